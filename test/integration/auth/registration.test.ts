/** Real: Postgres, argon2, GraphQL over HTTP. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { startAccounts } from './accounts-app.js';
import type { AccountsApp } from './accounts-app.js';
import { codes, freshName, login, PASSWORD, refusalOf, register, whoIs } from './calls.js';

let app: AccountsApp;
beforeAll(async () => {
  app = await startAccounts();
});
afterAll(() => app.close());

describe('register', () => {
  it('creates an account and signs it in', async () => {
    const answer = await register(app, { username: 'Resi_1', email: 'Resi@Example.at' });
    expect(answer.userErrors).toEqual([]);
    expect(answer.user).toMatchObject({ username: 'Resi_1', isBot: false });
    expect(await whoIs(app, answer.accessToken)).toBe('Resi_1');
    const expected = app.clock.now().getTime() + 600_000;
    expect(Math.abs(new Date(answer.expiresAt).getTime() - expected)).toBeLessThan(1000);
    expect(codes(await login(app, 'rESI_1'))).toEqual([]);
  });

  it('removes blanks around names and addresses, as login does; accents may be composed in any way', async () => {
    const { user, accessToken } = await register(app, {
      username: ' Jo\u0308rg ',
      email: ' joerg@example.org ',
    });
    expect(user.username).toBe('Jörg');
    const { data } = await app.send('{ me { email } }', {}, { token: accessToken });
    expect(data).toEqual({ me: { email: 'joerg@example.org' } });
    for (const typed of ['jörg ', 'JO\u0308RG', '\u00a0Jörg'])
      expect((await login(app, typed)).user.username).toBe('Jörg');
    for (const similar of ['Jőrg', 'jörg', 'Jórg'])
      expect(codes(await register(app, { username: similar }))).toEqual(['USERNAME_TAKEN']);
    expect(codes(await register(app, { username: 'Jorg' }))).toEqual([]);
    const found = await app.send(
      '{ users(prefix: " JÖ") { nodes { username } } user(username: "jörg ") { username } }',
      {},
      { token: accessToken },
    );
    expect(found.data).toEqual({
      users: { nodes: [{ username: 'Jörg' }] },
      user: { username: 'Jörg' },
    });
  });

  it.each([
    [{ username: 'ab' }, 'USERNAME_INVALID', 'username'],
    [{ username: 'a'.repeat(21) }, 'USERNAME_INVALID', 'username'],
    [{ username: 'a'.repeat(100_000) }, 'USERNAME_INVALID', 'username'],
    [{ username: 'Γιώργος' }, 'USERNAME_INVALID', 'username'],
    [{ username: 'а_cyrillic' }, 'USERNAME_INVALID', 'username'],
    [{ username: 'nul\0name' }, 'USERNAME_INVALID', 'username'],
    [{ username: 'half\ud800' }, 'USERNAME_INVALID', 'username'],
    [{ username: 'na\nme' }, 'USERNAME_INVALID', 'username'],
    [{ username: "x'; DROP--" }, 'USERNAME_INVALID', 'username'],
    [{ username: 'Bot-Easy' }, 'USERNAME_RESERVED', 'username'],
    [{ username: 'ADMIN' }, 'USERNAME_RESERVED', 'username'],
    [{ password: 'seven77' }, 'PASSWORD_TOO_SHORT', 'password'],
    [{ password: '' }, 'PASSWORD_TOO_SHORT', 'password'],
    [{ password: '🂡🂡🂡🂡🂡' }, 'PASSWORD_TOO_SHORT', 'password'],
    [{ password: 'ab1'.repeat(67) }, 'PASSWORD_TOO_LONG', 'password'],
    [{ password: 'ab1'.repeat(100_000) }, 'PASSWORD_TOO_LONG', 'password'],
    [{ password: 'a nul\0 in it' }, 'PASSWORD_INVALID', 'password'],
    [{ password: 'a half \udc00 in it' }, 'PASSWORD_INVALID', 'password'],
    [{ password: 'Password123' }, 'PASSWORD_TOO_COMMON', 'password'],
    [{ password: 'abababababab' }, 'PASSWORD_TOO_COMMON', 'password'],
    [{ username: 'MyVeryOwnName', password: 'myveryownname' }, 'PASSWORD_TOO_COMMON', 'password'],
    [{ email: 'nowhere' }, 'EMAIL_INVALID', 'email'],
    [{ email: 'a\0@b.at' }, 'EMAIL_INVALID', 'email'],
    [{ email: 'half\ud800@b.at' }, 'EMAIL_INVALID', 'email'],
    [{ email: `${'a'.repeat(250)}@b.at` }, 'EMAIL_INVALID', 'email'],
    [{ email: '' }, 'EMAIL_INVALID', 'email'],
  ])('refuses %j with %s', async (input, code, field) => {
    const answer = await register(app, input);
    expect(answer.userErrors).toMatchObject([{ code, path: [field] }]);
    expect(answer.userErrors[0]!.message).toMatch(/\.$/);
    expect(answer.accessToken).toBeNull();
  });

  it('reports all mistakes at once', async () => {
    const answer = await register(app, { username: 'x', password: 'y', email: 'z' });
    expect(codes(answer)).toEqual(['USERNAME_INVALID', 'EMAIL_INVALID', 'PASSWORD_TOO_SHORT']);
  });

  it('refuses a name that differs from a taken one only in case', async () => {
    await register(app, { username: 'Vroni' });
    const answer = await register(app, { username: 'VRONI' });
    expect(answer.userErrors).toMatchObject([{ code: 'USERNAME_TAKEN', path: ['username'] }]);
  });

  it('gives a name to only one of many simultaneous requests', async () => {
    const usernames = ['Sepp_', 'SEPP_', 'sepp_', 'sEpP_', 'SeppÉ'.slice(0, 4) + '_'];
    const answers = await Promise.all(usernames.map((username) => register(app, { username })));
    expect(answers.filter((answer) => answer.accessToken)).toHaveLength(1);
    expect(answers.flatMap(codes)).toEqual(Array(4).fill('USERNAME_TAKEN'));
  });

  it('does not show whether an e-mail address is known', async () => {
    const email = 'shared@example.at';
    expect(codes(await register(app, { email }))).toEqual([]);
    expect(codes(await register(app, { email }))).toEqual([]);
  });

  it('takes a password of 200 characters, and its accents in any Unicode form', async () => {
    const { user } = await register(app, { password: `${'ß1x'.repeat(66)}é!` });
    expect(codes(await login(app, user.username, `${'ß1x'.repeat(66)}e\u0301!`))).toEqual([]);
  });

  it('does not store the password or the refresh token', async () => {
    const { user, refreshToken } = await register(app, {});
    const source = app.app.get(DataSource);
    const dump = JSON.stringify(
      await Promise.all(
        ['users', 'passwords', 'sessions', 'refresh_tokens'].map((table) =>
          source.query(`SELECT to_jsonb(t) FROM ${table} t`),
        ),
      ),
    );
    expect(dump).toContain(user.username);
    expect(dump).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    expect(dump).not.toContain(PASSWORD);
    expect(dump).not.toContain(refreshToken);
    expect(app.logger.lines.join()).not.toContain(PASSWORD);
  });
});

describe('registrations from one network', () => {
  it('are limited by the setting, and only successful ones count', async () => {
    const strict = await startAccounts({ REGISTRATIONS_PER_MINUTE: '2' });
    const from = { address: '2001:db8::1' };
    const neighbour = { address: '2001:db8::ffff:2' };
    for (let i = 0; i < 5; i++) await register(strict, { password: 'short' }, from);
    expect(codes(await register(strict, {}, from))).toEqual([]);
    expect(codes(await register(strict, {}, neighbour))).toEqual([]);
    const third = await register(strict, { username: freshName() }, from);
    expect(refusalOf(third)).toBe('RATE_LIMITED');
    expect(third.refusal?.['retryAfterSeconds']).toBeGreaterThan(0);
    expect(codes(await register(strict, {}, { address: '192.0.2.9' }))).toEqual([]);
    await strict.close();
  });
});
