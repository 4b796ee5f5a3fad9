import type { TableData } from '../../../platform/personal-data/personal-data.js';

/** What the tables hold of people. */
export const REVIEWS_DATA: readonly TableData[] = [
  {
    table: 'reviews',
    about: 'A review of a match that a person has asked for.',
    why: 'To make and show it.',
    kept: 'For ever.',
    of: [{ column: 'user_id', end: 'DELETED' }],
    columns: {
      service: 'id deal_count attempts failed_at leaving',
      account: 'user_id',
      personal: 'match_id seat requested_at finished_at',
    },
    file: {
      name: 'reviews',
      about: {
        en: 'The reviews of matches that you have asked for.',
        de: 'Die Analysen von Partien, die du angefordert hast.',
      },
      by: 'match_id',
    },
  },
  {
    table: 'review_deals',
    about: 'What a review says of one deal: cards and values.',
    why: 'To show it.',
    kept: 'As long as the review.',
    through: { column: 'review_id', table: 'reviews', key: 'id' },
    columns: { service: 'review_id number after', personal: 'decisions' },
    file: {
      name: 'review-deals',
      about: {
        en: 'What the reviews say of each deal.',
        de: 'Was die Analysen zu jedem Spiel sagen.',
      },
      by: 'number',
    },
  },
];
