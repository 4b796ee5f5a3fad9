import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { columns, statement } from '../../../platform/database/statement.js';
import type { Booking } from '../domain/booking.js';
import type { FinishedMatch } from '../domain/finished-match.js';
import type { Ratings } from '../domain/rate-match.js';
import { isNoRating } from '../domain/reversal.js';
import type { BookedSkills } from '../domain/reversal.js';
import { changeRow, insertInto, ratingRow, SHARE_BOOKS } from './book-rows.js';
import { addToLedger, lockRatings, writeRatings } from './booking-store.js';
import { RatingChangeRow } from './tables.js';
import type { RatingReversalRow } from './tables.js';

const BOOKED = statement<RatingChangeRow, { matchId: string }>(
  'reversal-booked',
  `SELECT ${columns(RatingChangeRow, undefined, 'c')} FROM rating_changes c
   WHERE c.match_id = :matchId ORDER BY c.user_id`,
);

/** One row if the match is voided, booked and not taken back yet; another call waits here. */
const HOLD = statement<{ matchId: string }, { matchId: string }>(
  'reversal-hold',
  `SELECT v.match_id AS "matchId" FROM voided_matches v
   WHERE v.match_id = :matchId AND v.sequence IS NULL
     AND EXISTS (SELECT FROM booked_matches b WHERE b.match_id = v.match_id)
   FOR NO KEY UPDATE OF v`,
);

const NUMBER = statement<{ sequence: string }, { matchId: string }>(
  'reversal-number',
  `UPDATE voided_matches
   SET sequence = nextval(pg_get_serial_sequence('booked_matches', 'sequence'))
   WHERE match_id = :matchId RETURNING sequence`,
);

const REMOVE_RATINGS = statement<object, { userIds: readonly string[]; ratingKey: string }>(
  'reversal-remove-ratings',
  'DELETE FROM ratings WHERE user_id = ANY(:userIds::uuid[]) AND rating_key = :ratingKey',
);

const REMOVE_PAIRS = statement<
  object,
  { lowIds: readonly string[]; highIds: readonly string[]; ratingKey: string }
>(
  'reversal-remove-pairs',
  `DELETE FROM ledger l USING unnest(:lowIds::uuid[], :highIds::uuid[]) AS w(low_id, high_id)
   WHERE l.low_id = w.low_id AND l.high_id = w.high_id AND l.rating_key = :ratingKey
     AND l.matches = 0`,
);

const writeReversals = insertInto<RatingReversalRow>('rating_reversals');

/** Takes voided matches back out of the books, each once. */
@Injectable()
export class ReversalStore {
  constructor(private readonly database: Database) {}

  /**
   * Takes a voided match back in one transaction, once. The ratings are locked before the number is drawn, as in a
   * booking, so that a rebuild finds the same order.
   *
   * @param reversalOf called with the booked changes and the players' ratings, which are locked
   * @returns whether this call took it back
   */
  takeBack(
    match: FinishedMatch,
    reversalOf: (match: FinishedMatch, booked: readonly BookedSkills[], now: Ratings) => Booking,
  ): Promise<boolean> {
    return this.database.transaction(async (transaction) => {
      await transaction.rows(SHARE_BOOKS, {});
      if (!(await transaction.row(HOLD, { matchId: match.id }))) return false;
      const booked = (await transaction.rows(BOOKED, { matchId: match.id })).map(toSkills);
      const now: Ratings = booked.length > 0 ? await lockRatings(match, transaction) : new Map();
      const numbered = await transaction.row(NUMBER, { matchId: match.id });
      await write(match.id, numbered!.sequence, reversalOf(match, booked, now), transaction);
      return true;
    });
  }
}

const toSkills = (row: RatingChangeRow): BookedSkills => ({
  userId: row.userId,
  before: { mu: row.muBefore, sigma: row.sigmaBefore },
  after: { mu: row.muAfter, sigma: row.sigmaAfter },
});

/** In the order of a booking, so that no deadlock arises. */
async function write(
  matchId: string,
  sequence: string,
  { ratingKey, changes, ledger }: Booking,
  within: Transaction,
): Promise<void> {
  const booked = changes.map((change) => ({ ...change, matchId, sequence, ratingKey }));
  await writeReversals(booked.map(changeRow), within);
  await addToLedger(ledger, within);
  const [lowIds, highIds] = [ledger.map((pair) => pair.lowId), ledger.map((pair) => pair.highId)];
  await within.rows(REMOVE_PAIRS, { lowIds, highIds, ratingKey });
  const kept = changes.filter(({ after }) => !isNoRating(after));
  const gone = changes.filter(({ after }) => isNoRating(after));
  const rows = kept.map(({ userId, after }) => ratingRow({ userId, ratingKey, rating: after }));
  await writeRatings(rows, within);
  await within.rows(REMOVE_RATINGS, { userIds: gone.map(({ userId }) => userId), ratingKey });
}
