import { setTimeout as pause } from 'node:timers/promises';
import type { BotKey } from '../../../bots/index.js';

/**
 * Each level's stride in multiples of the pace. Practically all decisions of a level take less than one stride.
 */
const STRIDES: Readonly<Record<BotKey, number>> = {
  random: 1,
  easy: 1,
  regular: 1,
  club: 1,
  adept: 1,
  expert: 2,
  master: 4,
};

/** What a turn costs the player who waits for it: by the thought of the level, and an event that is kept for ever. */
export const TURN_POINTS: Readonly<Record<BotKey, number>> = {
  random: 100,
  easy: 100,
  regular: 400,
  club: 400,
  adept: 600,
  expert: 1000,
  master: 2000,
};

/** Times of a bot's turn, in milliseconds. */
export interface TurnTimes {
  /** From the match's last step until work on the turn begins; negative if a clock was set back. */
  readonly waited: number;
  /** From then until the decision. */
  readonly thought: number;
}

/** The time between two possible releases of a level's answers. */
export const strideOf = (paceMillis: number, level: BotKey): number => paceMillis * STRIDES[level];

/**
 * When an answer is released, in milliseconds after work on the turn began. The time of a decision depends on
 * the bot's hand, so the time of the release must not show it. The first possible release is a stride after the
 * match's last step or, if work began late, half a stride after it began. A slower decision is released one or
 * more whole strides after that.
 */
export function releaseMillis(stride: number, { waited, thought }: TurnTimes): number {
  const first = Math.max(stride - Math.max(0, waited), stride / 2);
  if (stride === 0 || thought <= first) return first;
  return first + Math.ceil((thought - first) / stride) * stride;
}

/**
 * Waits until a moment of `performance.now()`, and never ends before it. A timer alone counts from the moment
 * when the event loop last read its clock, so it ends early if something has blocked the loop.
 */
export async function waitUntil(moment: number): Promise<void> {
  for (let left = moment - performance.now(); left > 0; left = moment - performance.now()) {
    await pause(left);
  }
}
