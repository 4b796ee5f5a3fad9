import type { TableData } from '../../../platform/personal-data/personal-data.js';

/** What the tables hold of people. */
export const CLOCK_DATA: readonly TableData[] = [
  {
    table: 'heartbeat',
    about: 'When the service was last up.',
    why: 'To count no outage against a player.',
    kept: 'One row.',
    columns: { service: 'id at' },
  },
  {
    table: 'outages',
    about: 'When the service was down.',
    why: 'To count no outage against a player.',
    kept: 'For ever: clocks are computed from them.',
    columns: { service: 'id from_at to_at' },
  },
];
