import { Injectable } from '@nestjs/common';
import type { Lasting, Suspension } from '../../../platform/api/suspension.js';
import { Database } from '../../../platform/database/database.js';
import type { Sql, Transaction } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';

/** Whether a person is suspended or muted now; null if not. */
export interface UserStanding {
  readonly suspension: Suspension | null;
  readonly mute: Lasting | null;
}

const FIND = statement<UserStanding & { userId: string }, { ids: readonly string[] }>(
  'user-standings-find',
  `SELECT user_id AS "userId", suspension, mute FROM user_standings
   WHERE user_id = ANY(:ids::uuid[])`,
);

/** A sanction of one person; `until` null is for good. */
interface Change {
  readonly userId: string;
  readonly until: Date | null;
}

const SUSPEND = statement<object, Change & { because: string }>(
  'users-suspend',
  `UPDATE users SET suspended_until = coalesce(:until::timestamptz, 'infinity'), suspended_for = :because
   WHERE id = :userId`,
);

const UNSUSPEND = statement<object, { userId: string }>(
  'users-unsuspend',
  `UPDATE users SET suspended_until = NULL, suspended_for = NULL
   WHERE id = :userId AND suspended_until > now() RETURNING id`,
);

const MUTE = statement<object, Change>(
  'users-mute',
  `UPDATE users SET muted_until = coalesce(:until::timestamptz, 'infinity') WHERE id = :userId`,
);

const UNMUTE = statement<object, { userId: string }>(
  'users-unmute',
  'UPDATE users SET muted_until = NULL WHERE id = :userId AND muted_until > now() RETURNING id',
);

const GOOD: UserStanding = { suspension: null, mute: null };

/** Who is suspended or muted, and until when. Whoever changes it tells the person, and ends credentials. */
@Injectable()
export class UserStandings {
  constructor(private readonly database: Database) {}

  /** A user's standing; that of an unknown user is good. */
  async of(userId: string, within: Sql = this.database): Promise<UserStanding> {
    const [row] = await within.rows(FIND, { ids: [userId] });
    return row ?? GOOD;
  }

  /** The standings of these users, by id. */
  async byIds(ids: readonly string[]): Promise<ReadonlyMap<string, UserStanding>> {
    const rows = await this.database.rows(FIND, { ids });
    return new Map(rows.map(({ userId, ...standing }) => [userId, standing]));
  }

  async suspend(change: Change & { because: string }, within: Transaction): Promise<void> {
    await within.rows(SUSPEND, change);
  }

  /** False when the person was not suspended. */
  async unsuspend(userId: string, within: Transaction): Promise<boolean> {
    return (await within.rows(UNSUSPEND, { userId })).length === 1;
  }

  async mute(change: Change, within: Transaction): Promise<void> {
    await within.rows(MUTE, change);
  }

  /** False when the person was not muted. */
  async unmute(userId: string, within: Transaction): Promise<boolean> {
    return (await within.rows(UNMUTE, { userId })).length === 1;
  }
}
