/** Real: Postgres, argon2, GraphQL over HTTP; letters are read from the log, as their readers do. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { startAccounts } from './accounts-app.js';
import type { AccountsApp } from './accounts-app.js';
import { codes, freshName, login, mutate, PASSWORD, refresh, refusalOf } from './calls.js';
import { register, whoIs } from './calls.js';

const NEXT = 'an even finer password';

let app: AccountsApp;
beforeAll(async () => {
  app = await startAccounts({ REGISTRATIONS_PER_MINUTE: '100000', PUBLIC_URL: 'https://b.test/' });
});
afterAll(() => app.close());

let networks = 0;
const elsewhere = () => ({ address: `203.0.113.${++networks}` });

const letters = (username: string): string[] =>
  app.logger.lines
    .filter((line) => line.includes(`for ${username},`))
    .map((line) => /https:\/\/b\.test\/reset-password#token=(\S+)$/.exec(line)![1]!);

const request = (usernameOrEmail: string, from = elsewhere()) =>
  mutate(app, 'requestPasswordReset', { usernameOrEmail }, from);

const reset = (token: string, newPassword = NEXT) =>
  mutate(app, 'resetPassword', { token, newPassword });

describe('changePassword', () => {
  it('takes the current password and ends all other sessions', async () => {
    const here = await register(app, {});
    const there = await login(app, here.user.username);
    const input = { currentPassword: PASSWORD, newPassword: NEXT };
    const answer = await mutate(app, 'changePassword', input, { token: here.accessToken });
    expect(answer.userErrors).toEqual([]);
    expect(await whoIs(app, here.accessToken)).toBe(here.user.username);
    expect(await whoIs(app, there.accessToken)).toBe('UNAUTHENTICATED');
    expect(codes(await refresh(app, there.refreshToken))).toEqual(['INVALID_REFRESH_TOKEN']);
    expect(codes(await refresh(app, here.refreshToken))).toEqual([]);
    expect(codes(await login(app, here.user.username, PASSWORD))).toEqual(['INVALID_CREDENTIALS']);
    expect(codes(await login(app, here.user.username, NEXT))).toEqual([]);
  });

  it.each([
    [{ newPassword: 'short' }, 'PASSWORD_TOO_SHORT', 'newPassword'],
    [{ newPassword: 'password123' }, 'PASSWORD_TOO_COMMON', 'newPassword'],
    [{ newPassword: 'x1y'.repeat(70) }, 'PASSWORD_TOO_LONG', 'newPassword'],
    [{ newPassword: 'with a \0 in it' }, 'PASSWORD_INVALID', 'newPassword'],
    [{ currentPassword: 'wrong one' }, 'INVALID_CREDENTIALS', 'currentPassword'],
  ])('refuses %j with %s', async (part, code, field) => {
    const { accessToken: token } = await register(app, {});
    const input = { currentPassword: PASSWORD, newPassword: NEXT, ...part };
    const answer = await mutate(app, 'changePassword', input, { token });
    expect(answer.userErrors).toMatchObject([{ code, path: [field] }]);
  });

  it('needs somebody signed in', async () => {
    const input = { currentPassword: PASSWORD, newPassword: NEXT };
    expect(refusalOf(await mutate(app, 'changePassword', input))).toBe('UNAUTHENTICATED');
  });

  it('leaves no session behind that a login opens meanwhile', async () => {
    const { user, accessToken: token } = await register(app, {});
    const release = await hold(user.username, 'FOR SHARE');
    const input = { currentPassword: PASSWORD, newPassword: NEXT };
    const change = mutate(app, 'changePassword', input, { token });
    await somebodyWaits();
    const late = await login(app, user.username);
    expect(await whoIs(app, late.accessToken)).toBe(user.username);
    await release();
    expect(codes(await change)).toEqual([]);
    expect(await whoIs(app, late.accessToken)).toBe('UNAUTHENTICATED');
  });

  it('keeps out a login whose password was changed while it was checked', async () => {
    const { user } = await register(app, {});
    const release = await hold(
      user.username,
      'FOR UPDATE',
      `UPDATE passwords SET
      password_hash = 'x' WHERE user_id = (SELECT id FROM users WHERE username = $1)`,
    );
    const late = login(app, user.username);
    await somebodyWaits();
    await release();
    expect(codes(await late)).toEqual(['INVALID_CREDENTIALS']);
  });

  /** Holds the row of a user's password until what comes back is called. */
  async function hold(username: string, how: string, then?: string): Promise<() => Promise<void>> {
    const runner = app.app.get(DataSource).createQueryRunner();
    await runner.startTransaction();
    await runner.query(
      `SELECT FROM passwords JOIN users ON id = user_id WHERE username = $1 ${how} OF passwords`,
      [username],
    );
    if (then) await runner.query(then, [username]);
    return async () => {
      await runner.commitTransaction();
      await runner.release();
    };
  }

  /** Asks Postgres until some statement waits for a row. */
  async function somebodyWaits(): Promise<void> {
    const waiting = `SELECT FROM pg_stat_activity
                     WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    while ((await app.app.get(DataSource).query<unknown[]>(waiting)).length === 0);
  }
});

describe('a reset', () => {
  it('opens the account by the link, once, and ends all sessions', async () => {
    const owner = await register(app, {});
    expect(codes(await request(owner.user.username.toUpperCase()))).toEqual([]);
    const [token] = letters(owner.user.username);
    expect(await reset(token!)).toEqual({ userErrors: [] });
    expect(await whoIs(app, owner.accessToken)).toBe('UNAUTHENTICATED');
    expect(codes(await login(app, owner.user.username, NEXT))).toEqual([]);
    expect(codes(await reset(token!))).toEqual(['INVALID_RESET_TOKEN']);
  });

  it('is done once by two who come with one link at once', async () => {
    const { user } = await register(app, {});
    await request(user.username);
    const [token] = letters(user.username);
    const answers = await Promise.all([1, 2, 3].map((n) => reset(token!, `${NEXT} ${n}`)));
    expect(answers.flatMap(codes)).toEqual(Array(2).fill('INVALID_RESET_TOKEN'));
  });

  it('takes the newest link alone', async () => {
    const { user } = await register(app, {});
    await request(user.username);
    await request(user.username);
    const [older, newest] = letters(user.username);
    expect(codes(await reset(older!))).toEqual(['INVALID_RESET_TOKEN']);
    expect(codes(await reset(newest!))).toEqual([]);
  });

  it('takes a link for an hour', async () => {
    const { user } = await register(app, {});
    await request(user.username);
    const source = app.app.get(DataSource);
    const [left] = await source.query<{ minutes: string }[]>(
      `SELECT round(extract(epoch FROM max(expires_at) - now()) / 60) AS minutes FROM password_resets`,
    );
    expect(Number(left!.minutes)).toBe(60);
    await source.query('UPDATE password_resets SET expires_at = now()');
    expect(codes(await reset(letters(user.username)[0]!))).toEqual(['INVALID_RESET_TOKEN']);
  });

  it('keeps the link when the password is refused', async () => {
    const { user } = await register(app, {});
    await request(user.username);
    const [token] = letters(user.username);
    expect(codes(await reset(token!, user.username))).toEqual(['PASSWORD_TOO_COMMON']);
    expect(codes(await reset(token!))).toEqual([]);
  });

  it('loses its link when the password is changed', async () => {
    const { user, accessToken } = await register(app, {});
    await request(user.username);
    const input = { currentPassword: PASSWORD, newPassword: NEXT };
    await mutate(app, 'changePassword', input, { token: accessToken });
    expect(codes(await reset(letters(user.username)[0]!))).toEqual(['INVALID_RESET_TOKEN']);
  });

  it('lifts the lock that others caused', async () => {
    const { user } = await register(app, {});
    for (let i = 0; i < 11; i++) await login(app, user.username, 'guess', elsewhere());
    await request(user.username);
    await reset(letters(user.username)[0]!);
    expect(codes(await login(app, user.username, NEXT, elsewhere()))).toEqual([]);
  });

  it.each(['', '\0', '\ud800', 'x'.repeat(100_000), "' OR 1=1 --"])(
    'takes no token that is none: %j',
    async (token) => {
      expect(await reset(token)).toMatchObject({
        userErrors: [{ code: 'INVALID_RESET_TOKEN', path: ['token'] }],
      });
    },
  );
});

describe('requestPasswordReset', () => {
  it('answers the same whoever is asked for', async () => {
    const answers = [
      freshName(),
      'no@body.at',
      '',
      'a\0b',
      '\ud800@b.at',
      "' OR 1=1 --",
      'bot-easy',
    ];
    for (const asked of answers) expect(await request(asked)).toEqual({ userErrors: [] });
  });

  it('finds everyone who gave an e-mail address', async () => {
    const email = `${freshName()}@example.at`;
    const first = await register(app, { email });
    const second = await register(app, { email: email.toUpperCase() });
    await request(email);
    expect(letters(first.user.username)).toHaveLength(1);
    expect(letters(second.user.username)).toHaveLength(1);
    expect(codes(await reset(letters(second.user.username)[0]!))).toEqual([]);
    expect(codes(await login(app, first.user.username))).toEqual([]);
  });

  it('is limited for what is asked for and for who asks, known or not', async () => {
    const { user } = await register(app, {});
    for (const asked of [user.username, freshName()]) {
      for (let i = 0; i < 3; i++) expect(refusalOf(await request(asked))).toBeUndefined();
      expect(refusalOf(await request(asked.toUpperCase()))).toBe('RATE_LIMITED');
    }
    const from = elsewhere();
    for (let i = 0; i < 20; i++)
      expect(refusalOf(await request(freshName(), from))).toBeUndefined();
    expect(refusalOf(await request(freshName(), from))).toBe('RATE_LIMITED');
  });

  it('never logs a link of a service that others run', async () => {
    const service = await startAccounts({}, false);
    const { user } = await register(service, {});
    const answer = await mutate(service, 'requestPasswordReset', {
      usernameOrEmail: user.username,
    });
    expect(answer).toEqual({ userErrors: [] });
    await service.close();
    expect(service.logger.lines.filter((line) => line.includes('mail'))).toEqual([
      'warn no mail is set up: users who forget their password cannot get a new one',
    ]);
    expect(service.logger.lines.join()).not.toMatch(/token|reset-password/);
  });
});
