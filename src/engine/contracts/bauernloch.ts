import { ACE_LOWEST_ORDER } from '../kernel/index.js';
import { everyTrick } from './aims.js';
import type { Contract } from './contract.js';

/** Bauernloch: all tricks by the caller, with trump, the ace below the jack. */
export const bauernloch = {
  name: 'BAUERNLOCH',
  names: { en: 'Farmer with aces low', de: 'Bauernloch' },
  value: 12,
  variants: ['dreier', 'bauern'],
  openTo: 'caller',
  hasTrump: true,
  order: ACE_LOWEST_ORDER,
  leader: 'caller',
  aim: everyTrick,
  source: 'rules 10.4, S3 „Bauernloch"',
} as const satisfies Contract;
