/** Schnapsen for three without a talon, the third deviation of its source (rules 8, S2). */
import { beginPlay, layoutOf, naming, setOfSeat, tableVariant } from '../several/index.js';
import type { TableGame } from '../several/index.js';
import { nextDealer, settle } from './match.js';
import type { DrittOptions } from './options.js';
import { DRITT_RULESET } from './options.js';
import { price, worth } from './price.js';
import { mostPoints } from './ending.js';

const SEATS = 3;

const game: TableGame = {
  key: 'dritt',
  seatCount: SEATS,
  deck: 24,
  layout: layoutOf(SEATS, [{ each: 3 }, { each: 2 }, { each: 3 }]),
  lastTrickBonus: 10,
  opensFirstTricks: false,
  phases: { TRUMP: naming },
  mayName: () => true,
  mayRedeal: () => false,
  partners: setOfSeat,
  afterTrump: beginPlay,
  ending: mostPoints,
};

export const dritt = tableVariant<DrittOptions>({
  names: { en: 'Schnapsen for three', de: 'Schnapsen zu dritt' },
  rulesVersion: 1,
  game,
  ruleset: DRITT_RULESET,
  match: { price, worth, nextDealer, settle },
  compile: (o) => ({
    underTrump: o.underTrump === 'required',
    asksForCut: false,
    callerFirst: false,
    countsAside: false,
    mayDouble: false,
    zehnergangOverGang: true,
    contracts: [],
  }),
});
