import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import type { Page } from '../../../platform/api/page.js';
import { Database } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import { presentSql } from '../../../platform/presence/presence.js';
import type { Friendship } from '../domain/friendship.js';
import { FriendRequestRow, FriendSettingsRow, FriendshipRow } from './tables.js';

/** Two users; what is read or written is from the side of the first. */
export interface TwoUsers {
  readonly userId: string;
  readonly otherId: string;
}

/** What a viewer may know of another user. */
export interface FriendFacts {
  readonly userId: string;
  readonly friendship: Friendship;
  /** Null if the user shows it to nobody. Whether the viewer may see it is decided elsewhere. */
  readonly isOnline: boolean | null;
}

/** A friend and the place in the list. */
export interface FriendPlace {
  readonly userId: string;
  /** The name without regard to case. */
  readonly name: string;
}

/** A request as one of the two sees it: the other one, and when it was sent. */
export interface ListedRequest {
  readonly number: number;
  readonly userId: string;
  readonly createdAt: Date;
}

/** The presence of a user who does not show it is not even read. */
const FACTS = statement<FriendFacts, { viewerId: string; userIds: readonly string[] }>(
  'friends-facts',
  `SELECT u.id AS "userId",
     CASE WHEN f.user_id IS NOT NULL THEN 'FRIENDS' WHEN sent.number IS NOT NULL THEN 'REQUEST_SENT'
       WHEN received.number IS NOT NULL THEN 'REQUEST_RECEIVED' ELSE 'NONE' END AS friendship,
     CASE WHEN coalesce(s.shows_online, true)
       THEN ${presentSql('u.id')} END AS "isOnline"
   FROM unnest(:userIds::uuid[]) AS u(id)
   LEFT JOIN friendships f ON f.user_id = :viewerId AND f.friend_id = u.id
   LEFT JOIN friend_settings s ON s.user_id = u.id
   LEFT JOIN friend_requests sent ON sent.requester_id = :viewerId AND sent.requested_id = u.id
     AND sent.cancelled_at IS NULL
   LEFT JOIN friend_requests received ON received.requester_id = u.id
     AND received.requested_id = :viewerId AND received.declined_at IS NULL
     AND received.cancelled_at IS NULL`,
);

/** In the order of names. It does not depend on who is online. */
const FRIENDS = statement<
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

const RECEIVED = listRequests(
  'friend-requests-received',
  'requester_id',
  'requested_id = :userId AND declined_at IS NULL',
);

const SENT = listRequests('friend-requests-sent', 'requested_id', 'requester_id = :userId');

/** Reads friendships and requests. */
@Injectable()
export class FriendReader {
  constructor(private readonly database: Database) {}

  /** The friends of a user among others. */
  async friendsAmong(userId: string, others: readonly string[]): Promise<string[]> {
    const friends = { userId, friendId: In([...others]) };
    const found = await this.database.of(FriendshipRow).findBy(friends);
    return found.map(({ friendId }) => friendId);
  }

  areFriends({ userId, otherId }: TwoUsers): Promise<boolean> {
    return this.database.of(FriendshipRow).existsBy({ userId, friendId: otherId });
  }

  /** Whether `userId` has a request of `otherId` to answer. */
  isAsked({ userId, otherId }: TwoUsers): Promise<boolean> {
    const open = { declinedAt: IsNull(), cancelledAt: IsNull() };
    return this.database
      .of(FriendRequestRow)
      .existsBy({ requesterId: otherId, requestedId: userId, ...open });
  }

  /** What a viewer may know of these users, by user; for dataloaders. */
  async facts(
    viewerId: string,
    userIds: readonly string[],
  ): Promise<ReadonlyMap<string, FriendFacts>> {
    const facts = await this.database.rows(FACTS, { viewerId, userIds });
    return new Map(facts.map((one) => [one.userId, one]));
  }

  /** In the order of names; one more than the page holds if there are more. */
  friends(userId: string, { first, after }: Page<FriendPlace>): Promise<FriendPlace[]> {
    const position = { afterName: after?.name ?? '', afterId: after?.userId ?? null };
    return this.database.rows(FRIENDS, { userId, ...position, limit: first + 1 });
  }

  countFriends(userId: string): Promise<number> {
    return this.database.of(FriendshipRow).countBy({ userId });
  }

  /** The requests that a user has sent, or received and not declined, newest first; one more than the page holds. */
  listRequests(
    userId: string,
    sent: boolean,
    { first, after }: Page<number>,
  ): Promise<ListedRequest[]> {
    const list = sent ? SENT : RECEIVED;
    return this.database.rows(list, { userId, before: after, limit: first + 1 });
  }

  /** Whether a user shows friends when they are online. */
  async showsOnline(userId: string): Promise<boolean> {
    const settings = await this.database.of(FriendSettingsRow).findOneBy({ userId });
    return settings?.showsOnline ?? true;
  }
}
