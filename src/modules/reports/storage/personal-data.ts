import type { TableData } from '../../../platform/personal-data/personal-data.js';

/** What the tables hold of people. */
export const REPORTS_DATA: readonly TableData[] = [
  {
    table: 'reports',
    about: 'A report of a person about another one.',
    why: 'So that somebody looks at it.',
    kept: 'For ever.',
    of: [
      { column: 'reporter_id', end: 'DELETED' },
      { column: 'reported_id', end: 'DELETED' },
    ],
    columns: {
      service: 'id match_id message_id',
      account: 'reporter_id reported_id',
      personal: 'message reason comment created_at closed_at',
    },
    file: {
      name: 'reports',
      about: { en: 'What you have reported.', de: 'Was du gemeldet hast.' },
      of: ['reporter_id'],
      by: 'id',
    },
  },
];
