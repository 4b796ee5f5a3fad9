/**
 * The speed of a move, through the use case and through HTTP, beside comparable work in the same run. Postgres is the
 * embedded one, as the service starts it. Server, clients and Postgres share the machine, so compare ratios
 * rather than absolute figures.
 */
import { nextDeal, play, snapshot } from '../../src/engine/index.js';
import { matchOf } from '../../src/modules/matches/application/index.js';
import type { StoredMatch } from '../../src/modules/matches/application/index.js';
import { toGlobalId } from '../../src/platform/api/ids.js';
import { startApiAlone } from '../support/service.js';
import { endlessMatch, makeMove, nextToken, openCore } from './core-service.js';
import type { CoreService } from './core-service.js';
import { HttpClient } from './http.js';
import { round, speedOf } from './measure.js';
import type { Speed } from './measure.js';
import { onOwnPostgres } from './own-postgres.js';
import { PlainTransaction } from './plain-transaction.js';
import { roundTrips } from './round-trips.js';

const AT_A_TIME = [10, 50];

const ACT = `mutation ($input: ActInput!) { act(input: $input) {
  match { version toAct deal { legal } } userErrors { code } } }`;
const MATCH = `query ($id: ID!) { match(id: $id) { version toAct deal { legal } } }`;

/** The measured objects, and the others that the measurement needs. */
interface ActBench {
  readonly core: CoreService;
  readonly http: HttpClient;
  readonly plain: PlainTransaction;
  /** Matches, one for each worker. */
  readonly matches: StoredMatch[];
  /** The access tokens of the players by their ids. */
  readonly tokens: ReadonlyMap<string, string>;
}

type Work = (worker: number) => Promise<unknown>;

function worksOn(bench: ActBench): Record<string, Work> {
  const { core, http, plain, matches, tokens } = bench;
  const tokenOf = ({ players, toAct }: StoredMatch) => tokens.get(players[toAct!]!.userId)!;
  return {
    selectOne: () => plain.selectOne(),
    matchByKey: (worker) => {
      const match = matches[worker]!;
      return http.ask(tokenOf(match), MATCH, { id: toGlobalId('Match', match.id) });
    },
    fourStatements: (worker) => plain.write(matches[worker]!),
    actUseCase: async (worker) => {
      matches[worker] = await makeMove(core, matches[worker]!);
    },
    actHttp: async (worker) => {
      const match = matches[worker]!;
      matches[worker] = await moveByHttp(bench, match, tokenOf(match));
    },
  };
}

interface Answer {
  readonly act: {
    readonly match: Pick<StoredMatch, 'version' | 'toAct'> | null;
    readonly userErrors: readonly { code: string }[];
  };
}

/** A move over HTTP. Where a deal ended the match is read again, otherwise the next state is computed here. */
async function moveByHttp(
  { core, http }: ActBench,
  match: StoredMatch,
  accessToken: string,
): Promise<StoredMatch> {
  const action = nextToken(match);
  const input = { matchId: toGlobalId('Match', match.id), actions: [action] };
  const { act } = await http.ask<Answer>(accessToken, ACT, { input });
  if (!act.match) throw new Error(act.userErrors[0]!.code);
  const played = play(matchOf(match), action);
  if (!played.ok || nextDeal(played.value.match)) return (await core.matches.find(match.id))!;
  const { version, toAct } = act.match;
  return { ...match, version, toAct, snapshot: snapshot(played.value.match) };
}

async function measureAll(bench: ActBench, trips: number): Promise<Record<string, unknown>> {
  const works = worksOn(bench);
  const figures: Record<string, unknown> = { roundTripsPerAct: trips };
  for (const atATime of AT_A_TIME) {
    const speeds: Record<string, Speed> = {};
    for (const [name, work] of Object.entries(works)) {
      speeds[name] = await speedOf(name, atATime, work);
    }
    figures[`at${atATime}`] = { ...speeds, ratios: ratiosOf(speeds) };
  }
  return figures;
}

/** Moves a second, relative to comparable work. */
function ratiosOf(speeds: Record<string, Speed>): Record<string, number> {
  const share = (name: string, peer: string) =>
    round(speeds[name]!.perSecond / speeds[peer]!.perSecond);
  return {
    useCaseToSelectOne: share('actUseCase', 'selectOne'),
    useCaseToFourStatements: share('actUseCase', 'fourStatements'),
    httpToMatchByKey: share('actHttp', 'matchByKey'),
    httpToUseCase: share('actHttp', 'actUseCase'),
  };
}

/** Measures moves on a Postgres of its own. */
export const run = (): Promise<Record<string, unknown>> => onOwnPostgres(onService);

async function onService(): Promise<Record<string, unknown>> {
  const service = await startApiAlone({ LOG_LEVEL: 'error' });
  const core = await openCore(service);
  const http = new HttpClient(service.base);
  const players = await Promise.all([service.player(), service.player()]);
  const matches: StoredMatch[] = [];
  for (let n = 0; n < Math.max(...AT_A_TIME); n++) {
    matches.push((await core.matches.find(await endlessMatch(players)))!);
  }
  const plain = await PlainTransaction.on(service.database.url);
  const tokens = new Map(
    matches[0]!.players.map(({ userId }, seat) => [userId, players[seat]!.accessToken!]),
  );
  try {
    const statements = await roundTrips(core.source, async () => {
      matches[0] = await makeMove(core, matches[0]!);
    });
    return await measureAll({ core, http, plain, matches, tokens }, statements.length);
  } finally {
    await http.close();
    await plain.close();
    await core.close();
    await service.stop();
  }
}
