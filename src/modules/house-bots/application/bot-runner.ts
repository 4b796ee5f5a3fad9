import type { BotKey, ActionValues } from '../../../bots/index.js';
import type { Action, DealView, MatchSnapshot } from '../../../engine/index.js';

/** The input of a bot's decision; plain data. */
export interface Question {
  readonly level: BotKey;
  /** The view of the bot's seat. */
  readonly view: DealView;
  /** From a random source of its own, never from the shuffle's. */
  readonly seed: number;
}

/** A past turn of a match that is over; plain data. */
export interface PastTurn {
  /** The match at that time, with all cards. */
  readonly snapshot: MatchSnapshot;
  /** Decides all random numbers of the review. */
  readonly seed: number;
}

/** Runs bots' decisions and reviews of turns. */
export abstract class BotRunner {
  /**
   * @param owner who waits for the decision: owners take turns
   * @throws Error when the bot fails or takes too long
   */
  abstract choose(question: Question, owner: string): Promise<Action>;

  /**
   * The value of each action that was legal. Takes as long as many decisions of a bot.
   *
   * @throws Error when it fails or takes too long
   */
  abstract reviewTurn(turn: PastTurn): Promise<ActionValues[]>;
}
