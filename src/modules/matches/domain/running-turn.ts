import { deadlineOf } from '../../clock/domain/index.js';
import { positionOf } from './happenings.js';
import { madeOf } from './match-broken.js';
import type { Moment } from './moment.js';
import { assertClock, dateOf } from './sound-clock.js';
import type { RunningTurn } from './sound-clock.js';
import type { StoredMatch } from './stored-match.js';

export type { RunningTurn };

/** What stops the clock of a running turn. */
export type Stops = Pick<Moment, 'calendars' | 'outages'>;

/**
 * The deadline of a running turn as it is in force.
 *
 * @throws where the row is broken: its clock gives no moment
 */
export function deadlineOfTurn(turn: RunningTurn, stops: Stops): Date | null {
  assertClock(turn);
  const rules = { ...stops, control: turn.timeControl };
  return dateOf(deadlineOf(rules, positionOf(turn).running, turn.banks));
}

/** What is judged needs the deadline in force, and is not without. @throws MatchBroken */
export const deadlineInForce = (match: StoredMatch, stops: Stops): Date | null =>
  madeOf(match.id, () => deadlineOfTurn(match, stops));
