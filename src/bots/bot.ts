import type { Action, DealView, Options } from '../engine/index.js';

/** The strengths of house bots, weakest first. */
export const BOT_KEYS = ['random', 'easy', 'regular', 'club', 'adept', 'expert', 'master'] as const;
export type BotKey = (typeof BOT_KEYS)[number];

/** A source of chance that is independent of the shuffle: 0 ≤ x < 1. */
export type Random = () => number;

/** A player who sees only what its seat sees. Equal views, options and random sources give equal decisions. */
export interface Bot {
  readonly key: BotKey;
  /** The name that people read. */
  readonly name: string;
  /** One of `view.legal`, which must not be empty. */
  choose(view: DealView, options: Options, random: Random): Action;
}

/** A rating measured in matches among the levels, with its standard error. */
export interface Strength {
  readonly rating: number;
  readonly deviation: number;
}

export type Strengths = Readonly<Record<BotKey, Strength>>;
