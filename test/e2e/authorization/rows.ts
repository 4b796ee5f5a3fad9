/** What a row of the matrix says, and the outcome that follows for each kind of viewer. */
import type { Access } from '../../../src/platform/graphql/signed-in.js';
import type { Scope } from '../../../src/platform/api/scopes.js';
import type { Need, Role } from '../../../src/platform/api/viewer.js';
import { INVALID, PEOPLE, TOKENS } from './viewers.js';
import type { Kind, Person, Token } from './viewers.js';
import type { TestData } from './test-data.js';

/**
 * How an operation ends: `data`, `hidden` (null, or without the value of `looksFor`), `open` (a
 * subscription that stays open), else the code of its error or of its first user error.
 */
export type Outcome = 'data' | 'hidden' | 'open' | Uppercase<string>;

/**
 * Outcomes of viewers with access. A token with the scope counts as its owner, a token without it
 * as anonymous.
 */
export type Gives = Partial<Record<'anonymous' | Person | Token, Outcome>> & {
  /** The outcome of all kinds that are not named. */
  readonly others: Outcome;
};

/** Visible to the owner only. */
export const ownersAlone: Gives = { owner: 'data', others: 'hidden' };
/** Visible to the members of the owner’s private club only. */
export const inClub: Gives = { owner: 'data', partner: 'data', others: 'hidden' };
/** Visible to the two players only. */
export const betweenTwo: Gives = { owner: 'data', opponent: 'data', others: 'hidden' };

export interface Row {
  /** Null if the field does not depend on the viewer. */
  readonly needs: Access | null;
  /** The access that the field needs with these variables, if it is more than `needs`. */
  readonly asks?: Access;
  /** The scopes that a token needs to reach the field. */
  readonly through?: readonly Scope[];
  readonly gives: Gives;
  readonly variables?: (testData: TestData, kind: Kind) => object | Promise<object>;
  /** The selection in the answer; `__typename` by default. */
  readonly select?: string;
  /** The text that an answer must contain to count as `data`. */
  readonly looksFor?: (testData: TestData) => string;
}

/** Access of a field that does not depend on the viewer. */
export const anyone = null;
/** Access without a session; a token without the scope sees what an anonymous viewer sees. */
export const optional = (scope: Need | null): Access => ({ required: false, scope });
export const signedIn = (scope: Need): Access => ({ required: true, scope });
/** Access in a session in which a role is in force. */
export const staff = (role: Role): Access => ({ required: true, scope: 'session', role });

/** What moderators and admins get, and nobody else. */
export const forStaff = (outcome: Outcome): Gives => ({
  moderator: outcome,
  admin: outcome,
  others: 'FORBIDDEN',
});
/** What admins get, and nobody else. */
export const forAdmins = (outcome: Outcome): Gives => ({ admin: outcome, others: 'FORBIDDEN' });

export const isToken = (kind: Kind): kind is Token => TOKENS.some((token) => token === kind);
const isInvalid = (kind: Kind): boolean => INVALID.some((invalid) => invalid === kind);
const isPerson = (kind: Kind): kind is Person => PEOPLE.some((person) => person === kind);

/**
 * Whether a token has access to a field. A token is never a session. A field without a scope is
 * open to any token.
 */
const hasAccess = (kind: Token, { scope }: Access): boolean =>
  scope === null || (scope !== 'session' && kind === 'scopedToken');

/** The outcome of a row for a kind of viewer. */
export function expected({ needs: field, asks, gives }: Row, kind: Kind): Outcome {
  const needs = asks ?? field;
  const asAnyone = gives.anonymous ?? gives.others;
  if (!needs) return (isPerson(kind) && gives[kind]) || asAnyone;
  if (isInvalid(kind)) return 'UNAUTHENTICATED';
  if (kind === 'anonymous') return needs.required ? 'UNAUTHENTICATED' : asAnyone;
  if (!isToken(kind)) return gives[kind as Person] ?? gives.others;
  if (hasAccess(kind, needs)) return gives[kind] ?? gives.owner ?? gives.others;
  return needs.required ? 'FORBIDDEN' : (gives[kind] ?? asAnyone);
}
