import type { TableData } from '../../../platform/personal-data/personal-data.js';

/** What the tables hold of people. */
export const BOT_ACCOUNTS_DATA: readonly TableData[] = [
  {
    table: 'bots',
    about: 'The page of a bot account.',
    why: 'To say what plays, and whose it is.',
    kept: 'As long as the account of the bot; an owner can give it up.',
    of: [
      { column: 'user_id', end: 'DELETED' },
      { column: 'owner_id', end: 'UNLINKED' },
    ],
    columns: {
      service: 'owner_confirmed listed_as created_at',
      account: 'user_id owner_id',
      personal: 'engine version description homepage policy',
    },
    file: {
      name: 'bots',
      about: {
        en: 'Your bots, or the page of this bot account.',
        de: 'Deine Bots oder die Seite dieses Bot-Kontos.',
      },
    },
  },
];
