import { NATURAL_ORDER } from '../kernel/index.js';
import { sixtySixInTime } from './aims.js';
import type { Contract } from './contract.js';

/** Schnapser: the caller has 66 at least two tricks before the last and takes every trick until then. */
export const schnapser = {
  name: 'SCHNAPSER',
  names: { en: 'Schnapser', de: 'Schnapser (Drei-Stich)' },
  value: 6,
  variants: ['dreier', 'bauern'],
  openTo: 'caller',
  hasTrump: true,
  order: NATURAL_ORDER,
  leader: 'caller',
  aim: sixtySixInTime,
  isUsual: true,
  source: 'rules 10.6, S3 „Schnapser"',
} as const satisfies Contract;
