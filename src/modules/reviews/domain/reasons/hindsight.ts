import { kernel } from '../../../../engine/index.js';
import { hindsightReason } from './reason.js';
import { DE, EN } from './words.js';

/** The other side took the trick and had 66; only the rest of the trick showed it. */
export const thenSixtySix = hindsightReason('THEN_SIXTY_SIX', {
  description: 'In hindsight: the other side took the trick and had 66 card points.',
  find: ({ isForPoints, others, played }, later) =>
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
  find: ({ isForPoints, played }, later) =>
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
