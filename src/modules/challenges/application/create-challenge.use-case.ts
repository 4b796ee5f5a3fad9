import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { ok, refuse, variantOf } from '../../../engine/index.js';
import type { Transaction } from '../../../platform/database/database.js';
import type { Result } from '../../../engine/index.js';
import type { Failure } from '../../../platform/api/failure.js';
import { keyedCall, keyFailure } from '../../../platform/idempotency/idempotency.js';
import { Outbox } from '../../../platform/events/outbox.js';
import { TryLimits } from '../../auth/application/index.js';
import { ShuffleChains } from '../../fairness/application/index.js';
import { FirstContact } from '../../matches/application/index.js';
import { Users } from '../../users/application/index.js';
import type { User } from '../../users/application/index.js';
import { invitedUsers, matchIfFull } from '../domain/challenge.js';
import type { Challenge, ChallengeSeat } from '../domain/challenge.js';
import { ChallengeStore } from '../storage/challenge-store.js';
import { Admission, refuseSeatsOf } from './admission.js';
import { guestFailures, isRatedWith } from './guest-admission.js';
import { BotSeats } from './bot-seats.js';
import { ChallengeWriter } from './challenge-writer.js';
import type { ChallengeResult } from './challenge-writer.js';
import { lobbyEvents } from './lobby.js';
import { happened } from '../../domain-events.js';
import { seedFailure, termsOf } from './challenge-terms.js';
import type { ChallengeTerms, ChallengeRequest } from './challenge-terms.js';
import { MatchStarter } from './match-starter.js';
import { SeatingFinder, challengeSeatsOf } from './seating.js';
import type { Seating, SeatingRequest, SeatPaths } from './seating.js';

export interface CreateChallengeCommand extends ChallengeRequest {
  readonly userId: string;
  readonly seating: SeatingRequest;
  readonly rulesFixed: boolean;
  readonly onlookers: boolean;
  readonly byInvitation: boolean;
  readonly peopleOnly: boolean;
  readonly clientSeed: string | null;
  readonly idempotencyKey: string | null;
}

/** The terms and the players. */
export interface Proposal extends ChallengeTerms {
  readonly creatorId: string;
  readonly seats: readonly ChallengeSeat[];
  /** The input fields that name the players of the seats. */
  readonly paths: SeatPaths;
  readonly rulesFixed: boolean;
  readonly onlookers: boolean;
  readonly byInvitation: boolean;
  readonly peopleOnly: boolean;
  /** The match of which it is a rematch. */
  readonly rematchOf: string | null;
}

/** Creates a challenge; if bots fill all its seats, it becomes a match at once. */
@Injectable()
export class CreateChallengeUseCase {
  constructor(
    private readonly writer: ChallengeWriter,
    private readonly seating: SeatingFinder,
    private readonly challenges: ChallengeStore,
    private readonly chains: ShuffleChains,
    private readonly starter: MatchStarter,
    private readonly outbox: Outbox,
    private readonly admission: Admission,
    private readonly bots: BotSeats,
    private readonly limits: TryLimits,
    private readonly users: Users,
    private readonly firstContact: FirstContact,
  ) {}

  /** @throws ApiError RATE_LIMITED when its creator creates too many, or has contacted too many people */
  async execute(command: CreateChallengeCommand): Promise<ChallengeResult> {
    const { userId, idempotencyKey, seating, clientSeed, ...request } = command;
    const [creator] = await Promise.all([
      this.users.byId(userId),
      this.limits.count([{ limit: 'challenger', key: userId }]),
    ]);
    const proposal = await this.proposalOf(command, creator);
    if (!proposal.ok) return proposal;
    const args = [request, seating, clientSeed];
    const call = keyedCall(userId, idempotencyKey, 'createChallenge', args);
    return this.writer.change(call, (transaction) => this.make(proposal.value, transaction));
  }

  /** Creates a challenge on terms that were checked before, as part of a transaction. */
  async make(
    { paths, mayBeUnrated, ...proposal }: Proposal,
    transaction: Transaction,
  ): Promise<ChallengeResult> {
    const { creatorId, variant, seats } = proposal;
    const terms = { ...proposal, variant: variant.key };
    const players = { creatorId, seats, paths };
    const failures = await this.admission.ofChallenge(players, transaction);
    if (failures.length > 0) return refuse(failures);
    const answered = await this.bots.answered({ ...terms, paths }, mayBeUnrated, transaction);
    if (!answered.ok) return answered;
    const { takenAt: createdAt, ...commitment } = await this.chains.take(creatorId, transaction);
    const made = { ...terms, ...commitment, createdAt, ...answered.value };
    const challenge = matchIfFull({ ...made, id: randomUUID(), status: 'OPEN', backers: [] });
    return this.write(challenge, transaction);
  }

  /** The proposed challenge, or all that is wrong with it. */
  private async proposalOf(
    command: CreateChallengeCommand,
    creator: User | null,
  ): Promise<Result<Proposal, readonly Failure[]>> {
    const { userId, idempotencyKey, clientSeed } = command;
    const { rulesFixed, onlookers, byInvitation, peopleOnly } = command;
    const terms = termsOf(command);
    const seatCount = variantOf(command.variant)?.seatCount ?? null;
    const seating = await this.seating.find(userId, command.seating, seatCount);
    const failures = [
      ...(terms.ok ? [] : terms.error),
      ...(seating.ok ? [] : seating.error),
      ...[seedFailure(clientSeed), keyFailure(idempotencyKey)].filter((it) => it !== null),
    ];
    if (!terms.ok || !seating.ok || failures.length > 0) return refuse(failures);
    const own = { userId, clientSeed: clientSeed ?? '', rules: terms.value.options };
    const seats = challengeSeatsOf(seating.value, own, terms.value.variant.seatCount);
    const players = { seats, paths: seating.value.paths };
    const rated = isRatedWith(creator, terms.value, seating.value);
    const guests = guestFailures(creator, { rated, byInvitation, seats, seating: seating.value });
    if (guests.length > 0) return refuse(guests);
    const strangers = await this.contact(userId, players, seating.value);
    if (strangers.length > 0) return refuse(strangers);
    return ok({
      ...terms.value,
      rated,
      ...players,
      creatorId: userId,
      rulesFixed,
      onlookers,
      byInvitation,
      peopleOnly,
      rematchOf: null,
    });
  }

  /** Why the creator must not contact the invited players. Counts the contact if it is allowed. */
  private async contact(
    creatorId: string,
    players: Pick<Proposal, 'seats' | 'paths'>,
    { users }: Seating,
  ): Promise<Failure[]> {
    const invited = invitedUsers(players);
    if (invited.length === 0) return [];
    // A program is not disturbed by an e-mail.
    const bots = [...users.values()].flatMap(({ id, isBot }) => (isBot ? [id] : []));
    const people = invited.filter((id) => !bots.includes(id));
    const strangers = await this.firstContact.outOfReach(creatorId, people);
    if (strangers.length > 0) return refuseSeatsOf(players, strangers, 'VERIFY_FIRST');
    await this.limits.count([{ limit: 'caller', key: creatorId }]);
    return [];
  }

  private async write(challenge: Challenge, transaction: Transaction): Promise<ChallengeResult> {
    const calls = invitedUsers(challenge).map((userId) =>
      happened('USER_CHALLENGED', { challengeId: challenge.id, userId }),
    );
    const events = [...calls, ...lobbyEvents(null, challenge)];
    this.outbox.tellAfter(transaction, events);
    await this.challenges.insert(challenge, events, transaction);
    return ok(await this.starter.startIfMatched(challenge, transaction));
  }
}
