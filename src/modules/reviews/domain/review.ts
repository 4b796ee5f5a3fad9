import type { Action } from '../../../engine/index.js';
import { instructiveOf } from './instructive.js';
import type { Explanation } from './reasons/index.js';

/** An action with what it was worth to its player, in game points. */
export interface ValuedAction {
  readonly action: Action;
  /** By what the player could know. */
  readonly expected: number;
  /** Of `expected`; missing in reviews that were made before errors were kept. */
  readonly standardError?: number;
  /** With all cards known. */
  readonly hindsight: number;
}

/** A decision as it is kept. */
export interface ValuedDecision {
  readonly dealNumber: number;
  /** How many actions of the deal came before. */
  readonly position: number;
  readonly played: Action;
  /** Every legal action, in the order of `legal`. */
  readonly actions: readonly ValuedAction[];
  /** The standard error of what the best was worth more; missing as those of the actions. */
  readonly lossError?: number;
  /** Why another action was better; where it was dear and a reason was found. */
  readonly why?: Explanation;
}

/** What is to be said of a decision; losses are game points and never negative. */
export interface DecisionVerdict extends ValuedDecision {
  /** The played one, where none was better. */
  readonly best: Action;
  readonly bestInHindsight: Action;
  readonly loss: number;
  readonly hindsightLoss: number;
  /** Whether the loss is more than chance. */
  readonly isCostly: boolean;
}

/** What is to be said of all of them. */
export interface Summary {
  readonly decisionCount: number;
  readonly expectedLoss: number;
  readonly hindsightLoss: number;
  /** In percent; null where nothing was at stake. */
  readonly accuracy: number | null;
  /** The decisions that cost most, dearest first. */
  readonly turningPoints: readonly DecisionVerdict[];
  /** The decisions that most is learned from, in the order of the match. */
  readonly instructive: readonly DecisionVerdict[];
}

type View = 'expected' | 'hindsight';

/** In game points: what is less teaches nobody anything, however sure it is. */
const COSTLY = 0.1;
/** So many standard errors are seldom chance. */
const SURE = 2;
/** In game points: what makes a decision a turning point. */
const DEAR = 0.5;
const MOST_TURNING_POINTS = 5;

export function decisionVerdict(decision: ValuedDecision): DecisionVerdict {
  const expected = bestOf(decision, 'expected');
  const hindsight = bestOf(decision, 'hindsight');
  const played = playedOf(decision);
  const loss = rounded(expected.expected - played.expected);
  return {
    ...decision,
    best: expected.action,
    bestInHindsight: hindsight.action,
    loss,
    hindsightLoss: rounded(hindsight.hindsight - played.hindsight),
    isCostly: loss >= COSTLY && loss >= SURE * (decision.lossError ?? 0),
  };
}

export function summaryOf(decisions: readonly ValuedDecision[]): Summary {
  const verdicts = decisions.map(decisionVerdict);
  const expectedLoss = sumOf(verdicts, ({ loss }) => loss);
  const stakes = sumOf(decisions, stakeOf);
  const costly = verdicts.filter(({ isCostly }) => isCostly).sort((a, b) => b.loss - a.loss);
  const dear = costly.filter(({ loss }) => loss >= DEAR);
  return {
    decisionCount: verdicts.length,
    expectedLoss: rounded(expectedLoss),
    hindsightLoss: rounded(sumOf(verdicts, ({ hindsightLoss }) => hindsightLoss)),
    accuracy: stakes === 0 ? null : rounded(100 * (1 - expectedLoss / stakes)),
    turningPoints: dear.slice(0, MOST_TURNING_POINTS),
    instructive: instructiveOf(costly),
  };
}

/** Values are kept to a hundredth of a game point: what is beyond is chance. */
export const rounded = (value: number): number => Math.round(value * 100) / 100 + 0; // never -0

/** The played one, where none was better. */
export function bestOf(
  decision: Pick<ValuedDecision, 'played' | 'actions'>,
  view: View,
): ValuedAction {
  const better = (top: ValuedAction, next: ValuedAction) => (next[view] > top[view] ? next : top);
  return decision.actions.reduce(better, playedOf(decision));
}

const playedOf = ({ actions, played }: Pick<ValuedDecision, 'played' | 'actions'>): ValuedAction =>
  actions.find(({ action }) => action === played)!;

/** What the worst action would have cost. */
function stakeOf({ actions }: ValuedDecision): number {
  const values = actions.map(({ expected }) => expected);
  return Math.max(...values) - Math.min(...values);
}

const sumOf = <T>(items: readonly T[], valueOf: (item: T) => number): number =>
  items.reduce((sum, item) => sum + valueOf(item), 0);

export type ReviewStatus = 'PENDING' | 'DONE' | 'FAILED';

/** How a review stands, by when it was finished or given up. */
export function reviewStatusOf(review: {
  readonly finishedAt: Date | null;
  readonly failedAt: Date | null;
}): ReviewStatus {
  if (review.finishedAt !== null) return 'DONE';
  return review.failedAt === null ? 'PENDING' : 'FAILED';
}
