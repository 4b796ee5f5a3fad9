import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Database } from '../../../../platform/database/database.js';
import type { Transaction } from '../../../../platform/database/database.js';
import { UserStore } from '../../application/user-store.js';
import { emailKey } from '../../domain/email.js';
import type { Address, Profile, User } from '../../domain/user.js';
import { lookalikeKey } from '../../domain/lookalike.js';
import { botUsername, usernameKey } from '../../domain/username.js';

const COLUMNS =
  'id, username, is_bot AS "isBot", bot_level AS "botLevel", created_at AS "createdAt"';

const BY_IDS = {
  name: 'users-by-ids',
  text: `SELECT ${COLUMNS} FROM users WHERE id = ANY($1::uuid[])`,
};

const BY_KEY = {
  name: 'users-by-key',
  text: `SELECT ${COLUMNS} FROM users WHERE username_key = $1`,
};

const IS_TAKEN = {
  name: 'users-is-taken',
  text: 'SELECT FROM users WHERE username_key = $1 OR lookalike_key = $2',
};

const IS_ESTABLISHED = {
  name: 'users-is-established',
  text: `SELECT FROM users WHERE id = $1 AND (email_verified_at IS NOT NULL
           OR created_at <= now() - make_interval(hours => $2))`,
};

const BY_LEVEL = {
  name: 'users-by-level',
  text: `SELECT ${COLUMNS} FROM users WHERE bot_level = $1`,
};

const ADDRESS = {
  name: 'users-address',
  text: `SELECT email, email_verified_at IS NOT NULL AS "isVerified" FROM users
         WHERE id = $1 AND email IS NOT NULL`,
};

const SET_EMAIL = `UPDATE users SET email = $2, email_key = $3, email_verified_at = NULL WHERE id = $1`;

/** `WITH … SELECT` makes the answer rows alone. */
const VERIFY_EMAIL = `
  WITH verified AS (UPDATE users SET email_verified_at = now() WHERE id = $1 AND email_key = $2
                    RETURNING id)
  SELECT id FROM verified`;

const INSERT = `INSERT INTO users (id, username, username_key, lookalike_key, email, email_key)
                VALUES ($1, $2, $3, $4, $5, $6)
                ON CONFLICT DO NOTHING RETURNING ${COLUMNS}`;

/** Without a lookalike key: what looks like a bot's name is reserved before any bot has it. */
const INSERT_BOTS = {
  name: 'users-insert-bots',
  text: `INSERT INTO users (id, username, username_key, is_bot, bot_level)
         SELECT id, username, username, true, level
         FROM unnest($1::uuid[], $2::text[], $3::text[]) AS bot(id, username, level)
         ORDER BY level ON CONFLICT DO NOTHING`,
};

const TIME_ZONE = {
  name: 'users-time-zone',
  text: 'SELECT time_zone AS "timeZone" FROM users WHERE id = $1',
};

const SET_TIME_ZONE = {
  name: 'users-set-time-zone',
  text: 'UPDATE users SET time_zone = $2 WHERE id = $1',
};

/** Users in Postgres. */
@Injectable()
export class PostgresUserStore extends UserStore {
  constructor(private readonly database: Database) {
    super();
  }

  findMany(ids: readonly string[]): Promise<User[]> {
    return this.database.run<User>(BY_IDS, [ids]);
  }

  async findByKey(key: string): Promise<User | null> {
    const [user] = await this.database.run<User>(BY_KEY, [key]);
    return user ?? null;
  }

  async isTaken(username: string): Promise<boolean> {
    const keys = [usernameKey(username), lookalikeKey(username)];
    return (await this.database.run(IS_TAKEN, keys)).length > 0;
  }

  async isEstablished(userId: string, hours: number, transaction?: Transaction): Promise<boolean> {
    return (await this.database.read(IS_ESTABLISHED, [userId, hours], transaction)).length > 0;
  }

  async findBot(level: string): Promise<User | null> {
    const [user] = await this.database.run<User>(BY_LEVEL, [level]);
    return user ?? null;
  }

  async addressOf(userId: string): Promise<Address | null> {
    const [address] = await this.database.run<Address>(ADDRESS, [userId]);
    return address ?? null;
  }

  async timeZoneOf(userId: string): Promise<string | null> {
    const [row] = await this.database.run<{ timeZone: string }>(TIME_ZONE, [userId]);
    return row?.timeZone ?? null;
  }

  async setTimeZone(userId: string, timeZone: string): Promise<void> {
    await this.database.run(SET_TIME_ZONE, [userId, timeZone]);
  }

  async setEmail(userId: string, email: string | null, transaction: Transaction): Promise<void> {
    await transaction.query(SET_EMAIL, [userId, email, keyOf(email)]);
  }

  async verifyEmail(userId: string, key: string, transaction: Transaction): Promise<boolean> {
    return (await transaction.query<unknown[]>(VERIFY_EMAIL, [userId, key])).length > 0;
  }

  async insert({ username, email }: Profile, transaction: Transaction): Promise<User | null> {
    const keys = [usernameKey(username), lookalikeKey(username)];
    const values = [randomUUID(), username, ...keys, email, keyOf(email)];
    const [user] = await transaction.query<User[]>(INSERT, values);
    return user ?? null;
  }

  async insertBots(levels: readonly string[]): Promise<void> {
    const ids = levels.map(() => randomUUID());
    await this.database.run(INSERT_BOTS, [ids, levels.map(botUsername), levels]);
  }
}

const keyOf = (email: string | null): string | null => (email === null ? null : emailKey(email));
