import type { UserFailureCode } from './failures.js';

export const USERNAME_LENGTH = { min: 3, max: 20 } as const;

const SHAPE = /^[A-Za-z0-9_-]{3,20}$/;

/** House bots are called so; a level that is added later finds its name free. */
const BOT_PREFIX = 'bot-';

/** Names under which a user could speak for the service. */
const RESERVED: ReadonlySet<string> = new Set([
  'admin',
  'administrator',
  'anonymous',
  'bot',
  'bummerl',
  'deleted',
  'everyone',
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

/** The username of a house bot's level. */
export const botUsername = (level: string): string => `${BOT_PREFIX}${level}`;

/**
 * The key under which a name is unique: names are ASCII, so that no two look alike and lower case
 * means the same everywhere.
 */
export const usernameKey = (username: string): string => username.toLowerCase();

/** Whether anyone could have this name; what is none never reaches the database. */
export const isUsername = (text: string): boolean => SHAPE.test(text);

/** Why nobody may register `username`, null when it can be asked for. */
export function usernameProblem(username: string): UserFailureCode | null {
  if (!isUsername(username)) return 'USERNAME_INVALID';
  const key = usernameKey(username);
  return key.startsWith(BOT_PREFIX) || RESERVED.has(key) ? 'USERNAME_RESERVED' : null;
}
