import type { Seat } from '../../../engine/index.js';
import { mostGiven } from '../../clock/domain/index.js';
import { withoutAction } from './abort.js';
import type { Advance } from './advance.js';
import { clockStateOf } from './clock-events.js';
import { orMatchBroken } from './match-broken.js';
import type { Moment } from './moment.js';
import { assertClock } from './running-turn.js';
import type { StoredMatch } from './stored-match.js';

/** Gives a seat time: its turn, or its bank, lasts so much longer. The turn continues. */
export function giveTime(stored: StoredMatch, seat: Seat, seconds: number): Advance {
  const payload = { seat, seconds };
  return withoutAction(stored, seat, { type: 'TIME_GIVEN', seat, token: null, payload });
}

/**
 * How many whole seconds a seat can be given now: what it has used of its turn, or what its bank lacks.
 * @throws MatchBroken
 */
export function mostSecondsFor(stored: StoredMatch, seat: Seat, moment: Moment): number {
  const most = orMatchBroken(stored.id, () => {
    assertClock(stored);
    const turn = clockStateOf(stored).running!;
    const rules = { ...moment, control: stored.timeControl };
    return mostGiven(rules, { turn, banks: stored.banks, at: moment.at.getTime() }, seat);
  });
  return Math.floor(most / 1000);
}
