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

/** What decides whether a user may join one more club, or own one more. */
export interface ClubCounts {
  readonly memberships: number;
  readonly owned: number;
}

export const COUNTS = statement<ClubCounts, { userId: string }>(
  'clubs-counts',
  `SELECT count(*)::integer AS memberships,
     count(*) FILTER (WHERE role = 'OWNER')::integer AS owned
   FROM club_members WHERE user_id = :userId`,
);

export const REMOVED_AT = statement<
  { clubId: string; linkVersion: number },
  { userId: string; clubIds: readonly string[] }
>(
  'clubs-removed-at',
  `SELECT club_id AS "clubId", link_version AS "linkVersion" FROM club_removals
   WHERE user_id = :userId AND club_id = ANY(:clubIds::uuid[])`,
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
export const REMOVE_ACCOUNTS = statement<object, { userIds: readonly string[] }>(
  'clubs-remove-accounts',
  `WITH offers AS (DELETE FROM club_offers WHERE creator_id = ANY(:userIds::uuid[])),
     removals AS (DELETE FROM club_removals WHERE user_id = ANY(:userIds::uuid[]))
   DELETE FROM club_members WHERE user_id = ANY(:userIds::uuid[]) AND role <> 'OWNER'`,
);
