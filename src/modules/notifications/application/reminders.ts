import { Injectable } from '@nestjs/common';
import { isUuid } from '../../../platform/uuid.js';
import type { LiveMessage } from '../../../platform/live/live-bus.js';
import { MATCH_TOPIC } from '../../matches/application/index.js';
import { ReminderStore } from './reminder-store.js';

/** How many batches one pass owes at most: a process that is asked to end waits for it. */
const MOST_BATCHES = 25;

/** Keeps watch over the turns that run: who is asked is reminded before their time runs out. */
@Injectable()
export class Reminders {
  constructor(private readonly store: ReminderStore) {}

  /** Plans for the matches that have changed, before it is told. A turn that goes on has no notice. */
  async follow(messages: readonly LiveMessage[]): Promise<void> {
    const topics = messages.map(({ topic }) => topic).filter((it) => it.startsWith(MATCH_TOPIC));
    const ids = new Set(topics.map((topic) => topic.slice(MATCH_TOPIC.length)).filter(isMatch));
    if (ids.size > 0) await this.store.plan([...ids]);
  }

  /** Owes those that are due. */
  async owe(): Promise<void> {
    for (let batch = 0; batch < MOST_BATCHES; batch++) if (!(await this.store.owe())) return;
  }
}

const isMatch = (id: string): boolean => isUuid(id);
