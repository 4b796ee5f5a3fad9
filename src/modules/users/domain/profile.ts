import { IANAZone } from 'luxon';
import { domainToASCII } from 'node:url';

/** Control characters (NUL among them, which Postgres refuses) and halves of surrogate pairs. */
const UNCLEAN = /[\p{Cc}\p{Cs}]/u;

/** Whether a text can be stored and shown as it is. */
export const isCleanText = (text: string): boolean => !UNCLEAN.test(text);

/** As IANA names zones; an offset (+01:00) is none, it knows no summer time. */
const TIME_ZONE = /^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/;

export const isTimeZone = (text: string): boolean =>
  TIME_ZONE.test(text) && IANAZone.isValidZone(text);

/** RFC 5321's longest path without its brackets. */
const MAX_EMAIL_LENGTH = 254;

/**
 * One @, something around it, a dot behind it, and nothing by which a header lists or quotes: more is
 * told only by a letter that arrives.
 */
const EMAIL = /^[^\s@"(),:;<>[\]\\]+@[^\s@"(),:;<>[\]\\]+\.[^\s@".(),:;<>[\]\\]+$/;

/** The same for every way to write one address: full-width letters and domains have more than case. */
export function emailKey(email: string): string {
  const [local, domain] = email.split('@', 2);
  return `${local!.normalize('NFKC').toLowerCase()}@${domainToASCII(domain!.toLowerCase())}`;
}

/** Whether a letter could be sent there. */
export function isEmail(text: string): boolean {
  return (
    text.length <= MAX_EMAIL_LENGTH &&
    isCleanText(text) &&
    EMAIL.test(text) &&
    domainToASCII(text.split('@')[1]!).includes('.')
  );
}
