/** Real: the complete service and an SMTP server. Strangers abuse the service and each other. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { openCoreModules } from '../support/core.js';
import { ChallengeSweep } from '../../src/modules/challenges/application/index.js';
import { PASSWORD } from '../support/client.js';
import type { TestClient } from '../support/client.js';
import { refusalsOf } from '../support/deliveries.js';
import { askOver, socketOf, subscribe } from '../support/live.js';
import { MailServer } from '../support/mail-server.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { giveAddress, untilOutboxEmpty, rowsOf } from '../support/sql.js';
import { codesOf } from '../support/table.js';
import { until } from '../support/wait.js';
import { rounds } from './support/rounds.js';

const SETTINGS = {
  TRUST_PROXY: '1',
  PASSWORD_HASHES_AT_ONCE: '1',
  PASSWORD_HASHES_PER_NETWORK: '4',
  CHALLENGES_PER_MINUTE: '12',
  LETTERS_PER_HOUR: '3',
  NEW_ACCOUNT_HOURS: '24',
  RUNNING_MATCHES: '3',
};

let mail: MailServer;
let service: TestService;
let core: INestApplicationContext;
beforeAll(async () => {
  mail = await MailServer.start();
  service = await startService({ ...SETTINGS, SMTP_URL: mail.url });
  core = await openCoreModules(service.config);
});
afterAll(async () => {
  await core.close();
  await service.stop();
  await mail.stop();
});

interface Answer {
  readonly data: Record<string, { userErrors: { code: string }[] }> | null;
  readonly errors?: { extensions: { code: string; retryAfterSeconds?: number } }[];
}

/** Sends one mutation from the given network address. */
async function send(name: string, input: object, address = '198.51.100.1'): Promise<Answer> {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input!`;
  const response = await fetch(`${service.base}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({
      query: `mutation ($input: ${type}) { ${name}(input: $input) { userErrors { code } } }`,
      variables: { input },
    }),
  });
  return (await response.json()) as Answer;
}

const refusalOf = ({ errors }: Answer) => errors?.[0]?.extensions;

describe('passwords', () => {
  it('logins of one network wait in a bounded queue of their own and do not delay another network', async () => {
    const { username } = await service.player();
    const login = (address: string) => send('login', { username, password: PASSWORD }, address);
    const calls = Array.from({ length: rounds(40, 400) }, () => login('198.51.100.7'));
    const other = login('203.0.113.9');
    const answers = await Promise.all(calls);
    expect((await other).data!['login']!.userErrors).toEqual([]);
    const refused = answers.flatMap((answer) => refusalOf(answer) ?? []);
    expect(refused.length).toBeGreaterThan(5);
    for (const { code, retryAfterSeconds } of refused) {
      expect([code, retryAfterSeconds]).toEqual(['RATE_LIMITED', expect.any(Number)]);
    }
  });
});

describe('a username', () => {
  const problems = async (username: string) =>
    (await send('register', { username, password: PASSWORD })).data!['register']!.userErrors.map(
      ({ code }) => code,
    );

  it.each(['bot_easy', 'B0T-EASY', 'bot--club', 'adrnin', 'supp0rt', 'bót-easy'])(
    'that looks like a reserved name is refused: %s',
    async (name) => expect(await problems(name)).toEqual(['USERNAME_RESERVED']),
  );

  it.each(['bоt-easy', 'ｂｏｔ-easy', 'bot‐easy'])(
    'with letters of other scripts that look like ASCII is invalid: %s',
    async (name) => expect(await problems(name)).toEqual(['USERNAME_INVALID']),
  );

  it('that looks like another user’s is taken, also when both register at once', async () => {
    expect(await problems('Clarissa1')).toEqual([]);
    expect(await problems('C1arissal')).toEqual(['USERNAME_TAKEN']);
    const both = await Promise.all([problems('Moritz-Berg'), problems('rnoritz_berg')]);
    expect(both.flat()).toEqual(['USERNAME_TAKEN']);
  });
});

describe('password reset e-mails', () => {
  it('are limited per address, also if the address is spelled in another way', async () => {
    await giveAddress(service, await service.player(), 'resi@example.org');
    const written = [
      'resi@example.org',
      'RESI@example.org',
      'resi@ｅxample.org',
      'ｒesi@example.org',
    ];
    const answers = [];
    for (const usernameOrEmail of written) {
      answers.push(await send('requestPasswordReset', { usernameOrEmail }));
    }
    expect(answers.map((answer) => refusalOf(answer)?.code)).toEqual([
      undefined,
      undefined,
      undefined,
      'RATE_LIMITED',
    ]);
  });
});

/** Makes a user's challenges so many days older. */
const makeOlder = ({ username }: TestClient, days: number) =>
  rowsOf(
    service,
    `UPDATE challenges c SET created_at = c.created_at - make_interval(days => $2),
       updated_at = c.updated_at - make_interval(days => $2)
     FROM users u WHERE u.id = c.creator_id AND u.username = $1`,
    [username, days],
  );

const statusesOf = async ({ username }: TestClient): Promise<string[]> => {
  const rows = await rowsOf<{ status: string }>(
    service,
    `SELECT c.status FROM challenges c JOIN users u ON u.id = c.creator_id WHERE u.username = $1`,
    [username],
  );
  return rows.map(({ status }) => status);
};

const challengeInput = (...names: string[]) => ({
  variant: names.length > 1 ? 'bauern' : 'zweier',
  opponents: names.map((username) => ({ username })),
});

/** A user with a verified address. */
async function playerWithAddress(): Promise<TestClient> {
  const player = await service.player();
  await giveAddress(service, player, `${player.username}@example.org`);
  return player;
}

const emailsTo = ({ username }: TestClient) => mail.to(`${username}@example.org`);

/** Waits until `count` of the user's e-mail deliveries are settled; returns their reasons, null for a sent one. */
const settled = ({ username }: TestClient, count: number) =>
  until('every delivery to be settled', async () => {
    const rows = await rowsOf<{ reason: string | null }>(
      service,
      `SELECT d.reason FROM deliveries d JOIN users u ON u.id = d.user_id
       WHERE u.username = $1 AND d.channel = 'EMAIL' AND d.status <> 'PENDING' ORDER BY d.settled_at`,
      [username],
    );
    return rows.length >= count && rows.map(({ reason }) => reason);
  });

describe('a new account', () => {
  it('without a verified address may challenge only users whom it has played with', async () => {
    const [stranger, victim] = [await service.player(), await playerWithAddress()];
    const refused = await stranger.challenge(challengeInput(victim.username));
    expect(refused.userErrors).toMatchObject([{ code: 'VERIFY_FIRST', path: ['opponents', 0] }]);
    const open = await victim.challenge({ variant: 'zweier' });
    const input = { challengeId: open.challenge!.id, seat: 0 };
    expect(await refusalsOf(stranger, 'askToBack', input)).toEqual(['VERIFY_FIRST']);
    await untilOutboxEmpty(service);
    expect(emailsTo(victim)).toEqual([]);
    expect(
      codesOf(await stranger.challenge({ variant: 'zweier', opponents: [{ bot: 'easy' }] })),
    ).toEqual([]);
    expect(codesOf(await stranger.accept({ challengeId: open.challenge!.id }))).toEqual([]);
    expect(codesOf(await stranger.challenge(challengeInput(victim.username)))).toEqual([]);
  });

  it('an account without a verified address may challenge strangers after a day', async () => {
    const [stranger, victim] = [await service.player(), await playerWithAddress()];
    const makeOlder = `UPDATE users SET created_at = now() - interval '25 hours' WHERE username = $1`;
    await rowsOf(service, makeOlder, [stranger.username]);
    expect(codesOf(await stranger.challenge(challengeInput(victim.username)))).toEqual([]);
  });
});

describe('a mailbox', () => {
  it('a user has at most one open challenge from each other user, also when many come at once', async () => {
    const [caller, victim, other] = [
      await playerWithAddress(),
      await playerWithAddress(),
      await playerWithAddress(),
    ];
    const many = Array.from({ length: 5 }, () => caller.challenge(challengeInput(victim.username)));
    const codes = (await Promise.all(many)).flatMap(codesOf);
    expect(codes).toEqual(Array.from({ length: 4 }, () => 'ALREADY_CHALLENGED'));
    const third = await playerWithAddress();
    const both = await caller.challenge(
      challengeInput(other.username, victim.username, third.username),
    );
    expect(both.userErrors).toMatchObject([{ code: 'ALREADY_CHALLENGED', path: ['opponents', 1] }]);
  });

  it('gets three e-mails an hour about challenges; all stay in notifications and deliveries', async () => {
    const [caller, victim] = [await playerWithAddress(), await playerWithAddress()];
    const times = 6;
    for (let i = 0; i < times; i++) {
      const made = await caller.challenge(challengeInput(victim.username));
      await settled(victim, i + 1);
      await caller.cancel(made.challenge!.id);
    }
    const reasons = await settled(victim, times);
    expect(reasons).toEqual([null, null, null, 'TOO_MANY', 'TOO_MANY', 'TOO_MANY']);
    expect(emailsTo(victim)).toHaveLength(3);
    const { notifications } = await victim.ask<{ notifications: { nodes: unknown[] } }>(
      '{ notifications(first: 10) { nodes { type } } }',
    );
    expect(notifications.nodes).toHaveLength(times);
  });
});

describe('challenges', () => {
  it('are limited per minute, and a refused challenge makes no hash chain', async () => {
    const caller = await service.player();
    const most = Number(SETTINGS.CHALLENGES_PER_MINUTE);
    for (let i = 0; i < most; i++) {
      const made = await caller.challenge({ variant: 'zweier' });
      await caller.cancel(made.challenge!.id);
    }
    const refused = await caller.raw(
      'mutation { createChallenge(input: { variant: zweier }) { userErrors { code } } }',
    );
    expect(refused.errors![0]!.extensions).toMatchObject({
      code: 'RATE_LIMITED',
      retryAfterSeconds: expect.any(Number),
    });
    const [chains] = await rowsOf<{ count: number; bytes: number }>(
      service,
      `SELECT count(*)::int AS count, max(length(checkpoints)) AS bytes
       FROM shuffle_chains c JOIN users u ON u.id = c.owner_id WHERE u.username = $1`,
      [caller.username],
    );
    expect(chains).toEqual({ count: most + 1, bytes: 256 });
  });

  it('that nobody accepted are cancelled when they are old, and later deleted with their hash chains', async () => {
    const caller = await service.player();
    const made = await caller.challenge({ variant: 'zweier', idempotencyKey: 'once' });
    const open = await caller.challenge({ variant: 'zweier' });
    await caller.cancel(made.challenge!.id);
    await makeOlder(caller, 31);
    const socket = socketOf(service.client());
    const removed = subscribe<{ challengeRemoved: { challengeId: string; reason: string } }>(
      socket,
      'subscription { challengeRemoved { challengeId reason } }',
    );
    // The subscription has begun when a later query on the same socket is answered.
    await askOver(socket, '{ __typename }');
    await core.get(ChallengeSweep, { strict: false }).run();
    expect(await statusesOf(caller)).toEqual(['CANCELLED']);
    // The challenge that was cancelled before may be reported late.
    const { challengeRemoved } = await removed.next(
      (seen) => seen.challengeRemoved.challengeId === open.challenge!.id,
    );
    expect(challengeRemoved.reason).toBe('CANCELLED');
    await socket.dispose();
    const again = await caller.challenge({ variant: 'zweier', idempotencyKey: 'once' });
    expect(codesOf(again)).toEqual(['CHALLENGE_NOT_FOUND']);
    expect(codesOf(await caller.accept({ challengeId: open.challenge!.id }))).toEqual([
      'ALREADY_SEATED',
    ]);
    await makeOlder(caller, 8);
    await core.get(ChallengeSweep, { strict: false }).run();
    expect(await statusesOf(caller)).toEqual([]);
    const [chains] = await rowsOf<{ count: number }>(
      service,
      `SELECT count(*)::int AS count FROM shuffle_chains c JOIN users u ON u.id = c.owner_id
       WHERE u.username = $1`,
      [caller.username],
    );
    expect(chains).toEqual({ count: 1 });
  });
});

describe('running matches', () => {
  it('are limited per user: no more begin, also when another user accepts a challenge', async () => {
    const [player, other] = [await service.player(), await service.player()];
    const bot = { variant: 'zweier', opponents: [{ bot: 'easy' }] };
    const open = await player.challenge({ variant: 'zweier' });
    const first = await player.challenge(bot);
    expect(codesOf(await player.challenge(bot))).toEqual([]);
    expect(codesOf(await player.challenge(bot))).toEqual([]);
    expect(codesOf(await player.challenge(bot))).toEqual(['TOO_MANY_MATCHES']);
    expect(codesOf(await other.accept({ challengeId: open.challenge!.id }))).toEqual([
      'OPPONENT_UNAVAILABLE',
    ]);
    const theirs = await other.challenge({ variant: 'zweier' });
    expect(codesOf(await player.accept({ challengeId: theirs.challenge!.id }))).toEqual([
      'TOO_MANY_MATCHES',
    ]);
    await player.resign(first.match!.id);
    expect(codesOf(await other.accept({ challengeId: open.challenge!.id }))).toEqual([]);
    expect(codesOf(await player.challenge(bot))).toEqual(['TOO_MANY_MATCHES']);
  });
});
