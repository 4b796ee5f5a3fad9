import { Injectable } from '@nestjs/common';
import { ok, refuse, variantOf } from '../../../engine/index.js';
import type { Options, Result } from '../../../engine/index.js';
import type { Transaction } from '../../../platform/database/database.js';
import type { Failure } from '../../../platform/api/failure.js';
import { keyedCall } from '../../../platform/idempotency/once.js';
import { backingOf, isRateable, seatFor } from '../domain/challenge.js';
import type { Challenge, ChallengeSeat } from '../domain/challenge.js';
import { ChallengeStore } from '../storage/challenge-store.js';
import { Admission } from './admission.js';
import { ChallengeDesk } from './challenge-desk.js';
import type { ChallengeResult } from './challenge-desk.js';
import { chosenOf, parseRules, seedFailure } from './challenge-wish.js';
import { challengeFailure } from './failures.js';
import { agreedRules, MatchStarter } from './match-starter.js';

/** Who sits down, and what they bring. */
interface Sitting {
  readonly userId: string;
  /** The single options that the player wishes; where they differ the default holds (S4). */
  readonly rules: unknown;
  readonly clientSeed: string | null;
}

export interface AcceptChallengeCommand extends Sitting {
  readonly challengeId: string;
  readonly idempotencyKey: string | null;
}

/** Sits down in a challenge; the last to sit down begins the match. Of two at once one wins. */
@Injectable()
export class AcceptChallengeUseCase {
  constructor(
    private readonly desk: ChallengeDesk,
    private readonly challenges: ChallengeStore,
    private readonly starter: MatchStarter,
    private readonly admission: Admission,
  ) {}

  async execute(command: AcceptChallengeCommand): Promise<ChallengeResult> {
    const { userId, challengeId, rules, clientSeed, idempotencyKey } = command;
    const badSeed = seedFailure(clientSeed);
    if (badSeed) return refuse([badSeed]);
    const args = [challengeId, rules, clientSeed];
    const call = keyedCall(userId, idempotencyKey, 'acceptChallenge', args);
    return this.desk.changeOne(call, challengeId, (challenge, transaction) =>
      this.sitDown(challenge, command, transaction),
    );
  }

  /** Sits down as part of a transaction that has locked the challenge. */
  async sitDown(
    challenge: Challenge,
    { userId, rules, clientSeed }: Sitting,
    transaction: Transaction,
  ): Promise<ChallengeResult> {
    const free = freeSeat(challenge, userId);
    if (!free.ok) return refuse([free.error]);
    const closed = await this.admission.ofSeat(userId, challenge, transaction);
    if (closed) return refuse([closed]);
    const wished = wishedRules(challenge, rules);
    if (!wished.ok) return wished;
    const own = { userId, accepted: true, clientSeed: clientSeed ?? '', rules: wished.value };
    const seat = { ...free.value, ...own };
    const seats = challenge.seats.map((other) => (other.seat === seat.seat ? seat : other));
    const seated = { ...challenge, seats };
    const conflict = conflictFailure(seated);
    if (conflict) return refuse([conflict]);
    await this.challenges.updateSeat(challenge.id, seat, transaction);
    return ok(await this.starter.startIfFull(seated, transaction));
  }
}

function freeSeat(challenge: Challenge, userId: string): Result<ChallengeSeat, Failure> {
  const seat = seatFor(challenge, userId);
  if (seat?.userId === userId && seat.accepted) return refuse(challengeFailure('ALREADY_SEATED'));
  if (challenge.status !== 'OPEN') return refuse(challengeFailure('CHALLENGE_OVER'));
  if (!seat) return refuse(challengeFailure('NOT_INVITED'));
  return backingOf(challenge, userId) ? refuse(challengeFailure('BACKS_A_SEAT')) : ok(seat);
}

/** The options that an accepter names, null for none. */
function wishedRules(
  { variant, preset }: Challenge,
  rules: unknown,
): Result<Options | null, readonly Failure[]> {
  const parsed = parseRules(variantOf(variant)!, { preset, rules, target: null });
  return parsed.ok ? ok(chosenOf(rules, parsed.value)) : parsed;
}

/** Why differing rules keep a player out, null when they do not. */
function conflictFailure(challenge: Challenge): Failure | null {
  const { options, conflicts } = agreedRules(challenge);
  if (conflicts.length === 0) return null;
  if (challenge.rulesFixed) return challengeFailure('RULES_FIXED', 'rules');
  const variant = variantOf(challenge.variant)!;
  const rateable = !challenge.rated || isRateable(variant, challenge.preset, options);
  return rateable ? null : challengeFailure('NOT_RATEABLE', 'rules');
}
