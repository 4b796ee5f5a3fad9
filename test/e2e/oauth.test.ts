/** Real: the service over HTTP and WebSocket, Postgres, oidc-provider. E-mails go to a folder. */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { MAX_SELF_REGISTERED } from '../../src/modules/apps/domain/app.js';
import { SCOPES } from '../../src/platform/api/scopes.js';
import { mustMutate, PASSWORD, TestClient } from '../support/client.js';
import { socketOf, subscribe } from '../support/live.js';
import { Browser, OAuthApp, PUBLIC } from '../support/oauth.js';
import type { EndpointAnswer } from '../support/oauth.js';
import { startApi, startApiAlone, startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { rowsOf } from '../support/sql.js';
import { waitingStreams } from '../support/streams.js';
import { until } from '../support/wait.js';

const CALLBACK = 'https://app.example/done';
const LOOPBACK = 'http://127.0.0.1/done';
const waiting = waitingStreams();

let service: TestService;
let developer: TestClient;
let user: TestClient;
let app: OAuthApp;
let server: OAuthApp;
beforeAll(async () => {
  service = await startService({ PUBLIC_URL: PUBLIC, LOG_LEVEL: 'error' });
  developer = await service.player('the_developer');
  user = await service.player('the_user');
  app = await register({
    name: 'Kartenhai',
    redirectUris: [LOOPBACK],
    homepage: 'https://h.example/',
  });
  server = await register({ name: 'Server', redirectUris: [CALLBACK], isConfidential: true });
});
afterAll(() => service.stop());

const APP = 'secret app { id clientId name homepage redirectUris isConfidential createdAt }';

interface Made {
  readonly secret: string | null;
  readonly app: { readonly id: string; readonly clientId: string };
}

interface Profile {
  readonly name: string;
  readonly redirectUris: readonly string[];
  readonly homepage?: string;
  readonly isConfidential?: boolean;
}

async function register(input: Profile): Promise<OAuthApp> {
  const made = await mustMutate<Made>(developer, 'createApp', input, APP);
  const [redirectUri] = input.redirectUris;
  return new OAuthApp(service.base, made.app.clientId, redirectUri!, made.secret);
}

const browser = (language = 'en') => new Browser(service.base, language);

const signInAs = ({ username }: TestClient) => ({ step: 'sign-in', username, password: PASSWORD });

/** Tokens of the user for an app, by the complete flow through a browser. */
async function granted(of: OAuthApp, scope: string): Promise<EndpointAnswer['body']> {
  const { status, body } = await of.exchange(
    await browser().allow(of.authorizeUrl(scope), user.username),
  );
  expect([status, body['token_type'], body['scope']]).toEqual([200, 'Bearer', scope]);
  return body;
}

const holding = (token: string | undefined) =>
  Object.assign(service.client(), { accessToken: token ?? 'none' });

const ME = '{ me { username email } }';
const usernameOrCode = async (token: string | undefined) => {
  const { data, errors } = await holding(token).raw<{ me: { username: string; email: string } }>(
    ME,
  );
  return errors?.[0]?.extensions.code ?? data?.me.username ?? null;
};

describe('an authorization code', () => {
  it('needs the pages and the verifier, and works once', async () => {
    const visitor = browser();
    const login = await visitor.get(app.authorizeUrl('match:read challenge:write'));
    expect(login.status).toBe(200);
    expect(login.text).toContain('“Kartenhai” wants to act for you');
    const signIn = { step: 'sign-in', username: user.username, password: 'wrong password' };
    expect((await visitor.post(login.url, signIn)).status).toBe(422);
    const consent = await visitor.post(login.url, {
      ...signIn,
      password: PASSWORD,
    });
    expect(consent.text).toContain('registered by the user the_developer');
    expect(consent.text).toContain('see your matches with your cards');
    expect(consent.text).toContain('https://h.example/');
    expect(consent.text).toContain('http://127.0.0.1');
    const policy = consent.headers.get('content-security-policy')!;
    expect(policy).toContain("frame-ancestors 'none'");
    // A browser would also apply `form-action` to the redirect back to the app.
    expect(policy).not.toContain('form-action');
    expect(consent.headers.get('x-frame-options')).toBe('DENY');
    const back = await visitor.post(consent.url, { step: 'allow' });
    const { searchParams, origin } = new URL(back.url);
    expect([origin, searchParams.get('state'), searchParams.get('iss')]).toEqual([
      'http://127.0.0.1',
      'of-this-app',
      PUBLIC,
    ]);
    expect((await app.exchange(back, 'a'.repeat(43))).body['error']).toBe('invalid_grant');
    const { body } = await app.exchange(back);
    expect(await usernameOrCode(body['access_token'])).toBe(user.username);
    // A second use may be by a thief, so that the tokens from this code are revoked.
    expect((await app.exchange(back)).body['error']).toBe('invalid_grant');
    expect(await usernameOrCode(body['access_token'])).toBe('UNAUTHENTICATED');
  });

  it('is asked for in German if the browser is German', async () => {
    const visitor = browser('de-AT,de;q=0.9');
    const login = await visitor.get(app.authorizeUrl('email:read'));
    expect(login.text).toContain('<html lang="de">');
    const form = { step: 'sign-in', username: user.username, password: PASSWORD };
    const consent = await visitor.post(login.url, form);
    expect(consent.text).toContain('deine E-Mail-Adresse sehen');
    const back = await visitor.post(consent.url, { step: 'deny' });
    expect(new URL(back.url).searchParams.get('error')).toBe('access_denied');
  });

  it('a loopback redirect URI works with any port', async () => {
    const native = new OAuthApp(service.base, app.clientId, 'http://127.0.0.1:51234/done');
    expect((await granted(native, 'profile:read'))['access_token']).toBeDefined();
  });

  it('the scope `openid`, which libraries add by default, does no harm', async () => {
    const visitor = browser();
    const url = app.authorizeUrl('openid match:read nonsense');
    const { body } = await app.exchange(await visitor.allow(url, user.username));
    expect(body).toMatchObject({ scope: 'match:read', access_token: expect.any(String) });
    expect(body).not.toHaveProperty('id_token');
  });

  it('is refused without a valid scope', async () => {
    for (const scope of ['', 'nonsense']) {
      const visitor = browser();
      const page = await visitor.get(app.authorizeUrl(scope));
      expect([page.status, page.text.includes('invalid_scope')]).toEqual([400, true]);
      const back = await visitor.post(page.url, { step: 'deny' });
      expect(new URL(back.url).searchParams.get('error')).toBe('invalid_scope');
    }
  });

  it('is for the user who signed in last', async () => {
    const [visitor, second] = [browser(), await service.player()];
    const otherPage = await visitor.get(app.authorizeUrl('match:read'));
    const { body: first } = await app.exchange(
      await visitor.allow(app.authorizeUrl('match:read'), user.username),
    );
    const signInAndAllow = async (url: string, who: TestClient) => {
      const consent = await visitor.post(url, signInAs(who));
      expect(consent.text).toContain(`may, for ${who.username}:`);
      const { body } = await app.exchange(await visitor.post(consent.url, { step: 'allow' }));
      expect(await usernameOrCode(body['access_token'])).toBe(who.username);
    };
    await signInAndAllow(otherPage.url, second);
    const again = await visitor.get(app.authorizeUrl('match:read', { prompt: 'login' }));
    await signInAndAllow(again.url, user);
    expect(await usernameOrCode(first['access_token'])).toBe(user.username);
  });

  it('needs the password again after ten minutes, even in a browser in use', async () => {
    const visitor = browser();
    const began = Date.now();
    const now = jest.spyOn(Date, 'now');
    const pageAfter = async (minutes: number) => {
      now.mockReturnValue(began + minutes * 60_000);
      return (await visitor.get(app.authorizeUrl('match:read'))).text;
    };
    try {
      const login = await visitor.get(app.authorizeUrl('match:read'));
      await visitor.post(login.url, signInAs(user));
      expect(await pageAfter(5)).toContain('Allow');
      expect(await pageAfter(9)).toContain('Allow');
      expect(await pageAfter(11)).toContain('Password');
    } finally {
      now.mockRestore();
    }
  });

  it('a confidential app needs its secret for tokens', async () => {
    const back = await browser().allow(server.authorizeUrl('match:read'), user.username);
    const impostor = new OAuthApp(service.base, server.clientId, CALLBACK, 'bmra_wrong');
    const code = { code_verifier: server.verifier };
    expect((await impostor.exchange(back, code.code_verifier)).body['error']).toBe(
      'invalid_client',
    );
    expect((await server.exchange(back)).status).toBe(200);
  });
});

describe('access tokens and refresh tokens', () => {
  it('allow what their scopes say and no more', async () => {
    const { access_token } = await granted(app, 'challenge:read');
    const program = holding(access_token);
    const query = `{ me { email challengesOnly: nextCommitment apps { id } } myTurnCount }`;
    const { errors } = await program.raw(query);
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
    const { data } = await program.raw<{ me: Record<string, unknown> }>(
      '{ me { email nextCommitment apps { id } grantedApps { id } } }',
    );
    const hidden = { email: null, apps: null, grantedApps: null };
    expect(data?.me).toEqual({ ...hidden, nextCommitment: expect.any(String) });
  });

  it('a refresh token works once, and a second use revokes all tokens', async () => {
    const first = await granted(app, 'match:read profile:read');
    const narrower = await app.refresh(first['refresh_token']!, { scope: 'match:read' });
    expect(narrower.body['scope']).toBe('match:read');
    const wider = await app.refresh(narrower.body['refresh_token']!, { scope: 'email:read' });
    expect(wider.body['error']).toBe('invalid_scope');
    expect(await usernameOrCode(narrower.body['access_token'])).toBe(user.username);
    await usedEarlier();
    expect((await app.refresh(first['refresh_token']!)).body['error']).toBe('invalid_grant');
    expect(await usernameOrCode(narrower.body['access_token'])).toBe('UNAUTHENTICATED');
    const after = await app.refresh(narrower.body['refresh_token']!);
    expect(after.body['error']).toBe('invalid_grant');
  });

  it('when a token is refreshed twice at once, both calls get the same new refresh token', async () => {
    const { refresh_token } = await granted(app, 'match:read');
    const both = await Promise.all([app.refresh(refresh_token!), app.refresh(refresh_token!)]);
    for (const { body } of both)
      expect(await usernameOrCode(body['access_token'])).toBe(user.username);
    const [first, second] = both.map(({ body }) => body['refresh_token']);
    expect(second).toBe(first);
    expect((await app.refresh(first!)).status).toBe(200);
  });

  it('a refresh token whose answer was lost works again days later, until its new tokens are used', async () => {
    const { access_token, refresh_token } = await granted(app, 'match:read');
    const lost = await app.refresh(refresh_token!);
    // The old access token says nothing about the new one.
    expect(await usernameOrCode(access_token)).toBe(user.username);
    await usedEarlier();
    const again = await app.refresh(refresh_token!);
    expect(again.body['refresh_token']).toBe(lost.body['refresh_token']);
    expect(await usernameOrCode(again.body['access_token'])).toBe(user.username);
    await usedEarlier();
    expect((await app.refresh(refresh_token!)).body['error']).toBe('invalid_grant');
    for (const stolen of [lost, again])
      expect(await usernameOrCode(stolen.body['access_token'])).toBe('UNAUTHENTICATED');
  });

  /** Moves the use of all codes and tokens back by two days. */
  const usedEarlier = () =>
    rowsOf(service, `UPDATE oauth_records SET consumed_at = consumed_at - interval '2 days'`, []);

  it('a token can be revoked and inspected by its own app only', async () => {
    const { access_token, refresh_token } = await granted(app, 'match:read');
    const other = await server.send('/oauth/introspect', { token: access_token! });
    expect(other.body).toEqual({ active: false });
    const own = await app.send('/oauth/introspect', { token: access_token! });
    expect(own.body).toMatchObject({ active: true, scope: 'match:read' });
    await server.send('/oauth/revoke', { token: refresh_token! });
    expect(await usernameOrCode(access_token)).toBe(user.username);
    expect((await app.send('/oauth/revoke', { token: refresh_token! })).status).toBe(200);
    expect(await usernameOrCode(access_token)).toBe('UNAUTHENTICATED');
  });

  it('tokens are not readable in the database', async () => {
    const { access_token, refresh_token } = await granted(app, 'match:read');
    const rows = await rowsOf<object>(
      service,
      'SELECT to_jsonb(r) AS row FROM oauth_records r',
      [],
    );
    const text = JSON.stringify(rows);
    for (const token of [access_token!, refresh_token!]) {
      expect(text).not.toContain(token);
      expect(text).not.toContain(Buffer.from(token).toString('hex'));
    }
  });
});

describe('an app that a user has allowed', () => {
  const GRANTED = '{ me { grantedApps { id name homepage scopes grantedAt owner { username } } } }';
  type Granted = { me: { grantedApps: { id: string; name: string; scopes: string[] }[] } };

  it('an allowed app is listed, and revoking it ends its sockets at once in every process', async () => {
    const { access_token } = await granted(server, 'event:read match:read');
    const { me } = await user.ask<Granted>(GRANTED);
    const row = me.grantedApps.find(({ name }) => name === 'Server')!;
    expect(row).toMatchObject({ owner: { username: 'the_developer' } });
    expect(row.scopes).toContain('event:read');
    const otherApi = await startApi(service);
    const atOtherApi = Object.assign(otherApi.client(), { accessToken: access_token });
    const sockets = [socketOf(holding(access_token)), socketOf(atOtherApi)];
    const before = waiting();
    const feeds = sockets.map((socket) =>
      subscribe(socket, 'subscription { eventAdded { cursor } }'),
    );
    await until('both to listen', () => waiting() >= before + 2);
    const stranger = await service.player();
    const input = { grantedAppId: row.id };
    const refused = await stranger.raw<{ revokeApp: { userErrors: { code: string }[] } }>(
      'mutation ($input: RevokeAppInput!) { revokeApp(input: $input) { userErrors { code } } }',
      { input },
    );
    expect(refused.data?.revokeApp.userErrors).toMatchObject([{ code: 'APP_NOT_FOUND' }]);
    await mustMutate(user, 'revokeApp', input);
    expect(await usernameOrCode(access_token)).toBe('UNAUTHENTICATED');
    await user.challenge({ variant: 'zweier', opponents: [{ bot: 'random' }] });
    for (const feed of feeds) expect(await feed.failed()).toEqual(['UNAUTHENTICATED']);
    for (const socket of sockets) await socket.dispose();
    await otherApi.stop();
  });

  it('gets answers in the language that its user has chosen', async () => {
    const { access_token } = await granted(server, 'match:read');
    const { base } = service;
    const messagesOf = async () => {
      const client = Object.assign(new TestClient(base), { accessToken: access_token });
      const { errors } = await client.raw('{ matches(first: 0) { nodes { id } } }');
      return errors!.map(({ message }) => message);
    };
    await mustMutate(user, 'setLocale', { locale: 'DE' });
    expect(await messagesOf()).toEqual(['first liegt zwischen 1 und 100.']);
    await mustMutate(user, 'setLocale', { locale: null });
    expect(await messagesOf()).toEqual(['first must be between 1 and 100.']);
  });

  it('one e-mail reports an allowed app, however many devices it is on', async () => {
    const owner = await service.player();
    await mustMutate(owner, 'changeEmail', { email: 'o@example.org', password: PASSWORD });
    const verify = 'UPDATE users SET email_verified_at = now() WHERE username = $1';
    await rowsOf(service, verify, [owner.username]);
    for (const scope of ['match:read', 'match:play']) {
      await browser().allow(app.authorizeUrl(scope), owner.username);
    }
    const text = `SELECT kind FROM letters l JOIN users u ON u.id = l.user_id WHERE username = $1
      AND kind = 'APP_GRANTED'`;
    expect(await rowsOf(service, text, [owner.username])).toEqual([{ kind: 'APP_GRANTED' }]);
  });

  it('loses its access when the password is changed and tokens are revoked', async () => {
    const owner = await service.player();
    const url = app.authorizeUrl('match:read');
    const { body } = await app.exchange(await browser().allow(url, owner.username));
    expect(await usernameOrCode(body['access_token'])).toBe(owner.username);
    await mustMutate(owner, 'changePassword', {
      currentPassword: PASSWORD,
      newPassword: 'another horse battery 9',
      revokeTokens: true,
    });
    expect(await usernameOrCode(body['access_token'])).toBe('UNAUTHENTICATED');
  });

  it('loses its access when it is deleted', async () => {
    const made = await mustMutate<Made>(
      developer,
      'createApp',
      { name: 'Short', redirectUris: [CALLBACK] },
      APP,
    );
    const short = new OAuthApp(service.base, made.app.clientId, CALLBACK);
    const { refresh_token } = await granted(short, 'match:read');
    await mustMutate(developer, 'deleteApp', { appId: made.app.id });
    expect((await short.refresh(refresh_token!)).body['error']).toBe('invalid_client');
    expect((await browser().get(short.authorizeUrl('match:read'))).status).toBe(400);
  });
});

describe('devices', () => {
  it('are allowed with a code that a person types in', async () => {
    const { body } = await app.send('/oauth/device/code', { scope: 'bot:play' });
    expect(body['verification_uri']).toBe(`${PUBLIC}/oauth/device`);
    const poll = () =>
      app.send('/oauth/token', {
        grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
        device_code: body['device_code']!,
      });
    expect((await poll()).body['error']).toBe('authorization_pending');
    const visitor = browser('de');
    const entry = await visitor.get(body['verification_uri_complete']!);
    expect(entry.text).toContain(body['user_code']!);
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(entry.text)![1]!;
    const wrong = await visitor.post(entry.url, { xsrf, user_code: 'BBBB-BBBB' });
    expect(wrong.text).toContain('Dieser Code ist falsch');
    const again = /name="xsrf" value="([^"]+)"/.exec(wrong.text)![1]!;
    const form = { xsrf: again, user_code: body['user_code']! };
    const confirm = await visitor.post(`${PUBLIC}/oauth/device`, form);
    expect(confirm.text).toContain('Kartenhai');
    const login = await visitor.post(`${PUBLIC}/oauth/device`, { ...form, confirm: 'yes' });
    const signIn = {
      step: 'sign-in',
      username: user.username,
      password: PASSWORD,
    };
    const consent = await visitor.post(login.url, signIn);
    expect(consent.text).toContain('vor der ersten Partie für immer zu einem Bot machen');
    expect((await visitor.post(consent.url, { step: 'allow' })).text).toContain('Fertig');
    const { body: tokens } = await until('the tokens', async () => {
      const polled = await poll();
      return polled.status === 200 && polled;
    });
    expect(await usernameOrCode(tokens['access_token'])).toBe(user.username);
  });
});

describe('pages that were open for too long', () => {
  const DEVICE = `${PUBLIC}/oauth/device`;
  const xsrfOf = (text: string) => /name="xsrf" value="([^"]+)"/.exec(text)![1]!;

  it('an expired device page asks for the code again and keeps what was typed', async () => {
    const form = { xsrf: 'of a sign-in that has ended', user_code: 'BCDF-GHJK' };
    const visitor = browser();
    const again = await visitor.post(DEVICE, form);
    expect([again.status, again.url]).toEqual([200, `${DEVICE}?user_code=BCDF-GHJK`]);
    expect(again.text).toContain('value="BCDF-GHJK"');
    const other = await visitor.post(DEVICE, form);
    expect(other.text).toContain('The page had expired');
    expect(other.text).toContain('value="BCDF-GHJK"');
    const wrong = await visitor.post(DEVICE, { ...form, xsrf: xsrfOf(other.text) });
    expect(wrong.text).toContain('This code is wrong');
  });

  it.each(['/oauth/device/gone', '/oauth/authorize/gone'])(
    'say that they have expired: %s',
    async (path) => {
      const page = await browser().get(`${PUBLIC}${path}`);
      expect(page.status).toBe(400);
      expect(page.text).toContain('This page has expired');
      expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    },
  );

  it('access can be denied on a page even if the browser has lost its session', async () => {
    const { body } = await app.send('/oauth/device/code', { scope: 'match:read' });
    const visitor = browser();
    const entry = await visitor.get(DEVICE);
    const form = { xsrf: xsrfOf(entry.text), user_code: body['user_code']!, confirm: 'yes' };
    const login = await visitor.post(DEVICE, form);
    visitor.forget('oauth_session');
    const end = await visitor.post(login.url, { step: 'deny' });
    expect([end.status, end.text.includes('You did not allow access')]).toEqual([200, true]);
  });
});

describe('metadata and registration for programs', () => {
  it('have public addresses, even if the request names another host', async () => {
    const answer = await fetch(`${service.base}/.well-known/oauth-authorization-server`, {
      headers: { 'x-forwarded-host': 'evil.example' },
    });
    const metadata = (await answer.json()) as Record<string, unknown>;
    expect(metadata).toMatchObject({
      issuer: PUBLIC,
      authorization_endpoint: `${PUBLIC}/oauth/authorize`,
      token_endpoint: `${PUBLIC}/oauth/token`,
      device_authorization_endpoint: `${PUBLIC}/oauth/device/code`,
      registration_endpoint: `${PUBLIC}/oauth/register`,
      revocation_endpoint: `${PUBLIC}/oauth/revoke`,
      code_challenge_methods_supported: ['S256'],
      response_types_supported: ['code'],
    });
    expect(metadata['scopes_supported']).toEqual(SCOPES);
  });

  const send = async (metadata: object) => {
    const answer = await fetch(`${service.base}/oauth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(metadata),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, string> };
  };
  const good = {
    client_name: 'Self-made',
    redirect_uris: ['org.example.app:/done'],
    token_endpoint_auth_method: 'none',
    jwks_uri: 'http://169.254.169.254/',
  };

  it('however many apps have registered themselves, one more can register', async () => {
    const { body: used } = await send(good);
    const self = new OAuthApp(service.base, used['client_id']!, 'org.example.app:/done');
    await browser().allow(self.authorizeUrl('match:read'), user.username);
    await rowsOf(
      service,
      `INSERT INTO apps (id, name, redirect_uris)
       SELECT gen_random_uuid(), 'Crowd', '{https://crowd.example/}' FROM generate_series(1, $1)`,
      [MAX_SELF_REGISTERED],
    );
    const idsOf = async () => {
      const text = 'SELECT id FROM apps WHERE owner_id IS NULL';
      return new Set((await rowsOf<{ id: string }>(service, text, [])).map(({ id }) => id));
    };
    const before = await idsOf();
    const { status, body } = await send(good);
    expect(status).toBe(201);
    const after = await idsOf();
    expect(after.size).toBe(before.size);
    expect([after.has(used['client_id']!), after.has(body['client_id']!)]).toEqual([true, true]);
    await rowsOf(service, `DELETE FROM apps WHERE name = 'Crowd'`, []);
  });

  it('have the port that the system has chosen, where no address is set', async () => {
    const alone = await startApiAlone();
    const answer = await fetch(`${alone.base}/.well-known/oauth-authorization-server`);
    expect(await answer.json()).toMatchObject({
      issuer: alone.base,
      token_endpoint: `${alone.base}/oauth/token`,
    });
    await alone.stop();
  });

  it('apps register themselves, within limits', async () => {
    const { status, body } = await send(good);
    expect([status, body['jwks_uri']]).toEqual([201, undefined]);
    const self = new OAuthApp(service.base, body['client_id']!, 'org.example.app:/done');
    const consent = await browser().allow(self.authorizeUrl('match:read'), user.username);
    expect(consent.url).toMatch(/^org\.example\.app:\/done\?code=/);
    for (const bad of [
      { ...good, client_name: 'Bummerl' },
      { ...good, client_name: 'turned \u202e around' },
      { ...good, redirect_uris: ['https://a.example/#x'] },
      { ...good, redirect_uris: ['http://a.example/'] },
      { ...good, redirect_uris: ['javascript:alert(1)'] },
      [],
    ]) {
      expect((await send(bad)).status).toBe(400);
    }
    await until('the limit', async () => (await send({})).status === 429);
  });
});

describe('attackers', () => {
  it.each([
    ['another redirect URI', { redirect_uri: 'https://evil.example/' }],
    ['a redirect URI with the right beginning', { redirect_uri: `${CALLBACK}.evil.example/` }],
    ['an unknown app', { client_id: '00000000-0000-4000-8000-000000000000' }],
  ])('a request with %s gets an error page and no redirect', async (_what, more) => {
    const page = await browser().get(server.authorizeUrl('match:read', more));
    expect([page.status, page.url.startsWith(PUBLIC)]).toEqual([400, true]);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it.each([
    ['no code challenge', { code_challenge: '', code_challenge_method: '' }],
    ['a plain code challenge', { code_challenge_method: 'plain' }],
    ['a token in the address', { response_type: 'token' }],
  ])('a request with %s gets no code', async (_what, more) => {
    const page = await browser().get(server.authorizeUrl('match:read', more));
    expect([page.status, new URL(page.url).origin]).toEqual([400, PUBLIC]);
    expect(page.text).toMatch(/invalid_request|unsupported_response_type/);
  });

  it('an authorization page works only in its own browser, and with no form from another site', async () => {
    const visitor = browser();
    const login = await visitor.get(app.authorizeUrl('match:read'));
    expect((await browser().get(login.url)).status).toBe(404);
    const form = { step: 'sign-in', username: user.username, password: PASSWORD };
    const forged = await visitor.post(login.url, form, { 'sec-fetch-site': 'cross-site' });
    expect(forged.status).toBe(404);
    expect((await visitor.post(login.url, { step: 'allow' })).text).toContain('Sign in');
  });

  it('changing the password ends an authorization begun with the former password', async () => {
    const victim = await service.player();
    const thief = browser();
    const login = await thief.get(app.authorizeUrl('match:play'));
    const form = {
      step: 'sign-in',
      username: victim.username,
      password: PASSWORD,
    };
    const consent = await thief.post(login.url, form);
    expect(consent.text).toContain('Allow');
    await mustMutate(victim, 'changePassword', {
      currentPassword: PASSWORD,
      newPassword: 'another horse battery 9',
    });
    expect((await thief.post(consent.url, { step: 'allow' })).status).toBe(404);
  });

  it('a damaged token row affects that row only', async () => {
    const { access_token, refresh_token } = await granted(app, 'match:read');
    await rowsOf(
      service,
      `UPDATE oauth_records SET sealed = '\\x00' WHERE model = 'RefreshToken'`,
      [],
    );
    expect((await app.refresh(refresh_token!)).body['error']).toBe('invalid_grant');
    expect(await usernameOrCode(access_token)).toBe(user.username);
    expect((await granted(app, 'match:read'))['access_token']).toBeDefined();
  });
});

describe('apps of developers', () => {
  it('are changed by their owner, and their secrets rotate', async () => {
    const made = await mustMutate<Made>(
      developer,
      'createApp',
      { name: 'Rotating', redirectUris: [CALLBACK], isConfidential: true },
      APP,
    );
    const { id, clientId } = made.app;
    const rotated = await mustMutate<Made>(developer, 'rotateAppSecret', { appId: id }, APP);
    const former = new OAuthApp(service.base, clientId, CALLBACK, made.secret);
    const now = new OAuthApp(service.base, clientId, CALLBACK, rotated.secret);
    expect((await former.refresh('none')).body['error']).toBe('invalid_client');
    expect((await now.refresh('none')).body['error']).toBe('invalid_grant');
    await mustMutate(developer, 'updateApp', {
      appId: id,
      name: 'Renamed',
      redirectUris: [LOOPBACK],
    });
    const withOldRedirect = await browser().get(now.authorizeUrl('match:read'));
    expect(withOldRedirect.status).toBe(400);
    const { createApp } = await developer.ask<{ createApp: { userErrors: { code: string }[] } }>(
      `mutation ($input: CreateAppInput!) { createApp(input: $input) { userErrors { code path } } }`,
      { input: { name: ' ', homepage: 'http://x', redirectUris: [] } },
    );
    expect(createApp.userErrors.map(({ code }) => code)).toEqual([
      'APP_NAME_INVALID',
      'APP_HOMEPAGE_INVALID',
      'APP_REDIRECT_URIS_INVALID',
    ]);
  });
});
