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
      { column: 'claimed_by_id', end: 'UNLINKED' },
      { column: 'decided_by_id', end: 'UNLINKED' },
    ],
    columns: {
      service: 'id match_id message_id claimed_until decision',
      account: 'reporter_id reported_id claimed_by_id decided_by_id',
      personal: 'message reason comment created_at closed_at note',
    },
    file: {
      name: 'reports',
      about: { en: 'What you have reported.', de: 'Was du gemeldet hast.' },
      of: ['reporter_id'],
      by: 'id',
      // The reporter learns what became of it, and neither who decided nor why: the reason is about somebody else.
      without: 'claimed_by_id claimed_until decided_by_id note',
    },
  },
];
