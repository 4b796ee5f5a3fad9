import { kernel } from '../../../../engine/index.js';
import { DE, EN } from './words.js';
import { reason } from './reason.js';

const { SIXTY_SIX } = kernel;

/** The player had 66 and did not claim. */
export const claimMissed = reason('CLAIM_MISSED', {
  description: 'The player had 66 card points and did not claim them.',
  find: ({ best, own }) =>
    best.action.kind === 'claim' && own >= SIXTY_SIX ? { cardPoints: own } : null,
  texts: {
    en: ({ cardPoints }) => `you had ${EN.cardPoints(cardPoints)}, enough to claim`,
    de: ({ cardPoints }) => `du hattest ${DE.cardPoints(cardPoints)}, genug zum Ausmelden`,
  },
});

/** Claimed without having 66. */
export const claimFalse = reason('CLAIM_FALSE', {
  description: 'The player claimed 66 and did not have them.',
  find: ({ played, own }) =>
    played.action.kind === 'claim' && own < SIXTY_SIX ? { cardPoints: own } : null,
  texts: {
    en: ({ cardPoints }) => `you had ${EN.cardPoints(cardPoints)}, less than 66`,
    de: ({ cardPoints }) => `du hattest ${DE.cardPoints(cardPoints)}, weniger als 66`,
  },
});

/** The deal could be won at once. */
export const winMissed = reason('WIN_MISSED', {
  description: 'The better action won the deal at once.',
  find: ({ best, played }) =>
    best.wins === true && played.wins !== true && best.own >= SIXTY_SIX
      ? { cardPoints: best.own }
      : null,
  texts: {
    en: ({ cardPoints }) => `it brought you to ${EN.cardPoints(cardPoints)}, and won the deal`,
    de: ({ cardPoints }) => `damit hattest du ${DE.cardPoints(cardPoints)} und das Spiel gewonnen`,
  },
});

/** The trick brought the other side to 66. */
export const gaveSixtySix = reason('GAVE_SIXTY_SIX', {
  description: 'The trick that was given away brought the other side to 66 card points.',
  find: ({ best, played, isForPoints }) =>
    isForPoints &&
    played.trick?.isOwn === false &&
    played.others >= SIXTY_SIX &&
    best.others < SIXTY_SIX
      ? { cardPoints: played.others }
      : null,
  texts: {
    en: ({ cardPoints }) =>
      `with the trick that you gave away the other side had ${EN.cardPoints(cardPoints)}`,
    de: ({ cardPoints }) =>
      `mit dem Stich, den du hergegeben hast, hatte die andere Seite ${DE.cardPoints(cardPoints)}`,
  },
});
