import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import type { NoValues } from '../../../platform/database/statement.js';
import type { StoredMatch } from '../domain/stored-match.js';
import { listMatches } from './list-matches.js';
import type { MatchQuery } from './list-matches.js';

/** The position of a match among all finished matches: when it ended, and its id. */
export type EndPosition = [endedAt: string, id: string];

/** Selects finished matches that the viewer may see; null means any. */
export type FinishedOf = Pick<
  MatchQuery,
  'playerId' | 'opponentId' | 'variant' | 'rated' | 'viewerId'
> & { readonly since: Date | null; readonly until: Date | null };

/** The next finished matches. */
export interface FinishedPage {
  readonly matches: readonly StoredMatch[];
  /** The position after which the next page begins; null if there are no more. */
  readonly next: EndPosition | null;
  /** Whether the search stopped at `next` before it found enough. */
  readonly isShort: boolean;
}

/** A move is written at most this long after the moment at which it was made, however long it waits for locks. */
const SETTLED_SECONDS = 30;

const SETTLED = statement<{ until: Date }>(
  'matches-settled-until',
  `SELECT date_trunc('milliseconds', service_now() - interval '${SETTLED_SECONDS} seconds') AS until`,
);

const ANY = {
  status: null,
  preset: null,
  withBots: null,
  createdSince: null,
  createdBefore: null,
  awaitingUserId: null,
  notAwaitingUserId: null,
  backerId: null,
} as const;

const ORDER = { by: 'finished', direction: 'ASC' } as const;

/** Finished matches in the order in which they ended, page by page, without matches called off. */
@Injectable()
export class FinishedMatches {
  constructor(private readonly database: Database) {}

  /** The moment before which the list is complete: no match will be added there, so that a cursor skips none. */
  async settledUntil(): Promise<Date> {
    return (await this.database.row<{ until: Date }, NoValues>(SETTLED, {}))!.until;
  }

  /**
   * The next matches after a position; the first ones if it is null. A page reads a bounded number of rows (ADR 47).
   * @param until only matches that ended before it
   */
  async page(
    { since, until: end, ...of }: FinishedOf,
    after: EndPosition | null,
    until: Date,
    limit: number,
  ): Promise<FinishedPage> {
    const finishedBefore = end && end < until ? end : until;
    const query = { ...ANY, ...of, finishedSince: since, finishedBefore };
    const page = { first: limit, after };
    const { rows, stoppedAt } = await listMatches(this.database, query, ORDER, page);
    const matches = rows.slice(0, limit);
    const last = rows.length > limit ? matches.at(-1) : undefined;
    const next = last ? ([last.listedAt.toISOString(), last.id] as EndPosition) : stoppedAt;
    return { matches, next, isShort: stoppedAt !== null };
  }
}
