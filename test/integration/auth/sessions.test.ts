/** Real: Postgres, argon2, GraphQL over HTTP. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { DataSource } from 'typeorm';
import { Sweeps } from '../../../src/platform/tasks/sweeps.js';
import { JWT_SECRET, startAccounts } from './accounts-app.js';
import type { AccountsApp } from './accounts-app.js';
import { codes, login, mutate, PASSWORD, refresh, refusalOf, register, whoIs } from './calls.js';
import type { SessionAnswer } from './calls.js';

let app: AccountsApp;
beforeAll(async () => {
  app = await startAccounts({ REGISTRATIONS_PER_MINUTE: '100000' });
});
afterAll(() => app.close());

const jwt = new JwtService();

/** A JWT with any claims (undefined ones are left out), secret and algorithm. */
const forge = (claims: object, secret = JWT_SECRET, algorithm: 'HS256' | 'HS512' = 'HS256') =>
  jwt.sign(JSON.parse(JSON.stringify(claims)) as object, { secret, algorithm });

/** A JWT that says that it needs no signature. */
const unsigned = (claims: object) =>
  [{ alg: 'none', typ: 'JWT' }, claims]
    .map((part) => `${Buffer.from(JSON.stringify(part)).toString('base64url')}.`)
    .join('');

const sql = (text: string, values: unknown[] = []) => app.app.get(DataSource).query(text, values);

describe('an access token', () => {
  let session: SessionAnswer;
  let claims: Record<string, unknown>;
  beforeAll(async () => {
    session = await register(app, {});
    claims = jwt.decode<Record<string, unknown>>(session.accessToken);
  });

  it('lives ten minutes by the service’s clock', async () => {
    const later = await startAccounts();
    const { accessToken, user } = await register(later, {});
    later.clock.advance(598);
    expect(await whoIs(later, accessToken)).toBe(user.username);
    later.clock.advance(4);
    expect(await whoIs(later, accessToken)).toBe('UNAUTHENTICATED');
    await later.close();
  });

  const forged: [string, () => string][] = [
    ['without a signature', () => unsigned(claims)],
    ['with another algorithm', () => forge(claims, JWT_SECRET, 'HS512')],
    ['signed with another secret', () => forge(claims, 'another secret, as long as it gets')],
    ['of another issuer', () => forge({ ...claims, iss: 'elsewhere' })],
    ['for another audience', () => forge({ ...claims, aud: 'elsewhere' })],
    ['that never expires', () => forge({ ...claims, exp: undefined })],
    ['of no session', () => forge({ ...claims, sid: undefined })],
    ['with an invalid session id', () => forge({ ...claims, sid: "'; DROP" })],
    ['of another user’s session', () => forge({ ...claims, sub: claims['sid'] })],
    ['cut short', () => session.accessToken.slice(0, -1)],
    ['that is a refresh token', () => session.refreshToken],
    ['that is an unknown personal token', () => `bmrl_${session.refreshToken}`],
    ['of ten thousand characters', () => 'x'.repeat(10_000)],
  ];
  it.each(forged)('%s is refused', async (_, token) => {
    expect(await whoIs(app, session.accessToken)).toBe(session.user.username);
    expect(await whoIs(app, token())).toBe('UNAUTHENTICATED');
  });

  it('is read only from a Bearer header', async () => {
    const authorization = `Basic ${session.accessToken}`;
    const { errors } = await app.send('{ me { username } }', {}, { authorization });
    expect(errors![0]!.extensions['code']).toBe('UNAUTHENTICATED');
  });

  it('is invalid once its session has ended', async () => {
    const { accessToken, refreshToken } = await register(app, {});
    expect(codes(await mutate(app, 'logout', { refreshToken }))).toEqual([]);
    expect(await whoIs(app, accessToken)).toBe('UNAUTHENTICATED');
    expect(codes(await refresh(app, refreshToken))).toEqual(['INVALID_REFRESH_TOKEN']);
    expect(codes(await mutate(app, 'logout', { refreshToken }))).toEqual([]);
  });
});

describe('a refresh token', () => {
  it('is exchanged for a new pair of the same session', async () => {
    const first = await register(app, {});
    const second = await refresh(app, first.refreshToken);
    expect(second.userErrors).toEqual([]);
    expect(second.user).toEqual(first.user);
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect(await whoIs(app, second.accessToken)).toBe(first.user.username);
    expect(await whoIs(app, first.accessToken)).toBe(first.user.username);
  });

  it('whose answer was lost gives the same successor again, and the session continues', async () => {
    const first = await register(app, {});
    const lost = await refresh(app, first.refreshToken);
    const again = await refresh(app, first.refreshToken);
    expect(again).toMatchObject({ userErrors: [], refreshToken: lost.refreshToken });
    expect(await whoIs(app, again.accessToken)).toBe(first.user.username);
    expect(codes(await refresh(app, again.refreshToken))).toEqual([]);
  });

  it('sent by several tabs at once gives each the same successor', async () => {
    const { refreshToken, user } = await register(app, {});
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(app, refreshToken)));
    expect(answers.flatMap(codes)).toEqual([]);
    expect(new Set(answers.map((answer) => answer.refreshToken)).size).toBe(1);
    expect(await whoIs(app, answers[7]!.accessToken)).toBe(user.username);
  });

  it('whose answer was lost gives the same successor again days later, and only then ends', async () => {
    const first = await register(app, {});
    const lost = await refresh(app, first.refreshToken);
    // The old access token is still valid; using it says nothing about the new one.
    expect(await whoIs(app, first.accessToken)).toBe(first.user.username);
    await usedEarlier(59 * 86_400);
    const again = await refresh(app, first.refreshToken);
    expect(again).toMatchObject({ userErrors: [], refreshToken: lost.refreshToken });
    expect(await whoIs(app, again.accessToken)).toBe(first.user.username);
    await expectTheft(first.refreshToken, again);
  });

  it('sent twice at once long after a lost answer gives both the same successor', async () => {
    const { refreshToken, user } = await register(app, {});
    await refresh(app, refreshToken);
    await usedEarlier(3600);
    const both = await Promise.all([refresh(app, refreshToken), refresh(app, refreshToken)]);
    expect(both.flatMap(codes)).toEqual([]);
    expect(both[0].refreshToken).toBe(both[1].refreshToken);
    for (const { accessToken } of both) expect(await whoIs(app, accessToken)).toBe(user.username);
    expect(codes(await refresh(app, both[0].refreshToken))).toEqual([]);
  });

  it('used again after the grace period ends the session once the new access token was used', async () => {
    const first = await register(app, {});
    const other = await login(app, first.user.username);
    const second = await refresh(app, first.refreshToken);
    expect(await whoIs(app, second.accessToken)).toBe(first.user.username);
    await usedEarlier(30);
    expect(await refresh(app, first.refreshToken)).toMatchObject({ userErrors: [] });
    await usedEarlier(31);
    await expectTheft(first.refreshToken, second);
    expect(await whoIs(app, other.accessToken)).toBe(first.user.username);
  });

  it('used again after its successor ends the session, even within the grace period', async () => {
    const first = await register(app, {});
    const second = await refresh(app, first.refreshToken);
    const third = await refresh(app, second.refreshToken);
    await expectTheft(first.refreshToken, third);
  });

  it('that owner and thief use within the grace period ends the session at a later use', async () => {
    const { refreshToken, user } = await register(app, {});
    const [owner, thief] = [await refresh(app, refreshToken), await refresh(app, refreshToken)];
    expect(thief.refreshToken).toBe(owner.refreshToken);
    const next = await refresh(app, owner.refreshToken);
    expect(await whoIs(app, next.accessToken)).toBe(user.username);
    await usedEarlier(61);
    await expectTheft(thief.refreshToken, next);
  });

  it('gives nothing once its session has ended', async () => {
    const first = await register(app, {});
    const second = await refresh(app, first.refreshToken);
    await mutate(app, 'logout', { refreshToken: second.refreshToken });
    await expectTheft(first.refreshToken, second);
  });

  it('an access token is noted only at its first use', async () => {
    const { refreshToken } = await register(app, {});
    const { accessToken, user } = await refresh(app, refreshToken);
    const version = async () => {
      const [row] = (await sql(
        `SELECT xmin::text, is_successor_used AS used FROM sessions
         WHERE user_id = (SELECT id FROM users WHERE username = $1)`,
        [user.username],
      )) as [{ xmin: string; used: boolean }];
      return row;
    };
    expect(await version()).toMatchObject({ used: false });
    await whoIs(app, accessToken);
    const noted = await version();
    expect(noted.used).toBe(true);
    const again = await refresh(app, refreshToken);
    for (const token of [accessToken, again.accessToken]) await whoIs(app, token);
    expect(await version()).toEqual(noted);
  });

  it('cannot be derived from the stored rows', async () => {
    const first = await register(app, {});
    const second = await refresh(app, first.refreshToken);
    const stored = JSON.stringify(await sql(`SELECT to_jsonb(t) AS row FROM refresh_tokens t`));
    for (const { refreshToken } of [first, second]) {
      expect(stored).not.toContain(refreshToken);
      expect(stored).not.toContain(Buffer.from(refreshToken, 'base64url').toString('hex'));
    }
  });

  /** Moves the use of all refresh tokens back by so many seconds. */
  const usedEarlier = (seconds: number) =>
    sql(`UPDATE refresh_tokens SET used_at = used_at - make_interval(secs => $1)`, [seconds]);

  /** Expects that a token counts as stolen: the session of `latest` ends. */
  async function expectTheft(refreshToken: string, latest: SessionAnswer): Promise<void> {
    const { userErrors } = await refresh(app, refreshToken);
    expect(userErrors).toMatchObject([{ code: 'REFRESH_TOKEN_REUSED', path: ['refreshToken'] }]);
    expect(codes(await refresh(app, latest.refreshToken))).toEqual(['INVALID_REFRESH_TOKEN']);
    expect(await whoIs(app, latest.accessToken)).toBe('UNAUTHENTICATED');
  }

  it.each(['', 'x', '\0', '\ud800', 'x'.repeat(100_000), "' OR 1=1 --"])(
    'that nobody has is refused: %j',
    async (refreshToken) => {
      expect(codes(await refresh(app, refreshToken))).toEqual(['INVALID_REFRESH_TOKEN']);
      expect(codes(await mutate(app, 'logout', { refreshToken }))).toEqual([
        'INVALID_REFRESH_TOKEN',
      ]);
    },
  );

  it('does not work as an access token', async () => {
    const { accessToken } = await register(app, {});
    expect(codes(await refresh(app, accessToken))).toEqual(['INVALID_REFRESH_TOKEN']);
  });

  it('lasts 60 days from each use', async () => {
    const { refreshToken, user } = await register(app, {});
    const mine = `WHERE user_id = (SELECT id FROM users WHERE username = '${user.username}')`;
    await sql(`UPDATE sessions SET expires_at = now() + interval '1 second' ${mine}`);
    const next = await refresh(app, refreshToken);
    const [{ days }] = (await sql(
      `SELECT round(extract(epoch FROM expires_at - now()) / 86400) AS days FROM sessions ${mine}`,
    )) as [{ days: string }];
    expect(Number(days)).toBe(60);
    await sql(`UPDATE sessions SET expires_at = now() ${mine}`);
    expect(codes(await refresh(app, next.refreshToken))).toEqual(['INVALID_REFRESH_TOKEN']);
    expect(await whoIs(app, next.accessToken)).toBe('UNAUTHENTICATED');
  });
});

describe('sessions', () => {
  const LIST = '{ me { sessions { network isCurrent createdAt lastUsedAt expiresAt } } }';

  it('are listed for their owner only', async () => {
    const first = await register(app, {}, { address: '::ffff:198.51.100.7' });
    const second = await login(app, first.user.username, PASSWORD, { address: '2001:db8:1::9' });
    const { data } = await app.send<{ me: { sessions: object[] } }>(
      LIST,
      {},
      { token: second.accessToken },
    );
    expect(data.me.sessions).toMatchObject([
      { network: '2001:db8:1:0::/64', isCurrent: true },
      { network: '198.51.100.7', isCurrent: false },
    ]);
    const stranger = await register(app, {});
    const peek = await app.send(
      'query ($u: String!) { user(username: $u) { sessions { network } apiTokens { name } email } }',
      { u: first.user.username },
      { token: stranger.accessToken },
    );
    expect(peek.data).toEqual({ user: { sessions: null, apiTokens: null, email: null } });
  });

  it('end all at once by logoutEverywhere', async () => {
    const first = await register(app, {});
    const second = await login(app, first.user.username);
    await mutate(app, 'logoutEverywhere', null, { token: second.accessToken });
    expect(await whoIs(app, first.accessToken)).toBe('UNAUTHENTICATED');
    expect(await whoIs(app, second.accessToken)).toBe('UNAUTHENTICATED');
    expect(codes(await refresh(app, first.refreshToken))).toEqual(['INVALID_REFRESH_TOKEN']);
    expect(refusalOf(await mutate(app, 'logoutEverywhere', null))).toBe('UNAUTHENTICATED');
  });
});

describe('the sweep', () => {
  it('removes only expired sessions, tokens and limits', async () => {
    const sweep = app.app.get(Sweeps).list.find(({ name }) => name === 'accounts')!;
    await sweep.run();
    const current = await register(app, {});
    const expired = await register(app, {});
    await refresh(app, expired.refreshToken);
    const before = await counts();
    await sql(`INSERT INTO rate_limits VALUES ('old', 1, 0), ('new', 1, 99999999999999)`);
    await sql(
      `UPDATE sessions SET last_used_at = now() - interval '61 days' WHERE user_id =
               (SELECT id FROM users WHERE username = $1)`,
      [expired.user.username],
    );
    await sweep.run();
    const after = await counts();
    expect(after.sessions).toBe(before.sessions - 1);
    expect(after.refresh_tokens).toBe(before.refresh_tokens - 2);
    expect(await sql(`SELECT key FROM rate_limits WHERE key IN ('old', 'new')`)).toEqual([
      { key: 'new' },
    ]);
    expect(await whoIs(app, current.accessToken)).toBe(current.user.username);
  });

  async function counts(): Promise<{ sessions: number; refresh_tokens: number }> {
    const [row] = (await sql(
      `SELECT (SELECT count(*)::int FROM sessions) AS sessions,
              (SELECT count(*)::int FROM refresh_tokens) AS refresh_tokens`,
    )) as [{ sessions: number; refresh_tokens: number }];
    return row;
  }
});
