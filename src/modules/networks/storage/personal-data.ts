import type { TableData } from '../../../platform/personal-data/personal-data.js';

/** What the table holds of people. */
export const NETWORKS_DATA: readonly TableData[] = [
  {
    table: 'closed_networks',
    about: 'A network from which nobody registers, starts as a guest or signs in for a time.',
    why: 'To keep out those who come back with new accounts.',
    kept: 'Until it is opened again or its time is over: a year at most.',
    passing: 'A year at most; nothing says whose network it is.',
    columns: { service: 'id is_of_account until created_at', personal: 'network reason' },
  },
];
