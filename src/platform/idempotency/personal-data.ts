/** What the tables hold of people: checked where `CoreModule` registers it. */
export const IDEMPOTENCY_DATA = [
  {
    table: 'idempotency_keys',
    about: 'A call with a key, as a hash.',
    why: 'To carry out a repeated call once.',
    kept: '30 days.',
    of: [{ column: 'user_id', end: 'DELETED' }],
    columns: {
      service: 'arguments_hash subject_id version created_at',
      account: 'user_id',
      personal: 'key operation',
    },
    file: {
      name: 'calls',
      about: {
        en: 'The calls of programs that were protected against repetition in the last 30 days.',
        de: 'Die gegen Wiederholung geschützten Aufrufe von Programmen in den letzten 30 Tagen.',
      },
      by: 'key',
    },
  },
] as const;
