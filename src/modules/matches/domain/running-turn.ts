import { deadlineOf } from './clock/clock.js';
import { positionOf } from './happenings.js';
import type { Moment } from './moment.js';
import type { StoredMatch } from './stored-match.js';

/** What of a match's row its deadline follows from. */
export type RunningTurn = Pick<
  StoredMatch,
  'timeControl' | 'toAct' | 'banks' | 'turnStartedAt' | 'players'
>;

/** What stops the clock of a running turn. */
export type Stops = Pick<Moment, 'calendars' | 'outages'>;

/**
 * The deadline of a running turn as it is in force.
 *
 * @throws where the row is broken: its clock gives no moment
 */
export function deadlineOfTurn(turn: RunningTurn, stops: Stops): Date | null {
  const rules = { ...stops, control: turn.timeControl };
  const at = deadlineOf(rules, positionOf(turn).running, turn.banks);
  if (at === null) return null;
  const deadline = new Date(at);
  if (Number.isNaN(deadline.getTime())) throw new Error('the running turn has no end');
  return deadline;
}
