import type { ClockRules } from '../../clock/domain/index.js';
import {
  banksAfter,
  deadlineOf,
  fullBanks,
  OUTAGE_MARGIN_SECONDS,
  rowClock,
  turnsOf,
} from '../../clock/domain/index.js';
import type { Advance } from './advance.js';
import { clockAtStart, clockEventsIn, clockStateOf } from './clock-events.js';
import { orMatchBroken } from './match-broken.js';
import { assertClock, dateOf } from './running-turn.js';
import type { Stops } from './running-turn.js';
import type { StoredMatch } from './stored-match.js';

/** The moment at which a step is judged, by the database's clock, and what stops clocks at that time. */
export interface Moment extends Stops {
  readonly at: Date;
  /** Shows whether a calendar has changed since. */
  readonly calendarVersion: number;
  /** The last known outage: a deadline computed now counts all outages up to it. */
  readonly outagesKnown: number;
}

/** A step with its moment, as it is written. */
export interface TimedAdvance extends Advance {
  readonly at: Date;
  readonly calendarVersion: number;
  readonly outagesKnown: number;
}

/**
 * Computes the clock after a step: the turns that it ends, the banks and the next deadline. Time never runs
 * backwards in a match: while the database's clock is behind the match's last step, the match's time stands
 * still. In the last moments of an outage that is already known, the match's time is the end of the outage.
 * @throws MatchBroken if the match's row has no valid clock
 */
export function timeAdvance(advance: Advance, before: StoredMatch, moment: Moment): TimedAdvance {
  const at = momentOf(before, moment);
  const rules = { ...moment, control: before.timeControl };
  const clock = orMatchBroken(before.id, () => clockAfter(advance, before, rules, at));
  const over = advance.match.status !== 'IN_PROGRESS';
  const match = {
    ...advance.match,
    ...clock,
    updatedAt: new Date(at),
    finishedAt: over ? new Date(at) : null,
  };
  const { calendarVersion, outagesKnown } = moment;
  return { at: new Date(at), calendarVersion, outagesKnown, ...advance, match };
}

function momentOf({ updatedAt }: StoredMatch, { at, outages }: Moment): number {
  const earliest = Math.max(at.getTime(), updatedAt.getTime());
  const ending = outages.filter(({ to }) => to <= earliest + OUTAGE_MARGIN_SECONDS * 1000);
  return ending.reduce((latest, { to }) => Math.max(latest, to), earliest);
}

/** Whether the time of the running turn has run out. */
export function isOverdue({ deadline }: StoredMatch, { at }: Moment): boolean {
  return deadline !== null && deadline <= at;
}

/** The columns of a match's row that belong to the clock. */
export type ClockColumns = Pick<StoredMatch, 'turnStartedAt' | 'banks' | 'deadline'>;

function clockAfter(
  { match, events }: Advance,
  before: StoredMatch,
  rules: ClockRules,
  at: number,
): ClockColumns {
  const begins = before.version === 0;
  if (!begins) assertClock(before);
  const stamped = events.map((event) => ({ ...event, at }));
  const clockEvents = begins ? [] : clockEventsIn(stamped, match.toAct === null ? at : null);
  const position = begins ? clockAtStart(match, match.toAct, at) : clockStateOf(before);
  const { ended, running: next } = turnsOf(position, clockEvents, match.toAct);
  const banksBefore = begins ? fullBanks(rules.control, match.players.length) : before.banks;
  const left = ended.reduce((banks, turn) => banksAfter(rules, turn, banks), banksBefore);
  const { running, banks } = rowClock(rules, next, left, at);
  return {
    turnStartedAt: running && new Date(running.from),
    banks,
    deadline: dateOf(deadlineOf(rules, running, banks)),
  };
}
