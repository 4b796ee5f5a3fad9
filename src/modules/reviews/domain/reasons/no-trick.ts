import { contractOf } from '../../../../engine/index.js';
import type { CardToken } from '../../../../engine/index.js';
import { lowerThan } from './cards.js';
import { reason } from './reason.js';
import type { Situation } from './situation.js';
import { DE, EN } from './words.js';

/** The two cards in a contract whose declarer must take no trick. */
function cardsIn({ best, played, view }: Situation) {
  if (view.contract === null || contractOf(view.contract).aim.goal !== 'noTrick') return null;
  if (best.action.kind !== 'card' || played.action.kind !== 'card') return null;
  return { best: best.action.card, card: played.action.card, leads: best.action.leads };
}

/** The unseen cards of its suit that a card beats. */
const lowerIn = ({ out, view }: Situation, card: CardToken): CardToken[] =>
  lowerThan(card, out, contractOf(view.contract!));

/** The lower lead takes fewer tricks. */
export const leadHigh = reason('LEAD_HIGH', {
  description:
    'In a contract without tricks: more cards could be played under the card that was led.',
  find: (situation) => {
    const cards = cardsIn(situation);
    if (!cards?.leads) return null;
    const lower = lowerIn(situation, cards.card);
    const rest = lowerIn(situation, cards.best).length;
    return rest < lower.length ? { card: cards.card, lower, best: cards.best, rest } : null;
  },
  texts: {
    en: ({ card, lower, best, rest }, names) =>
      `${EN.cards(lower, names)} could be played under the ${names.card(card)}, ${rest === 0 ? 'none' : `only ${rest}`} under the ${names.card(best)}`,
    de: ({ card, lower, best, rest }, names) =>
      `unter ${names.card(card)} konnten ${DE.cards(lower, names)} bleiben, unter ${names.card(best)} ${rest === 0 ? 'keine Karte' : `nur ${rest}`}`,
  },
});

/** A discard gets rid of a card that could take a trick. */
export const dangerKept = reason('DANGER_KEPT', {
  description: 'In a contract without tricks: a card that could take a trick was kept.',
  find: (situation) => {
    const cards = cardsIn(situation);
    const led = situation.view.trick[0]?.card[0];
    if (!cards || cards.leads || cards.best[0] === led || cards.card[0] === led) return null;
    const lower = lowerIn(situation, cards.best);
    const others = lowerIn(situation, cards.card);
    return lower.length > others.length ? { card: cards.best, lower } : null;
  },
  texts: {
    en: ({ card, lower }, names) =>
      `you kept the ${names.card(card)}, under which ${EN.cards(lower, names)} could be played`,
    de: ({ card, lower }, names) =>
      `${names.card(card)} blieb dir, und darunter konnten ${DE.cards(lower, names)} bleiben`,
  },
});
