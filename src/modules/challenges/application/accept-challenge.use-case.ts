import { Injectable } from '@nestjs/common';
import { refuse, variantOf } from '../../../engine/index.js';
import type { Options, Result } from '../../../engine/index.js';
import type { Transaction } from '../../../platform/database/database.js';
import type { Failure } from '../../../platform/api/failure.js';
import { keyedCall } from '../../../platform/idempotency/idempotency.js';
import { backingOf } from '../domain/backing.js';
import { seatFor } from '../domain/challenge.js';
import type { Challenge, ChallengeSeat } from '../domain/challenge.js';
import { isRateable } from '../domain/rateable.js';
import { ChallengeStore } from '../storage/challenge-store.js';
import { Admission } from './admission.js';
import { challengeFailure } from './challenge-failure.js';
import { ChallengeDesk } from './challenge-desk.js';
import type { ChallengeResult } from './challenge-desk.js';
import { chosenOf, parseRules, seedFailure } from './challenge-wish.js';
import { agreedRules, MatchStarter } from './match-starter.js';

export interface AcceptChallengeCommand {
  readonly userId: string;
  readonly challengeId: string;
  /** The single options that the player wishes; where they differ the default holds (S4). */
  readonly rules: unknown;
  readonly clientSeed: string | null;
  readonly idempotencyKey: string | null;
}

/** Sits down in a challenge; the last to sit down begins the match. Of two at once one wins. */
@Injectable()
export class AcceptChallenge {
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
    return this.desk.change(call, (transaction) => this.sitDown(command, transaction));
  }

  /** Sits down as part of a transaction. */
  async sitDown(
    command: Omit<AcceptChallengeCommand, 'idempotencyKey'>,
    transaction: Transaction,
  ): Promise<ChallengeResult> {
    const challenge = await this.challenges.lock(command.challengeId, transaction);
    const free = freeSeat(challenge, command.userId);
    if (!free.ok) return refuse([free.error]);
    const closed = await this.admission.ofSeat(command.userId, challenge!, transaction);
    if (closed) return refuse([closed]);
    const rules = wishedRules(challenge!, command.rules);
    if (!rules.ok) return rules;
    const seat = {
      ...free.value,
      userId: command.userId,
      accepted: true,
      clientSeed: command.clientSeed ?? '',
      rules: rules.value,
    };
    const seats = challenge!.seats.map((other) => (other.seat === seat.seat ? seat : other));
    const filled = { ...challenge!, seats };
    const conflict = conflictFailure(filled);
    if (conflict) return refuse([conflict]);
    await this.challenges.updateSeat(challenge!.id, seat, transaction);
    const match = await this.starter.startIfFull(filled, transaction);
    return {
      ok: true,
      value: { challenge: match ? { ...filled, status: 'MATCHED' } : filled, match },
    };
  }
}

function freeSeat(challenge: Challenge | null, userId: string): Result<ChallengeSeat, Failure> {
  if (!challenge) return refuse(challengeFailure('CHALLENGE_NOT_FOUND', 'challengeId'));
  const seat = seatFor(challenge, userId);
  if (seat?.userId === userId && seat.accepted) {
    return refuse(challengeFailure('ALREADY_SEATED'));
  }
  if (challenge.status !== 'OPEN') return refuse(challengeFailure('CHALLENGE_OVER'));
  if (!seat) return refuse(challengeFailure('NOT_INVITED'));
  if (backingOf(challenge, userId)) return refuse(challengeFailure('BACKS_A_SEAT'));
  return { ok: true, value: seat };
}

/** The options that an accepter names, null for none. */
function wishedRules(
  { variant, preset }: Challenge,
  rules: unknown,
): Result<Options | null, readonly Failure[]> {
  const parsed = parseRules(variantOf(variant)!, { preset, rules, target: null });
  return parsed.ok ? { ok: true, value: chosenOf(rules, parsed.value) } : parsed;
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
