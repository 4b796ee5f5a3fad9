import type { StoredMatch } from '../../../src/modules/matches/application/index.js';
import type { Sql } from '../../../src/platform/database/database.js';
import { STATEMENTS } from '../../../src/platform/database/statement.js';
import type { Statement } from '../../../src/platform/database/statement.js';
import { startApiAlone } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { endlessMatch, makeMove, openCore } from '../core-service.js';
import type { CoreService } from '../core-service.js';

/** The size of a page. */
const MATCHES = 20;

const MOVES_EACH = 8;

/** The values that the service gave to a statement. */
export type Values = Readonly<Record<string, unknown>>;

/** A service's database with matches of two players, and the values with which one of their moves was written. */
export interface Fixture {
  readonly core: CoreService;
  readonly matches: readonly StoredMatch[];
  readonly commit: Values;
  /** The rows of a statement of the service, by its name. */
  readonly byHand: (name: string, values: Values, within?: Sql) => Promise<unknown[]>;
}

/** Starts a service, prepares it, and stops it after `work`. */
export async function withFixture<T>(work: (fixture: Fixture) => Promise<T>): Promise<T> {
  const service = await startApiAlone({ LOG_LEVEL: 'error' });
  const core = await openCore(service);
  try {
    return await work(await fixtureOf(service, core));
  } finally {
    await core.close();
    await service.stop();
  }
}

async function fixtureOf(service: TestService, core: CoreService): Promise<Fixture> {
  const players = [await service.player(), await service.player()];
  const matches: StoredMatch[] = [];
  for (let n = 0; n < MATCHES; n++) matches.push(await played(core, await endlessMatch(players)));
  const commit = await commitValues(core, matches);
  const byHand = (name: string, values: Values, within: Sql = core.database) =>
    within.rows(named(name), values);
  return { core, matches, commit, byHand };
}

async function played(core: CoreService, id: string): Promise<StoredMatch> {
  let match = (await core.matches.find(id))!;
  for (let n = 0; n < MOVES_EACH; n++) match = await makeMove(core, match);
  return match;
}

/** The values of the commit of one more move in the first match. */
async function commitValues(core: CoreService, matches: StoredMatch[]): Promise<Values> {
  const rows = core.database.rows.bind(core.database);
  let seen: Values | null = null;
  core.database.rows = (statement, values) => {
    if (statement.name === 'match-commit') seen = values as Values;
    return rows(statement, values);
  };
  matches[0] = await makeMove(core, matches[0]!);
  core.database.rows = rows;
  return seen!;
}

function named(name: string): Statement<object, Values> {
  const found = STATEMENTS.get(name);
  if (!found) throw new Error(`there is no statement ${name}`);
  return found as Statement<object, Values>;
}
