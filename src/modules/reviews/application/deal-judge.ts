import { Injectable } from '@nestjs/common';
import { snapshot, variantOf } from '../../../engine/index.js';
import type { Progress, Seat } from '../../../engine/index.js';
import { BotRunner } from '../../house-bots/application/index.js';
import { Deals } from '../../matches/application/index.js';
import type { StoredMatch } from '../../matches/application/index.js';
import { lastDealOf } from '../domain/replay.js';
import type { OwnTurn, PlayedDeal } from '../domain/replay.js';
import type { ValuedDecision } from '../domain/review.js';
import { seedOf } from '../domain/takeover.js';
import { decisionOf } from '../domain/valued.js';

/** Deals of a match up to the one that is judged. */
export interface JudgedPart {
  readonly from: number;
  readonly to: number;
  /** The state of the match before the first of them; null at the beginning of the match. */
  readonly before: Progress | null;
}

/** Reads deals of matches that are over, and values decisions as the strongest bot sees them. For workers. */
@Injectable()
export class DealJudge {
  constructor(
    private readonly deals: Deals,
    private readonly bots: BotRunner,
  ) {}

  /** The last deal of a part from the point of view of each seat. */
  async played(
    match: StoredMatch,
    { from, to, before }: JudgedPart,
    seats: readonly Seat[],
  ): Promise<PlayedDeal[]> {
    const [deals] = await this.deals.dealsOf([{ matchId: match.id, from, to }]);
    const { options, variant } = match;
    const part = { variant: variantOf(variant)!, options, before, deals: deals! };
    return seats.map((seat) => lastDealOf(part, seat));
  }

  /** The value of each action at a turn. It takes as long as many decisions of a bot. */
  async value(matchId: string, dealNumber: number, turn: OwnTurn): Promise<ValuedDecision> {
    const { position, played, match } = turn;
    const seed = seedOf(matchId, dealNumber, position);
    const values = await this.bots.reviewTurn({ snapshot: snapshot(match), seed });
    return decisionOf({ dealNumber, position }, played, values);
  }
}
