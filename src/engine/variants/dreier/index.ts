/** Dreierschnapsen: three players, six cards each, two in the talon (rules 9). */
import { rankSet } from '../../kernel/index.js';
import {
  beginBidding,
  biddable,
  bidding,
  contractEnding,
  doubling,
  holdsSuit,
  price,
  worth,
} from '../called/index.js';
import type { Layout, TableGame, TableState } from '../several/index.js';
import { clockwise, layoutOf, naming, setOfSeat, tableVariant } from '../several/index.js';
import { cutting } from './cutting.js';
import { nextDealer, settle } from './match.js';
import type { DreierOptions } from './options.js';
import { DREIER_RULESET } from './options.js';
import { raising } from './raising.js';
import { layingAside, takeTalon } from './talon.js';

const SEATS = 3;

const AFTER_CUT: Layout = layoutOf(SEATS, [{ each: 3 }, { talon: 2 }, { each: 3 }]);
/** After a knock the first two cards are the talon and the hands come at once (rules 9.2). */
const AFTER_KNOCK: Layout = layoutOf(SEATS, [{ talon: 2 }, { each: 6 }]);

/** Three jacks in the first three (rules 9.4, S3 „drei Unter"). */
const hasThreeJacks = (s: TableState): boolean => (s.packets[s.caller]! & ~rankSet('J')) === 0;

const game: TableGame = {
  key: 'dreier',
  seatCount: SEATS,
  deck: 20,
  layout: AFTER_CUT,
  knocked: AFTER_KNOCK,
  lastTrickBonus: 0,
  opensFirstTricks: true,
  phases: {
    CUT: cutting,
    TRUMP: naming,
    BIDDING: bidding,
    TALON: layingAside,
    RAISE: raising,
    DOUBLING: doubling,
  },
  mayName: holdsSuit,
  mayRedeal: hasThreeJacks,
  partners: setOfSeat,
  afterTrump: (d) =>
    beginBidding(d, d.rules.callerFirst ? d.caller : clockwise(d.caller, 1, SEATS)),
  afterBidding: takeTalon,
  ending: contractEnding,
};

export const dreier = tableVariant<DreierOptions>({
  names: { en: 'Dreierschnapsen', de: 'Dreierschnapsen' },
  rulesVersion: 1,
  game,
  ruleset: DREIER_RULESET,
  match: { price, worth, nextDealer, settle, playsOff: true },
  compile: (o) => ({
    underTrump: o.underTrump === 'required',
    asksForCut: o.cutting === 'asked',
    callerFirst: o.bidding === 'callerFirst',
    countsAside: o.discardPoints === 'declarer',
    mayDouble: o.doubling,
    zehnergangOverGang: o.zehnergangOverGang,
    contracts: biddable(o.contracts),
  }),
});
