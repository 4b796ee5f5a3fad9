import { ACE_LOWEST_ORDER } from '../kernel/index.js';
import { everyTrick } from './aims.js';
import type { Contract } from './contract.js';

/** Zehnergang: all tricks, without trump, the ace below the jack. */
export const zehnergang = {
  name: 'ZEHNERGANG',
  names: { en: 'March with aces low', de: 'Zehnergang (Zehnerloch, Zehnerland)' },
  value: 10,
  variants: ['dreier', 'bauern'],
  openTo: 'any',
  hasTrump: false,
  order: ACE_LOWEST_ORDER,
  leader: 'declarer',
  aim: everyTrick,
  heightIfGangOver: 9,
  source: 'rules 10.4, S3 „Zehnergang"',
} as const satisfies Contract;
