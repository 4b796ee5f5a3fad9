import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import type { Failure } from '../../../platform/api/failure.js';
import { isModerationReason } from '../../audit/application/index.js';
import { TryLimits } from '../../auth/application/index.js';
import { happened } from '../../domain-events.js';
import { hasSatIn, Matches } from '../../matches/application/index.js';
import type { StoredMatch } from '../../matches/application/index.js';
import { GiveTimeUseCase } from '../../moves/application/index.js';
import { LEAST_SECONDS, MOST_SECONDS, timeGiftFailure } from './failures.js';

/** What a moderator gives to whom, and why. */
export interface TimeGift {
  readonly matchId: string;
  readonly seat: number;
  readonly seconds: number;
  readonly reason: string;
  readonly idempotencyKey: string | null;
}

/**
 * Gives a player time back. The time and the event are written with the change of the match; the event has the audit log
 * written, so each that is given is in the log once, whatever dies meanwhile.
 */
@Injectable()
export class GivingTime {
  constructor(
    private readonly matches: Matches,
    private readonly giving: GiveTimeUseCase,
    private readonly limits: TryLimits,
  ) {}

  /** @throws ApiError RATE_LIMITED after too many acts of the moderator */
  async give(actorId: string, gift: TimeGift): Promise<Result<StoredMatch, Failure>> {
    const { matchId, seat, seconds, reason, idempotencyKey } = gift;
    if (!isModerationReason(reason))
      return refuse(timeGiftFailure('MODERATION_REASON_INVALID', 'reason'));
    if (seconds < LEAST_SECONDS || seconds > MOST_SECONDS)
      return refuse(timeGiftFailure('SECONDS_INVALID', 'seconds'));
    const match = await this.matches.find(matchId);
    if (!match) return refuse(timeGiftFailure('MATCH_NOT_FOUND', 'matchId'));
    if (hasSatIn(match, actorId)) return refuse(timeGiftFailure('OWN_MATCH'));
    await this.limits.count([{ limit: 'moderator', key: actorId }]);
    const userId = match.players[seat]?.userId;
    const entryId = randomUUID();
    const told =
      userId && happened('TIME_GIVEN', { matchId, userId, seconds, actorId, entryId, reason });
    const command = {
      userId: actorId,
      matchId,
      seat,
      seconds,
      expectedVersion: null,
      idempotencyKey,
    };
    return this.giving.execute({ ...command, tells: told ? [told] : [] });
  }
}
