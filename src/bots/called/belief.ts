/**
 * Weighs hidden hands by the bids. A player of a contract rarely holds a hand that would lose it, and even more
 * rarely after answering a double with another double.
 */
import type { Contract, DealView, Likely, Seat } from '../../engine/index.js';
import { contractOf, kernel, lastBidOf, cardsPlayedBy } from '../../engine/index.js';
import type { Stage } from './chances.js';
import { oddsOf } from './chances.js';

const { suitFrom } = kernel;

/** A contract that a seat has bid or plays. */
interface SeatContract {
  readonly seat: Seat;
  readonly contract: Contract;
  readonly stage: Stage;
}

/**
 * How well players distinguish good hands from bad ones. Measured: hands weighed like this are nearly as good as
 * real ones.
 */
const SHARPNESS = 3;

const chance = (odds: number): number => 1 / (1 + Math.exp(-SHARPNESS * odds));

/** How likely hidden hands are, judged by the bids; undefined where no bid says anything. */
export function beliefOf(view: DealView): Likely | undefined {
  const { named } = view.memory;
  if (named === null) return undefined;
  const weights = view.hands
    .map(({ seat }) => (seat === view.toAct ? null : seatContractOf(view, seat)))
    .filter((seatContract) => seatContract !== null)
    .map((seatContract) => weightOf(view, seatContract, suitFrom(named)))
    .filter((weight) => weight !== null);
  if (weights.length === 0) return undefined;
  return (handOf) => weights.reduce((all, weight) => all * weight(handOf), 1);
}

function weightOf(view: DealView, seatContract: SeatContract, named: kernel.Suit): Likely | null {
  const { seat, contract, stage } = seatContract;
  const oddsIn = oddsOf({ contract, named, seatCount: view.seatCount, stage });
  if (oddsIn === null) return null;
  const played = cardsPlayedBy(view, seat);
  const answer = answerOf(view, seat);
  return (handOf) => {
    const odds = oddsIn(handOf(seat) | played);
    if (answer === null) return chance(odds);
    return chance(odds) * chance(answer === 'f' ? odds : -odds);
  };
}

function seatContractOf(view: DealView, seat: Seat): SeatContract | null {
  const { contract, declarer, phase } = view;
  const bid = lastBidOf(view, seat);
  if (declarer === seat && contract !== null && phase !== 'TALON') {
    const isChosen = bid !== undefined || hasLaidAside(view);
    return isChosen ? { seat, contract: contractOf(contract), stage: 'played' } : null;
  }
  if (!bid) return null;
  const hasTalonToCome = view.seatCount === 3 && !bid.withoutTalon;
  return { seat, contract: bid.contract, stage: hasTalonToCome ? 'before' : 'played' };
}

/** Whether the declarer has chosen among the talon's cards, and so kept the best: also in a normal game. */
const hasLaidAside = ({ aside }: DealView): boolean => aside === null || aside.length > 0;

/** The declarer's answer to a double, null before it. */
function answerOf({ bids, declarer }: DealView, seat: Seat): string | null {
  const doubled = bids.findIndex((bid) => bid.token === 'f');
  if (seat !== declarer || doubled < 0) return null;
  return bids.slice(doubled).find((bid) => bid.seat === seat)?.token ?? null;
}
