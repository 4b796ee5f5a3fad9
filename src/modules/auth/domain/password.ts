import { dictionary } from '@zxcvbn-ts/language-common';

const LENGTH = { min: 8, max: 200 } as const;

/** NUL and unpaired surrogates: nobody types them, and some clients change them. */
const UNTYPABLE = /[\0\p{Cs}]/u;

/** About 49,000 passwords from leaks, lower-cased, the most common first: attackers try them first. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** The least number of different characters, which excludes "aaaaaaaa" and "abababab". */
const MIN_DIFFERENT = 3;

/**
 * A password in the form in which it is hashed: the same bytes for every way in which keyboards compose
 * accents. A text that is too long for a password becomes empty.
 */
export function canonicalPassword(password: string): string {
  return exceedsAll(password) ? '' : password.normalize('NFKC');
}

/** Why a new password is refused, null when it is good. */
export function passwordProblem(password: string, username: string) {
  if (exceedsAll(password)) return 'PASSWORD_TOO_LONG';
  if (UNTYPABLE.test(password)) return 'PASSWORD_INVALID';
  const length = [...canonicalPassword(password)].length;
  if (length < LENGTH.min) return 'PASSWORD_TOO_SHORT';
  if (length > LENGTH.max) return 'PASSWORD_TOO_LONG';
  return isGuessable(canonicalPassword(password), username) ? 'PASSWORD_TOO_COMMON' : null;
}

function isGuessable(password: string, username: string): boolean {
  const key = password.toLowerCase();
  return COMMON.has(key) || key === username.toLowerCase() || new Set(key).size < MIN_DIFFERENT;
}

/** More UTF-16 units than the longest password can have. */
function exceedsAll(password: string): boolean {
  return password.length > 2 * LENGTH.max;
}
