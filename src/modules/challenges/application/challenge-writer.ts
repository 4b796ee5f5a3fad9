import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import type { Transaction } from '../../../platform/database/database.js';
import type { Failure } from '../../../platform/api/failure.js';
import { Idempotency } from '../../../platform/idempotency/idempotency.js';
import type { KeyedCall } from '../../../platform/idempotency/idempotency.js';
import { Matches } from '../../matches/application/index.js';
import type { StoredMatch } from '../../matches/application/index.js';
import type { Challenge } from '../domain/challenge.js';
import { ChallengeStore } from '../storage/challenge-store.js';
import { Challenges } from '../storage/challenges.js';
import { challengeFailure } from './failures.js';

/** The result of a call: the challenge as it is now, and the match that it has become. */
export interface ChallengeOutcome {
  readonly challenge: Challenge;
  readonly match: StoredMatch | null;
}

export type ChallengeResult = Result<ChallengeOutcome, readonly Failure[]>;

/** Writes every change of a challenge: in one transaction, and only once for an idempotency key. */
@Injectable()
export class ChallengeWriter {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly challenges: Challenges,
    private readonly store: ChallengeStore,
    private readonly matches: Matches,
  ) {}

  /** @param work changes a challenge within a transaction; a refusal writes nothing */
  async change(
    call: KeyedCall,
    work: (transaction: Transaction) => Promise<ChallengeResult>,
  ): Promise<ChallengeResult> {
    const done = await this.idempotency.once<ChallengeOutcome, readonly Failure[]>(call, {
      first: (write) =>
        write(async (transaction, keep) => {
          const result = await work(transaction);
          if (result.ok) await keep(result.value.challenge.id);
          return result;
        }),
      again: (challengeId) => this.currentResult(challengeId),
    });
    if (!done.ok) return refuse([done.error].flat());
    return done;
  }

  /** Like `change`, for an existing challenge, which is locked meanwhile. */
  changeOne(
    call: KeyedCall,
    challengeId: string,
    work: (challenge: Challenge, transaction: Transaction) => Promise<ChallengeResult>,
  ): Promise<ChallengeResult> {
    return this.change(call, async (transaction) => {
      const challenge = await this.store.lock(challengeId, transaction);
      if (!challenge) return refuse([unknownChallenge()]);
      return work(challenge, transaction);
    });
  }

  /** The challenge of an earlier call as it is now; it may have been deleted since. */
  private async currentResult(challengeId: string): Promise<ChallengeResult> {
    const challenge = await this.challenges.find(challengeId);
    if (!challenge) return refuse([challengeFailure('CHALLENGE_NOT_FOUND')]);
    return ok({ challenge, match: await this.matches.find(challenge.matchId) });
  }
}

/** The failure for an id that belongs to no challenge. */
export const unknownChallenge = (): Failure =>
  challengeFailure('CHALLENGE_NOT_FOUND', 'challengeId');
