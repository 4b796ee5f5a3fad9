import type { FollowedMessage, LiveMessage } from '../live/live-bus.js';

/**
 * The kinds of tasks after a commit. The relay itself publishes `live` to the subscribers. Every other kind has one
 * handler in the worker, and a queue if it is not done directly. A new kind needs a line here and a handler.
 */
export const TASK_KINDS = ['live', 'bot-turn', 'rating', 'notice', 'deadline', 'review'] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/** The kinds that have a handler. */
export type HandledKind = Exclude<TaskKind, 'live'>;

/**
 * The kinds that are done where they are leased, without a job: their handler does many at once in a few statements, of
 * which a job would cost more.
 */
const DIRECT_KINDS = ['notice'] as const satisfies readonly HandledKind[];
type DirectKind = (typeof DIRECT_KINDS)[number];

/** The kinds that go through a queue. */
export type QueuedKind = Exclude<HandledKind, DirectKind>;

export const isDirect = (kind: TaskKind): kind is DirectKind =>
  DIRECT_KINDS.some((direct) => direct === kind);

export const HANDLED_KINDS = TASK_KINDS.filter((kind) => kind !== 'live');
export const QUEUED_KINDS = HANDLED_KINDS.filter((kind): kind is QueuedKind => !isDirect(kind));

/**
 * The kinds that are shared fairly among users, by the payload's `forUser`: a user with many waiting tasks is served
 * after one with few.
 */
export const SHARED_KINDS = ['bot-turn', 'review'] as const satisfies readonly TaskKind[];

/**
 * How many waiting tasks of a user are ordered fairly among those of others. The user's further tasks all come after
 * these.
 */
export const SHARE = 20;

/** Only ids, seats and versions: cards and secrets do not belong in job data. */
export type TaskPayload = Readonly<Record<string, string | number>>;

export interface Task {
  readonly kind: TaskKind;
  readonly payload: TaskPayload;
}

/** A task in the outbox. */
export interface PendingTask extends Task {
  readonly id: string;
  /** How often a worker has tried it and failed. */
  readonly failures: number;
  /** How many tasks of the same user and kind came before, at most `SHARE`; null for kinds that are not shared. */
  readonly ahead: number | null;
}

/** The message in a task's payload. @throws TypeError if there is none */
export function liveMessageOf(payload: TaskPayload): LiveMessage {
  const { topic, ref, also } = isObject(payload) ? payload : {};
  if (typeof topic !== 'string' || (typeof ref !== 'string' && typeof ref !== 'number'))
    throw new TypeError('a task holds no message');
  return { topic, ref, ...(typeof also === 'string' && { also }) };
}

/** The message with the data for its follow-ups. @throws TypeError if there is none */
export function followedOf({ payload }: PendingTask): FollowedMessage {
  const asked = payload?.['asked'];
  return { ...liveMessageOf(payload), asked: typeof asked === 'string' ? asked : null };
}

/** Whether a job can be made of a row. */
export const isJob = ({ payload }: PendingTask): boolean => isObject(payload);

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Postgres' classes of errors that are caused by the data of a statement: bad values, broken constraints. */
const DATA_CLASSES = ['22', '23', 'P0'];

/**
 * Whether the data of a task caused its failure. Everything else, such as a lost connection or a timeout, concerns all
 * tasks and ends by itself.
 */
export function isTaskFault(error: unknown): boolean {
  if (error instanceof TypeError || error instanceof RangeError) return true;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && DATA_CLASSES.some((known) => code.startsWith(known));
}
