/**
 * What can be said at any time, each in the languages of the service. None tells anything of cards:
 * phrases are delivered at once, also where partners could hear them.
 */
export const PHRASES = {
  HELLO: { en: 'Hello', de: 'Servus' },
  GOOD_LUCK: { en: 'Good luck', de: 'Viel Glück' },
  ONE_MOMENT: { en: 'One moment, please', de: 'Moment, bitte' },
  BACK_LATER: { en: 'I will play on later', de: 'Ich spiele später weiter' },
  SORRY: { en: 'Sorry', de: 'Entschuldigung' },
  NO_PROBLEM: { en: 'No problem', de: 'Kein Problem' },
  THANKS: { en: 'Thank you', de: 'Danke' },
  WELL_PLAYED: { en: 'Well played', de: 'Gut gespielt' },
  CONGRATULATIONS: { en: 'Congratulations', de: 'Gratuliere' },
  GOOD_GAME: { en: 'Good game', de: 'Gutes Spiel' },
  ANOTHER_MATCH: { en: 'Another match?', de: 'Noch ein Bummerl?' },
  GOODBYE: { en: 'Goodbye', de: 'Auf Wiedersehen' },
} as const;
export type Phrase = keyof typeof PHRASES;
