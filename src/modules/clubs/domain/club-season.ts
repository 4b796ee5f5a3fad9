import { DateTime } from 'luxon';
import type { Club, ClubRhythm } from './club.js';

/** A season of a club's ledger: the half-open interval of the ends of its matches. */
export interface ClubSeason {
  /** Such as 2026-11, 2026-Q4 or 2026. */
  readonly label: string;
  readonly beginsAt: Date;
  readonly endsAt: Date;
}

/** The label under which the ledger of all seasons is stored. */
export const FOR_EVER = '';

const UNITS = { MONTH: 'month', QUARTER: 'quarter', YEAR: 'year' } as const;
const FORMATS = { MONTH: 'yyyy-MM', QUARTER: "yyyy-'Q'q", YEAR: 'yyyy' } as const;

/** The season of a moment; null for a club without seasons. It begins at midnight in the club's time zone. */
export function clubSeasonAt(
  { rhythm, timeZone }: Pick<Club, 'rhythm' | 'timeZone'>,
  at: Date,
): ClubSeason | null {
  if (rhythm === 'NONE') return null;
  const begin = DateTime.fromJSDate(at, { zone: timeZone }).startOf(UNITS[rhythm]);
  const end = begin.plus({ [UNITS[rhythm]]: 1 });
  return { label: labelOf(begin, rhythm), beginsAt: begin.toJSDate(), endsAt: end.toJSDate() };
}

const labelOf = (begin: DateTime, rhythm: Exclude<ClubRhythm, 'NONE'>): string =>
  begin.toFormat(FORMATS[rhythm], { locale: 'en' });

/** Whether a text has the form of a label; others are not looked up. */
export const isSeasonLabel = (text: string): boolean => /^\d{4}(-(\d{2}|Q[1-4]))?$/.test(text);
