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

/** What decides whether a challenge is in the lobby. */
type Shown = Pick<Challenge, 'id' | 'status' | 'byInvitation' | 'seats'>;

/** Publishes changes of the lobby: the challenges that anyone may accept. */
@Injectable()
export class Lobby {
  constructor(private readonly outbox: Outbox) {}

  changed(within: Transaction, before: Challenge, after: Challenge): Promise<void> {
    return this.outbox.add(within, lobbyTasks(before, after));
  }

  /** Publishes, of the challenges that have been cancelled, those that anyone could accept. */
  closed(within: Transaction, cancelled: readonly Expired[]): Promise<void> {
    const open = cancelled.filter(({ wasOpenToAll }) => wasOpenToAll);
    const tasks = open.map(({ id }) => liveTask(CLOSED_TOPIC, id));
    return this.outbox.add(within, tasks);
  }
}

/** @param before null for a new challenge */
export function lobbyTasks(before: Shown | null, after: Shown): Task[] {
  const [was, is] = [before !== null && isOpenToAll(before), isOpenToAll(after)];
  return was === is ? [] : [liveTask(is ? OPENED_TOPIC : CLOSED_TOPIC, after.id)];
}

const liveTask = (topic: string, ref: string): Task => ({ kind: 'live', payload: { topic, ref } });
