import { Injectable } from '@nestjs/common';
import { chunksOf } from '../../../platform/collections.js';
import { MatchBroken } from '../../matches/application/index.js';
import type { BrokenMatch } from '../../matches/application/index.js';
import type { Booking } from '../domain/booking.js';
import type { Books } from '../domain/books.js';
import type { BookedChange } from '../storage/book-rows.js';
import { RebuildStore } from '../storage/rebuild-store.js';
import type { BookedMatch, Rebuild } from '../storage/rebuild-store.js';
import { BookingRules } from './booking-rules.js';
import type { BookingRule } from './booking-rules.js';
import { finishedMatch } from './finished-match.js';

/** The counts of a rebuild. */
export interface RebuildCounts {
  readonly matches: number;
  readonly ratings: number;
  readonly ledger: number;
  /** Rows of the books that were wrong, missing or surplus. */
  readonly repaired: number;
  /** Matches that cannot be read. They are in no book until they are repaired. */
  readonly setAside: readonly BrokenMatch[];
}

export interface RebuildOptions {
  /** Called after each batch. */
  onProgress(booked: number, total: number): void;
  /** Ends the rebuild between two batches. Nothing is changed then. */
  readonly signal?: AbortSignal;
}

/** How many matches are read and booked at a time. */
const BATCH = 1000;

/**
 * Books every finished match again, in the order in which it was booked, with the same result. A broken match
 * is left out; when it is repaired, it gets its former place in the order.
 */
@Injectable()
export class RebuildRatingsUseCase {
  constructor(
    private readonly store: RebuildStore,
    private readonly rules: BookingRules,
  ) {}

  /** @throws the signal's reason when it is aborted */
  async execute(options: RebuildOptions): Promise<RebuildCounts> {
    const { Books } = await import('../domain/books.js'); // as BookMatchConsumer does
    const setAside: BrokenMatch[] = [];
    let [read, ratings, ledger] = [0, 0, 0];
    const repaired = await this.store.rebuild(async (rebuild) => {
      const books = new Books(await rebuild.fixedRatings());
      read = await this.replay(rebuild, books, setAside, options);
      [ratings, ledger] = [books.ratings().length, books.ledger().length];
      await inSlices(books.ratings(), (ratings) => rebuild.addRatings(ratings));
      await inSlices(books.ledger(), (entries) => rebuild.addLedger(entries));
      return setAside.map(({ matchId }) => matchId);
    });
    return { matches: read - setAside.length, ratings, ledger, repaired, setAside };
  }

  private async decideAll(rebuild: Rebuild, batch: readonly BookedMatch[]) {
    const decided: BookedMatch[] = [];
    for (const booked of batch) {
      const rule: BookingRule = (match, within) => this.rules.counts(match, within);
      decided.push({ ...booked, counts: await rebuild.decide(booked, rule) });
    }
    return decided;
  }

  /** Returns how many matches it read, including those that it sets aside. */
  private async replay(
    rebuild: Rebuild,
    books: Books,
    setAside: BrokenMatch[],
    options: RebuildOptions,
  ): Promise<number> {
    let read = 0;
    for (let after = '0'; ;) {
      options.signal?.throwIfAborted();
      const batch = await rebuild.bookedAfter(after, BATCH);
      if (batch.length === 0) return read;
      const decided = await this.decideAll(rebuild, batch);
      const done = bookBatch(decided, books, setAside);
      await rebuild.addChanges(done.changes);
      await rebuild.addReversals(done.reversals);
      after = batch.at(-1)!.sequence;
      read += batch.filter(({ isReversal }) => !isReversal).length;
      options.onProgress(read, rebuild.total);
    }
  }
}

/** Books a batch in memory and returns the changes. Broken matches are set aside. */
function bookBatch(batch: readonly BookedMatch[], books: Books, setAside: BrokenMatch[]) {
  const changes: BookedChange[] = [];
  const reversals: BookedChange[] = [];
  for (const booked of batch)
    try {
      const { isReversal, matchId } = booked;
      const booking = isReversal ? books.takeBack(matchId) : bookOne(booked, books);
      (isReversal ? reversals : changes).push(...changesOf(booked, booking));
    } catch (error) {
      setAside.push({ matchId: booked.matchId, error });
    }
  return { changes, reversals };
}

function bookOne({ matchId, counts, ended, isVoided }: BookedMatch, books: Books): Booking {
  if (!ended) throw new MatchBroken(matchId, 'it is booked but has not ended');
  return books.book(finishedMatch({ ...ended, rated: ended.rated && counts }), isVoided);
}

/** Null is a match that was set aside, and then is not taken back either. */
function changesOf({ matchId, sequence }: BookedMatch, booking: Booking | null): BookedChange[] {
  if (!booking) return [];
  const { ratingKey, changes } = booking;
  return changes.map((change) => ({ ...change, matchId, sequence, ratingKey }));
}

async function inSlices<T>(
  rows: readonly T[],
  write: (batch: readonly T[]) => Promise<void>,
): Promise<void> {
  for (const batch of chunksOf(rows, BATCH)) await write(batch);
}
