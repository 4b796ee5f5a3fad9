import { NATURAL_ORDER } from '../kernel/index.js';
import { everyTrick } from './aims.js';
import type { Contract } from './contract.js';
import { aWholeSuit } from './holding.js';

/** Farbringerl: all tricks, without trump, with all five cards of a suit. */
export const farbringerl = {
  name: 'FARBRINGERL',
  names: { en: 'Whole suit', de: 'Farbringerl (Farbenjodler, Herrenringerl)' },
  value: 18,
  variants: ['dreier', 'bauern'],
  openTo: 'any',
  hasTrump: false,
  order: NATURAL_ORDER,
  leader: 'declarer',
  aim: everyTrick,
  holds: aWholeSuit,
  source: 'rules 10.3, S3 „Farbringerl"',
} as const satisfies Contract;
