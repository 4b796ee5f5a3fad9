/** Real: the whole service over HTTP and Postgres; who sits where, by choice. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { replayText } from '../../src/engine/index.js';
import { parseProof, verifyMatch } from '../../src/modules/fairness/domain/verify.js';
import { must } from '../support/client.js';
import type { ChallengeJson, ChallengePayload, TestClient } from '../support/client.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { cancelCalls, codesOf } from '../support/table.js';

let service: TestService;
let anna: TestClient;
let ben: TestClient;
let cora: TestClient;
let dora: TestClient;

beforeAll(async () => {
  service = await startService();
  [anna, ben, cora, dora] = (await Promise.all([1, 2, 3, 4].map(() => service.player()))) as [
    TestClient,
    TestClient,
    TestClient,
    TestClient,
  ];
});
afterAll(() => service.stop());

const BAUERN = { variant: 'bauern', rated: false };

async function made(input: object): Promise<ChallengeJson> {
  await cancelCalls(service);
  const payload = await anna.challenge(input);
  expect(payload.userErrors).toEqual([]);
  return payload.challenge!;
}

const namesOf = ({ seats }: ChallengeJson) => seats.map((seat) => seat?.username ?? null);
const failuresOf = ({ userErrors }: ChallengePayload) =>
  userErrors.map(({ code, path }) => ({ code, path }));

/** Accepts, and must be taken. */
async function taken(player: TestClient, input: object): Promise<ChallengePayload> {
  const payload = await player.accept(input);
  expect(payload.userErrors).toEqual([]);
  return payload;
}

describe('seats that the creator chooses', () => {
  it('bauern with a friend as partner: strangers sit between them', async () => {
    const seats = [{ seat: 2, username: ben.username }];
    const challenge = await made({ ...BAUERN, seats, clientSeed: 'of anna' });
    expect(namesOf(challenge)).toEqual([anna.username, null, ben.username, null]);
    const challengeId = challenge.id;
    await taken(cora, { challengeId, seat: 3, clientSeed: 'of cora' });
    await taken(ben, { challengeId, clientSeed: 'of ben' });
    const { match } = await taken(dora, { challengeId });
    expect(match!.seats.map(({ user }) => user.username)).toEqual(
      [anna, dora, ben, cora].map(({ username }) => username),
    );
    expect(match!.deal.fairness).toMatchObject({
      commitment: challenge.commitment,
      clientSeeds: ['of anna', '', 'of ben', 'of cora'],
    });
  });

  it('the creator sits anywhere; opponents have the other seats in their order', async () => {
    const opponents = [{ username: ben.username }, { username: cora.username }];
    const dritt = await made({ variant: 'dritt', rated: false, seat: 1, opponents });
    expect(namesOf(dritt)).toEqual([ben, anna, cora].map(({ username }) => username));
    const last = await made({ variant: 'zweier', seat: 1 });
    expect(namesOf(last)).toEqual([null, anna.username]);
    const { match } = await taken(dora, { challengeId: last.id, clientSeed: 'of dora' });
    expect(match).toMatchObject({ viewerSeat: 0 });
    expect(match!.deal.fairness.clientSeeds).toEqual(['of dora', '']);
  });

  it('what the creator wishes is no wish of another, whatever the seat', async () => {
    const input = { variant: 'zweier', seat: 1, rated: false, preset: 'scharf' };
    const { id } = await made({ ...input, rules: { leadKingOnly: true } });
    const { match } = await taken(ben, { challengeId: id, rules: { leadKingOnly: false } });
    type Table = { rules: object; seats: { overruled: string[] }[] };
    const { rules, seats } = await anna.match<Table>(match!.id, 'rules seats { overruled }');
    expect(rules).toMatchObject({ leadKingOnly: false });
    expect(seats.map(({ overruled }) => overruled)).toEqual([[], ['leadKingOnly']]);
  });

  it('a match with chosen seats proves itself, and is played again from any seat', async () => {
    const seats = [
      { seat: 0, bot: 'random' },
      { seat: 1, bot: 'random' },
    ];
    const input = { variant: 'dreier', rated: false, target: 12, seat: 2, seats };
    const { match } = await anna.challenge({ ...input, clientSeed: 'of anna' });
    expect(match).toMatchObject({ viewerSeat: 2 });
    await anna.resign(match!.id);
    type Shown = { status: string; record: object; proof: object };
    const { status, record, proof } = await anna.match<Shown>(match!.id, 'status record proof');
    expect(status).toBe('FINISHED');
    expect(replayText(JSON.stringify(record)).error).toBeNull();
    const parsed = parseProof(JSON.stringify(proof));
    if (!parsed.ok) throw new Error(parsed.error);
    expect(parsed.value.clientSeeds).toEqual(['', '', 'of anna']);
    expect(verifyMatch(parsed.value).draw).toBe(true);
    type Again = { match: { viewerSeat: number; seats: { isBot: boolean }[] } };
    const again = 'match { viewerSeat seats { isBot } }';
    const { match: next } = await must<Again>(anna, 'offerRematch', { matchId: match!.id }, again);
    expect(next).toEqual({ viewerSeat: 0, seats: [false, true, true].map((isBot) => ({ isBot })) });
  });
});

describe('seats that cannot be had', () => {
  const name = () => ({ username: ben.username });
  it.each<[string, () => object, { code: string; path: string[] }[]]>([
    [
      'twice',
      () => ({
        seats: [
          { seat: 2, ...name() },
          { seat: 2, bot: 'easy' },
        ],
      }),
      [{ code: 'SEAT_TAKEN', path: ['seats', '1', 'seat'] }],
    ],
    [
      'the creator’s',
      () => ({ seat: 2, seats: [{ seat: 2, ...name() }] }),
      [{ code: 'SEAT_TAKEN', path: ['seats', '0', 'seat'] }],
    ],
    [
      'beyond the table',
      () => ({ seat: 4, seats: [{ seat: -1, ...name() }] }),
      [
        { code: 'SEAT_UNKNOWN', path: ['seat'] },
        { code: 'SEAT_UNKNOWN', path: ['seats', '0', 'seat'] },
      ],
    ],
    [
      'in both lists',
      () => ({ opponents: [name()], seats: [{ seat: 2, ...name() }] }),
      [{ code: 'OPPONENTS_AND_SEATS', path: ['seats'] }],
    ],
    [
      'nobody’s',
      () => ({ seats: [{ seat: 2 }, { seat: 3, username: 'no-such-user' }] }),
      [
        { code: 'OPPONENT_INVALID', path: ['seats', '0'] },
        { code: 'UNKNOWN_OPPONENT', path: ['seats', '1'] },
      ],
    ],
    [
      'too many',
      () => ({ seats: Array.from({ length: 4 }, (_, seat) => ({ seat, bot: 'easy' })) }),
      [
        { code: 'TOO_MANY_OPPONENTS', path: ['seats'] },
        { code: 'SEAT_TAKEN', path: ['seats', '0', 'seat'] },
      ],
    ],
  ])('%s', async (_, input, failures) => {
    expect(failuresOf(await anna.challenge({ ...BAUERN, ...input() }))).toEqual(failures);
  });

  it('an accepter is told which seat is taken, unknown, or kept for them', async () => {
    const { id: challengeId } = await made({ ...BAUERN, seats: [{ seat: 2, ...name() }] });
    const refusal = async (player: TestClient, seat: number) =>
      failuresOf(await player.accept({ challengeId, seat }));
    expect(await refusal(cora, 2)).toEqual([{ code: 'SEAT_TAKEN', path: ['seat'] }]);
    expect(await refusal(cora, 0)).toEqual([{ code: 'SEAT_TAKEN', path: ['seat'] }]);
    expect(await refusal(cora, 4)).toEqual([{ code: 'SEAT_UNKNOWN', path: ['seat'] }]);
    expect(await refusal(ben, 1)).toEqual([{ code: 'SEAT_KEPT_FOR_YOU', path: ['seat'] }]);
  });

  it('of two who want one seat at once one gets it', async () => {
    const { id: challengeId } = await made(BAUERN);
    const answers = await Promise.all(
      [ben, cora].map((player) => player.accept({ challengeId, seat: 2 })),
    );
    expect(answers.map(codesOf).sort()).toEqual([[], ['SEAT_TAKEN']]);
    const { challenge } = answers.find(({ userErrors }) => userErrors.length === 0)!;
    expect(namesOf(challenge!).filter((it) => it !== null)).toHaveLength(2);
  });
});

it('tells everything that is wrong with a challenge at once', async () => {
  const payload = await anna.challenge({
    variant: 'zweier',
    rules: { deck: 52 },
    timeControl: { perTurnSeconds: 60 },
    seats: [{ seat: 1, username: 'no-such-user' }],
    clientSeed: 'a\0b',
    idempotencyKey: '',
  });
  expect(codesOf(payload)).toEqual([
    'BAD_VALUE',
    'TIME_CONTROL_INVALID',
    'UNKNOWN_OPPONENT',
    'CLIENT_SEED_INVALID',
    'IDEMPOTENCY_KEY_INVALID',
  ]);
  const { id: challengeId } = await made({ variant: 'dritt' });
  const accept = { challengeId, seat: 3, rules: { jokers: 1 }, clientSeed: 'a\0b' };
  expect(codesOf(await ben.accept(accept))).toEqual([
    'SEAT_UNKNOWN',
    'UNKNOWN_OPTION',
    'CLIENT_SEED_INVALID',
  ]);
});
