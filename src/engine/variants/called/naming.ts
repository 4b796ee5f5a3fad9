import type { Suit } from '../../kernel/index.js';
import { SUIT_SETS } from '../../kernel/index.js';
import type { TableState } from '../several/index.js';

/** The caller names a suit among the first three cards (rules 9.3, S3 „aus seinen ersten drei Karten"). */
export const holdsSuit = (s: TableState, suit: Suit): boolean =>
  (s.packets[s.caller]! & SUIT_SETS[suit]!) !== 0;
