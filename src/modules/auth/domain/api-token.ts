/** The prefix of a personal token, so that leak scanners and people recognise one. */
export const API_TOKEN_PREFIX = 'bmrl_';

export const MAX_API_TOKENS = 50;

const MAX_NAME_LENGTH = 60;
const MAX_LIFETIME_MILLIS = 10 * 366 * 24 * 3600 * 1000;

/** The request for a token; the scopes are unchecked. */
export interface ApiTokenRequest {
  readonly name: string;
  readonly scopes: readonly string[];
  readonly expiresAt: Date | null;
}

/** What is wrong with a request for a token, by field; empty when the token can be created. */
export function apiTokenProblems(request: ApiTokenRequest, known: readonly string[], now: Date) {
  const checks = [
    { good: isName(request.name), code: 'TOKEN_NAME_INVALID', field: 'name' },
    { good: areScopes(request.scopes, known), code: 'TOKEN_SCOPES_INVALID', field: 'scopes' },
    { good: isExpiry(request.expiresAt, now), code: 'TOKEN_EXPIRY_INVALID', field: 'expiresAt' },
  ] as const;
  return checks.filter(({ good }) => !good);
}

function isName(name: string): boolean {
  return name.trim().length > 0 && name.length <= MAX_NAME_LENGTH && !/[\p{Cc}\p{Cs}]/u.test(name);
}

function areScopes(scopes: readonly string[], known: readonly string[]): boolean {
  return scopes.length > 0 && scopes.every((scope) => known.includes(scope));
}

function isExpiry(expiresAt: Date | null, now: Date): boolean {
  if (!expiresAt) return true;
  const lifetime = expiresAt.getTime() - now.getTime();
  return lifetime > 0 && lifetime <= MAX_LIFETIME_MILLIS;
}
