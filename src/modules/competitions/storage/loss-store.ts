import type { Transaction } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';

/** The first loss of this kind that is booked counts; asked again, it is the same. */
const CLAIM_LOSS = statement<{ isFirst: boolean }, { matchId: string; userId: string }>(
  'competition-loss-claim',
  `INSERT INTO competition_losses AS l (competition_id, user_id, match_id)
   SELECT competition_id, :userId::uuid, match_id FROM competition_matches WHERE match_id = :matchId
   ON CONFLICT (competition_id, user_id) DO UPDATE SET match_id = l.match_id
   RETURNING l.match_id = :matchId AS "isFirst"`,
);

/** Whether this is the loss of the player that counts; null if the match belongs to no competition. */
export async function claimLoss(
  matchId: string,
  userId: string,
  within: Transaction,
): Promise<boolean | null> {
  return (await within.row(CLAIM_LOSS, { matchId, userId }))?.isFirst ?? null;
}
