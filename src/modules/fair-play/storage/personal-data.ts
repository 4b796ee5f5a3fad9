import type { TableData } from '../../../platform/personal-data/personal-data.js';

/** What the tables hold of people. */
export const FAIR_PLAY_DATA: readonly TableData[] = [
  {
    table: 'fair_play_matches',
    about: 'A match that was compared with the decisions of the strongest bot.',
    why: 'To tell moderators how close decisions are to a program’s.',
    kept: 'For ever.',
    columns: {
      service: 'match_id rating_key deal_count deals_done attempts failed_at finished_at after',
    },
  },
  {
    table: 'fair_play_figures',
    about: 'The sums of one player in such a match, and the times of thought.',
    why: 'To tell moderators how close decisions are to a program’s, and how long they took.',
    kept: 'For ever.',
    of: [{ column: 'user_id', end: 'DELETED' }],
    columns: {
      service: 'match_id seat',
      account: 'user_id',
      personal: 'band decisions agreed loss thoughts',
    },
    file: {
      name: 'fair-play',
      about: {
        en: 'How close your decisions in some matches are to a program’s, and how long they took.',
        de: 'Wie nahe deine Entscheidungen in einigen Partien an denen eines Programms sind, und wie lange sie dauerten.',
      },
      by: 'MATCH',
    },
  },
  {
    table: 'fair_play_peers',
    about: 'What all players of a rating did, as sums.',
    why: 'To compare a player with others of the same rating.',
    kept: 'For ever.',
    columns: {
      service:
        'rating_key band players matches decisions decisions_squared agreed agreed_squared ' +
        'agreed_times_decisions loss loss_squared loss_times_decisions',
    },
  },
];
