import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { refuse } from '../../../engine/index.js';
import type { Failure } from '../../../platform/graphql/user-error.js';
import { keyedCall } from '../../../platform/idempotency/idempotency.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { TryLimits } from '../../auth/application/index.js';
import { BlockStore } from '../../blocks/application/index.js';
import { drawChain, ShuffleChains } from '../../fairness/application/index.js';
import type { Chain } from '../../fairness/application/index.js';
import type { Challenge, ChallengeSeat } from '../domain/challenge.js';
import { challengeFailure } from './challenge-failure.js';
import { ChallengeDesk } from './challenge-desk.js';
import type { ChallengeResult } from './challenge-desk.js';
import { ChallengeStore } from './challenge-store.js';
import { seedFailure, termsOf } from './challenge-wish.js';
import type { ChallengeTerms, ChallengeWish } from './challenge-wish.js';
import { MatchStarter } from './match-starter.js';
import { invitationsOf } from './owed.js';
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

/** How many challenges of one user may be open at a time. */
const MAX_OPEN = 200;

/** Makes a challenge; one whose seats are all filled, by house bots, becomes a match at once. */
@Injectable()
export class CreateChallenge {
  constructor(
    private readonly desk: ChallengeDesk,
    private readonly opponents: Opponents,
    private readonly challenges: ChallengeStore,
    private readonly chains: ShuffleChains,
    private readonly starter: MatchStarter,
    private readonly outbox: Outbox,
    private readonly blocks: BlockStore,
    private readonly limits: TryLimits,
  ) {}

  /** @throws ApiError RATE_LIMITED when its creator has called to too many people within an hour */
  async execute(command: CreateChallengeCommand): Promise<ChallengeResult> {
    const { userId, idempotencyKey, opponents, clientSeed, ...wish } = command;
    const badSeed = seedFailure(clientSeed);
    if (badSeed) return refuse([badSeed]);
    const terms = termsOf(wish);
    if (!terms.ok) return terms;
    const others = await this.opponents.seats(
      userId,
      opponents ?? [],
      terms.value.variant.seatCount,
    );
    if (!others.ok) return others;
    if (others.value.some(isInvited)) await this.limits.count([{ limit: 'caller', key: userId }]);
    const seats = [creatorSeat(userId, clientSeed, terms.value), ...others.value];
    const args = [wish, opponents, clientSeed];
    const call = keyedCall(userId, idempotencyKey, 'createChallenge', args);
    const spare = await drawChain();
    const { rulesFixed, onlookers } = command;
    const proposal = { ...terms.value, creatorId: userId, seats, rulesFixed, onlookers };
    return this.desk.change(call, (manager) =>
      this.make({ ...proposal, rematchOf: null }, spare, manager),
    );
  }

  /**
   * Makes a challenge on terms that are known to be good, as part of a transaction.
   *
   * @param spare a chain for the match after it, should there be none yet
   */
  async make(proposal: Proposal, spare: Chain, manager: EntityManager): Promise<ChallengeResult> {
    const { creatorId, variant, seats } = proposal;
    if ((await this.challenges.countOpen(creatorId, manager)) >= MAX_OPEN) {
      return refuse([challengeFailure('TOO_MANY_CHALLENGES')]);
    }
    const shut = await this.unavailable(creatorId, seats, manager);
    if (shut.length > 0) return refuse(shut);
    const next = await this.chains.take(creatorId, spare, manager);
    return this.write(
      { ...proposal, ...next, id: randomUUID(), variant: variant.key, status: 'OPEN', backers: [] },
      manager,
    );
  }

  /** Those who have blocked the creator; the answer does not say why they cannot be played with. */
  private async unavailable(
    creatorId: string,
    seats: readonly ChallengeSeat[],
    manager: EntityManager,
  ): Promise<Failure[]> {
    const named = seats.flatMap(({ userId }) => (userId ? [userId] : []));
    const blockers = await this.blocks.blockersAmong(named, creatorId, manager);
    return seats
      .filter(({ userId }) => userId && blockers.includes(userId))
      .map(({ seat }) => challengeFailure('OPPONENT_UNAVAILABLE', 'opponents', String(seat - 1)));
  }

  private async write(
    proposed: Omit<Challenge, 'createdAt'>,
    manager: EntityManager,
  ): Promise<ChallengeResult> {
    const challenge = await this.challenges.insert(proposed, manager);
    await this.outbox.add(manager, invitationsOf(challenge));
    const match = await this.starter.startIfFull(challenge, manager);
    const status = match ? 'MATCHED' : challenge.status;
    return { ok: true, value: { challenge: { ...challenge, status }, match } };
  }
}

const isInvited = ({ userId, accepted }: ChallengeSeat): boolean => userId !== null && !accepted;

function creatorSeat(userId: string, seed: string | null, terms: ChallengeTerms): ChallengeSeat {
  const rules = terms.options;
  return { seat: 0, userId, isBot: false, accepted: true, clientSeed: seed ?? '', rules };
}
