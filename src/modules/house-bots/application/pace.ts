import { setTimeout as pause } from 'node:timers/promises';
import type { BotKey } from '../../../bots/index.js';

/** How many times the pace a level's answers take, so that practically all its decisions fit. */
const STRIDES: Readonly<Record<BotKey, number>> = {
  random: 1,
  easy: 1,
  regular: 1,
  club: 1,
  adept: 1,
  expert: 2,
  master: 4,
};

/** When a bot's turn was taken up, in milliseconds. */
export interface TurnTimes {
  /** From the match's last step to the turn's being taken up; below 0 where a clock was put back. */
  readonly waited: number;
  /** From then to the decision. */
  readonly thought: number;
}

/** How far the times at which a level's answers are released are apart. */
export const strideOf = (paceMillis: number, level: BotKey): number => paceMillis * STRIDES[level];

/**
 * When an answer is released, in milliseconds from the moment at which the turn was taken up. How long a
 * bot thinks depends on its hand, so what is released must not: a stride after the match's last step, or half
 * a stride after it was taken up where that was late; a decision that takes longer waits for one of the
 * whole strides after that.
 */
export function releaseMillis(stride: number, { waited, thought }: TurnTimes): number {
  const first = Math.max(stride - Math.max(0, waited), stride / 2);
  if (stride === 0 || thought <= first) return first;
  return first + Math.ceil((thought - first) / stride) * stride;
}

/**
 * Ends at a moment of `performance.now()`, never before: a timer alone counts from when the event loop
 * last looked at its clock, and ends early where something has kept it busy since.
 */
export async function reached(moment: number): Promise<void> {
  for (let left = moment - performance.now(); left > 0; left = moment - performance.now()) {
    await pause(left);
  }
}
