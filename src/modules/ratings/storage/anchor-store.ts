import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../../platform/database/database.js';
import type { Anchor, Anchors } from '../application/anchors.js';
import { SHARE_BOOKS } from './book-rows.js';
import { RatingRow } from './tables.js';

const OF_BOT = { matches: 0, wins: 0, provisional: false, isBot: true } as const;

/** Stores the house bots' ratings. */
@Injectable()
export class AnchorStore implements Anchors {
  constructor(private readonly database: Database) {}

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
