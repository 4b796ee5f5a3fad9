import { choice } from '../../options.js';

/** What a player does who can follow neither suit nor over the trumps that lie there (S3). */
export const UNDER_TRUMP = choice(
  ['free', 'required'],
  'S3 Farb- und Stichzwang',
  'whether a player who cannot follow suit and holds lower trumps alone may play any card or must play one of them',
  'ob, wer weder bedienen noch überstechen kann, eine beliebige Karte abwerfen darf oder einen niedrigeren Trumpf zugeben muss',
);
