/** Real: Postgres, argon2, GraphQL over HTTP, an SMTP server whose e-mails are read. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { LiveBus } from '../../../src/platform/live/live-bus.js';
import { MailServer } from '../../support/mail-server.js';
import { until } from '../../support/wait.js';
import { startAccounts } from './accounts-app.js';
import type { AccountsApp } from './accounts-app.js';
import {
  codes,
  freshName,
  login,
  mutate,
  PASSWORD,
  refresh,
  refusalOf,
  register,
  whoIs,
} from './calls.js';

const NEXT = 'an even finer password';

let mail: MailServer;
let app: AccountsApp;
beforeAll(async () => {
  mail = await MailServer.start();
  const PUBLIC_URL = 'https://b.test/';
  app = await startAccounts({ REGISTRATIONS_PER_MINUTE: '100000', PUBLIC_URL, SMTP_URL: mail.url });
});
afterAll(async () => {
  await app.close();
  await mail.stop();
});

let networks = 0;
const newNetwork = () => ({ address: `203.0.113.${++networks}` });

/** A new user whose address is verified. */
async function registerVerified() {
  const email = `${freshName()}@example.at`;
  const session = await register(app, { email });
  const verify = 'UPDATE users SET email_verified_at = now() WHERE username = $1';
  await app.app.get(DataSource).query(verify, [session.user.username]);
  return { ...session, email };
}

/** The tokens of the links that were sent to an address, in order. */
async function links(email: string): Promise<string[]> {
  await app.sendLetters();
  const pattern = /https:\/\/b\.test\/reset\?token=(\S+)\n/;
  return mail.to(email).flatMap((letter) => pattern.exec(letter.mail.text!)?.[1] ?? []);
}

const request = (usernameOrEmail: string, from = newNetwork()) =>
  mutate(app, 'requestPasswordReset', { usernameOrEmail }, from);

const reset = (token: string, newPassword = NEXT) =>
  mutate(app, 'resetPassword', { resetToken: token, newPassword });

describe('changePassword', () => {
  it('takes the current password and ends all other sessions', async () => {
    const first = await register(app, {});
    const other = await login(app, first.user.username);
    const input = { currentPassword: PASSWORD, newPassword: NEXT };
    const answer = await mutate(app, 'changePassword', input, { token: first.accessToken });
    expect(answer.userErrors).toEqual([]);
    expect(await whoIs(app, first.accessToken)).toBe(first.user.username);
    expect(await whoIs(app, other.accessToken)).toBe('UNAUTHENTICATED');
    expect(codes(await refresh(app, other.refreshToken))).toEqual(['INVALID_REFRESH_TOKEN']);
    expect(codes(await refresh(app, first.refreshToken))).toEqual([]);
    expect(codes(await login(app, first.user.username, PASSWORD))).toEqual(['INVALID_CREDENTIALS']);
    expect(codes(await login(app, first.user.username, NEXT))).toEqual([]);
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

  it('reports the mistakes of both passwords at once', async () => {
    const { accessToken: token } = await register(app, {});
    const input = { currentPassword: 'wrong one', newPassword: 'password123' };
    const { userErrors } = await mutate(app, 'changePassword', input, { token });
    expect(userErrors).toMatchObject([
      { code: 'INVALID_CREDENTIALS' },
      { code: 'PASSWORD_TOO_COMMON' },
    ]);
  });

  it('needs a signed-in user', async () => {
    const input = { currentPassword: PASSWORD, newPassword: NEXT };
    expect(refusalOf(await mutate(app, 'changePassword', input))).toBe('UNAUTHENTICATED');
  });

  it('ends a session that a login opens at the same time', async () => {
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

  it('a login fails if the password changes while it is checked', async () => {
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

  /** Locks the row of a user's password until the returned function is called. */
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

  /** Waits until a statement waits for a row in Postgres. */
  async function somebodyWaits(): Promise<void> {
    const waiting = `SELECT FROM pg_stat_activity
                     WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    while ((await app.app.get(DataSource).query<unknown[]>(waiting)).length === 0);
  }
});

describe('a password reset', () => {
  it('works once by its link, and ends all sessions', async () => {
    const owner = await registerVerified();
    expect(codes(await request(owner.user.username.toUpperCase()))).toEqual([]);
    const [token] = await links(owner.email);
    expect(await reset(token!)).toEqual({ userErrors: [] });
    expect(await whoIs(app, owner.accessToken)).toBe('UNAUTHENTICATED');
    expect(codes(await login(app, owner.user.username, NEXT))).toEqual([]);
    expect(codes(await reset(token!))).toEqual(['INVALID_RESET_TOKEN']);
  });

  it('succeeds once when one link is used twice at the same time', async () => {
    const { user, email } = await registerVerified();
    await request(user.username);
    const [token] = await links(email);
    const answers = await Promise.all([1, 2, 3].map((n) => reset(token!, `${NEXT} ${n}`)));
    expect(answers.flatMap(codes)).toEqual(Array(2).fill('INVALID_RESET_TOKEN'));
  });

  it('takes only the newest link', async () => {
    const { user, email } = await registerVerified();
    await request(user.username);
    await links(email);
    await request(email.toUpperCase());
    const [older, newest] = await links(email);
    expect(codes(await reset(older!))).toEqual(['INVALID_RESET_TOKEN']);
    expect(codes(await reset(newest!))).toEqual([]);
  });

  it('is possible by its link for an hour', async () => {
    const { user, email } = await registerVerified();
    await request(user.username);
    const [token] = await links(email);
    const source = app.app.get(DataSource);
    const [left] = await source.query<{ minutes: string }[]>(
      `SELECT round(extract(epoch FROM max(expires_at) - now()) / 60) AS minutes FROM letters
       WHERE kind = 'PASSWORD_RESET'`,
    );
    expect(Number(left!.minutes)).toBe(60);
    await source.query(`UPDATE letters SET expires_at = now()`);
    expect(codes(await reset(token!))).toEqual(['INVALID_RESET_TOKEN']);
  });

  it('does not use up the link when the new password is refused', async () => {
    const { user, email } = await registerVerified();
    await request(user.username);
    const [token] = await links(email);
    expect(codes(await reset(token!, user.username))).toEqual(['PASSWORD_TOO_COMMON']);
    expect(codes(await reset(token!))).toEqual([]);
  });

  it('is no longer possible after the password is changed', async () => {
    const { user, email, accessToken } = await registerVerified();
    await request(user.username);
    const [token] = await links(email);
    const input = { currentPassword: PASSWORD, newPassword: NEXT };
    await mutate(app, 'changePassword', input, { token: accessToken });
    expect(codes(await reset(token!))).toEqual(['INVALID_RESET_TOKEN']);
  });

  it('unlocks an account that others have locked', async () => {
    const { user, email } = await registerVerified();
    for (let i = 0; i < 11; i++) await login(app, user.username, 'guess', newNetwork());
    await request(user.username);
    await reset((await links(email))[0]!);
    expect(codes(await login(app, user.username, NEXT, newNetwork()))).toEqual([]);
  });

  it.each(['', '\0', '\ud800', 'x'.repeat(100_000), "' OR 1=1 --"])(
    'refuses an invalid token: %j',
    async (token) => {
      expect(await reset(token)).toMatchObject({
        userErrors: [{ code: 'INVALID_RESET_TOKEN', path: ['resetToken'] }],
      });
    },
  );
});

describe('requestPasswordReset', () => {
  it('answers the same for known, unknown and malformed names', async () => {
    const answers = [
      freshName(),
      'no@body.at',
      '',
      'a\0b',
      '\ud800@b.at',
      "' OR 1=1 --",
      'bot-easy',
    ];
    for (const name of answers) expect(await request(name)).toEqual({ userErrors: [] });
  });

  it('writes only to verified addresses, also if they are typed in another case', async () => {
    const owner = await registerVerified();
    const other = await register(app, { email: owner.email });
    await request(owner.email.toUpperCase());
    await request(other.user.username);
    expect(await links(owner.email)).toHaveLength(1);
    expect(codes(await reset((await links(owner.email))[0]!))).toEqual([]);
    expect(codes(await login(app, owner.user.username, NEXT))).toEqual([]);
    expect(codes(await login(app, other.user.username))).toEqual([]);
  });

  it('is limited by account and by network, for known and unknown names', async () => {
    const { user } = await registerVerified();
    for (const name of [user.username, freshName()]) {
      for (let i = 0; i < 3; i++) expect(refusalOf(await request(name))).toBeUndefined();
      expect(refusalOf(await request(name.toUpperCase()))).toBe('RATE_LIMITED');
    }
    const from = newNetwork();
    for (let i = 0; i < 20; i++)
      expect(refusalOf(await request(freshName(), from))).toBeUndefined();
    expect(refusalOf(await request(freshName(), from))).toBe('RATE_LIMITED');
  });

  it('sends the same message to the workers for known and unknown names, and stores no secret', async () => {
    const { user } = await registerVerified();
    let heard = 0;
    app.app.get(LiveBus, { strict: false }).onEach((message) => {
      if (message?.topic === 'deliveries') heard++;
    });
    await request(user.username);
    await until('a message', () => heard === 1);
    await request(freshName());
    await until('the same message', () => heard === 2);
    const rows = await app.app
      .get(DataSource)
      .query<{ about: object }[]>(`SELECT about FROM deliveries WHERE channel = 'LETTER'`);
    for (const { about } of rows) expect(about).toEqual({});
  });

  it('never logs a link, an address or a password', async () => {
    const service = await startAccounts({}, false);
    const email = 'nobody-writes@example.at';
    await register(service, { email });
    await service.app.get(DataSource).query('UPDATE users SET email_verified_at = now()');
    const answer = await mutate(service, 'requestPasswordReset', { usernameOrEmail: email });
    expect(answer).toEqual({ userErrors: [] });
    await service.sendLetters();
    await service.close();
    const lines = service.logger.lines.join('\n');
    expect(lines).toMatch(/SMTP_URL is not set: no mail is sent/);
    expect(lines).toMatch(/letter \S+ is given up: the service has no SMTP_URL/);
    expect(lines + app.logger.lines.join('\n')).not.toMatch(/token|reset\?|example\.at/);
  });
});
