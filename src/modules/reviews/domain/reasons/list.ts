import {
  cardsFit,
  cardsSpoil,
  doubleStakes,
  handStrong,
  handWeak,
  trumpAside,
  trumpChosen,
  trumpKnown,
  trumpTurned,
} from './bids.js';
import { closeCounted, closeStrong, closeWeak } from './closing.js';
import { claimFalse, claimMissed, gaveSixtySix, winMissed } from './ending.js';
import { exchangeMissed } from './exchange.js';
import { leadDear, leadExposed, leadSure, trumpsOut, trumpSpent } from './leads.js';
import { dangerKept, leadHigh } from './no-trick.js';
import { marriageBroken, marriageMissed } from './marriages.js';
import {
  cardKept,
  pointsGiven,
  tookCheaper,
  tookMore,
  trickMissed,
  trickTooDear,
} from './tricks.js';
import { thenWorth, thenLost, thenSixtySix } from './hindsight.js';

/** All reasons, the most important first: the first one that applies is given. */
export const REASONS = [
  claimMissed,
  claimFalse,
  winMissed,
  gaveSixtySix,
  marriageMissed,
  exchangeMissed,
  closeStrong,
  closeCounted,
  closeWeak,
  marriageBroken,
  trumpChosen,
  trumpKnown,
  trumpTurned,
  trumpAside,
  handStrong,
  handWeak,
  cardsFit,
  cardsSpoil,
  doubleStakes,
  trickMissed,
  tookMore,
  tookCheaper,
  trickTooDear,
  pointsGiven,
  cardKept,
  leadExposed,
  trumpsOut,
  leadSure,
  trumpSpent,
  leadDear,
  leadHigh,
  dangerKept,
  thenSixtySix,
  thenLost,
  thenWorth,
] as const;

type Listed = (typeof REASONS)[number];
export type ReasonKind = Listed['kind'];

/** A reason as it is stored: its kind and its facts. */
export type FoundReason = {
  [K in ReasonKind]: {
    readonly kind: K;
    readonly facts: NonNullable<ReturnType<Extract<Listed, { readonly kind: K }>['find']>>;
  };
}[ReasonKind];
