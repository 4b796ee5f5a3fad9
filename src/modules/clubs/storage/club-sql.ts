/** The statements of changes. Requests wait for them; each reads by keys, and few rows. */
import { statement } from '../../../platform/database/statement.js';

/** Locks how many clubs a user is in. A separate statement, so that later ones see what the last holder wrote. */
export const HOLD_USER = statement<object, { name: string }>(
  'clubs-hold-user',
  'SELECT pg_advisory_xact_lock(hashtextextended(:name, 0))',
);

/** Locks a club, its members and its link. */
export const LOCK_CLUB = statement<object, { id: string }>(
  'clubs-lock',
  'SELECT FROM clubs WHERE id = :id FOR UPDATE',
);

/** What decides whether a user may join one more club. */
export interface ClubCounts {
  readonly memberships: number;
  readonly owned: number;
  /** The number of the link when the user was removed from the club; null if they were not. */
  readonly removedAtLink: number | null;
}

export const COUNTS = statement<ClubCounts, { userId: string; clubId: string | null }>(
  'clubs-counts',
  `SELECT (SELECT count(*) FROM club_members WHERE user_id = :userId)::integer AS memberships,
     (SELECT count(*) FROM club_members
      WHERE user_id = :userId AND role = 'OWNER')::integer AS owned,
     (SELECT link_version FROM club_removals
      WHERE club_id = :clubId AND user_id = :userId) AS "removedAtLink"`,
);

export const COUNT_KEEPERS = statement<{ count: number }, { clubId: string }>(
  'clubs-count-keepers',
  `SELECT count(*)::integer AS count FROM club_members WHERE club_id = :clubId AND role = 'KEEPER'`,
);

export const NEXT_NEWS = statement<{ number: number }>(
  'clubs-next-news',
  `SELECT nextval('club_news_number')::integer AS number`,
);

export const RENEW_LINK = statement<object, { clubId: string }>(
  'clubs-renew-link',
  'UPDATE clubs SET link_version = link_version + 1 WHERE id = :clubId',
);

/** Ends the memberships of users whose accounts are closed. Their names in ledgers stay. */
export const REMOVE_ACCOUNTS = statement<
  { clubId: string; userId: string },
  { userIds: readonly string[] }
>(
  'clubs-remove-accounts',
  `WITH offers AS (DELETE FROM club_offers WHERE creator_id = ANY(:userIds::uuid[])),
     removals AS (DELETE FROM club_removals WHERE user_id = ANY(:userIds::uuid[]))
   DELETE FROM club_members WHERE user_id = ANY(:userIds::uuid[]) AND role <> 'OWNER'
   RETURNING club_id AS "clubId", user_id AS "userId"`,
);
