import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import type { Failure } from '../../../platform/api/failure.js';
import { keyedCall } from '../../../platform/idempotency/once.js';
import { TryLimits } from '../../auth/application/index.js';
import {
  isHouseBot,
  isUntouched,
  MatchStore,
  offerAbort,
  playerSeatOf,
  withdrawAbort,
  wouldAbort,
} from '../../matches/application/index.js';
import type { Advance, StoredMatch } from '../../matches/application/index.js';
import { moveFailure } from './failures.js';
import { MovePipeline } from './pipeline.js';
import type { LoadedMove, MoveCommand, MoveResult } from './pipeline.js';

/**
 * Calls a match off before its first action, by consent of all seats: it is ABORTED and counts for
 * nothing. House bots consent when all people do, but a rated match against them alone is played or
 * lost: the cards have been seen. Of a first action and the last consent at once one holds.
 */
@Injectable()
export class CallOffUseCase {
  constructor(
    private readonly moves: MovePipeline,
    private readonly matches: MatchStore,
    private readonly limits: TryLimits,
  ) {}

  /**
   * @throws ApiError RATE_LIMITED when the user has called to too many people within an hour, or would
   * have had too many rated matches called off within a week
   */
  async execute(operation: keyof typeof STEPS, command: MoveCommand): Promise<MoveResult> {
    const { userId, matchId, expectedVersion, idempotencyKey } = command;
    if (operation === 'offerAbort') await this.count(command);
    return this.moves.run({
      matchId,
      seat: null,
      expectedVersion,
      inTurn: false,
      call: keyedCall(userId, idempotencyKey, operation, [matchId, expectedVersion]),
      step: (loaded) =>
        isUntouched(loaded.match) ? STEPS[operation](loaded) : refuse(moveFailure('TOO_LATE')),
    });
  }

  private async count({ userId: key, matchId }: MoveCommand): Promise<void> {
    await this.limits.count([{ limit: 'caller', key }]);
    if (isRatedOffer(await this.matches.find(matchId), key)) {
      await this.limits.count([{ limit: 'rated-abort', key }]);
    }
  }
}

/** Whether an offer would be a new one, and the match's result worth avoiding. */
function isRatedOffer(match: StoredMatch | null, userId: string): boolean {
  const seat = match && playerSeatOf(match, userId);
  if (!match?.rated || seat === null || match.status !== 'IN_PROGRESS') return false;
  const isNew = isUntouched(match) && !match.abortOffers.includes(seat);
  return isNew && !isAgainstBots(match, seat);
}

/** Whether house bots act for all seats but this one. */
function isAgainstBots({ players }: StoredMatch, seat: number): boolean {
  return players.every((player, i) => i === seat || isHouseBot(player));
}

/** Who has offered may do so again when somebody who would not has left meanwhile. */
function offered({ match, seat }: LoadedMove): Result<Advance, Failure> {
  if (match.rated && isAgainstBots(match, seat)) return refuse(moveFailure('RATED_AGAINST_BOTS'));
  const isNew = !match.abortOffers.includes(seat) || wouldAbort(match, seat);
  return isNew ? ok(offerAbort(match, seat)) : refuse(moveFailure('ALREADY_OFFERED'));
}

function withdrawn({ match, seat }: LoadedMove): Result<Advance, Failure> {
  return match.abortOffers.includes(seat)
    ? ok(withdrawAbort(match, seat))
    : refuse(moveFailure('NOT_OFFERED'));
}

const STEPS = { offerAbort: offered, withdrawAbort: withdrawn };
