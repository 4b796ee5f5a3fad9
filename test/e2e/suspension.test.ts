/** Real: the service over HTTP, Postgres. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { request } from 'undici';
import { mustMutate, PASSWORD } from '../support/client.js';
import type { TestClient } from '../support/client.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { rowsOf } from '../support/sql.js';
import { takeoutOf, takeoutReady } from '../support/takeout.js';

const ME = '{ me { username } }';
const UNTIL = '2199-01-01T12:00:00.000Z';
const LOGIN = `mutation ($input: LoginInput!) {
  login(input: $input) { accessToken userErrors { code } } }`;
const REFRESH = `mutation ($input: RefreshSessionInput!) {
  refreshSession(input: $input) { accessToken userErrors { code } } }`;

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

/** Writes only the column, so that each look-up has to refuse by itself. */
const mark = ({ username }: TestClient, until: string | null) =>
  rowsOf(
    service,
    `UPDATE users SET suspended_until = $2, suspended_for = 'Insults' WHERE username = $1`,
    [username, until],
  );

/** Made with a session of its own, so that no process remembers the player's. */
const personalToken = async ({ username }: TestClient): Promise<TestClient> => {
  const { data } = await signIn(username);
  const of = Object.assign(service.client(), { accessToken: data!.login.accessToken });
  const input = { name: 'Own', scopes: ['match:read'] };
  const { secret } = await mustMutate<{ secret: string }>(of, 'createApiToken', input, 'secret');
  return Object.assign(service.client(), { accessToken: secret });
};

const signIn = (username: string, more: object = {}) =>
  service.client().raw<{ login: { accessToken: string | null } }>(LOGIN, {
    input: { username, password: PASSWORD, ...more },
  });

const suspendedUntil = (until: string | null) => [
  { extensions: { code: 'SUSPENDED', until, because: 'Insults' } },
];

describe('a suspended person', () => {
  it('is refused with every credential, and told until when and why', async () => {
    const player = await service.player();
    const token = await personalToken(player);
    await mark(player, UNTIL);
    for (const client of [player, token])
      expect((await client.raw(ME)).errors).toMatchObject(suspendedUntil(UNTIL));
    expect((await signIn(player.username)).errors).toMatchObject(suspendedUntil(UNTIL));
  });

  it('who is suspended for good is told so', async () => {
    const player = await service.player();
    await mark(player, 'infinity');
    expect((await player.raw(ME)).errors).toMatchObject(suspendedUntil(null));
  });

  it('learns it also by the tokens of a session that the suspension has ended', async () => {
    const player = await service.player();
    await mark(player, UNTIL);
    await rowsOf(
      service,
      `UPDATE sessions SET ended_at = now()
       WHERE user_id = (SELECT id FROM users WHERE username = $1)`,
      [player.username],
    );
    expect((await player.raw(ME)).errors).toMatchObject(suspendedUntil(UNTIL));
    const input = { refreshToken: player.refreshToken };
    const refreshed = await service.client().raw(REFRESH, { input });
    expect(refreshed.errors).toMatchObject(suspendedUntil(UNTIL));
  });

  it('who guesses a password learns nothing of the suspension', async () => {
    const player = await service.player();
    await mark(player, UNTIL);
    const { data } = await signIn(player.username, { password: 'not the password 1' });
    expect(data?.login).toMatchObject({
      accessToken: null,
      userErrors: [{ code: 'INVALID_CREDENTIALS' }],
    });
  });

  it('may open a session, with which everything else is refused', async () => {
    const player = await service.player();
    await mark(player, UNTIL);
    const { data } = await signIn(player.username, { evenSuspended: true });
    const limited = Object.assign(service.client(), { accessToken: data!.login.accessToken });
    expect((await limited.raw(ME)).errors).toMatchObject(suspendedUntil(UNTIL));
  });

  it('keeps the link to an archive of the own data, and gets a new one', async () => {
    const player = await service.player();
    const { url } = await takeoutReady(player);
    await mark(player, UNTIL);
    const statusOf = async (link: string) => {
      const { statusCode, body } = await request(`${service.base}${new URL(link).pathname}`);
      await body.dump();
      return statusCode;
    };
    expect(await statusOf(url!)).toBe(200);
    const { data } = await signIn(player.username, { evenSuspended: true });
    const limited = Object.assign(service.client(), { accessToken: data!.login.accessToken });
    expect(await statusOf((await takeoutOf(limited))!.url!)).toBe(200);
  });

  it('is a player like all others once the time is over', async () => {
    const player = await service.player();
    const token = await personalToken(player);
    await mark(player, '2001-01-01');
    for (const client of [player, token])
      expect((await client.raw(ME)).data).toEqual({ me: { username: player.username } });
  });
});
