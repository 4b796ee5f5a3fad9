/**
 * The aims of the contracts (rules 10.1, 10.2). An aim is checked after every trick and announcement. It
 * looks only at tricks and card points, never at hands.
 */
import { SIXTY_SIX } from '../kernel/index.js';

/** The state of a contract in play. The card points include the marriages of a side once it has a trick. */
export interface ContractProgress {
  readonly trickCount: number;
  /** How many tricks there are: six in `dreier`, five in `bauern`. */
  readonly allTricks: number;
  /** The tricks that the declarer alone has taken. */
  readonly declarerTricks: number;
  readonly declarerCardPoints: number;
  /** Card points of the declarer's side and of the other. */
  readonly sidePoints: number;
  readonly otherPoints: number;
  /** Whether the declarer's side took the latest trick. */
  readonly tookLast: boolean;
}

/** How a contract ended. */
export interface ContractResult {
  readonly reason: 'SIXTY_SIX' | 'LAST_TRICK' | 'CONTRACT_MADE' | 'CONTRACT_FAILED';
  /** Whether the declarer has won. */
  readonly made: boolean;
}

/** The declarer's goal in a word, for bots and texts. */
export const GOALS = ['sixtySixOrLast', 'sixtySixInTime', 'everyTrick', 'noTrick'] as const;
export type Goal = (typeof GOALS)[number];

/** A goal, and the function that decides whether it is reached. */
export interface Aim {
  readonly goal: Goal;
  /** Null while nothing is decided. */
  readonly judge: (p: ContractProgress) => ContractResult | null;
}

const MADE: ContractResult = { reason: 'CONTRACT_MADE', made: true };
const FAILED: ContractResult = { reason: 'CONTRACT_FAILED', made: false };

/** A Schnapser needs 66 two tricks before the last: with the fourth of six, the third of five (rules 10.6, 11.4). */
const TRICKS_TO_SPARE = 2;

/** Bettler: the declarer takes no trick. */
export const noTrick: Aim = {
  goal: 'noTrick',
  judge: (p) => {
    if (p.declarerTricks > 0) return FAILED;
    return p.trickCount === p.allTricks ? MADE : null;
  },
};

/** Gang: the declarer alone takes all tricks. */
export const everyTrick: Aim = {
  goal: 'everyTrick',
  judge: (p) => {
    if (p.declarerTricks < p.trickCount) return FAILED;
    return p.trickCount === p.allTricks ? MADE : null;
  },
};

/** Schnapser: the declarer alone has 66 in time and takes every trick until then. */
export const sixtySixInTime: Aim = {
  goal: 'sixtySixInTime',
  judge: (p) => {
    if (p.declarerTricks < p.trickCount) return FAILED;
    if (p.declarerCardPoints >= SIXTY_SIX) return MADE;
    return p.trickCount >= p.allTricks - TRICKS_TO_SPARE ? FAILED : null;
  },
};

/** The normal game: a side has 66, or takes the last trick if no side has 66. */
export const sixtySixOrLast: Aim = {
  goal: 'sixtySixOrLast',
  judge: (p) => {
    if (p.sidePoints >= SIXTY_SIX) return { reason: 'SIXTY_SIX', made: true };
    if (p.otherPoints >= SIXTY_SIX) return { reason: 'SIXTY_SIX', made: false };
    return p.trickCount === p.allTricks ? { reason: 'LAST_TRICK', made: p.tookLast } : null;
  },
};
