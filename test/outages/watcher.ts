import type { Client } from 'graphql-ws';
import type { TestClient } from '../support/client.js';
import { socketOf } from '../support/live.js';
import { until } from '../support/wait.js';

const EVENT = '... on MatchEvent { cursor } ... on NotificationEvent { cursor }';
const ADDED = `subscription ($after: String) { eventAdded(after: $after) { ${EVENT} } }`;
const PAGE = `query ($after: String) { events(first: 50, after: $after) { nodes { ${EVENT} } } }`;

/** Subscribes to a player's events. When its socket is closed, it connects again after the last event. */
export class Watcher {
  readonly received: string[] = [];
  /** The close codes of its sockets. */
  readonly codes: number[] = [];
  private socket: Client | null = null;
  private isOver = false;

  private constructor(
    private readonly player: TestClient,
    private readonly from: string,
  ) {}

  /** Makes a watcher that begins after the player's first event. */
  static async of(player: TestClient): Promise<Watcher> {
    const first = await until('an event', async () => (await eventsAfter(player, null))[0]);
    const watcher = new Watcher(player, first);
    void watcher.watch();
    return watcher;
  }

  /** Resolves with the cursors of all events when as many have been received. */
  async untilAllReceived(): Promise<string[]> {
    return until('all events', async () => {
      const all = await eventsAfter(this.player, this.from);
      return this.received.length >= all.length && all;
    });
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.socket?.dispose();
  }

  private async watch(): Promise<void> {
    while (!this.isOver) {
      this.socket = socketOf(this.player);
      const code = await this.untilClosed(this.socket);
      if (!this.isOver) this.codes.push(code);
    }
  }

  private untilClosed(socket: Client): Promise<number> {
    const variables = { after: this.received.at(-1) ?? this.from };
    return new Promise((resolve) => {
      socket.subscribe<{ eventAdded: { cursor: string } }>(
        { query: ADDED, variables },
        {
          next: ({ data }) => this.received.push(data!.eventAdded.cursor),
          error: (error) => resolve((error as { code: number }).code),
          complete: () => resolve(0),
        },
      );
    });
  }
}

/** The cursors of a player's events after one of them. */
export async function eventsAfter(player: TestClient, from: string | null): Promise<string[]> {
  const found: string[] = [];
  for (;;) {
    const after = found.at(-1) ?? from;
    const { events } = await player.ask<{ events: { nodes: { cursor: string }[] } }>(PAGE, {
      after,
    });
    if (events.nodes.length === 0) return found;
    found.push(...events.nodes.map(({ cursor }) => cursor));
  }
}
