import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import type { Failure } from '../../../platform/api/failure.js';
import { keyedCall } from '../../../platform/idempotency/idempotency.js';
import { TryLimits } from '../../auth/application/index.js';
import {
  botsPreventAbort,
  isHouseBot,
  isUntouched,
  Matches,
  offerAbort,
  playerSeatOf,
  withdrawAbort,
  wouldAbort,
} from '../../matches/application/index.js';
import type { Advance, StoredMatch } from '../../matches/application/index.js';
import { Users } from '../../users/application/index.js';
import { moveFailure } from './failures.js';
import { MovePipeline } from './pipeline.js';
import type { LoadedMove, MoveCommand, MoveResult } from './pipeline.js';

/**
 * Calls a match off before its first action, with the consent of all seats: it is ABORTED and counts for
 * nothing. House bots consent when all people do, but not in a rated match against bots only. Bot accounts do
 * not call off rated matches. Players have seen their cards, so they must play a rated match against bots, or
 * lose it. If a first action and the last consent come at the same time, only one of them counts.
 */
@Injectable()
export class CallOffUseCase {
  constructor(
    private readonly moves: MovePipeline,
    private readonly matches: Matches,
    private readonly limits: TryLimits,
    private readonly users: Users,
  ) {}

  /**
   * @throws ApiError RATE_LIMITED if the user has sent too many requests to others within an hour, or too many
   * offers to call rated matches off within a week
   */
  async execute(operation: keyof typeof STEPS, command: MoveCommand): Promise<MoveResult> {
    const { userId, matchId, expectedVersion, idempotencyKey } = command;
    const failure = operation === 'offerAbort' && (await this.checkOffer(command));
    if (failure) return refuse(failure);
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

  /** Counts the offer; returns a failure if bots do not let the match be called off. */
  private async checkOffer({ userId: key, matchId }: MoveCommand): Promise<Failure | null> {
    await this.limits.count([{ limit: 'caller', key }]);
    const match = await this.matches.find(matchId);
    if (match && isRatedOffer(match, key)) {
      if (await this.isRefusedByBots(match, key)) return moveFailure('RATED_AGAINST_BOTS');
      await this.limits.count([{ limit: 'rated-abort', key }]);
    }
    return null;
  }

  /** Whether the offer comes from a bot account, or goes only to bots (house bots or bot accounts). */
  private async isRefusedByBots(match: StoredMatch, userId: string): Promise<boolean> {
    const users = await this.users.byIds(match.players.map((player) => player.userId));
    const isBotAccount = (id: string) => users.get(id)?.isBot ?? false;
    return botsPreventAbort(match, playerSeatOf(match, userId)!, isBotAccount);
  }
}

/** Whether the offer is new and the match is rated: the player may want to avoid the result. */
function isRatedOffer(match: StoredMatch, userId: string): boolean {
  const seat = playerSeatOf(match, userId);
  if (!match.rated || seat === null || match.status !== 'IN_PROGRESS') return false;
  const isNew = isUntouched(match) && !match.abortOffers.includes(seat);
  return isNew && !isAgainstBots(match, seat);
}

/** Whether house bots act for all seats but this one. */
function isAgainstBots({ players }: StoredMatch, seat: number): boolean {
  return players.every((player, i) => i === seat || isHouseBot(player));
}

/** A player who has offered may offer again if another player, who has not offered, has left since. */
function offerStep({ match, seat }: LoadedMove): Result<Advance, Failure> {
  if (match.rated && isAgainstBots(match, seat)) return refuse(moveFailure('RATED_AGAINST_BOTS'));
  const isNew = !match.abortOffers.includes(seat) || wouldAbort(match, seat);
  return isNew ? ok(offerAbort(match, seat)) : refuse(moveFailure('ALREADY_OFFERED'));
}

function withdrawStep({ match, seat }: LoadedMove): Result<Advance, Failure> {
  return match.abortOffers.includes(seat)
    ? ok(withdrawAbort(match, seat))
    : refuse(moveFailure('NOT_OFFERED'));
}

const STEPS = { offerAbort: offerStep, withdrawAbort: withdrawStep };
