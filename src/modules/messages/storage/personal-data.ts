import type { TableData } from '../../../platform/personal-data/personal-data.js';

/** What the tables hold of people. */
export const MESSAGES_DATA: readonly TableData[] = [
  {
    table: 'match_messages',
    about: 'A message or phrase of a player in a match.',
    why: 'To talk at the table.',
    kept: 'For ever, with its match.',
    of: [{ column: 'sender_id', end: 'DELETED' }],
    columns: {
      service: 'id match_id deal_number seat held_back told created_at',
      account: 'sender_id',
      personal: 'text phrase',
    },
    file: {
      name: 'messages',
      about: {
        en: 'The messages that you have written.',
        de: 'Die Nachrichten, die du geschrieben hast.',
      },
      by: 'id',
    },
  },
];
