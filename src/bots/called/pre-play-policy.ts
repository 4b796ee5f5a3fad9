/**
 * A quick policy for everything before the first card, by the chances of the player's own hand alone. The search
 * uses it for the other players.
 */
import type { Action, Contract, DealView, Options } from '../../engine/index.js';
import { contractOf, kernel, parseToken } from '../../engine/index.js';
import type { Random } from '../bot.js';
import { best } from '../best.js';
import { easy } from '../easy.js';
import type { Stage } from './chances.js';
import { oddsOf } from './chances.js';
import { candidateActions } from './candidates.js';
import { stakeOf } from './stakes.js';

const { asSet, suitFrom } = kernel;

/**
 * Correction of the log-odds: the chances were fitted to rules of thumb, against which contracts are made more
 * often. Measured.
 */
const BIAS_CORRECTION = 0.6;
/** The mean game points of a normal game. */
const OF_NORMAL = 2;

/** The action before the first card. */
export function choosePrePlay(view: DealView, options: Options, random: Random): Action {
  const { phase, contract } = view;
  if (phase === 'BIDDING') return bidOf(view, 0);
  if (phase === 'RAISE') return bidOf(view, gainOf(view, contractOf(contract!), 'played'));
  if (phase === 'TALON') return candidateActions(view, random)[0]!;
  return phase === 'DOUBLING' ? answer(view) : easy.choose(view, options, random);
}

/** The contract with the highest expected gain, if that is above `otherwise`. */
function bidOf(view: DealView, otherwise: number): Action {
  const gain = (token: Action) => {
    const { contract, withoutTalon } = parseToken(token)!;
    if (contract === null) return otherwise;
    const isAsPlayed = withoutTalon || view.talonCount === 0;
    return gainOf(view, contractOf(contract), isAsPlayed ? 'played' : 'before');
  };
  return best(view.legal, gain)!;
}

/** The declarer answers a double with another where the hand is worth it. Defenders, who see less, do not double. */
function answer(view: DealView): Action {
  if (view.toAct !== view.declarer) return 'p';
  const contract = contractOf(view.contract!);
  const gain = (double: number) => gainOf(view, contract, 'played', double);
  return gain(2 * view.double) > gain(view.double) ? 'f' : 'p';
}

/** The expected gain of the declarer, by the declarer's own hand. */
function gainOf(view: DealView, contract: Contract, stage: Stage, double = 1): number {
  const { seatCount, memory } = view;
  const named = suitFrom(memory.named!);
  const oddsIn = oddsOf({ contract, named, seatCount, stage });
  if (oddsIn === null) return -1;
  const hand = asSet(view.hands[view.toAct!]!.cards!);
  const chance = 1 / (1 + Math.exp(BIAS_CORRECTION - oddsIn(hand)));
  const points = double * (contract.value || OF_NORMAL);
  return chance * stakeOf(points, seatCount) + (1 - chance) * stakeOf(-points, seatCount);
}
