import { ApiError } from '../../../../platform/api/api-error.js';
import type { InLanguages } from '../../../../platform/api/reader.js';
import { decodeCursor, isMomentAndId } from '../../../../platform/api/page.js';
import type { EndPosition } from '../../../matches/application/index.js';

/** The query of an export: the matches of a player, or of a day. */
export interface ExportQuery {
  readonly player: string | null;
  /** Null if a player is named. */
  readonly day: { readonly from: Date; readonly until: Date } | null;
  readonly after: EndPosition | null;
}

const NAMES: readonly string[] = ['player', 'day', 'after'];
/** Dates in the years that JavaScript and Postgres write in the same way. */
const DAY = /^[2-8]\d{3}-\d{2}-\d{2}$/;
const DAY_MILLIS = 24 * 3600 * 1000;

/** @throws ApiError BAD_USER_INPUT with all problems of the query */
export function parseExportQuery(query: unknown): ExportQuery {
  const entries = Object.entries((query ?? {}) as Record<string, unknown>);
  const { player = null, day = null, after = null } = Object.fromEntries(entries) as Given;
  const from = dayOf(day);
  const position = positionOf(after);
  const isUnreadable = (text: string | null, read: object | null) => text !== null && read === null;
  const problems = [
    ...entries.flatMap(problemOf),
    ...((player === null) === (day === null) ? [NEITHER] : []),
    ...(isUnreadable(day, from) ? [NO_DAY] : []),
    ...(isUnreadable(after, position) ? [NO_CURSOR] : []),
  ];
  if (problems.length > 0) throw new ApiError('BAD_USER_INPUT', joinProblems(problems));
  const until = from && new Date(from.getTime() + DAY_MILLIS);
  return { player, day: from && { from, until: until! }, after: position };
}

const NEITHER: InLanguages = {
  en: 'Name either a player or a day.',
  de: 'Nenne entweder einen Spieler oder einen Tag.',
};
const NO_DAY: InLanguages = {
  en: 'day is a date in UTC, such as 2026-11-21.',
  de: 'day ist ein Datum in UTC, zum Beispiel 2026-11-21.',
};
const NO_CURSOR: InLanguages = {
  en: 'after is not a cursor of an export.',
  de: 'after ist kein Cursor eines Exports.',
};
const UNKNOWN_NAME: InLanguages = {
  en: 'An address may contain only player or day, and after.',
  de: 'Eine Adresse darf nur player oder day und dazu after enthalten.',
};

const joinProblems = (problems: readonly InLanguages[]): InLanguages => ({
  en: problems.map(({ en }) => en).join(' '),
  de: problems.map(({ de }) => de).join(' '),
});

type Given = Partial<Record<'player' | 'day' | 'after', string>>;

function problemOf([name, value]: [string, unknown]): InLanguages[] {
  if (!NAMES.includes(name)) return [UNKNOWN_NAME];
  if (typeof value === 'string') return [];
  return [
    { en: `${name} may be given only once.`, de: `${name} darf nur einmal angegeben werden.` },
  ];
}

/** The beginning of a day; null for an invalid date. */
function dayOf(text: unknown): Date | null {
  if (typeof text !== 'string' || !DAY.test(text)) return null;
  const from = new Date(`${text}T00:00:00.000Z`);
  // JavaScript reads 31 February as a day in March.
  return !Number.isNaN(from.getTime()) && from.toISOString().startsWith(text) ? from : null;
}

function positionOf(cursor: unknown): EndPosition | null {
  if (typeof cursor !== 'string') return null;
  try {
    return decodeCursor(cursor, isMomentAndId);
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
