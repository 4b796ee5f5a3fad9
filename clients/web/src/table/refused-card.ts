import type { Deal } from './game';

/** Why a card of the hand may not be played: the service's codes for a refused card. */
export type CardRefusal =
  'MUST_LEAD_MARRIAGE_CARD' | 'MUST_HEAD_TRICK' | 'MUST_FOLLOW_SUIT' | 'MUST_TRUMP';

/**
 * The reason that the service would give for refusing a card. The legal cards show it: if they have the card's suit,
 * they beat the trick; if they have the suit led, it must be followed; else they are trumps.
 * @param legal the cards that may be played; not empty
 */
export function refusalOf(
  { trick }: Pick<Deal, 'trick'>,
  card: string,
  legal: readonly string[],
): CardRefusal {
  const [led] = trick;
  if (!led) return 'MUST_LEAD_MARRIAGE_CARD';
  const hasSuitOf = (other: string) => legal.some((each) => each[0] === other[0]);
  if (hasSuitOf(card)) return 'MUST_HEAD_TRICK';
  return hasSuitOf(led.card) ? 'MUST_FOLLOW_SUIT' : 'MUST_TRUMP';
}
