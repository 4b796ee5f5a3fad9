import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import type { Failure } from '../../../platform/api/failure.js';
import { HouseBots, UserStore } from '../../users/application/index.js';
import type { User } from '../../users/application/index.js';
import type { ChallengeSeat } from '../domain/challenge.js';
import { challengeFailure } from './failures.js';

/** Somebody to play against: exactly one of the two. */
export interface OpponentWish {
  readonly username?: string | null;
  readonly bot?: string | null;
}

/** Who a challenge is for: `opponents[i]` at seat i + 1, whoever comes at the seats that are left. */
@Injectable()
export class Opponents {
  constructor(
    private readonly users: UserStore,
    private readonly bots: HouseBots,
  ) {}

  async seats(
    creatorId: string,
    wishes: readonly OpponentWish[],
    seatCount: number,
  ): Promise<Result<ChallengeSeat[], readonly Failure[]>> {
    if (wishes.length > seatCount - 1) {
      return refuse([challengeFailure('TOO_MANY_OPPONENTS', 'opponents')]);
    }
    const found = await Promise.all(wishes.map((wish) => this.find(wish)));
    const users = found.map((result) => (result.ok ? result.value : null));
    const failures = [
      ...found.flatMap((result, i) => (result.ok ? [] : [at(result.error, i)])),
      ...clashes(creatorId, users),
    ];
    if (failures.length > 0) return refuse(failures);
    return ok(Array.from({ length: seatCount - 1 }, (_, i) => seatOf(i + 1, users[i] ?? null)));
  }

  private async find({ username, bot }: OpponentWish): Promise<Result<User, Failure>> {
    const isBot = typeof bot === 'string';
    if (isBot === (typeof username === 'string')) {
      return refuse(challengeFailure('OPPONENT_INVALID'));
    }
    const user = isBot ? await this.bots.byLevel(bot) : await this.users.byUsername(username!);
    return user ? ok(user) : refuse(challengeFailure(isBot ? 'UNKNOWN_BOT' : 'UNKNOWN_OPPONENT'));
  }
}

const at = (failure: Failure, index: number): Failure => ({
  ...failure,
  path: ['opponents', String(index)],
});

function clashes(creatorId: string, users: readonly (User | null)[]): Failure[] {
  return users.flatMap((user, i) => {
    if (!user || user.isBot) return [];
    if (user.id === creatorId) return [at(challengeFailure('OPPONENT_IS_YOU'), i)];
    const twice = users.findIndex((other) => other?.id === user.id) < i;
    return twice ? [at(challengeFailure('OPPONENT_TWICE'), i)] : [];
  });
}

/** House bots accept at once and bring no seed. */
function seatOf(seat: number, user: User | null): ChallengeSeat {
  const isBot = user?.isBot ?? false;
  return { seat, userId: user?.id ?? null, isBot, accepted: isBot, clientSeed: '', rules: null };
}
