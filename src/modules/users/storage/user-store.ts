import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { In } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import { overwrites } from '../../../platform/personal-data/personal-data.js';
import type { CardSuits } from '../../../platform/api/reader.js';
import { canonicalName } from '../domain/name-letters.js';
import { botUsername, lookalikeKey, usernameKey } from '../domain/username.js';
import { USERS_DATA } from './personal-data.js';
import { UserRow } from './tables.js';
import { addressColumns } from './user-addresses.js';
import { PUBLIC } from './users.js';
import type { ChosenAudiences, Profile, User, UserLanguage } from './users.js';

const CLOSE = statement<object, { id: string }>(
  'users-close',
  `UPDATE users SET ${overwrites(USERS_DATA, 'users')}, closed_at = now()
   WHERE id = :id AND closed_at IS NULL`,
);

/** Stores users: people, bot accounts and house bots. */
@Injectable()
export class UserStore {
  constructor(private readonly database: Database) {}

  findBot(level: string): Promise<User | null> {
    return this.users().findOne({ select: PUBLIC, where: { botLevel: level } });
  }

  /** Makes a bot of an account that is locked. This cannot be undone. */
  async makeBot(userId: string, within: Transaction): Promise<void> {
    await within.of(UserRow).update({ id: userId }, { isBot: true });
  }

  /** What is overwritten, and with what, is declared in personal-data.ts. */
  async close(id: string, within: Transaction): Promise<void> {
    await within.rows(CLOSE, { id });
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

  async setAudiences(
    userId: string,
    audiences: Partial<ChosenAudiences>,
    within: Transaction,
  ): Promise<void> {
    if (Object.keys(audiences).length > 0)
      await within.of(UserRow).update({ id: userId }, audiences);
  }

  /** Sets whether days of vacation are taken automatically. The view `user_calendars` reads it. */
  async setAutoVacation(
    userId: string,
    autoVacation: boolean,
    within: Pick<Transaction, 'of'> = this.database,
  ): Promise<void> {
    await within.of(UserRow).update({ id: userId }, { autoVacation });
  }

  /** Null when the name is taken, or one that looks like it. */
  insert({ username, email, ...language }: Profile, within: Transaction): Promise<User | null> {
    return insertUser({ ...language, ...namesOf(username), ...addressColumns(email) }, within);
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
