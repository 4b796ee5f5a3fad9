/** Real: two apis over HTTP, WebSocket and SSE, Postgres, oidc-provider. Apps that anyone has registered. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mustMutate, TestClient } from '../support/client.js';
import { openEvents } from '../support/event-source.js';
import { socketOf, subscribe } from '../support/live.js';
import { Browser, OAuthApp, PUBLIC } from '../support/oauth.js';
import type { EndpointAnswer } from '../support/oauth.js';
import { startApi, startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { waitingStreams } from '../support/streams.js';
import { until } from '../support/wait.js';

const EVIL = 'https://evil.example/phish';
const FEED = 'subscription { eventAdded { cursor } }';
const waiting = waitingStreams();

let service: TestService;
let otherApi: TestService;
let developer: TestClient;
let user: TestClient;
let evil: OAuthApp;
beforeAll(async () => {
  service = await startService({ PUBLIC_URL: PUBLIC, LOG_LEVEL: 'error' });
  otherApi = await startApi(service, { PUBLIC_URL: PUBLIC });
  developer = await service.player();
  user = await service.player();
  evil = await selfRegistered();
});
afterAll(async () => {
  await otherApi.stop();
  await service.stop();
});

async function selfRegistered(): Promise<OAuthApp> {
  const answer = await fetch(`${service.base}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_name: 'Any',
      redirect_uris: [EVIL],
      token_endpoint_auth_method: 'none',
    }),
  });
  const { client_id } = (await answer.json()) as { client_id: string };
  return new OAuthApp(service.base, client_id, EVIL);
}

interface Made {
  readonly app: { readonly id: string; readonly clientId: string };
}

/** A new app of the developer, and its id. */
async function registered(name: string) {
  const input = { name, redirectUris: [EVIL] };
  const { app } = await mustMutate<Made>(developer, 'createApp', input, 'app { id clientId }');
  return { id: app.id, app: new OAuthApp(service.base, app.clientId, EVIL) };
}

async function granted(app: OAuthApp, scope: string): Promise<EndpointAnswer['body']> {
  const back = await new Browser(service.base).allow(app.authorizeUrl(scope), user.username);
  return (await app.exchange(back)).body;
}

const holding = ({ base }: TestService, token: string | undefined) =>
  Object.assign(new TestClient(base), { accessToken: token ?? 'none' });

const codeOf = async (api: TestService, token: string | undefined) =>
  (await holding(api, token).raw('{ me { id } }')).errors?.[0]?.extensions.code ?? null;

describe('no address of the service leads elsewhere without a page of the service', () => {
  it.each([
    ['prompt=none', { prompt: 'none' }],
    ['no scope', { scope: '' }],
    ['an unknown scope', { scope: 'nonsense' }],
    ['no code challenge', { code_challenge: '', code_challenge_method: '' }],
    ['another response type', { response_type: 'token' }],
    ['an error in a fragment', { prompt: 'none', response_mode: 'fragment' }],
    ['an error in a form', { prompt: 'none', response_mode: 'form_post' }],
    ['an unknown prompt', { prompt: 'nonsense' }],
    ['an unreadable age', { max_age: 'x' }],
    ['a request object', { request: 'x' }],
  ])('%s', async (_what, more) => {
    const page = await new Browser(service.base).get(evil.authorizeUrl('match:read', more));
    expect([page.status, new URL(page.url).origin]).toEqual([400, PUBLIC]);
    expect(page.text).toContain('<h1>This request cannot be answered</h1>');
    expect(page.text).not.toContain('<script');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('the page of a request that was never made', async () => {
    const { searchParams } = new URL(evil.authorizeUrl('match:read'));
    const url = `${PUBLIC}/oauth/authorize/gone?${searchParams.toString()}`;
    const page = await new Browser(service.base).get(url);
    expect([page.status, new URL(page.url).origin]).toEqual([400, PUBLIC]);
  });

  it('the user decides whether the app gets the error', async () => {
    const page = await new Browser(service.base).get(
      evil.authorizeUrl('match:read', { prompt: 'none' }),
    );
    const [, href] = /<a href="([^"]+)">Back to evil.example/.exec(page.text)!;
    const { origin, searchParams } = new URL(href!.replaceAll('&amp;', '&'));
    expect(origin).toBe('https://evil.example');
    expect(searchParams.get('error')).toBe('login_required');
    expect(searchParams.get('state')).toBe('of-this-app');
    const browser = new Browser(service.base);
    const asked = await browser.get(evil.authorizeUrl('nonsense'));
    const back = await browser.post(asked.url, { step: 'deny' });
    expect(new URL(back.url).searchParams.get('error')).toBe('invalid_scope');
  });
});

describe('a code that is used twice at once', () => {
  it('works once at most, no use is an error of the service, and the tokens are revoked', async () => {
    const { app } = await registered('Twice');
    for (let round = 0; round < 8; round++) {
      const browser = new Browser(service.base);
      const back = await browser.allow(app.authorizeUrl('match:read'), user.username);
      const answers = await Promise.all([back, back, back].map((one) => app.exchange(one)));
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused.length).toBeGreaterThanOrEqual(2);
      expect(refused.map(({ body }) => body['error'])).toEqual(refused.map(() => 'invalid_grant'));
      for (const { body } of answers)
        expect(await codeOf(service, body['access_token'])).toBe('UNAUTHENTICATED');
    }
  });
});

describe('an app that is deleted', () => {
  it('ends at once in every process: its tokens and its quiet streams', async () => {
    const { id, app } = await registered('Short');
    const { access_token, refresh_token } = await granted(app, 'event:read');
    const apis = [service, otherApi];
    const before = waiting();
    const sockets = apis.map((api) => socketOf(holding(api, access_token)));
    const feeds = sockets.map((socket) => subscribe(socket, FEED));
    const source = await openEvents(holding(otherApi, access_token), { query: FEED });
    await until('all to listen', () => waiting() >= before + 3);
    for (const api of apis) expect(await codeOf(api, access_token)).toBeNull();
    await mustMutate(developer, 'deleteApp', { appId: id });
    for (const api of apis)
      await until('the end', async () => (await codeOf(api, access_token)) !== null, 3000);
    for (const feed of feeds) expect(await feed.failed()).toEqual(['UNAUTHENTICATED']);
    await source.ended;
    expect(JSON.stringify(source.events)).toContain('UNAUTHENTICATED');
    expect((await app.refresh(refresh_token!)).body['error']).toBe('invalid_client');
    for (const socket of sockets) await socket.dispose();
  });
});
