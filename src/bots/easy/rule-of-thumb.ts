import type { Action, DealView } from '../../engine/index.js';
import type { Reading } from '../reading.js';

/** Something that may be done before a card is played; null: nothing of the kind. */
export type RuleOfThumb = (r: Reading, view: DealView) => Action | null;

export const when = (view: DealView, action: Action, wanted: boolean): Action | null =>
  wanted && view.legal.includes(action) ? action : null;
