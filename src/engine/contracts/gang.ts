import { NATURAL_ORDER } from '../kernel/index.js';
import { everyTrick } from './aims.js';
import type { Contract } from './contract.js';

/** Gang: all tricks, without trump. */
export const gang = {
  name: 'GANG',
  names: { en: 'March', de: 'Gang (Gangl, Land, Ring)' },
  value: 9,
  variants: ['dreier', 'bauern'],
  openTo: 'any',
  hasTrump: false,
  order: NATURAL_ORDER,
  leader: 'declarer',
  aim: everyTrick,
  heightIfGangOver: 10,
  isUsual: true,
  source: 'rules 10.1, S3 „Gangl"',
} as const satisfies Contract;
