/**
 * Statements about friends. Requests wait for these; each reads by the keys of its tables, at most as many rows as one
 * user may have friends or requests.
 */
import { statement } from '../../../platform/database/statement.js';
import { presentSql } from '../../../platform/presence/presence.js';
import type {
  FriendFacts,
  FriendPlace,
  ListedRequest,
  TwoUsers,
} from '../application/friend-reader.js';
import type { Standing } from '../domain/friendship.js';

/** A separate statement, so that later statements see what the previous holder of the lock wrote. */
export const HOLD = statement<object, { name: string }>(
  'friends-hold',
  'SELECT pg_advisory_xact_lock(hashtextextended(:name, 0))',
);

const REQUEST = (from: string, to: string) =>
  `SELECT FROM friend_requests WHERE requester_id = ${from} AND requested_id = ${to}
     AND cancelled_at IS NULL`;

export const STANDING = statement<Standing, TwoUsers>(
  'friends-standing',
  `SELECT
     EXISTS (SELECT FROM friendships
             WHERE user_id = :userId AND friend_id = :otherId) AS "areFriends",
     EXISTS (${REQUEST(':userId', ':otherId')}) AS "hasAsked",
     EXISTS (${REQUEST(':otherId', ':userId')}) AS "isAsked",
     EXISTS (SELECT FROM blocks
             WHERE blocker_id = :userId AND blocked_id = :otherId) AS "hasBlocked",
     EXISTS (SELECT FROM blocks
             WHERE blocker_id = :otherId AND blocked_id = :userId) AS "isBlocked",
     (SELECT count(*) FROM friendships WHERE user_id = :userId)::integer AS friends,
     (SELECT count(*) FROM friendships WHERE user_id = :otherId)::integer AS "friendsOfOther",
     (SELECT count(*) FROM friend_requests
      WHERE requester_id = :userId AND cancelled_at IS NULL)::integer AS requests`,
);

/** The presence of a user who does not show it is not even read. */
export const FACTS = statement<FriendFacts, { viewerId: string; userIds: readonly string[] }>(
  'friends-facts',
  `SELECT u.id AS "userId",
     CASE WHEN f.user_id IS NOT NULL THEN 'FRIENDS' WHEN sent.number IS NOT NULL THEN 'REQUEST_SENT'
       WHEN received.number IS NOT NULL THEN 'REQUEST_RECEIVED' ELSE 'NONE' END AS friendship,
     CASE WHEN f.user_id IS NOT NULL AND coalesce(s.shows_online, true)
       THEN ${presentSql('u.id')} END AS "isOnline"
   FROM unnest(:userIds::uuid[]) AS u(id)
   LEFT JOIN friendships f ON f.user_id = :viewerId AND f.friend_id = u.id
   LEFT JOIN friend_settings s ON s.user_id = f.friend_id
   LEFT JOIN friend_requests sent ON sent.requester_id = :viewerId AND sent.requested_id = u.id
     AND sent.cancelled_at IS NULL
   LEFT JOIN friend_requests received ON received.requester_id = u.id
     AND received.requested_id = :viewerId AND received.declined_at IS NULL
     AND received.cancelled_at IS NULL`,
);

/** In the order of names. It does not depend on who is online. */
export const FRIENDS = statement<
  FriendPlace,
  { userId: string; afterName: string; afterId: string | null; limit: number }
>(
  'friends-list',
  `SELECT * FROM (
     SELECT f.friend_id AS "userId", lower(p.username) COLLATE "C" AS name
     FROM friendships f JOIN user_profiles p ON p.user_id = f.friend_id
     WHERE f.user_id = :userId
   ) friends
   WHERE :afterId::uuid IS NULL OR (name, "userId") > (:afterName::text COLLATE "C", :afterId)
   ORDER BY name, "userId" LIMIT :limit`,
);

/** Newest first. */
const listRequests = (name: string, other: string, where: string) =>
  statement<ListedRequest, { userId: string; before: number | null; limit: number }>(
    name,
    `SELECT number, ${other} AS "userId", created_at AS "createdAt" FROM friend_requests
     WHERE ${where} AND cancelled_at IS NULL AND (:before::integer IS NULL OR number < :before)
     ORDER BY number DESC LIMIT :limit`,
  );

export const RECEIVED = listRequests(
  'friend-requests-received',
  'requester_id',
  'requested_id = :userId AND declined_at IS NULL',
);

export const SENT = listRequests('friend-requests-sent', 'requested_id', 'requester_id = :userId');

/** Deletes everything of these users, and what others have with them. */
export const REMOVE_USERS = statement<object, { userIds: readonly string[] }>(
  'friends-remove-users',
  `WITH others AS (
     DELETE FROM friendships WHERE (user_id, friend_id) IN (
       SELECT friend_id, user_id FROM friendships WHERE user_id = ANY(:userIds::uuid[]))
   ), own AS (
     DELETE FROM friendships WHERE user_id = ANY(:userIds::uuid[])
   ), settings AS (
     DELETE FROM friend_settings WHERE user_id = ANY(:userIds::uuid[])
   )
   DELETE FROM friend_requests
   WHERE requester_id = ANY(:userIds::uuid[]) OR requested_id = ANY(:userIds::uuid[])`,
);
