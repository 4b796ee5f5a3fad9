/** The bidding: each player in turn passes for good or bids higher (rules 9.5, 11.3). */
import { UNBID } from '../../contracts/index.js';
import type { ListedContract } from '../../contracts/index.js';
import { bidToken } from '../../notation.js';
import type { ParsedAction } from '../../notation.js';
import type { Action, Seat } from '../../variant.js';
import type { TableDraft, Events, PhaseRules, Refusal, TableState } from '../several/index.js';
import { clockwise, everySeat, seatCountOf, setOfSeat, sits } from '../several/index.js';
import { heightAbove, contractIn, isOpenTo, placeBid, pass } from './bids.js';

/** Begins the bidding; `first` speaks first. */
export function beginBidding(d: TableDraft, first: Seat): void {
  d.phase = 'BIDDING';
  d.turn = first;
}

const hasTalon = (s: TableState): boolean => s.talon !== 0;

/**
 * Whether the bid is higher than the standing one: its height decides. At equal height a bid without the talon
 * beats one with the talon; if both are without it, the caller's beats the others' (rules 9.6, S3 „hat der
 * Rufer den Vorrang").
 */
function isHigher(s: TableState, contract: ListedContract, withoutTalon: boolean): boolean {
  const { standing } = s;
  if (standing === null) return true;
  const by = heightAbove(s, contract, standing.contract);
  if (by !== 0 || !withoutTalon) return by > 0;
  return !standing.withoutTalon || s.turn === s.caller;
}

function bidRefusal(s: TableState, a: ParsedAction): Refusal {
  const contract = contractIn(s, a);
  if (contract === undefined || !isOpenTo(s, contract, s.turn)) return 'CONTRACT_NOT_ALLOWED';
  if (a.withoutTalon && !hasTalon(s)) return 'CONTRACT_NOT_ALLOWED';
  return isHigher(s, contract, a.withoutTalon) ? null : 'BID_TOO_LOW';
}

function legal(s: TableState): readonly Action[] {
  const list: Action[] = [];
  for (const contract of s.rules.contracts) {
    if (!isOpenTo(s, contract, s.turn)) continue;
    for (const without of hasTalon(s) ? [false, true] : [false])
      if (isHigher(s, contract, without)) list.push(bidToken(contract.name, without));
  }
  list.push('p');
  return list;
}

/** The next player clockwise who has not passed. */
function nextBidder(d: TableDraft): Seat {
  let seat = clockwise(d.turn, 1, seatCountOf(d));
  while (sits(d.passed, seat)) seat = clockwise(seat, 1, seatCountOf(d));
  return seat;
}

/** Goes on to the next bidder, or ends the bidding when nobody else is left. */
function goOn(d: TableDraft, events: Events): void {
  const all = everySeat(seatCountOf(d));
  const left = d.standing === null ? d.passed : d.passed | setOfSeat(d.standing.seat);
  if (left === all) end(d, events);
  else d.turn = nextBidder(d);
}

/** The player of the standing bid declares. If all have passed, the caller declares the normal game. */
function end(d: TableDraft, events: Events): void {
  d.contract = d.standing?.contract ?? UNBID;
  d.declarer = d.standing?.seat ?? d.caller;
  d.turn = d.declarer;
  events.push({ type: 'CONTRACT_WON', seat: d.declarer, contract: d.contract.name });
  d.rules.game.afterBidding!(d, events);
}

export const bidding: PhaseRules = {
  legal,
  refusal: (s, a) => {
    if (a.kind === 'bid') return bidRefusal(s, a);
    return a.kind === 'pass' ? null : 'NOT_IN_THIS_PHASE';
  },
  perform: (d, a, events) => {
    if (a.kind === 'bid') d.standing = placeBid(d, a, events);
    else {
      pass(d, events);
      d.passed |= setOfSeat(d.turn);
    }
    goOn(d, events);
  },
};
