import type { SeatCalendar, Span } from '../../clock/domain/index.js';
import { deadlineOf } from '../../clock/domain/index.js';
import { clockStateOf } from './clock-events.js';
import { orMatchBroken } from './match-broken.js';
import type { StoredMatch } from './stored-match.js';

/** The vacations and outages that stop the clock of a running turn. */
export interface Stops {
  /** By seat, the vacations that end after the running turn began. */
  readonly calendars: readonly SeatCalendar[];
  /** The outages that ended after the running turn began. */
  readonly outages: readonly Span[];
}

/** The columns of a match's row from which its deadline is computed. */
export type RunningTurn = Pick<
  StoredMatch,
  'timeControl' | 'toAct' | 'banks' | 'turnStartedAt' | 'players'
>;

/** Checks the clock in a match's row. @throws Error if it is not valid */
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
    if (!Number.isFinite(perTurnSeconds)) throw new Error('no time for each turn');
    return;
  }
  if (![bankSeconds, incrementSeconds, bankCapSeconds].every(Number.isFinite))
    throw new Error('no bank');
  if (banks?.length !== players.length || !banks.every(Number.isFinite))
    throw new Error('not a bank for each seat');
}

/** Postgres' infinity is not a valid Date. */
const isMoment = (at: unknown): boolean => at instanceof Date && !Number.isNaN(at.getTime());

/** The end of a turn as it is written; null for none. @throws Error if it is not a valid time */
export function dateOf(at: number | null): Date | null {
  if (at === null) return null;
  const deadline = new Date(at);
  if (!isMoment(deadline)) throw new Error('the running turn has no end');
  return deadline;
}

/**
 * The deadline in force of a running turn.
 * @throws Error if the row is broken: its clock gives no valid time
 */
export function deadlineOfTurn(turn: RunningTurn, stops: Stops): Date | null {
  assertClock(turn);
  const rules = { ...stops, control: turn.timeControl };
  return dateOf(deadlineOf(rules, clockStateOf(turn).running, turn.banks));
}

/** The deadline in force of a match, for judging a move. @throws MatchBroken */
export const deadlineInForce = (match: StoredMatch, stops: Stops): Date | null =>
  orMatchBroken(match.id, () => deadlineOfTurn(match, stops));
