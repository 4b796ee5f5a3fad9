/** Real: the service over HTTP, WebSocket and Postgres. Matches that only their players can see. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestClient } from '../../support/client.js';
import { socketOf, subscribe } from '../../support/live.js';
import { startService } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { asPlayerToAct, playerToAct, codesOf, startMatch } from '../../support/table.js';
import type { Table } from '../../support/table.js';
import { until } from '../../support/wait.js';

let service: TestService;
let anna: TestClient;
let ben: TestClient;
let stranger: TestClient;
let closed: Table;

beforeAll(async () => {
  service = await startService();
  [anna, ben, stranger] = await Promise.all([service.player(), service.player(), service.player()]);
  closed = await startMatch([anna, ben], { onlookers: false });
});
afterAll(() => service.stop());

const outsiders = (): TestClient[] => [stranger, service.client()];
const insiders = (): TestClient[] => [anna, ben];

interface Listed {
  readonly matches: { readonly nodes: readonly { readonly id: string }[] };
}

async function listed(client: TestClient, filter: object): Promise<string[]> {
  const query =
    'query ($filter: MatchFilter) { matches(filter: $filter, first: 100) { nodes { id } } }';
  return (await client.ask<Listed>(query, { filter })).matches.nodes.map((node) => node.id);
}

const UPDATED = 'subscription ($id: ID!) { matchUpdated(matchId: $id) { id version } }';

describe('a match without spectators', () => {
  it('says so to its players', async () => {
    for (const player of insiders()) {
      const seen = await player.match<{ onlookers: boolean }>(closed.matchId, 'onlookers');
      expect(seen).toEqual({ onlookers: false });
    }
  });

  it('is not found by its id by anyone else', async () => {
    const query = 'query ($id: ID!) { match(id: $id) { id } node(id: $id) { id } }';
    for (const client of outsiders()) {
      expect(await client.ask(query, { id: closed.matchId })).toEqual({ match: null, node: null });
    }
  });

  it('is in no list of anyone else, with any filter', async () => {
    const filters = [
      {},
      { player: anna.username },
      { player: ben.username, status: 'IN_PROGRESS' },
      { variant: 'zweier', rated: true },
    ];
    for (const filter of filters) {
      for (const client of outsiders()) {
        expect(await listed(client, filter)).not.toContain(closed.matchId);
      }
      for (const client of insiders()) {
        expect(await listed(client, filter)).toContain(closed.matchId);
      }
    }
  });

  it('does not make the pages of other users shorter', async () => {
    const open = await startMatch([anna, ben]);
    const hidden = await startMatch([anna, ben], { onlookers: false });
    const query = `query ($player: String!) { matches(filter: { player: $player }, first: 1) {
      nodes { id } pageInfo { hasNextPage } } }`;
    const { matches } = await stranger.ask<Listed>(query, { player: anna.username });
    expect(matches).toEqual({ nodes: [{ id: open.matchId }], pageInfo: { hasNextPage: false } });
    expect(await listed(anna, { mine: true })).toContain(hidden.matchId);
  });

  it('has no subscribers but its players', async () => {
    for (const client of outsiders()) {
      const socket = socketOf(client);
      const feed = subscribe(socket, UPDATED, { id: closed.matchId });
      expect(await feed.failed()).toEqual(['BAD_USER_INPUT']);
      await socket.dispose();
    }
  });

  it('is updated for a player who subscribes', async () => {
    const socket = socketOf(ben);
    type Shown = { matchUpdated: { version: number } };
    const feed = subscribe<Shown>(socket, UPDATED, { id: closed.matchId });
    const match = await asPlayerToAct(closed);
    await playerToAct(closed, match).act(closed.matchId, [match.deal.legal[0]!]);
    // The subscription may have begun after the action. A second action is then reported.
    const next = await asPlayerToAct(closed);
    if (next.status === 'IN_PROGRESS') {
      await playerToAct(closed, next).act(closed.matchId, [next.deal.legal[0]!]);
    }
    await feed.next((data) => data.matchUpdated.version > match.version);
    await socket.dispose();
  });

  it('gives a stranger who acts the same error as an unknown match', async () => {
    const { matchId } = closed;
    const refusals = [await stranger.act(matchId, ['HA']), await stranger.resign(matchId)];
    expect(refusals.flatMap(codesOf)).toEqual(['MATCH_NOT_FOUND', 'MATCH_NOT_FOUND']);
    const open = await startMatch([anna, ben]);
    expect(codesOf(await stranger.act(open.matchId, ['HA']))).toEqual(['NOT_A_PLAYER']);
  });

  it('is not shown by its challenge to a stranger', async () => {
    const made = await anna.challenge({ variant: 'zweier', onlookers: false });
    const query = `query ($id: ID!) { node(id: $id) { ... on Challenge { onlookers match { id } } } }`;
    const { id } = made.challenge!;
    expect(await stranger.ask(query, { id })).toEqual({ node: { onlookers: false, match: null } });
    await ben.accept({ challengeId: id });
    expect(await stranger.ask(query, { id })).toEqual({ node: null });
    expect(await ben.ask(query, { id })).toMatchObject({
      node: { match: { id: made.challenge!.matchId } },
    });
  });

  it('counts in ratings and the ledger, but others do not learn its id there', async () => {
    const [cora, dan] = await Promise.all([service.player(), service.player()]);
    const { matchId } = await startMatch([cora, dan], { onlookers: false });
    await cora.resign(matchId);
    const query = `query ($name: String!, $other: String!) {
      user(username: $name) { ratingHistory(variant: zweier) { nodes { ratingAfter match { id } } } }
      ledger(username: $name, opponent: $other) { lost } }`;
    type Shown = {
      user: { ratingHistory: { nodes: { ratingAfter: number; match: { id: string } | null }[] } };
      ledger: { lost: number };
    };
    const names = { name: cora.username, other: dan.username };
    const seen = (client: TestClient) =>
      until('the booking', async () => {
        const shown = await client.ask<Shown>(query, names);
        return shown.ledger.lost === 1 && shown.user.ratingHistory.nodes[0];
      });
    expect(await seen(dan)).toMatchObject({ match: { id: matchId } });
    expect(await seen(stranger)).toMatchObject({ match: null, ratingAfter: expect.any(Number) });
    expect(await seen(service.client())).toMatchObject({ match: null });
  });
});

describe('a match with spectators', () => {
  it('is public unless the challenge says otherwise', async () => {
    for (const input of [{}, { onlookers: true }, { onlookers: null }]) {
      const { matchId } = await startMatch([anna, ben], input);
      for (const client of [...outsiders(), anna]) {
        const seen = await client.match<{ onlookers: boolean }>(matchId, 'onlookers');
        expect(seen).toEqual({ onlookers: true });
      }
    }
  });
});
