import { NATURAL_ORDER } from '../kernel/index.js';
import { sixtySixInTime } from './aims.js';
import type { Contract } from './contract.js';

/** Schnapser: 66 by the caller with the last trick but two at the latest, no trick lost. */
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
