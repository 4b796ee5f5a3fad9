/** Real: Postgres, argon2 (counted), GraphQL over HTTP. Two api processes share one database. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
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

const HOME = { address: '198.51.100.1' };
const WRONG = 'not the password';

let app: AccountsApp;
beforeAll(async () => {
  app = await startAccounts({ REGISTRATIONS_PER_MINUTE: '100000' });
});
afterAll(() => app.close());

/** Removes the limits of all networks, which other tests may have used up. */
beforeAll(() => app.app.get(DataSource).query('DELETE FROM rate_limits'));

let networks = 0;
const newNetwork = () => ({ address: `203.0.113.${++networks}` });

async function fail(username: string, times: number, from = newNetwork): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (let i = 0; i < times; i++) {
    const answer = await login(app, username, WRONG, from());
    answers.push(refusalOf(answer) ?? codes(answer)[0]);
  }
  return answers;
}

describe('a login that fails', () => {
  it('does not show whether the name or the password was wrong', async () => {
    const { user } = await register(app, {});
    const known = await login(app, user.username, WRONG);
    const unknown = await login(app, freshName(), WRONG);
    expect(known).toEqual(unknown);
    expect(known.userErrors).toMatchObject([{ code: 'INVALID_CREDENTIALS', path: null }]);
  });

  it.each([
    ['a name that nobody has', freshName()],
    ['a house bot', 'bot-easy'],
    ['an empty name', ''],
    ['SQL', "' OR 1=1 --"],
    ['NUL', 'a\0b'],
    ['a lone surrogate', '\ud800\ud800\ud800'],
    ['a very long text', 'x'.repeat(100_000)],
    ['a name in full-width letters', 'Ｒｅｓｉ'],
  ])('costs one check of a password for %s', async (_, username) => {
    await login(app, freshName(), WRONG);
    const before = app.hasher.checks;
    expect(codes(await login(app, username, WRONG))).toEqual(['INVALID_CREDENTIALS']);
    expect(app.hasher.checks).toBe(before + 1);
  });

  it.each(['', '\0', '\ud800', 'x'.repeat(100_000)])(
    'has INVALID_CREDENTIALS for the wrong password %j',
    async (password) => {
      const { user } = await register(app, {});
      expect(codes(await login(app, user.username, password))).toEqual(['INVALID_CREDENTIALS']);
    },
  );
});

describe('an account', () => {
  it('is locked after ten wrong passwords; even the right one is refused, without a check', async () => {
    const { user } = await register(app, {}, HOME);
    expect(await fail(user.username, 11)).toEqual([
      ...Array<string>(10).fill('INVALID_CREDENTIALS'),
      'RATE_LIMITED',
    ]);
    const before = app.hasher.checks;
    const right = await login(app, user.username, PASSWORD, newNetwork());
    const wrong = await login(app, user.username, WRONG, newNetwork());
    expect(app.hasher.checks).toBe(before);
    expect(refusalOf(right)).toBe('RATE_LIMITED');
    const { retryAfterSeconds: wait, code } = right.refusal!;
    expect(wait).toBeGreaterThan(800);
    expect(wait).toBeLessThanOrEqual(900);
    expect(Object.keys(wrong.refusal!)).toEqual(Object.keys(right.refusal!));
    expect(wrong.refusal!.code).toBe(code);
  });

  it('admits its owner, when it is locked, from a network used before; sessions stay valid', async () => {
    const owner = await register(app, {}, HOME);
    await fail(owner.user.username, 12);
    expect(codes(await login(app, owner.user.username, PASSWORD, HOME))).toEqual([]);
    expect(await whoIs(app, owner.accessToken)).toBe(owner.user.username);
    expect(codes(await refresh(app, owner.refreshToken))).toEqual([]);
  });

  it('wrong passwords from a network used before are counted too', async () => {
    const { user } = await register(app, {}, HOME);
    expect((await fail(user.username, 11, () => HOME)).at(-1)).toBe('RATE_LIMITED');
    expect(refusalOf(await login(app, user.username, PASSWORD, HOME))).toBe('RATE_LIMITED');
    expect(codes(await login(app, user.username, PASSWORD, newNetwork()))).toEqual([]);
  });

  it('is locked in the same way if nobody has its name', async () => {
    expect((await fail(freshName(), 11)).at(-1)).toBe('RATE_LIMITED');
  });

  it('is open again when the time is over, even if more logins failed meanwhile', async () => {
    const { user } = await register(app, {}, HOME);
    await fail(user.username, 15);
    // The end of the window is a column: no need to wait for 15 minutes.
    await app.app.get(DataSource).query(`UPDATE rate_limits SET expire = 1`);
    expect(codes(await login(app, user.username, PASSWORD, newNetwork()))).toEqual([]);
  });

  it('answers no more than ten of many simultaneous guesses', async () => {
    const { user } = await register(app, {}, HOME);
    const guesses = Array.from({ length: 40 }, () =>
      login(app, user.username, WRONG, newNetwork()),
    );
    const answers = await Promise.all(guesses);
    expect(answers.flatMap(codes)).toEqual(Array(10).fill('INVALID_CREDENTIALS'));
  });

  it('admits many simultaneous logins with the right password', async () => {
    const { user } = await register(app, {}, HOME);
    const logins = Array.from({ length: 30 }, () => login(app, user.username, PASSWORD, HOME));
    expect((await Promise.all(logins)).every((answer) => answer.accessToken)).toBe(true);
  });

  it('is locked after ten wrong passwords in changePassword too', async () => {
    const { user, accessToken } = await register(app, {}, HOME);
    const from = { ...HOME, token: accessToken };
    const input = { currentPassword: WRONG, newPassword: 'another fine password' };
    for (let i = 0; i < 10; i++) {
      const answer = await mutate(app, 'changePassword', input, from);
      expect(codes(answer)).toEqual(['INVALID_CREDENTIALS']);
    }
    expect(refusalOf(await mutate(app, 'changePassword', input, from))).toBe('RATE_LIMITED');
    expect(refusalOf(await login(app, user.username, PASSWORD, HOME))).toBe('RATE_LIMITED');
  });
});

describe('a network', () => {
  it('is locked after a hundred wrong passwords, and a neighbouring network is not', async () => {
    const address = '2001:db8:7:7::1';
    const { user } = await register(app, {}, HOME);
    const guess = () => login(app, freshName(), WRONG, { address });
    for (let i = 0; i < 10; i++) await Promise.all(Array.from({ length: 10 }, guess));
    const sameHouse = { address: '2001:db8:7:7:ffff::2' };
    expect(refusalOf(await login(app, user.username, PASSWORD, sameHouse))).toBe('RATE_LIMITED');
    const nextDoor = { address: '2001:db8:7:8::1' };
    expect(codes(await login(app, user.username, PASSWORD, nextDoor))).toEqual([]);
  });
});
