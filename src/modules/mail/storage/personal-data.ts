import type { TableData } from '../../../platform/personal-data/personal-data.js';

/** What the tables hold of people. */
export const MAIL_DATA: readonly TableData[] = [
  {
    table: 'letters',
    about: 'An e-mail about the account.',
    why: 'To send it once, and to accept its link once.',
    kept: '30 days.',
    of: [{ column: 'user_id', end: 'DELETED' }],
    columns: {
      service: 'id closed_at',
      account: 'user_id',
      personal: 'kind email_key email expires_at created_at',
    },
    file: {
      name: 'letters',
      about: {
        en: 'E-mails about your account in the last 30 days.',
        de: 'E-Mails zu deinem Konto aus den letzten 30 Tagen.',
      },
      by: 'id',
    },
  },
];
