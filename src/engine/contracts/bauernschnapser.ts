import { NATURAL_ORDER } from '../kernel/index.js';
import { everyTrick } from './aims.js';
import type { Contract } from './contract.js';

/** Bauernschnapser: all tricks, with trump. */
export const bauernschnapser = {
  name: 'BAUERNSCHNAPSER',
  names: { en: 'Farmer', de: 'Bauernschnapser (Bauer)' },
  value: 12,
  variants: ['dreier', 'bauern'],
  openTo: 'any',
  hasTrump: true,
  order: NATURAL_ORDER,
  leader: 'declarer',
  aim: everyTrick,
  isUsual: true,
  source: 'rules 10.1, S3 „Bauernschnapser"',
} as const satisfies Contract;
