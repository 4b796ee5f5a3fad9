import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { In, IsNull, Not } from 'typeorm';
import { Database } from '../../../platform/database/database.js';
import type { Sql, Transaction } from '../../../platform/database/database.js';
import { columns, statement } from '../../../platform/database/statement.js';
import { emailKey } from '../domain/email.js';
import { lookalikeKey } from '../domain/lookalike.js';
import type { Address, Profile, User } from '../domain/user.js';
import { botUsername, usernameKey } from '../domain/username.js';
import { UserRow } from './tables.js';

/** What everyone may see of a user. */
const PUBLIC = {
  id: true,
  username: true,
  isBot: true,
  botLevel: true,
  createdAt: true,
} satisfies Record<keyof User, true>;

/** Looked up for every answer that names users. */
const BY_IDS = statement<User, { ids: readonly string[] }>(
  'users-by-ids',
  `SELECT ${columns(UserRow, PUBLIC)} FROM users WHERE id = ANY(:ids::uuid[])`,
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

const HOLD = statement<object, { userId: string }>(
  'users-hold',
  'SELECT FROM users WHERE id = :userId FOR UPDATE',
);

type NewUser = Pick<
  UserRow,
  'id' | 'username' | 'usernameKey' | 'lookalikeKey' | 'email' | 'emailKey'
>;

/** Two registrations at once: one of them writes nothing. */
const INSERT = statement<User, NewUser>(
  'users-insert',
  `INSERT INTO users (id, username, username_key, lookalike_key, email, email_key)
   VALUES (:id, :username, :usernameKey, :lookalikeKey, :email, :emailKey)
   ON CONFLICT DO NOTHING RETURNING ${columns(UserRow, PUBLIC)}`,
);

/** Who lives here: people, their programs and the house's bots. */
@Injectable()
export class UserStore {
  constructor(private readonly database: Database) {}

  findMany(ids: readonly string[]): Promise<User[]> {
    return this.database.rows(BY_IDS, { ids });
  }

  /** By the lower-cased name. */
  findByKey(key: string): Promise<User | null> {
    return this.users().findOne({ select: PUBLIC, where: { usernameKey: key } });
  }

  findBot(level: string): Promise<User | null> {
    return this.users().findOne({ select: PUBLIC, where: { botLevel: level } });
  }

  /** Whether a name that looks like this one is taken. */
  isTaken(username: string): Promise<boolean> {
    const keys = [{ usernameKey: usernameKey(username) }, { lookalikeKey: lookalikeKey(username) }];
    return this.users().exists({ where: keys });
  }

  /** Whether a user has verified an address, or came more than so many hours ago. */
  async isEstablished(
    userId: string,
    hours: number,
    within: Sql = this.database,
  ): Promise<boolean> {
    return (await within.row(IS_ESTABLISHED, { userId, hours })) !== null;
  }

  /** Until the transaction ends, whoever else holds the user waits: one change comes after the other. */
  async hold(userId: string, within: Transaction): Promise<void> {
    await within.rows(HOLD, { userId });
  }

  async addressOf(userId: string): Promise<Address | null> {
    const user = await this.users().findOneBy({ id: userId, email: Not(IsNull()) });
    return user && { email: user.email!, isVerified: user.emailVerifiedAt !== null };
  }

  /** An IANA name; null when there is no such user. */
  async timeZoneOf(userId: string): Promise<string | null> {
    return (await this.users().findOneBy({ id: userId }))?.timeZone ?? null;
  }

  async setTimeZone(userId: string, timeZone: string): Promise<void> {
    await this.users().update({ id: userId }, { timeZone });
  }

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
  insert({ username, email }: Profile, within: Transaction): Promise<User | null> {
    return within.row(INSERT, {
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
