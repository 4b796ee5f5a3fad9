/** Real: the service over HTTP and Postgres. Idle partners of seats (rules 7.3). */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { seeded } from '../../../src/engine/index.js';
import type { ChallengeJson, MatchJson, MatchPayload, TestClient } from '../../support/client.js';
import { MATCH, USER_ERRORS } from '../../support/client.js';
import { startService } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { rowId, rowsOf } from '../../support/sql.js';
import { asPlayerToAct, codesOf, step } from '../../support/table.js';
import { until } from '../../support/wait.js';

let service: TestService;
let anna: TestClient;
let ben: TestClient;
let cora: TestClient;
let stranger: TestClient;

beforeAll(async () => {
  service = await startService();
  [anna, ben, cora, stranger] = await Promise.all([
    service.player(),
    service.player(),
    service.player(),
    service.player(),
  ]);
});
afterAll(() => service.stop());

type Backer = { seat: number; accepted: boolean; user: { username: string } };
interface Answer extends MatchPayload {
  readonly challenge: (ChallengeJson & { readonly backers: readonly Backer[] }) | null;
}
const BACKERS = 'backers { seat accepted user { username } }';

async function call(client: TestClient, name: string, input: object): Promise<Answer> {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) {
    challenge { id status rated ${BACKERS} } ${USER_ERRORS} } }`;
  return (await client.ask<Record<string, Answer>>(query, { input }))[name]!;
}
const ask = (client: TestClient, challengeId: string, seat = 0, more: object = {}) =>
  call(client, 'askToBack', { challengeId, seat, ...more });
const answer = (client: TestClient, challengeId: string, backer: TestClient, accept = true) =>
  call(client, 'answerBacking', { challengeId, username: backer.username, accept });
const withdraw = (client: TestClient, challengeId: string) =>
  call(client, 'withdrawBacking', { challengeId });

async function open(creator: TestClient, input: object = {}): Promise<string> {
  const { challenge, userErrors } = await creator.challenge({ variant: 'zweier', ...input });
  expect(userErrors).toEqual([]);
  return challenge!.id;
}

/** A match of Anna against Ben; Cora backs Anna's seat. */
async function backed(input: object = {}): Promise<MatchJson> {
  const id = await open(anna, input);
  expect(codesOf(await ask(cora, id))).toEqual([]);
  expect(codesOf(await answer(anna, id, cora))).toEqual([]);
  const { match, userErrors } = await ben.accept({ challengeId: id });
  expect(userErrors).toEqual([]);
  return match!;
}

const seenBackers = async (client: TestClient, id: string): Promise<string[] | null> => {
  const query = `query ($id: ID!) { node(id: $id) { ... on Challenge { ${BACKERS} } } }`;
  const { node } = await client.ask<{ node: { backers: Backer[] } | null }>(query, { id });
  return node && node.backers.map(({ user, accepted }) => `${user.username} ${accepted}`);
};

interface NotificationJson {
  readonly type: string;
  readonly challengeId: string | null;
  readonly matchId: string | null;
}
async function countNotifications(client: TestClient, type: string, id: string): Promise<number> {
  const query = '{ notifications(first: 100) { nodes { type challengeId matchId } } }';
  const { notifications } = await client.ask<{ notifications: { nodes: NotificationJson[] } }>(
    query,
  );
  const about = ({ challengeId, matchId }: NotificationJson) => [challengeId, matchId].includes(id);
  return notifications.nodes.filter((node) => node.type === type && about(node)).length;
}
const notified = (client: TestClient, type: string, id: string, count = 1) =>
  until(type, async () => (await countNotifications(client, type, id)) === count);

describe('backing a seat of an open challenge', () => {
  it('a request to back a seat is seen by the two users; once accepted, the backer is public', async () => {
    const id = await open(anna);
    const requested = await ask(cora, id);
    expect(requested.challenge).toMatchObject({ status: 'OPEN', rated: true });
    const request = `${cora.username} false`;
    expect(await seenBackers(anna, id)).toEqual([request]);
    expect(await seenBackers(cora, id)).toEqual([request]);
    for (const client of [stranger, service.client()]) {
      expect(await seenBackers(client, id)).toEqual([]);
    }
    await notified(anna, 'BACKING_ASKED', id);
    const accepted = await answer(anna, id, cora);
    expect(accepted.challenge).toMatchObject({ rated: false });
    await notified(cora, 'BACKING_ANSWERED', id);
    expect(await seenBackers(stranger, id)).toEqual([`${cora.username} true`]);
  });

  it('the player of the seat is notified of every request', async () => {
    const id = await open(anna);
    await ask(cora, id);
    await notified(anna, 'BACKING_ASKED', id);
    await ask(ben, id);
    await notified(anna, 'BACKING_ASKED', id, 2);
    await withdraw(ben, id);
    await ask(ben, id);
    await notified(anna, 'BACKING_ASKED', id, 3);
  });

  it('a user who plays, backs a seat already or was declined there cannot ask to back a seat', async () => {
    const id = await open(anna, { variant: 'dritt' });
    await ben.accept({ challengeId: id });
    expect(codesOf(await ask(anna, id, 1))).toEqual(['ALREADY_SEATED']);
    expect(codesOf(await ask(ben, id, 0))).toEqual(['ALREADY_SEATED']);
    expect(codesOf(await ask(cora, id, 0))).toEqual([]);
    expect(codesOf(await ask(cora, id, 1))).toEqual(['ALREADY_BACKING']);
    expect(codesOf(await answer(anna, id, cora, false))).toEqual([]);
    expect(codesOf(await ask(cora, id, 0))).toEqual(['BACKING_DECLINED']);
    expect(codesOf(await ask(cora, id, 1))).toEqual([]);
    expect(codesOf(await answer(anna, id, cora))).toEqual(['NOT_ASKED']);
    expect((await answer(ben, id, cora)).challenge!.backers).toMatchObject([{ seat: 1 }]);
    expect(codesOf(await ask(cora, id, 0))).toEqual(['ALREADY_BACKING']);
  });

  it('a user who backs a seat, or has asked to, must withdraw before playing', async () => {
    const id = await open(anna);
    await ask(cora, id);
    expect(codesOf(await cora.accept({ challengeId: id }))).toEqual(['BACKS_A_SEAT']);
    await answer(anna, id, cora);
    expect(codesOf(await cora.accept({ challengeId: id }))).toEqual(['BACKS_A_SEAT']);
    const { challenge } = await withdraw(cora, id);
    expect(challenge).toMatchObject({ backers: [], rated: true });
    expect(codesOf(await withdraw(cora, id))).toEqual(['NOT_BACKING']);
    const { match } = await cora.accept({ challengeId: id });
    const { rated } = await anna.match<{ rated: boolean }>(match!.id, 'rated');
    expect(rated).toBe(true);
  });

  it('only a seat that a person has taken can be backed', async () => {
    const opponents = [{ bot: 'random' }, { username: ben.username }];
    const id = await open(anna, { variant: 'bauern', opponents });
    for (const seat of [1, 2, 3, 4, -1, 2 ** 31 - 1]) {
      expect(codesOf(await ask(cora, id, seat))).toEqual(['SEAT_NOT_HELD']);
    }
    expect(codesOf(await ask(ben, id, 0))).toEqual(['ALREADY_SEATED']);
    await ben.accept({ challengeId: id });
    expect(codesOf(await ask(cora, id, 2))).toEqual([]);
  });

  it('an accepted backer may be dropped, and is notified', async () => {
    const id = await open(anna);
    await ask(cora, id);
    await answer(anna, id, cora);
    await notified(cora, 'BACKING_ANSWERED', id);
    expect((await answer(anna, id, cora)).userErrors).toEqual([]);
    const dropped = await answer(anna, id, cora, false);
    expect(dropped.challenge).toMatchObject({ backers: [], rated: true });
    await notified(cora, 'BACKING_ANSWERED', id, 2);
  });

  it('only the player of the seat answers, and only users who can see the challenge may ask', async () => {
    const id = await open(anna);
    await ask(cora, id);
    for (const client of [stranger, cora, ben]) {
      expect(codesOf(await answer(client, id, cora))).toEqual(['NOT_ASKED']);
    }
    expect(codesOf(await answer(anna, id, stranger))).toEqual(['NOT_ASKED']);
    const named = await open(anna, { opponents: [{ username: ben.username }] });
    const calls = [await ask(cora, named), await withdraw(cora, named)];
    expect(calls.flatMap(codesOf)).toEqual(['CHALLENGE_NOT_FOUND', 'CHALLENGE_NOT_FOUND']);
    await expect(ask(cora, 'x')).rejects.toThrow('BAD_USER_INPUT');
    await expect(ask(service.client(), id)).rejects.toThrow('UNAUTHENTICATED');
  });

  it('a user whom a player has blocked cannot ask, and does not learn of the block', async () => {
    const [dora, emil] = await Promise.all([service.player(), service.player()]);
    const id = await open(dora);
    await dora.ask(
      `mutation { blockUser(input: { username: "${emil.username}" }) { userErrors { code } } }`,
    );
    expect(codesOf(await ask(emil, id))).toEqual(['OPPONENT_UNAVAILABLE']);
  });

  it('a request that is sent ten times is stored once', async () => {
    const id = await open(anna);
    const withKey = { idempotencyKey: `back ${id}` };
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(cora, id, 0, withKey)));
    expect(answers.flatMap(codesOf)).toEqual([]);
    expect(await seenBackers(anna, id)).toEqual([`${cora.username} false`]);
  });

  it('the filter for rated challenges leaves out challenges that a backer has made unrated', async () => {
    const id = await open(anna);
    await ask(cora, id);
    await answer(anna, id, cora);
    const query = `query ($rated: Boolean!) {
      challenges(filter: { rated: $rated }, first: 100) { nodes { id } } }`;
    type Listed = { challenges: { nodes: { id: string }[] } };
    const has = async (rated: boolean) =>
      (await ben.ask<Listed>(query, { rated })).challenges.nodes.some((node) => node.id === id);
    expect([await has(true), await has(false)]).toEqual([false, true]);
  });
});

describe('backing a seat when the challenge has become a match', () => {
  it('requests without an answer lapse when the match begins', async () => {
    const id = await open(anna);
    await ask(cora, id);
    const { match } = await ben.accept({ challengeId: id });
    expect(codesOf(await answer(anna, id, cora))).toEqual(['CHALLENGE_OVER']);
    expect(await seenBackers(anna, id)).toEqual([]);
    type Shown = { rated: boolean; viewerBacks: number | null; seats: { backers: object[] }[] };
    const seen = await cora.match<Shown>(match!.id, 'rated viewerBacks seats { backers { id } }');
    expect(seen).toEqual({
      rated: true,
      viewerBacks: null,
      seats: [{ backers: [] }, { backers: [] }],
    });
  });

  it('when a backer and the challenge are accepted at once, the match is backed and unrated, or neither', async () => {
    for (let round = 0; round < 6; round++) {
      const id = await open(anna);
      await ask(cora, id);
      const [answerToBacker, accepted] = await Promise.all([
        answer(anna, id, cora),
        ben.accept({ challengeId: id }),
      ]);
      expect(codesOf(accepted)).toEqual([]);
      const isBacked = codesOf(answerToBacker).length === 0;
      expect(codesOf(answerToBacker)).toEqual(isBacked ? [] : ['CHALLENGE_OVER']);
      type Shown = { rated: boolean; seats: { backers: object[] }[] };
      const fields = 'rated seats { backers { id } }';
      const { rated, seats } = await anna.match<Shown>(accepted.match!.id, fields);
      expect([rated, seats[0]!.backers.length]).toEqual(isBacked ? [false, 1] : [true, 0]);
    }
  });

  it('makes it unrated, and it names its backers', async () => {
    const { id } = await backed();
    type Shown = { rated: boolean; seats: { backers: { username: string }[] }[] };
    const seen = await stranger.match<Shown>(id, 'rated seats { backers { username } }');
    expect(seen).toEqual({
      rated: false,
      seats: [{ backers: [{ username: cora.username }] }, { backers: [] }],
    });
  });

  it('a backer sees exactly what the player of the seat sees, until a deal has ended', async () => {
    const { id } = await backed();
    const table = { matchId: id, players: [anna, ben] };
    const random = seeded(4);
    type Seen = MatchJson & {
      viewerBacks: number | null;
      deals: { hands: object; legal: string[] }[];
    };
    const fields = `${MATCH} viewerBacks deals { hands { cards known } ownTricks { cards { seat card } } cardPoints legal }`;
    for (let i = 0; i < 14; i++) {
      const match = await asPlayerToAct(table);
      const [holder, backer, spectator] = await Promise.all(
        [anna, cora, stranger].map((client) => client.match<Seen>(id, fields)),
      );
      const backerAsHolder = {
        ...backer!,
        viewerSeat: 0,
        viewerBacks: null,
        deal: { ...backer!.deal, legal: holder!.deal.legal },
        deals: backer!.deals.map((deal, k) => ({ ...deal, legal: holder!.deals[k]!.legal })),
      };
      expect(backerAsHolder).toEqual(holder);
      expect(backer).toMatchObject({ viewerSeat: null, viewerBacks: 0, deal: { legal: [] } });
      expect(backer!.deals.flatMap((deal) => deal.legal)).toEqual([]);
      expect(backer!.deal.hands[0]!.cards).not.toBeNull();
      if (match.deal.number === 1) expect(spectator!.deal.hands[0]!.cards).toBeNull();
      if (match.status !== 'IN_PROGRESS') break;
      await step(table, match, random);
    }
  });

  it('a backer may not act, resign, call the match off or offer a rematch', async () => {
    const match = await backed();
    const seen = await asPlayerToAct({ matchId: match.id, players: [anna, ben] });
    const token = seen.deal.legal[0]!;
    expect(codesOf(await cora.act(match.id, [token]))).toEqual(['NOT_A_PLAYER']);
    expect(codesOf(await cora.resign(match.id))).toEqual(['NOT_A_PLAYER']);
    const both = `mutation ($id: ID!) {
      offerAbort(input: { matchId: $id }) { userErrors { code } }
      offerRematch(input: { matchId: $id }) { userErrors { code } } }`;
    type Codes = Record<string, { userErrors: { code: string }[] }>;
    const refused = await cora.ask<Codes>(both, { id: match.id });
    const codes = Object.values(refused).flatMap((payload) => payload.userErrors);
    expect(codes).toEqual([{ code: 'NOT_A_PLAYER' }, { code: 'NOT_A_PLAYER' }]);
  });

  it('a backer sees a match without spectators', async () => {
    const { id } = await backed({ onlookers: false });
    const query = `query ($id: ID!) { match(id: $id) { viewerBacks }
      matches(filter: { backed: true }, first: 1) { nodes { id } } }`;
    expect(await cora.ask(query, { id })).toEqual({
      match: { viewerBacks: 0 },
      matches: { nodes: [{ id }] },
    });
    const own = `query ($id: ID!) { match(id: $id) { id } matches(first: 100) { nodes { id } } }`;
    const seen = await stranger.ask<{ match: null; matches: { nodes: object[] } }>(own, { id });
    expect(seen.match).toBeNull();
    expect(seen.matches.nodes).not.toContainEqual({ id });
  });

  it('a backer is notified of the end once and shares the Bummerl in the ledger', async () => {
    const [dora, emil] = await Promise.all([service.player(), service.player()]);
    const id = await open(anna);
    for (const backer of [dora, emil]) {
      await ask(backer, id);
      await answer(anna, id, backer);
    }
    const { match } = await ben.accept({ challengeId: id });
    await anna.resign(match!.id);
    await notified(dora, 'MATCH_OVER', match!.id);
    const query = `query ($own: String!, $other: String!) {
      ledger(username: $own, opponent: $other) { matches won lost bummerlTaken bummerlGiven } }`;
    type Ledger = { ledger: Record<string, number> };
    const between = async (one: TestClient, other: TestClient) =>
      (await one.ask<Ledger>(query, { own: one.username, other: other.username })).ledger;
    await until('the booking', async () => (await between(dora, ben))['matches'] === 1);
    const lost = { matches: 1, won: 0, lost: 1, bummerlTaken: 2, bummerlGiven: 0 };
    expect(await between(dora, ben)).toEqual(lost);
    expect(await between(emil, ben)).toEqual(lost);
    expect((await between(dora, anna))['matches']).toBe(0);
    expect((await between(dora, emil))['matches']).toBe(0);
    const rated = await rowsOf(service, 'SELECT FROM rating_changes WHERE match_id = $1', [
      rowId(match!.id),
    ]);
    expect(rated).toEqual([]);
  });

  it('the events of a backed match are in the sequence of the backer', async () => {
    const match = await backed();
    const followers = await rowsOf<{ id: string }>(
      service,
      'SELECT user_id AS id FROM match_followers WHERE match_id = $1',
      [rowId(match.id)],
    );
    const me = await cora.ask<{ me: { id: string } }>('{ me { id } }');
    expect(followers).toHaveLength(3);
    expect(followers.map(({ id }) => id)).toContain(rowId(me.me.id));
  });

  it('when a player leaves and a house bot plays on, the seat keeps its backer', async () => {
    const [dora, emil] = await Promise.all([service.player(), service.player()]);
    const id = await open(dora, { variant: 'dritt' });
    await ask(cora, id);
    await answer(dora, id, cora);
    await emil.accept({ challengeId: id });
    const { match } = await ben.accept({ challengeId: id });
    await dora.resign(match!.id);
    type Shown = {
      seats: { substitute: object | null; backers: object[] }[];
      deal: { hands: { cards: string[] | null }[]; legal: string[] };
    };
    const fields = 'seats { substitute { id } backers { id } } deal { hands { cards } legal }';
    const seen = await cora.match<Shown>(match!.id, fields);
    expect(seen.seats[0]).toMatchObject({ substitute: {}, backers: [{}] });
    expect(seen.deal.hands[0]!.cards).not.toBeNull();
    expect((await dora.match<Shown>(match!.id, fields)).deal.legal).toEqual([]);
  });
});
