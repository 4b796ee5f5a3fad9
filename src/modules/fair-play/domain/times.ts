import type { Action } from '../../../engine/index.js';
import { dispersionOf, quantileOf, shareOf } from './estimates.js';
import type { Estimate } from './estimates.js';

/** A decision with more than one legal action: how many there were, and the milliseconds that it took. */
export type Thought = readonly [choices: number, millis: number];

/** The fields of a match event that show when an action was taken. */
export interface TimedAction {
  readonly type: string;
  /** Only on the first event of an action. */
  readonly token: Action | null;
  readonly at: Date;
}

/** The key of an action: its deal, and how many of the deal's actions came before. */
export const placeKey = (dealNumber: number, position: number): string =>
  `${dealNumber} ${position}`;

/**
 * How long each action of a match took, by its place. What was written with an earlier action has no time: later actions
 * of the same call, plans and autoplay. An offer to call off does not end a turn.
 */
export function thinkingTimes(events: readonly TimedAction[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  let [deal, position] = [0, 0];
  let began: number | null = null;
  for (const { type, token, at } of events) {
    const now = at.getTime();
    if (type === 'DEAL_STARTED') {
      deal++;
      position = 0;
    }
    if (token !== null) {
      if (began !== null && now > began) times.set(placeKey(deal, position), now - began);
      position++;
    }
    if (token !== null || type === 'DEAL_STARTED') began = now;
  }
  return times;
}

/** A share under two seconds, of decisions with so many legal actions. */
export interface QuickShare {
  readonly choices: number;
  /** Whether these are decisions with so many legal actions or more. */
  readonly orMore: boolean;
  readonly share: Estimate;
}

export interface TimeFigures {
  /** All in milliseconds; null for too few decisions. */
  readonly lowerQuartile: Estimate | null;
  readonly median: Estimate | null;
  readonly upperQuartile: Estimate | null;
  readonly dispersion: Estimate | null;
  readonly quick: readonly QuickShare[];
}

const QUICK_MILLIS = 2000;
/** Decisions with this many legal actions or more are counted together. */
const MOST_CHOICES = 5;

export function timeFigures(thoughts: readonly Thought[]): TimeFigures {
  const times = thoughts.map(([, millis]) => millis);
  const sorted = times.toSorted((a, b) => a - b);
  return {
    lowerQuartile: quantileOf(sorted, 0.25),
    median: quantileOf(sorted, 0.5),
    upperQuartile: quantileOf(sorted, 0.75),
    dispersion: dispersionOf(times),
    quick: quickShares(thoughts),
  };
}

function quickShares(thoughts: readonly Thought[]): QuickShare[] {
  return [2, 3, 4, MOST_CHOICES].flatMap((choices) => {
    const orMore = choices === MOST_CHOICES;
    const own = thoughts.filter(([count]) => (orMore ? count >= choices : count === choices));
    const quick = own.filter(([, millis]) => millis < QUICK_MILLIS).length;
    const share = shareOf(quick, own.length);
    return share ? [{ choices, orMore, share }] : [];
  });
}
