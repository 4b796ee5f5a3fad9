import { kernel } from '../../../../engine/index.js';
import { hindsightReason } from './reason.js';
import { DE, EN } from './words.js';

/** The other side took the trick and had 66; only the rest of the trick showed it. */
export const thenSixtySix = hindsightReason('THEN_SIXTY_SIX', {
  description: 'In hindsight: the other side took the trick and had 66 card points.',
  find: ({ isForPoints, others, played }, { later }) =>
    isForPoints &&
    played.action.kind === 'card' &&
    later?.isOwn === false &&
    later.others >= kernel.SIXTY_SIX &&
    others < kernel.SIXTY_SIX
      ? { cardPoints: later.others }
      : null,
  texts: {
    en: ({ cardPoints }) =>
      `as it turned out, the other side took the trick and had ${EN.cardPoints(cardPoints)}`,
    de: ({ cardPoints }) =>
      `wie sich zeigte, machte die andere Seite den Stich und hatte ${DE.cardPoints(cardPoints)}`,
  },
});

/** The other side took a trick of ten card points or more; only the rest of the trick showed it. */
export const thenLost = hindsightReason('THEN_LOST', {
  description: 'In hindsight: the other side took the trick with ten card points or more.',
  find: ({ isForPoints, played }, { later }) =>
    isForPoints && played.action.kind === 'card' && later?.isOwn === false && later.cardPoints >= 10
      ? { cardPoints: later.cardPoints }
      : null,
  texts: {
    en: ({ cardPoints }) =>
      `as it turned out, the other side took the trick with ${EN.cardPoints(cardPoints)}`,
    de: ({ cardPoints }) =>
      `wie sich zeigte, machte die andere Seite den Stich mit ${DE.cardPoints(cardPoints)}`,
  },
});

/** A smaller difference is shown as 0.0. */
const LEAST_GAIN = 0.05;

/** The values with all cards known: given where no other reason is found. */
export const thenWorth = hindsightReason('THEN_WORTH', {
  description:
    'No other reason was found. In hindsight: whether the action was also better as the cards lay.',
  find: (_situation, { gain }) => ({ gain: Math.abs(gain) < LEAST_GAIN ? 0 : gain }),
  texts: {
    en: ({ gain }) => {
      if (gain > 0) return `as the cards lay, it was worth ${EN.gamePoints(gain)} more`;
      const actual =
        gain === 0 ? 'both were worth the same' : `it was worth ${EN.gamePoints(-gain)} less`;
      return `that was to be expected, although, as the cards lay, ${actual}`;
    },
    de: ({ gain }) => {
      if (gain > 0) return `so wie die Karten lagen, war es ${DE.gamePoints(gain)} mehr wert`;
      const actual = gain === 0 ? 'gleich viel' : `${DE.gamePoints(-gain)} weniger`;
      const what = gain === 0 ? 'beides' : 'es';
      return `das war zu erwarten, auch wenn ${what}, so wie die Karten lagen, ${actual} wert war`;
    },
  },
});
