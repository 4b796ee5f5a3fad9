/** Real: the whole service over HTTP and Postgres; thousands of matches that wait for one player. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestClient } from '../../support/client.js';
import { startService } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { rowId, rowsOf } from '../../support/sql.js';
import { asPlayerToAct, playerToAct, waitingPlayer, startMatch } from '../../support/table.js';
import { until } from '../../support/wait.js';

let service: TestService;
let anna: TestClient;
let ben: TestClient;

beforeAll(async () => {
  service = await startService();
  [anna, ben] = await Promise.all([service.player(), service.player()]);
});
afterAll(() => service.stop());

interface Turn {
  readonly id: string;
  readonly deadline: string | null;
}
interface Turns {
  readonly nodes: readonly Turn[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}
const QUERY = `query ($first: Int, $after: String) { myTurns(first: $first, after: $after) {
  nodes { id deadline } pageInfo { hasNextPage endCursor } } }`;
const COUNT = '{ myTurnCount }';
const countOf = async (client: TestClient): Promise<number> =>
  (await client.ask<{ myTurnCount: number }>(COUNT)).myTurnCount;
const turnsOf = async (client: TestClient, page: object = {}): Promise<Turns> =>
  (await client.ask<{ myTurns: Turns }>(QUERY, page)).myTurns;

/** All pages to the end. */
async function allTurns(client: TestClient, first: number): Promise<Turn[]> {
  const found: Turn[] = [];
  for (let after: string | null = null; ;) {
    const page: Turns = await turnsOf(client, { first, after });
    found.push(...page.nodes);
    if (!page.pageInfo.hasNextPage) return found;
    after = page.pageInfo.endCursor;
  }
}

const waitsFor = async (client: TestClient, matchId: string): Promise<boolean> =>
  (await allTurns(client, 100)).some((turn) => turn.id === matchId);

/** Copies of a match. One in ten has no deadline; each deadline is shared by three. */
async function copy(matchId: string, count: number): Promise<void> {
  await rowsOf(
    service,
    `WITH copies AS (SELECT gen_random_uuid() AS id, n FROM generate_series(1, $2::integer) AS n),
       chains AS (INSERT INTO shuffle_chains (match_id, owner_id, commitment, checkpoints, taken_at)
         SELECT copies.id, c.owner_id, c.commitment, c.checkpoints, now()
         FROM copies, shuffle_chains c WHERE c.match_id = $1),
       matches AS (INSERT INTO matches
         SELECT (jsonb_populate_record(m, jsonb_build_object('id', copies.id, 'deadline',
           CASE WHEN n % 10 > 0 THEN m.deadline + n / 3 * interval '7 minutes' END))).*
         FROM copies, matches m WHERE m.id = $1)
     INSERT INTO match_seats (match_id, seat, user_id, is_bot)
     SELECT copies.id, s.seat, s.user_id, s.is_bot FROM copies, match_seats s WHERE s.match_id = $1`,
    [rowId(matchId), count],
  );
}

/** Sorts by deadline, matches without a deadline last, then by the id of the row. */
function inOrder(a: Turn, b: Turn): number {
  const [first, second] = [a, b].map((turn) => [turn.deadline ?? '9999', rowId(turn.id)].join());
  return first! < second! ? -1 : 1;
}

describe('the list of turns', () => {
  it('pages through all matches by deadline', async () => {
    const table = await startMatch([anna, ben]);
    const playerOnTurn = playerToAct(table, await asPlayerToAct(table));
    await copy(table.matchId, 2500);
    const turns = await allTurns(playerOnTurn, 100);
    expect(turns).toHaveLength(2501);
    expect(turns.map(({ id }) => id)).toEqual([...turns].sort(inOrder).map(({ id }) => id));
    expect(turns.filter((turn) => turn.deadline === null)).toHaveLength(250);
    const [{ id }] = turns as [Turn];
    expect(await turnsOf(playerOnTurn, { first: 1 })).toMatchObject({
      nodes: [{ id }],
    });
    const other = table.players.find((player) => player !== playerOnTurn)!;
    expect(await Promise.all([playerOnTurn, other].map(countOf))).toEqual([1000, 0]);
    expect(await turnsOf(other)).toMatchObject({
      nodes: [],
      pageInfo: { hasNextPage: false },
    });
  });

  it('skips nothing when a match of an earlier page has been played on', async () => {
    const [cora, dan] = await Promise.all([service.player(), service.player()]);
    for (let i = 0; i < 8; i++) await startMatch([cora, dan]);
    const before = await allTurns(cora, 100);
    if (before.length < 3) return expect(await allTurns(dan, 100)).toHaveLength(8 - before.length);
    const first = await turnsOf(cora, { first: 2 });
    const { legal } = (await cora.match(first.nodes[0]!.id)).deal;
    await cora.act(first.nodes[0]!.id, [legal[0]!]);
    const rest = await turnsOf(cora, { first: 100, after: first.pageInfo.endCursor });
    expect(rest.nodes.map(({ id }) => id)).toEqual(before.slice(2).map(({ id }) => id));
  });

  it('follows the player to act: after an action, a resignation, and the end', async () => {
    const [cora, dan] = await Promise.all([service.player(), service.player()]);
    const table = await startMatch([cora, dan]);
    const match = await asPlayerToAct(table);
    const [playerOnTurn, other] = [playerToAct(table, match), waitingPlayer(table, match)];
    expect([await waitsFor(playerOnTurn, match.id), await waitsFor(other, match.id)]).toEqual([
      true,
      false,
    ]);
    expect([await countOf(playerOnTurn), await countOf(other)]).toEqual([1, 0]);
    await playerOnTurn.act(match.id, [match.deal.legal[0]!]);
    expect([await countOf(playerOnTurn), await countOf(other)]).toEqual([0, 1]);
    expect([await waitsFor(playerOnTurn, match.id), await waitsFor(other, match.id)]).toEqual([
      false,
      true,
    ]);
    await other.resign(match.id);
    expect([await waitsFor(playerOnTurn, match.id), await waitsFor(other, match.id)]).toEqual([
      false,
      false,
    ]);
  });

  it('has no match in which a house bot has taken the seat or is to act', async () => {
    const trio = await Promise.all([service.player(), service.player(), service.player()]);
    const table = await startMatch(trio, { variant: 'dritt' });
    const match = await asPlayerToAct(table);
    const leaver = playerToAct(table, match);
    await leaver.resign(match.id);
    expect(await waitsFor(leaver, match.id)).toBe(false);
    const rest = trio.filter((player) => player !== leaver);
    await until('the house bot', async () =>
      (await Promise.all(rest.map((player) => waitsFor(player, match.id)))).includes(true),
    );
  });

  it('agrees with the seats of every match', async () => {
    const wrong = await rowsOf(
      service,
      `SELECT m.id FROM matches m WHERE m.awaiting_id IS DISTINCT FROM (
         SELECT s.user_id FROM match_seats s WHERE m.status = 'IN_PROGRESS' AND s.match_id = m.id
           AND s.seat = m.to_act AND NOT s.is_bot AND s.substitute_id IS NULL)`,
    );
    expect(wrong).toEqual([]);
  });

  const cursor = (position: unknown) => Buffer.from(JSON.stringify(position)).toString('base64url');

  it.each([
    ['a text that is no cursor', { after: 'nonsense' }],
    ['a cursor with an id only', { after: cursor(['x']) }],
    [
      'a cursor with an invalid deadline',
      { after: cursor(['soon', '00000000-0000-4000-8000-000000000000']) },
    ],
    ['a cursor with an invalid id', { after: cursor([null, '1; DROP']) }],
    ['a request for more than a hundred rows', { first: 101 }],
  ])('answers %s with BAD_USER_INPUT', async (_, page) => {
    const { errors } = await anna.raw(QUERY, page);
    expect(errors?.map((error) => error.extensions.code)).toEqual(['BAD_USER_INPUT']);
  });

  it('needs a signed-in user', async () => {
    await expect(turnsOf(service.client())).rejects.toThrow('UNAUTHENTICATED');
    await expect(countOf(service.client())).rejects.toThrow('UNAUTHENTICATED');
  });
});
