import type { StandingLine } from '../../application/readers.js';

const COLUMNS = [
  'place',
  'group',
  'username',
  'partner',
  'played',
  'won',
  'drawn',
  'lost',
  'competitionPoints',
  'outlook',
] as const satisfies readonly (keyof StandingLine)[];

/** A cell by RFC 4180: quoted where it has to be. */
function cell(value: string | number | null): string {
  const text = String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The standings as CSV (RFC 4180), with a line of names; tie-breaks are columns of their own. */
export function standingsCsv(lines: readonly StandingLine[]): string {
  const keys = [...new Set(lines.flatMap(({ tiebreaks }) => tiebreaks.map(({ key }) => key)))];
  const rows = lines.map((line) => [
    ...COLUMNS.map((name) => line[name]),
    ...keys.map((key) => line.tiebreaks.find((one) => one.key === key)?.value ?? null),
  ]);
  return [[...COLUMNS, ...keys], ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
