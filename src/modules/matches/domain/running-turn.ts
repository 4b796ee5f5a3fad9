import type { SeatCalendar, Span } from '../../clock/domain/index.js';
import { deadlineOf } from '../../clock/domain/index.js';
import { clockStateOf } from './clock-events.js';
import { madeOf } from './match-broken.js';
import type { StoredMatch } from './stored-match.js';

/** What stops the clock of a running turn. */
export interface Stops {
  /** By seat: vacations that end after the running turn began. */
  readonly calendars: readonly SeatCalendar[];
  /** Those that ended after the running turn began. */
  readonly outages: readonly Span[];
}

/** What of a match's row its deadline follows from. */
export type RunningTurn = Pick<
  StoredMatch,
  'timeControl' | 'toAct' | 'banks' | 'turnStartedAt' | 'players'
>;

/** What a match's row says of its clock must fit. @throws where it does not */
export function assertClock({
  timeControl,
  toAct,
  banks,
  turnStartedAt,
  players,
}: RunningTurn): void {
  const { perTurnSeconds, bankSeconds, incrementSeconds, bankCapSeconds } = timeControl;
  if (perTurnSeconds === null && bankSeconds === null) return;
  if (toAct !== null && !isMoment(turnStartedAt))
    throw new Error('the running turn has no beginning');
  if (bankSeconds === null) {
    if (!Number.isFinite(perTurnSeconds)) throw new Error('no time a turn');
    return;
  }
  if (![bankSeconds, incrementSeconds, bankCapSeconds].every(Number.isFinite))
    throw new Error('no bank');
  if (banks?.length !== players.length || !banks.every(Number.isFinite))
    throw new Error('not a bank for each seat');
}

/** Postgres' infinity is no Date. */
const isMoment = (at: unknown): boolean => at instanceof Date && !Number.isNaN(at.getTime());

/** The end of a turn as it is written, null for none. @throws where it is no moment */
export function dateOf(at: number | null): Date | null {
  if (at === null) return null;
  const deadline = new Date(at);
  if (!isMoment(deadline)) throw new Error('the running turn has no end');
  return deadline;
}

/**
 * The deadline of a running turn as it is in force.
 *
 * @throws where the row is broken: its clock gives no moment
 */
export function deadlineOfTurn(turn: RunningTurn, stops: Stops): Date | null {
  assertClock(turn);
  const rules = { ...stops, control: turn.timeControl };
  return dateOf(deadlineOf(rules, clockStateOf(turn).running, turn.banks));
}

/** What is judged needs the deadline in force, and is not without. @throws MatchBroken */
export const deadlineInForce = (match: StoredMatch, stops: Stops): Date | null =>
  madeOf(match.id, () => deadlineOfTurn(match, stops));
