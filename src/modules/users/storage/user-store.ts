import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { In, IsNull, Not, Raw } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm';
import { Database } from '../../../platform/database/database.js';
import type { Sql, Transaction } from '../../../platform/database/database.js';
import { columns, statement } from '../../../platform/database/statement.js';
import type { CardSuits } from '../../../platform/api/reader.js';
import { isUuid } from '../../../platform/api/ids.js';
import type { Page } from '../../../platform/api/page.js';
import { SCAN } from '../../../platform/database/scanned-list.js';
import { canonicalName } from '../domain/name-letters.js';
import { canonicalEmail, emailKey } from '../domain/profile.js';
import { botUsername, isUsername, lookalikeKey, usernameKey } from '../domain/username.js';
import type {
  NameSearch,
  PrivateUser,
  Profile,
  User,
  UserAddresses,
  UserLanguage,
  Users,
} from '../application/users.js';
import { UserRow } from './tables.js';

/** The columns of {@link User}. */
export const PUBLIC = {
  id: true,
  username: true,
  isBot: true,
  botLevel: true,
  isGuest: true,
  createdAt: true,
} as const;

/** The columns that only the user may see. */
const PRIVATE = {
  id: true,
  email: true,
  emailVerifiedAt: true,
  timeZone: true,
  language: true,
  languageChosen: true,
  suits: true,
} as const;

/** Read for every answer that names users. */
const BY_IDS = statement<User, { ids: readonly string[] }>(
  'users-by-ids',
  `SELECT ${columns(UserRow, PUBLIC)} FROM users WHERE id = ANY(:ids::uuid[])`,
);

const PRIVATE_BY_IDS = statement<PrivateUser, { ids: readonly string[] }>(
  'users-private-by-ids',
  `SELECT ${columns(UserRow, PRIVATE)} FROM users WHERE id = ANY(:ids::uuid[])`,
);

const HOLD = statement<object, { userIds: readonly string[] }>(
  'users-hold',
  'SELECT FROM users WHERE id = ANY(:userIds::uuid[]) ORDER BY id FOR UPDATE',
);

/** The lock keeps these users from becoming bots until the transaction ends. */
const KEEP = statement<User, { ids: readonly string[] }>(
  'users-keep',
  `SELECT ${columns(UserRow, PUBLIC)} FROM users WHERE id = ANY(:ids::uuid[])
   ORDER BY id FOR KEY SHARE`,
);

/** Sorts after every character of a username. */
const LAST_LETTER = '\uffff';

/** Compares character by character, like the index `users_prefix`. */
const PREFIXED = `username_key COLLATE "C" >= :prefix::text
  AND username_key COLLATE "C" < :prefix::text || '${LAST_LETTER}' AND NOT is_guest
  AND (bot_level IS NULL OR :withHouseBots::boolean)`;

const SEARCH = statement<User, NameSearch & { after: string; limit: number }>(
  'users-search',
  `SELECT ${columns(UserRow, PUBLIC)} FROM users
   WHERE ${PREFIXED} AND username_key COLLATE "C" > :after::text
   ORDER BY username_key COLLATE "C" LIMIT :limit`,
);

const COUNT = statement<{ found: number }, NameSearch & { limit: number }>(
  'users-count',
  `SELECT count(*)::integer AS found FROM (SELECT FROM users WHERE ${PREFIXED} LIMIT :limit) u`,
);

/** Stores users: people, bot accounts and house bots. */
@Injectable()
export class UserStore implements Users, UserAddresses {
  constructor(private readonly database: Database) {}

  async byId(id: string): Promise<User | null> {
    return (await this.byIds([id])).get(id) ?? null;
  }

  async byIds(all: readonly string[]): Promise<ReadonlyMap<string, User>> {
    const ids = all.filter((id) => isUuid(id));
    const users = ids.length > 0 ? await this.database.rows(BY_IDS, { ids }) : [];
    return new Map(users.map((user) => [user.id, user]));
  }

  async byUsername(username: string): Promise<User | null> {
    if (!isUsername(username)) return null;
    return this.users().findOne({ select: PUBLIC, where: { usernameKey: usernameKey(username) } });
  }

  async byUsernames(usernames: readonly string[]): Promise<ReadonlyMap<string, User>> {
    const keys = usernames.filter((name) => isUsername(name)).map(usernameKey);
    if (keys.length === 0) return new Map();
    const select = { ...PUBLIC, usernameKey: true } as const;
    const users = await this.users().find({ select, where: { usernameKey: In(keys) } });
    return new Map(users.map((user) => [user.usernameKey, user]));
  }

  search(search: NameSearch, { first, after }: Page<string>): Promise<User[]> {
    return this.database.rows(SEARCH, {
      ...normalizeSearch(search),
      after: after ?? '',
      limit: first + 1,
    });
  }

  async countSearch(search: NameSearch): Promise<number | null> {
    const { found } = (await this.database.row(COUNT, {
      ...normalizeSearch(search),
      limit: SCAN + 1,
    }))!;
    return found > SCAN ? null : found;
  }

  findBot(level: string): Promise<User | null> {
    return this.users().findOne({ select: PUBLIC, where: { botLevel: level } });
  }

  isTaken(username: string): Promise<boolean> {
    const keys = [{ usernameKey: usernameKey(username) }, { lookalikeKey: lookalikeKey(username) }];
    return this.users().exists({ where: keys });
  }

  isEstablished(id: string, hours: number, within: Sql = this.database): Promise<boolean> {
    const old = Raw((at) => `${at} <= now() - make_interval(hours => :hours)`, { hours });
    const where = [
      { id, emailVerifiedAt: Not(IsNull()) },
      { id, createdAt: old },
    ];
    return within.of(UserRow).existsBy(where);
  }

  async hold(userId: string | readonly string[], within: Transaction): Promise<void> {
    await within.rows(HOLD, { userIds: [userId].flat() });
  }

  async keep(ids: readonly string[], within: Transaction): Promise<ReadonlyMap<string, User>> {
    return new Map((await within.rows(KEEP, { ids })).map((user) => [user.id, user]));
  }

  /** Makes a bot of an account that is locked. This cannot be undone. */
  async makeBot(userId: string, within: Transaction): Promise<void> {
    await within.of(UserRow).update({ id: userId }, { isBot: true });
  }

  async privateById(id: string): Promise<PrivateUser | null> {
    return (await this.privateByIds([id])).get(id) ?? null;
  }

  /** The private data of the users who exist, by id. */
  private async privateByIds(ids: readonly string[]): Promise<ReadonlyMap<string, PrivateUser>> {
    const users = await this.database.rows(PRIVATE_BY_IDS, { ids });
    return new Map(users.map((user) => [user.id, user]));
  }

  async addressOf(userId: string) {
    const user = await this.privateById(userId);
    if (!user || user.email === null) return null;
    return { email: user.email, isVerified: user.emailVerifiedAt !== null };
  }

  async verifiedAddresses(userIds: readonly string[]): Promise<ReadonlyMap<string, boolean>> {
    const withAddress = [...(await this.privateByIds(userIds)).values()].filter(
      ({ email }) => email !== null,
    );
    return new Map(withAddress.map(({ id, emailVerifiedAt }) => [id, emailVerifiedAt !== null]));
  }

  async setTimeZone(userId: string, timeZone: string): Promise<void> {
    await this.users().update({ id: userId }, { timeZone });
  }

  async setLanguage(userId: string, language: UserLanguage): Promise<void> {
    await this.users().update({ id: userId }, language);
  }

  async setSuits(userId: string, suits: CardSuits): Promise<void> {
    await this.users().update({ id: userId }, { suits });
  }

  /** Sets whether days of vacation are taken automatically. The view `user_calendars` reads it. */
  async setAutoVacation(userId: string, autoVacation: boolean): Promise<void> {
    await this.users().update({ id: userId }, { autoVacation });
  }

  async setEmail(userId: string, email: string | null, within: Transaction): Promise<void> {
    const address = { ...addressOf(email), emailVerifiedAt: null };
    await within.of(UserRow).update({ id: userId }, address);
  }

  async verifyEmail(userId: string, key: string, within: Transaction): Promise<boolean> {
    const own = { id: userId, emailKey: key };
    const { affected } = await within.of(UserRow).update(own, { emailVerifiedAt: () => 'now()' });
    return affected === 1;
  }

  /** Null when the name is taken, or one that looks like it. */
  insert({ username, email, ...language }: Profile, within: Transaction): Promise<User | null> {
    return insertUser({ ...language, ...namesOf(username), ...addressOf(email) }, within);
  }

  /**
   * Creates the users of these levels that are missing. They have no lookalike key: names that look like
   * a bot's are reserved before any bot exists.
   */
  async insertBots(levels: readonly string[]): Promise<void> {
    const present = await this.users().findBy({ botLevel: In([...levels]) });
    const missing = levels.filter((level) => present.every(({ botLevel }) => botLevel !== level));
    if (missing.length === 0) return;
    const bots = missing.toSorted().map((botLevel) => {
      const username = botUsername(botLevel);
      return { id: randomUUID(), username, usernameKey: username, isBot: true, botLevel };
    });
    await this.users().createQueryBuilder().insert().values(bots).orIgnore().execute();
  }

  private readonly users = () => this.database.of(UserRow);
}

/** Null when the name is taken. If two users register a name at the same moment, one of them gets it. */
export async function insertUser(
  user: QueryDeepPartialEntity<UserRow>,
  within: Transaction,
): Promise<User | null> {
  const id = randomUUID();
  const insert = within
    .of(UserRow)
    .createQueryBuilder()
    .insert()
    .values({ ...user, id });
  const inserted = await insert.orIgnore().returning('id').execute();
  if ((inserted.raw as unknown[]).length === 0) return null;
  return within.of(UserRow).findOneOrFail({ select: PUBLIC, where: { id } });
}

export const namesOf = (username: string) => ({
  username: canonicalName(username),
  usernameKey: usernameKey(username),
  lookalikeKey: lookalikeKey(username),
});

export const addressOf = (email: string | null) => ({
  email: email && canonicalEmail(email),
  emailKey: email === null ? null : emailKey(email),
});

const normalizeSearch = ({ prefix, withHouseBots }: NameSearch): NameSearch => ({
  prefix: usernameKey(prefix),
  withHouseBots,
});
