import type { View } from './view';

/** A part of the table where flights begin or end. Its element has the name as `data-spot`. */
export type Spot =
  'talon' | `hand ${string}` | `seat ${number}` | `trick ${string}` | `pile ${number}`;

/** The way of a card from one part of the table to another. */
export interface Flight {
  /** `take`: the card has left the table, and a copy of it flies. In all others the card flies that lies at the end. */
  readonly kind: 'play' | 'draw' | 'return' | 'take';
  readonly from: Spot;
  readonly to: Spot;
  /** Which card flies, counted from the last one. Hidden cards have no other name. */
  readonly fromLast: number;
}

/** The flights that lead from one view of the table to the next. Within another deal nothing flies. */
export function flightsBetween(before: View, after: View): readonly Flight[] {
  if (before.deal !== after.deal || before.bottom !== after.bottom) return [];
  return [...plays(before, after), ...takes(before, after), ...ownCards(before, after)].concat(
    hiddenDraws(before, after),
  );
}

function plays(before: View, after: View): Flight[] {
  return after.trick
    .filter(({ card }) => !isIn(before.trick, card))
    .map(({ seat, card }) => ({
      kind: 'play',
      from: before.hand?.includes(card) && seat === after.bottom ? `hand ${card}` : `seat ${seat}`,
      to: `trick ${card}`,
      fromLast: 0,
    }));
}

function takes({ trick, taker }: View, after: View): Flight[] {
  if (taker === null) return [];
  return trick
    .filter(({ card }) => !isIn(after.trick, card))
    .map(({ card }) => ({ kind: 'take', from: `trick ${card}`, to: `pile ${taker}`, fromLast: 0 }));
}

/** The cards that are new in the hand. A card that was refused comes back from the trick. */
function ownCards(before: View, after: View): Flight[] {
  const { hand } = before;
  if (!hand || !after.hand) return [];
  return after.hand
    .filter((card) => !hand.includes(card))
    .flatMap((card) => {
      const to = `hand ${card}` as const;
      if (isIn(before.trick, card))
        return { kind: 'return', from: `trick ${card}`, to, fromLast: 0 } as const;
      const isDrawn = isTalonSmaller(before, after) || card === before.trumpCard;
      return isDrawn ? ({ kind: 'draw', from: 'talon', to, fromLast: 0 } as const) : [];
    });
}

/** The cards that others draw. */
function hiddenDraws(before: View, after: View): Flight[] {
  if (!isTalonSmaller(before, after)) return [];
  return after.counts.flatMap((count, seat) => {
    if (seat === after.bottom && after.hand) return [];
    const added = Math.max(0, count - (before.counts[seat] ?? 0));
    return Array.from({ length: added }, (_, fromLast): Flight => ({
      kind: 'draw',
      from: 'talon',
      to: `seat ${seat}`,
      fromLast,
    }));
  });
}

const isTalonSmaller = (before: View, after: View): boolean => after.talonCount < before.talonCount;

const isIn = (trick: View['trick'], card: string): boolean =>
  trick.some((played) => played.card === card);
