import { words } from '../../options.js';

/** The cards for a player who cannot follow suit and whose trumps are all too low (rules 3.6). */
export const UNDER_TRUMP = words(
  {
    free: { en: 'any card may be played', de: 'jede Karte darf abgeworfen werden' },
    required: {
      en: 'a lower trump must be played',
      de: 'ein niedrigerer Trumpf muss zugegeben werden',
    },
  },
  'rules 3.6, S3 „Farb- und Stichzwang"',
  'whether a player who cannot follow suit and has only lower trumps may play any card or must play a trump',
  'ob, wer weder bedienen noch überstechen kann, eine beliebige Karte abwerfen darf oder einen niedrigeren Trumpf zugeben muss',
  { en: 'Lower trumps', de: 'Niedrigere Trümpfe' },
);
