import type { FollowedMessage, LiveMessage } from '../live/live-bus.js';

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

/**
 * The kinds of which everyone has a share, by the payload's `forUser`: whoever has many of one waiting is served
 * after who has few.
 */
export const SHARED_KINDS = ['bot-turn', 'review'] as const satisfies readonly TaskKind[];

/** Of how many of a user's tasks the order is kept among others': those after them all come last. */
export const SHARE = 20;

/** Ids, seats and versions alone: job data is no place for cards or secrets. */
export type TaskPayload = Readonly<Record<string, string | number>>;

export interface Task {
  readonly kind: TaskKind;
  readonly payload: TaskPayload;
}

/** A task as it stands in the outbox. */
export interface PendingTask extends Task {
  readonly id: string;
  /** How often it was taken and could not be done. */
  readonly failures: number;
  /** How many of its user's tasks of the kind came before, `SHARE` at most; null for kinds that are not shared. */
  readonly ahead: number | null;
}

/** The message that a task's payload holds. @throws TypeError where it holds none */
export function liveMessageOf(payload: TaskPayload): LiveMessage {
  const { topic, ref, also } = isObject(payload) ? payload : {};
  if (typeof topic !== 'string' || (typeof ref !== 'string' && typeof ref !== 'number'))
    throw new TypeError('a task holds no message');
  return { topic, ref, ...(typeof also === 'string' && { also }) };
}

/** The same with what its follow-ups take. @throws TypeError where it holds none */
export function followedOf({ payload }: PendingTask): FollowedMessage {
  const asked = payload?.['asked'];
  return { ...liveMessageOf(payload), asked: typeof asked === 'string' ? asked : null };
}

/** Whether a row holds what a job can be made of. */
export const isJob = ({ payload }: PendingTask): boolean => isObject(payload);

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Postgres' classes of errors that one statement's data brings about: bad values, broken constraints. */
const DATA_CLASSES = ['22', '23', 'P0'];

/**
 * Whether a task failed by what it holds. Everything else, a lost connection or a timeout, comes to all
 * tasks alike, and goes away by itself.
 */
export function isTaskFault(error: unknown): boolean {
  if (error instanceof TypeError || error instanceof RangeError) return true;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && DATA_CLASSES.some((known) => code.startsWith(known));
}
