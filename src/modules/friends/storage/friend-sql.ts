/** The statements of changes. Requests wait for them; each reads by keys, and few rows. */
import { statement } from '../../../platform/database/statement.js';
import type { Standing } from '../domain/friendship.js';
import type { TwoUsers } from './friend-reader.js';

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
