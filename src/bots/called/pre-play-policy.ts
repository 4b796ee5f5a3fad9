/**
 * What is said before the play by the chances of the own hand alone: cheap, for the others in the determinizations of those
 * who think longer.
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

/** Chances are fitted to rules of thumb, against which contracts are made oftener; measured. */
const BIAS_CORRECTION = 0.6;
/** Game points of a normal game, on an average. */
const OF_NORMAL = 2;

/** The choice before the first card. */
export function choosePrePlay(view: DealView, options: Options, random: Random): Action {
  const { phase, contract } = view;
  if (phase === 'BIDDING') return bidOf(view, 0);
  if (phase === 'RAISE') return bidOf(view, gainOf(view, contractOf(contract!), 'played'));
  if (phase === 'TALON') return candidateActions(view, random)[0]!;
  return phase === 'DOUBLING' ? answer(view) : easy.choose(view, options, random);
}

/** The contract that brings most, where that is more than `otherwise`. */
function bidOf(view: DealView, otherwise: number): Action {
  const gain = (token: Action) => {
    const { contract, withoutTalon } = parseToken(token)!;
    if (contract === null) return otherwise;
    const isAsPlayed = withoutTalon || view.talonCount === 0;
    return gainOf(view, contractOf(contract), isAsPlayed ? 'played' : 'before');
  };
  return best(view.legal, gain)!;
}

/** The declarer doubles on where the hand is worth it; defenders, who see less, do not. */
function answer(view: DealView): Action {
  if (view.toAct !== view.declarer) return 'p';
  const contract = contractOf(view.contract!);
  const gain = (double: number) => gainOf(view, contract, 'played', double);
  return gain(2 * view.double) > gain(view.double) ? 'f' : 'p';
}

/** What a contract brings its declarer on an average, by the own hand. */
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
