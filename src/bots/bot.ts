import type { Action, DealView, Options } from '../engine/index.js';

/** The strengths of house bots, weakest first. */
export const BOT_KEYS = ['random', 'easy', 'club', 'expert'] as const;
export type BotKey = (typeof BOT_KEYS)[number];

/** A source of chance that is independent of the shuffle: 0 ≤ x < 1. */
export type Random = () => number;

/**
 * A player who sees what a seat sees and nothing else. Equal views, options and random sources give
 * equal decisions.
 */
export interface Bot {
  readonly key: BotKey;
  /** What people read. */
  readonly name: string;
  /** One of `view.legal`, which must not be empty. */
  choose(view: DealView, options: Options, random: Random): Action;
}
