import { Injectable } from '@nestjs/common';
import { refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import { breaksUnique, Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import type { Failure } from '../../../platform/graphql/user-error.js';
import {
  findAnswer,
  isRepeat,
  KEY_CONSTRAINT,
  keyFailure,
  keyReused,
  storeAnswer,
} from '../../../platform/idempotency/idempotency.js';
import type { KeyedCall } from '../../../platform/idempotency/idempotency.js';
import { MatchStore, maySee, playerSeatOf } from '../../matches/application/index.js';
import type { StoredMatch } from '../../matches/application/index.js';
import { planFailure } from './plan-failure.js';
import { PlanStore } from './plan-store.js';
import type { OwnSeat } from './plan-store.js';

/** What a change of orders finds. */
export interface OrdersTable {
  readonly match: StoredMatch;
  readonly own: OwnSeat;
  /** The deal that runs while the change is written. */
  readonly dealNumber: number;
}

/** Changes a player's orders within a transaction; a refusal writes nothing. */
export type OrdersWork = (table: OrdersTable, transaction: Transaction) => Promise<Failure | null>;

export type OrdersResult = Result<StoredMatch, Failure>;

class Refused extends Error {
  constructor(readonly failure: Failure) {
    super('refused');
  }
}

/** Where every change of what is to be played in a match is made: once for a key, all or nothing. */
@Injectable()
export class OrdersDesk {
  constructor(
    private readonly database: Database,
    private readonly matches: MatchStore,
    private readonly plans: PlanStore,
  ) {}

  async change(call: KeyedCall, matchId: string, work: OrdersWork): Promise<OrdersResult> {
    const badKey = keyFailure(call.key);
    if (badKey) return refuse(badKey);
    // Read before: a transaction that waits for a second connection could wait for ever.
    const match = await this.matches.find(matchId);
    try {
      await this.database.transaction((transaction) => this.once(call, match, work, transaction));
    } catch (error) {
      if (error instanceof Refused) return refuse(error.failure);
      // An equal call was first: what it did is the answer.
      if (breaksUnique(error, KEY_CONSTRAINT)) return this.change(call, matchId, work);
      throw error;
    }
    return { ok: true, value: (await this.matches.find(matchId))! };
  }

  private async once(
    call: KeyedCall,
    match: StoredMatch | null,
    work: OrdersWork,
    transaction: Transaction,
  ): Promise<void> {
    const answer = await findAnswer(transaction, call);
    if (answer && !isRepeat(call, answer)) throw new Refused(keyReused());
    if (answer) return;
    const table = await this.table(call.userId, match, transaction);
    const refusal = await work(table, transaction);
    if (refusal) throw new Refused(refusal);
    await storeAnswer(transaction, call, table.match.id);
  }

  private async table(
    userId: string,
    match: StoredMatch | null,
    transaction: Transaction,
  ): Promise<OrdersTable> {
    if (!match || !maySee(match, userId)) {
      throw new Refused(planFailure('MATCH_NOT_FOUND', 'matchId'));
    }
    const seat = playerSeatOf(match, userId);
    if (seat === null) throw new Refused(planFailure('NOT_A_PLAYER'));
    const dealNumber = await this.plans.raise(match.id, transaction);
    if (dealNumber === null) throw new Refused(planFailure('MATCH_OVER'));
    return { match, own: { matchId: match.id, seat, userId }, dealNumber };
  }
}
