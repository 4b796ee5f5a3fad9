import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../../platform/database/database.js';
import { SHARE_BOOKS } from './book-rows.js';
import { RatingRow } from './tables.js';

/** A rating that was measured, and that matches do not change. */
export type Anchor = Pick<RatingRow, 'userId' | 'ratingKey' | 'mu' | 'sigma'>;

const OF_BOT = { matches: 0, wins: 0, provisional: false, isBot: true } as const;

/** The house bots' ratings. Each release may bring new measurements. */
@Injectable()
export class Anchors {
  constructor(private readonly database: Database) {}

  /**
   * Writes the ratings if any differs from its row. Any number of processes may do so at once. A write waits
   * for a rebuild.
   */
  async write(anchors: readonly Anchor[]): Promise<void> {
    if (await this.areEntered(anchors)) return;
    // In the order in which bookings lock ratings, so that no deadlock arises.
    const rows = anchors.toSorted((a, b) => (a.userId < b.userId ? -1 : 1));
    await this.database.transaction(async (transaction) => {
      await transaction.rows(SHARE_BOOKS, {});
      const insert = transaction.of(RatingRow).createQueryBuilder().insert();
      await insert
        .values(rows.map((anchor) => ({ ...anchor, ...OF_BOT })))
        .orUpdate(['mu', 'sigma', 'provisional'], ['user_id', 'rating_key'])
        .execute();
    });
  }

  private async areEntered(anchors: readonly Anchor[]): Promise<boolean> {
    const userId = In(anchors.map((anchor) => anchor.userId));
    const stored = new Set((await this.database.of(RatingRow).findBy({ userId })).map(textOf));
    return anchors.every((anchor) => stored.has(textOf(anchor)));
  }
}

const textOf = ({ userId, ratingKey, mu, sigma }: Anchor): string =>
  JSON.stringify([userId, ratingKey, mu, sigma]);
