import { Injectable } from '@nestjs/common';
import type { Counter } from 'prom-client';
import { refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import { breaksUnique } from '../../../platform/database/database.js';
import type { Failure } from '../../../platform/graphql/user-error.js';
import {
  isRepeat,
  KEY_CONSTRAINT,
  keyFailure,
  keyReused,
} from '../../../platform/idempotency/idempotency.js';
import type { KeyedCall } from '../../../platform/idempotency/idempotency.js';
import { Metrics } from '../../../platform/http/metrics.js';
import { Relay } from '../../../platform/outbox/relay.js';
import {
  actorOf,
  isOverdue,
  MatchStore,
  maySee,
  owedAfter,
  timed,
} from '../../matches/application/index.js';
import type {
  Advance,
  MatchForMove,
  MatchOrders,
  StoredMatch,
  TimedAdvance,
} from '../../matches/application/index.js';
import { moveFailure } from './move-failure.js';

/** What a player wants done to a match. */
export interface Move {
  readonly matchId: string;
  readonly call: KeyedCall;
  readonly expectedVersion: number | null;
  /** The seat that the caller acts for; null for the one seat of a person. */
  readonly seat: number | null;
  /** Whether only the seat that is asked may do it. */
  readonly inTurn: boolean;
  /** What the move does to the match as it was read. */
  readonly advance: (loaded: LoadedMove) => Result<Advance, Failure>;
}

/** A match read for a move that may be made. */
export interface LoadedMove {
  readonly match: StoredMatch;
  readonly seat: number;
  readonly seal: Buffer;
  /** What its players have left to be played; null where they are not asked. */
  readonly orders: MatchOrders | null;
}

export type MoveResult = Result<StoredMatch, Failure>;

/**
 * How often a move is tried on a match that goes on, or whose orders change, meanwhile. The last time
 * nobody's orders are asked: who changes them again and again must not hold up who plays.
 */
const ATTEMPTS = 3;

/**
 * The one way a match is changed by those who play it: read, check, step, write, in two round trips
 * (ADR 2). Of two moves at once one is written; the other is tried again or refused.
 */
@Injectable()
export class MoveRunner {
  private readonly moves: Counter<'outcome'>;

  constructor(
    private readonly store: MatchStore,
    private readonly relay: Relay,
    metrics: Metrics,
  ) {
    this.moves = metrics.counter({
      name: 'bummerl_moves_total',
      help: 'Calls that changed a match, or were refused.',
      labelNames: ['outcome'],
    });
  }

  async run(move: Move): Promise<MoveResult> {
    const result = await this.checked(move);
    this.moves.inc({ outcome: result.ok ? 'accepted' : 'refused' });
    return result;
  }

  private async checked(move: Move): Promise<MoveResult> {
    const badKey = keyFailure(move.call.key);
    if (badKey) return refuse(badKey);
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const result = await this.attempt(move, attempt < ATTEMPTS);
      if (result) return result;
    }
    return refuse(moveFailure('STALE_VERSION'));
  }

  /** Null when somebody else was first. */
  private async attempt(move: Move, asksOrders: boolean): Promise<MoveResult | null> {
    const loaded = await this.store.loadForMove(move.matchId, move.call);
    if (loaded.answer) return repeated(move.call, loaded);
    const ready = check(move, loaded);
    if (!ready.ok) return ready;
    const advance = move.advance({ ...ready.value, orders: asksOrders ? loaded.orders : null });
    if (!advance.ok) return advance;
    return this.write(move, timed(advance.value, ready.value.match, loaded.moment));
  }

  private async write(move: Move, advance: TimedAdvance): Promise<MoveResult | null> {
    try {
      const written = await this.store.commit(advance, owedAfter(advance), move.call);
      if (!written) return null;
      this.relay.kick();
      return { ok: true, value: { ...advance.match, ...written } };
    } catch (error) {
      if (breaksUnique(error, KEY_CONSTRAINT)) return null;
      throw error;
    }
  }
}

/** The checks before the engine's, in the order of docs/architecture.md. */
function check(
  move: Move,
  { match, seal, moment, orders }: MatchForMove,
): Result<LoadedMove, Failure> {
  if (!match || !seal) return refuse(moveFailure('MATCH_NOT_FOUND', 'matchId'));
  const seat = seatFor(move, match);
  if (seat < 0) return refuse(strangerFailure(move, match));
  const { expectedVersion } = move;
  if (expectedVersion !== null && expectedVersion !== match.version) {
    return refuse(moveFailure('STALE_VERSION', 'expectedVersion'));
  }
  if (match.status !== 'IN_PROGRESS') return refuse(moveFailure('MATCH_OVER'));
  if (isOverdue(match, moment)) return refuse(moveFailure('DEADLINE_PASSED'));
  if (move.inTurn && match.toAct !== seat) return refuse(moveFailure('NOT_YOUR_TURN'));
  return { ok: true, value: { match, seat, seal, orders } };
}

/** A match that the caller may not look at is none that they are told of. */
function strangerFailure({ call }: Move, match: StoredMatch): Failure {
  return maySee(match, call.userId)
    ? moveFailure('NOT_A_PLAYER')
    : moveFailure('MATCH_NOT_FOUND', 'matchId');
}

/** The seat that the caller acts for, -1 for none: one house bot may hold several. */
function seatFor({ seat, call }: Move, { players }: StoredMatch): number {
  const actsFor = (i: number) => actorOf(players[i]!) === call.userId;
  if (seat === null) return players.findIndex((_, i) => actsFor(i));
  return players[seat] && actsFor(seat) ? seat : -1;
}

/** A call that was accepted before plays nothing and gets the match as it is now. */
function repeated(call: KeyedCall, { answer, match }: MatchForMove): MoveResult {
  if (!isRepeat(call, answer!) || !match) return refuse(keyReused());
  return { ok: true, value: match };
}
