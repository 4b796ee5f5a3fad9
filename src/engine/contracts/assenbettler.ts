import { ACE_LOWEST_ORDER } from '../kernel/index.js';
import { noTrick } from './aims.js';
import type { Contract } from './contract.js';

/** Assenbettler: no trick, without trump, the ace below the jack. */
export const assenbettler = {
  name: 'ASSENBETTLER',
  names: { en: 'Beggar with aces low', de: 'Assenbettler (Zehnerloch)' },
  value: 5,
  variants: ['dreier', 'bauern'],
  openTo: 'any',
  hasTrump: false,
  order: ACE_LOWEST_ORDER,
  leader: 'declarer',
  aim: noTrick,
  source: 'rules 10.4, S3 „Assenbettler"',
} as const satisfies Contract;
