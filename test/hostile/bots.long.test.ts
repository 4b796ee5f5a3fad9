/** Real: the complete service over HTTP and Postgres. Players leave tables to bots, discard matches or flood bots. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { replayText } from '../../src/engine/index.js';
import { parseProof, verifyMatch } from '../../src/modules/fairness/domain/verify.js';
import type { MatchJson, MatchPayload, TestClient } from '../support/client.js';
import { MATCH, mustMutate, USER_ERRORS } from '../support/client.js';
import { expectRebuilt } from '../support/rebuilt.js';
import { startApiAlone, startService, startWorker } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { rowId, rowsOf } from '../support/sql.js';
import { asPlayerToAct, codesOf, startMatch } from '../support/table.js';
import type { Table } from '../support/table.js';
import { until } from '../support/wait.js';

const BOT = { bot: 'easy' };

/** A table of one person and house bots, or of two people and house bots if a guest is given. */
async function tableOf(
  creator: TestClient,
  variant: 'dritt' | 'bauern',
  guest?: TestClient,
  more: object = {},
): Promise<MatchJson> {
  const seats = variant === 'dritt' ? 3 : 4;
  const guests = guest ? [{ username: guest.username }] : [];
  const bots = Array.from({ length: seats - 1 - guests.length }, () => BOT);
  const made = await creator.challenge({ variant, opponents: [...guests, ...bots], ...more });
  expect(made.userErrors).toEqual([]);
  if (!guest) return made.match!;
  const { match } = await guest.accept({ challengeId: made.challenge!.id });
  return match!;
}

const pendingTurns = (service: TestService, matchId: string) =>
  rowsOf<{ payload: object }>(
    service,
    `SELECT event AS payload FROM outbox, jsonb_array_elements(events) AS event
     WHERE event->>'type' = 'HOUSE_BOT_ASKED' AND subject = $1`,
    [rowId(matchId)],
  );

describe('a table that is left to bots', () => {
  let service: TestService;
  let anna: TestClient;
  let ben: TestClient;

  beforeAll(async () => {
    service = await startService();
    [anna, ben] = await Promise.all([service.player(), service.player()]);
  });
  afterAll(() => service.stop());

  async function expectCoherent({ id, score, result }: MatchJson): Promise<void> {
    const shown = await anna.match<{ record: object; proof: object }>(id, 'record proof');
    const { winners, places, bummerl } = result!;
    const answer = replayText(JSON.stringify(shown.record));
    expect(answer).toMatchObject({ error: null, status: 'finished', score });
    expect(answer.match).toEqual({ winners, places, bummerl });
    expect(answer.deals.at(-1)!.result).toMatchObject({ winners: [], reason: 'ABANDONED' });
    const proof = parseProof(JSON.stringify(shown.proof));
    if (!proof.ok) throw new Error(proof.error);
    expect(verifyMatch(proof.value).deals).not.toContain(false);
    await expectRebuilt(service, id);
  }

  it('a match ends when its last person leaves: the person has lost, and no bot turn stays pending', async () => {
    const { id } = await tableOf(anna, 'dritt');
    const { match, userErrors } = await anna.resign(id);
    expect(userErrors).toEqual([]);
    expect(match).toMatchObject({
      status: 'FINISHED',
      toAct: null,
      deadline: null,
      result: { winners: [1, 2], places: [3, 1, 1], bummerl: [1, 0, 0], reason: 'ABANDONED' },
      deal: { phase: 'OVER', toAct: null, legal: [], result: { reason: 'ABANDONED' } },
    });
    await expectCoherent(match!);
    const fields = 'seats { ratingBefore ratingAfter }';
    type Rated = { seats: { ratingBefore: number; ratingAfter: number | null }[] };
    const { seats } = await until('the rating', async () => {
      const rated = await anna.match<Rated>(id, fields);
      return rated.seats[0]!.ratingAfter !== null && rated;
    });
    expect(seats[0]!.ratingAfter).toBeLessThan(seats[0]!.ratingBefore);
    await until('no pending turn', async () => (await pendingTurns(service, id)).length === 0);
  });

  it('a match continues while a person plays, and has no winner when people on all sides have left', async () => {
    const { id } = await tableOf(anna, 'bauern', ben, { rated: false });
    expect((await anna.resign(id)).match!.status).toBe('IN_PROGRESS');
    const { match } = await ben.resign(id);
    expect(match!.result).toEqual({
      winners: [],
      places: [1, 1, 1, 1],
      bummerl: [1, 1, 0, 0],
      reason: 'ABANDONED',
    });
    await expectCoherent(match!);
  });

  it('a match against bots ends when the time of its last person runs out', async () => {
    const { id } = await tableOf(anna, 'dritt');
    await until('her turn', async () => (await anna.match(id)).toAct === 0);
    await rowsOf(service, 'UPDATE matches SET deadline = service_now() WHERE id = $1', [rowId(id)]);
    const ended = await until('the end', async () => {
      const match = await anna.match(id);
      return match.status !== 'IN_PROGRESS' && match;
    });
    expect(ended.result).toMatchObject({ places: [3, 1, 1], reason: 'ABANDONED' });
    await expectCoherent(ended);
  });

  it('a match that all players have left continues while somebody backs a seat', async () => {
    const terms = { variant: 'dritt', target: 2, rated: false };
    const made = await anna.challenge({ ...terms, opponents: [BOT] });
    const challengeId = made.challenge!.id;
    const cora = await service.player();
    await mustMutate(cora, 'askToBack', { challengeId, seat: 0 });
    await mustMutate(anna, 'answerBacking', { challengeId, username: cora.username, accept: true });
    const { match } = await ben.accept({ challengeId });
    for (const player of [anna, ben]) await player.resign(match!.id);
    const ended = await until('the end', async () => {
      const now = await cora.match(match!.id);
      return now.status === 'FINISHED' && now;
    });
    expect(ended.result!.reason).toBe('TARGET');
  });

  it('a match that was left to bots in an earlier version of the service ends with its next turn', async () => {
    const { id } = await tableOf(anna, 'dritt');
    await until('her turn', async () => (await anna.match(id)).toAct === 0);
    await leaveAsBefore(service, id);
    await until('the end', async () => (await anna.match(id)).status === 'FINISHED');
    await expectCoherent(await anna.match(id));
  });
});

/** Leaves seat 0 as in earlier versions of the service, in which a bot played on. */
const leaveAsBefore = (service: TestService, matchId: string) =>
  rowsOf(
    service,
    `WITH bot AS (SELECT id FROM users WHERE bot_level = 'easy'),
       seat AS (UPDATE match_seats SET substitute_id = bot.id FROM bot
                WHERE match_id = $1 AND seat = 0),
       moved AS (UPDATE matches SET version = version + 1, turn_version = version + 1,
                   deadline = NULL, awaiting_id = NULL, turn_started_at = service_now()
                 WHERE id = $1 RETURNING id, version),
       event AS (INSERT INTO match_events (match_id, version, type, seat, payload)
                 SELECT id, version, 'SEAT_LEFT', 0, '{"seat": 0, "reason": "RESIGNED"}' FROM moved)
     INSERT INTO outbox (subject, events)
     SELECT id, jsonb_build_array(jsonb_build_object('type', 'HOUSE_BOT_ASKED', 'matchId', id,
       'seat', 0, 'version', version, 'forUser', null)) FROM moved`,
    [rowId(matchId)],
  );

describe('a match whose cards were seen', () => {
  let service: TestService;
  let people: TestClient[];

  beforeAll(async () => {
    // Without a worker bots do not act, and nobody has played in these matches.
    service = await startApiAlone({ ABORTS_PER_WEEK: '2' });
    people = await Promise.all([1, 2, 3].map(() => service.player()));
  });
  afterAll(() => service.stop());

  async function offer(client: TestClient, id: string): Promise<MatchPayload> {
    const query = `mutation ($id: ID!) { offerAbort(input: { matchId: $id }) {
      match { ${MATCH} } ${USER_ERRORS} } }`;
    return (await client.ask<{ offerAbort: MatchPayload }>(query, { id })).offerAbort;
  }
  const aborted = async ({ matchId, players }: Table) => {
    for (const player of players) await offer(player, matchId);
    return (await players[0]!.match(matchId)).status;
  };

  it('a rated match against bots alone cannot be called off', async () => {
    for (const variant of ['zweier', 'dritt'] as const) {
      const opponents = variant === 'zweier' ? [BOT] : [BOT, BOT];
      const { match } = await people[0]!.challenge({ variant, opponents });
      expect(codesOf(await offer(people[0]!, match!.id))).toEqual(['RATED_AGAINST_BOTS']);
      const resigned = await people[0]!.resign(match!.id);
      expect(resigned.match!.result!.places[0]).toBeGreaterThan(1);
    }
  });

  it('a rated match cannot be called off when only bots are left at the table', async () => {
    const { id } = await tableOf(people[0]!, 'dritt', people[1]);
    await people[1]!.resign(id);
    expect(codesOf(await offer(people[0]!, id))).toEqual(['RATED_AGAINST_BOTS']);
  });

  it('an unrated match at a mixed table is called off by all its people, not by one of them', async () => {
    const { id } = await tableOf(people[0]!, 'dritt', people[1], { rated: false });
    expect((await offer(people[0]!, id)).match!.status).toBe('IN_PROGRESS');
    expect((await offer(people[1]!, id)).match!.status).toBe('ABORTED');
  });

  it('an unrated match against a bot can be called off', async () => {
    const { match } = await people[0]!.challenge({
      variant: 'zweier',
      opponents: [BOT],
      rated: false,
    });
    expect((await offer(people[0]!, match!.id)).match!.status).toBe('ABORTED');
  });

  it('rated matches between people can be called off a limited number of times a week', async () => {
    const [, ben, cora] = people;
    for (const status of ['ABORTED', 'ABORTED']) {
      expect(await aborted(await startMatch([ben!, cora!]))).toBe(status);
    }
    const table = await startMatch([ben!, cora!]);
    await expect(offer(ben!, table.matchId)).rejects.toThrow('RATE_LIMITED');
    expect((await asPlayerToAct(table)).status).toBe('IN_PROGRESS');
    expect(await aborted(await startMatch([ben!, cora!], { rated: false }))).toBe('ABORTED');
  });
});

describe('one user with many matches against bots', () => {
  const MANY = 24;
  let service: TestService;

  beforeAll(async () => {
    service = await startApiAlone({ BOT_CONCURRENCY: '2' });
  });
  afterAll(() => service.stop());

  /** Begins a match in which a bot is to act. */
  async function awaitingBot(player: TestClient, level: string): Promise<string> {
    const { match } = await player.challenge({ variant: 'zweier', opponents: [{ bot: level }] });
    const card = match!.deal.legal.find((token) => /^[CDHS][ATKQJ]$/.test(token));
    if (card) expect(codesOf(await player.act(match!.id, [card]))).toEqual([]);
    return match!.id;
  }
  /** The place of this match in the order of the bots' first answers, from 1. */
  async function placeOf(matchId: string): Promise<number | undefined> {
    const answers = await rowsOf<{ id: string }>(
      service,
      `SELECT match_id AS id FROM match_events WHERE seat = 1 AND token IS NOT NULL
       GROUP BY match_id ORDER BY min(at)`,
    );
    const index = answers.findIndex(({ id }) => id === rowId(matchId));
    return index < 0 ? undefined : index + 1;
  }

  it('does not delay the bot of another user', async () => {
    const [many, one] = await Promise.all([service.player(), service.player()]);
    for (let i = 0; i < MANY; i++) await awaitingBot(many, 'club');
    const matchId = await awaitingBot(one, 'easy');
    const worker = await startWorker(service);
    try {
      const place = await until('the answer', () => placeOf(matchId));
      expect(place).toBeLessThan(MANY / 3);
      // A worker with unfinished turns does not close its connections in time.
      const pending = 'SELECT FROM outbox';
      await until('all turns', async () => (await rowsOf(service, pending)).length === 0);
    } finally {
      await worker.close();
    }
  });
});
