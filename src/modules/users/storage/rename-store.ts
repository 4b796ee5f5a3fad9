import { Injectable } from '@nestjs/common';
import { clearOld, oldRows } from '../../../platform/database/clear-old.js';
import { Database } from '../../../platform/database/database.js';
import type { Sql, Transaction } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import { NAME_KEPT_DAYS, RENAME_DAYS } from '../domain/renaming.js';
import { lookalikeKey, usernameKey } from '../domain/username.js';
import { UserRow } from './tables.js';
import { namesOf } from './user-store.js';

/** A name is kept for longer than the wait, so the last change is there. */
const RENAMABLE = statement<{ at: Date; isDue: boolean }, { userId: string }>(
  'users-renamable',
  `SELECT at, at <= now() AS "isDue" FROM (
     SELECT coalesce((SELECT max(given_up_at) + interval '${RENAME_DAYS} days' FROM old_usernames
       WHERE user_id = u.id), created_at) AS at
     FROM users u WHERE id = :userId) AS renamable`,
);

/** The user takes an own name back: it is the current one again. */
const TAKE_BACK = statement<object, { userId: string; key: string }>(
  'users-name-taken-back',
  'DELETE FROM old_usernames WHERE user_id = :userId AND username_key = :key',
);

/** The name was nobody else's meanwhile: a row of another user with it is no longer kept. */
const GIVE_UP = statement<object, { userId: string; key: string; lookalikeKey: string }>(
  'users-name-given-up',
  `INSERT INTO old_usernames (username_key, lookalike_key, user_id, kept_until)
   VALUES (:key, :lookalikeKey, :userId, now() + interval '${NAME_KEPT_DAYS} days')
   ON CONFLICT (username_key) DO UPDATE SET lookalike_key = excluded.lookalike_key,
     user_id = excluded.user_id, given_up_at = now(), kept_until = excluded.kept_until`,
);

const OLD = oldRows({
  name: 'old-usernames-sweep',
  table: 'old_usernames',
  age: 'kept_until',
  where: 'kept_until <= now()',
});

/** Stores changes of names, and the names that were given up. */
@Injectable()
export class RenameStore {
  constructor(private readonly database: Database) {}

  /** From when on the user can be renamed, and whether that is now. */
  async renamable(
    userId: string,
    within: Sql = this.database,
  ): Promise<{ at: Date; isDue: boolean }> {
    return (await within.row(RENAMABLE, { userId }))!;
  }

  /**
   * Renames a user who is locked.
   *
   * @throws a unique violation (see `breaksUnique`) when the name is taken or kept, or one that looks like it
   */
  async rename(userId: string, from: string, to: string, within: Transaction): Promise<void> {
    await within.rows(TAKE_BACK, { userId, key: usernameKey(to) });
    const given = { key: usernameKey(from), lookalikeKey: lookalikeKey(from) };
    await within.rows(GIVE_UP, { userId, ...given });
    await within.of(UserRow).update({ id: userId }, namesOf(to));
  }

  /** Removes names that are no longer kept. */
  clear(): Promise<void> {
    return clearOld(this.database, OLD);
  }
}
