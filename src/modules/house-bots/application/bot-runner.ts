import type { BotKey, ActionValues } from '../../../bots/index.js';
import type { Action, DealView, MatchSnapshot } from '../../../engine/index.js';

/** All that a bot decides by; plain data. */
export interface Question {
  readonly level: BotKey;
  /** What the bot's seat sees. */
  readonly view: DealView;
  /** Of the bot's own chance: never the shuffle's. */
  readonly seed: number;
}

/** A turn that is looked back on, in a match that is over; plain data. */
export interface PastTurn {
  /** The match as it stood then, all cards included. */
  readonly snapshot: MatchSnapshot;
  /** Decides all chance of the answer. */
  readonly seed: number;
}

/** Where bots think. */
export abstract class BotRunner {
  /**
   * @param owner who waits for it: owners take turns
   * @throws Error when the bot fails or takes too long
   */
  abstract choose(question: Question, owner: string): Promise<Action>;

  /**
   * What each action was worth that could have been taken; takes a bot many decisions' time.
   *
   * @throws Error when that fails or takes too long
   */
  abstract reviewTurn(turn: PastTurn): Promise<ActionValues[]>;
}
