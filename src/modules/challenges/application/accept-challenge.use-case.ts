import { Injectable } from '@nestjs/common';
import { ok, refuse, variantOf } from '../../../engine/index.js';
import type { Options, Result } from '../../../engine/index.js';
import type { Transaction } from '../../../platform/database/database.js';
import type { Failure } from '../../../platform/api/failure.js';
import { Outbox } from '../../../platform/events/outbox.js';
import { keyedCall, keyFailure } from '../../../platform/idempotency/idempotency.js';
import {
  backingOf,
  firstFreeSeat,
  isRateable,
  isSecretTo,
  matchIfFull,
  seatOfUser,
} from '../domain/challenge.js';
import type { Challenge, ChallengeSeat } from '../domain/challenge.js';
import { ChallengeStore } from '../storage/challenge-store.js';
import { Admission } from './admission.js';
import { BotSeats } from './bot-seats.js';
import { ChallengeWriter, unknownChallenge } from './challenge-writer.js';
import type { ChallengeResult } from './challenge-writer.js';
import { chosenOf, parseChallengeRules, seedFailure } from './challenge-terms.js';
import { challengeFailure } from './failures.js';
import { InvitationRules } from './invitation-rules.js';
import { Invitations } from './invitations.js';
import { lobbyEvents } from './lobby.js';
import { agreedRules, MatchStarter } from './match-starter.js';

/** A player who sits down, and their choices. */
interface JoiningPlayer {
  readonly userId: string;
  /**
   * The single options that the player chose; where they differ from the creator's, the default applies (rules
   * 7.1).
   */
  readonly rules: Options | null;
  readonly clientSeed: string | null;
  /** The seat that the player wants; null for the seat reserved for them, or else the first free one. */
  readonly seat: number | null;
  /** Whether the player has an invitation to this challenge. */
  readonly isInvited: boolean;
  /** What is wrong with the idempotency key; null when it is valid. */
  readonly badKey: Failure | null;
}

export interface AcceptChallengeCommand extends Omit<JoiningPlayer, 'isInvited' | 'badKey'> {
  /** The token of an invitation link; null for none. */
  readonly invitationToken: string | null;
  readonly challengeId: string;
  readonly idempotencyKey: string | null;
}

/**
 * Sits down in a challenge; the match starts when the last player sits down. If two players take the last
 * seat at the same time, one succeeds.
 */
@Injectable()
export class AcceptChallengeUseCase {
  constructor(
    private readonly writer: ChallengeWriter,
    private readonly challenges: ChallengeStore,
    private readonly outbox: Outbox,
    private readonly starter: MatchStarter,
    private readonly admission: Admission,
    private readonly invitations: Invitations,
    private readonly rules: InvitationRules,
    private readonly bots: BotSeats,
  ) {}

  async execute(command: AcceptChallengeCommand): Promise<ChallengeResult> {
    const { userId, challengeId, rules, clientSeed, seat, idempotencyKey } = command;
    const { invitationToken } = command;
    const isInvited =
      invitationToken !== null && this.invitations.isFor(invitationToken, challengeId);
    const badKey = keyFailure(idempotencyKey);
    if (invitationToken !== null && !isInvited) {
      const wrong = challengeFailure('INVITATION_INVALID', 'invitationToken');
      return refuse([wrong, seedFailure(clientSeed), badKey].filter((it) => it !== null));
    }
    const args = [challengeId, rules, clientSeed, seat, invitationToken];
    // An invalid key is reported together with all other failures.
    const key = badKey ? null : idempotencyKey;
    const call = keyedCall(userId, key, 'acceptChallenge', args);
    return this.writer.changeOne(call, challengeId, (challenge, transaction) =>
      this.sitDown(challenge, { ...command, isInvited, badKey }, transaction),
    );
  }

  /** Sits down as part of a transaction that has locked the challenge. */
  async sitDown(
    challenge: Challenge,
    player: JoiningPlayer,
    transaction: Transaction,
  ): Promise<ChallengeResult> {
    const { userId, rules, clientSeed, isInvited, badKey } = player;
    if (!isInvited && isSecretTo(challenge, userId)) return refuse([unknownChallenge()]);
    const free = freeSeat(challenge, player);
    const requested = requestedRules(challenge, rules);
    const badSeed = seedFailure(clientSeed);
    if (!free.ok || !requested.ok || badSeed || badKey) {
      const inRules = requested.ok ? [] : requested.error;
      const others = [badSeed, badKey].filter((it) => it !== null);
      return refuse([...(free.ok ? [] : [free.error]), ...inRules, ...others]);
    }
    const own = { userId, accepted: true, clientSeed: clientSeed ?? '', rules: requested.value };
    const seat = { ...free.value, ...own };
    const seats = challenge.seats.map((other) => (other.seat === seat.seat ? seat : other));
    const seated = matchIfFull({ ...challenge, seats });
    const refusal =
      (await this.closedTo(player, challenge, transaction)) ?? conflictFailure(seated);
    if (refusal) return refuse([refusal]);
    const events = lobbyEvents(challenge, seated);
    this.outbox.tellAfter(transaction, events);
    await this.challenges.updateSeat(seated, seat, events, transaction);
    return ok(await this.starter.startIfMatched(seated, transaction));
  }

  private async closedTo(
    player: JoiningPlayer,
    challenge: Challenge,
    transaction: Transaction,
  ): Promise<Failure | null> {
    const { userId, isInvited } = player;
    if (isInvited && !(await this.rules.allow(challenge.id, userId, transaction)))
      return challengeFailure('INVITATION_INVALID', 'invitationToken');
    return (
      (await this.admission.ofSeat(userId, challenge, transaction)) ??
      (await this.bots.ofSeat(player, challenge, transaction))
    );
  }
}

function freeSeat(challenge: Challenge, player: JoiningPlayer): Result<ChallengeSeat, Failure> {
  const { userId } = player;
  const own = seatOfUser(challenge, userId);
  if (own?.accepted) return refuse(challengeFailure('ALREADY_SEATED'));
  if (challenge.status !== 'OPEN') return refuse(challengeFailure('CHALLENGE_OVER'));
  if (backingOf(challenge, userId)) return refuse(challengeFailure('BACKS_A_SEAT'));
  return own ? reservedSeat(own, player.seat) : openSeat(challenge, player.seat);
}

/** The seat that is reserved for a player: they cannot take another. */
function reservedSeat(own: ChallengeSeat, wanted: number | null): Result<ChallengeSeat, Failure> {
  if (wanted === null || wanted === own.seat) return ok(own);
  return refuse(challengeFailure('SEAT_KEPT_FOR_YOU', 'seat'));
}

function openSeat(challenge: Challenge, wanted: number | null): Result<ChallengeSeat, Failure> {
  const free = firstFreeSeat(challenge);
  if (wanted === null) return free ? ok(free) : refuse(challengeFailure('NOT_INVITED'));
  const seat = challenge.seats.find((other) => other.seat === wanted);
  if (!seat) return refuse(challengeFailure('SEAT_UNKNOWN', 'seat'));
  return seat.userId === null ? ok(seat) : refuse(challengeFailure('SEAT_TAKEN', 'seat'));
}

/** The options that an accepting player names, null for none. */
function requestedRules(
  { variant, preset }: Challenge,
  rules: Options | null,
): Result<Options | null, readonly Failure[]> {
  const parsed = parseChallengeRules(variantOf(variant)!, { preset, rules, target: null });
  return parsed.ok ? ok(chosenOf(rules, parsed.value)) : parsed;
}

/** Why a player with different rules is refused; null when the player is accepted. */
function conflictFailure(challenge: Challenge): Failure | null {
  const { options, conflicts } = agreedRules(challenge);
  if (conflicts.length === 0) return null;
  if (challenge.rulesFixed) return challengeFailure('RULES_FIXED', 'rules');
  const variant = variantOf(challenge.variant)!;
  const rateable = !challenge.rated || isRateable(variant, challenge.preset, options);
  return rateable ? null : challengeFailure('NOT_RATEABLE', 'rules');
}
