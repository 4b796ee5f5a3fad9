import { setTimeout as pause } from 'node:timers/promises';
import type { Person } from './person.js';

/** An item of a user's sequence: an event of a match, or a notification. */
export type FollowedItem =
  | { readonly matchId: string; readonly version: number }
  | { readonly notification: { readonly id: string } };

interface Page {
  readonly events: {
    readonly nodes: readonly FollowedItem[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
}

const EVENTS = `query ($after: String) { events(first: 50, after: $after) {
  nodes { ... on MatchEvent { matchId version } ... on NotificationEvent { notification { id } } }
  pageInfo { hasNextPage endCursor } } }`;
const PAUSE_MILLIS = 3_000;

/** Reads a user's events from the last cursor on, like a client that is sometimes away. */
export class Follower {
  readonly items: FollowedItem[] = [];
  private after: string | null = null;

  constructor(readonly person: Person) {}

  async followUntil(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      await this.catchUp();
      await pause(PAUSE_MILLIS);
    }
  }

  /** Reads to the end of the sequence. */
  async catchUp(): Promise<void> {
    for (let more = true; more;) {
      const { events } = await this.person.ask<Page>(EVENTS, { after: this.after });
      this.items.push(...events.nodes);
      this.after = events.pageInfo.endCursor ?? this.after;
      more = events.pageInfo.hasNextPage;
    }
  }
}
