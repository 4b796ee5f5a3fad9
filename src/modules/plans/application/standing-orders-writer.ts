import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import type { Transaction } from '../../../platform/database/database.js';
import type { Failure } from '../../../platform/api/failure.js';
import type { KeyedCall, Write } from '../../../platform/idempotency/idempotency.js';
import { Idempotency } from '../../../platform/idempotency/idempotency.js';
import { Matches, maySee, playerSeatOf } from '../../matches/application/index.js';
import type { StoredMatch } from '../../matches/application/index.js';
import type { OwnSeat } from '../storage/plan-store.js';
import { planFailure } from './failures.js';

/** The context of a change of plan or autoplay. */
export interface StandingOrdersContext {
  readonly match: StoredMatch;
  readonly own: OwnSeat;
  /** The deal that is being played while the change is written. */
  readonly dealNumber: number;
}

/**
 * Changes a player's plan or autoplay within a transaction. If anything is refused, nothing is written.
 */
export type StandingOrdersWork = (
  context: StandingOrdersContext,
  transaction: Transaction,
) => Promise<readonly Failure[]>;

export type StandingOrdersResult = Result<StoredMatch, readonly Failure[]>;

/** Makes every change of plan and autoplay in a match: once for each key, all or nothing. */
@Injectable()
export class StandingOrdersWriter {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly matches: Matches,
  ) {}

  async change(
    call: KeyedCall,
    matchId: string,
    work: StandingOrdersWork,
  ): Promise<StandingOrdersResult> {
    const done = await this.idempotency.once<StoredMatch, readonly Failure[]>(call, {
      first: (write) => this.write(call.userId, matchId, work, write),
      again: (id) => this.currentMatch(id),
    });
    return done.ok ? done : refuse([done.error].flat());
  }

  private async write(
    userId: string,
    matchId: string,
    work: StandingOrdersWork,
    write: Write,
  ): Promise<StandingOrdersResult> {
    const match = await this.matches.find(matchId);
    const own = seatOf(match, userId);
    if (!own.ok) return own;
    const written = await write<null, readonly Failure[]>(async (transaction, keep) => {
      const dealNumber = await this.matches.raiseOrdersRevision(matchId, transaction);
      if (dealNumber === null) return refuse([planFailure('MATCH_OVER')]);
      const refusals = await work({ match: match!, own: own.value, dealNumber }, transaction);
      if (refusals.length > 0) return refuse(refusals);
      await keep(matchId);
      return ok(null);
    });
    return written.ok ? this.currentMatch(matchId) : written;
  }

  private async currentMatch(matchId: string): Promise<StandingOrdersResult> {
    return ok((await this.matches.find(matchId))!);
  }
}

/** The caller's seat. A match that the caller may not see is refused like one that does not exist. */
function seatOf(match: StoredMatch | null, userId: string): Result<OwnSeat, readonly Failure[]> {
  if (!match || !maySee(match, userId)) return refuse([planFailure('MATCH_NOT_FOUND', 'matchId')]);
  const seat = playerSeatOf(match, userId);
  if (seat === null) return refuse([planFailure('NOT_A_PLAYER')]);
  return ok({ matchId: match.id, seat, userId });
}
