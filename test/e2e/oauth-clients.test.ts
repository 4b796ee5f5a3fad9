/** Real: the service over HTTP, oidc-provider, openid-client and passport-oauth2, a browser without scripts. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as openid from 'openid-client';
import type { ClientAuth, Configuration } from 'openid-client';
import OAuth2Strategy from 'passport-oauth2';
import { SCOPES } from '../../src/platform/api/scopes.js';
import { mustMutate } from '../support/client.js';
import type { TestClient } from '../support/client.js';
import { Browser } from '../support/oauth.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';

const CALLBACK = 'https://app.example/done';
const METHODS = ['none', 'client_secret_basic', 'client_secret_post'];

let service: TestService;
let user: TestClient;
beforeAll(async () => {
  service = await startService();
  user = await service.player();
});
afterAll(() => service.stop());

interface Made {
  readonly app: { readonly clientId: string };
  readonly secret: string | null;
}

async function createApp(name: string, redirectUri: string, isConfidential: boolean) {
  const input = { name, redirectUris: [redirectUri], isConfidential };
  const developer = await service.player();
  const made = await mustMutate<Made>(developer, 'createApp', input, 'secret app { clientId }');
  return { clientId: made.app.clientId, secret: made.secret ?? undefined };
}

/** The address at the app to which its user comes back. */
async function consent(url: URL): Promise<URL> {
  const browser = new Browser(service.base, 'en', service.base);
  return new URL((await browser.allow(url.href, user.username)).url);
}

const idOf = async (accessToken: string): Promise<string | null> => {
  const client = Object.assign(service.client(), { accessToken });
  const { data } = await client.raw<{ me: { id: string } | null }>('{ me { id } }');
  return data?.me?.id ?? null;
};

/** The tests' service has no TLS. */
const INSECURE = [openid.allowInsecureRequests];

type Discovered = 'oidc' | 'oauth2';

const discover = (
  clientId: string,
  secret?: string,
  auth?: ClientAuth,
  algorithm: Discovered = 'oidc',
): Promise<Configuration> =>
  openid.discovery(new URL(service.base), clientId, secret, auth, { algorithm, execute: INSECURE });

async function tokensBy(config: Configuration, redirect_uri: string) {
  const pkceCodeVerifier = openid.randomPKCECodeVerifier();
  const expectedState = openid.randomState();
  const url = openid.buildAuthorizationUrl(config, {
    redirect_uri,
    scope: 'match:read',
    state: expectedState,
    code_challenge: await openid.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
  });
  const checks = { pkceCodeVerifier, expectedState };
  return openid.authorizationCodeGrant(config, await consent(url), checks);
}

describe('openid-client', () => {
  const AUTHS: [string, Discovered, boolean, (secret?: string) => ClientAuth | undefined][] = [
    ['its default, client_secret_post', 'oidc', true, () => undefined],
    ['client_secret_basic', 'oauth2', true, (secret) => openid.ClientSecretBasic(secret)],
    ['no secret', 'oidc', false, () => openid.None()],
  ];
  it.each(AUTHS)(
    'gets, refreshes, inspects and revokes tokens with %s, found by %s',
    async (name, algorithm, isConfidential, authOf) => {
      const redirect = isConfidential ? CALLBACK : 'http://127.0.0.1/done';
      const { clientId, secret } = await createApp(
        `For ${algorithm} ${name.length}`,
        redirect,
        isConfidential,
      );
      const config = await discover(clientId, secret, authOf(secret), algorithm);
      const first = await tokensBy(config, redirect);
      const { access_token, refresh_token } = await openid.refreshTokenGrant(
        config,
        first.refresh_token!,
      );
      const id = await idOf(access_token);
      expect(id).not.toBeNull();
      expect(await openid.tokenIntrospection(config, access_token)).toMatchObject({
        active: true,
        scope: 'match:read',
        client_id: clientId,
        sub: id,
        iss: service.base,
      });
      await openid.tokenRevocation(config, refresh_token!);
      expect(await openid.tokenIntrospection(config, access_token)).toEqual({ active: false });
      expect(await idOf(access_token)).toBeNull();
    },
  );

  it.each(['http://127.0.0.1', 'http://[::1]', 'http://localhost'])(
    'a native app is sent back to %s at any port, and to no other name',
    async (origin) => {
      const { clientId } = await createApp('Native', `${origin}/done`, false);
      const config = await discover(clientId, undefined, openid.None());
      const { access_token } = await tokensBy(config, `${origin}:51234/done`);
      expect(await idOf(access_token)).not.toBeNull();
      const other = origin.includes('localhost') ? 'http://127.0.0.1' : 'http://localhost';
      const url = openid.buildAuthorizationUrl(config, { redirect_uri: `${other}:51234/done` });
      const page = await new Browser(service.base, 'en', service.base).get(url.href);
      expect([page.status, new URL(page.url).origin]).toEqual([400, service.base]);
    },
  );

  it.each(['client_secret_post', 'client_secret_basic', 'none'])(
    'registers with %s, and the answer says so',
    async (token_endpoint_auth_method) => {
      const stated = {
        token_endpoint_auth_method,
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        application_type: 'native',
      };
      const config = await openid.dynamicClientRegistration(
        new URL(service.base),
        { client_name: 'Registered', redirect_uris: ['http://localhost/done'], ...stated },
        undefined,
        { execute: INSECURE },
      );
      const answer = config.clientMetadata();
      expect(answer).toMatchObject(stated);
      expect(answer).not.toHaveProperty('id_token_signed_response_alg');
      const { access_token } = await tokensBy(config, 'http://localhost:51235/done');
      expect(await idOf(access_token)).not.toBeNull();
    },
  );

  it.each([
    ['token_endpoint_auth_method', 'private_key_jwt'],
    ['token_endpoint_auth_method', 7],
    ['grant_types', ['implicit']],
    ['grant_types', 'authorization_code'],
    ['response_types', ['token']],
    ['application_type', 'desktop'],
    ['application_type', null],
  ])('what cannot be kept is refused when an app registers itself: %s %j', async (name, value) => {
    const answer = await fetch(`${service.base}/oauth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client_name: 'Odd', redirect_uris: [CALLBACK], [name]: value }),
    });
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { error: 'invalid_client_metadata' },
    ]);
  });
});

it('the metadata is the same at both addresses, and says nothing of ID tokens', async () => {
  const at = async (name: string) =>
    (await fetch(`${service.base}/.well-known/${name}`)).json() as Promise<object>;
  const metadata = await at('openid-configuration');
  expect(await at('oauth-authorization-server')).toEqual(metadata);
  expect(metadata).toEqual({
    issuer: service.base,
    authorization_endpoint: `${service.base}/oauth/authorize`,
    authorization_response_iss_parameter_supported: true,
    claims_parameter_supported: false,
    code_challenge_methods_supported: ['S256'],
    device_authorization_endpoint: `${service.base}/oauth/device/code`,
    grant_types_supported: [
      'authorization_code',
      'refresh_token',
      'urn:ietf:params:oauth:grant-type:device_code',
    ],
    introspection_endpoint: `${service.base}/oauth/introspect`,
    introspection_endpoint_auth_methods_supported: METHODS,
    jwks_uri: `${service.base}/oauth/jwks`,
    registration_endpoint: `${service.base}/oauth/register`,
    request_uri_parameter_supported: false,
    response_modes_supported: ['query', 'fragment'],
    response_types_supported: ['code'],
    revocation_endpoint: `${service.base}/oauth/revoke`,
    revocation_endpoint_auth_methods_supported: METHODS,
    scopes_supported: [...SCOPES],
    subject_types_supported: ['public'],
    token_endpoint: `${service.base}/oauth/token`,
    token_endpoint_auth_methods_supported: METHODS,
  });
});

describe('passport-oauth2', () => {
  /** One request to a server that signs its visitors in by passport. */
  function authenticate(strategy: OAuth2Strategy, request: object): Promise<URL | object> {
    return new Promise((resolve, reject) => {
      const visit = Object.assign(Object.create(strategy) as OAuth2Strategy, {
        redirect: (url: string) => resolve(new URL(url)),
        success: (who: object) => resolve(who),
        fail: (challenge: unknown) => reject(new Error(JSON.stringify(challenge))),
        error: reject,
      });
      visit.authenticate(request as Parameters<OAuth2Strategy['authenticate']>[0]);
    });
  }

  it('signs a user in with its defaults and PKCE', async () => {
    const { clientId, secret } = await createApp('Passport', CALLBACK, true);
    const strategy = new OAuth2Strategy(
      {
        authorizationURL: `${service.base}/oauth/authorize`,
        tokenURL: `${service.base}/oauth/token`,
        clientID: clientId,
        clientSecret: secret!,
        callbackURL: CALLBACK,
        scope: ['match:read'],
        scopeSeparator: ' ',
        state: true,
        pkce: true,
      },
      (
        accessToken: string,
        refreshToken: string,
        _profile: object,
        done: OAuth2Strategy.VerifyCallback,
      ) => done(null, { accessToken, refreshToken }),
    );
    const session = {};
    const away = await authenticate(strategy, { session, query: {} });
    const back = await consent(away as URL);
    const query = Object.fromEntries(back.searchParams);
    const who = await authenticate(strategy, { session, query });
    expect(who).toEqual({ accessToken: expect.any(String), refreshToken: expect.any(String) });
    expect(await idOf((who as { accessToken: string }).accessToken)).not.toBeNull();
  });
});
