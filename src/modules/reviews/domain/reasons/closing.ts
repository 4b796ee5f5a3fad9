import { kernel } from '../../../../engine/index.js';
import { higherThan } from './cards.js';
import { STRONG_CARDS, strongCardsIn, hasNone, joinParts } from './strong-cards.js';
import { reason } from './reason.js';
import { trumpsIn } from './situation.js';
import type { Situation } from './situation.js';
import { DE, EN } from './words.js';

const missingIn = ({ own }: Situation): number => Math.max(0, kernel.SIXTY_SIX - own);

/** The hand was strong enough for a close. */
export const closeStrong = reason('CLOSE_STRONG', {
  description: 'The hand was strong enough to close the talon.',
  find: (situation) => {
    if (situation.best.action.kind !== 'close') return null;
    const held = strongCardsIn(situation);
    if (hasNone(held)) return null;
    return { ...held, cardPoints: situation.own, missing: missingIn(situation) };
  },
  texts: {
    en: ({ cardPoints, missing, ...held }, names) =>
      `you held ${joinParts([...STRONG_CARDS.en(held, names), EN.cardPoints(cardPoints)], 'and')}; ` +
      `${missing} ${missing === 1 ? 'was' : 'were'} missing to 66`,
    de: ({ cardPoints, missing, ...held }, names) =>
      `du hattest ${joinParts([...STRONG_CARDS.de(held, names), DE.cardPoints(cardPoints)], 'und')}; ` +
      `${missing} ${missing === 1 ? 'fehlte' : 'fehlten'} auf 66`,
  },
});

/** Nearly all unseen cards had to be in the other hand, so the cards against a close could be counted. */
export const closeCounted = reason('CLOSE_COUNTED', {
  description:
    'The player closed although the other hand could be counted and held trumps or higher cards.',
  find: (situation) => {
    const { played, out, view, hand } = situation;
    if (played.action.kind !== 'close' || view.seatCount !== 2) return null;
    const held = view.hands.find(({ seat }) => seat !== view.observer)!.count;
    const trumps = trumpsIn(situation, out);
    const isCounted = out.length - held <= 1;
    const against = trumps.length > 0 ? trumps : hand.flatMap((card) => higherThan(card, out));
    return isCounted && against.length > 0
      ? { out: out.length, held, against: [...new Set(against)], missing: missingIn(situation) }
      : null;
  },
  texts: {
    en: ({ out, held, against, missing }, names) =>
      `${held} of the ${out} cards that were out had to be in the other hand, and among the ${out} ` +
      `${against.length === 1 ? 'was' : 'were'} ${EN.cards(against, names)}; ${missing} card points were missing to 66`,
    de: ({ out, held, against, missing }, names) =>
      `von den ${out} Karten, die du nicht gesehen hattest, waren ${held} auf der anderen Hand, und unter den ${out} ` +
      `${against.length === 1 ? 'war' : 'waren'} ${DE.cards(against, names)}; ${missing} Augen fehlten auf 66`,
  },
});

/** The hand was too weak for a close. */
export const closeWeak = reason('CLOSE_WEAK', {
  description: 'The hand was too weak to close the talon.',
  find: (situation) => {
    if (situation.played.action.kind !== 'close') return null;
    const trumps = trumpsIn(situation, situation.out);
    return { trumps, missing: missingIn(situation), cards: situation.hand.length };
  },
  texts: {
    en: ({ trumps, missing, cards }, names) =>
      `${missing} card points were missing, to be made with ${EN.count(cards, 'card', 'cards')}` +
      (trumps.length > 0 ? `; ${EN.ranks(trumps, names)} of trumps were not yours` : ''),
    de: ({ trumps, missing, cards }, names) =>
      `es fehlten ${DE.cardPoints(missing)} bei ${DE.count(cards, '0 Karten', 'einer Karte', 'Karten')}` +
      (trumps.length > 0 ? `; ${DE.ranks(trumps, names)} in Trumpf hattest du nicht` : ''),
  },
});
