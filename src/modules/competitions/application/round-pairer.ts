import type { nextRound, RoundTask } from './next-round.js';

/** Pairs rounds. Equal tasks have equal rounds. */
export abstract class RoundPairer {
  abstract nextRound(task: RoundTask): Promise<ReturnType<typeof nextRound>>;
}
