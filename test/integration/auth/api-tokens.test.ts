/** Real: Postgres, argon2, GraphQL over HTTP. */
import { toGlobalId } from '../../../src/platform/api/ids.js';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { rowId } from '../../support/sql.js';
import { SCOPES } from '../../../src/platform/api/scopes.js';
import { until } from '../../support/wait.js';
import { startAccounts } from './accounts-app.js';
import type { AccountsApp, Sender } from './accounts-app.js';
import { codes, mutate, PASSWORD, refusalOf, register, whoIs } from './calls.js';
import type { SessionAnswer } from './calls.js';

interface Granted {
  readonly secret: string | null;
  readonly apiToken: {
    id: string;
    name: string;
    scopes: string[];
    expiresAt: string | null;
  } | null;
}

const GRANTED = 'secret apiToken { id name scopes expiresAt } userErrors { code message path }';

let app: AccountsApp;
let owner: SessionAnswer;
let from: Sender;
beforeAll(async () => {
  app = await startAccounts();
  owner = await register(app, { email: 'owner@example.at' });
  from = { token: owner.accessToken };
});
afterAll(() => app.close());

const create = (input: object, sender = from) =>
  mutate<Granted>(
    app,
    'createApiToken',
    { name: 'x', scopes: ['match:read'], ...input },
    sender,
    GRANTED,
  );

describe('createApiToken', () => {
  it('shows the secret once; lists never contain it', async () => {
    const scopes = ['match:read', 'match:play', 'match:read'];
    const { secret, apiToken: token } = await create({ name: ' my bot ✓', scopes });
    expect(secret).toMatch(/^bmrl_[\w-]{43}$/);
    const grantedScopes = ['match:read', 'match:play'];
    expect(token).toMatchObject({ name: ' my bot ✓', scopes: grantedScopes, expiresAt: null });
    expect(await whoIs(app, secret!)).toBe(owner.user.username);
    const { data } = await app.send<{ me: { apiTokens: { lastUsedAt: string }[] } }>(
      '{ me { apiTokens { id name scopes createdAt lastUsedAt expiresAt } } }',
      {},
      from,
    );
    expect(data.me.apiTokens[0]).toMatchObject({ id: token!.id, name: ' my bot ✓' });
    expect(data.me.apiTokens[0]!.lastUsedAt).toMatch(/Z$/);
    const stored = await app.app
      .get(DataSource)
      .query<object[]>('SELECT to_jsonb(t) FROM api_tokens t');
    expect(JSON.stringify(stored)).not.toContain(secret!.slice(5));
  });

  it('creates one token for one idempotency key, and only the first answer has the secret', async () => {
    const idempotencyKey = 'a token once';
    const answers = await Promise.all([1, 2, 3].map(() => create({ idempotencyKey })));
    expect(new Set(answers.map(({ apiToken }) => apiToken!.id)).size).toBe(1);
    expect(answers.filter(({ secret }) => secret !== null)).toHaveLength(1);
    const other = await create({ idempotencyKey, name: 'y' });
    expect(other.userErrors).toMatchObject([{ code: 'IDEMPOTENCY_KEY_REUSED' }]);
  });

  it('reports all mistakes at once', async () => {
    const { userErrors } = await create({ name: '', scopes: [], idempotencyKey: '' });
    expect(userErrors.map(({ code }) => code)).toEqual([
      'TOKEN_NAME_INVALID',
      'TOKEN_SCOPES_INVALID',
      'IDEMPOTENCY_KEY_INVALID',
    ]);
  });

  it.each([
    [{ name: '' }, 'TOKEN_NAME_INVALID', 'name'],
    [{ name: '   ' }, 'TOKEN_NAME_INVALID', 'name'],
    [{ name: 'x'.repeat(61) }, 'TOKEN_NAME_INVALID', 'name'],
    [{ name: 'nul\0' }, 'TOKEN_NAME_INVALID', 'name'],
    [{ name: '\udfff' }, 'TOKEN_NAME_INVALID', 'name'],
    [{ scopes: [] }, 'TOKEN_SCOPES_INVALID', 'scopes'],
    [{ scopes: ['match:read', 'admin'] }, 'TOKEN_SCOPES_INVALID', 'scopes'],
    [{ scopes: ['toString'] }, 'TOKEN_SCOPES_INVALID', 'scopes'],
    [{ expiresAt: '2001-01-01T00:00:00Z' }, 'TOKEN_EXPIRY_INVALID', 'expiresAt'],
  ])('refuses %j with %s', async (part, code, field) => {
    const answer = await create(part);
    expect(answer.userErrors).toMatchObject([{ code, path: [field] }]);
    expect(answer.secret).toBeNull();
  });

  it.each(['tomorrow', '+270000-01-01T00:00:00Z', 5])(
    'refuses an expiry that is not a date and time: %j',
    async (expiresAt) => {
      const { secret, refusal } = await create({ expiresAt });
      expect(secret).toBeUndefined();
      expect(refusal).toMatchObject({ code: 'BAD_USER_INPUT' });
    },
  );

  it('allows at most fifty tokens', async () => {
    const other = { token: (await register(app, {})).accessToken };
    for (let i = 0; i < 50; i++) expect(codes(await create({}, other))).toEqual([]);
    expect(codes(await create({}, other))).toEqual(['TOO_MANY_TOKENS']);
  });

  it('needs a session', async () => {
    const { secret } = await create({ scopes: SCOPES });
    expect(refusalOf(await create({}, { token: secret! }))).toBe('FORBIDDEN');
    expect(refusalOf(await create({}, {}))).toBe('UNAUTHENTICATED');
  });
});

describe('a personal token', () => {
  it('expires', async () => {
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    const { secret, apiToken: token } = await create({ expiresAt });
    expect(token!.expiresAt).toBe(expiresAt);
    expect(await whoIs(app, secret!)).toBe(owner.user.username);
    const other = await create({ expiresAt });
    const soon = `UPDATE api_tokens SET expires_at = now() + interval '1 second' WHERE id = $1`;
    await app.app.get(DataSource).query(soon, [rowId(other.apiToken!.id)]);
    await until('its end', async () => (await whoIs(app, other.secret!)) === 'UNAUTHENTICATED');
  });

  it('cannot change the password, even with all scopes', async () => {
    const { secret } = await create({ scopes: SCOPES });
    const input = { currentPassword: PASSWORD, newPassword: 'taken over by a token' };
    const answer = await mutate(app, 'changePassword', input, { token: secret! });
    expect(refusalOf(answer)).toBe('FORBIDDEN');
  });

  it('reads the e-mail address only with the scope, and never sessions or tokens', async () => {
    const reading = (await create({ scopes: ['match:play', 'profile:read'] })).secret!;
    const full = (await create({ scopes: SCOPES })).secret!;
    const ask = async (token: string) =>
      (await app.send('{ me { email sessions { id } apiTokens { id } } }', {}, { token })).data;
    expect(await ask(reading)).toEqual({ me: { email: null, sessions: null, apiTokens: null } });
    const own = { email: 'owner@example.at', sessions: null, apiTokens: null };
    expect(await ask(full)).toEqual({ me: own });
    const input = { apiTokenId: owner.user.id };
    for (const name of ['revokeApiToken', 'logoutEverywhere']) {
      const sent = name === 'logoutEverywhere' ? null : input;
      const answer = await mutate(app, name, sent, { token: full });
      expect(refusalOf(answer)).toBe('FORBIDDEN');
    }
  });

  it('outlives the sessions', async () => {
    const other = await register(app, {});
    const { secret } = await create({}, { token: other.accessToken });
    await mutate(app, 'logoutEverywhere', null, { token: other.accessToken });
    expect(await whoIs(app, secret!)).toBe(other.user.username);
  });
});

describe('revokeApiToken', () => {
  it('ends a token at once', async () => {
    const { secret, apiToken: token } = await create({});
    expect(codes(await mutate(app, 'revokeApiToken', { apiTokenId: token!.id }, from))).toEqual([]);
    expect(await whoIs(app, secret!)).toBe('UNAUTHENTICATED');
  });

  it('does not end the token of another user', async () => {
    const { secret, apiToken: token } = await create({});
    const stranger = { token: (await register(app, {})).accessToken };
    for (const apiTokenId of [token!.id, toGlobalId('ApiToken', randomUUID())]) {
      const answer = await mutate(app, 'revokeApiToken', { apiTokenId }, stranger);
      expect(answer.userErrors).toMatchObject([{ code: 'TOKEN_NOT_FOUND', path: ['apiTokenId'] }]);
    }
    expect(await whoIs(app, secret!)).toBe(owner.user.username);
  });
});
