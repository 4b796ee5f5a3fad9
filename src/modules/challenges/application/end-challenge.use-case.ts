import { Injectable } from '@nestjs/common';
import { refuse } from '../../../engine/index.js';
import type { Transaction } from '../../../platform/database/database.js';
import type { Failure } from '../../../platform/api/failure.js';
import { keyedCall } from '../../../platform/idempotency/idempotency.js';
import { Outbox } from '../../../platform/tasks/outbox.js';
import type { Challenge, ChallengeStatus } from '../domain/challenge.js';
import { ChallengeStore } from '../storage/challenge-store.js';
import { challengeFailure } from './challenge-failure.js';
import { ChallengeDesk } from './challenge-desk.js';
import type { ChallengeResult } from './challenge-desk.js';
import { declinedNotice } from './owed.js';

type Ending = Extract<ChallengeStatus, 'DECLINED' | 'CANCELLED'>;

/** Declines a challenge (somebody it names) or cancels it (its creator): it will not be played. */
@Injectable()
export class EndChallenge {
  constructor(
    private readonly desk: ChallengeDesk,
    private readonly challenges: ChallengeStore,
    private readonly outbox: Outbox,
  ) {}

  decline(userId: string, challengeId: string): Promise<ChallengeResult> {
    return this.end(userId, challengeId, 'DECLINED');
  }

  cancel(userId: string, challengeId: string): Promise<ChallengeResult> {
    return this.end(userId, challengeId, 'CANCELLED');
  }

  private end(userId: string, challengeId: string, ending: Ending): Promise<ChallengeResult> {
    const call = keyedCall(userId, null, ending, [challengeId]);
    return this.desk.change(call, async (transaction) => {
      const challenge = await this.challenges.lock(challengeId, transaction);
      const failure = endFailure(challenge, userId, ending);
      return failure ? refuse([failure]) : this.write(challenge!, ending, transaction);
    });
  }

  private async write(
    challenge: Challenge,
    ending: Ending,
    transaction: Transaction,
  ): Promise<ChallengeResult> {
    await this.challenges.updateStatus(challenge.id, ending, transaction);
    if (ending === 'DECLINED') await this.outbox.add(transaction, [declinedNotice(challenge)]);
    return { ok: true, value: { challenge: { ...challenge, status: ending }, match: null } };
  }
}

function endFailure(challenge: Challenge | null, userId: string, ending: Ending): Failure | null {
  if (!challenge) return challengeFailure('CHALLENGE_NOT_FOUND', 'challengeId');
  const isCreator = challenge.creatorId === userId;
  const isNamed = challenge.seats.some((seat) => seat.userId === userId && !seat.accepted);
  if (ending === 'CANCELLED' && !isCreator) return challengeFailure('NOT_YOUR_CHALLENGE');
  if (ending === 'DECLINED' && !isNamed) return challengeFailure('NOT_INVITED');
  return challenge.status === 'OPEN' ? null : challengeFailure('CHALLENGE_OVER');
}
