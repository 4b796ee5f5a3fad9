import { pointsOfCards } from './cards.js';
import { reason } from './reason.js';
import type { FullTrick, Situation } from './situation.js';
import { DE, EN } from './words.js';

/** The trick after each of the two actions, where both complete it with a card. */
function tricksIn({ best, played, isForPoints }: Situation) {
  if (!isForPoints || best.action.kind !== 'card' || played.action.kind !== 'card') return null;
  if (!best.trick || !played.trick) return null;
  const [better, made]: [FullTrick, FullTrick] = [best.trick, played.trick];
  return { better, made, best: best.action.card, card: played.action.card };
}

/** A trick was left to the others. */
export const trickMissed = reason('TRICK_MISSED', {
  description: 'The trick could have been taken.',
  find: (situation) => {
    const tricks = tricksIn(situation);
    if (!tricks?.better.isOwn || tricks.made.isOwn) return null;
    return { cardPoints: tricks.better.cardPoints, given: tricks.made.cardPoints };
  },
  texts: {
    en: ({ cardPoints, given }) =>
      `it took the trick with ${EN.cardPoints(cardPoints)}; so the other side got ${given}`,
    de: ({ cardPoints, given }) =>
      `damit war der Stich mit ${DE.cardPoints(cardPoints)} deiner; so bekam die andere Seite ${given}`,
  },
});

/** A high card or a trump was spent on a small trick. */
export const trickTooDear = reason('TRICK_TOO_DEAR', {
  description: 'The trick was worth less than the card that took it.',
  find: (situation) => {
    const tricks = tricksIn(situation);
    if (!tricks?.made.isOwn || tricks.better.isOwn) return null;
    const others = tricks.made.cardPoints - pointsOfCards([tricks.card]);
    return { card: tricks.card, others };
  },
  texts: {
    en: ({ card, others }, names) =>
      `the trick brought ${EN.cardPoints(others)} of the other side and cost you the ${names.card(card)}`,
    de: ({ card, others }, names) =>
      `der Stich brachte ${DE.cardPoints(others)} der anderen Seite und kostete dich ${names.card(card)}`,
  },
});

/** The player's side took the trick either way, but with fewer card points. */
export const tookMore = reason('TOOK_MORE', {
  description: 'The trick of the player’s side could have held more card points.',
  find: (situation) => {
    const tricks = tricksIn(situation);
    if (!tricks?.made.isOwn || !tricks.better.isOwn) return null;
    const more = tricks.better.cardPoints - tricks.made.cardPoints;
    return more > 0 ? { more } : null;
  },
  texts: {
    en: ({ more }) => `your side took the trick either way, but with ${EN.cardPoints(more)} more`,
    de: ({ more }) =>
      `der Stich ging so oder so an deine Seite, aber mit ${DE.cardPoints(more)} mehr`,
  },
});

/** A less valuable card would have taken the trick. */
export const tookCheaper = reason('TOOK_CHEAPER', {
  description: 'A less valuable card would also have taken the trick.',
  find: (situation) => {
    const tricks = tricksIn(situation);
    if (!tricks?.made.isOwn || !tricks.better.isOwn) return null;
    const isLess = tricks.better.cardPoints <= tricks.made.cardPoints;
    return isLess ? { card: tricks.card, cheaper: tricks.best } : null;
  },
  texts: {
    en: ({ card, cheaper }, names) =>
      `the ${names.card(cheaper)} took the trick as well, and you would have kept the ${names.card(card)}`,
    de: ({ card, cheaper }, names) =>
      `${names.card(cheaper)} nahm den Stich auch, und du hättest ${names.card(card)} behalten`,
  },
});

/** Card points were put into the others' trick. */
export const pointsGiven = reason('POINTS_GIVEN', {
  description: 'Card points were given to a trick of the other side without need.',
  find: (situation) => {
    const tricks = tricksIn(situation);
    if (!tricks || tricks.made.isOwn || tricks.better.isOwn) return null;
    const more = tricks.made.cardPoints - tricks.better.cardPoints;
    return more > 0 ? { card: tricks.card, more } : null;
  },
  texts: {
    en: ({ card, more }, names) =>
      `the trick was lost either way, and the ${names.card(card)} put ${EN.cardPoints(more)} more into it`,
    de: ({ card, more }, names) =>
      `der Stich war so oder so verloren, und mit ${names.card(card)} gab es ${DE.cardPoints(more)} mehr`,
  },
});

/** A card that is worth more later was thrown away. */
export const cardKept = reason('CARD_KEPT', {
  description: 'A trump or a high card was thrown into a trick that was lost.',
  find: (situation) => {
    const tricks = tricksIn(situation);
    if (!tricks || tricks.made.isOwn || tricks.better.isOwn) return null;
    const isTrump = (card: string) => card.startsWith(situation.view.trump ?? '-');
    return isTrump(tricks.card) && !isTrump(tricks.best) ? { card: tricks.card } : null;
  },
  texts: {
    en: ({ card }, names) => `the trick was lost either way, and you kept the ${names.card(card)}`,
    de: ({ card }, names) => `der Stich war so oder so verloren, und ${names.card(card)} blieb dir`,
  },
});
