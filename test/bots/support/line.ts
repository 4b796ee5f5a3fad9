import type { DealView } from '../../../src/engine/index.js';

/** The line of an arena that knows only the seat's view. */
export function lineOf({ variant, options, memory, legal, ...view }: DealView): object {
  const hands = view.hands.map(({ count, cards, known }) => ({ count, cards, known }));
  const { cardPoints, ...history } = memory;
  return { variant, rules: options, view: { ...view, cardPoints, hands, history }, legal };
}
