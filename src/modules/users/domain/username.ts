import { randomInt } from 'node:crypto';
import { emailKey, isEmail } from './profile.js';

/**
 * The characters of names that Unicode's confusables (UTS 39) draw like others: the lines of
 * confusables.txt whose characters a username may have. All others stand for themselves.
 */
const DRAWN_LIKE: Readonly<Record<string, string>> = { '0': 'O', '1': 'l', I: 'l', m: 'rn' };

/** Unicode tells the two apart; people who read "bot_easy" do not. */
const SEPARATORS = /[_-]+/g;

const drawn = (text: string): string => text.replace(/[01Im]/g, (letter) => DRAWN_LIKE[letter]!);

/**
 * The key that names share which look alike: UTS 39's skeleton, of names in which case makes no
 * difference. So it is taken as typed and once more in lower case ("AnnaI" is "annal", "MAX" is "rnax").
 */
export function lookalikeKey(username: string): string {
  return drawn(drawn(username).toLowerCase()).replace(SEPARATORS, '-');
}

const SHAPE = /^[A-Za-z0-9_-]{3,20}$/;

/** House bots are called so; a level that is added later finds its name free. */
const BOT_PREFIX = 'bot-';

/** Guests are called so; nobody else can be. */
const GUEST_PREFIX = 'guest-';

/** Letters and digits of which none looks like another, or like two others together. */
const GUEST_LETTERS = '23456789abcdefghjkpqstuvwxyz';

/** Of 28 letters each: ten million guests later a new name is taken in one of 37,000 draws. */
const GUEST_LENGTH = 8;

/** As they look. */
const KEPT_PREFIXES: readonly string[] = [BOT_PREFIX, GUEST_PREFIX];

/** Names under which a user could speak for the service. */
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

/** The same names as they look, without what stands between their letters. */
const RESERVED_LOOKS: ReadonlySet<string> = new Set([...RESERVED].map(bare));

/** The username of a house bot's level. */
export const botUsername = (level: string): string => `${BOT_PREFIX}${level}`;

/** A name for a guest, by chance: it may be taken. */
export function drawGuestUsername(): string {
  const letters = Array.from({ length: GUEST_LENGTH }, () => {
    return GUEST_LETTERS[randomInt(GUEST_LETTERS.length)]!;
  });
  return GUEST_PREFIX + letters.join('');
}

/** The key that finds a user: names are ASCII, so that lower case means the same everywhere. */
export const usernameKey = (username: string): string => username.toLowerCase();

/** Whether anyone could have this name; what is none never reaches the database. */
export const isUsername = (text: string): boolean => SHAPE.test(text);

const PREFIX = /^[A-Za-z0-9_-]{2,20}$/;

/** Whether a name can begin so, and with enough letters to look for. */
export const isUsernamePrefix = (text: string): boolean => PREFIX.test(text);

/** The key of whoever `nameOrEmail` may mean, the empty one for what is neither. */
export function accountKey(nameOrEmail: string): string {
  if (isUsername(nameOrEmail)) return usernameKey(nameOrEmail);
  return isEmail(nameOrEmail) ? emailKey(nameOrEmail) : '';
}

/** Why nobody may register `username`, null when it can be asked for. */
export function usernameProblem(username: string): 'USERNAME_INVALID' | 'USERNAME_RESERVED' | null {
  if (!isUsername(username)) return 'USERNAME_INVALID';
  const looks = lookalikeKey(username).replace(/^-/, '');
  const isKept = KEPT_PREFIXES.some((prefix) => looks.startsWith(prefix));
  return isKept || RESERVED_LOOKS.has(bare(username)) ? 'USERNAME_RESERVED' : null;
}

/** How a name looks without its separators and in whatever case: "ad-min", "admin_", "ADM1N". */
function bare(username: string): string {
  return lookalikeKey(username).replaceAll('-', '').replaceAll('i', 'l');
}
