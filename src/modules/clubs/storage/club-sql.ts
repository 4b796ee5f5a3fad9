/** The statements of changes. Requests wait for them; each reads by keys, and few rows. */
import { oldRows } from '../../../platform/database/clear-old.js';
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

/** Ends a membership. What it was is kept for a while. */
export const PART = statement<object, { clubId: string; userId: string }>(
  'clubs-part',
  `WITH parted AS (
     DELETE FROM club_members WHERE club_id = :clubId AND user_id = :userId
     RETURNING club_id, user_id, joined_at
   )
   INSERT INTO club_leavings (club_id, user_id, joined_at)
   SELECT club_id, user_id, joined_at FROM parted ON CONFLICT DO NOTHING`,
);

export const TAKE_OFFERS = statement<{ challengeId: string }, { clubId: string; userId: string }>(
  'clubs-take-offers',
  `DELETE FROM club_offers WHERE club_id = :clubId AND creator_id = :userId
   RETURNING challenge_id AS "challengeId"`,
);

/** Whether a user was in a club not long ago. */
export const HAS_LEFT = statement<{ hasLeft: boolean }, { clubId: string; userId: string }>(
  'clubs-has-left',
  `SELECT EXISTS (SELECT FROM club_leavings
     WHERE user_id = :userId AND club_id = :clubId) AS "hasLeft"`,
);

/** Notes that a member is told of an offer; no row if they were told less than a day ago. */
export const NOTIFY_OF_OFFER = statement<object, { clubId: string; userId: string }>(
  'clubs-notify-of-offer',
  `UPDATE club_members SET notified_of_offer_at = service_now()
   WHERE club_id = :clubId AND user_id = :userId
     AND (notified_of_offer_at IS NULL OR notified_of_offer_at < service_now() - interval '1 day')
   RETURNING user_id`,
);

/** How long ended memberships are kept. */
const LEAVING_DAYS = 30;

export const CLEAR_LEAVINGS = oldRows({
  name: 'club-leavings-clear',
  table: 'club_leavings',
  age: 'left_at',
  where: `left_at < service_now() - make_interval(days => ${LEAVING_DAYS})`,
});

export const SUCCESSOR = statement<{ userId: string }, { clubId: string; userId: string }>(
  'clubs-successor',
  `SELECT user_id AS "userId" FROM club_members WHERE club_id = :clubId AND user_id <> :userId
   ORDER BY is_heir DESC, role = 'KEEPER' DESC, joined_at, user_id LIMIT 1`,
);
