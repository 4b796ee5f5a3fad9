import { isCleanText } from './text.js';

/** RFC 5321's longest path without its brackets. */
const MAX_LENGTH = 254;

/** One @, something around it, a dot behind it: more is told only by a letter that arrives. */
const SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

export const emailKey = (email: string): string => email.toLowerCase();

/** Whether a letter could be sent there. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_LENGTH && isCleanText(text) && SHAPE.test(text);
}
