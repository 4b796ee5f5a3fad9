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
