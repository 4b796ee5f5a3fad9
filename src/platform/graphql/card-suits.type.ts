import type { CardSuits } from '../api/reader.js';
import { upperCaseEnum } from './enum-type.js';

/** Several modules use this enum. It has its own file so that the schema contains it once. */
export const CardSuitsEnum = upperCaseEnum<CardSuits>(
  'CardSuits',
  'The suits that cards show and that texts name. Tokens of cards are the same for both.',
  {
    french: 'Hearts, diamonds, spades and clubs, with queens and jacks.',
    german: 'Hearts, bells, leaves and acorns (Herz, Schell, Laub, Eichel), with Ober and Unter.',
  },
);
