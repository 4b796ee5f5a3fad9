import type { UserFailureCode } from './failures.js';
import { lookalikeKey } from './lookalike.js';

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

/** The same names as they look, without what stands between their letters. */
const RESERVED_LOOKS: ReadonlySet<string> = new Set([...RESERVED].map(bare));

/** The username of a house bot's level. */
export const botUsername = (level: string): string => `${BOT_PREFIX}${level}`;

/** The key that finds a user: names are ASCII, so that lower case means the same everywhere. */
export const usernameKey = (username: string): string => username.toLowerCase();

/** Whether anyone could have this name; what is none never reaches the database. */
export const isUsername = (text: string): boolean => SHAPE.test(text);

/** Why nobody may register `username`, null when it can be asked for. */
export function usernameProblem(username: string): UserFailureCode | null {
  if (!isUsername(username)) return 'USERNAME_INVALID';
  const looks = lookalikeKey(username).replace(/^-/, '');
  return looks.startsWith(BOT_PREFIX) || RESERVED_LOOKS.has(bare(username))
    ? 'USERNAME_RESERVED'
    : null;
}

/** How a name looks without its separators and in whatever case: "ad-min", "admin_", "ADM1N". */
function bare(username: string): string {
  return lookalikeKey(username).replaceAll('-', '').replaceAll('i', 'l');
}
