import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../../platform/config/config.module.js';
import type { Config } from '../../../platform/config/config.js';
import type { Transaction } from '../../../platform/database/database.js';
import type { Failure } from '../../../platform/api/failure.js';
import { Blocks } from '../../blocks/application/index.js';
import { FirstContact, Matches } from '../../matches/application/index.js';
import { Users } from '../../users/application/index.js';
import { holderOf, invitedUsers, isInvited, seatedUsers } from '../domain/challenge.js';
import type { Challenge, ChallengeSeat } from '../domain/challenge.js';
import { ChallengeStore } from '../storage/challenge-store.js';
import { challengeFailure } from './failures.js';
import type { SeatPaths } from './seating.js';

/** How many challenges of one user may be open at a time. */
const MAX_OPEN = 200;

/** The players of a new challenge, and the input fields that name them. */
interface NamedPlayers {
  readonly creatorId: string;
  readonly seats: readonly ChallengeSeat[];
  /** Empty when the input names nobody. */
  readonly paths: SeatPaths;
}

/** Decides who may create a challenge and who may sit down; it runs in the transaction that writes. */
@Injectable()
export class Admission {
  constructor(
    private readonly challenges: ChallengeStore,
    private readonly matches: Matches,
    private readonly users: Users,
    private readonly blocks: Blocks,
    private readonly contact: FirstContact,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Why a challenge cannot be created. Locks its creator, so that the second of two calls sees the first
   * challenge.
   */
  async ofChallenge(
    { creatorId, seats, paths }: NamedPlayers,
    transaction: Transaction,
  ): Promise<Failure[]> {
    const invited = invitedUsers({ seats });
    await this.challenges.holdCreator(creatorId, transaction);
    const { open, challenged } = await this.challenges.standing(creatorId, transaction);
    const busy = await this.busyAmong([creatorId], transaction);
    const blockers = await this.blocks.blockersAmong(invited, creatorId, transaction);
    // The answer does not reveal why a player is unavailable.
    const alreadyChallenged = challenged.filter((userId) => !blockers.includes(userId));
    return [
      ...(open >= MAX_OPEN ? [challengeFailure('TOO_MANY_CHALLENGES')] : []),
      ...(busy.length > 0 ? [challengeFailure('TOO_MANY_MATCHES')] : []),
      ...refuseSeatsOf({ seats, paths }, blockers, 'OPPONENT_UNAVAILABLE'),
      ...refuseSeatsOf({ seats, paths }, alreadyChallenged, 'ALREADY_CHALLENGED'),
    ];
  }

  /** Why a user cannot sit down; the answer does not reveal reasons that concern others. */
  async ofSeat(
    userId: string,
    challenge: Challenge,
    transaction: Transaction,
  ): Promise<Failure | null> {
    const seated = seatedUsers(challenge);
    const blockers = await this.blocks.blockersAmong(seated, userId, transaction);
    if (blockers.length > 0) return challengeFailure('OPPONENT_UNAVAILABLE');
    const busy = await this.busyAmong([...seated, userId], transaction);
    if (busy.includes(userId)) return challengeFailure('TOO_MANY_MATCHES');
    return busy.length > 0 ? challengeFailure('OPPONENT_UNAVAILABLE') : null;
  }

  /** Why a user cannot ask the holder of a seat to back it. */
  async ofBacker(
    userId: string,
    challenge: Challenge,
    seat: number,
    transaction: Transaction,
  ): Promise<Failure | null> {
    const blockers = await this.blocks.blockersAmong(seatedUsers(challenge), userId, transaction);
    if (blockers.length > 0) return challengeFailure('OPPONENT_UNAVAILABLE');
    const strangers = await this.contact.outOfReach(
      userId,
      [holderOf(challenge, seat)!],
      transaction,
    );
    return strangers.length > 0 ? challengeFailure('VERIFY_FIRST', 'seat') : null;
  }

  /** The users who cannot start another match; house bots have no limit. */
  private async busyAmong(
    userIds: readonly string[],
    transaction: Transaction,
  ): Promise<readonly string[]> {
    const { RUNNING_MATCHES, GUEST_MATCHES } = this.config;
    const running = await this.matches.countRunning(userIds, transaction);
    const has = (id: string, most: number) => (running.get(id) ?? 0) >= most;
    const many = userIds.filter((id) => has(id, Math.min(RUNNING_MATCHES, GUEST_MATCHES)));
    if (many.length === 0) return many;
    const users = await this.users.keep(many, transaction);
    return many.filter((id) => users.get(id)?.isGuest || has(id, RUNNING_MATCHES));
  }
}

/** The failure at each seat that waits for one of these users. */
export function refuseSeatsOf(
  { seats, paths }: Pick<NamedPlayers, 'seats' | 'paths'>,
  users: readonly string[],
  code: 'VERIFY_FIRST' | 'OPPONENT_UNAVAILABLE' | 'ALREADY_CHALLENGED',
): Failure[] {
  return seats
    .filter((seat) => isInvited(seat) && users.includes(seat.userId!))
    .map(({ seat }) => challengeFailure(code, ...(paths.get(seat) ?? [])));
}
