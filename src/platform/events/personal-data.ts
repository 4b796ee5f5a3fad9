/** What the tables hold of people: checked where `CoreModule` registers it. */
export const OUTBOX_DATA = [
  {
    table: 'outbox',
    about: 'What has happened: ids and versions.',
    why: 'To tell every module.',
    kept: 'Until it is handled, which takes seconds.',
    of: [{ column: 'for_user', end: 'KEPT' }],
    columns: {
      service: 'id consumer subject events offers offer_at failures created_at',
      account: 'for_user',
    },
  },
] as const;
