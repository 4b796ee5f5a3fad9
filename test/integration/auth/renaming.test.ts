/** Real: Postgres, argon2, GraphQL over HTTP. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { Renaming } from '../../../src/modules/users/application/index.js';
import { startAccounts } from './accounts-app.js';
import type { AccountsApp } from './accounts-app.js';
import { codes, freshName, login, mutate, PASSWORD, refusalOf, register, whoIs } from './calls.js';
import type { SessionAnswer } from './calls.js';

let app: AccountsApp;
beforeAll(async () => {
  // Each registration is from the same network.
  app = await startAccounts({ REGISTRATIONS_PER_MINUTE: '1000' });
});
afterAll(() => app.close());

interface Renamed {
  readonly user: { readonly id: string; readonly username: string } | null;
  readonly renamableAt: string;
}

const rename = (session: SessionAnswer, username: string, password = PASSWORD) =>
  mutate<Renamed>(
    app,
    'renameAccount',
    { username, password },
    { token: session.accessToken },
    'user { id username } renamableAt userErrors { code message path }',
  );

const sql = <Row>(text: string, values: unknown[] = []) =>
  app.app.get(DataSource).query<Row[]>(text, values);

/** How many old names are stored that fulfil the condition. */
async function countOld(where: string, values: unknown[] = []): Promise<number> {
  const text = `SELECT count(*)::int AS names FROM old_usernames o JOIN users u ON u.id = o.user_id WHERE ${where}`;
  const [row] = await sql<{ names: number }>(text, values);
  return row!.names;
}

/** Lets so many days pass for the names that a user has given up. */
const pass = ({ user }: SessionAnswer, days: number) =>
  sql(
    `UPDATE old_usernames o SET given_up_at = given_up_at - make_interval(days => $2),
       kept_until = kept_until - make_interval(days => $2)
     FROM users u WHERE u.id = o.user_id AND u.username_key = lower($1)`,
    [user.username, days],
  );

const find = async (username: string) => {
  const { data } = await app.send<{ user: { id: string; username: string } | null }>(
    'query ($username: String!) { user(username: $username) { id username } }',
    { username },
  );
  return data.user;
};

const DAY_MILLIS = 86_400_000;

describe('renameAccount', () => {
  it('gives another name; the old one leads to the account, also at a sign-in', async () => {
    const [before, after] = [freshName(), freshName()];
    const session = await register(app, { username: before });
    const { user, userErrors, renamableAt } = await rename(session, ` ${after} `);
    expect({ user, userErrors }).toEqual({
      user: { id: session.user.id, username: after },
      userErrors: [],
    });
    const days = (Date.parse(renamableAt) - Date.now()) / DAY_MILLIS;
    expect(Math.abs(days - 30)).toBeLessThan(0.1);
    expect(await whoIs(app, session.accessToken)).toBe(after);
    for (const name of [before, before.toUpperCase(), after])
      expect(await find(name)).toEqual({ id: session.user.id, username: after });
    for (const name of [before, after]) expect((await login(app, name)).user.username).toBe(after);
    expect(codes(await login(app, before, 'a wrong password'))).toEqual(['INVALID_CREDENTIALS']);
  });

  it('once in 30 days; the answer says when again, and nothing has changed', async () => {
    const session = await register(app, {});
    const name = freshName();
    const { renamableAt } = await rename(session, name);
    const again = await rename(session, freshName());
    expect(codes(again)).toEqual(['RENAMED_RECENTLY']);
    expect(again).toMatchObject({ user: null, renamableAt });
    expect(await whoIs(app, session.accessToken)).toBe(name);
    const me = await app.send('{ me { renamableAt } }', {}, { token: session.accessToken });
    expect(me.data).toEqual({ me: { renamableAt } });
    await pass({ ...session, user: { ...session.user, username: name } }, 30);
    expect(codes(await rename(session, freshName()))).toEqual([]);
  });

  it('changes nothing when it is repeated', async () => {
    const session = await register(app, {});
    const name = freshName();
    const first = await rename(session, name);
    expect(await rename(session, name)).toEqual(first);
    expect(await countOld('u.username = $1', [name])).toBe(1);
  });

  it('is refused with a wrong password, a token, and for guests', async () => {
    const session = await register(app, {});
    expect(codes(await rename(session, freshName(), 'a wrong password'))).toEqual([
      'INVALID_CREDENTIALS',
    ]);
    const token = await mutate<{ secret: string }>(
      app,
      'createApiToken',
      { name: 'mine', scopes: ['profile:read'] },
      { token: session.accessToken },
      'secret userErrors { code message path }',
    );
    const byToken = { ...session, accessToken: token.secret };
    expect(refusalOf(await rename(byToken, freshName()))).toBe('FORBIDDEN');
    const guest = await mutate<SessionAnswer>(
      app,
      'startAsGuest',
      null,
      {},
      'accessToken userErrors { code message path }',
    );
    expect(codes(await rename(guest, freshName()))).toEqual(['NOT_FOR_GUESTS']);
  });

  it.each([
    ['ab', 'USERNAME_INVALID'],
    ['bot-mine', 'USERNAME_RESERVED'],
    ['adm1n', 'USERNAME_RESERVED'],
    ['guest-abcdefgh', 'USERNAME_RESERVED'],
  ])('refuses %s', async (name, code) => {
    const session = await register(app, {});
    const answer = await rename(session, name);
    expect(answer.userErrors).toMatchObject([{ code, path: ['username'] }]);
    expect(Date.parse(answer.renamableAt)).toBeLessThanOrEqual(Date.now());
  });

  it('refuses the names of others, those that look like them, and those that others have given up', async () => {
    const other = await register(app, { username: 'Kathrin1' });
    const session = await register(app, {});
    for (const name of ['kathrin1', 'Kathrinl'])
      expect(codes(await rename(session, name))).toEqual(['USERNAME_TAKEN']);
    expect(codes(await rename(other, freshName()))).toEqual([]);
    for (const name of ['kathrin1', 'Kathrinl']) {
      expect(codes(await rename(session, name))).toEqual(['USERNAME_TAKEN']);
      expect(codes(await register(app, { username: name }))).toEqual(['USERNAME_TAKEN']);
    }
    expect(codes(await rename(session, freshName()))).toEqual([]);
  });

  it('may take back an own name, and one of the same letters', async () => {
    const name = `Resi-${freshName().slice(2)}`;
    const session = await register(app, { username: name });
    const other = freshName();
    await rename(session, other);
    await pass({ ...session, user: { ...session.user, username: other } }, 31);
    expect((await rename(session, name)).user?.username).toBe(name);
    await pass(session, 31);
    expect((await rename(session, name.toUpperCase())).user?.username).toBe(name.toUpperCase());
    expect(codes(await register(app, { username: other }))).toEqual(['USERNAME_TAKEN']);
  });

  it('frees the old name after 90 days; it leads to whoever takes it', async () => {
    const [before, after] = [freshName(), freshName()];
    const session = await register(app, { username: before });
    await rename(session, after);
    await pass({ ...session, user: { ...session.user, username: after } }, 90);
    expect(await find(before)).toBeNull();
    expect(codes(await login(app, before))).toEqual(['INVALID_CREDENTIALS']);
    const other = await register(app, { username: before });
    expect(codes(other)).toEqual([]);
    expect((await find(before))!.id).toBe(other.user.id);
    // The row is still there until the sweep, and is replaced when the name is given up again.
    expect(codes(await rename(other, freshName()))).toEqual([]);
    expect((await find(before))!.id).toBe(other.user.id);
  });

  it('forgets names that are no longer kept', async () => {
    const session = await register(app, {});
    const name = freshName();
    await rename(session, name);
    const renamed = { ...session, user: { ...session.user, username: name } };
    await pass(renamed, 90);
    expect(await countOld('kept_until <= now()')).toBeGreaterThan(0);
    await app.app.get(Renaming).clear();
    expect(await countOld('kept_until <= now()')).toBe(0);
  });
});

describe('of several who want one name at once', () => {
  it('one gets it: by registration, as a guest who stays, or by a change of name', async () => {
    for (let round = 0; round < 5; round++) {
      const [one, other] = await Promise.all([register(app, {}), register(app, {})]);
      const guest = await mutate<SessionAnswer>(
        app,
        'startAsGuest',
        null,
        {},
        'accessToken userErrors { code message path }',
      );
      const name = freshName();
      const input = { username: name, password: PASSWORD };
      const answers = await Promise.all([
        register(app, { username: name }),
        rename(one, name),
        rename(other, name),
        mutate(app, 'keepAccount', input, { token: guest.accessToken }),
      ]);
      const given = answers.map(codes);
      expect(given.filter((failures) => failures.length === 0)).toHaveLength(1);
      expect(new Set(given.flat())).toEqual(new Set(['USERNAME_TAKEN']));
    }
  });

  it('nobody gets a name at the moment at which it is given up', async () => {
    for (let round = 0; round < 5; round++) {
      const name = freshName();
      const session = await register(app, { username: name });
      const other = await register(app, {});
      const answers = await Promise.all([
        rename(session, freshName()),
        register(app, { username: name }),
        rename(other, name.toUpperCase()),
      ]);
      expect(answers.map(codes)).toEqual([[], ['USERNAME_TAKEN'], ['USERNAME_TAKEN']]);
      expect((await find(name))!.id).toBe(session.user.id);
    }
  });

  it('one account is renamed once', async () => {
    const session = await register(app, {});
    const names = [freshName(), freshName(), freshName()];
    const answers = await Promise.all(names.map((name) => rename(session, name)));
    expect(answers.map(codes).flat().sort()).toEqual(['RENAMED_RECENTLY', 'RENAMED_RECENTLY']);
  });
});
