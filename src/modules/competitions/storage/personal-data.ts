import type { TableData } from '../../../platform/personal-data/personal-data.js';

/** What the tables hold of people. */
export const COMPETITIONS_DATA: readonly TableData[] = [
  {
    table: 'competition_series',
    about: 'A series of competitions.',
    why: 'To hold one season after the other.',
    kept: 'For ever.',
    of: [{ column: 'organiser_id', end: 'KEPT' }],
    columns: {
      service: 'id name club_id terms rhythm seasons next_at created_at ended_at',
      account: 'organiser_id',
    },
    file: {
      name: 'organised-series',
      about: {
        en: 'The series of competitions that you organise.',
        de: 'Die Turnierreihen, die du veranstaltest.',
      },
    },
  },
  {
    table: 'competitions',
    about: 'A competition, with its rules and texts for all.',
    why: 'To hold it and to show it.',
    kept: 'For ever.',
    of: [{ column: 'organiser_id', end: 'KEPT' }],
    columns: {
      service:
        'id name about form settings variant preset options time_control rated onlookers bots fixed_partners access rating_least rating_most club_id series_id season least_entries places opens_at starts_at ends_at round_days matches_at_once timeouts_allowed invitation_version status version round entered due_at created_at started_at ended_at cancel_reason',
      account: 'organiser_id',
    },
    file: {
      name: 'organised-competitions',
      about: {
        en: 'The competitions that you organise.',
        de: 'Die Bewerbe, die du veranstaltest.',
      },
      by: 'created_at id',
    },
  },
  {
    table: 'competition_draws',
    about: 'The seed of a draw.',
    why: 'To prove that nobody has chosen who meets whom.',
    kept: 'For ever.',
    columns: { service: 'competition_id commitment secret seed drawn_at' },
  },
  {
    table: 'competition_log',
    about: 'An act in a competition, with its reason.',
    why: 'To show who decided what.',
    kept: 'For ever.',
    of: [
      { column: 'actor_id', end: 'KEPT' },
      { column: 'subject_id', end: 'KEPT' },
    ],
    overwrite: { reason: 'NULL' },
    columns: {
      service: 'competition_id number at act details',
      account: 'actor_id subject_id',
      personal: 'reason',
    },
    file: {
      name: 'competition-log',
      about: {
        en: 'What you have done in competitions, and what was decided about you.',
        de: 'Was du in Bewerben getan hast, und was über dich entschieden wurde.',
      },
      by: 'competition_id number',
    },
  },
  {
    table: 'competition_entries',
    about:
      'An entry in a competition. The random text in client_seed is part of the proof of its draw.',
    why: 'To play in it.',
    kept: 'For ever.',
    of: [
      { column: 'user_id', end: 'KEPT' },
      { column: 'partner_id', end: 'KEPT' },
    ],
    columns: {
      service:
        'competition_id number partner_agreed status client_seed reentry_of lot player group_number out_since place timeouts entered_at',
      account: 'user_id partner_id',
    },
    file: {
      name: 'competition-entries',
      about: {
        en: 'The competitions that you have entered.',
        de: 'Die Bewerbe, zu denen du angetreten bist.',
      },
      of: ['user_id'],
      by: 'entered_at competition_id',
    },
  },
  {
    table: 'competition_rounds',
    about: 'A round of a competition.',
    why: 'To play it.',
    kept: 'For ever.',
    columns: { service: 'competition_id number opened_at ends_at ended_at' },
  },
  {
    table: 'competition_pairings',
    about: 'Who meets whom, by lots.',
    why: 'To play it.',
    kept: 'For ever.',
    columns: {
      service:
        'competition_id round board stage group_number lots games playing try_at ends_at decision points bummerl decided_at busy',
    },
  },
  {
    table: 'competition_matches',
    about: 'A match of a competition.',
    why: 'To count it.',
    kept: 'For ever.',
    columns: {
      service: 'match_id competition_id round board game seats running result opened_at counts',
    },
  },
  {
    table: 'competition_players',
    about: 'Who plays a match of a competition.',
    why: 'To count how many one plays at once.',
    kept: 'For ever.',
    of: [{ column: 'user_id', end: 'KEPT' }],
    columns: { service: 'match_id competition_id running resign_at', account: 'user_id' },
  },
  {
    table: 'competition_balances',
    about: 'How many rated matches somebody has won in a competition.',
    why: 'To notice matches that are won by agreement.',
    kept: 'For ever.',
    of: [{ column: 'user_id', end: 'KEPT' }],
    columns: { service: 'competition_id balance', account: 'user_id' },
  },
  {
    table: 'competition_calendars',
    about: 'The number of the address of a person’s calendar.',
    why: 'To renew the address, and so that no old address works again.',
    kept: 'For ever: only a number of an account that may have no name any more.',
    // Without the row the number is 1 again, and with it the first address would open the calendar.
    of: [{ column: 'user_id', end: 'KEPT' }],
    columns: { service: 'version', account: 'user_id' },
    file: {
      name: 'calendar',
      about: {
        en: 'How often you have renewed the address of your calendar.',
        de: 'Wie oft du die Adresse deines Kalenders erneuert hast.',
      },
    },
  },
];
