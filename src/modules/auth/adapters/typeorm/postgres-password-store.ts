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
                   WHERE user_id = $1 AND password_hash = $2 RETURNING user_id)
  SELECT user_id FROM changed`;

/** A statement of its own, so that it sees a session which was opened while CHANGE waited for it. */
const END_OTHERS = `UPDATE sessions SET ended_at = now()
                    WHERE user_id = $1 AND ended_at IS NULL AND id IS DISTINCT FROM $2`;

/** The password's row first, as CHANGE has it, so that the two never wait for each other. */
const HOLD = 'SELECT user_id FROM passwords WHERE user_id = $1 FOR UPDATE';

const SET = 'UPDATE passwords SET password_hash = $2, changed_at = now() WHERE user_id = $1';

/** Password hashes in Postgres. */
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

  change(
    userId: string,
    from: string,
    to: string,
    keep: string | null,
    also: (manager: EntityManager) => Promise<void>,
  ): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      const changed = await manager.query<unknown[]>(CHANGE, [userId, from, to]);
      if (changed.length === 0) return false;
      await also(manager);
      await manager.query(END_OTHERS, [userId, keep]);
      return true;
    });
  }

  reset(
    userId: string,
    passwordHash: string,
    spend: (manager: EntityManager) => Promise<boolean>,
  ): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      await manager.query(HOLD, [userId]);
      if (!(await spend(manager))) return false;
      await manager.query(SET, [userId, passwordHash]);
      await manager.query(END_OTHERS, [userId, null]);
      return true;
    });
  }
}
