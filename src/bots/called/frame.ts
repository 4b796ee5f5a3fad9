/** The contract of a deal, in numbers. */
import type { Contract, DealView, Seat } from '../../engine/index.js';
import { contractOf, kernel } from '../../engine/index.js';

const { NONE, suitFrom } = kernel;

/** The facts that do not change while a contract is played. */
export interface Frame {
  readonly seatCount: number;
  readonly contract: Contract;
  readonly declarer: Seat;
  readonly named: kernel.Suit;
  /** The trump in force, `NONE` in a contract without trump. */
  readonly trump: kernel.Suit;
  readonly underTrump: boolean;
  readonly allTricks: number;
  /** Whether marriages count for the declarer, and for the opponents. */
  readonly countsOwn: boolean;
  readonly countsOthers: boolean;
}

/** The frame of a deal with a contract in play, seen by the player to act. */
export function frameOf(view: DealView): Frame {
  const contract = contractOf(view.contract!);
  const { goal } = contract.aim;
  const named = suitFrom(view.memory.named!);
  return {
    seatCount: view.seatCount,
    contract,
    declarer: view.declarer!,
    named,
    trump: contract.hasTrump ? named : NONE,
    underTrump: view.options['underTrump'] === 'required',
    allTricks: view.memory.tricks.length + view.hands[view.toAct!]!.count,
    countsOwn: goal === 'sixtySixOrLast' || goal === 'sixtySixInTime',
    countsOthers: goal === 'sixtySixOrLast',
  };
}

/** Whether a seat wins and loses with the declarer. */
export const isOnDeclarersSide = ({ seatCount, declarer }: Frame, seat: Seat): boolean =>
  seat === declarer || (seatCount === 4 && (seat - declarer) % 2 === 0);

/** The most that a position is worth: three game points in a normal game; 1 for a contract, which is made or not. */
export const mostOf = ({ contract }: Frame): number => (contract.worth ? 3 : 1);
