import type { StoredMatch } from '../../../src/modules/matches/application/index.js';
import type { Sql } from '../../../src/platform/database/database.js';
import { STATEMENTS } from '../../../src/platform/database/statement.js';
import type { Statement } from '../../../src/platform/database/statement.js';
import { startApiAlone } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { endlessMatch, makeMove, openArena } from '../arena.js';
import type { Arena } from '../arena.js';

/** The size of a page. */
const MATCHES = 20;

const MOVES_EACH = 8;

/** The values that the service gave to a statement. */
export type Values = Readonly<Record<string, unknown>>;

/** A service's database with two players, and the values with which a move of theirs was written. */
export interface Ground {
  readonly arena: Arena;
  readonly matches: readonly StoredMatch[];
  readonly commit: Values;
  /** The rows of a statement of the service, by its name. */
  readonly byHand: (name: string, values: Values, within?: Sql) => Promise<unknown[]>;
}

/** Starts a service, prepares it, and stops it after `work`. */
export async function onGround<T>(work: (ground: Ground) => Promise<T>): Promise<T> {
  const service = await startApiAlone({ LOG_LEVEL: 'error' });
  const arena = await openArena(service);
  try {
    return await work(await groundOn(service, arena));
  } finally {
    await arena.close();
    await service.stop();
  }
}

async function groundOn(service: TestService, arena: Arena): Promise<Ground> {
  const players = [await service.player(), await service.player()];
  const matches: StoredMatch[] = [];
  for (let n = 0; n < MATCHES; n++) matches.push(await played(arena, await endlessMatch(players)));
  const commit = await watched(arena, matches);
  const byHand = (name: string, values: Values, within: Sql = arena.database) =>
    within.rows(named(name), values);
  return { arena, matches, commit, byHand };
}

async function played(arena: Arena, id: string): Promise<StoredMatch> {
  let match = (await arena.matches.find(id))!;
  for (let n = 0; n < MOVES_EACH; n++) match = await makeMove(arena, match);
  return match;
}

/** The values of the commit of one more move in the first match. */
async function watched(arena: Arena, matches: StoredMatch[]): Promise<Values> {
  const rows = arena.database.rows.bind(arena.database);
  let seen: Values | null = null;
  arena.database.rows = (statement, values) => {
    if (statement.name === 'match-commit') seen = values as Values;
    return rows(statement, values);
  };
  matches[0] = await makeMove(arena, matches[0]!);
  arena.database.rows = rows;
  return seen!;
}

function named(name: string): Statement<object, Values> {
  const found = STATEMENTS.get(name);
  if (!found) throw new Error(`there is no statement ${name}`);
  return found as Statement<object, Values>;
}
