/** Flecken: ×2 by the defenders, ×4 by the declarer's side, ×8 by the defenders (rules 9.12, 11.5). */
import type { Action, Seat } from '../../variant.js';
import type { TableDraft, PhaseRules, TableState } from '../several/index.js';
import { beginPlay, clockwise, seatCountOf, sideOf, sits } from '../several/index.js';

const HIGHEST_DOUBLE = 8;
const CHOICES: readonly Action[] = ['f', 'p'];

/** Begins the doubling if the options have it: the defenders act first, clockwise from the declarer. */
export function beginDoubling(d: TableDraft): void {
  if (!d.rules.mayDouble) return beginPlay(d);
  d.phase = 'DOUBLING';
  askSide(d);
}

/** The declarer's side acts after the first double; at ×1 and ×4 the defenders act. */
const asksDeclarers = (s: TableState): boolean => s.double === 2;

/** The seats of the side to act, clockwise from the declarer. */
function seatsToAct(s: TableState): Seat[] {
  const seats = s.hands.map((_, steps) => clockwise(s.declarer, steps, seatCountOf(s)));
  const declarers = sideOf(s, s.declarer);
  return seats.filter((seat) => sits(declarers, seat) === asksDeclarers(s));
}

function askSide(d: TableDraft): void {
  d.turn = seatsToAct(d)[0]!;
}

/** Goes on to the next seat of the side. When all of the side have passed, the doubling ends. */
function askNext(d: TableDraft): void {
  const seats = seatsToAct(d);
  const next = seats[seats.indexOf(d.turn) + 1];
  if (next === undefined) beginPlay(d);
  else d.turn = next;
}

export const doubling: PhaseRules = {
  legal: () => CHOICES,
  refusal: (_, a) => (a.kind === 'double' || a.kind === 'pass' ? null : 'NOT_IN_THIS_PHASE'),
  perform: (d, a, events) => {
    const seat = d.turn;
    d.bids = [...d.bids, { seat, token: a.token }];
    if (a.kind === 'pass') {
      events.push({ type: 'PASSED', seat });
      return askNext(d);
    }
    d.double *= 2;
    events.push({ type: 'DOUBLED', seat, double: d.double });
    if (d.double === HIGHEST_DOUBLE) beginPlay(d);
    else askSide(d);
  },
};
