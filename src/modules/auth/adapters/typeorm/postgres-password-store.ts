import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../../../../platform/database/database.js';
import { PasswordStore } from '../../application/index.js';
import type { Credential } from '../../application/index.js';

/** A NULL id finds nobody. */
const FIND = {
  name: 'passwords-find',
  text: `SELECT password_hash AS "passwordHash",
           EXISTS (SELECT FROM sessions s WHERE s.user_id = p.user_id AND s.network = $2)
             AS "knowsNetwork"
         FROM passwords p WHERE user_id = $1`,
};

const INSERT = 'INSERT INTO passwords (user_id, password_hash) VALUES ($1, $2)';

/** `WITH … SELECT` makes the answer rows alone. */
const CHANGE = `
  WITH changed AS (UPDATE passwords SET password_hash = $3, changed_at = now()
                   WHERE user_id = $1 AND password_hash = $2 RETURNING user_id),
       closed AS (DELETE FROM password_resets r USING changed WHERE r.user_id = changed.user_id)
  SELECT user_id AS "userId" FROM changed`;

/** A statement of its own, so that it sees a session which was opened while CHANGE waited for it. */
const END_OTHERS = `UPDATE sessions SET ended_at = now()
                    WHERE user_id = $1 AND ended_at IS NULL AND id IS DISTINCT FROM $2`;

const PUT_RESETS = {
  name: 'passwords-put-resets',
  text: `INSERT INTO password_resets (user_id, token_hash, expires_at)
         SELECT user_id, token_hash, now() + interval '1 hour'
         FROM unnest($1::uuid[], $2::bytea[]) AS reset(user_id, token_hash) ORDER BY user_id
         ON CONFLICT (user_id) DO UPDATE
           SET token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
};

const FIND_RESET = {
  name: 'passwords-find-reset',
  text: `SELECT user_id AS "userId" FROM password_resets
         WHERE token_hash = $1 AND expires_at > now()`,
};

/** The password's row first, as CHANGE has it, so that the two never wait for each other. */
const RESET = `
  WITH owner AS (SELECT p.user_id FROM passwords p JOIN password_resets r USING (user_id)
                 WHERE r.token_hash = $1 AND r.expires_at > now() FOR UPDATE OF p),
       spent AS (DELETE FROM password_resets r USING owner
                 WHERE r.user_id = owner.user_id AND r.token_hash = $1 RETURNING r.user_id),
       changed AS (UPDATE passwords p SET password_hash = $2, changed_at = now()
                   FROM spent WHERE p.user_id = spent.user_id RETURNING p.user_id)
  SELECT user_id AS "userId" FROM changed`;

type Owner = { userId: string };

/** Password hashes and reset tokens in Postgres. */
@Injectable()
export class PostgresPasswordStore extends PasswordStore {
  constructor(private readonly database: Database) {
    super();
  }

  async find(userId: string | null, network: string): Promise<Credential | null> {
    const [found] = await this.database.run<Credential>(FIND, [userId, network]);
    return found ?? null;
  }

  async insert(userId: string, passwordHash: string, manager: EntityManager): Promise<void> {
    await manager.query(INSERT, [userId, passwordHash]);
  }

  async change(userId: string, from: string, to: string, keep: string | null): Promise<boolean> {
    return (await this.replace(CHANGE, [userId, from, to], keep)) !== null;
  }

  async putResets(resets: readonly { userId: string; tokenHash: Buffer }[]): Promise<void> {
    await this.database.run(PUT_RESETS, [
      resets.map((reset) => reset.userId),
      resets.map((reset) => reset.tokenHash),
    ]);
  }

  async findReset(tokenHash: Buffer): Promise<string | null> {
    const [found] = await this.database.run<Owner>(FIND_RESET, [tokenHash]);
    return found?.userId ?? null;
  }

  reset(tokenHash: Buffer, passwordHash: string): Promise<string | null> {
    return this.replace(RESET, [tokenHash, passwordHash], null);
  }

  /** Replaces a password and ends the sessions; whose it was, null when nothing was replaced. */
  private replace(sql: string, values: unknown[], keep: string | null): Promise<string | null> {
    return this.database.transaction(async (manager) => {
      const [owner] = await manager.query<Owner[]>(sql, values);
      if (!owner) return null;
      await manager.query(END_OTHERS, [owner.userId, keep]);
      return owner.userId;
    });
  }
}
