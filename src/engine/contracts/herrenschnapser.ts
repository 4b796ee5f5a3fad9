import { NATURAL_ORDER } from '../kernel/index.js';
import { everyTrick } from './aims.js';
import type { Contract } from './contract.js';
import { allTrumps } from './holding.js';

/** Herrenschnapser: all tricks by the caller who holds all five trumps. */
export const herrenschnapser = {
  name: 'HERRENSCHNAPSER',
  names: { en: 'All trumps', de: 'Herrenschnapser (Herrenjodler, Trumpfringerl)' },
  value: 24,
  variants: ['dreier', 'bauern'],
  openTo: 'caller',
  hasTrump: true,
  order: NATURAL_ORDER,
  leader: 'caller',
  aim: everyTrick,
  holds: allTrumps,
  source: 'rules 10.3, S3 „Herrenschnapser"',
} as const satisfies Contract;
