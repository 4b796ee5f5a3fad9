/** What the tables hold of people: checked where `CoreModule` registers it. */
export const EPOCHS_DATA = [
  {
    table: 'epochs',
    about: 'A restore of the database.',
    why: 'To tell clients of it.',
    kept: 'For ever.',
    columns: { service: 'number begun_at finished_at' },
  },
] as const;
