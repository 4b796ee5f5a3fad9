import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import type { Client } from 'graphql-ws';
import WebSocket from 'ws';
import { codesIn } from '../../support/live.js';
import { until } from '../../support/wait.js';
import type { Crowd } from './crowd.js';

/** A match that a stream has shown. */
interface Shown {
  readonly id: string;
  readonly version: number;
  /** When it came, by `performance.now`. */
  readonly at: number;
}

const TURNS = 'subscription { turnAdded { id version } }';
/** The number of items that show how quick the streams are. */
const ENOUGH = 20;
const RETRY_MILLIS = 500;
const PATIENCE = 60_000;

/** Live streams of people who play among themselves; each connects again when its connection is lost. */
export class LiveWatch {
  private readonly shown: Shown[] = [];
  private isOver = false;
  private readonly stops: (() => void)[] = [];

  constructor(private readonly crowd: Crowd) {}

  begin(): void {
    for (const person of this.crowd.amongPeople) {
      const client = createClient({
        url: () => `${this.crowd.address().replace('http', 'ws')}/graphql`,
        webSocketImpl: WebSocket,
        retryAttempts: Infinity,
        retryWait: () => pause(RETRY_MILLIS),
        shouldRetry: () => true,
        connectionParams: () => ({ authorization: `Bearer ${person.token}` }),
      });
      this.stops.push(() => void client.dispose());
      this.follow(client);
    }
  }

  /** Waits for more items; returns the median time from the answer to a move until a stream showed it. */
  async lateMillis(): Promise<number> {
    const from = this.shown.length;
    await until('live streams', () => this.shown.length >= from + ENOUGH, PATIENCE);
    const late = this.shown.slice(from).map((shown) => this.lateness(shown));
    return Math.round(late.sort((a, b) => a - b)[Math.floor(late.length / 2)]!);
  }

  end(): void {
    this.isOver = true;
    this.stops.forEach((stop) => stop());
  }

  private follow(client: Client): void {
    const again = (): void => void (this.isOver || this.follow(client));
    client.subscribe<{ turnAdded: { id: string; version: number } }>(
      { query: TURNS },
      {
        next: ({ data }) => data && this.shown.push({ ...data.turnAdded, at: performance.now() }),
        error: (errors) => {
          const codes = codesIn(errors);
          if (codes.every((code) => code === 'UNAVAILABLE'))
            return void setTimeout(again, RETRY_MILLIS);
          this.crowd.journal.wrong('STREAM', codes.join());
        },
        complete: again,
      },
    );
  }

  /** Milliseconds after the answer to the move that led to what was shown; 0 if it came before. */
  private lateness({ id, version, at }: Shown): number {
    const { moves } = this.crowd.journal;
    const move = moves.findLast((it) => it.matchId === id && it.version <= version);
    return Math.max(0, at - (move?.answeredAt ?? at));
  }
}
