/** The conditions of a bid, in the bidding and in raising (rules 9.6, 9.11). */
import type { ListedContract } from '../../contracts/index.js';
import { fits, heightOf } from '../../contracts/index.js';
import type { ParsedAction } from '../../notation.js';
import type { Seat } from '../../variant.js';
import type { TableDraft, Events, StandingBid, TableState } from '../several/index.js';
import { handOf, sits } from '../several/index.js';

/** Whether `seat` may play this contract with the cards that it holds. */
export function isOpenTo(s: TableState, contract: ListedContract, seat: Seat): boolean {
  const { holds } = contract;
  return mayBid(s, contract, seat) && (!holds || fits(holds, handOf(s, seat), s.named));
}

function mayBid(s: TableState, { openTo }: ListedContract, seat: Seat): boolean {
  if (openTo === 'caller') return seat === s.caller;
  return openTo === 'any' || !sits(s.rules.game.partners(s.caller), seat);
}

/** The contract of a bid, undefined where these options do not play it. */
export const contractIn = (s: TableState, a: ParsedAction): ListedContract | undefined =>
  s.rules.contracts.find((contract) => contract.name === a.contract);

/** How much higher `contract` is than `than`; 0 at equal height. */
export const heightAbove = (
  s: TableState,
  contract: ListedContract,
  than: ListedContract,
): number =>
  heightOf(contract, s.rules.zehnergangOverGang) - heightOf(than, s.rules.zehnergangOverGang);

/** Makes the bid the standing one, and adds its event. */
export function placeBid(d: TableDraft, a: ParsedAction, events: Events): StandingBid {
  const { withoutTalon } = a;
  const contract = contractIn(d, a)!;
  d.bids = [...d.bids, { seat: d.turn, token: a.token }];
  events.push({ type: 'BID', seat: d.turn, contract: contract.name, withoutTalon });
  return { seat: d.turn, contract, withoutTalon };
}

/** The player to act passes. */
export function pass(d: TableDraft, events: Events): void {
  d.bids = [...d.bids, { seat: d.turn, token: 'p' }];
  events.push({ type: 'PASSED', seat: d.turn });
}
