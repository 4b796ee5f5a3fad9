import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import type { Language } from '../../../platform/api/reader.js';
import { breaksAnyReference, Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import { drawGuestUsername } from '../domain/username.js';
import { UserRow } from './tables.js';
import { addressColumns } from './user-addresses.js';
import { insertUser, namesOf } from './user-store.js';
import { PUBLIC } from './users.js';
import type { Naming, User } from './users.js';

/** A guest, and when the guest was last active. */
export interface SeenGuest {
  readonly userId: string;
  readonly seenAt: Date;
}

const SEEN = statement<object, { userIds: readonly string[]; moments: readonly Date[] }>(
  'guests-seen',
  `UPDATE users u SET guest_seen_at = s.seen_at
   FROM unnest(:userIds::uuid[], :moments::timestamptz[]) AS s (user_id, seen_at)
   WHERE u.id = s.user_id AND u.guest_seen_at IS NOT NULL`,
);

/** A guest who keeps the account at this moment is left alone. */
const GONE = statement<object, { userIds: readonly string[] }>(
  'guests-are-gone',
  `UPDATE users SET guest_seen_at = NULL
   WHERE id = ANY(:userIds::uuid[]) AND guest_seen_at IS NOT NULL`,
);

/** Rows that end with the account go with it; any other row that names it keeps it. */
const REMOVE = statement<object, { userId: string }>(
  'guests-remove',
  'DELETE FROM users WHERE id = :userId AND is_guest AND closed_at IS NOT NULL',
);

/** Accounts that have no name and password of their own yet. */
@Injectable()
export class GuestStore {
  constructor(private readonly database: Database) {}

  /** Null when the random name is taken. */
  insert(language: Language, within: Transaction): Promise<User | null> {
    const guest = { isGuest: true, guestSeenAt: () => 'now()', language };
    return insertUser({ ...guest, ...namesOf(drawGuestUsername()) }, within);
  }

  /**
   * Turns a guest's account into an ordinary one; null when it is no guest account, or a closed one.
   *
   * @throws a unique violation (see `breaksUnique`) when the name is taken, or one that looks like it
   */
  async keep(id: string, { username, email }: Naming, within: Transaction): Promise<User | null> {
    const users = within.of(UserRow);
    const ordinary = { isGuest: false, guestSeenAt: null };
    const { affected } = await users.update(
      { id, guestSeenAt: Not(IsNull()) },
      { ...ordinary, ...namesOf(username), ...addressColumns(email) },
    );
    return affected === 1 ? users.findOne({ select: PUBLIC, where: { id } }) : null;
  }

  /** Writes when guests were active. */
  async seen(guests: readonly SeenGuest[]): Promise<void> {
    const userIds = guests.map(({ userId }) => userId);
    await this.database.rows(SEEN, { userIds, moments: guests.map(({ seenAt }) => seenAt) });
  }

  /** Notes that guests are gone for good. */
  async gone(userIds: readonly string[]): Promise<void> {
    await this.database.rows(GONE, { userIds });
  }

  /** Deletes the row of a guest whose account has ended, unless another row names it. */
  async removeUnnamed(userId: string): Promise<void> {
    try {
      await this.database.rows(REMOVE, { userId });
    } catch (error) {
      if (!breaksAnyReference(error)) throw error;
    }
  }
}
