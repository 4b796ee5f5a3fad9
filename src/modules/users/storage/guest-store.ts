import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { Batch } from '../../../platform/database/batches.js';
import { NEXT_BATCH } from '../../../platform/database/batches.js';
import type { Language } from '../../../platform/api/reader.js';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { columns, statement } from '../../../platform/database/statement.js';
import { canonicalName } from '../domain/name-letters.js';
import { canonicalEmail, emailKey } from '../domain/profile.js';
import { drawGuestUsername, lookalikeKey, usernameKey } from '../domain/username.js';
import { UserRow } from './tables.js';
import { PUBLIC } from './user-store.js';
import type { Naming, User } from './user-store.js';

/** A guest, and when the guest was last active. */
export interface SeenGuest {
  readonly userId: string;
  readonly seenAt: Date;
}

type Names = Pick<UserRow, 'id' | 'username' | 'usernameKey' | 'lookalikeKey'>;

const INSERT = statement<User, Names & Pick<UserRow, 'language'>>(
  'guests-insert',
  `INSERT INTO users (id, username, username_key, lookalike_key, language, is_guest, guest_seen_at)
   VALUES (:id, :username, :usernameKey, :lookalikeKey, :language, true, now())
   ON CONFLICT DO NOTHING RETURNING ${columns(UserRow, PUBLIC)}`,
);

/** A closed account cannot be kept any more. */
const KEEP = statement<User, Names & Pick<UserRow, 'email' | 'emailKey'>>(
  'guests-keep',
  `UPDATE users SET username = :username, username_key = :usernameKey,
     lookalike_key = :lookalikeKey, email = :email, email_key = :emailKey,
     is_guest = false, guest_seen_at = NULL
   WHERE id = :id AND guest_seen_at IS NOT NULL RETURNING ${columns(UserRow, PUBLIC)}`,
);

const DUE = statement<Pick<UserRow, 'id'>, Batch & { days: number }>(
  'guests-due',
  `SELECT id FROM users WHERE guest_seen_at < now() - make_interval(days => :days)
   ORDER BY guest_seen_at ${NEXT_BATCH}`,
);

const SEEN = statement<object, { userIds: readonly string[]; moments: readonly Date[] }>(
  'guests-seen',
  `UPDATE users u SET guest_seen_at = s.seen_at
   FROM unnest(:userIds::uuid[], :moments::timestamptz[]) AS s (user_id, seen_at)
   WHERE u.id = s.user_id AND u.guest_seen_at IS NOT NULL`,
);

/** A guest who keeps the account at this moment is left alone. */
const CLOSE = statement<Pick<UserRow, 'id'>, { userIds: readonly string[] }>(
  'guests-close',
  `UPDATE users SET guest_seen_at = NULL, time_zone = DEFAULT, language = DEFAULT, language_chosen = DEFAULT,
     suits = DEFAULT
   WHERE id = ANY(:userIds::uuid[]) AND guest_seen_at IS NOT NULL RETURNING id`,
);

/** Accounts that have no name and password of their own yet. */
@Injectable()
export class GuestStore {
  constructor(private readonly database: Database) {}

  /** Null when the random name is taken. */
  insert(language: Language, within: Transaction): Promise<User | null> {
    return within.row(INSERT, { id: randomUUID(), language, ...namesOf(drawGuestUsername()) });
  }

  /**
   * Turns a guest's account into an ordinary one; null when it is no guest account.
   *
   * @throws a unique violation (see `breaksUnique`) when the name is taken, or one that looks like it
   */
  keep(id: string, { username, email }: Naming, within: Transaction): Promise<User | null> {
    const address = {
      email: email && canonicalEmail(email),
      emailKey: email === null ? null : emailKey(email),
    };
    return within.row(KEEP, { id, ...namesOf(username), ...address });
  }

  /** Guests who have not been active for so many days, the longest inactive first. */
  async due(days: number, batch: Batch): Promise<string[]> {
    return (await this.database.rows(DUE, { days, ...batch })).map(({ id }) => id);
  }

  /** Writes when guests were active. */
  async seen(guests: readonly SeenGuest[]): Promise<void> {
    const userIds = guests.map(({ userId }) => userId);
    await this.database.rows(SEEN, { userIds, moments: guests.map(({ seenAt }) => seenAt) });
  }

  /** Closes guests' accounts for good, and returns their user ids. Their names stay in their matches. */
  async close(userIds: readonly string[], within: Transaction): Promise<string[]> {
    return (await within.rows(CLOSE, { userIds })).map(({ id }) => id);
  }
}

const namesOf = (username: string) => ({
  username: canonicalName(username),
  usernameKey: usernameKey(username),
  lookalikeKey: lookalikeKey(username),
});
