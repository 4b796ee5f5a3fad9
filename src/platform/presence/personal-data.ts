/** What the tables hold of people: checked where `CoreModule` registers it. */
export const PRESENCE_DATA = [
  {
    table: 'presence',
    about: 'That a person is online, and which matches they look at.',
    why: 'To show it to friends, and to send no mail meanwhile.',
    kept: 'A minute after they have gone.',
    of: [{ column: 'user_id', end: 'DELETED' }],
    columns: { service: 'process_id', account: 'user_id', personal: 'seen_at match_ids' },
    file: {
      name: 'presence',
      about: { en: 'Whether you are online at this moment.', de: 'Ob du gerade online bist.' },
    },
  },
] as const;
