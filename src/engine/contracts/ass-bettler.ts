import { NATURAL_ORDER } from '../kernel/index.js';
import { noTrick } from './aims.js';
import type { Contract } from './contract.js';
import { anAce } from './holding.js';

/** Ass-Bettler: no trick, without trump, with an ace in hand at the lead. */
export const assBettler = {
  name: 'ASS_BETTLER',
  names: { en: 'Beggar with an ace', de: 'Ass-Bettler (Ass-Fechter)' },
  value: 5,
  variants: ['dreier', 'bauern'],
  openTo: 'any',
  hasTrump: false,
  order: NATURAL_ORDER,
  leader: 'declarer',
  aim: noTrick,
  holds: anAce,
  source: 'rules 10.3, S3 „Ass-Bettler"',
} as const satisfies Contract;
