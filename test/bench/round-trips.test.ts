/** How often a move asks the database; real Postgres, the use case and HTTP. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { StoredMatch } from '../../src/modules/matches/application/index.js';
import { toGlobalId } from '../../src/platform/api/ids.js';
import type { TestClient } from '../support/client.js';
import { startApiAlone } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { endlessMatch, makeMove, nextToken, openArena } from './arena.js';
import type { Arena } from './arena.js';
import { roundTrips } from './round-trips.js';

const MOVE = ['match-load-for-move', 'match-commit'];

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

describe('a move asks the database twice', () => {
  it('whatever it is, also when it ends a deal and another is dealt', async () => {
    const { dealNumber } = match;
    for (let moves = 0; moves < 60; moves++) {
      expect(await roundTrips(arena.source, playing)).toEqual(MOVE);
    }
    expect(match.dealNumber).toBeGreaterThan(dealNumber + 1);
  });

  it('and under a key', async () => {
    const command = sent({ idempotencyKey: 'a key' });
    expect(await roundTrips(arena.source, () => arena.act.execute(command))).toEqual(MOVE);
    expect(await roundTrips(arena.source, () => arena.act.execute(command))).toEqual([MOVE[0]]);
    match = (await arena.matches.find(match.id))!;
  });

  it('but once when it is refused', async () => {
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

  it('over HTTP too, beside the look at who sends it', async () => {
    const player = players[match.toAct!]!;
    const input = { matchId: toGlobalId('Match', match.id), actions: [nextToken(match)] };
    const mutation = `mutation ($input: ActInput!) { act(input: $input) {
      match { version toAct score deadline deal { legal hands { cards } } } userErrors { code } } }`;
    const asked = await roundTrips(arena.source, async () => {
      const { act } = await player.ask<{ act: { userErrors: object[] } }>(mutation, { input });
      expect(act.userErrors).toEqual([]);
    });
    expect(asked.slice(1)).toEqual(MOVE);
    expect(asked[0]).toMatch(/session/);
  });
});
