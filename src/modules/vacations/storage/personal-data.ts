import type { TableData } from '../../../platform/personal-data/personal-data.js';

/** What the tables hold of people. */
export const VACATIONS_DATA: readonly TableData[] = [
  {
    table: 'vacations',
    about: 'A vacation of a player.',
    why: 'To stop the clocks of their matches.',
    kept: 'As long as the account.',
    of: [{ column: 'user_id', end: 'DELETED' }],
    columns: {
      service: 'id from_at to_at',
      account: 'user_id',
      personal: 'from_day to_day time_zone automatic booked_at',
    },
    file: { name: 'vacations', about: { en: 'Your vacations.', de: 'Deine Urlaube.' } },
  },
];
