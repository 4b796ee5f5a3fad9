/** Goldens: short records, each with the rule that decides it and the expected answer. */
import type { Answer, DealAnswer, Options, RefusalCode } from '../../../src/engine/index.js';
import { replayText } from '../../../src/engine/index.js';

/** A deal of a record (rules 2.2) without its actions. */
export interface GoldenDeal {
  readonly dealer: number;
  readonly hands: readonly (readonly string[])[];
  readonly talon: readonly string[];
}

export interface Golden {
  /** The section that decides, and what happens in this golden. */
  readonly rule: string;
  readonly variant?: string;
  readonly preset?: string;
  readonly rules?: Partial<Options>;
  readonly deal: GoldenDeal;
  /** Actions, separated by blanks. */
  readonly actions: string;
  /** The fields that the deal's answer must have. */
  readonly gives?: Partial<DealAnswer>;
  /** The code that the last action must be refused with. */
  readonly refused?: RefusalCode;
}

/** Cards written one after the other: `HA HT`. */
export const cards = (text: string): string[] => text.split(' ').filter((c) => c !== '');

/** A deal of the seats' hands in order, without a talon. */
export const dealOf = (dealer: number, ...hands: readonly string[]): GoldenDeal => ({
  dealer,
  hands: hands.map(cards),
  talon: [],
});

export function answerTo(golden: Golden): Answer {
  const { variant = 'zweier', preset, rules = {}, deal, actions } = golden;
  const deals = [{ ...deal, actions: cards(actions) }];
  return replayText(JSON.stringify({ variant, preset, rules, deals }));
}
