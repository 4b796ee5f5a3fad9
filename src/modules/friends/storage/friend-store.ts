import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { clearOld, oldRows } from '../../../platform/database/clear-old.js';
import { Database } from '../../../platform/database/database.js';
import type { Sql, Transaction } from '../../../platform/database/database.js';
import type { Standing } from '../domain/friendship.js';
import type { TwoUsers } from './friend-reader.js';
import * as sql from './friend-sql.js';
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
  async request({ userId, otherId }: TwoUsers, within: Transaction): Promise<number> {
    const requests = within.of(FriendRequestRow);
    const pair = { requesterId: userId, requestedId: otherId };
    const { affected } = await requests.update(pair, { cancelledAt: null });
    if (affected === 0) await requests.insert({ ...pair, number: NEXT_NUMBER });
    return (await requests.findOneByOrFail(pair)).number;
  }

  /** Makes friends of two users; returns the number of the other's request, null for none. */
  async befriend(pair: TwoUsers, within: Transaction): Promise<number | null> {
    const requests = within.of(FriendRequestRow);
    const { userId, otherId } = pair;
    const asked = await requests.findOneBy({ requesterId: otherId, requestedId: userId });
    await within.of(FriendshipRow).upsert(friendships(pair), ['userId', 'friendId']);
    await requests.delete(requestsOf(pair));
    return asked?.number ?? null;
  }

  /** The sender is not told. */
  async decline({ userId, otherId }: TwoUsers): Promise<void> {
    await this.requests().update(
      { requesterId: otherId, requestedId: userId, declinedAt: IsNull() },
      { declinedAt: NOW },
    );
  }

  async cancel({ userId, otherId }: TwoUsers): Promise<void> {
    await this.requests().update(
      { requesterId: userId, requestedId: otherId, cancelledAt: IsNull() },
      { cancelledAt: NOW },
    );
  }

  async unfriend(pair: TwoUsers, within: Sql = this.database): Promise<void> {
    await within.of(FriendshipRow).delete(friendships(pair));
  }

  /** Ends the friendship and the requests of two users. */
  async separate(pair: TwoUsers, within: Transaction): Promise<void> {
    await this.hold(pair, within);
    await this.unfriend(pair, within);
    const open = requestsOf(pair).map((one) => ({ ...one, cancelledAt: IsNull() }));
    await within.of(FriendRequestRow).update(open, { cancelledAt: NOW });
  }

  async setShowsOnline(userId: string, showsOnline: boolean, within: Transaction): Promise<void> {
    await within.of(FriendSettingsRow).upsert({ userId, showsOnline }, ['userId']);
  }

  /** Deletes requests that are older than this many days, answered or not. */
  clear(days: number): Promise<void> {
    return clearOld(this.database, CLEAR, { days });
  }

  private readonly requests = () => this.database.of(FriendRequestRow);
}

const NOW = () => 'service_now()';
/** A cancelled request is sent again with its old number, so that nobody is notified twice. */
const NEXT_NUMBER = () => `nextval('friend_request_number')`;

const friendships = ({ userId, otherId }: TwoUsers) => [
  { userId, friendId: otherId },
  { userId: otherId, friendId: userId },
];

/** What each of the two may have asked the other. */
const requestsOf = ({ userId, otherId }: TwoUsers) => [
  { requesterId: userId, requestedId: otherId },
  { requesterId: otherId, requestedId: userId },
];
