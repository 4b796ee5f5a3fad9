import { Injectable } from '@nestjs/common';
import type { Page } from '../../../platform/api/page.js';
import { NEXT_BATCH, takeAll } from '../../../platform/database/batches.js';
import type { Batch } from '../../../platform/database/batches.js';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { columns, statement } from '../../../platform/database/statement.js';
import { ClubOfferRow } from './tables.js';
import type { ClubTimePosition } from './clubs.js';

export type ClubOffer = ClubOfferRow;

const OFFER = columns(ClubOfferRow, undefined, 'o');

/** Newest first. An offer that is matched or cancelled is left out, and deleted later. */
const LIST = statement<
  ClubOffer,
  { clubId: string; afterAt: string | null; afterId: string | null; limit: number }
>(
  'club-offers-list',
  `SELECT ${OFFER} FROM club_offers o JOIN open_challenges c ON c.challenge_id = o.challenge_id
   WHERE o.club_id = :clubId AND (:afterAt::timestamptz IS NULL
     OR (o.created_at, o.challenge_id) < (:afterAt::timestamptz, :afterId::uuid))
   ORDER BY o.created_at DESC, o.challenge_id DESC LIMIT :limit`,
);

/** Only a current member's offer is written: the member may have left since it was made. */
const INSERT = statement<object, Omit<ClubOffer, 'createdAt'>>(
  'club-offers-insert',
  `INSERT INTO club_offers (challenge_id, club_id, creator_id)
   SELECT :challengeId, club_id, user_id FROM club_members
   WHERE club_id = :clubId AND user_id = :creatorId
   ON CONFLICT DO NOTHING`,
);

/** Deletes a batch of offers that are over, the oldest first. */
const CLEAR = statement<{ count: number }, Batch>(
  'club-offers-clear',
  `WITH gone AS (
     DELETE FROM club_offers WHERE challenge_id IN (
       SELECT o.challenge_id FROM club_offers o
       WHERE NOT EXISTS (SELECT FROM open_challenges c WHERE c.challenge_id = o.challenge_id)
       ORDER BY o.created_at ${NEXT_BATCH})
     RETURNING 1
   ) SELECT count(*)::integer AS count FROM gone`,
);

/** Whether a challenge was offered in a club from which the user was removed. */
const IS_BARRED = statement<{ isBarred: boolean }, { challengeId: string; userId: string }>(
  'club-offers-is-barred',
  `SELECT EXISTS (SELECT FROM club_offers o
     JOIN club_removals r ON r.club_id = o.club_id AND r.user_id = :userId
     WHERE o.challenge_id = :challengeId) AS "isBarred"`,
);

const CLEAR_BATCH = 1000;

/** The lobbies of clubs. */
@Injectable()
export class ClubOffers {
  constructor(private readonly database: Database) {}

  /** The open offers of a club, newest first; one more than the page holds. */
  list(clubId: string, { first, after }: Page<ClubTimePosition>): Promise<ClubOffer[]> {
    const [afterAt, afterId] = after ?? [null, null];
    return this.database.rows(LIST, { clubId, afterAt, afterId, limit: first + 1 });
  }

  async add(offer: Omit<ClubOffer, 'createdAt'>): Promise<void> {
    await this.database.rows(INSERT, offer);
  }

  /** Whether a user may accept a challenge if it is an offer: not after being removed from its club. */
  async mayAccept(challengeId: string, userId: string, within: Transaction): Promise<boolean> {
    return !(await within.row(IS_BARRED, { challengeId, userId }))!.isBarred;
  }

  /** Deletes offers that are over. */
  clear(): Promise<void> {
    return takeAll(this.database, 'club offers', CLEAR_BATCH, async (limit, passedOver) => {
      return (await this.database.row(CLEAR, { limit, passedOver }))!.count;
    });
  }
}
