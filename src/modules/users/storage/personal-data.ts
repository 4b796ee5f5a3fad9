import type { TableData } from '../../../platform/personal-data/personal-data.js';

/** What the tables hold of people. */
export const USERS_DATA: readonly TableData[] = [
  {
    table: 'users',
    about: 'An account: of a person, a guest or a bot.',
    why: 'To sign in, to name players, and to write to them.',
    kept: 'As long as the account; a guest’s until it has been away for long. The row stays, nameless: matches name it.',
    of: [{ column: 'id', end: 'KEPT' }],
    overwrite: {
      username: `'gone-' || right(replace(id::text, '-', ''), 15)`,
      username_key: `'gone-' || right(replace(id::text, '-', ''), 15)`,
      lookalike_key: 'NULL',
      email: 'NULL',
      email_key: 'NULL',
      email_verified_at: 'NULL',
      time_zone: 'DEFAULT',
      auto_vacation: 'DEFAULT',
      language: 'DEFAULT',
      language_chosen: 'DEFAULT',
      suits: 'NULL',
      // What the person had hidden stays hidden: whoever knows the id would find it by the new name.
      profile_for: `CASE WHEN profile_for <> 'EVERYONE' THEN 'NOBODY' END`,
      matches_for: `CASE WHEN matches_for <> 'EVERYONE' THEN 'NOBODY' END`,
      online_for: 'NULL',
      guest_seen_at: 'NULL',
      suspended_until: 'NULL',
      suspended_for: 'NULL',
      muted_until: 'NULL',
    },
    columns: {
      service: 'id is_bot bot_level is_guest created_at closed_at',
      personal:
        'username username_key lookalike_key email email_key email_verified_at time_zone auto_vacation language language_chosen suits profile_for matches_for online_for guest_seen_at suspended_until suspended_for muted_until',
    },
    file: {
      name: 'account',
      about: { en: 'Your account and its settings.', de: 'Dein Konto mit seinen Einstellungen.' },
    },
  },
  {
    table: 'old_usernames',
    about: 'A name that an account has given up.',
    why: 'So that nobody else can take the name at once, and old links lead to the person.',
    kept: '90 days.',
    of: [{ column: 'user_id', end: 'DELETED' }],
    columns: {
      service: 'given_up_at kept_until',
      account: 'user_id',
      personal: 'username_key lookalike_key',
    },
    file: {
      name: 'old-names',
      about: {
        en: 'The names that you have given up within the last 90 days.',
        de: 'Die Namen, die du in den letzten 90 Tagen abgelegt hast.',
      },
    },
  },
];
