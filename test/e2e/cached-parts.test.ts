/** Real: the service over HTTP and Postgres. The ids of deals, clocks and plans, as a cache and an attacker use them. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { seeded } from '../../src/engine/index.js';
import { toGlobalId } from '../../src/platform/api/ids.js';
import { fewestSentBy } from '../bench/round-trips.js';
import type { TestClient } from '../support/client.js';
import { setPlan } from '../support/plans.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { openSource } from '../support/source.js';
import { rowId, rowsOf } from '../support/sql.js';
import { playCard, playOut, startMatch } from '../support/table.js';
import type { Table } from '../support/table.js';

let service: TestService;
let stranger: TestClient;
/** A running match in its third deal or a later one, and one in its first deal without onlookers. */
let open: Table;
let closed: Table;
beforeAll(async () => {
  service = await startService();
  const people = await Promise.all([service.player(), service.player()]);
  stranger = await service.player();
  open = await startMatch(people, { rated: false, target: 7 });
  const random = seeded(7);
  await playOut(service, open, random, ({ deal }) => Promise.resolve(deal.number === 3));
  closed = await startMatch(people, { rated: false, onlookers: false });
  await playCard(closed);
  for (const table of [open, closed])
    for (const player of people)
      await setPlan(player, table.matchId, [{ when: {}, then: [{ cheapest: true }] }]);
});
afterAll(() => service.stop());

const DEAL = `__typename id number position variant dealer phase trump trumpCard talonCount talon aside closedBy toAct
  legal legalActions { token text } hands { seat count cards known } trick { seat card } cardPoints tricks
  lastTrick { seat card } ownTricks { cards { card } } result { reason } resultText fairness { seed }`;
const CLOCK = '__typename id turnStartedAt banks timeLedger(first: 3) { nodes { seat kind from } }';
const PLAN = '__typename id revision scope status rules { then { cheapest } }';

interface Part {
  readonly id: string;
}
interface Parts {
  readonly deal: Part;
  readonly deals: readonly Part[];
  readonly clock: Part;
  readonly plan: Part | null;
}
const partsOf = async (client: TestClient, { matchId }: Table): Promise<Parts | null> => {
  const query = `query ($id: ID!) { match(id: $id) { deal { ${DEAL} } deals { ${DEAL} } clock { ${CLOCK} }
    plan { ${PLAN} } } }`;
  return (await client.ask<{ match: Parts | null }>(query, { id: matchId })).match;
};

const NODE = `... on Deal { ${DEAL} } ... on MatchClock { ${CLOCK} } ... on Plan { ${PLAN} }`;
const nodes = async (client: TestClient, ids: readonly string[]) =>
  (
    await client.ask<{ nodes: unknown[] }>(
      `query ($ids: [ID!]!) { nodes(ids: $ids) { ${NODE} } }`,
      { ids },
    )
  ).nodes;
const node = async (client: TestClient, id: string) =>
  (await client.ask<{ node: unknown }>(`query ($id: ID!) { node(id: $id) { ${NODE} } }`, { id }))
    .node;

const dealId = ({ matchId }: Table, rest: string) =>
  toGlobalId('Deal', `${rowId(matchId)}:${rest}`);

describe('a deal, a clock and a plan', () => {
  it('are found by their ids exactly as each viewer sees them in the match', async () => {
    for (const client of [...open.players, stranger, service.client()]) {
      const { deal, deals, clock, plan } = (await partsOf(client, open))!;
      expect(deals).toHaveLength(3);
      expect(deals.at(-1)).toEqual(deal);
      expect(plan === null).toBe(!open.players.includes(client));
      const parts = [deal, ...deals, clock, ...(plan ? [plan] : [])];
      expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length - 1);
      expect(
        await nodes(
          client,
          parts.map(({ id }) => id),
        ),
      ).toEqual(parts);
      for (const part of parts) expect(await node(client, part.id)).toEqual(part);
    }
  });

  it('show no hand of the opponent', async () => {
    for (const [seat, client] of open.players.entries()) {
      const { hands } = (await node(client, dealId(open, '3'))) as { hands: { cards: unknown }[] };
      expect(hands.map(({ cards }) => cards !== null)).toEqual([seat === 0, seat === 1]);
    }
  });

  it('of a match without onlookers are only for its players', async () => {
    for (const client of closed.players) {
      const { deal, clock, plan } = (await partsOf(client, closed))!;
      const ids = [deal.id, clock.id, plan!.id];
      expect(await nodes(client, ids)).toEqual([deal, clock, plan]);
      for (const other of [stranger, service.client()])
        expect(await nodes(other, ids)).toEqual([null, null, null]);
    }
  });

  it('of nothing are null', async () => {
    const [player] = open.players;
    const none = randomUUID();
    const ids = [
      ...['4', '999999999', '1:0', '3:0', '1:0:open'].map((rest) => dealId(open, rest)),
      toGlobalId('Deal', `${none}:1`),
      toGlobalId('MatchClock', none),
      toGlobalId('Plan', none),
    ];
    expect(await nodes(player!, ids)).toEqual(ids.map(() => null));
  });
});

describe('a plan', () => {
  it('is that of the viewer, although both players have the same id for it', async () => {
    const [anna, ben] = open.players;
    await setPlan(anna!, open.matchId, [{ when: {}, then: [{ highest: true }] }]);
    const id = toGlobalId('Plan', rowId(open.matchId));
    const [hers, his] = [await node(anna!, id), await node(ben!, id)];
    expect(hers).toMatchObject({ id, revision: 2, rules: [{ then: [{ cheapest: null }] }] });
    expect(his).toMatchObject({ id, revision: 1, rules: [{ then: [{ cheapest: true }] }] });
    expect(await node(stranger, id)).toBeNull();
  });
});

describe('the deal of a step', () => {
  interface Steps {
    readonly match: {
      readonly steps: readonly { readonly deal: Part & { readonly position: number } }[];
      readonly open: Steps['match']['steps'];
      readonly deals: readonly Part[];
    };
  }

  it('has an id of its own, which no other deal and no open step has', async () => {
    const query = `query ($id: ID!) { match(id: $id) { deals { id }
      steps(deal: 1) { deal { id position } } open: steps(deal: 1, open: true) { deal { id position } } } }`;
    const { match } = await open.players[0]!.ask<Steps>(query, { id: open.matchId });
    const steps = [...match.steps, ...match.open].map(({ deal }) => deal.id);
    expect(steps.length).toBeGreaterThan(10);
    expect(new Set([...steps, ...match.deals.map(({ id }) => id)]).size).toBe(steps.length + 3);
    expect(match.steps[4]!.deal.id).toBe(dealId(open, `1:${match.steps[4]!.deal.position}`));
    expect(await nodes(open.players[0]!, steps.slice(0, 3))).toEqual([null, null, null]);
  });
});

describe('nodes', () => {
  const points = async (query: string, variables: object) => {
    const { errors, extensions } = await open.players[0]!.raw(query, variables);
    expect(errors).toBeUndefined();
    return extensions!.cost!.points;
  };

  it('of deals cost what they cost in their match', async () => {
    const { matchId: id } = open;
    const inMatch = await points('query ($id: ID!) { match(id: $id) { deal { number } } }', { id });
    const ofNode = 'query ($id: ID!) { node(id: $id) { ... on Deal { number } } }';
    const running = await points(ofNode, { id: dealId(open, '3') });
    expect(Math.abs(running - inMatch)).toBeLessThan(2);
    // Six for the deal, and a quarter for the one before it.
    expect((await points(ofNode, { id: dealId(open, '2') })) - running).toBeCloseTo(6.25, 0);
  });

  it('read the deals of a match together', async () => {
    const source = await openSource(service.database.url, 1);
    const ids = ['1', '2', '3'].map((number) => dealId(open, number));
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Deal { number } } }';
    const ask = (wanted: readonly string[]) => open.players[0]!.ask(query, { ids: wanted });
    const sent = (wanted: readonly string[]) => fewestSentBy(source, () => ask(wanted));
    expect(await sent(ids)).toBe(await sent(ids.slice(1, 2)));
    await source.destroy();
  });

  it('of a broken match fail alone', async () => {
    const broken = await startMatch([stranger, open.players[0]!], { rated: false });
    await rowsOf(service, `UPDATE matches SET snapshot = '{}' WHERE id = $1`, [
      rowId(broken.matchId),
    ]);
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Deal { number } } }';
    const ids = [dealId(broken, '1'), dealId(open, '3')];
    const { data, errors } = await stranger.raw(query, { ids });
    expect(data).toEqual({ nodes: [null, { number: 3 }] });
    expect(errors).toMatchObject([{ path: ['nodes', 0], extensions: { code: 'MATCH_BROKEN' } }]);
  });
});
