import { domainToASCII } from 'node:url';
import { isCleanText } from './text.js';

/** RFC 5321's longest path without its brackets. */
const MAX_LENGTH = 254;

/**
 * One @, something around it, a dot behind it, and nothing by which a header lists or quotes: more is
 * told only by a letter that arrives.
 */
const SHAPE = /^[^\s@"(),:;<>[\]\\]+@[^\s@"(),:;<>[\]\\]+\.[^\s@".(),:;<>[\]\\]+$/;

/** The same for every way to write one address: full-width letters and domains have more than case. */
export function emailKey(email: string): string {
  const [local, domain] = email.split('@', 2);
  return `${local!.normalize('NFKC').toLowerCase()}@${domainToASCII(domain!.toLowerCase())}`;
}

/** Whether a letter could be sent there. */
export function isEmail(text: string): boolean {
  return (
    text.length <= MAX_LENGTH &&
    isCleanText(text) &&
    SHAPE.test(text) &&
    domainToASCII(text.split('@')[1]!).includes('.')
  );
}
