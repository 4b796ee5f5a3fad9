/**
 * What can be owed after a commit. `live` is told to the subscribers by the relay itself; every
 * other kind is a queue with one handler in the worker. A new one is a line here and its handler.
 */
export const TASK_KINDS = [
  'live',
  'bot-turn',
  'rating',
  'notice',
  'delivery',
  'mail',
  'deadline',
  'review',
] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/** The kinds that travel through a queue. */
export const QUEUED_KINDS = TASK_KINDS.filter((kind) => kind !== 'live');
export type QueuedKind = Exclude<TaskKind, 'live'>;

/** Ids, seats and versions alone: job data is no place for cards or secrets. */
export type TaskPayload = Readonly<Record<string, string | number>>;

export interface Task {
  readonly kind: TaskKind;
  readonly payload: TaskPayload;
}

/** A task as it stands in the outbox. */
export interface OwedTask extends Task {
  readonly id: string;
}
