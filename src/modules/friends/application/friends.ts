import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import type { Failure } from '../../../platform/api/failure.js';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/events/outbox.js';
import { happened } from '../../domain-events.js';
import { TryLimits } from '../../auth/application/index.js';
import { FirstContact, Matches } from '../../matches/application/index.js';
import { UserRegistry, Users } from '../../users/application/index.js';
import type { ChosenAudiences, User } from '../../users/application/index.js';
import { judgeAcceptance, judgeRequest } from '../domain/friendship.js';
import type { Change, Obstacle, Standing } from '../domain/friendship.js';
import type { TwoUsers } from '../storage/friend-reader.js';
import { FriendStore } from '../storage/friend-store.js';
import { friendFailure } from './failures.js';

/** The other user, or why nothing was done. */
type FriendResult = Result<User, Failure>;

/** Friends: both have agreed. Requests are sent, cancelled, accepted and declined. */
@Injectable()
export class Friends {
  constructor(
    private readonly users: Users,
    private readonly registry: UserRegistry,
    private readonly store: FriendStore,
    private readonly matches: Matches,
    private readonly contact: FirstContact,
    private readonly limits: TryLimits,
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /** @throws ApiError RATE_LIMITED after too many requests within an hour */
  async request(userId: string, username: string): Promise<FriendResult> {
    await this.limits.count([{ limit: 'befriender', key: userId }]);
    const [me, other] = await Promise.all([
      this.users.byId(userId),
      this.users.byUsername(username),
    ]);
    if (!other || !me) return refuse(friendFailure('UNKNOWN_USER', 'username'));
    const failure = whoFailure(me, other) ?? (await this.contactFailure(me, other));
    return failure ? refuse(failure) : this.change(me, other, judgeRequest);
  }

  async accept(userId: string, username: string): Promise<FriendResult> {
    const [me, other] = await Promise.all([
      this.users.byId(userId),
      this.users.byUsername(username),
    ]);
    if (!other || !me) return refuse(friendFailure('UNKNOWN_USER', 'username'));
    const failure = whoFailure(me, other);
    return failure ? refuse(failure) : this.change(me, other, judgeAcceptance);
  }

  /** The sender is not told, and cannot send it again before it is old. */
  decline(userId: string, username: string): Promise<FriendResult> {
    return this.end(userId, username, (pair) => this.store.decline(pair));
  }

  cancel(userId: string, username: string): Promise<FriendResult> {
    return this.end(userId, username, (pair) => this.store.cancel(pair));
  }

  /** Ends a friendship. The other is not told. */
  remove(userId: string, username: string): Promise<FriendResult> {
    return this.end(userId, username, (pair) => this.store.unfriend(pair));
  }

  /** Chooses whether friends see that the user is online: the choice of before `setVisibility`. */
  setShowsOnline(userId: string, showsOnline: boolean): Promise<void> {
    return this.setVisibility(userId, { onlineFor: showsOnline ? 'FRIENDS' : 'NOBODY' });
  }

  /**
   * Chooses who may see what is the user's. Whether the user shows at all to be online is also written where releases
   * before this choice read it.
   */
  setVisibility(userId: string, audiences: Partial<ChosenAudiences>): Promise<void> {
    const { onlineFor } = audiences;
    return this.database.transaction(async (within) => {
      await this.registry.setAudiences(userId, audiences, within);
      if (onlineFor) await this.store.setShowsOnline(userId, onlineFor !== 'NOBODY', within);
    });
  }

  /** A request disturbs somebody, so accounts that cost nothing may send it only to players they have met. */
  private async contactFailure(me: User, other: User): Promise<Failure | null> {
    if (me.isGuest) {
      const met = await this.matches.metBy(me.id, [other.id]);
      return met.length > 0 ? null : friendFailure('GUESTS_ASK_OPPONENTS', 'username');
    }
    const strangers = await this.contact.outOfReach(me.id, [other.id]);
    return strangers.length > 0 ? friendFailure('VERIFY_FIRST', 'username') : null;
  }

  private change(
    me: User,
    other: User,
    judge: (standing: Standing) => Change | Obstacle,
  ): Promise<FriendResult> {
    const pair = { userId: me.id, otherId: other.id };
    return this.database.transaction(async (within) => {
      await this.store.hold(pair, within);
      const change = judge(await this.store.standing(pair, within));
      if (!isChange(change)) return refuse(friendFailure(change, 'username'));
      await this.write(change, pair, within);
      return ok(other);
    });
  }

  private async write(change: Change, pair: TwoUsers, within: Transaction): Promise<void> {
    if (change === 'REQUEST') {
      const number = await this.store.request(pair, within);
      await this.outbox.add(within, [happened('FRIEND_REQUESTED', eventOf(pair, number))]);
    }
    if (change === 'BEFRIEND') {
      const number = await this.store.befriend(pair, within);
      if (number === null) return;
      await this.outbox.add(within, [happened('FRIEND_ACCEPTED', eventOf(pair, number))]);
    }
  }

  private async end(
    userId: string,
    username: string,
    work: (pair: TwoUsers) => Promise<void>,
  ): Promise<FriendResult> {
    const other = await this.users.byUsername(username);
    if (!other) return refuse(friendFailure('UNKNOWN_USER', 'username'));
    await work({ userId, otherId: other.id });
    return ok(other);
  }
}

const isChange = (judged: Change | Obstacle): judged is Change =>
  judged === 'BEFRIEND' || judged === 'REQUEST' || judged === 'NOTHING';

/** Why two users cannot be friends at all. */
function whoFailure(me: User, other: User): Failure | null {
  if (me.id === other.id) return friendFailure('FRIEND_IS_YOU', 'username');
  return me.isBot || other.isBot ? friendFailure('FRIEND_IS_BOT', 'username') : null;
}

/** What the user did concerns the other. */
const eventOf = ({ userId, otherId }: TwoUsers, number: number) => ({
  userId: otherId,
  friendId: userId,
  number,
});
