/** Real: the complete service over HTTP, Postgres. Some matches have rows damaged by SQL, others are sound. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MATCH } from '../support/client.js';
import type { Answer, TestClient } from '../support/client.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { untilOutboxEmpty } from '../support/sql.js';
import { playCard, startMatch } from '../support/table.js';
import { ALL_DAMAGES, damage } from './broken-rows.js';

const SEATS = { zweier: 2, dreier: 3, bauern: 4 };
const VARIANTS = Object.keys(SEATS) as (keyof typeof SEATS)[];

let service: TestService;
let people: TestClient[];
let anna: TestClient;
let intact: string[];
let broken: string[];

beforeAll(async () => {
  service = await startService();
  people = await Promise.all([1, 2, 3, 4].map(() => service.player()));
  anna = people[0]!;
  intact = [];
  broken = [];
  for (const [i, how] of ALL_DAMAGES.entries()) {
    const matchId = await begin(i);
    broken.push(matchId);
    if (i % 5 === 0) intact.push(await begin(i));
    await untilOutboxEmpty(service);
    await damage(service, matchId, how);
  }
  intact.push(await begin(0));
  await untilOutboxEmpty(service);
});
afterAll(() => service.stop());

async function begin(i: number): Promise<string> {
  const variant = VARIANTS[i % VARIANTS.length]!;
  const table = await startMatch(people.slice(0, SEATS[variant]), { variant });
  if (variant === 'zweier') await playCard(table);
  return table.matchId;
}

interface Page<N> {
  readonly edges: readonly { readonly cursor: string; readonly node: N | null }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** Reads a complete list page by page; returns its edges and the codes of its errors. */
async function pages<N>(field: string, args: string, node: string, first = 5) {
  const edges: Page<N>['edges'][number][] = [];
  const codes = new Set<string>();
  for (let after: string | null = null; ;) {
    const call = `${field}(first: ${first}, after: $after${args})`;
    const query = `query ($after: String) { list: ${call} { edges { cursor node { ${node} } }
      pageInfo { hasNextPage endCursor } } }`;
    const answer: Answer<{ list: Page<N> }> = await anna.raw(query, { after });
    for (const { extensions } of answer.errors ?? []) codes.add(extensions.code);
    if (!answer.data) throw new Error(JSON.stringify(answer.errors));
    const { list } = answer.data;
    edges.push(...list.edges);
    if (!list.pageInfo.hasNextPage) return { edges, codes };
    after = list.pageInfo.endCursor;
  }
}

type WithId = { readonly id: string };

const idsIn = ({ edges }: { edges: Page<WithId>['edges'] }) =>
  edges.flatMap(({ node }) => node?.id ?? []);

const LISTS: readonly [field: string, args: string][] = [
  ['matches', ''],
  ['matches', ', filter: { mine: true }'],
  ['matches', ', filter: { myTurn: true }'],
  ['matches', ', filter: { status: IN_PROGRESS }'],
  ['myTurns', ''],
];

const ALL_FIELDS = `${MATCH} variant { key } timeControl { weekends } countDown draw { dealer } record proof
  deals { number fairness { seed } } clock { banks timeLedger { nodes { kind seconds } } } plan { status }
  autoplay { mode } rematch { id } rematchOffer { id } review { id }`;

describe('a list with broken matches', () => {
  it.each(LISTS)('%s(…%s) returns the id of every match, also of broken ones', async (...list) => {
    const { edges, codes } = await pages<WithId>(...list, 'id');
    expect([...codes]).toEqual([]);
    const all = list[1] === '' && list[0] === 'matches' ? [...intact, ...broken] : [];
    expect(idsIn({ edges })).toEqual(expect.arrayContaining(all));
    expect(edges.every(({ node }) => node !== null)).toBe(true);
  });

  it.each(LISTS)('%s(…%s) returns sound matches completely beside broken ones', async (...list) => {
    const { edges, codes } = await pages<WithId>(...list, ALL_FIELDS, 2);
    const wanted = new Set(idsIn(await pages<WithId>(...list, 'id')));
    const ids = idsIn({ edges });
    for (const id of intact.filter((one) => wanted.has(one))) {
      expect(edges.find(({ node }) => node?.id === id)!.node).toMatchObject({ id });
      expect(ids.filter((one) => one === id)).toHaveLength(1);
    }
    expect(edges).toHaveLength(wanted.size);
    expect([...codes]).toEqual(['MATCH_BROKEN']);
  });

  it('the errors of a list that is read by `nodes` name the nodes that failed', async () => {
    const query = '{ matches(first: 50) { nodes { id deal { phase } } } }';
    const { data, errors } = await anna.raw<{ matches: { nodes: (WithId | null)[] } }>(query);
    const { nodes } = data!.matches;
    expect(nodes.flatMap((node) => node?.id ?? [])).toEqual(expect.arrayContaining(intact));
    const failed = nodes.flatMap((node, i) => (node ? [] : [i]));
    expect(errors!.map(({ path }) => path!.slice(0, 3))).toEqual(
      expect.arrayContaining(failed.map((i) => ['matches', 'nodes', i])),
    );
    expect(broken).toEqual(
      expect.arrayContaining(errors!.map(({ extensions }) => extensions['id'])),
    );
    expect(JSON.stringify(errors)).not.toMatch(/snapshot|replay|nonsense|node_modules/);
  });

  it('has what the others have, and continues after unreadable ones', async () => {
    type Event = { readonly matchId: string; readonly version: number; readonly payload: unknown };
    const fields = `... on MatchEvent { matchId version type token payload { type } }`;
    const { edges, codes } = await pages<Event>('events', '', fields, 40);
    expect([...codes]).toEqual(['MATCH_BROKEN']);
    for (const id of intact) {
      const { version } = await anna.match(id, 'version');
      const own = edges.flatMap(({ node }) => (node?.matchId === id ? [node] : []));
      expect(own.map((event) => event.version)).toEqual(upTo(version));
      expect(own.every(({ payload }) => payload !== null)).toBe(true);
    }
    expect(new Set(edges.flatMap(({ node }) => node?.matchId ?? []))).toEqual(
      new Set([...intact, ...broken]),
    );
  });

  it('notifications, challenges and node(id) work beside broken matches', async () => {
    for (const [field, args, node] of [
      ['notifications', '', 'id type matchId'],
      ['challenges', ', filter: { mine: true }', 'id match { id }'],
    ] as const) {
      const { edges, codes } = await pages<WithId>(field, args, node, 20);
      expect({ field, codes: [...codes], gaps: edges.filter((edge) => !edge.node) }).toEqual({
        field,
        codes: [],
        gaps: [],
      });
    }
    for (const id of [...intact, ...broken]) {
      expect((await anna.ask<{ node: WithId }>(`{ node(id: "${id}") { id } }`)).node.id).toBe(id);
    }
  });

  it('a move in a broken match is MATCH_BROKEN, and the error has the match’s id', async () => {
    const act = `mutation { act(input: { matchId: "${broken[0]!}", actions: ["HA"] }) {
      userErrors { code } } }`;
    const answers = await Promise.all(people.slice(0, 2).map((player) => player.raw(act)));
    const errors = answers.flatMap((answer) => answer.errors ?? []);
    expect(errors.map(({ extensions }) => extensions)).toMatchObject([
      { code: 'MATCH_BROKEN', id: broken[0] },
    ]);
  });
});

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);
