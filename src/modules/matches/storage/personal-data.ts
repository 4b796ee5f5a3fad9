import type { TableData } from '../../../platform/personal-data/personal-data.js';

/** What the tables hold of people. */
export const MATCHES_DATA: readonly TableData[] = [
  {
    table: 'matches',
    about:
      'A match: its rules, cards and result. Players chose the random texts in client_seeds, without which its proof cannot be checked.',
    why: 'To play it and to show it.',
    kept: 'For ever.',
    of: [{ column: 'awaiting_id', end: 'KEPT' }],
    columns: {
      service:
        'id variant preset options chosen_rules rules_version target rated time_control commitment client_seeds status version deal_number to_act deadline score snapshot result created_at updated_at finished_at turn_started_at banks calendar_version orders_revision onlookers abort_offers turn_version outages_counted archived deal_ends restores',
      account: 'awaiting_id',
    },
  },
  {
    table: 'match_seats',
    about: 'Who sits in a seat of a match.',
    why: 'To play it and to show it.',
    kept: 'For ever.',
    of: [{ column: 'user_id', end: 'KEPT' }],
    overwrite: { time_zone: 'DEFAULT' },
    columns: {
      service: 'match_id seat is_bot running finished_at created_at',
      account: 'user_id substitute_id',
      personal: 'time_zone',
    },
    file: {
      name: 'seats',
      about: {
        en: 'Your seats in matches; the matches themselves are in files of their own.',
        de: 'Deine Plätze in Partien; die Partien selbst stehen in eigenen Dateien.',
      },
      by: 'match_id',
    },
  },
  {
    table: 'match_backers',
    about: 'Who shares a seat of a match with its player.',
    why: 'To let them follow the match.',
    kept: 'For ever.',
    of: [{ column: 'user_id', end: 'KEPT' }],
    columns: { service: 'match_id seat created_at', account: 'user_id' },
    file: {
      name: 'backed-seats',
      about: {
        en: 'Seats of others in which you had a share.',
        de: 'Plätze anderer, an denen du beteiligt warst.',
      },
      by: 'match_id',
    },
  },
  {
    table: 'hidden_matches',
    about: 'A finished match that one of its players hides from the lists of others.',
    why: 'To leave it out of them.',
    kept: 'Until the player shows it again; it stays hidden when the account ends.',
    of: [{ column: 'user_id', end: 'KEPT' }],
    columns: { service: 'match_id', account: 'user_id' },
    file: {
      name: 'hidden-matches',
      about: {
        en: 'The matches that you hide from the lists of others.',
        de: 'Die Partien, die du vor den Listen anderer verbirgst.',
      },
      by: 'match_id',
    },
  },
  {
    table: 'match_deals',
    about: 'A deal of a match: its cards and actions.',
    why: 'To play, show and prove it.',
    kept: 'Until the match is archived.',
    columns: {
      service:
        'match_id number variant dealer hands talon algorithm link actions started_at ended_at',
    },
  },
  {
    table: 'match_events',
    about: 'An event of a match, by seats.',
    why: 'To show how it was played.',
    kept: 'Until the match is archived.',
    columns: { service: 'match_id version type seat token payload at' },
  },
  {
    table: 'match_archives',
    about: 'All events and deals of a match that ended long ago.',
    why: 'To show how it was played.',
    kept: 'For ever, or until its month is detached.',
    columns: { service: 'match_id ended_at content' },
  },
];
