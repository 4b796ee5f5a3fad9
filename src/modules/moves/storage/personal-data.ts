import type { TableData } from '../../../platform/personal-data/personal-data.js';

/** What the tables hold of people. */
export const MOVES_DATA: readonly TableData[] = [
  {
    table: 'overdue_set_aside',
    about: 'A match that could not be ended.',
    why: 'To try it again apart from the others.',
    kept: 'Until it has ended.',
    columns: { service: 'match_id version failures since retry_at' },
  },
];
