/**
 * Real: the service over HTTP and Postgres. Seats that the creator of a challenge chooses, and
 * invitations.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { replayText } from '../../src/engine/index.js';
import { parseProof, verifyMatch } from '../../src/modules/fairness/domain/verify.js';
import { mustMutate, mutate } from '../support/client.js';
import type { ChallengeJson, ChallengePayload, TestClient } from '../support/client.js';
import { RULES, rulesIn } from '../support/rules.js';
import type { RuleJson } from '../support/rules.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { cancelNamedChallenges, codesOf } from '../support/table.js';

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
  await cancelNamedChallenges(service);
  const payload = await anna.challenge(input);
  expect(payload.userErrors).toEqual([]);
  return payload.challenge!;
}

const namesOf = ({ seats }: ChallengeJson) => seats.map((seat) => seat?.username ?? null);
const failuresOf = ({ userErrors }: Pick<ChallengePayload, 'userErrors'>) =>
  userErrors.map(({ code, path }) => ({ code, path }));

interface SeatJson {
  readonly index: number;
  readonly side: number;
  readonly state: string;
  readonly user: { readonly username: string } | null;
}

/** The seats as this viewer sees them; null where the challenge is hidden from the viewer. */
async function tableOf(viewer: TestClient, id: string): Promise<SeatJson[] | null> {
  const query = `query ($id: ID!) { node(id: $id) { ... on Challenge {
    table { seat side state user { username } } } } }`;
  const { node } = await viewer.ask<{ node: { table: SeatJson[] } | null }>(query, { id });
  return node && node.table;
}

/** Accepts a challenge, which must succeed. */
async function taken(player: TestClient, input: object): Promise<ChallengePayload> {
  const payload = await player.accept(input);
  expect(payload.userErrors).toEqual([]);
  return payload;
}

describe('seats that the creator chooses', () => {
  it('in bauern a friend can be the partner: strangers sit between them', async () => {
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

  it('are shown as free, named or taken, with their sides', async () => {
    const seats = [
      { seat: 2, username: ben.username },
      { seat: 1, bot: 'random' },
    ];
    const { id } = await made({ ...BAUERN, seats });
    const names = [anna.username, 'bot-random', ben.username];
    const seat = (number: number, state: string, username: string | null) => ({
      seat: number,
      side: number % 2,
      state,
      user: username === null ? null : { username },
    });
    const [first, second] = [seat(0, 'TAKEN', names[0]!), seat(1, 'TAKEN', names[1]!)];
    const offered = [first, second, seat(2, 'NAMED', names[2]!), seat(3, 'FREE', null)];
    for (const viewer of [anna, ben, dora, service.client()])
      expect(await tableOf(viewer, id)).toEqual(offered);
    await taken(ben, { challengeId: id });
    const waiting = [first, second, seat(2, 'TAKEN', names[2]!), seat(3, 'FREE', null)];
    expect(await tableOf(anna, id)).toEqual(waiting);
    await taken(cora, { challengeId: id });
    const full = [first, second, seat(2, 'TAKEN', names[2]!), seat(3, 'TAKEN', cora.username)];
    expect(await tableOf(cora, id)).toEqual(full);
    expect(await tableOf(dora, id)).toBeNull();
  });

  it('where nobody plays together every seat has its own side', async () => {
    const { id } = await made({ variant: 'dritt', rated: false, seat: 1 });
    const table = await tableOf(anna, id);
    expect(table!.map(({ side, state }) => [side, state])).toEqual([
      [0, 'FREE'],
      [1, 'TAKEN'],
      [2, 'FREE'],
    ]);
  });

  it('the creator may have any seat; opponents have the other seats in their order', async () => {
    const opponents = [{ username: ben.username }, { username: cora.username }];
    const dritt = await made({ variant: 'dritt', rated: false, seat: 1, opponents });
    expect(namesOf(dritt)).toEqual([ben, anna, cora].map(({ username }) => username));
    const last = await made({ variant: 'zweier', seat: 1 });
    expect(namesOf(last)).toEqual([null, anna.username]);
    const { match } = await taken(dora, { challengeId: last.id, clientSeed: 'of dora' });
    expect(match).toMatchObject({ viewerSeat: 0 });
    expect(match!.deal.fairness.clientSeeds).toEqual(['of dora', '']);
  });

  it('bring the creator’s rules with them, also in seat 1', async () => {
    const input = { variant: 'zweier', seat: 1, rated: false, preset: 'scharf' };
    const { id } = await made({ ...input, rules: { leadKingOnly: true } });
    const { match } = await taken(ben, { challengeId: id, rules: { leadKingOnly: false } });
    type Table = { rules: RuleJson[]; seats: { overruled: string[] }[] };
    const fields = `rules ${RULES} seats { overruled }`;
    const { rules, seats } = await anna.match<Table>(match!.id, fields);
    expect(rulesIn(rules)).toMatchObject({ leadKingOnly: false });
    expect(seats.map(({ overruled }) => overruled)).toEqual([[], ['leadKingOnly']]);
  });

  it('a match with chosen seats proves its shuffles, and has a rematch from any seat', async () => {
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
    const { match: next } = await mustMutate<Again>(
      anna,
      'offerRematch',
      { matchId: match!.id },
      again,
    );
    expect(next).toEqual({ viewerSeat: 0, seats: [false, true, true].map((isBot) => ({ isBot })) });
  });
});

describe('invalid seats', () => {
  const name = () => ({ username: ben.username });
  it.each<[string, () => object, { code: string; path: (string | number)[] }[]]>([
    [
      'one seat named twice',
      () => ({
        seats: [
          { seat: 2, ...name() },
          { seat: 2, bot: 'easy' },
        ],
      }),
      [{ code: 'SEAT_TAKEN', path: ['seats', 1, 'seat'] }],
    ],
    [
      'the seat of the creator',
      () => ({ seat: 2, seats: [{ seat: 2, ...name() }] }),
      [{ code: 'SEAT_TAKEN', path: ['seats', 0, 'seat'] }],
    ],
    [
      'seats that the variant does not have',
      () => ({ seat: 4, seats: [{ seat: -1, ...name() }] }),
      [
        { code: 'SEAT_UNKNOWN', path: ['seat'] },
        { code: 'SEAT_UNKNOWN', path: ['seats', 0, 'seat'] },
      ],
    ],
    [
      'opponents in both lists',
      () => ({ opponents: [name()], seats: [{ seat: 2, ...name() }] }),
      [{ code: 'OPPONENTS_AND_SEATS', path: ['seats'] }],
    ],
    [
      'seats for nobody',
      () => ({ seats: [{ seat: 2 }, { seat: 3, username: 'no-such-user' }] }),
      [
        { code: 'OPPONENT_INVALID', path: ['seats', 0] },
        { code: 'UNKNOWN_OPPONENT', path: ['seats', 1] },
      ],
    ],
    [
      'too many opponents',
      () => ({ seats: Array.from({ length: 4 }, (_, seat) => ({ seat, bot: 'easy' })) }),
      [
        { code: 'TOO_MANY_OPPONENTS', path: ['seats'] },
        { code: 'SEAT_TAKEN', path: ['seats', 0, 'seat'] },
      ],
    ],
  ])('are refused: %s', async (_, input, failures) => {
    expect(failuresOf(await anna.challenge({ ...BAUERN, ...input() }))).toEqual(failures);
  });

  it('a user who accepts gets an error for a taken or unknown seat, or if another is kept for them', async () => {
    const { id: challengeId } = await made({ ...BAUERN, seats: [{ seat: 2, ...name() }] });
    const refusal = async (player: TestClient, seat: number) =>
      failuresOf(await player.accept({ challengeId, seat }));
    expect(await refusal(cora, 2)).toEqual([{ code: 'SEAT_TAKEN', path: ['seat'] }]);
    expect(await refusal(cora, 0)).toEqual([{ code: 'SEAT_TAKEN', path: ['seat'] }]);
    expect(await refusal(cora, 4)).toEqual([{ code: 'SEAT_UNKNOWN', path: ['seat'] }]);
    expect(await refusal(ben, 1)).toEqual([{ code: 'SEAT_KEPT_FOR_YOU', path: ['seat'] }]);
  });

  it('when two users ask for one seat at once, exactly one gets it', async () => {
    const { id: challengeId } = await made(BAUERN);
    const answers = await Promise.all(
      [ben, cora].map((player) => player.accept({ challengeId, seat: 2 })),
    );
    expect(answers.map(codesOf).sort()).toEqual([[], ['SEAT_TAKEN']]);
    const { challenge } = answers.find(({ userErrors }) => userErrors.length === 0)!;
    expect(namesOf(challenge!).filter((it) => it !== null)).toHaveLength(2);
  });
});

describe('invitations', () => {
  interface Linked {
    readonly id: string;
    readonly invitation: { url: string; invitationToken: string; expiresAt: string } | null;
  }
  const LINK = 'id invitation { url invitationToken expiresAt }';
  const linkOf = async (client: TestClient, id: string): Promise<Linked | null> => {
    const query = `query ($id: ID!) { node(id: $id) { ... on Challenge { ${LINK} } } }`;
    return (await client.ask<{ node: Linked | null }>(query, { id })).node;
  };
  const LOOK = `query ($token: String!) {
    invitation(invitationToken: $token) { id byInvitation seats { username } invitation { invitationToken } } }`;
  const look = async (client: TestClient, token: string) =>
    (await client.ask<{ invitation: ChallengeJson | null }>(LOOK, { token })).invitation;
  const listed = async (client: TestClient): Promise<string[]> => {
    const query = '{ challenges(first: 100) { nodes { id } } }';
    const { challenges } = await client.ask<{ challenges: { nodes: { id: string }[] } }>(query);
    return challenges.nodes.map(({ id }) => id);
  };
  const pageAt = async (url: string) => {
    const { pathname, search } = new URL(url);
    return fetch(`${service.base}${pathname}${search}`);
  };
  const SECRET = { variant: 'zweier', preset: 'scharf', byInvitation: true };
  const NOT_FOUND = [{ code: 'CHALLENGE_NOT_FOUND', path: ['challengeId'] }];

  it('do not exist for a user without their link', async () => {
    const { id } = await made(SECRET);
    expect(await listed(ben)).not.toContain(id);
    expect(await linkOf(ben, id)).toBeNull();
    expect(failuresOf(await ben.accept({ challengeId: id }))).toEqual(NOT_FOUND);
    expect(failuresOf(await ben.decline(id))).toEqual(NOT_FOUND);
    expect(failuresOf(await ben.cancel(id))).toEqual(NOT_FOUND);
    expect(failuresOf(await mutate(ben, 'askToBack', { challengeId: id, seat: 0 }))).toEqual(
      NOT_FOUND,
    );
  });

  it('are shown by their link, with or without a session, and can be accepted', async () => {
    const { id } = await made(SECRET);
    const { invitationToken: token, expiresAt } = (await linkOf(anna, id))!.invitation!;
    expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now());
    for (const client of [service.client(), ben]) {
      expect(await look(client, token)).toMatchObject({ id, invitation: null, byInvitation: true });
    }
    const again = { challengeId: id, invitationToken: token, idempotencyKey: 'by link' };
    const { match } = await taken(ben, again);
    expect((await taken(ben, again)).match!.id).toBe(match!.id);
    expect(await look(cora, token)).toBeNull();
    expect((await linkOf(anna, id))!.invitation).toBeNull();
  });

  it('a named friend needs no link, and a link gives no named seat', async () => {
    const seats = [{ seat: 2, username: ben.username }];
    const { id: challengeId } = await made({ ...BAUERN, byInvitation: true, seats });
    const { invitationToken } = (await linkOf(anna, challengeId))!.invitation!;
    expect(codesOf(await cora.accept({ challengeId, invitationToken, seat: 2 }))).toEqual([
      'SEAT_TAKEN',
    ]);
    await taken(ben, { challengeId });
    await taken(cora, { challengeId, invitationToken });
    expect(namesOf((await look(dora, invitationToken))!)).toEqual(
      [anna, cora, ben].map(({ username }) => username).concat(null as never),
    );
  });

  it('a wrong token gives no access, and neither does the token of another challenge', async () => {
    const [one, other] = [await made(SECRET), await made(SECRET)];
    const { invitationToken: token } = (await linkOf(anna, one.id))!.invitation!;
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    for (const invitationToken of [forged, token.split('.')[0]!, '', 'x'.repeat(5000), token]) {
      expect(failuresOf(await ben.accept({ challengeId: other.id, invitationToken }))).toEqual([
        { code: 'INVITATION_INVALID', path: ['invitationToken'] },
      ]);
    }
    expect(await look(ben, forged)).toBeNull();
  });

  interface Led {
    readonly invitation: { readonly match: { readonly id: string } | null } | null;
  }
  const LED = 'query ($token: String!) { invitation(invitationToken: $token) { match { id } } }';

  it('when the last seat is taken, the link leads only the players to their match', async () => {
    const { id: challengeId } = await made({ variant: 'zweier', byInvitation: true });
    const { invitationToken: token } = (await linkOf(anna, challengeId))!.invitation!;
    await taken(ben, { challengeId, invitationToken: token });
    const leadsTo = async (client: TestClient) =>
      (await client.ask<Led>(LED, { token })).invitation?.match?.id;
    const matchId = await leadsTo(anna);
    expect(matchId).toEqual(expect.any(String));
    expect(await leadsTo(ben)).toBe(matchId);
    expect(await leadsTo(cora)).toBeUndefined();
    expect(await leadsTo(service.client())).toBeUndefined();
  });

  it('have the page of the web client as their address, and the old address leads there', async () => {
    const { id } = await made(SECRET);
    const { url, invitationToken: token } = (await linkOf(anna, id))!.invitation!;
    expect(new URL(url).pathname).toBe(`/join/${token}`);
    expect((await pageAt(url)).status).toBe(200);
    const old = await pageAt(`${service.base}/invitation?token=${token}`);
    expect(old.redirected).toBe(true);
    expect(old.url).toBe(`${service.base}/join/${token}`);
  });

  it('an old address without a token, or with a strange one, leads to the page for a wrong link', async () => {
    for (const query of [
      '',
      '?token=',
      '?token=a&token=b',
      `?token=${encodeURIComponent('//x.example/..')}`,
    ]) {
      const { url, status } = await pageAt(`${service.base}/invitation${query}`);
      expect(status).toBe(200);
      expect(url).toMatch(`${service.base}/join/`);
    }
  });

  it('an open challenge has a link too, and is in the lobby', async () => {
    const { id } = await made({ variant: 'dritt' });
    expect((await linkOf(anna, id))!.invitation).not.toBeNull();
    expect((await linkOf(ben, id))!.invitation).toBeNull();
    expect(await listed(service.client())).toContain(id);
  });
});

it('a challenge and an acceptance report everything that is wrong at once', async () => {
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
  const wrong = { clientSeed: 'a\0b', idempotencyKey: '' };
  const accept = { challengeId, seat: 3, rules: { deck: 24 }, ...wrong };
  expect(codesOf(await ben.accept(accept))).toEqual([
    'SEAT_UNKNOWN',
    'UNKNOWN_OPTION',
    'CLIENT_SEED_INVALID',
    'IDEMPOTENCY_KEY_INVALID',
  ]);
});
