/** The numbers among the terms, with their bounds and what is proposed. */
export const NUMBERS = [
  { name: 'places', min: 2, max: 4096, usual: 16 },
  { name: 'leastEntries', min: 2, max: 4096, usual: 2 },
  { name: 'roundDays', min: 1, max: 365, usual: 14 },
  { name: 'matchesAtOnce', min: 1, max: 50, usual: 4 },
  { name: 'timeoutsAllowed', min: 0, max: 50, usual: 1 },
] as const;

type Numbers = { readonly [Name in (typeof NUMBERS)[number]['name']]: number };

/** The numbers of a form's fields. */
export const numbersIn = (fields: FormData): Numbers =>
  Object.fromEntries(NUMBERS.map(({ name }) => [name, Number(fields.get(name))])) as Numbers;
