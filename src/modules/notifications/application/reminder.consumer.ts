import { Injectable } from '@nestjs/common';
import type { ConsumerOf, DomainEventOf } from '../../domain-events.js';
import { ReminderStore } from '../storage/reminder-store.js';

type Changed = DomainEventOf<'MATCH_CHANGED'>;

/** Plans the reminders of a turn whose deadline may be new. */
@Injectable()
export class ReminderConsumer implements ConsumerOf<'MATCH_CHANGED'> {
  readonly name = 'reminders';
  readonly events = ['MATCH_CHANGED'] as const;

  constructor(private readonly store: ReminderStore) {}

  wants({ awaitedId }: Changed): boolean {
    return awaitedId !== null;
  }

  handle(events: readonly Changed[]): Promise<void> {
    return this.store.planIn([...new Set(events.map(({ matchId }) => matchId))]);
  }
}
