import type { CardToken } from '../../../../engine/index.js';
import { pointsOfCards, higherThan } from './cards.js';
import { reason } from './reason.js';
import { trumpsIn } from './situation.js';
import type { Situation } from './situation.js';
import { DE, EN } from './words.js';

/** The two cards between which the leader chose. */
function leadsIn({ best, played, isForPoints }: Situation) {
  if (!isForPoints || best.action.kind !== 'card' || played.action.kind !== 'card') return null;
  return best.action.leads ? { best: best.action.card, card: played.action.card } : null;
}

const isTrump = ({ view }: Situation, card: CardToken): boolean =>
  card.startsWith(view.trump ?? '-');

/** The aces and tens. */
const HIGH = 10;

/** A card of many points was led, and could be taken. */
export const leadExposed = reason('LEAD_EXPOSED', {
  description: 'A card of many card points was led and could be taken.',
  find: (situation) => {
    const leads = leadsIn(situation);
    if (!leads || pointsOfCards([leads.card]) < HIGH || isTrump(situation, leads.card)) return null;
    const cardPoints = pointsOfCards([leads.card]);
    if (pointsOfCards([leads.best]) >= cardPoints) return null;
    const higher = higherThan(leads.card, situation.out);
    const trumps = situation.isStrict ? [] : trumpsIn(situation, situation.out);
    if (higher.length + trumps.length === 0) return null;
    return { card: leads.card, cardPoints, higher, trumps: trumps.length };
  },
  texts: {
    en: ({ card, cardPoints, higher, trumps }, names) => {
      const takers = [
        ...(higher.length > 0 ? [EN.cards(higher, names)] : []),
        ...(trumps > 0 ? [trumps === 1 ? 'the trump that was out' : 'any trump'] : []),
      ];
      return `the ${names.card(card)}, worth ${cardPoints}, could be taken by ${takers.join(' and by ')}`;
    },
    de: ({ card, cardPoints, higher, trumps }, names) => {
      const takers = [
        ...(higher.length > 0 ? [DE.cards(higher, names)] : []),
        ...(trumps > 0 ? [trumps === 1 ? 'einem Trumpf' : 'jedem Trumpf'] : []),
      ];
      return `${names.card(card)} mit ${cardPoints} Augen war zu nehmen von ${takers.join(' und von ')}`;
    },
  },
});

/** Trumps should be drawn before high cards are led. */
export const trumpsOut = reason('TRUMPS_OUT', {
  description: 'Trumps were still out and should have been drawn first.',
  find: (situation) => {
    const leads = leadsIn(situation);
    if (!leads || !situation.isStrict) return null;
    if (!isTrump(situation, leads.best) || isTrump(situation, leads.card)) return null;
    const out = trumpsIn(situation, situation.out);
    const isTop = higherThan(leads.best, out).length === 0;
    return isTop && out.length > 0 ? { out } : null;
  },
  texts: {
    en: ({ out }, names) =>
      `${EN.ranks(out, names)} of trumps ${out.length === 1 ? 'was' : 'were'} still out and should have been drawn first`,
    de: ({ out }, names) =>
      `${DE.ranks(out, names)} in Trumpf ${out.length === 1 ? 'war noch draußen und sollte' : 'waren noch draußen und sollten'} zuerst gezogen werden`,
  },
});

/** No card of its suit could beat the better lead; if another card was led, that card could be beaten. */
export const leadSure = reason('LEAD_SURE', {
  description: 'The better lead was the highest card of its suit that was left.',
  find: (situation) => {
    const { best, played, isForPoints, out } = situation;
    if (!isForPoints || best.action.kind !== 'card' || !best.action.leads) return null;
    const { card } = best.action;
    if (higherThan(card, out).length > 0) return null;
    if (played.action.kind !== 'card') return { card, played: null, beaten: [] };
    const beaten = higherThan(played.action.card, out);
    return beaten.length > 0 ? { card, played: played.action.card, beaten } : null;
  },
  texts: {
    en: ({ card, played, beaten }, names) => {
      const sure = `no card of its suit could beat the ${names.card(card)}`;
      return played === null
        ? sure
        : `${sure}, but the ${names.card(played)} was beaten by ${EN.cards(beaten, names)}`;
    },
    de: ({ card, played, beaten }, names) => {
      const sure = `${names.card(card)} war in der Farbe nicht zu schlagen`;
      return played === null
        ? sure
        : `${sure}, ${names.card(played)} aber von ${DE.cards(beaten, names)}`;
    },
  },
});

/** A trump was led that is needed later. */
export const trumpSpent = reason('TRUMP_SPENT', {
  description: 'A trump was led that should have been kept.',
  find: (situation) => {
    const leads = leadsIn(situation);
    if (!leads || !isTrump(situation, leads.card) || isTrump(situation, leads.best)) return null;
    const left = trumpsIn(situation, situation.hand).length - 1;
    return { card: leads.card, left, out: trumpsIn(situation, situation.out).length };
  },
  texts: {
    en: ({ card, left, out }, names) =>
      `it kept the ${names.card(card)}; without it you held ${EN.count(left, 'trump', 'trumps')}, and ${out === 0 ? 'none was' : out === 1 ? 'one was' : `${out} were`} out`,
    de: ({ card, left, out }, names) =>
      `so blieb dir ${names.card(card)}; ohne hattest du ${DE.count(left, 'keinen Trumpf', 'einen Trumpf', 'Trümpfe')}, und ${out === 0 ? 'keiner war' : out === 1 ? 'einer war' : `${out} waren`} draußen`,
  },
});

/** The cheaper card risks less. */
export const leadDear = reason('LEAD_DEAR', {
  description: 'A lead of fewer card points risked less.',
  find: (situation) => {
    const leads = leadsIn(situation);
    if (!leads || higherThan(leads.card, situation.out).length === 0) return null;
    const [most, least] = [pointsOfCards([leads.card]), pointsOfCards([leads.best])];
    return least < most ? { most, least, beaten: higherThan(leads.card, situation.out) } : null;
  },
  texts: {
    en: ({ most, least, beaten }, names) =>
      `it risked ${least} card points instead of ${most}, while ${EN.cards(beaten, names)} ${beaten.length === 1 ? 'was' : 'were'} out`,
    de: ({ most, least, beaten }, names) =>
      `so waren nur ${least} statt ${most} Augen in Gefahr, denn ${DE.cards(beaten, names)} ${beaten.length === 1 ? 'war' : 'waren'} draußen`,
  },
});
