/** The number of statements of a move; with real Postgres, the use case and HTTP. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { StoredMatch } from '../../src/modules/matches/application/index.js';
import { toGlobalId } from '../../src/platform/api/ids.js';
import type { TestClient } from '../support/client.js';
import { startApiAlone } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { endlessMatch, makeMove, nextToken, openArena } from './arena.js';
import type { Arena } from './arena.js';
import { roundTrips, sentBy } from './round-trips.js';

const MOVE = ['match-load-for-move', 'match-commit-plain'];
/** A move that ends a deal also writes deals. */
const LAST_OF_DEAL = [MOVE[0], 'match-commit'];

let service: TestService;
let arena: Arena;
let players: TestClient[];
let match: StoredMatch;

beforeAll(async () => {
  service = await startApiAlone();
  arena = await openArena(service);
  players = await Promise.all([service.player(), service.player()]);
  match = (await arena.matches.find(await endlessMatch(players)))!;
});
afterAll(async () => {
  await arena.close();
  await service.stop();
});

const playing = async () => {
  match = await makeMove(arena, match);
};

const sent = (over: object) => ({
  userId: match.players[match.toAct!]!.userId,
  matchId: match.id,
  seat: null,
  actions: [nextToken(match)],
  expectedVersion: match.version,
  idempotencyKey: null,
  ...over,
});

describe('the statements of a move', () => {
  it('are two, also when it ends a deal and another is dealt', async () => {
    const { dealNumber } = match;
    for (let moves = 0; moves < 60; moves++) {
      const before = match.dealNumber;
      const asked = await roundTrips(arena.source, playing);
      expect(asked).toEqual(match.dealNumber === before ? MOVE : LAST_OF_DEAL);
    }
    expect(match.dealNumber).toBeGreaterThan(dealNumber + 1);
  });

  it('are two with an idempotency key', async () => {
    const command = sent({ idempotencyKey: 'a key' });
    expect(await roundTrips(arena.source, () => arena.act.execute(command))).toEqual(MOVE);
    expect(await roundTrips(arena.source, () => arena.act.execute(command))).toEqual([MOVE[0]]);
    match = (await arena.matches.find(match.id))!;
  });

  it('are one when it is refused', async () => {
    const refused = [
      { actions: ['nonsense'] },
      { expectedVersion: match.version - 1 },
      { userId: match.players[1 - match.toAct!]!.userId },
      { userId: '00000000-0000-4000-8000-000000000000' },
    ];
    for (const over of refused) {
      const asked = await roundTrips(arena.source, async () => {
        expect((await arena.act.execute(sent(over))).ok).toBe(false);
      });
      expect(asked).toEqual([MOVE[0]]);
    }
  });

  it('are two over HTTP, for a user who is in the cache', async () => {
    const player = players[match.toAct!]!;
    const input = { matchId: toGlobalId('Match', match.id), actions: [nextToken(match)] };
    const mutation = `mutation ($input: ActInput!) { act(input: $input) {
      match { version toAct score deadline deal { legal hands { cards } } } userErrors { code } } }`;
    await player.ask('{ me { id } }');
    const stale = { input: { ...input, expectedVersion: match.version - 1 } };
    const refused = await roundTrips(arena.source, async () => {
      const { act } = await player.ask<{ act: { match: object } }>(mutation, stale);
      expect(act.match).toMatchObject({ version: match.version });
    });
    expect(refused).toEqual([MOVE[0]]);
    const asked = await roundTrips(arena.source, async () => {
      const { act } = await player.ask<{ act: { userErrors: object[] } }>(mutation, { input });
      expect(act.userErrors).toEqual([]);
    });
    expect(asked[0]).toBe(MOVE[0]);
    expect([MOVE, LAST_OF_DEAL]).toContainEqual(asked);
    match = (await arena.matches.find(match.id))!;
  });
});

describe('a move between people without subscriptions', () => {
  it('is published by one more statement, together with other events of that time', async () => {
    const sent = await sentBy(arena.source, async () => {
      await playing();
      await arena.announcer.drain();
    });
    expect(sent).toHaveLength(3);
    expect(sent[2]).toBe('live-notify');
  });

  it('makes no job: the worker does the rest for many moves in six statements', async () => {
    await arena.relay.drain();
    for (let moves = 0; moves < 30; moves++) await playing();
    await arena.announcer.drain();
    const jobs = await jobCount();
    const sent = await sentBy(arena.source, () => arena.relay.drain());
    expect(sent.sort()).toEqual([
      'live-notify',
      'outbox-lease',
      'outbox-settle',
      'push-subscription-targets',
      'user-events-append',
      'users-private-by-ids',
    ]);
    expect(await jobCount()).toBe(jobs);
    const { players: seats, id, turnVersion } = match;
    const told = `SELECT version FROM notifications WHERE match_id = $1 AND user_id = $2
      AND type = 'YOUR_TURN' ORDER BY version DESC LIMIT 1`;
    const awaited = seats[match.toAct!]!.userId;
    expect(await arena.source.query(told, [id, awaited])).toEqual([{ version: turnVersion }]);
    const events = 'SELECT max(version)::integer AS version FROM user_events WHERE match_id = $1';
    expect(await arena.source.query(events, [id])).toEqual([{ version: match.version }]);
  });

  const jobCount = async (): Promise<number> => {
    const [row] = await arena.source.query<[{ count: number }]>(
      'SELECT count(*)::integer AS count FROM bullmq.job',
    );
    return row.count;
  };
});
