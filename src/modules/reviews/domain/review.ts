import type { Action } from '../../../engine/index.js';
import { instructiveOf } from './instructive.js';
import type { Explanation } from './reasons/index.js';

/** An action and its value for its player, in game points. */
export interface ValuedAction {
  readonly action: Action;
  /** Based on what the player could know. */
  readonly expected: number;
  /** The standard error of `expected`; missing in reviews that were made before errors were stored. */
  readonly standardError?: number;
  /** With all cards known. */
  readonly hindsight: number;
}

/** A decision as it is stored. */
export interface ValuedDecision {
  readonly dealNumber: number;
  /** How many actions of the deal came before. */
  readonly position: number;
  readonly played: Action;
  /** Every legal action, in the order of `legal`. */
  readonly actions: readonly ValuedAction[];
  /** The standard error of the loss; missing in the same reviews as the errors of the actions. */
  readonly lossError?: number;
  /** Why another action was better; only in costly decisions for which a reason was found. */
  readonly why?: Explanation;
}

/** A decision and its judgement. Losses are game points and never negative. */
export interface JudgedDecision extends ValuedDecision {
  /** The played action, if none was better. */
  readonly best: Action;
  readonly bestInHindsight: Action;
  readonly loss: number;
  readonly hindsightLoss: number;
  /** Whether the loss is probably not chance. */
  readonly isCostly: boolean;
}

/** The summary of all decisions. */
export interface Summary {
  readonly decisionCount: number;
  readonly expectedLoss: number;
  readonly hindsightLoss: number;
  /** In percent; null where there were no stakes. */
  readonly accuracy: number | null;
  /** The costliest decisions, the highest loss first. */
  readonly turningPoints: readonly JudgedDecision[];
  /** The most instructive decisions, in the order of the match. */
  readonly instructive: readonly JudgedDecision[];
}

type View = 'expected' | 'hindsight';

/** In game points: a smaller loss teaches nothing, even if it is certain. */
const COSTLY = 0.1;
/** A loss of this many standard errors is rarely chance. */
const SURE = 2;
/** The least loss of a turning point, in game points. */
const TURNING_POINT_LOSS = 0.5;
const MOST_TURNING_POINTS = 5;

export function judgeDecision(decision: ValuedDecision): JudgedDecision {
  const expected = bestOf(decision, 'expected');
  const hindsight = bestOf(decision, 'hindsight');
  const played = playedOf(decision);
  const loss = round(expected.expected - played.expected);
  return {
    ...decision,
    best: expected.action,
    bestInHindsight: hindsight.action,
    loss,
    hindsightLoss: round(hindsight.hindsight - played.hindsight),
    isCostly: loss >= COSTLY && loss >= SURE * (decision.lossError ?? 0),
  };
}

export function summaryOf(decisions: readonly ValuedDecision[]): Summary {
  const judged = decisions.map(judgeDecision);
  const expectedLoss = sumOf(judged, ({ loss }) => loss);
  const stakes = sumOf(decisions, stakeOf);
  const costly = judged.filter(({ isCostly }) => isCostly).sort((a, b) => b.loss - a.loss);
  const dear = costly.filter(({ loss }) => loss >= TURNING_POINT_LOSS);
  return {
    decisionCount: judged.length,
    expectedLoss: round(expectedLoss),
    hindsightLoss: round(sumOf(judged, ({ hindsightLoss }) => hindsightLoss)),
    accuracy: stakes === 0 ? null : round(100 * (1 - expectedLoss / stakes)),
    turningPoints: dear.slice(0, MOST_TURNING_POINTS),
    instructive: instructiveOf(costly),
  };
}

/** Values are stored to a hundredth of a game point; smaller differences are chance. */
export const round = (value: number): number => Math.round(value * 100) / 100 + 0; // never -0

/** The played action, if none was better. */
export function bestOf(
  decision: Pick<ValuedDecision, 'played' | 'actions'>,
  view: View,
): ValuedAction {
  const better = (top: ValuedAction, next: ValuedAction) => (next[view] > top[view] ? next : top);
  return decision.actions.reduce(better, playedOf(decision));
}

const playedOf = ({ actions, played }: Pick<ValuedDecision, 'played' | 'actions'>): ValuedAction =>
  actions.find(({ action }) => action === played)!;

/** The loss of the worst action. */
function stakeOf({ actions }: ValuedDecision): number {
  const values = actions.map(({ expected }) => expected);
  return Math.max(...values) - Math.min(...values);
}

const sumOf = <T>(items: readonly T[], valueOf: (item: T) => number): number =>
  items.reduce((sum, item) => sum + valueOf(item), 0);

export type ReviewStatus = 'PENDING' | 'DONE' | 'FAILED';

/** The state of a review, by when it was finished or failed. */
export function reviewStatusOf(review: {
  readonly finishedAt: Date | null;
  readonly failedAt: Date | null;
}): ReviewStatus {
  if (review.finishedAt !== null) return 'DONE';
  return review.failedAt === null ? 'PENDING' : 'FAILED';
}
