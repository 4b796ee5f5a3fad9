import { Injectable } from '@nestjs/common';
import { refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import { breaksUnique, Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import type { Failure } from '../../../platform/api/failure.js';
import {
  findAnswer,
  isRepeat,
  KEY_CONSTRAINT,
  keyFailure,
  keyReused,
  storeAnswer,
} from '../../../platform/idempotency/idempotency.js';
import type { KeyedCall } from '../../../platform/idempotency/idempotency.js';
import { Relay } from '../../../platform/tasks/relay.js';
import { MatchStore } from '../../matches/application/index.js';
import type { StoredMatch } from '../../matches/application/index.js';
import type { Challenge } from '../domain/challenge.js';
import { ChallengeStore } from '../storage/challenge-store.js';
import { challengeFailure } from './challenge-failure.js';

/** What a call did to a challenge: the challenge as it is now, and the match it has become. */
export interface ChallengeOutcome {
  readonly challenge: Challenge;
  readonly match: StoredMatch | null;
}

export type ChallengeResult = Result<ChallengeOutcome, readonly Failure[]>;

/** Changes a challenge within a transaction; a refusal writes nothing. */
export type ChallengeWork = (transaction: Transaction) => Promise<ChallengeResult>;

/** An equal call was first: the challenge that it was about. */
interface Repeat {
  readonly repeats: string;
}

class Refused extends Error {
  constructor(readonly failures: readonly Failure[]) {
    super('refused');
  }
}

/** Where every change of a challenge is made: once for a key, all of it or nothing. */
@Injectable()
export class ChallengeDesk {
  constructor(
    private readonly database: Database,
    private readonly challenges: ChallengeStore,
    private readonly matches: MatchStore,
    private readonly relay: Relay,
  ) {}

  async change(call: KeyedCall, work: ChallengeWork): Promise<ChallengeResult> {
    const badKey = keyFailure(call.key);
    if (badKey) return refuse([badKey]);
    try {
      const done = await this.database.transaction((transaction) =>
        this.once(call, work, transaction),
      );
      this.relay.kick();
      return 'repeats' in done ? await this.asItIs(done.repeats) : done;
    } catch (error) {
      if (error instanceof Refused) return this.refused(call, error.failures);
      // An equal call was first: what it did is the answer.
      if (breaksUnique(error, KEY_CONSTRAINT)) return this.change(call, work);
      throw error;
    }
  }

  /** A call that an equal one was ahead of is refused for what that one did: its answer counts. */
  private async refused(call: KeyedCall, failures: readonly Failure[]): Promise<ChallengeResult> {
    const answer = await this.database.transaction((transaction) => findAnswer(transaction, call));
    return answer && isRepeat(call, answer) ? this.asItIs(answer.subjectId) : refuse(failures);
  }

  private async once(
    call: KeyedCall,
    work: ChallengeWork,
    transaction: Transaction,
  ): Promise<ChallengeResult | Repeat> {
    const answer = await findAnswer(transaction, call);
    if (answer && !isRepeat(call, answer)) throw new Refused([keyReused()]);
    // Read afterwards: a transaction that waits for a second connection could wait for ever.
    if (answer) return { repeats: answer.subjectId };
    const result = await work(transaction);
    if (!result.ok) throw new Refused(result.error);
    await storeAnswer(transaction, call, result.value.challenge.id);
    return result;
  }

  /** The challenge of an earlier call as it is now; it may have been cleared since. */
  private async asItIs(challengeId: string): Promise<ChallengeResult> {
    const challenge = await this.challenges.find(challengeId);
    if (!challenge) return refuse([challengeFailure('CHALLENGE_NOT_FOUND')]);
    const match = await this.matches.find(challenge.matchId);
    return { ok: true, value: { challenge, match } };
  }
}
