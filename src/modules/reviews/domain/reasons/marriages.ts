import type { CardToken, DealView, kernel } from '../../../../engine/index.js';
import { reason } from './reason.js';
import type { Situation } from './situation.js';
import type { LegalAction } from '../../../matches/domain/index.js';

type SuitLetter = kernel.SuitLetter;

/** A marriage was not announced. */
export const marriageMissed = reason('MARRIAGE_MISSED', {
  description: 'The player did not announce a marriage.',
  find: ({ best, played, own }) => {
    const { action } = best;
    if (action.kind !== 'marriage' || action.cardPoints === 0) return null;
    if (played.action.kind === 'marriage' && played.action.cardPoints >= action.cardPoints)
      return null;
    return { suit: action.suit, worth: action.cardPoints, from: own, to: own + action.cardPoints };
  },
  texts: {
    en: ({ suit, worth, from, to }, names) =>
      `${names.rank('K')} and ${names.rank('Q')} of ${names.suit(suit)} counted ${worth}, from ${from} to ${to} card points`,
    de: ({ suit, worth, from, to }, names) =>
      `${names.rank('K')} und ${names.rank('Q')} in ${names.suit(suit)} zählten ${worth}, von ${from} auf ${to} Augen`,
  },
});

/** A king or queen of a pair was given away. */
export const marriageBroken = reason('MARRIAGE_BROKEN', {
  description: 'The card that was played broke a marriage.',
  find: (situation) => {
    const { played, best, isForPoints, view } = situation;
    if (!isForPoints || best.action.kind === 'marriage') return null;
    const card = givenBy(played.action).find((it) => isOfPair(situation, it));
    if (card === undefined || givenBy(best.action).some((it) => isOfPair(situation, it)))
      return null;
    const suit = card[0] as SuitLetter;
    return { card, partner: partnerOf(card), worth: worthOf(view, suit) };
  },
  texts: {
    en: ({ card, partner, worth }, names) =>
      `the ${names.card(card)} made a marriage with the ${names.card(partner)}, good for ${worth}`,
    de: ({ card, partner, worth }, names) =>
      `${names.card(card)} war mit ${names.card(partner)} ein Paar, gut für ${worth}`,
  },
});

/** If marriages name trump, each counts 20 more than the marriage before it (rules 6.5). */
function worthOf({ options, marriages, trump }: DealView, suit: SuitLetter): number {
  if (options['trumpFrom'] === 'marriages') return 20 * (marriages.length + 1);
  return suit === trump ? 40 : 20;
}

/** The cards that an action takes out of the hand. */
function givenBy(action: LegalAction): readonly CardToken[] {
  if (action.kind === 'card') return [action.card];
  return action.kind === 'layAside' ? action.cards : [];
}

const PARTNERS: Readonly<Record<string, string>> = { K: 'Q', Q: 'K' };

const partnerOf = (card: CardToken): CardToken => `${card[0]!}${PARTNERS[card[1]!] ?? '-'}`;

/** Whether a card and its partner are in the hand, not announced yet. */
function isOfPair({ hand, view }: Situation, card: CardToken): boolean {
  const suit = card[0];
  const isShown = view.marriages.some(
    (shown) => shown.suit === suit && shown.seat === view.observer,
  );
  return !isShown && view.memory.wed !== suit && hand.includes(partnerOf(card));
}
