import { Injectable } from '@nestjs/common';
import { breaksUnique, Database } from '../database/database.js';
import type { Transaction } from '../database/database.js';
import {
  findAnswer,
  isRepeat,
  KEY_CONSTRAINT,
  keyFailure,
  keyReused,
  storeAnswer,
} from './idempotency.js';
import type { KeyedCall, KeyFailure } from './idempotency.js';

/** What a call came to: the engine's `Result`. */
type Outcome<T, E> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** Says what the call was about: an equal call is answered with that. */
export type Keep = (subjectId: string) => Promise<void>;

/** Writes in one transaction, the call's key with it; a refusal writes nothing. */
export type Write = <T, E>(
  change: (transaction: Transaction, keep: Keep) => Promise<Outcome<T, E>>,
) => Promise<Outcome<T, E>>;

export interface KeyedWork<T, E> {
  /** Does what the call asks for. What needs a connection of its own goes before `write`. */
  readonly first: (write: Write) => Promise<Outcome<T, E>>;
  /** What an equal call did, as it is now. */
  readonly again: (subjectId: string) => Promise<Outcome<T, E>>;
}

/** Carries a refusal out of a transaction, so that nothing of it is written. */
class Refused<E> extends Error {
  constructor(readonly failure: E) {
    super('refused');
  }
}

/** Does what a call asks for once for its key, however often it is sent. */
@Injectable()
export class Idempotency {
  constructor(private readonly database: Database) {}

  async once<T, E>(call: KeyedCall, work: KeyedWork<T, E>): Promise<Outcome<T, E | KeyFailure>> {
    const badKey = keyFailure(call.key);
    if (badKey) return { ok: false, error: badKey };
    const told = await this.told(call, work);
    if (told) return told;
    try {
      const outcome = await work.first((change) => this.write(call, change));
      if (outcome.ok) return outcome;
      // An equal call may have been ahead, and this one be refused for what that one did.
      return (await this.told(call, work)) ?? outcome;
    } catch (error) {
      if (breaksUnique(error, KEY_CONSTRAINT)) return this.once(call, work);
      throw error;
    }
  }

  /** What an earlier call under the key came to, null where there was none. */
  private async told<T, E>(
    call: KeyedCall,
    { again }: KeyedWork<T, E>,
  ): Promise<Outcome<T, E | KeyFailure> | null> {
    const answer = await findAnswer(this.database, call);
    if (!answer) return null;
    return isRepeat(call, answer) ? again(answer.subjectId) : { ok: false, error: keyReused() };
  }

  private async write<T, E>(
    call: KeyedCall,
    change: (transaction: Transaction, keep: Keep) => Promise<Outcome<T, E>>,
  ): Promise<Outcome<T, E>> {
    try {
      return await this.database.transaction(async (transaction) => {
        const outcome = await change(transaction, (id) => storeAnswer(transaction, call, id));
        if (!outcome.ok) throw new Refused(outcome.error);
        return outcome;
      });
    } catch (error) {
      if (error instanceof Refused) return { ok: false, error: error.failure as E };
      throw error;
    }
  }
}
