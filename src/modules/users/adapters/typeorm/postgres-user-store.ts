import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { Database } from '../../../../platform/database/database.js';
import { UserStore } from '../../application/user-store.js';
import { emailKey } from '../../domain/email.js';
import type { Address, Contact, Profile, User } from '../../domain/user.js';
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

const BY_LEVEL = {
  name: 'users-by-level',
  text: `SELECT ${COLUMNS} FROM users WHERE bot_level = $1`,
};

const ADDRESS = {
  name: 'users-address',
  text: `SELECT email, email_verified_at IS NOT NULL AS "isVerified" FROM users
         WHERE id = $1 AND email IS NOT NULL`,
};

const CONTACTS = {
  name: 'users-contacts',
  text: `SELECT id AS "userId", username, email FROM users
         WHERE NOT is_bot AND (username_key = $1 OR email_key = $1)
         ORDER BY email_verified_at NULLS LAST, created_at, id LIMIT $2`,
};

const INSERT = `INSERT INTO users (id, username, username_key, email, email_key)
                VALUES ($1, $2, $3, $4, $5)
                ON CONFLICT (username_key) DO NOTHING RETURNING ${COLUMNS}`;

const INSERT_BOTS = {
  name: 'users-insert-bots',
  text: `INSERT INTO users (id, username, username_key, is_bot, bot_level)
         SELECT id, username, username, true, level
         FROM unnest($1::uuid[], $2::text[], $3::text[]) AS bot(id, username, level)
         ORDER BY level ON CONFLICT DO NOTHING`,
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

  async findBot(level: string): Promise<User | null> {
    const [user] = await this.database.run<User>(BY_LEVEL, [level]);
    return user ?? null;
  }

  async addressOf(userId: string): Promise<Address | null> {
    const [address] = await this.database.run<Address>(ADDRESS, [userId]);
    return address ?? null;
  }

  findContacts(key: string, limit: number): Promise<Contact[]> {
    return this.database.run<Contact>(CONTACTS, [key, limit]);
  }

  async insert({ username, email }: Profile, manager: EntityManager): Promise<User | null> {
    const key = email === null ? null : emailKey(email);
    const values = [randomUUID(), username, usernameKey(username), email, key];
    const [user] = await manager.query<User[]>(INSERT, values);
    return user ?? null;
  }

  async insertBots(levels: readonly string[]): Promise<void> {
    const ids = levels.map(() => randomUUID());
    await this.database.run(INSERT_BOTS, [ids, levels.map(botUsername), levels]);
  }
}
