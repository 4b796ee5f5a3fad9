import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { In } from 'typeorm';
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
import { UserRow } from './tables.js';

/** The columns that everyone may see. */
export const PUBLIC = {
  id: true,
  username: true,
  isBot: true,
  botLevel: true,
  isGuest: true,
  createdAt: true,
} as const;

/** A user as everyone may see it: a person, a guest, a bot account, or a house bot. */
export type User = Pick<UserRow, keyof typeof PUBLIC>;

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

/** A user's private data; the time zone is an IANA name. */
export type PrivateUser = Pick<UserRow, keyof typeof PRIVATE>;

/** The language of texts to a user, and whether the user has chosen it. */
export type UserLanguage = Pick<UserRow, 'language' | 'languageChosen'>;

/** The name of an account, and its e-mail address. */
export type Naming = Pick<UserRow, 'username' | 'email'>;

/** The data that a new user gives. */
export type Profile = Naming & UserLanguage;

/** Read for every answer that names users. */
const BY_IDS = statement<User, { ids: readonly string[] }>(
  'users-by-ids',
  `SELECT ${columns(UserRow, PUBLIC)} FROM users WHERE id = ANY(:ids::uuid[])`,
);

const PRIVATE_BY_IDS = statement<PrivateUser, { ids: readonly string[] }>(
  'users-private-by-ids',
  `SELECT ${columns(UserRow, PRIVATE)} FROM users WHERE id = ANY(:ids::uuid[])`,
);

/** Uses the clock of the database. */
const IS_ESTABLISHED = statement<object, { userId: string; hours: number }>(
  'users-is-established',
  `SELECT FROM users WHERE id = :userId AND (email_verified_at IS NOT NULL
     OR created_at <= now() - make_interval(hours => :hours))`,
);

const VERIFY_EMAIL = statement<object, { userId: string; key: string }>(
  'users-verify-email',
  `UPDATE users SET email_verified_at = now() WHERE id = :userId AND email_key = :key RETURNING id`,
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

/** The users to search for. */
export interface NameSearch {
  /** The beginning of the name; see `isUsernamePrefix`. */
  readonly prefix: string;
  readonly withHouseBots: boolean;
}

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

type NewUser = Profile & Pick<UserRow, 'id' | 'usernameKey' | 'lookalikeKey' | 'emailKey'>;

/** If two users register a name at the same moment, one of the statements writes nothing. */
const INSERT = statement<User, NewUser>(
  'users-insert',
  `INSERT INTO users
     (id, username, username_key, lookalike_key, email, email_key, language, language_chosen)
   VALUES (:id, :username, :usernameKey, :lookalikeKey, :email, :emailKey, :language, :languageChosen)
   ON CONFLICT DO NOTHING RETURNING ${columns(UserRow, PUBLIC)}`,
);

/**
 * Stores users: people, bot accounts and house bots. A text that cannot be an id or a name is not looked
 * up.
 */
@Injectable()
export class UserStore {
  constructor(private readonly database: Database) {}

  async byId(id: string): Promise<User | null> {
    return (await this.byIds([id])).get(id) ?? null;
  }

  /** The users with these ids who exist, by id; for dataloaders. */
  async byIds(all: readonly string[]): Promise<ReadonlyMap<string, User>> {
    const ids = all.filter((id) => isUuid(id));
    const users = ids.length > 0 ? await this.database.rows(BY_IDS, { ids }) : [];
    return new Map(users.map((user) => [user.id, user]));
  }

  /** Without regard to case. */
  async byUsername(username: string): Promise<User | null> {
    if (!isUsername(username)) return null;
    return this.users().findOne({ select: PUBLIC, where: { usernameKey: usernameKey(username) } });
  }

  /** The users with these names who exist, by the keys of their names. */
  async byUsernames(usernames: readonly string[]): Promise<ReadonlyMap<string, User>> {
    const keys = usernames.filter((name) => isUsername(name)).map(usernameKey);
    if (keys.length === 0) return new Map();
    const select = { ...PUBLIC, usernameKey: true } as const;
    const users = await this.users().find({ select, where: { usernameKey: In(keys) } });
    return new Map(users.map((user) => [user.usernameKey, user]));
  }

  /**
   * In the order of their names, without regard to case; one more than the page holds if there are more.
   */
  search(search: NameSearch, { first, after }: Page<string>): Promise<User[]> {
    return this.database.rows(SEARCH, {
      ...normalizeSearch(search),
      after: after ?? '',
      limit: first + 1,
    });
  }

  /** The number of users found; null for more than {@link SCAN}. */
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

  /** Whether this name, or one that looks like it, is taken. */
  isTaken(username: string): Promise<boolean> {
    const keys = [{ usernameKey: usernameKey(username) }, { lookalikeKey: lookalikeKey(username) }];
    return this.users().exists({ where: keys });
  }

  /** Whether a user has a verified address, or registered more than so many hours ago. */
  async isEstablished(userId: string, hours: number, within: Sql = this.database) {
    return (await within.row(IS_ESTABLISHED, { userId, hours })) !== null;
  }

  /** Locks users until the transaction ends, so that changes come one after the other. */
  async hold(userId: string | readonly string[], within: Transaction): Promise<void> {
    await within.rows(HOLD, { userIds: [userId].flat() });
  }

  /** The users with these ids who exist, by id. None of them becomes a bot until the transaction ends. */
  async keep(ids: readonly string[], within: Transaction): Promise<ReadonlyMap<string, User>> {
    return new Map((await within.rows(KEEP, { ids })).map((user) => [user.id, user]));
  }

  /** Makes a bot of an account that is locked. This cannot be undone. */
  async makeBot(userId: string, within: Transaction): Promise<void> {
    await within.of(UserRow).update({ id: userId }, { isBot: true });
  }

  /** The private data of a user; null when there is no such user. */
  async privateById(id: string): Promise<PrivateUser | null> {
    return (await this.privateByIds([id])).get(id) ?? null;
  }

  /** The private data of the users who exist, by id. */
  private async privateByIds(ids: readonly string[]): Promise<ReadonlyMap<string, PrivateUser>> {
    const users = await this.database.rows(PRIVATE_BY_IDS, { ids });
    return new Map(users.map((user) => [user.id, user]));
  }

  /** The user's own e-mail address, null when there is none. Private. */
  async addressOf(userId: string) {
    const user = await this.privateById(userId);
    if (!user || user.email === null) return null;
    return { email: user.email, isVerified: user.emailVerifiedAt !== null };
  }

  /** Which of these users have given an address, and whether each has been verified. */
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

  /** Replaces the user's address by an unverified one, or by none. */
  async setEmail(userId: string, email: string | null, within: Transaction): Promise<void> {
    const typed = email && canonicalEmail(email);
    const address = { email: typed, emailKey: keyOf(email), emailVerifiedAt: null };
    await within.of(UserRow).update({ id: userId }, address);
  }

  /**
   * Marks the user's address as verified; false when the address has changed.
   *
   * @throws a violation of `users_verified_email` (see `breaksUnique`) when another user has verified it
   */
  async verifyEmail(userId: string, key: string, within: Transaction): Promise<boolean> {
    return (await within.row(VERIFY_EMAIL, { userId, key })) !== null;
  }

  /** Null when the name is taken, or one that looks like it. */
  insert({ username, email, ...language }: Profile, within: Transaction): Promise<User | null> {
    return within.row(INSERT, {
      ...language,
      id: randomUUID(),
      username: canonicalName(username),
      usernameKey: usernameKey(username),
      lookalikeKey: lookalikeKey(username),
      email: email && canonicalEmail(email),
      emailKey: keyOf(email),
    });
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

const keyOf = (email: string | null): string | null => (email === null ? null : emailKey(email));

const normalizeSearch = ({ prefix, withHouseBots }: NameSearch): NameSearch => ({
  prefix: usernameKey(prefix),
  withHouseBots,
});
