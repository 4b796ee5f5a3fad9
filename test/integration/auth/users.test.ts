/** Real: Postgres, GraphQL over HTTP. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { BOT_KEYS } from '../../../src/bots/index.js';
import {
  accountKey,
  HouseBots,
  Users,
  UserRegistry,
} from '../../../src/modules/users/application/index.js';
import type { Profile } from '../../../src/modules/users/application/index.js';
import { startAccounts } from './accounts-app.js';
import type { AccountsApp } from './accounts-app.js';
import { codes, login, register, whoIs } from './calls.js';
import { UserRow } from '../../../src/modules/users/storage/tables.js';
import type { Transaction } from '../../../src/platform/database/database.js';

let app: AccountsApp;
beforeAll(async () => {
  app = await startAccounts();
});
afterAll(() => app.close());

const nothing = () => Promise.resolve();

describe('house bots', () => {
  it('are created once, however many processes start at once', async () => {
    const bots = app.app.get(HouseBots);
    await Promise.all(Array.from({ length: 12 }, () => bots.ensure(BOT_KEYS)));
    await bots.ensure([...BOT_KEYS].reverse());
    const found = await Promise.all(BOT_KEYS.map((level) => bots.byLevel(level)));
    expect(found.map((bot) => bot!.username)).toEqual(BOT_KEYS.map((level) => `bot-${level}`));
    expect(found.map((bot) => bot!.botLevel)).toEqual(BOT_KEYS);
    expect(await bots.byLevel('grandmaster')).toBeNull();
    const [row] = await app.app
      .get(DataSource)
      .query<{ bots: number }[]>('SELECT count(*)::int AS bots FROM users WHERE is_bot');
    expect(row!.bots).toBe(BOT_KEYS.length);
  });

  it('are shown as bots and cannot sign in', async () => {
    const { data } = await app.send('{ user(username: "Bot-Easy") { username isBot email } }', {});
    expect(data).toEqual({ user: { username: 'bot-easy', isBot: true, email: null } });
    expect(codes(await login(app, 'bot-easy', ''))).toEqual(['INVALID_CREDENTIALS']);
  });
});

const profile = (username: string, email: string | null = null): Profile => ({
  username,
  email,
  language: 'en',
  languageChosen: false,
});

describe('the user registry', () => {
  it('writes a user together with the rows of its hooks, or nothing', async () => {
    const registry = app.app.get(UserRegistry);
    const seen: string[] = [];
    registry.onUserCreated(async (userId: string, transaction: Transaction) => {
      const user = await transaction.of(UserRow).findOneBy({ id: userId });
      seen.push(user!.username);
      if (user!.username === 'Unlucky') throw new Error('a hook that fails');
    });
    await expect(registry.create(profile('Unlucky'), nothing)).rejects.toThrow('a hook that fails');
    expect(await app.app.get(Users).byUsername('unlucky')).toBeNull();
    const lucky = await registry.create(profile('Lucky'), nothing);
    expect(lucky).toMatchObject({ ok: true, value: { username: 'Lucky', isBot: false } });
    expect(seen).toEqual(['Unlucky', 'Lucky']);
  });

  it('calls no hook for a name that is taken', async () => {
    const registry = app.app.get(UserRegistry);
    let calls = 0;
    registry.onUserCreated(() => Promise.resolve(void (calls += 1)));
    const twins = await Promise.all(
      ['Twin', 'TWIN'].map((username) => registry.create(profile(username), nothing)),
    );
    expect(twins.filter((twin) => twin.ok)).toHaveLength(1);
    expect(calls).toBe(1);
  });

  it('refuses reserved names to every caller', async () => {
    const created = await app.app.get(UserRegistry).create(profile('bot-expert', 'x'), nothing);
    expect(created).toMatchObject({
      ok: false,
      error: [{ code: 'USERNAME_RESERVED' }, { code: 'EMAIL_INVALID' }],
    });
  });
});

describe('the user directory', () => {
  it('finds users by id and name only', async () => {
    const directory = app.app.get(Users);
    const { user } = await register(app, {});
    const found = await directory.byUsername(user.username.toUpperCase());
    expect(await directory.byId(found!.id)).toEqual(found);
    const many = await directory.byIds([found!.id, found!.id, 'no-uuid', '\0']);
    expect([...many.keys()]).toEqual([found!.id]);
    for (const name of ['', '\0', "' OR 1=1 --", '\ud800', 'x'.repeat(1e6), '%']) {
      expect(await directory.byUsername(name)).toBeNull();
      expect(accountKey(name)).toBe('');
    }
  });
});

describe('the user queries', () => {
  it('return null for unknown users', async () => {
    expect(await whoIs(app)).toBeNull();
    for (const username of ['nobody-here', 'a\0b', '\ud800', '']) {
      const answer = await app.send('query ($u: String!) { user(username: $u) { id } }', {
        u: username,
      });
      expect(answer).toEqual({ data: { user: null }, extensions: expect.anything() });
    }
  });

  it('find a user as a node, and show the e-mail address to the owner only', async () => {
    const email = 'mine@example.at';
    const owner = await register(app, { email });
    const query = 'query ($id: ID!) { node(id: $id) { id ... on User { username email } } }';
    const ask = (token?: string) =>
      app.send(query, { id: owner.user.id }, token === undefined ? {} : { token });
    const seen = { id: owner.user.id, username: owner.user.username };
    expect((await ask(owner.accessToken)).data).toEqual({ node: { ...seen, email } });
    expect((await ask()).data).toEqual({ node: { ...seen, email: null } });
    const stranger = await register(app, {});
    expect((await ask(stranger.accessToken)).data).toEqual({ node: { ...seen, email: null } });
  });
});
