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
import { emailKey } from '../domain/profile.js';
import { botUsername, isUsername, lookalikeKey, usernameKey } from '../domain/username.js';
import { UserRow } from './tables.js';

/** What everyone may see of a user. */
export const PUBLIC = {
  id: true,
  username: true,
  isBot: true,
  botLevel: true,
  isGuest: true,
  createdAt: true,
} as const;

/** A user as everyone may see one: a person, a guest, a bot account, or a house bot. */
export type User = Pick<UserRow, keyof typeof PUBLIC>;

/** What is for a user's own eyes alone. */
const PRIVATE = {
  id: true,
  email: true,
  emailVerifiedAt: true,
  timeZone: true,
  language: true,
  languageChosen: true,
  suits: true,
} as const;

/** A user as nobody else may see one; the zone is an IANA name. */
export type PrivateUser = Pick<UserRow, keyof typeof PRIVATE>;

/** The language in which a user is written to, and whether the user has chosen it. */
export type UserLanguage = Pick<UserRow, 'language' | 'languageChosen'>;

/** What an account is called, and where letters to it go. */
export type Naming = Pick<UserRow, 'username' | 'email'>;

/** What a new user says of themselves. */
export type Profile = Naming & UserLanguage;

/** Looked up for every answer that names users. */
const BY_IDS = statement<User, { ids: readonly string[] }>(
  'users-by-ids',
  `SELECT ${columns(UserRow, PUBLIC)} FROM users WHERE id = ANY(:ids::uuid[])`,
);

const PRIVATE_BY_IDS = statement<PrivateUser, { ids: readonly string[] }>(
  'users-private-by-ids',
  `SELECT ${columns(UserRow, PRIVATE)} FROM users WHERE id = ANY(:ids::uuid[])`,
);

/** By the database's clock. */
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

/** Nobody of them becomes a bot until the transaction ends. */
const KEEP = statement<User, { ids: readonly string[] }>(
  'users-keep',
  `SELECT ${columns(UserRow, PUBLIC)} FROM users WHERE id = ANY(:ids::uuid[])
   ORDER BY id FOR KEY SHARE`,
);

/** Behind every letter of a name. */
const LAST_LETTER = '~';

/** Letter by letter, as `users_prefix` has them. */
const PREFIXED = `username_key COLLATE "C" >= :prefix::text
  AND username_key COLLATE "C" < :prefix::text || '${LAST_LETTER}' AND NOT is_guest
  AND (bot_level IS NULL OR :withHouseBots::boolean)`;

/** Which names are looked for. */
export interface NameSearch {
  /** How they begin; see `isUsernamePrefix`. */
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

/** Two registrations at once: one of them writes nothing. */
const INSERT = statement<User, NewUser>(
  'users-insert',
  `INSERT INTO users
     (id, username, username_key, lookalike_key, email, email_key, language, language_chosen)
   VALUES (:id, :username, :usernameKey, :lookalikeKey, :email, :emailKey, :language, :languageChosen)
   ON CONFLICT DO NOTHING RETURNING ${columns(UserRow, PUBLIC)}`,
);

/**
 * Who lives here: people, their programs and the house's bots. Whatever cannot be an id or a name is
 * known to be nobody's.
 */
@Injectable()
export class UserStore {
  constructor(private readonly database: Database) {}

  async byId(id: string): Promise<User | null> {
    return (await this.byIds([id])).get(id) ?? null;
  }

  /** Those who exist, by id: what a dataloader asks for. */
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

  /** Those who exist, by the keys of their names. */
  async byUsernames(usernames: readonly string[]): Promise<ReadonlyMap<string, User>> {
    const keys = usernames.filter((name) => isUsername(name)).map(usernameKey);
    if (keys.length === 0) return new Map();
    const select = { ...PUBLIC, usernameKey: true } as const;
    const users = await this.users().find({ select, where: { usernameKey: In(keys) } });
    return new Map(users.map((user) => [user.usernameKey, user]));
  }

  /** In the order of their names, without regard to case; one more than asked for where there are more. */
  search(search: NameSearch, { first, after }: Page<string>): Promise<User[]> {
    return this.database.rows(SEARCH, { ...keyed(search), after: after ?? '', limit: first + 1 });
  }

  /** How many names begin so; null for more than {@link SCAN}. */
  async countSearch(search: NameSearch): Promise<number | null> {
    const { found } = (await this.database.row(COUNT, { ...keyed(search), limit: SCAN + 1 }))!;
    return found > SCAN ? null : found;
  }

  findBot(level: string): Promise<User | null> {
    return this.users().findOne({ select: PUBLIC, where: { botLevel: level } });
  }

  /** Whether nobody can register this name any more: it is taken, or one that looks like it. */
  isTaken(username: string): Promise<boolean> {
    const keys = [{ usernameKey: usernameKey(username) }, { lookalikeKey: lookalikeKey(username) }];
    return this.users().exists({ where: keys });
  }

  /** Whether a user has verified an address, or came more than so many hours ago. */
  async isEstablished(userId: string, hours: number, within: Sql = this.database) {
    return (await within.row(IS_ESTABLISHED, { userId, hours })) !== null;
  }

  /** Until the transaction ends, whoever else holds the user waits: one change comes after the other. */
  async hold(userId: string | readonly string[], within: Transaction): Promise<void> {
    await within.rows(HOLD, { userIds: [userId].flat() });
  }

  /** Those who exist, by id; whether each is a bot stays so until the transaction ends. */
  async keep(ids: readonly string[], within: Transaction): Promise<ReadonlyMap<string, User>> {
    return new Map((await within.rows(KEEP, { ids })).map((user) => [user.id, user]));
  }

  /** Makes a bot of an account that is held; nothing makes a person of it again. */
  async makeBot(userId: string, within: Transaction): Promise<void> {
    await within.of(UserRow).update({ id: userId }, { isBot: true });
  }

  /** What is for a user's own eyes alone; null for nobody. */
  async privateById(id: string): Promise<PrivateUser | null> {
    return (await this.privateByIds([id])).get(id) ?? null;
  }

  /** Of those who exist, by id, what is for their own eyes alone. */
  private async privateByIds(ids: readonly string[]): Promise<ReadonlyMap<string, PrivateUser>> {
    const users = await this.database.rows(PRIVATE_BY_IDS, { ids });
    return new Map(users.map((user) => [user.id, user]));
  }

  /** The user's own e-mail address, null when there is none; for the owner's eyes alone. */
  async addressOf(userId: string) {
    const user = await this.privateById(userId);
    if (!user || user.email === null) return null;
    return { email: user.email, isVerified: user.emailVerifiedAt !== null };
  }

  /** Which of these users have given an address, and whether each has been verified. */
  async verifiedAddresses(userIds: readonly string[]): Promise<ReadonlyMap<string, boolean>> {
    const given = [...(await this.privateByIds(userIds)).values()].filter(
      ({ email }) => email !== null,
    );
    return new Map(given.map(({ id, emailVerifiedAt }) => [id, emailVerifiedAt !== null]));
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

  /** Whether days of vacation are taken for the user; read in the view `user_calendars`. */
  async setAutoVacation(userId: string, autoVacation: boolean): Promise<void> {
    await this.users().update({ id: userId }, { autoVacation });
  }

  /** Puts an unverified address, or none, in the place of what the user had. */
  async setEmail(userId: string, email: string | null, within: Transaction): Promise<void> {
    const address = { email, emailKey: keyOf(email), emailVerifiedAt: null };
    await within.of(UserRow).update({ id: userId }, address);
  }

  /**
   * Marks the user's address as verified; false when it is another by now.
   *
   * @throws an error that `breaksUnique` knows by `users_verified_email` when it is another user's
   */
  async verifyEmail(userId: string, key: string, within: Transaction): Promise<boolean> {
    return (await within.row(VERIFY_EMAIL, { userId, key })) !== null;
  }

  /** Null when the name is taken, or one that looks like it. */
  insert({ username, email, ...language }: Profile, within: Transaction): Promise<User | null> {
    return within.row(INSERT, {
      ...language,
      id: randomUUID(),
      username,
      usernameKey: usernameKey(username),
      lookalikeKey: lookalikeKey(username),
      email,
      emailKey: keyOf(email),
    });
  }

  /**
   * Creates the users of these levels that are missing. Without a lookalike key: what looks like a bot's
   * name is reserved before any bot has it.
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

const keyed = ({ prefix, withHouseBots }: NameSearch): NameSearch => ({
  prefix: usernameKey(prefix),
  withHouseBots,
});
