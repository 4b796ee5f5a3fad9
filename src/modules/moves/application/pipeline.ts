import { Injectable } from '@nestjs/common';
import type { Counter } from 'prom-client';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import type { Failure } from '../../../platform/api/failure.js';
import { Metrics } from '../../../platform/http/metrics.js';
import { isKeyConflict, keyFailure, keyReused } from '../../../platform/idempotency/idempotency.js';
import type { KeyedCall } from '../../../platform/idempotency/idempotency.js';
import type { DomainEvent } from '../../../platform/events/event.js';
import type { DomainEventOf } from '../../domain-events.js';
import { Outbox } from '../../../platform/events/outbox.js';
import { traced } from '../../../platform/events/traced-events.js';
import { inSpan } from '../../../platform/tracing/tracing.js';
import {
  actorOf,
  isOverdue,
  maySee,
  timeAdvance,
  whatHappened,
} from '../../matches/application/index.js';
import type {
  Advance,
  Moment,
  StoredMatch,
  TimedAdvance,
} from '../../matches/application/index.js';
import type { StandingOrders } from '../../plans/domain/index.js';
import { MoveStore } from '../storage/move-store.js';
import type { MatchForMove } from '../storage/move-store.js';
import { moveFailure } from './failures.js';

/** Common fields of all calls that change a match. */
export interface MoveCommand {
  readonly userId: string;
  readonly matchId: string;
  readonly expectedVersion: number | null;
  readonly idempotencyKey: string | null;
}

/** A change of a running match. */
export interface Move {
  readonly matchId: string;
  /** The call that makes the change; null if the clock makes it for the player to act. */
  readonly call: KeyedCall | null;
  readonly expectedVersion: number | null;
  /** The seat that the caller acts for; null for a person, who has only one. */
  readonly seat: number | null;
  /** Whether the caller is a moderator, who acts for no seat. */
  readonly byModerator?: boolean;
  /** What has happened besides, written with the change. */
  readonly tells?: readonly DomainEventOf[];
  /** Whether only the seat to act may make the change. */
  readonly inTurn: boolean;
  /** Computes the change from the match as it was read; null if nothing changes. */
  readonly step: (loaded: LoadedMove) => Step | Promise<Step>;
}

export type Step = Result<Advance, Failure> | null;

/** A match that was read for a move, after the checks. */
export interface LoadedMove {
  readonly match: StoredMatch;
  readonly seat: number;
  readonly checkpoint: Buffer;
  readonly moment: Moment;
  /** The players' plans and autoplay; null if they are not used. */
  readonly orders: StandingOrders | null;
}

/** The match after a move, or why there was no move. */
export type MoveResult = ReturnType<typeof ok<StoredMatch>> | MoveRefusal;

export interface MoveRefusal {
  readonly ok: false;
  readonly error: Failure;
  /** The match when the move was refused; undefined if it was not read. */
  readonly match?: StoredMatch | null;
}

/**
 * How often a move is tried while the match, or its plans and autoplay, change at the same time. The last try
 * does not use plans and autoplay: a player who keeps changing them must not block the others.
 */
const ATTEMPTS = 3;

/**
 * The only way to change a running match: load, check, step, commit, tell, in two round trips (ADR 2). Of
 * two moves at the same time one is written; the other is tried again or refused.
 */
@Injectable()
export class MovePipeline {
  private readonly moves: Counter<'outcome'>;

  constructor(
    private readonly store: MoveStore,
    private readonly outbox: Outbox,
    metrics: Metrics,
  ) {
    this.moves = metrics.counter({
      name: 'bummerl_moves_total',
      help: 'Calls that changed a match, or were refused.',
      labelNames: ['outcome'],
    });
  }

  async run(move: Move): Promise<MoveResult> {
    const result = await this.runWithRetries(move);
    if (move.call) this.moves.inc({ outcome: result.ok ? 'accepted' : 'refused' });
    return result;
  }

  private async runWithRetries(move: Move): Promise<MoveResult> {
    const badKey = move.call && keyFailure(move.call.key);
    if (badKey) return refuse(badKey);
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const result = await this.attempt(move, attempt < ATTEMPTS);
      if (result) return result;
    }
    return refuse(moveFailure('STALE_VERSION'));
  }

  /** One attempt; null if another change was written first. */
  private async attempt(move: Move, usesOrders: boolean): Promise<MoveResult | null> {
    const loaded = await this.store.load(move.matchId, move.call);
    const result = await this.makeMove(move, loaded, usesOrders);
    return !result || result.ok ? result : { ...result, match: loaded.match };
  }

  private async makeMove(
    move: Move,
    loaded: MatchForMove,
    usesOrders: boolean,
  ): Promise<MoveResult | null> {
    if (loaded.isRepeat !== null) return repeated(loaded);

    const checked = check(move, loaded);
    if (!checked.ok) return checked;
    const { match, moment } = checked.value;

    const stepped = await move.step(
      usesOrders ? checked.value : { ...checked.value, orders: null },
    );
    if (!stepped) return ok(match);
    if (!stepped.ok) return stepped;

    const advance = timeAdvance(stepped.value, match, moment);
    const happened = [...whatHappened(advance), ...(move.tells ?? [])];
    const span = { name: 'commit move', kind: 'INTERNAL' } as const;
    const written = await inSpan(span, () => this.commit(advance, traced(happened), move.call));
    if (!written) return null;
    this.outbox.tell(happened);
    return ok(written);
  }

  private async commit(
    advance: TimedAdvance,
    happened: readonly DomainEvent[],
    call: KeyedCall | null,
  ) {
    try {
      return await this.store.commit(advance, happened, call);
    } catch (error) {
      if (isKeyConflict(error)) return null;
      throw error;
    }
  }
}

/** A call that was accepted before plays nothing and returns the match as it is now. */
function repeated({ isRepeat, match }: MatchForMove): MoveResult {
  return isRepeat && match ? ok(match) : refuse(keyReused());
}

/** The checks that come before the engine's, in the order of docs/architecture.md. */
function check(move: Move, loaded: MatchForMove): Result<LoadedMove, Failure> {
  const { match, checkpoint, moment, orders } = loaded;
  if (!match || !checkpoint) return refuse(moveFailure('MATCH_NOT_FOUND', 'matchId'));
  const seat = seatFor(move, match);
  if (seat < 0) return refuse(strangerFailure(move, match));
  const { expectedVersion } = move;
  if (expectedVersion !== null && expectedVersion !== match.version) {
    return refuse(moveFailure('STALE_VERSION', 'expectedVersion'));
  }
  if (match.status !== 'IN_PROGRESS') return refuse(moveFailure('MATCH_OVER'));
  if (move.call && isOverdue(match, moment)) return refuse(moveFailure('DEADLINE_PASSED'));
  if (move.inTurn && match.toAct !== seat) return refuse(moveFailure('NOT_YOUR_TURN'));
  return ok({ match, seat, checkpoint, moment, orders });
}

/** The seat that the caller acts for, for moderators that to act; -1 for none. One house bot may hold several seats. */
function seatFor({ seat, call, byModerator }: Move, { players, toAct }: StoredMatch): number {
  if (!call || byModerator) return toAct ?? -1;
  const actsFor = (i: number) => actorOf(players[i]!) === call.userId;
  if (seat === null) return players.findIndex((_, i) => actsFor(i));
  return players[seat] && actsFor(seat) ? seat : -1;
}

/** If the caller may not look at the match, the failure does not say that it exists. */
function strangerFailure({ call, byModerator }: Move, match: StoredMatch): Failure {
  if (byModerator) return moveFailure('MATCH_OVER');
  return !call || maySee(match, call.userId)
    ? moveFailure('NOT_A_PLAYER')
    : moveFailure('MATCH_NOT_FOUND', 'matchId');
}
