/** The number of statements of a move and of a start; with real Postgres, the use case and HTTP. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { StoredMatch } from '../../src/modules/matches/application/index.js';
import { toGlobalId } from '../../src/platform/api/ids.js';
import type { TestClient } from '../support/client.js';
import { startApiAlone } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { endlessMatch, makeMove, nextToken, openCore } from './core-service.js';
import type { CoreService } from './core-service.js';
import { roundTrips, sentBy } from './round-trips.js';

const MOVE = ['match-load-for-move', 'match-commit-plain'];
/** A move that ends a deal also writes deals. */
const LAST_OF_DEAL = [MOVE[0], 'match-commit'];

let service: TestService;
let core: CoreService;
let players: TestClient[];
let match: StoredMatch;

beforeAll(async () => {
  service = await startApiAlone();
  core = await openCore(service);
  players = await Promise.all([service.player(), service.player()]);
  match = (await core.matches.find(await endlessMatch(players)))!;
});
afterAll(async () => {
  await core.close();
  await service.stop();
});

const playing = async () => {
  match = await makeMove(core, match);
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
  it('a move has two statements, also when it ends a deal and another is dealt', async () => {
    const { dealNumber } = match;
    for (let moves = 0; moves < 60; moves++) {
      const before = match.dealNumber;
      const statements = await roundTrips(core.source, playing);
      expect(statements).toEqual(match.dealNumber === before ? MOVE : LAST_OF_DEAL);
    }
    expect(match.dealNumber).toBeGreaterThan(dealNumber + 1);
  });

  it('a move with an idempotency key has two statements', async () => {
    const command = sent({ idempotencyKey: 'a key' });
    expect(await roundTrips(core.source, () => core.act.execute(command))).toEqual(MOVE);
    expect(await roundTrips(core.source, () => core.act.execute(command))).toEqual([MOVE[0]]);
    match = (await core.matches.find(match.id))!;
  });

  it('a refused move has one statement', async () => {
    const refused = [
      { actions: ['nonsense'] },
      { expectedVersion: match.version - 1 },
      { userId: match.players[1 - match.toAct!]!.userId },
      { userId: '00000000-0000-4000-8000-000000000000' },
    ];
    for (const over of refused) {
      const statements = await roundTrips(core.source, async () => {
        expect((await core.act.execute(sent(over))).ok).toBe(false);
      });
      expect(statements).toEqual([MOVE[0]]);
    }
  });

  it('moves that are made at once share two statements', async () => {
    const ids = [await endlessMatch(players), await endlessMatch(players)];
    const matches = await Promise.all(ids.map((id) => core.matches.find(id)));
    const statements = await roundTrips(core.source, () =>
      Promise.all(matches.map((it) => makeMove(core, it!))),
    );
    expect(statements).toEqual(MOVE);
  });

  it('a move over HTTP has two statements, for a user who is in the cache', async () => {
    const player = players[match.toAct!]!;
    const input = { matchId: toGlobalId('Match', match.id), actions: [nextToken(match)] };
    const mutation = `mutation ($input: ActInput!) { act(input: $input) {
      match { version toAct score deadline deal { legal hands { cards } } } userErrors { code } } }`;
    await player.ask('{ me { id } }');
    const stale = { input: { ...input, expectedVersion: match.version - 1 } };
    const refused = await roundTrips(core.source, async () => {
      const { act } = await player.ask<{ act: { match: object } }>(mutation, stale);
      expect(act.match).toMatchObject({ version: match.version });
    });
    expect(refused).toEqual([MOVE[0]]);
    const statements = await roundTrips(core.source, async () => {
      const { act } = await player.ask<{ act: { userErrors: object[] } }>(mutation, { input });
      expect(act.userErrors).toEqual([]);
    });
    expect(statements[0]).toBe(MOVE[0]);
    expect([MOVE, LAST_OF_DEAL]).toContainEqual(statements);
    match = (await core.matches.find(match.id))!;
  });
});

describe('a move between people without subscriptions', () => {
  it('a move is published by one more statement, together with other events of that time', async () => {
    const sent = await sentBy(core.source, async () => {
      await playing();
      await core.live.drain();
    });
    expect(sent).toHaveLength(3);
    expect(sent[2]).toBe('live-notify');
  });

  it('a move makes no job: the worker does the rest for many moves in a few statements', async () => {
    await core.relay.drain();
    for (let moves = 0; moves < 30; moves++) await playing();
    await core.live.drain();
    const jobs = await jobCount();
    const sent = await sentBy(core.source, async () => {
      await core.relay.drain();
      await core.live.drain();
    });
    expect([...new Set(sent)].sort()).toEqual([
      'COMMIT',
      'START TRANSACTION',
      'live-notify',
      'notification-insert-turns',
      'outbox-add',
      'outbox-hand-out',
      'outbox-lease',
      'outbox-try-lock',
      'push-subscription-targets',
      'reminder-plan-in',
      'user-events-append',
      'users-private-by-ids',
    ]);
    expect(sent.length).toBeLessThan(20);
    expect(await jobCount()).toBe(jobs);
    const { players: seats, id, turnVersion } = match;
    const turnNotification = `SELECT version FROM notifications WHERE match_id = $1 AND user_id = $2
      AND type = 'YOUR_TURN' ORDER BY version DESC LIMIT 1`;
    const awaited = seats[match.toAct!]!.userId;
    expect(await core.source.query(turnNotification, [id, awaited])).toEqual([
      { version: turnVersion },
    ]);
    const events = 'SELECT max(version)::integer AS version FROM user_events WHERE match_id = $1';
    expect(await core.source.query(events, [id])).toEqual([{ version: match.version }]);
  });

  const jobCount = async (): Promise<number> => {
    const [row] = await core.source.query<[{ count: number }]>(
      'SELECT count(*)::integer AS count FROM bullmq.job',
    );
    return row.count;
  };
});

const CREATE = `mutation ($input: CreateChallengeInput!) {
  createChallenge(input: $input) { challenge { id } userErrors { code } } }`;
const ACCEPT = `mutation ($input: AcceptChallengeInput!) {
  acceptChallenge(input: $input) { match { id toAct } userErrors { code } } }`;

it('a start between people has 21 statements in two transactions', async () => {
  const [creator, other] = players as [TestClient, TestClient];
  for (const player of players) await player.ask('{ me { id } }');
  const input = { variant: 'zweier', opponents: null, rated: false, timeControl: {} };
  let challengeId = '';
  const created = await roundTrips(core.source, async () => {
    type Created = { createChallenge: { challenge: { id: string } } };
    challengeId = (await creator.ask<Created>(CREATE, { input })).createChallenge.challenge.id;
  });
  const accepted = await roundTrips(core.source, () =>
    other.ask(ACCEPT, { input: { challengeId } }),
  );
  expect(created).toEqual([
    'users-by-ids',
    'rate_limits:rlflx-upsert',
    'START TRANSACTION',
    'challenge-hold',
    'challenge-standing',
    'match-running',
    'users-keep',
    'shuffle-take',
    'challenge-insert',
    'COMMIT',
  ]);
  expect(accepted).toEqual([
    'START TRANSACTION',
    'challenge-lock',
    'challenge-find',
    expect.stringContaining('FROM "user_blocks"'),
    'match-running',
    'users-keep',
    'challenge-update-seat',
    'match-hold-calendars',
    'match-opening-moment',
    'match-open',
    'COMMIT',
  ]);
});
