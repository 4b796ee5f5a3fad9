import { Injectable } from '@nestjs/common';
import { bookingOf } from '../domain/booking.js';
import { Books } from '../domain/books.js';
import { RebuildStore } from './rebuild-store.js';
import type { BookedMatch, Rebuild, RebuiltChange } from './rebuild-store.js';

/** What a rebuild has gone through. */
export interface RebuildCounts {
  readonly matches: number;
  readonly ratings: number;
  readonly ledger: number;
  /** Rows of the books that had been wrong, missing or too many. */
  readonly mended: number;
}

export interface RebuildOptions {
  /** Told from time to time. */
  onProgress(booked: number, total: number): void;
  /** Ends the rebuild between two batches, with nothing changed. */
  readonly signal?: AbortSignal;
}

/** How many matches are read and booked at a time. */
const BATCH = 1000;

/** Books every finished match anew, in the order in which they were booked: the same figures. */
@Injectable()
export class RebuildRatings {
  constructor(private readonly store: RebuildStore) {}

  /** @throws the signal's reason when it is aborted */
  async execute(options: RebuildOptions): Promise<RebuildCounts> {
    const books = new Books();
    let matches = 0;
    const mended = await this.store.rebuild(async (rebuild) => {
      matches = await this.replay(rebuild, books, options);
      await inBatches(books.ratings(), (ratings) => rebuild.addRatings(ratings));
      await inBatches(books.ledger(), (entries) => rebuild.addLedger(entries));
    });
    return { matches, ratings: books.ratings().length, ledger: books.ledger().length, mended };
  }

  private async replay(rebuild: Rebuild, books: Books, options: RebuildOptions): Promise<number> {
    let booked = 0;
    for (let after = '0'; ;) {
      options.signal?.throwIfAborted();
      const batch = await rebuild.bookedAfter(after, BATCH);
      if (batch.length === 0) return booked;
      await rebuild.addChanges(bookBatch(batch, books));
      after = batch.at(-1)!.sequence;
      booked += batch.length;
      options.onProgress(booked, rebuild.total);
    }
  }
}

/** Books a batch into the books in memory; gives what it changed. */
function bookBatch(batch: readonly BookedMatch[], books: Books): RebuiltChange[] {
  return batch.flatMap(({ match, sequence }) => {
    const booking = bookingOf(match, books.of(match));
    books.add(booking);
    const { ratingKey, changes } = booking;
    return changes.map((change) => ({ ...change, matchId: match.id, sequence, ratingKey }));
  });
}

async function inBatches<T>(
  rows: readonly T[],
  write: (batch: readonly T[]) => Promise<void>,
): Promise<void> {
  for (let i = 0; i < rows.length; i += BATCH) await write(rows.slice(i, i + BATCH));
}
