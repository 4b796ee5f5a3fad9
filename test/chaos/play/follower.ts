import { setTimeout as pause } from 'node:timers/promises';
import type { Person } from './person.js';

/** What a user was told, in its order: an event of a match, or a notification. */
export type Told =
  | { readonly matchId: string; readonly version: number }
  | { readonly notification: { readonly id: string } };

interface Page {
  readonly events: {
    readonly nodes: readonly Told[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
}

const EVENTS = `query ($after: String) { events(first: 50, after: $after) {
  nodes { ... on MatchEvent { matchId version } ... on NotificationEvent { notification { id } } }
  pageInfo { hasNextPage endCursor } } }`;
const PAUSE_MILLIS = 3_000;

/** Keeps one cursor of a user's events, as a client that is away now and then does. */
export class Follower {
  readonly told: Told[] = [];
  private after: string | null = null;

  constructor(readonly person: Person) {}

  async followUntil(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      await this.catchUp();
      await pause(PAUSE_MILLIS);
    }
  }

  /** Reads on to the end. */
  async catchUp(): Promise<void> {
    for (let more = true; more;) {
      const { events } = await this.person.ask<Page>(EVENTS, { after: this.after });
      this.told.push(...events.nodes);
      this.after = events.pageInfo.endCursor ?? this.after;
      more = events.pageInfo.hasNextPage;
    }
  }
}
