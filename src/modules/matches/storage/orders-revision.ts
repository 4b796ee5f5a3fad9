import type { Transaction } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import type { MatchRow } from './tables.js';

const RAISE = statement<Pick<MatchRow, 'dealNumber'>, { matchId: string }>(
  'matches-raise-orders',
  `UPDATE matches SET orders_revision = orders_revision + 1
   WHERE id = :matchId AND status = 'IN_PROGRESS' RETURNING deal_number AS "dealNumber"`,
);

/**
 * Lets no move be written any more that read the match's orders before; nobody else can change them until
 * the transaction ends. The running deal, null where the match is over.
 */
export async function raiseOrders(matchId: string, within: Transaction): Promise<number | null> {
  return (await within.row(RAISE, { matchId }))?.dealNumber ?? null;
}
