import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.js';
import type { Transaction } from '../../../../platform/database/database.js';
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

  async insert(userId: string, passwordHash: string, transaction: Transaction): Promise<void> {
    await transaction.query(INSERT, [userId, passwordHash]);
  }

  change(
    userId: string,
    from: string,
    to: string,
    keep: string | null,
    also: (transaction: Transaction) => Promise<void>,
  ): Promise<boolean> {
    return this.database.transaction(async (transaction) => {
      const changed = await transaction.query<unknown[]>(CHANGE, [userId, from, to]);
      if (changed.length === 0) return false;
      await also(transaction);
      await transaction.query(END_OTHERS, [userId, keep]);
      return true;
    });
  }

  reset(
    userId: string,
    passwordHash: string,
    spend: (transaction: Transaction) => Promise<boolean>,
  ): Promise<boolean> {
    return this.database.transaction(async (transaction) => {
      await transaction.query(HOLD, [userId]);
      if (!(await spend(transaction))) return false;
      await transaction.query(SET, [userId, passwordHash]);
      await transaction.query(END_OTHERS, [userId, null]);
      return true;
    });
  }
}
