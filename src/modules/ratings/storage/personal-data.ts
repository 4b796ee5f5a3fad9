import type { TableData } from '../../../platform/personal-data/personal-data.js';

/** What the tables hold of people. */
export const RATINGS_DATA: readonly TableData[] = [
  {
    table: 'booked_matches',
    about: 'A match that is in ratings and ledger.',
    why: 'To count it once.',
    kept: 'For ever.',
    columns: { service: 'match_id sequence booked_at counts' },
  },
  {
    table: 'ledger',
    about: 'How often two players have met, and who won.',
    why: 'To show their account, the Bummerl among it.',
    kept: 'For ever.',
    of: [
      { column: 'low_id', end: 'KEPT' },
      { column: 'high_id', end: 'KEPT' },
    ],
    columns: {
      service: 'rating_key matches low_wins high_wins low_bummerl high_bummerl',
      account: 'low_id high_id',
    },
    file: {
      name: 'ledger',
      about: {
        en: 'Your account with each of your opponents.',
        de: 'Deine Rechnung mit jedem deiner Gegner.',
      },
      by: 'low_id high_id rating_key',
    },
  },
  {
    table: 'rating_changes',
    about: 'What a match has changed in the rating of a player.',
    why: 'To show the course of a rating, and to compute it again.',
    kept: 'For ever.',
    of: [{ column: 'user_id', end: 'KEPT' }],
    columns: {
      service: 'match_id rating_key sequence mu_before sigma_before mu_after sigma_after',
      account: 'user_id',
    },
    file: {
      name: 'rating-changes',
      about: {
        en: 'What each rated match has changed in your rating.',
        de: 'Was jede gewertete Partie an deiner Wertung geändert hat.',
      },
      by: 'MATCH',
    },
  },
  {
    table: 'voided_matches',
    about: 'A match that a moderator has voided.',
    why: 'So that it counts for nothing.',
    kept: 'For ever.',
    columns: { service: 'match_id voided_at sequence' },
  },
  {
    table: 'rating_reversals',
    about: 'What a voided match has changed back in the rating of a player.',
    why: 'To show the course of a rating, and to compute it again.',
    kept: 'For ever.',
    of: [{ column: 'user_id', end: 'KEPT' }],
    columns: {
      service: 'match_id rating_key sequence mu_before sigma_before mu_after sigma_after',
      account: 'user_id',
    },
    file: {
      name: 'rating-reversals',
      about: {
        en: 'What each voided match has changed back in your rating.',
        de: 'Was jede annullierte Partie an deiner Wertung zurückgenommen hat.',
      },
      by: 'MATCH',
    },
  },
  {
    table: 'ratings',
    about: 'The rating of a player in one game.',
    why: 'To rank players and to find opponents.',
    kept: 'For ever.',
    of: [{ column: 'user_id', end: 'KEPT' }],
    // A provisional rating is in no leaderboard.
    overwrite: { provisional: 'true' },
    columns: { service: 'rating_key mu sigma matches wins provisional is_bot', account: 'user_id' },
    file: { name: 'ratings', about: { en: 'Your ratings.', de: 'Deine Wertungen.' } },
  },
  {
    table: 'rating_counts',
    about: 'How many players have about the same rating.',
    why: 'To tell a player’s rank.',
    kept: 'For ever.',
    columns: { service: 'rating_key is_bot level bucket count' },
  },
];
