/** Real: the service over HTTP and WebSocket, two api processes over one Postgres. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createClient } from 'graphql-ws';
import type { Client } from 'graphql-ws';
import WebSocket from 'ws';
import { startApi, startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { PASSWORD, USER_ERRORS } from '../support/client.js';
import type { Answer, TestClient, UserErrorJson } from '../support/client.js';
import { until } from '../support/wait.js';

let first: TestService;
let second: TestService;
beforeAll(async () => {
  first = await startService();
  second = await startApi(first);
});
afterAll(async () => {
  await second.stop();
  await first.stop();
});

const ME = '{ me { username } }';
const LOGOUT = `mutation ($input: LogoutInput!) { logout(input: $input) { ${USER_ERRORS} } }`;
const LOGIN = `mutation ($input: LoginInput!) {
  login(input: $input) { accessToken ${USER_ERRORS} } }`;

const codeOf = (answer: Answer<unknown>) => answer.errors?.[0]?.extensions.code;
const logout = ({ refreshToken }: TestClient) =>
  second.client().raw(LOGOUT, { input: { refreshToken } });

/** The process that ended the session knows it at once, the other process as soon as it is notified. */
const untilEndIsKnown = (player: TestClient) =>
  until(
    'the end of the session in the other process',
    async () => codeOf(await player.raw(ME)) === 'UNAUTHENTICATED',
  );

describe('a session', () => {
  it('and its end are known to every api process', async () => {
    const player = await first.player();
    const atSecond = second.client();
    atSecond.accessToken = player.accessToken;
    expect(await atSecond.ask(ME)).toEqual({ me: { username: player.username } });
    expect(await logout(player)).toEqual({
      data: { logout: { userErrors: [] } },
      extensions: expect.anything(),
    });
    expect(codeOf(await atSecond.raw(ME))).toBe('UNAUTHENTICATED');
    await untilEndIsKnown(player);
  });

  it('comes with a commitment for the first match if it is new', async () => {
    const player = await first.player();
    const query = '{ me { nextCommitment nextMatchId email sessions { isCurrent } } }';
    const { me } = await player.ask<{ me: Record<string, unknown> }>(query);
    expect(me['nextCommitment']).toMatch(/^[0-9a-f]{64}$/);
    expect(me['nextMatchId']).toEqual(expect.any(String));
    expect(me['sessions']).toEqual([{ isCurrent: true }]);
  });
});

describe('a socket', () => {
  const open = (authorization?: string): Client =>
    createClient({
      url: `${first.base.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      lazy: false, // with a lazy client the socket closes after every answer
      onNonLazyError: () => undefined,
      retryAttempts: 0,
      connectionParams: authorization === undefined ? {} : { authorization },
    });

  async function ask(client: Client): Promise<unknown> {
    for await (const answer of client.iterate({ query: ME })) return answer;
    return undefined;
  }

  it('is closed when its session ends', async () => {
    const player = await first.player();
    const client = open(`Bearer ${player.accessToken}`);
    const closed = new Promise((resolve) => client.on('closed', resolve));
    expect(await ask(client)).toEqual({
      data: { me: { username: player.username } },
      extensions: expect.anything(),
    });
    await logout(player);
    expect(await closed).toMatchObject({ code: 4403, reason: 'UNAUTHENTICATED: REVOKED' });
    await client.dispose();
  });

  it('is not opened with an invalid credential', async () => {
    const client = open('Bearer nonsense');
    await expect(ask(client)).rejects.toMatchObject({ code: 4403 });
    await client.dispose();
  });

  it('without a credential is anonymous', async () => {
    const client = open();
    expect(await ask(client)).toEqual({ data: { me: null }, extensions: expect.anything() });
    await client.dispose();
  });
});

describe('wrong passwords', () => {
  let turns = 0;

  /** One login, alternately at the two processes, with a forged client address. */
  async function login(username: string, password: string) {
    turns += 1;
    const response = await fetch(`${(turns % 2 ? first : second).base}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${turns}` },
      body: JSON.stringify({ query: LOGIN, variables: { input: { username, password } } }),
    });
    type Payload = { login: { userErrors: UserErrorJson[] } };
    const { data, errors } = (await response.json()) as Answer<Payload>;
    return errors?.[0]?.extensions ?? data!.login.userErrors[0];
  }

  it('are counted by all processes together, even if the client forges its address', async () => {
    const { username } = await first.player();
    for (let i = 0; i < 10; i++) {
      expect(await login(username, 'wrong password')).toMatchObject({
        code: 'INVALID_CREDENTIALS',
      });
    }
    for (let i = 0; i < 2; i++) {
      const answer = await login(username, PASSWORD);
      expect(answer).toMatchObject({ code: 'RATE_LIMITED' });
      expect(answer).toHaveProperty('retryAfterSeconds', expect.any(Number));
    }
  });
});
