import type { BotKey } from '../../../bots/index.js';
import type { Action, DealView } from '../../../engine/index.js';

/** All that a bot decides by; plain data. */
export interface Question {
  readonly level: BotKey;
  /** What the bot's seat sees. */
  readonly view: DealView;
  /** Of the bot's own chance: never the shuffle's. */
  readonly seed: number;
}

/** Where bots think. */
export abstract class Thinkers {
  /** @throws Error when the bot fails or takes too long */
  abstract choose(question: Question): Promise<Action>;
}
