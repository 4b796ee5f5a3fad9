/** Real: the whole service over HTTP and Postgres; thousands of matches with every combination of filters. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SCAN } from '../../../src/platform/database/scanned-list.js';
import { STATEMENTS } from '../../../src/platform/database/statement.js';
import type { TestClient } from '../../support/client.js';
import { startService } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { atOneMoment, rowsOf } from '../../support/sql.js';
import { startMatch } from '../../support/table.js';

/** How often each match is copied. The first match has more copies than one page may read. */
const COPIES = [SCAN + 200, 40, 40, 40, 40, 40];

interface Row {
  readonly id: string;
  readonly variant: string;
  readonly preset: string;
  readonly rated: boolean;
  readonly status: string;
  readonly onlookers: boolean;
  readonly players: readonly string[];
  readonly hasBot: boolean;
  readonly playerOnTurn: string | null;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
}

interface Filter {
  readonly player?: string;
  readonly opponent?: string;
  readonly mine?: boolean;
  readonly myTurn?: boolean;
  readonly status?: string;
  readonly variant?: string;
  readonly preset?: string;
  readonly rated?: boolean;
  readonly bots?: string;
  readonly createdSince?: Date;
  readonly createdBefore?: Date;
  readonly finishedSince?: Date;
  readonly finishedBefore?: Date;
}

const ORDERS = ['CREATED_DESC', 'CREATED_ASC', 'FINISHED_DESC', 'FINISHED_ASC'] as const;
type Order = (typeof ORDERS)[number];

let service: TestService;
let people: TestClient[];
let all: Row[];

beforeAll(async () => {
  service = await startService();
  people = await Promise.all(['anna', 'ben', 'cora'].map((name) => service.player(name)));
  const [anna, ben, cora] = people as [TestClient, TestClient, TestClient];
  const played = [
    await over([anna, ben]),
    await over([ben, cora], { variant: 'zweier', preset: 'scharf', onlookers: false }),
    (await startMatch([anna, ben, cora], { variant: 'dritt' })).matchId,
    (await startMatch([cora, anna], { rated: false })).matchId,
    await over([anna, cora], { preset: 'scharf' }),
    (await anna.challenge({ variant: 'zweier', rated: false, opponents: [{ bot: 'random' }] }))
      .challenge!.matchId,
  ];
  for (const [i, matchId] of played.entries()) await copy(matchId, COPIES[i]!, i);
  await rowsOf(service, 'ANALYZE matches, match_seats');
  all = await rowsOf<Row>(service, ROWS);
}, 60_000);
afterAll(() => service.stop());

/** A match that the first player has resigned. */
async function over(players: TestClient[], more: object = {}): Promise<string> {
  const { matchId } = await startMatch(players, more);
  await players[0]!.resign(matchId);
  return matchId;
}

/** Copies a match; each copy is some minutes older, and they ended in another order. The first kind is newest. */
async function copy(matchId: string, count: number, kind: number): Promise<void> {
  await rowsOf(
    service,
    `WITH copies AS (
       SELECT gen_random_uuid() AS id, m.created_at - n * interval '1 minute' - $3 * interval '2 days' AS created,
         m.finished_at - (n * 7919 % $2) * interval '90 seconds' AS finished
       FROM matches m, generate_series(1, $2::integer) AS n WHERE m.id = $1),
     chains AS (INSERT INTO shuffle_chains (match_id, owner_id, commitment, checkpoints, taken_at)
       SELECT copies.id, c.owner_id, c.commitment, c.checkpoints, now()
       FROM copies, shuffle_chains c WHERE c.match_id = $1),
     matches AS (INSERT INTO matches SELECT (jsonb_populate_record(m, jsonb_build_object('id', copies.id,
         'created_at', copies.created, 'finished_at', copies.finished))).*
       FROM copies, matches m WHERE m.id = $1)
     INSERT INTO match_seats (match_id, seat, user_id, is_bot, running, created_at, finished_at)
     SELECT copies.id, s.seat, s.user_id, s.is_bot, s.running, copies.created, copies.finished
     FROM copies, match_seats s WHERE s.match_id = $1`,
    [rowIdOf(matchId), count, kind],
  );
}

const rowIdOf = (id: string) => Buffer.from(id, 'base64url').toString().split(':')[1]!;

const ROWS = `SELECT m.id, m.variant, m.preset, m.rated, m.status, m.onlookers,
    m.created_at AS "createdAt", m.finished_at AS "finishedAt",
    (SELECT array_agg(u.username) FROM match_seats s JOIN users u ON u.id = s.user_id
     WHERE s.match_id = m.id) AS players,
    EXISTS (SELECT FROM match_seats s WHERE s.match_id = m.id AND s.is_bot) AS "hasBot",
    (SELECT u.username FROM users u WHERE u.id = m.awaiting_id) AS "playerOnTurn"
  FROM matches m`;

const within = (at: Date | null, since?: Date, before?: Date): boolean =>
  (!since || (at !== null && at >= since)) && (!before || (at !== null && at < before));

function fits(row: Row, filter: Filter, { username }: TestClient): boolean {
  const { player, opponent, mine, myTurn, bots = 'ANY' } = filter;
  const same = (['status', 'variant', 'preset', 'rated'] as const).every(
    (name) => filter[name] === undefined || filter[name] === row[name],
  );
  const seated = [player, opponent, ...(mine ? [username] : [])];
  return [
    same,
    seated.every((name) => name === undefined || row.players.includes(name)),
    myTurn === undefined || myTurn === (row.playerOnTurn === username),
    bots === 'ANY' || (bots === 'ONLY') === row.hasBot,
    within(row.createdAt, filter.createdSince, filter.createdBefore),
    within(row.finishedAt, filter.finishedSince, filter.finishedBefore),
    row.onlookers || row.players.includes(username),
  ].every(Boolean);
}

function expected(filter: Filter, order: Order, viewer: TestClient): string[] {
  const [by, direction] = order.split('_') as ['CREATED' | 'FINISHED', string];
  const effective = by === 'FINISHED' ? { status: 'FINISHED', ...filter } : filter;
  const both = [
    by === 'FINISHED' && effective.status !== 'FINISHED',
    filter.mine && filter.player !== undefined && filter.player !== viewer.username,
  ];
  if (both.some(Boolean)) return [];
  const placeOf = (row: Row) =>
    `${(by === 'CREATED' ? row.createdAt : row.finishedAt!).toISOString()} ${row.id}`;
  const found = all.filter((row) => fits(row, effective, viewer));
  found.sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  if (direction === 'DESC') found.reverse();
  return found.map(({ id }) => id);
}

const QUERY = `query ($filter: MatchFilter, $order: MatchOrder, $after: String) {
  matches(filter: $filter, order: $order, first: 100, after: $after) {
    nodes { id } pageInfo { hasNextPage endCursor } } }`;

interface Listed {
  readonly nodes: readonly { readonly id: string }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

const page = async (viewer: TestClient, variables: object): Promise<Listed> =>
  (await viewer.ask<{ matches: Listed }>(QUERY, variables)).matches;

/** The listed matches of at most so many pages. */
async function listed(viewer: TestClient, filter: Filter, order: Order, pages = Infinity) {
  const ids: string[] = [];
  for (let after: string | null = null, n = 0; n < pages; n++) {
    const { nodes, pageInfo }: Listed = await page(viewer, { filter, order, after });
    ids.push(...nodes.map(({ id }) => rowIdOf(id)));
    if (!pageInfo.hasNextPage) return { ids, pages: n + 1 };
    after = pageInfo.endCursor;
  }
  return { ids, pages };
}

const among = <T>(...values: readonly T[]) => fc.constantFrom(...values);
const moment = fc.integer({ min: 0, max: 12 * 24 }).map((n) => new Date(Date.now() - n * 3_60_000));
const filters: fc.Arbitrary<Filter> = fc.record(
  {
    player: among('anna', 'ben', 'cora', 'bot-random'),
    opponent: among('anna', 'ben', 'cora', 'bot-random'),
    mine: fc.boolean(),
    myTurn: fc.boolean(),
    status: among('IN_PROGRESS', 'FINISHED', 'ABORTED'),
    variant: among('zweier', 'dritt'),
    preset: among('weich', 'scharf'),
    rated: fc.boolean(),
    bots: among('ANY', 'ONLY', 'WITHOUT'),
    createdSince: moment,
    createdBefore: moment,
    finishedSince: moment,
    finishedBefore: moment,
  },
  { requiredKeys: [] },
);

describe('lists of matches', () => {
  it('match the filter, in every order', async () => {
    const isGame = ({ variant, preset }: Filter) => variant !== 'dritt' || preset === undefined;
    const look = async (filter: Filter, order: Order, who: number) => {
      const viewer = people[who]!;
      const wanted = expected(filter, order, viewer);
      const { ids } = await listed(viewer, filter, order, 2);
      expect(ids).toEqual(wanted.slice(0, ids.length));
    };
    const property = fc.asyncProperty(filters.filter(isGame), among(...ORDERS), fc.nat(2), look);
    await fc.assert(property, { numRuns: 40 });
  }, 60_000);

  it('have all other matches with myTurn: false, and all matches if the viewer is not signed in', async () => {
    for (const viewer of people) {
      const own = { mine: true, status: 'IN_PROGRESS' };
      const count = async (filter: object) =>
        (await listed(viewer, { ...own, ...filter }, 'CREATED_DESC')).ids.length;
      const [mine, others, all] = [
        await count({ myTurn: true }),
        await count({ myTurn: false }),
        await count({}),
      ];
      expect(mine + others).toBe(all);
    }
    const nobody = service.client();
    const running = { status: 'IN_PROGRESS', variant: 'dritt' };
    const ids = (filter: object) => listed(nobody, { ...running, ...filter }, 'CREATED_DESC');
    expect((await ids({ myTurn: false })).ids).toEqual((await ids({})).ids);
  });

  it('a page of matches reads a limited number of rows, and the next page continues after them', async () => {
    const [anna] = people as [TestClient];
    const filter = { variant: 'dritt' };
    const first = await page(anna, { filter });
    expect(first).toMatchObject({ pageInfo: { hasNextPage: true } });
    expect(first.nodes).toHaveLength(1);
    const { ids, pages } = await listed(anna, filter, 'CREATED_DESC');
    expect(ids).toEqual(expected(filter, 'CREATED_DESC', anna));
    expect(pages).toBe(2);
  });

  it('have the viewer’s running matches, also beside many that are over', async () => {
    const [anna] = people as [TestClient];
    const { ids, pages } = await listed(
      anna,
      { mine: true, status: 'IN_PROGRESS' },
      'CREATED_DESC',
    );
    expect([ids.length, pages]).toEqual([123, 2]);
  });

  it('refuse a cursor of another order', async () => {
    const [anna] = people as [TestClient];
    const { pageInfo } = await page(anna, { order: 'FINISHED_DESC' });
    const { errors } = await anna.raw(QUERY, { after: pageInfo.endCursor });
    expect(errors![0]!.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('take any valid time', async () => {
    const [anna] = people as [TestClient];
    for (const moment of ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z']) {
      const filter = { createdSince: moment, finishedBefore: moment, mine: true };
      expect((await page(anna, { filter })).nodes).toEqual([]);
    }
  });

  it('are read from an index in their order, by every statement', async () => {
    for (const order of ORDERS)
      for (const filter of WAYS) await page(people[0]!, { order, filter });
    const pages = [...STATEMENTS.keys()].filter((name) => name.startsWith('match-list-page-'));
    expect(pages).toHaveLength(2 * (WAYS.length + 2));
    const values = await anything();
    for (const name of pages) {
      const plan = await planOf(name, values);
      expect([name, plan.match(/Seq Scan on \w+/g)]).toEqual([name, null]);
      // It sorts only the matches that wait for one user, who plays a limited number at a time.
      if (!name.includes('waiting'))
        expect([name, plan.includes('Sort Key')]).toEqual([name, false]);
    }
  });
});

/** A filter for each way to read the list. In the order of the ends there are two more ways. */
const WAYS: readonly object[] = [
  {},
  { status: 'FINISHED' },
  { mine: true },
  { mine: true, status: 'IN_PROGRESS' },
  { backed: true },
  { myTurn: true },
];

/** Values with which a statement leaves out no row. */
async function anything(): Promise<object> {
  const [anna] = await rowsOf<{ id: string }>(
    service,
    `SELECT id FROM users WHERE username = 'anna'`,
  );
  const { id } = anna!;
  const users = {
    playerId: id,
    opponentId: id,
    backerId: id,
    awaitingUserId: id,
    viewerId: id,
    notAwaitingUserId: null,
  };
  const terms = {
    status: 'FINISHED',
    variant: 'zweier',
    preset: 'weich',
    rated: true,
    withBots: true,
  };
  const [since, before] = [new Date(0), new Date(Date.now() + 1000)];
  const moments = {
    createdSince: since,
    createdBefore: before,
    finishedSince: since,
    finishedBefore: before,
  };
  return { ...users, ...terms, ...moments, afterAt: null, afterId: null, limit: 21 };
}

/** Without these Postgres plans as for large tables; in small tables they are cheaper than an index. */
const SWITCHED_OFF = ['seqscan', 'bitmapscan', 'sort', 'hashjoin', 'mergejoin'];

function planOf(name: string, values: object): Promise<string> {
  const { text, bind } = STATEMENTS.get(name)!;
  return atOneMoment(service, async (ask) => {
    for (const way of SWITCHED_OFF) await ask(`SET LOCAL enable_${way} = off`, []);
    const bound = (bind as (values: object) => unknown[])(values);
    const plan = JSON.stringify(await ask(`EXPLAIN ${text}`, bound));
    // The part after the first `SubPlan` looks up data of each row that is shown.
    return plan.split('SubPlan')[0]!;
  });
}
