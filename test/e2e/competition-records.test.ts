/** Real: an api and a worker. The records of a competition's matches as one download. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { request } from 'undici';
import { toGlobalId } from '../../src/platform/api/ids.js';
import type { TestClient } from '../support/client.js';
import {
  announce,
  enter,
  playByResigning,
  shownCompetition,
} from '../support/played-competitions.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { setClock } from '../support/time.js';
import { until } from '../support/wait.js';

let service: TestService;
let players: TestClient[];
/** One that has ended, whose matches anyone may watch; another without spectators, in which one match has ended. */
let ended: string;
let running: string;
/** Of the one that has ended, and of the other: in the order in which they ended. */
let matches: readonly string[];
let hidden: string;

interface Line {
  readonly cursor: string;
  readonly id?: string;
  readonly done?: boolean;
  readonly record?: object;
  readonly proof?: object;
}

beforeAll(async () => {
  service = await startService();
  players = await Promise.all([1, 2, 3, 4].map(() => service.player()));
  ended = await full({ name: 'Open tables' });
  const { pairings } = await playByResigning(players, ended);
  matches = pairings.nodes.flatMap(({ playedMatches }) => playedMatches.map((match) => match!.id));
  running = await full({ name: 'Closed tables', onlookers: false });
  hidden = await firstResigned();
  await setClock(service, 3600);
});
afterAll(() => service.stop());

async function full(terms: object): Promise<string> {
  const id = await announce(players[0]!, { places: 4, leastEntries: 4, ...terms });
  for (const player of players) await enter(player, id);
  return id;
}

/** Resigns the match of the first player; the other match of the round goes on. */
async function firstResigned(): Promise<string> {
  const [player] = players;
  const id = await until('the first match', async () => {
    const { pairings } = await shownCompetition(player!, running);
    const own = pairings.nodes.find(({ entrants }) =>
      entrants.some(({ entry }) => entry.user.username === player!.username),
    );
    return own?.playedMatches[0]?.id;
  });
  await player!.resign(id);
  return id;
}

const asked = (query: Record<string, string>, client?: TestClient) =>
  request(`${service.base}/export/matches.ndjson?${new URLSearchParams(query).toString()}`, {
    headers: client ? { authorization: `Bearer ${client.accessToken}` } : {},
  });

async function linesOf(query: Record<string, string>, client?: TestClient): Promise<Line[]> {
  const { statusCode, body } = await asked(query, client);
  const text = await body.text();
  expect([statusCode, text]).toEqual([200, expect.any(String)]);
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}

const idsIn = (lines: readonly Line[]) => lines.flatMap(({ id }) => id ?? []);

it('has all matches of a competition with their records and proofs, and no others', async () => {
  const lines = await linesOf({ competition: ended });
  expect(new Set(idsIn(lines))).toEqual(new Set(matches));
  expect(matches).toHaveLength(3);
  expect(lines[0]).toMatchObject({ record: expect.any(Object), proof: expect.any(Object) });
  expect(lines.at(-1)).toMatchObject({ done: true });
});

it('continues after a cursor, and has a limit', async () => {
  const all = await linesOf({ competition: ended });
  const first = await linesOf({ competition: ended, limit: '1' });
  expect(first).toMatchObject([{ id: all[0]!.id }, { done: false }]);
  const rest = await linesOf({ competition: ended, after: first[0]!.cursor });
  expect(idsIn(rest)).toEqual(idsIn(all).slice(1));
});

it('leaves out running matches, and those without spectators for who has not played in them', async () => {
  expect(idsIn(await linesOf({ competition: running }))).toEqual([]);
  expect(idsIn(await linesOf({ competition: running }, players[0]))).toEqual([hidden]);
  expect(idsIn(await linesOf({ competition: running }, await service.player()))).toEqual([]);
});

it.each([
  [{ player: 'anna' }, ['competition', 'player']],
  [{ rated: 'true', variant: 'zweier' }, ['competition', 'variant', 'rated']],
])('is refused together with %j', async (more, parameters) => {
  const { statusCode, body } = await asked({ competition: ended, ...more });
  expect([statusCode, await body.json()]).toMatchObject([
    400,
    { code: 'BAD_USER_INPUT', parameters },
  ]);
});

it('an unknown competition, and a text that is no id, are refused', async () => {
  const unknown = toGlobalId('Competition', '00000000-0000-4000-8000-000000000000');
  const answers = [await asked({ competition: unknown }), await asked({ competition: 'nonsense' })];
  const codes = answers.map(async ({ statusCode, body }) => [
    statusCode,
    ((await body.json()) as { code: string }).code,
  ]);
  expect(await Promise.all(codes)).toEqual([
    [404, 'COMPETITION_NOT_FOUND'],
    [400, 'BAD_USER_INPUT'],
  ]);
});
