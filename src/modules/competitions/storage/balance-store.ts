import type { Transaction } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';

/** A match of a competition whose booking is decided. */
export interface BookedPlace {
  readonly competitionId: string;
  /** As decided before; null if it is decided now. */
  readonly counts: boolean | null;
}

const PLACE_OF = statement<BookedPlace, { matchId: string }>(
  'competition-match-to-book',
  `SELECT competition_id AS "competitionId", counts FROM competition_matches
   WHERE match_id = :matchId FOR NO KEY UPDATE`,
);

/** Locks them in the order of user ids, so that bookings of the same players cannot deadlock. */
const LOCK = statement<
  { userId: string; balance: number },
  { competitionId: string; userIds: readonly string[] }
>(
  'competition-balances-lock',
  `INSERT INTO competition_balances AS b (competition_id, user_id, balance)
   SELECT :competitionId::uuid, user_id, 0 FROM unnest(:userIds::uuid[]) AS user_id ORDER BY user_id
   ON CONFLICT (competition_id, user_id) DO UPDATE SET balance = b.balance
   RETURNING user_id AS "userId", balance`,
);

interface BookedBalances {
  readonly matchId: string;
  readonly counts: boolean;
  readonly userIds: readonly string[];
  readonly balances: readonly number[];
}

const WRITE = statement<object, BookedBalances>(
  'competition-balances-write',
  `WITH decided AS (
     UPDATE competition_matches SET counts = :counts::boolean WHERE match_id = :matchId
     RETURNING competition_id)
   UPDATE competition_balances b SET balance = w.balance
   FROM decided d, unnest(:userIds::uuid[], :balances::integer[]) AS w(user_id, balance)
   WHERE b.competition_id = d.competition_id AND b.user_id = w.user_id`,
);

/** Where a match belongs, locked; null if it belongs to no competition. */
export const placeToBook = (matchId: string, within: Transaction): Promise<BookedPlace | null> =>
  within.row(PLACE_OF, { matchId });

/** The balances of players, locked; 0 for who has none. */
export async function lockBalances(
  competitionId: string,
  userIds: readonly string[],
  within: Transaction,
): Promise<ReadonlyMap<string, number>> {
  const rows = await within.rows(LOCK, { competitionId, userIds });
  return new Map(rows.map(({ userId, balance }) => [userId, balance]));
}

export async function writeBalances(booked: BookedBalances, within: Transaction): Promise<void> {
  await within.rows(WRITE, booked);
}
