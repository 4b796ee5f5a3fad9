import type { AuthFailureCode } from './failures.js';

/** How a personal token begins, so that leak scanners and people know one when they see it. */
export const API_TOKEN_PREFIX = 'bmrl_';

export const MAX_API_TOKENS = 50;

const MAX_NAME_LENGTH = 60;
const MAX_LIFETIME_MILLIS = 10 * 366 * 24 * 3600 * 1000;

/** A personal token as its owner sees it; the secret is not in it. */
export interface ApiToken {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly createdAt: Date;
  /** To the minute. */
  readonly lastUsedAt: Date | null;
  readonly expiresAt: Date | null;
}

/** What is asked for; the scopes as sent. */
export interface ApiTokenRequest {
  readonly name: string;
  readonly scopes: readonly string[];
  readonly expiresAt: Date | null;
}

/** A failure and the field that it is about. */
export interface FieldProblem {
  readonly code: AuthFailureCode;
  readonly field: keyof ApiTokenRequest;
}

/** What is wrong with a request for a token, nothing when it can be granted. */
export function apiTokenProblems(
  request: ApiTokenRequest,
  known: readonly string[],
  now: Date,
): FieldProblem[] {
  const checks: [boolean, FieldProblem][] = [
    [isName(request.name), { code: 'TOKEN_NAME_INVALID', field: 'name' }],
    [areScopes(request.scopes, known), { code: 'TOKEN_SCOPES_INVALID', field: 'scopes' }],
    [isExpiry(request.expiresAt, now), { code: 'TOKEN_EXPIRY_INVALID', field: 'expiresAt' }],
  ];
  return checks.filter(([good]) => !good).map(([, problem]) => problem);
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
