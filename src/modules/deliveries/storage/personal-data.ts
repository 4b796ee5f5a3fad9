import type { TableData } from '../../../platform/personal-data/personal-data.js';

/** What the tables hold of people. */
export const DELIVERIES_DATA: readonly TableData[] = [
  {
    table: 'deliveries',
    about: 'A notification or e-mail on its way to one place: an address, a browser, a webhook.',
    why: 'To send it once, to try again, and to show what became of it.',
    kept: '30 days after its end.',
    of: [{ column: 'user_id', end: 'DELETED' }],
    columns: {
      service: 'id number subject_id position attempts due_at digest_at claim claimed_until',
      account: 'user_id',
      personal:
        'channel target_id target type about status reason last_status_code attempt_log created_at settled_at',
    },
    file: {
      name: 'deliveries',
      about: {
        en: 'What was sent to you in the last 30 days, and what became of it.',
        de: 'Was dir in den letzten 30 Tagen gesendet wurde, und was daraus wurde.',
      },
      by: 'id',
    },
  },
  {
    table: 'failing_targets',
    about: 'A place that cannot be reached.',
    why: 'To rest before it is tried again.',
    kept: 'Until it works, or 30 days.',
    columns: { service: 'target_id failures since rests_until' },
  },
];
