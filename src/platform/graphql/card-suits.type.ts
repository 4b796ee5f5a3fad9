import type { CardSuits } from '../api/reader.js';
import { describedEnum } from './enum-type.js';

/** Shared by modules: a file of its own, so that the schema has it once. */
export const CardSuitsEnum = describedEnum<CardSuits>(
  'CardSuits',
  'The suits that cards are drawn with, and that texts name them by. Tokens are the same for both.',
  {
    french: 'Hearts, diamonds, spades and clubs, with queens and jacks.',
    german: 'Hearts, bells, leaves and acorns (Herz, Schell, Laub, Eichel), with Ober and Unter.',
  },
);
