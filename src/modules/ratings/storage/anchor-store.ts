import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Sql } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import { byColumn, SHARE_BOOKS } from './book-rows.js';
import type { RatingRow } from './tables.js';

/** A rating that was measured, and that matches do not change. */
export type Anchor = Pick<RatingRow, 'userId' | 'ratingKey' | 'mu' | 'sigma'>;

const ANCHORS = 'jsonb_populate_recordset(NULL::ratings, :rows) a';

const ARE_ENTERED = statement<{ readonly entered: boolean }, { rows: string }>(
  'anchors-are-entered',
  `SELECT bool_and(r.user_id IS NOT NULL) AS entered
   FROM ${ANCHORS} LEFT JOIN ratings r USING (user_id, rating_key, mu, sigma)`,
);

/** In the order in which bookings lock ratings, so that no deadlock arises. */
const ENTER = statement<object, { rows: string }>(
  'anchors-enter',
  `INSERT INTO ratings (user_id, rating_key, mu, sigma, matches, wins, provisional, is_bot)
   SELECT user_id, rating_key, mu, sigma, 0, 0, false, true FROM ${ANCHORS}
   ORDER BY user_id, rating_key
   ON CONFLICT (user_id, rating_key) DO UPDATE
   SET mu = excluded.mu, sigma = excluded.sigma, provisional = false`,
);

/** The house bots' ratings. Each release may bring new measurements. */
@Injectable()
export class AnchorStore {
  constructor(private readonly database: Database) {}

  /**
   * Writes the ratings if any differs from its row. Any number of processes may do so at once. A write waits
   * for a rebuild.
   */
  async write(anchors: readonly Anchor[]): Promise<void> {
    const rows = JSON.stringify(anchors.map(byColumn));
    if (await areEntered(rows, this.database)) return;
    await this.database.transaction(async (transaction) => {
      await transaction.rows(SHARE_BOOKS, {});
      await transaction.rows(ENTER, { rows });
    });
  }
}

const areEntered = async (rows: string, within: Sql): Promise<boolean> =>
  (await within.row(ARE_ENTERED, { rows }))!.entered;
