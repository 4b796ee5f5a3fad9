import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import { failuresOf } from '../../../platform/api/failure.js';
import type { Failure } from '../../../platform/api/failure.js';
import { HiddenMatches } from '../storage/hidden-matches.js';
import { MATCH_FAILURES } from './failures.js';
import { MatchReader } from './match-reader.js';
import type { ViewedMatch } from './viewed-match.js';

/** Why a match is neither hidden nor shown. */
const HIDING_FAILURES = {
  MATCH_NOT_FOUND: MATCH_FAILURES.MATCH_NOT_FOUND,
  NOT_A_PLAYER: MATCH_FAILURES.NOT_A_PLAYER,
  MATCH_NOT_OVER: MATCH_FAILURES.MATCH_NOT_OVER,
};

type HidingFailure = Failure<keyof typeof HIDING_FAILURES>;

const hidingFailure = failuresOf('matches', HIDING_FAILURES);

/** Hides a finished match from the lists of others, or shows it again. Others can still follow a link to it. */
@Injectable()
export class HideMatchUseCase {
  constructor(
    private readonly matches: MatchReader,
    private readonly hidden: HiddenMatches,
  ) {}

  /** @returns the match; MATCH_NOT_FOUND, NOT_A_PLAYER or MATCH_NOT_OVER */
  async execute(
    userId: string,
    matchId: string,
    isHidden: boolean,
  ): Promise<Result<ViewedMatch, HidingFailure>> {
    const viewed = await this.matches.find(matchId, userId);
    if (!viewed) return refuse(hidingFailure('MATCH_NOT_FOUND', 'matchId'));
    if (viewed.viewerSeat === null) return refuse(hidingFailure('NOT_A_PLAYER', 'matchId'));
    if (viewed.stored.status === 'IN_PROGRESS')
      return refuse(hidingFailure('MATCH_NOT_OVER', 'matchId'));
    await (isHidden ? this.hidden.hide(matchId, userId) : this.hidden.show(matchId, userId));
    return ok(viewed);
  }

  /** Which of these matches the user has hidden. */
  hiddenAmong(matchIds: readonly string[], userId: string): Promise<ReadonlyMap<string, true>> {
    return this.hidden.among(matchIds, userId);
  }
}
