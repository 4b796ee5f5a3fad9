import { NATURAL_ORDER } from '../kernel/index.js';
import { everyTrick } from './aims.js';
import type { Contract } from './contract.js';

/** Kontrabauernschnapser: all tricks against the caller, who leads. */
export const kontrabauernschnapser = {
  name: 'KONTRABAUERNSCHNAPSER',
  names: { en: 'Counter-farmer', de: 'Kontrabauernschnapser' },
  value: 24,
  variants: ['dreier', 'bauern'],
  openTo: 'against',
  hasTrump: true,
  order: NATURAL_ORDER,
  leader: 'caller',
  aim: everyTrick,
  isUsual: true,
  source: 'rules 10.1, S3 „Kontrabauernschnapser"',
} as const satisfies Contract;
