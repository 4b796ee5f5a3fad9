import type { TableData } from '../../../platform/personal-data/personal-data.js';

/** What the tables hold of people. */
export const BLOCKS_DATA: readonly TableData[] = [
  {
    table: 'user_blocks',
    about: 'A person whom another one has blocked.',
    why: 'To keep them apart.',
    kept: 'Until it is taken back.',
    of: [
      { column: 'blocker_id', end: 'DELETED' },
      { column: 'blocked_id', end: 'DELETED' },
    ],
    columns: { account: 'blocker_id blocked_id', personal: 'created_at' },
    file: {
      name: 'blocked',
      about: { en: 'Whom you have blocked.', de: 'Wen du blockiert hast.' },
      of: ['blocker_id'],
      by: 'blocked_id',
    },
  },
];
