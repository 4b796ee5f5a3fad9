import { Injectable } from '@nestjs/common';
import { refuse, variantOf } from '../../../engine/index.js';
import type { Transaction } from '../../../platform/database/database.js';
import type { Failure } from '../../../platform/api/failure.js';
import { keyedCall, keyFailure } from '../../../platform/idempotency/idempotency.js';
import { TryLimits } from '../../auth/application/index.js';
import { Matches, maySee, seatOf } from '../../matches/application/index.js';
import type { StoredMatch } from '../../matches/application/index.js';
import { isRateable } from '../domain/challenge.js';
import type { Challenge, ChallengeSeat } from '../domain/challenge.js';
import { ChallengeStore } from '../storage/challenge-store.js';
import { AcceptChallengeUseCase } from './accept-challenge.use-case.js';
import { ChallengeWriter } from './challenge-writer.js';
import type { ChallengeResult } from './challenge-writer.js';
import { seedFailure } from './challenge-terms.js';
import { CreateChallengeUseCase } from './create-challenge.use-case.js';
import type { Proposal } from './create-challenge.use-case.js';
import { challengeFailure } from './failures.js';

export interface OfferRematchCommand {
  readonly userId: string;
  readonly matchId: string;
  readonly clientSeed: string | null;
  readonly idempotencyKey: string | null;
}

/**
 * Offers a rematch: a challenge on the match's terms to its players. The user who offers sits at seat 0, and
 * the others follow in their order, so that partners stay partners. A match has one rematch: another player's
 * offer accepts the first.
 */
@Injectable()
export class OfferRematchUseCase {
  constructor(
    private readonly writer: ChallengeWriter,
    private readonly matches: Matches,
    private readonly challenges: ChallengeStore,
    private readonly creating: CreateChallengeUseCase,
    private readonly accepting: AcceptChallengeUseCase,
    private readonly limits: TryLimits,
  ) {}

  /** @throws ApiError RATE_LIMITED when the user makes too many offers, or has contacted too many people */
  async execute(command: OfferRematchCommand): Promise<ChallengeResult> {
    const { userId, matchId, clientSeed, idempotencyKey } = command;
    const match = await this.matches.find(matchId);
    const failures = [
      matchFailure(match, userId),
      seedFailure(clientSeed),
      keyFailure(idempotencyKey),
    ].filter((it) => it !== null);
    if (failures.length > 0) return refuse(failures);
    await this.limits.count([
      { limit: 'challenger', key: userId },
      { limit: 'caller', key: userId },
    ]);
    const proposal = proposalOf(match!, userId, clientSeed);
    const call = keyedCall(userId, idempotencyKey, 'offerRematch', [matchId, clientSeed]);
    return this.writer.change(call, async (transaction) => {
      const offered = await this.challenges.lockRematch(matchId, transaction);
      return offered
        ? this.accept(offered, command, transaction)
        : this.creating.make(proposal, transaction);
    });
  }

  private async accept(
    offered: Challenge,
    { userId, clientSeed }: OfferRematchCommand,
    transaction: Transaction,
  ): Promise<ChallengeResult> {
    const seat = offered.seats.find((other) => other.userId === userId)!;
    if (seat.accepted) return refuse([challengeFailure('REMATCH_OFFERED')]);
    return this.accepting.sitDown(
      offered,
      { userId, rules: null, clientSeed, seat: null, isInvited: true, badKey: null },
      transaction,
    );
  }
}

function matchFailure(match: StoredMatch | null, userId: string): Failure | null {
  if (!match || !maySee(match, userId)) return challengeFailure('MATCH_NOT_FOUND', 'matchId');
  if (seatOf(match, userId) === null) return challengeFailure('NOT_A_PLAYER');
  return match.status === 'IN_PROGRESS' ? challengeFailure('MATCH_NOT_OVER') : null;
}

function proposalOf(match: StoredMatch, userId: string, clientSeed: string | null): Proposal {
  const { preset, options, rated, onlookers, timeControl } = match;
  const variant = variantOf(match.variant)!;
  return {
    creatorId: userId,
    variant,
    preset,
    options,
    timeControl,
    rated: rated && isRateable(variant, preset, options),
    mayBeUnrated: false,
    onlookers,
    byInvitation: false,
    peopleOnly: false,
    rulesFixed: true,
    seats: seatsFrom(match, seatOf(match, userId)!, clientSeed ?? ''),
    paths: new Map(),
    rematchOf: match.id,
  };
}

/**
 * The players of the match in their order, beginning with seat `first`; house bots accept at once and bring
 * no seed.
 */
function seatsFrom(
  { players, options }: StoredMatch,
  first: number,
  clientSeed: string,
): ChallengeSeat[] {
  const rotated = [...players.slice(first), ...players.slice(0, first)];
  return rotated.map(({ userId, isBot }, seat) => ({
    seat,
    userId,
    isBot,
    accepted: isBot || seat === 0,
    clientSeed: seat === 0 ? clientSeed : '',
    rules: seat === 0 ? options : null,
  }));
}
