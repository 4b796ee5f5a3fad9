/**
 * The value of deals with contracts before their play, as in GIB (Ginsberg 2001). A quick policy makes the remaining
 * bids; then each deal is solved with open cards.
 */
import type { Contract, DealState, Options, Seat, Variant } from '../../engine/index.js';
import type { Random } from '../bot.js';
import { after } from '../search/playing.js';
import type { Frame } from './frame.js';
import { frameOf, isOnDeclarersSide } from './frame.js';
import { OpenCards } from './open-cards.js';
import { choosePrePlay } from './pre-play-policy.js';
import { stakeOf } from './stakes.js';
import { contractPosition } from './contract-position.js';

/**
 * How often declarers make a contract that would fail with open cards, as nobody sees all cards. Measured in 300
 * deals among `club`: rarely an open Bettler, where the defenders do see them; often a Bettler that is not open.
 */
function chanceOfLuck({ aim, opensHands }: Contract): number {
  if (opensHands) return 0.03;
  return aim.goal === 'noTrick' ? 0.28 : 0.16;
}

/** How often they fail in a contract that is made with open cards; measured in the same deals. */
const MISPLAYED = 0.05;

/** The mean value to the declarer, by the value with open cards. */
function stakeIn({ contract, seatCount }: Frame, double: number, worth: number): number {
  if (contract.worth) return stakeOf(double * worth, seatCount);
  const points = double * contract.value;
  const made = worth > 0 ? 1 - MISPLAYED : chanceOfLuck(contract);
  return made * stakeOf(points, seatCount) + (1 - made) * stakeOf(-points, seatCount);
}

/** Returns a function that values a state before the play for a seat; 0 after a redeal. */
export function solvedWorth(
  variant: Variant,
  options: Options,
  random: Random,
): (state: DealState, seat: Seat) => number {
  const solver = new OpenCards();
  let determinizations = 0;
  return (state, seat) => {
    const atFirstLead = stateAtFirstLead(variant, options, random, state);
    if (atFirstLead === null) return 0;
    const view = variant.view(atFirstLead, variant.toAct(atFirstLead)!);
    const frame = frameOf(view);
    const worth = solver.solve(
      contractPosition(frame, variant, view, atFirstLead),
      ++determinizations,
    );
    const stake = stakeIn(frame, view.double, worth);
    if (isOnDeclarersSide(frame, seat)) return stake;
    return frame.seatCount === 3 ? -stake / 2 : -stake;
  };
}

/** The state at the first lead; null after a redeal. */
function stateAtFirstLead(variant: Variant, options: Options, random: Random, state: DealState) {
  let current = state;
  for (let seat = variant.toAct(current); seat !== null; seat = variant.toAct(current)) {
    const view = variant.view(current, seat);
    if (view.phase === 'LEAD') return current;
    current = after(variant, current, choosePrePlay(view, options, random));
  }
  return null;
}
