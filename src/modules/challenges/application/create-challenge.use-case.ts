import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { ok, refuse } from '../../../engine/index.js';
import type { Transaction } from '../../../platform/database/database.js';
import { keyedCall } from '../../../platform/idempotency/once.js';
import { Outbox } from '../../../platform/tasks/outbox.js';
import { TryLimits } from '../../auth/application/index.js';
import { ShuffleChainStore } from '../../fairness/application/index.js';
import { invitedUsers } from '../domain/challenge.js';
import type { Challenge, ChallengeSeat } from '../domain/challenge.js';
import { ChallengeStore } from '../storage/challenge-store.js';
import { Admission, named } from './admission.js';
import { ChallengeDesk, challengeNotice } from './challenge-desk.js';
import type { ChallengeResult } from './challenge-desk.js';
import { seedFailure, termsOf } from './challenge-wish.js';
import type { ChallengeTerms, ChallengeWish } from './challenge-wish.js';
import { MatchStarter } from './match-starter.js';
import { Opponents } from './opponents.js';
import type { OpponentWish } from './opponents.js';

export interface CreateChallengeCommand extends ChallengeWish {
  readonly userId: string;
  /** Absent: open to anyone for every other seat. */
  readonly opponents: readonly OpponentWish[] | null;
  readonly rulesFixed: boolean;
  readonly onlookers: boolean;
  readonly clientSeed: string | null;
  readonly idempotencyKey: string | null;
}

/** What is to be played, and by whom. */
export interface Proposal extends ChallengeTerms {
  readonly creatorId: string;
  readonly seats: readonly ChallengeSeat[];
  readonly rulesFixed: boolean;
  readonly onlookers: boolean;
  /** The match that it plays again. */
  readonly rematchOf: string | null;
}

/** Makes a challenge; one whose seats are all filled, by house bots, becomes a match at once. */
@Injectable()
export class CreateChallengeUseCase {
  constructor(
    private readonly desk: ChallengeDesk,
    private readonly opponents: Opponents,
    private readonly challenges: ChallengeStore,
    private readonly chains: ShuffleChainStore,
    private readonly starter: MatchStarter,
    private readonly outbox: Outbox,
    private readonly admission: Admission,
    private readonly limits: TryLimits,
  ) {}

  /** @throws ApiError RATE_LIMITED when its creator makes too many, or has called to too many people */
  async execute(command: CreateChallengeCommand): Promise<ChallengeResult> {
    const { userId, idempotencyKey, opponents, clientSeed, ...wish } = command;
    const badSeed = seedFailure(clientSeed);
    if (badSeed) return refuse([badSeed]);
    const terms = termsOf(wish);
    if (!terms.ok) return terms;
    await this.limits.count([{ limit: 'challenger', key: userId }]);
    const others = await this.othersOf(userId, opponents ?? [], terms.value.variant.seatCount);
    if (!others.ok) return others;
    const seats = [creatorSeat(userId, clientSeed, terms.value), ...others.value];
    const args = [wish, opponents, clientSeed];
    const call = keyedCall(userId, idempotencyKey, 'createChallenge', args);
    const { rulesFixed, onlookers } = command;
    const proposal = { ...terms.value, creatorId: userId, seats, rulesFixed, onlookers };
    return this.desk.change(call, (transaction) =>
      this.make({ ...proposal, rematchOf: null }, transaction),
    );
  }

  /** Makes a challenge on terms that are known to be good, as part of a transaction. */
  async make(proposal: Proposal, transaction: Transaction): Promise<ChallengeResult> {
    const { creatorId, variant, seats } = proposal;
    const failures = await this.admission.ofChallenge(creatorId, seats, transaction);
    if (failures.length > 0) return refuse(failures);
    const next = await this.chains.take(creatorId, transaction);
    return this.write(
      { ...proposal, ...next, id: randomUUID(), variant: variant.key, status: 'OPEN', backers: [] },
      transaction,
    );
  }

  /** The seats of the others, where the creator may call to them. */
  private async othersOf(
    creatorId: string,
    wishes: readonly OpponentWish[],
    seatCount: number,
  ): ReturnType<Opponents['seats']> {
    const found = await this.opponents.seats(creatorId, wishes, seatCount);
    const invited = found.ok ? invitedUsers({ seats: found.value }) : [];
    if (!found.ok || invited.length === 0) return found;
    const strangers = await this.admission.outOfReach(creatorId, invited);
    if (strangers.length > 0) return refuse(named(found.value, strangers, 'VERIFY_FIRST'));
    await this.limits.count([{ limit: 'caller', key: creatorId }]);
    return found;
  }

  private async write(
    proposed: Omit<Challenge, 'createdAt'>,
    transaction: Transaction,
  ): Promise<ChallengeResult> {
    const challenge = await this.challenges.insert(proposed, transaction);
    const invited = invitedUsers(challenge);
    const notices = invited.map((userId) => challengeNotice('CHALLENGE', challenge, userId));
    await this.outbox.add(transaction, notices);
    return ok(await this.starter.startIfFull(challenge, transaction));
  }
}

function creatorSeat(userId: string, seed: string | null, terms: ChallengeTerms): ChallengeSeat {
  const rules = terms.options;
  return { seat: 0, userId, isBot: false, accepted: true, clientSeed: seed ?? '', rules };
}
