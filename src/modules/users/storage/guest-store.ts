import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import type { Language } from '../../../platform/api/reader.js';
import { Database } from '../../../platform/database/database.js';
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

  /** Closes guests' accounts for good, and returns their user ids. Their names stay in their matches. */
  async close(userIds: readonly string[], within: Transaction): Promise<string[]> {
    return (await within.rows(CLOSE, { userIds })).map(({ id }) => id);
  }
}
