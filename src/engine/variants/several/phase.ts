import type { DealEvent } from '../../events.js';
import type { ParsedAction } from '../../notation.js';
import type { RefusalCode } from '../../refusals.js';
import type { Action } from '../../variant.js';
import type { Draft, TableState } from './state.js';

export type Refusal = RefusalCode | null;
export type Events = DealEvent[];

/** One phase of a deal: what it takes, what it refuses and why, what an action does. */
export interface PhaseRules {
  /** Why an action is refused, the first reason that applies (RULES §2); null where it is legal. */
  refusal(s: TableState, a: ParsedAction): Refusal;
  /** The legal actions in code-point order; never empty. */
  legal(s: TableState): readonly Action[];
  /** Takes a legal action and tells it. */
  perform(d: Draft, a: ParsedAction, events: Events): void;
}
