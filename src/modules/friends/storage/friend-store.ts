import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { Page } from '../../../platform/api/page.js';
import { clearOld, oldRows } from '../../../platform/database/clear-old.js';
import { Database } from '../../../platform/database/database.js';
import type { Sql, Transaction } from '../../../platform/database/database.js';
import type { Standing } from '../domain/friendship.js';
import * as sql from './friend-sql.js';
import type { FriendFacts, FriendPlace, ListedRequest, TwoUsers } from './friend-sql.js';
import { FriendRequestRow, FriendSettingsRow, FriendshipRow } from './tables.js';

const CLEAR = oldRows<{ days: number }>({
  name: 'friend-requests-clear',
  table: 'friend_requests',
  age: 'created_at',
  where: 'created_at < service_now() - make_interval(days => :days)',
});

/** Stores friendships, requests, and whether users show that they are online. */
@Injectable()
export class FriendStore {
  constructor(private readonly database: Database) {}

  /** Locks what two users are to each other, and how many friends each of them has. */
  async hold({ userId, otherId }: TwoUsers, within: Transaction): Promise<void> {
    // In one order, so that two transactions do not wait for each other.
    const names = [userId, otherId].sort().map((id) => `friends:${id}`);
    for (const name of names) await within.rows(sql.HOLD, { name });
  }

  async standing(pair: TwoUsers, within: Transaction): Promise<Standing> {
    return (await within.row(sql.STANDING, pair))!;
  }

  /** Sends a request; returns its number, the old one if it was cancelled before. */
  async request(pair: TwoUsers, within: Transaction): Promise<number> {
    return (await within.row(sql.REQUEST_AGAIN, pair))!.number;
  }

  /** Makes friends of two users; returns the number of the other's request, null for none. */
  async befriend(pair: TwoUsers, within: Transaction): Promise<number | null> {
    const answered = await within.rows(sql.BEFRIEND, pair);
    return answered.find(({ requesterId }) => requesterId === pair.otherId)?.number ?? null;
  }

  /** The sender is not told. */
  async decline({ userId, otherId }: TwoUsers): Promise<void> {
    await this.requests().update(
      { requesterId: otherId, requestedId: userId, declinedAt: IsNull() },
      { declinedAt: () => 'service_now()' },
    );
  }

  async cancel({ userId, otherId }: TwoUsers): Promise<void> {
    await this.requests().update(
      { requesterId: userId, requestedId: otherId, cancelledAt: IsNull() },
      { cancelledAt: () => 'service_now()' },
    );
  }

  async unfriend(pair: TwoUsers, within: Sql = this.database): Promise<void> {
    await within.rows(sql.UNFRIEND, pair);
  }

  /** Ends the friendship and the requests of two users. */
  async separate(pair: TwoUsers, within: Transaction): Promise<void> {
    await this.hold(pair, within);
    await this.unfriend(pair, within);
    await within.rows(sql.CANCEL_BOTH, pair);
  }

  async removeUsers(userIds: readonly string[], within: Transaction): Promise<void> {
    await within.rows(sql.REMOVE_USERS, { userIds });
  }

  areFriends({ userId, otherId }: TwoUsers): Promise<boolean> {
    return this.database.of(FriendshipRow).existsBy({ userId, friendId: otherId });
  }

  /** Whether `userId` has a request of `otherId` to answer. */
  isAsked({ userId, otherId }: TwoUsers): Promise<boolean> {
    const open = { declinedAt: IsNull(), cancelledAt: IsNull() };
    return this.requests().existsBy({ requesterId: otherId, requestedId: userId, ...open });
  }

  /** What a viewer may know of these users, by user; for dataloaders. */
  async facts(
    viewerId: string,
    userIds: readonly string[],
  ): Promise<ReadonlyMap<string, FriendFacts>> {
    const facts = await this.database.rows(sql.FACTS, { viewerId, userIds });
    return new Map(facts.map((one) => [one.userId, one]));
  }

  /** In the order of names; one more than the page holds if there are more. */
  friends(userId: string, { first, after }: Page<FriendPlace>): Promise<FriendPlace[]> {
    const position = { afterName: after?.name ?? '', afterId: after?.userId ?? null };
    return this.database.rows(sql.FRIENDS, { userId, ...position, limit: first + 1 });
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
    const list = sent ? sql.SENT : sql.RECEIVED;
    return this.database.rows(list, { userId, before: after, limit: first + 1 });
  }

  /** Whether a user shows friends when they are online. */
  async showsOnline(userId: string): Promise<boolean> {
    const settings = await this.database.of(FriendSettingsRow).findOneBy({ userId });
    return settings?.showsOnline ?? true;
  }

  async setShowsOnline(userId: string, showsOnline: boolean): Promise<void> {
    await this.database.of(FriendSettingsRow).upsert({ userId, showsOnline }, ['userId']);
  }

  /** Deletes requests that are older than this many days, answered or not. */
  clear(days: number): Promise<void> {
    return clearOld(this.database, CLEAR, { days });
  }

  private readonly requests = () => this.database.of(FriendRequestRow);
}
