import { NATURAL_ORDER } from '../kernel/index.js';
import { noTrick } from './aims.js';
import type { Contract } from './contract.js';

/** Bettler: no trick, without trump. */
export const bettler = {
  name: 'BETTLER',
  names: { en: 'Beggar', de: 'Bettler (Fechter)' },
  value: 4,
  variants: ['dreier', 'bauern'],
  openTo: 'any',
  hasTrump: false,
  order: NATURAL_ORDER,
  leader: 'declarer',
  aim: noTrick,
  source: 'rules 10.1, S3 „Bettler"',
} as const satisfies Contract;
