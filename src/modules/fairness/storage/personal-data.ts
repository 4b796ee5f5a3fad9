import type { TableData } from '../../../platform/personal-data/personal-data.js';

/** What the tables hold of people. */
export const FAIRNESS_DATA: readonly TableData[] = [
  {
    table: 'shuffle_chains',
    about: 'The sealed numbers from which a match is shuffled.',
    why: 'To prove that nobody has chosen the cards.',
    kept: 'For ever, with its match.',
    of: [{ column: 'owner_id', end: 'KEPT' }],
    columns: { service: 'match_id commitment checkpoints taken_at', account: 'owner_id' },
  },
];
