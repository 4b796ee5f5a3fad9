import { randomInt } from 'node:crypto';
import { canonicalName, drawnName, LETTERS } from './name-letters.js';
import { emailKey, isEmail } from './profile.js';

/** Unicode distinguishes the two; a reader of "bot_easy" does not. */
const SEPARATORS = /[_-]+/g;

/**
 * The same key for all names that look alike: UTS 39's skeleton. Case makes no difference in names, so it is
 * computed twice, as typed and again in lower case ("AnnaI" is "annal", "MAX" is "rnax").
 */
export function lookalikeKey(username: string): string {
  return drawnName(drawnName(canonicalName(username)).toLowerCase()).replace(SEPARATORS, '-');
}

const SHAPE = new RegExp(`^[${LETTERS}0-9_-]{3,20}$`);

/** The prefix of house bots' names, so that the name of a level that is added later is still free. */
const BOT_PREFIX = 'bot-';

/** The prefix of guests' names; nobody else's name can begin with it. */
const GUEST_PREFIX = 'guest-';

/** The prefix of the names of accounts that were deleted. */
const GONE_PREFIX = 'gone-';

/** Letters and digits of which none looks like another one or like two others together. */
const GUEST_LETTERS = '23456789abcdefghjkpqstuvwxyz';

/**
 * The number of random letters, each one of 28. After ten million guests, one of 37,000 random names is
 * taken.
 */
const GUEST_LENGTH = 8;

/** The reserved prefixes, compared by their lookalike keys. */
const RESERVED_PREFIXES: readonly string[] = [BOT_PREFIX, GUEST_PREFIX, GONE_PREFIX];

/** Names with which a user could pretend to speak for the service. */
const RESERVED: ReadonlySet<string> = new Set([
  'admin',
  'administrator',
  'anonymous',
  'bot',
  'bummerl',
  'deleted',
  'everyone',
  'gast',
  'guest',
  'help',
  'house',
  'moderator',
  'nobody',
  'null',
  'onlooker',
  'operator',
  'root',
  'schnapsen',
  'security',
  'service',
  'staff',
  'support',
  'system',
  'undefined',
  'webmaster',
]);

/** The reserved names as `bare` returns them. */
const RESERVED_LOOKS: ReadonlySet<string> = new Set([...RESERVED].map(bare));

/** The username of a house bot's level. */
export const botUsername = (level: string): string => `${BOT_PREFIX}${level}`;

/** The name in sentences: a house bot is called by its level, “Bot easy”. */
export const shownName = (username: string): string =>
  username.startsWith(BOT_PREFIX) ? `Bot ${username.slice(BOT_PREFIX.length)}` : username;

/** A random name for a guest; it may be taken. */
export function drawGuestUsername(): string {
  const letters = Array.from({ length: GUEST_LENGTH }, () => {
    return GUEST_LETTERS[randomInt(GUEST_LETTERS.length)]!;
  });
  return GUEST_PREFIX + letters.join('');
}

/** In lower case the Turkish "İ" would become an "i" with a second dot. */
const lower = (name: string): string => name.replaceAll('İ', 'i').toLowerCase();

/** The key that finds a user: without blanks around it and regard to case, computed here and never by the database. */
export const usernameKey = (username: string): string => lower(canonicalName(username));

/** Whether the text has the form of a username; other texts are not looked up. */
export const isUsername = (text: string): boolean => SHAPE.test(canonicalName(text));

const PREFIX = new RegExp(`^[${LETTERS}0-9_-]{2,20}$`);

/** Whether a name can begin with this text, and it is long enough for a search. */
export const isUsernamePrefix = (text: string): boolean => PREFIX.test(canonicalName(text));

/** The key of the user that `nameOrEmail` may mean; empty for a text that is neither. */
export function accountKey(nameOrEmail: string): string {
  if (isUsername(nameOrEmail)) return usernameKey(nameOrEmail);
  return isEmail(nameOrEmail) ? emailKey(nameOrEmail) : '';
}

/** Why nobody may register `username`; null when its form is allowed. */
export function usernameProblem(username: string): 'USERNAME_INVALID' | 'USERNAME_RESERVED' | null {
  if (!isUsername(username)) return 'USERNAME_INVALID';
  const looks = withoutMarks(lookalikeKey(username)).replace(/^-/, '');
  const hasReservedPrefix = RESERVED_PREFIXES.some((prefix) => looks.startsWith(prefix));
  return hasReservedPrefix || RESERVED_LOOKS.has(bare(username)) ? 'USERNAME_RESERVED' : null;
}

/** A name as it looks, without separators, marks and case: the same for "ad-min", "ädmin" and "ADM1N". */
function bare(username: string): string {
  return withoutMarks(lookalikeKey(username)).replaceAll('-', '').replaceAll('i', 'l');
}

/** A key as if its letters had no marks: nobody may speak for the service with one. */
function withoutMarks(key: string): string {
  return key.replaceAll("'", '');
}
