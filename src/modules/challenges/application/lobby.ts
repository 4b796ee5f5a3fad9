import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/tasks/outbox.js';
import type { Task } from '../../../platform/tasks/task.js';
import { isOpenToAll } from '../domain/challenge.js';
import type { Challenge } from '../domain/challenge.js';
import type { Expired } from '../storage/challenge-store.js';

/**
 * The topics with the ids of challenges that become open to anyone, and of challenges that are no longer
 * open.
 */
export const OPENED_TOPIC = 'lobby.opened';
export const CLOSED_TOPIC = 'lobby.closed';

/** Publishes changes of the lobby: the challenges that anyone may accept. */
@Injectable()
export class Lobby {
  constructor(private readonly outbox: Outbox) {}

  /** @param before null for a challenge that has just been created */
  changed(within: Transaction, before: Challenge | null, after: Challenge): void {
    const [was, is] = [before !== null && isOpenToAll(before), isOpenToAll(after)];
    if (was === is) return;
    this.outbox.add(within, [liveTask(is ? OPENED_TOPIC : CLOSED_TOPIC, after.id)]);
  }

  /** Publishes, of the challenges that have been cancelled, those that anyone could accept. */
  closed(within: Transaction, cancelled: readonly Expired[]): void {
    const open = cancelled.filter(({ wasOpenToAll }) => wasOpenToAll);
    const tasks = open.map(({ id }) => liveTask(CLOSED_TOPIC, id));
    this.outbox.add(within, tasks);
  }
}

const liveTask = (topic: string, ref: string): Task => ({ kind: 'live', payload: { topic, ref } });
