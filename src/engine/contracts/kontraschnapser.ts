import { NATURAL_ORDER } from '../kernel/index.js';
import { sixtySixInTime } from './aims.js';
import type { Contract } from './contract.js';

/** Kontraschnapser: a Schnapser against the caller, who leads. */
export const kontraschnapser = {
  name: 'KONTRASCHNAPSER',
  names: { en: 'Counter-Schnapser', de: 'Kontraschnapser (Kontra-Drei-Stich)' },
  value: 12,
  variants: ['dreier', 'bauern'],
  openTo: 'against',
  hasTrump: true,
  order: NATURAL_ORDER,
  leader: 'caller',
  aim: sixtySixInTime,
  isUsual: true,
  source: 'rules 10.6, S3 „Kontraschnapser"',
} as const satisfies Contract;
