import type { LiveMessage } from '../live/live-bus.js';
import type { OwedTask } from './task.js';

/** The message that a task tells. @throws TypeError for a row that holds none */
export function messageOf({ id, payload }: OwedTask): LiveMessage {
  const { topic, ref } = isObject(payload) ? payload : {};
  if (typeof topic !== 'string' || (typeof ref !== 'string' && typeof ref !== 'number'))
    throw new TypeError(`task ${id} is no message`);
  return { topic, ref };
}

/** Whether a row holds what a job can be made of. */
export const isJob = ({ payload }: OwedTask): boolean => isObject(payload);

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
