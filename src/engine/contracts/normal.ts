import { NATURAL_ORDER, awardAgainst } from '../kernel/index.js';
import { sixtySixOrLast } from './aims.js';
import type { Contract } from './contract.js';

/** Normales Spiel: 66 card points or the last trick. It is played when all pass and is never bid. */
export const normal = {
  name: 'NORMAL',
  names: { en: 'Normal game', de: 'Normales Spiel (Rufer)' },
  value: 0,
  variants: ['dreier', 'bauern'],
  openTo: 'caller',
  hasTrump: true,
  order: NATURAL_ORDER,
  leader: 'caller',
  aim: sixtySixOrLast,
  worth: ({ tricks, cardPoints }) => awardAgainst(tricks, cardPoints),
  isUsual: true,
  source: 'rules 9.15, S3 „Normales Spiel"',
} as const satisfies Contract;
