import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database.js';
import type { Failure } from '../../../platform/api/failure.js';
import { BlockStore } from '../../blocks/application/index.js';
import { holderOf } from '../domain/backing.js';
import { invitedUsers, isInvited, seatedUsers } from '../domain/challenge.js';
import type { Challenge, ChallengeSeat } from '../domain/challenge.js';
import type { ChallengeFailureCode } from '../domain/challenge-failures.js';
import { ChallengeStore } from '../storage/challenge-store.js';
import { challengeFailure } from './challenge-failure.js';
import { RunningMatches } from './running-matches.js';
import { Strangers } from './strangers.js';

/** How many challenges of one user may be open at a time. */
const MAX_OPEN = 200;

/** Who may make a challenge, and who may sit down in one; asked within the transaction that writes. */
@Injectable()
export class Admission {
  constructor(
    private readonly challenges: ChallengeStore,
    private readonly running: RunningMatches,
    private readonly blocks: BlockStore,
    private readonly strangers: Strangers,
  ) {}

  /** Why a challenge cannot be made. Its creator is held: of two at once the second sees the first. */
  async ofChallenge(
    creatorId: string,
    seats: readonly ChallengeSeat[],
    transaction: Transaction,
  ): Promise<Failure[]> {
    await this.challenges.holdCreator(creatorId, transaction);
    const { open, called } = await this.challenges.standing(creatorId, transaction);
    if (open >= MAX_OPEN) return [challengeFailure('TOO_MANY_CHALLENGES')];
    const full = await this.running.full([creatorId], transaction);
    if (full.length > 0) return [challengeFailure('TOO_MANY_MATCHES')];
    const shut = await this.unavailable(creatorId, seats, transaction);
    return shut.length > 0 ? shut : named(seats, called, 'ALREADY_CHALLENGED');
  }

  /** Why a user cannot sit down; of others' reasons the answer tells nothing. */
  async ofSeat(
    userId: string,
    challenge: Challenge,
    transaction: Transaction,
  ): Promise<Failure | null> {
    if (await this.isKeptAway(userId, challenge, transaction)) {
      return challengeFailure('OPPONENT_UNAVAILABLE');
    }
    const full = await this.running.full([...seatedUsers(challenge), userId], transaction);
    if (full.includes(userId)) return challengeFailure('TOO_MANY_MATCHES');
    return full.length > 0 ? challengeFailure('OPPONENT_UNAVAILABLE') : null;
  }

  /** Why a user cannot ask the holder of a seat to back it. */
  async ofBacker(
    userId: string,
    challenge: Challenge,
    seat: number,
    transaction: Transaction,
  ): Promise<Failure | null> {
    if (await this.isKeptAway(userId, challenge, transaction)) {
      return challengeFailure('OPPONENT_UNAVAILABLE');
    }
    const holder = holderOf(challenge, seat)!;
    const strangers = await this.strangers.outOfReach(userId, [holder], transaction);
    return strangers.length > 0 ? challengeFailure('VERIFY_FIRST', 'seat') : null;
  }

  /** Whether somebody who sits there has blocked the user. */
  private async isKeptAway(
    userId: string,
    challenge: Challenge,
    transaction: Transaction,
  ): Promise<boolean> {
    const blockers = await this.blocks.blockersAmong(seatedUsers(challenge), userId, transaction);
    return blockers.length > 0;
  }

  /** Those who have blocked the creator; the answer does not say why they cannot be played with. */
  private async unavailable(
    creatorId: string,
    seats: readonly ChallengeSeat[],
    transaction: Transaction,
  ): Promise<Failure[]> {
    const invited = invitedUsers({ seats });
    if (invited.length === 0) return [];
    const blockers = await this.blocks.blockersAmong(invited, creatorId, transaction);
    return named(seats, blockers, 'OPPONENT_UNAVAILABLE');
  }
}

/** The failure at each seat that waits for one of these users. */
export function named(
  seats: readonly ChallengeSeat[],
  users: readonly string[],
  code: ChallengeFailureCode,
): Failure[] {
  return seats
    .filter((seat) => isInvited(seat) && users.includes(seat.userId!))
    .map(({ seat }) => challengeFailure(code, 'opponents', String(seat - 1)));
}
