/** What a row of the matrix says, and what follows from it for each kind of viewer. */
import type { Access } from '../../../src/platform/graphql/signed-in.js';
import type { Scope } from '../../../src/platform/api/scopes.js';
import type { Need } from '../../../src/platform/api/viewer.js';
import { DEAD, PEOPLE, TOKENS } from './viewers.js';
import type { Kind, Person, Token } from './viewers.js';
import type { World } from './world.js';

/**
 * How an operation ends: `data`, `hidden` (null, or without what was looked for), `open` (a
 * subscription that listens), else the code of its error or of its first user error.
 */
export type Outcome = 'data' | 'hidden' | 'open' | Uppercase<string>;

/** Outcomes of those who are let in; a token that has the scope counts as its owner, another as nobody. */
export type Gives = Partial<Record<'anonymous' | Person | Token, Outcome>> & {
  /** Everyone who is not named. */
  readonly others: Outcome;
};

/** Hidden from everyone but the owner; from everyone but the two players. */
export const ownersAlone: Gives = { owner: 'data', others: 'hidden' };
export const betweenTwo: Gives = { owner: 'data', opponent: 'data', others: 'hidden' };

export interface Row {
  /** Null: the field never asks who its viewer is. */
  readonly needs: Access | null;
  /** What the variables ask of the viewer, where that is more than what the field does. */
  readonly asks?: Access;
  /** What a token needs beside that to come as far as the field. */
  readonly through?: readonly Scope[];
  readonly gives: Gives;
  readonly variables?: (world: World, kind: Kind) => object | Promise<object>;
  /** What is selected of the answer; left out, its type's name. */
  readonly select?: string;
  /** What the answer must hold to count as `data`. */
  readonly looksFor?: (world: World) => string;
}

/** The field looks at nobody. */
export const anyone = null;
/** Nobody needs to be signed in; without the scope a token is shown what anyone is. */
export const mayBe = (scope: Need | null): Access => ({ required: false, scope });
export const signedIn = (scope: Need): Access => ({ required: true, scope });

export const isToken = (kind: Kind): kind is Token => TOKENS.some((token) => token === kind);
const isDead = (kind: Kind): boolean => DEAD.some((dead) => dead === kind);
const isPerson = (kind: Kind): kind is Person => PEOPLE.some((person) => person === kind);

/** Whether a token has what a field needs: no token is a session, and any will do where nothing is named. */
const isLetIn = (kind: Token, { scope }: Access): boolean =>
  scope === null || (scope !== 'session' && kind === 'scopedToken');

/** What the row says of a kind of viewer. */
export function expected({ needs: field, asks, gives }: Row, kind: Kind): Outcome {
  const needs = asks ?? field;
  const asAnyone = gives.anonymous ?? gives.others;
  if (!needs) return (isPerson(kind) && gives[kind]) || asAnyone;
  if (isDead(kind)) return 'UNAUTHENTICATED';
  if (kind === 'anonymous') return needs.required ? 'UNAUTHENTICATED' : asAnyone;
  if (!isToken(kind)) return gives[kind as Person] ?? gives.others;
  if (isLetIn(kind, needs)) return gives[kind] ?? gives.owner ?? gives.others;
  return needs.required ? 'FORBIDDEN' : (gives[kind] ?? asAnyone);
}
