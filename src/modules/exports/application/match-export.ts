import { Logger } from '@nestjs/common';
import { Readable } from 'node:stream';
import { FIRST_UUID } from '../../../platform/api/ids.js';
import { isUnavailable } from '../../../platform/database/unavailable.js';
import type { FinishedGames, NextGames } from '../../competitions/application/index.js';
import { viewedBy } from '../../matches/application/index.js';
import type {
  EndPosition,
  FinishedOf,
  FinishedMatches,
  MatchRecords,
} from '../../matches/application/index.js';
import type { VoidedMatches } from '../../ratings/application/index.js';
import type { Users } from '../../users/application/index.js';
import { completeLine, earlyLine, matchLine, endPositionOf } from './match-lines.js';
import type { EarlyEnd } from './match-lines.js';

/** The request: which matches, and for which user. */
export interface ExportRequest {
  /** Null for an anonymous reader. */
  readonly userId: string | null;
  readonly of: Omit<FinishedOf, 'viewerId'>;
  /** Only matches of this competition, of which `of` has no more than the times; null for any. */
  readonly competitionId: string | null;
  /** How many matches it has at most; null for all. */
  readonly limit: number | null;
  /** The position after which it begins; null for the beginning. */
  readonly after: EndPosition | null;
}

/** The stores from which exports read. */
export interface ExportSources {
  readonly finished: FinishedMatches;
  readonly games: FinishedGames;
  readonly records: MatchRecords;
  readonly users: Users;
  readonly voided: VoidedMatches;
}

/** Waits until this many deals may be sent; called before each match. */
export type Pace = (deals: number) => Promise<void>;

/** How many matches are read at a time. */
const BATCH = 20;
/** A page that found few matches among many rows counts as so many deals. */
const SEARCH_DEALS = 50;
/** How long a reader has to take the last line before the stream is closed, in milliseconds. */
const LAST_LINE_MILLIS = 500;

const logger = new Logger('Exports');

/** One running export. It produces lines only as fast as they are read. */
export class MatchExport {
  readonly stream: Readable;
  private readonly over = new AbortController();
  private early: EarlyEnd | null = null;
  private after: EndPosition | null;

  constructor(
    private readonly request: ExportRequest,
    private readonly until: Date,
    private readonly sources: ExportSources,
    private readonly pace: Pace,
  ) {
    this.after = request.after;
    this.stream = Readable.from(this.lines());
  }

  /** Aborted when `end` is called, so that nothing waits any longer. */
  get ending(): AbortSignal {
    return this.over.signal;
  }

  /** Ends with the next line, which gives the reason. */
  end(early: EarlyEnd): void {
    this.early ??= early;
    this.over.abort();
    setTimeout(() => this.stream.destroy(), LAST_LINE_MILLIS).unref();
  }

  private async *lines(): AsyncGenerator<string> {
    try {
      yield* this.matches();
      yield this.early ? earlyLine(this.after, this.early) : this.completeLine();
    } catch (error) {
      const isTemporary = isUnavailable(error);
      if (!isTemporary) logger.error(error);
      yield earlyLine(this.after, isTemporary ? 'UNAVAILABLE' : 'INTERNAL_SERVER_ERROR');
    }
  }

  private async *matches(): AsyncGenerator<string> {
    const { records, users, voided } = this.sources;
    const { userId } = this.request;
    const page = this.pages();
    let read: EndPosition | null = this.request.after;
    let left = this.request.limit ?? Infinity;
    do {
      const { matches: batch, next, isShort } = await page(read, BATCH);
      const views = batch.flatMap((stored) => viewedBy(stored, userId) ?? []);
      const ids = views.flatMap(({ stored }) => stored.players.map((player) => player.userId));
      const names = await users.byIds([...new Set(ids)]);
      const isVoided = await voided.among(views.map(({ stored }) => stored.id));
      for await (const recorded of records.of(views)) {
        const { stored } = recorded.viewed;
        await this.pace('record' in recorded ? recorded.record.deals.length : 1);
        if (this.early) return;
        yield matchLine(recorded, names, isVoided);
        this.after = endPositionOf(stored);
        if (--left > 0) continue;
        this.early ??= 'LIMIT_REACHED';
        return;
      }
      if (isShort) {
        await this.pace(SEARCH_DEALS);
        this.after = furthest(this.after, [next![0], FIRST_UUID]);
      }
      read = next;
    } while (read && !this.early);
  }

  private pages(): NextGames {
    const { finished, games } = this.sources;
    const { of, userId, competitionId } = this.request;
    if (competitionId !== null)
      return games.of({ competitionId, since: of.since, until: this.completeUntil() });
    return (after, limit) => finished.page({ ...of, viewerId: userId }, after, this.until, limit);
  }

  /**
   * The last line. Its cursor is where the sent matches end, so that it contains no id of a match that the
   * reader may not see.
   */
  private completeLine(): string {
    const until = this.completeUntil();
    const [last] = this.after ?? [];
    const isBehind = last !== undefined && new Date(last) >= until;
    return completeLine(isBehind ? this.after! : [until.toISOString(), FIRST_UUID], until);
  }

  /** The moment before which all finished matches have been sent. */
  private completeUntil(): Date {
    const { of } = this.request;
    return of.until && of.until < this.until ? of.until : this.until;
  }
}

/** The later of two positions. The second one has no match's id: it may be of a match that the reader may not see. */
const furthest = (sent: EndPosition | null, searched: EndPosition): EndPosition =>
  sent !== null && sent[0] >= searched[0] ? sent : searched;
