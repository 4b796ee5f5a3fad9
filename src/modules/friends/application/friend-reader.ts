import type { Page } from '../../../platform/api/page.js';
import type { Friendship } from '../domain/friendship.js';

/** Two users; what is read or written is from the side of the first. */
export interface TwoUsers {
  readonly userId: string;
  readonly otherId: string;
}

/** What a viewer may know of another user. */
export interface FriendFacts {
  readonly userId: string;
  readonly friendship: Friendship;
  /** Null unless they are friends and the user shows it. */
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

/** Reads friendships and requests. */
export abstract class FriendReader {
  abstract areFriends(pair: TwoUsers): Promise<boolean>;

  /** Whether `userId` has a request of `otherId` to answer. */
  abstract isAsked(pair: TwoUsers): Promise<boolean>;

  /** What a viewer may know of these users, by user; for dataloaders. */
  abstract facts(
    viewerId: string,
    userIds: readonly string[],
  ): Promise<ReadonlyMap<string, FriendFacts>>;

  /** In the order of names; one more than the page holds if there are more. */
  abstract friends(userId: string, page: Page<FriendPlace>): Promise<FriendPlace[]>;

  abstract countFriends(userId: string): Promise<number>;

  /** The requests that a user has sent, or received and not declined, newest first; one more than the page holds. */
  abstract listRequests(
    userId: string,
    sent: boolean,
    page: Page<number>,
  ): Promise<ListedRequest[]>;

  /** Whether a user shows friends when they are online. */
  abstract showsOnline(userId: string): Promise<boolean>;
}
