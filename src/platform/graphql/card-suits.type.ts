import type { CardSuits } from '../api/reader.js';
import { describedEnum } from './enum-type.js';

/** Shared by modules. It has a file of its own, so that the schema contains it once. */
export const CardSuitsEnum = describedEnum<CardSuits>(
  'CardSuits',
  'The suits with which cards are drawn, and by which texts name them. Tokens are the same for both.',
  {
    french: 'Hearts, diamonds, spades and clubs, with queens and jacks.',
    german: 'Hearts, bells, leaves and acorns (Herz, Schell, Laub, Eichel), with Ober and Unter.',
  },
);
