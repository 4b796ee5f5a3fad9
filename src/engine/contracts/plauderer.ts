import { NATURAL_ORDER } from '../kernel/index.js';
import { noTrick } from './aims.js';
import type { Contract } from './contract.js';

/** Plauderer: a Bettler in which all hands lie open after the first trick and the defenders may talk. */
export const plauderer = {
  name: 'PLAUDERER',
  names: { en: 'Open beggar', de: 'Plauderer' },
  value: 7,
  variants: ['dreier', 'bauern'],
  openTo: 'any',
  hasTrump: false,
  order: NATURAL_ORDER,
  leader: 'declarer',
  aim: noTrick,
  opensHands: true,
  defendersTalk: true,
  source: 'rules 10.7, S3 „Punkteübersicht"',
} as const satisfies Contract;
