/** The players of a table, and the input of its challenges. */
export interface TableSetup {
  readonly people: number;
  readonly bots: number;
  readonly input: object;
}

/** Every variant, among people, against bots and mixed. Rated ones have rating tasks. */
export const TABLE_SETUPS: readonly TableSetup[] = [
  { people: 2, bots: 0, input: { variant: 'zweier' } },
  { people: 1, bots: 1, input: { variant: 'zweier', rated: false, target: 3 } },
  { people: 2, bots: 1, input: { variant: 'dreier', rated: false } },
  { people: 3, bots: 0, input: { variant: 'dritt' } },
  { people: 2, bots: 2, input: { variant: 'bauern', rated: false } },
  {
    people: 2,
    bots: 0,
    input: { variant: 'zweier', timeControl: { bankSeconds: 864000, incrementSeconds: 3600 } },
  },
];
