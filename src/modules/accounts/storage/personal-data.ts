import type { TableData } from '../../../platform/personal-data/personal-data.js';

/** What the tables hold of people. */
export const ACCOUNTS_DATA: readonly TableData[] = [
  {
    table: 'account_deletions',
    about: 'That an account is to be deleted, or was.',
    why: 'To delete it after the period of grace, once, whatever stops meanwhile.',
    kept: 'For ever: only the number of an account without a name.',
    of: [{ column: 'user_id', end: 'KEPT' }],
    columns: {
      service: 'asked_at due_at auto_vacation withdrawn_at started_at finished_at',
      account: 'user_id',
    },
  },
];
