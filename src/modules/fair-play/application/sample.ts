import { Injectable } from '@nestjs/common';
import { RatingReader, VoidedMatches } from '../../ratings/application/index.js';
import type { StoredRatingChange } from '../../ratings/application/index.js';

/** How many rated matches are looked at: the newest ones for results, fewer for decisions and times. */
const RESULTS = 200;
const DECISIONS = 20;

/** The newest rated matches of a player in one game, without voided ones. */
export interface Sample {
  readonly matches: readonly StoredRatingChange[];
  /** Of these, the ones whose decisions and times are looked at. */
  readonly measured: readonly StoredRatingChange[];
}

/** Chooses the matches for figures: a bounded number, however many there are. */
@Injectable()
export class Samples {
  constructor(
    private readonly ratings: RatingReader,
    private readonly voided: VoidedMatches,
  ) {}

  async of(userId: string, ratingKey: string): Promise<Sample> {
    const page = { first: RESULTS - 1, after: null };
    const [history] = await this.ratings.histories([{ userId, ratingKey, page }]);
    const changes = history!.filter(({ isReversal }) => !isReversal);
    const voided = await this.voided.among(changes.map(({ matchId }) => matchId));
    const matches = changes.filter(({ matchId }) => !voided.has(matchId));
    return { matches, measured: matches.slice(0, DECISIONS) };
  }
}
