import { IANAZone } from 'luxon';
import { domainToASCII } from 'node:url';

/** Control characters (NUL among them, which Postgres refuses) and halves of surrogate pairs. */
const UNCLEAN = /[\p{Cc}\p{Cs}]/u;

/** Whether a text can be stored and shown as it is. */
export const isCleanText = (text: string): boolean => !UNCLEAN.test(text);

/** The same for a text with several lines. */
export const areCleanLines = (text: string): boolean => isCleanText(text.replaceAll('\n', ' '));

/** Characters that nobody sees or that turn the text around them; those inside an emoji are not among them. */
const UNSEEN = /(?![\u200c\u200d])\p{Cf}/u;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether a text can be the name of something that others read: what is there can be seen. */
export const isCleanName = (text: string): boolean =>
  isCleanText(text) && !UNSEEN.test(text) && SEEN.test(text);

/** The form of IANA names. An offset (+01:00) is not accepted, because it has no daylight saving time. */
const TIME_ZONE = /^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/;

export const isTimeZone = (text: string): boolean =>
  TIME_ZONE.test(text) && IANAZone.isValidZone(text);

/** RFC 5321's longest path, without its brackets. */
const MAX_EMAIL_LENGTH = 254;

/**
 * One @, something before and after it, and a dot in the domain. Characters that lists or quotes in a
 * header use are excluded. Only an e-mail that arrives shows more.
 */
const EMAIL = /^[^\s@"(),:;<>[\]\\]+@[^\s@"(),:;<>[\]\\]+\.[^\s@".(),:;<>[\]\\]+$/;

/** An address as it is stored: keyboards add blanks, and compose accents in different ways. */
export const canonicalEmail = (typed: string): string => typed.trim().normalize('NFC');

/**
 * The same key for every way to write one address. Full-width letters and domains vary in more than case.
 */
export function emailKey(email: string): string {
  const [local, domain] = canonicalEmail(email).split('@', 2);
  return `${local!.normalize('NFKC').toLowerCase()}@${domainToASCII(domain!.toLowerCase())}`;
}

/** Whether the text is a possible e-mail address. */
export function isEmail(typed: string): boolean {
  const text = canonicalEmail(typed);
  return (
    text.length <= MAX_EMAIL_LENGTH &&
    isCleanText(text) &&
    EMAIL.test(text) &&
    domainToASCII(text.split('@')[1]!).includes('.')
  );
}
