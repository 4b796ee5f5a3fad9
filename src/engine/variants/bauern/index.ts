/** Bauernschnapsen: two sides of two, five cards each, no talon (rules 11). */
import type { TableGame } from '../several/index.js';
import { layoutOf, naming, setOfSeat, tableVariant } from '../several/index.js';
import {
  beginBidding,
  beginDoubling,
  biddable,
  bidding,
  contractEnding,
  doubling,
  holdsSuit,
  price,
  worth,
} from '../called/index.js';
import { nextDealer, settle } from './match.js';
import type { BauernOptions } from './options.js';
import { BAUERN_RULESET } from './options.js';

const SEATS = 4;

const game: TableGame = {
  key: 'bauern',
  seatCount: SEATS,
  deck: 20,
  layout: layoutOf(SEATS, [{ each: 3 }, { each: 2 }]),
  lastTrickBonus: 0,
  opensFirstTricks: true,
  phases: { TRUMP: naming, BIDDING: bidding, DOUBLING: doubling },
  mayName: holdsSuit,
  mayRedeal: () => false,
  partners: (seat) => setOfSeat(seat) | setOfSeat((seat + 2) % SEATS),
  afterTrump: (d) => beginBidding(d, d.caller),
  afterBidding: beginDoubling,
  ending: contractEnding,
};

export const bauern = tableVariant<BauernOptions>({
  names: { en: 'Bauernschnapsen', de: 'Bauernschnapsen' },
  rulesVersion: 1,
  game,
  ruleset: BAUERN_RULESET,
  match: {
    price,
    worth,
    nextDealer,
    settle,
    sides: [
      [0, 2],
      [1, 3],
    ],
  },
  compile: (o) => ({
    underTrump: o.underTrump === 'required',
    asksForCut: false,
    callerFirst: true,
    countsAside: false,
    mayDouble: o.doubling,
    zehnergangOverGang: o.zehnergangOverGang,
    contracts: biddable(o.contracts),
  }),
});
