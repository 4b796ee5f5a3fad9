import type { OptionsOf } from '../../options.js';
import { targetOf } from '../../options.js';
import { ruleset } from '../../ruleset.js';
import { UNDER_TRUMP } from '../several/options.js';

/** The options of `dritt` (rules 8.8). */
const TABLE = {
  underTrump: UNDER_TRUMP,
  target: targetOf(7, 'rules 8.7, S2'),
} as const;

export type DrittOptions = OptionsOf<typeof TABLE>;

export const DRITT_RULESET = ruleset(
  TABLE,
  { standard: {} },
  {
    standard: {
      en: 'All 24 cards are dealt, each plays alone, and all cards are played.',
      de: 'Alle 24 Karten werden gegeben, jeder spielt für sich, und alle Karten werden gespielt.',
    },
  },
);
