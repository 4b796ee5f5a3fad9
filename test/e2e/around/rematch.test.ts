/** Real: the service over HTTP and Postgres. Rematches. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ChallengeJson, MatchJson, MatchPayload, TestClient } from '../../support/client.js';
import { USER_ERRORS } from '../../support/client.js';
import { RULES } from '../../support/rules.js';
import { startService } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { rowId, rowsOf } from '../../support/sql.js';
import { cancelNamedChallenges, codesOf, startMatch } from '../../support/table.js';
import { until } from '../../support/wait.js';

let service: TestService;
let people: TestClient[];
let anna: TestClient;
let ben: TestClient;
let stranger: TestClient;

beforeAll(async () => {
  service = await startService();
  people = await Promise.all(Array.from({ length: 4 }, () => service.player()));
  [anna, ben] = people as [TestClient, TestClient];
  stranger = await service.player();
});
afterAll(() => service.stop());
beforeEach(() => cancelNamedChallenges(service));

interface Answer extends MatchPayload {
  readonly challenge:
    | (Omit<ChallengeJson, 'seats'> & {
        readonly seats: readonly { username: string }[];
        readonly rematchOfId: string;
      })
    | null;
}

const TERMS = `variant preset rules ${RULES} target rated onlookers timeControl { perTurnSeconds }`;
async function offer(client: TestClient, matchId: string, more: object = {}): Promise<Answer> {
  const query = `mutation ($input: OfferRematchInput!) { offerRematch(input: $input) {
    challenge { id status matchId rematchOfId rulesFixed ${TERMS} seats { username } }
    match { id status seats { user { username } } deal { fairness { clientSeeds } } } ${USER_ERRORS} } }`;
  const input = { matchId, ...more };
  return (await client.ask<{ offerRematch: Answer }>(query, { input })).offerRematch;
}

/** A match that the last of these players has resigned. */
async function ended(players: readonly TestClient[], input: object = {}): Promise<string> {
  const { matchId } = await startMatch(players, input);
  expect(codesOf(await players.at(-1)!.resign(matchId))).toEqual([]);
  return matchId;
}

/** A match of three that all of them have left. */
async function abandoned(players: readonly TestClient[]): Promise<string> {
  const { matchId } = await startMatch(players, { variant: 'dritt', rated: false });
  for (const player of players) await player.resign(matchId);
  await until('the end', async () => (await anna.match(matchId)).status === 'FINISHED');
  return matchId;
}

interface Linked {
  readonly rematchOffer: { readonly id: string } | null;
  readonly rematch: { readonly id: string } | null;
}
const linked = (client: TestClient, matchId: string) =>
  client.match<Linked>(matchId, 'rematchOffer { id } rematch { id }');

const namesIn = (match: MatchJson | null) => match!.seats.map(({ user }) => user.username);

describe('a rematch', () => {
  it('is a challenge on the same terms; the player who offers it has seat 0', async () => {
    const matchId = await ended([anna, ben], {
      preset: 'scharf',
      rules: { showLastTrick: true },
      rated: false,
      onlookers: false,
      timeControl: { perTurnSeconds: 7200 },
    });
    const { challenge, match, userErrors } = await offer(ben, matchId, { clientSeed: 'bens' });
    expect(userErrors).toEqual([]);
    expect(match).toBeNull();
    const terms = `${TERMS.replace('variant', 'variant { key }')}`;
    const { variant, ...same } = await anna.match<{ variant: { key: string } }>(matchId, terms);
    expect(challenge).toMatchObject({
      ...same,
      variant: variant.key,
      status: 'OPEN',
      rulesFixed: true,
      rematchOfId: matchId,
      seats: [{ username: ben.username }, { username: anna.username }],
    });
    const begun = await anna.accept({ challengeId: challenge!.id, clientSeed: 'annas' });
    expect(namesIn(begun.match)).toEqual([ben.username, anna.username]);
    expect(begun.match!.deal.fairness.clientSeeds).toEqual(['bens', 'annas']);
  });

  it('is offered once: the offer of the other player accepts it', async () => {
    const matchId = await ended([anna, ben]);
    const first = await offer(anna, matchId);
    expect(codesOf(await offer(anna, matchId))).toEqual(['REMATCH_OFFERED']);
    const second = await offer(ben, matchId, { clientSeed: 'own' });
    expect(second.userErrors).toEqual([]);
    expect(second.challenge).toMatchObject({ id: first.challenge!.id, status: 'MATCHED' });
    expect(second.match!.id).toBe(first.challenge!.matchId);
    expect(second.match!.deal.fairness.clientSeeds).toEqual(['', 'own']);
    for (const player of [anna, ben]) {
      expect(codesOf(await offer(player, matchId))).toEqual(['REMATCH_OFFERED']);
    }
  });

  it('is shown as an offer to the players of the match and to nobody else', async () => {
    const matchId = await abandoned(people.slice(0, 3));
    const { challenge } = await offer(people[1]!, matchId);
    const offerSeenBy = async (client: TestClient) => {
      const fields = 'rematchOffer { id creator { username } table { state user { username } } }';
      return (await client.match<{ rematchOffer: object | null }>(matchId, fields)).rematchOffer;
    };
    const as = (...states: string[]) => ({
      id: challenge!.id,
      creator: { username: people[1]!.username },
      table: [people[1]!, people[2]!, people[0]!].map(({ username }, i) => ({
        state: states[i],
        user: { username },
      })),
    });
    for (const player of people.slice(0, 3))
      expect(await offerSeenBy(player)).toEqual(as('TAKEN', 'NAMED', 'NAMED'));
    expect(await offerSeenBy(people[3]!)).toBeNull();
    expect((await offer(people[2]!, matchId)).userErrors).toEqual([]);
    for (const player of people.slice(0, 3))
      expect(await offerSeenBy(player)).toEqual(as('TAKEN', 'TAKEN', 'NAMED'));
  });

  it('offered twice at the same time makes one match', async () => {
    for (let round = 0; round < 5; round++) {
      const matchId = await ended([anna, ben]);
      const answers = await Promise.all([anna, ben].map((player) => offer(player, matchId)));
      expect(answers.flatMap(codesOf)).toEqual([]);
      expect(new Set(answers.map((answer) => answer.challenge!.id)).size).toBe(1);
      expect(answers.filter((answer) => answer.match)).toHaveLength(1);
      const made = await rowsOf(service, 'SELECT FROM challenges WHERE rematch_of = $1', [
        rowId(matchId),
      ]);
      expect(made).toHaveLength(1);
    }
  });

  it('offered ten times makes one challenge', async () => {
    const matchId = await ended([anna, ben]);
    const withKey = { idempotencyKey: `rematch ${matchId}` };
    const calls = Array.from({ length: 10 }, () => offer(anna, matchId, withKey));
    const answers = await Promise.all(calls);
    expect(answers.flatMap(codesOf)).toEqual([]);
    expect(new Set(answers.map((answer) => answer.challenge!.id)).size).toBe(1);
    const other = await offer(anna, matchId, { ...withKey, clientSeed: 'another' });
    expect(codesOf(other)).toEqual(['IDEMPOTENCY_KEY_REUSED']);
  });

  it('keeps partners together: the others follow in the order of their seats', async () => {
    const matchId = await ended(people, { variant: 'bauern', target: 3, rated: false });
    // A house bot plays on, and only a match that has ended can have a rematch.
    expect(codesOf(await offer(people[2]!, matchId))).toEqual(['MATCH_NOT_OVER']);
    for (const player of people) await player.resign(matchId);
    await until('the end', async () => (await anna.match(matchId)).status === 'FINISHED');
    const { challenge } = await offer(people[2]!, matchId);
    const turned = [people[2]!, people[3]!, people[0]!, people[1]!].map(({ username }) => username);
    expect(challenge!.seats.map(({ username }) => username)).toEqual(turned);
    for (const player of [people[0]!, people[3]!]) {
      expect((await offer(player, matchId)).match).toBeNull();
    }
    expect(namesIn((await offer(people[1]!, matchId)).match)).toEqual(turned);
  });

  it('against a house bot begins at once', async () => {
    const { match } = await anna.challenge({ variant: 'zweier', opponents: [{ bot: 'random' }] });
    await anna.resign(match!.id);
    const again = await offer(anna, match!.id);
    expect(again).toMatchObject({ challenge: { status: 'MATCHED' }, userErrors: [] });
    expect(namesIn(again.match)).toEqual(namesIn(match));
  });

  it('is possible after a match that was called off', async () => {
    const { matchId } = await startMatch([anna, ben]);
    const abort = 'mutation ($id: ID!) { offerAbort(input: { matchId: $id }) { match { id } } }';
    for (const player of [anna, ben]) await player.ask(abort, { id: matchId });
    expect((await offer(anna, matchId)).challenge).toMatchObject({ status: 'OPEN', rated: true });
  });

  it('notifies the other players, like any challenge', async () => {
    const matchId = await ended([anna, ben]);
    const { challenge } = await offer(anna, matchId);
    const query = '{ notifications(first: 20) { nodes { type challengeId } } }';
    type Feed = { notifications: { nodes: { type: string; challengeId: string | null }[] } };
    await until('the notification', async () =>
      (await ben.ask<Feed>(query)).notifications.nodes.some(
        (node) => node.type === 'CHALLENGE' && node.challengeId === challenge!.id,
      ),
    );
  });

  it('that was declined or cancelled can be offered again', async () => {
    const matchId = await ended([anna, ben]);
    const first = await offer(anna, matchId);
    await ben.decline(first.challenge!.id);
    const second = await offer(ben, matchId);
    expect(second.challenge!.id).not.toBe(first.challenge!.id);
    await ben.cancel(second.challenge!.id);
    const third = await offer(anna, matchId);
    expect(third.challenge).toMatchObject({ status: 'OPEN' });
    expect((await offer(ben, matchId)).match!.id).toBe(third.challenge!.matchId);
  });
});

describe('a rematch is refused', () => {
  it('while the match runs', async () => {
    const { matchId } = await startMatch([anna, ben]);
    expect(codesOf(await offer(anna, matchId))).toEqual(['MATCH_NOT_OVER']);
  });

  it('to a user who did not play and for an unknown match', async () => {
    const matchId = await ended([anna, ben]);
    expect(codesOf(await offer(stranger, matchId))).toEqual(['NOT_A_PLAYER']);
    const hidden = await ended([anna, ben], { onlookers: false });
    expect(codesOf(await offer(stranger, hidden))).toEqual(['MATCH_NOT_FOUND']);
    await expect(offer(service.client(), matchId)).rejects.toThrow('UNAUTHENTICATED');
  });

  it('to a user whom another player has blocked, without naming the block', async () => {
    const [cora, dan] = await Promise.all([service.player(), service.player()]);
    const matchId = await ended([cora, dan]);
    const block = `mutation { blockUser(input: { username: "${cora.username}" }) { userErrors { code } } }`;
    await dan.ask(block);
    const { userErrors } = await offer(cora, matchId);
    expect(userErrors).toMatchObject([{ code: 'OPPONENT_UNAVAILABLE', path: null }]);
  });

  it('with an invalid client seed', async () => {
    const matchId = await ended([anna, ben]);
    const long = { clientSeed: 'x'.repeat(65) };
    expect(codesOf(await offer(anna, matchId, long))).toEqual(['CLIENT_SEED_INVALID']);
  });
});

describe('the links from a match to its rematch', () => {
  it('a match shows the offer of a rematch to its players, and the rematch to all who may see it', async () => {
    const matchId = await ended([anna, ben]);
    expect(await linked(anna, matchId)).toEqual({ rematchOffer: null, rematch: null });
    const { challenge } = await offer(anna, matchId);
    const open = { rematchOffer: { id: challenge!.id }, rematch: null };
    for (const player of [anna, ben]) expect(await linked(player, matchId)).toEqual(open);
    for (const client of [stranger, service.client()]) {
      expect(await linked(client, matchId)).toEqual({ rematchOffer: null, rematch: null });
    }
    await offer(ben, matchId);
    for (const client of [anna, ben, stranger, service.client()]) {
      const begun = { rematchOffer: null, rematch: { id: challenge!.matchId } };
      expect(await linked(client, matchId)).toEqual(begun);
    }
  });

  it('a match does not show a rematch without spectators to others', async () => {
    const matchId = await ended([anna, ben], { onlookers: false });
    await offer(anna, matchId);
    const { match } = await offer(ben, matchId);
    expect(await linked(ben, matchId)).toEqual({ rematchOffer: null, rematch: { id: match!.id } });
    const query = 'query ($id: ID!) { match(id: $id) { id } }';
    expect(await stranger.ask(query, { id: match!.id })).toEqual({ match: null });
  });
});
