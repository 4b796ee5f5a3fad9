import type { TableData } from '../../../platform/personal-data/personal-data.js';

/** What the tables hold of people. */
export const EVENTS_DATA: readonly TableData[] = [
  {
    table: 'user_events',
    about: 'The number of an event or a notification in the sequence of a person.',
    why: 'To tell a client what it has missed.',
    kept: 'EVENTS_KEPT_DAYS.',
    of: [{ column: 'user_id', end: 'DELETED' }],
    columns: {
      service: 'position match_id version notification_id created_at',
      account: 'user_id',
    },
  },
  {
    table: 'user_events_cleared',
    about: 'Up to where the sequence of a person was cleared.',
    why: 'To tell a client that it has missed more.',
    kept: 'As long as the account.',
    of: [{ column: 'user_id', end: 'DELETED' }],
    columns: { service: 'position', account: 'user_id' },
  },
];
