import { VARIANTS } from '../../../../engine/index.js';
import { ApiError } from '../../../../platform/api/api-error.js';
import { idOf } from '../../../../platform/api/ids.js';
import type { InLanguages } from '../../../../platform/api/reader.js';
import { decodeCursor, isMomentAndId } from '../../../../platform/api/page.js';
import type { EndPosition } from '../../../matches/application/index.js';

/** The query of an export; null means any. */
export interface ExportQuery {
  /** Names of players. */
  readonly player: string | null;
  readonly opponent: string | null;
  /** The id of a competition. */
  readonly competition: string | null;
  /** Matches that ended at `since` are in it, those that ended at `until` are not. */
  readonly since: Date | null;
  readonly until: Date | null;
  readonly variant: string | null;
  readonly rated: boolean | null;
  /** How many matches it has at most. */
  readonly limit: number | null;
  readonly after: EndPosition | null;
}

/** How a parameter is read; `read` returns null for a wrong value. */
interface Parameter<T> extends InLanguages {
  readonly read: (text: string) => T | null;
}

/** Dates in the years that JavaScript and Postgres write in the same way. */
const DAY = /^[2-8]\d{3}-\d{2}-\d{2}$/;
const MOMENT = /^[2-8]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;
const DAY_MILLIS = 24 * 3600 * 1000;
const MOST_MATCHES = 1_000_000;
const KEYS = VARIANTS.map(({ key }) => key);

const name: Parameter<string> = {
  read: (text) => text,
  en: 'is the name of a player',
  de: 'ist der Name eines Spielers',
};
const moment: Parameter<Date> = {
  read: (text) => (MOMENT.test(text) ? validDate(text) : dayOf(text)),
  en: 'is a moment such as 2026-11-21T12:00:00Z, or a date in UTC such as 2026-11-21',
  de: 'ist ein Zeitpunkt wie 2026-11-21T12:00:00Z oder ein Datum in UTC wie 2026-11-21',
};

const PARAMETERS = {
  player: name,
  opponent: name,
  competition: {
    read: (text: string) => idOf('Competition', text),
    en: 'is the id of a competition',
    de: 'ist die id eines Wettbewerbs',
  },
  day: {
    read: dayOf,
    en: 'is a date in UTC, such as 2026-11-21',
    de: 'ist ein Datum in UTC, zum Beispiel 2026-11-21',
  },
  since: moment,
  until: moment,
  variant: {
    read: (text: string) => (KEYS.includes(text) ? text : null),
    en: `is one of ${KEYS.join(', ')}`,
    de: `ist einer dieser Werte: ${KEYS.join(', ')}`,
  },
  rated: {
    read: (text: string) => (text === 'true' ? true : text === 'false' ? false : null),
    en: 'is true or false',
    de: 'ist true oder false',
  },
  limit: {
    read: (text: string) =>
      /^[1-9]\d{0,6}$/.test(text) && Number(text) <= MOST_MATCHES ? Number(text) : null,
    en: `is a whole number from 1 to ${MOST_MATCHES}`,
    de: `ist eine ganze Zahl von 1 bis ${MOST_MATCHES}`,
  },
  after: {
    read: positionOf,
    en: 'is not a cursor of an export',
    de: 'ist kein Cursor eines Exports',
  },
} satisfies Record<string, Parameter<unknown>>;

type Name = keyof typeof PARAMETERS;
type Read = { readonly [N in Name]: ReturnType<(typeof PARAMETERS)[N]['read']> };

/** A mistake, and the parameters to which it belongs. */
interface Problem extends InLanguages {
  readonly parameters: readonly string[];
}

/** @throws ApiError BAD_USER_INPUT with all problems of the query, and the `parameters` that have them */
export function parseExportQuery(query: unknown): ExportQuery {
  const given = Object.entries((query ?? {}) as Record<string, unknown>);
  const entries = Object.keys(PARAMETERS).map((one) => [one, null] as [string, unknown]);
  const values = Object.fromEntries(
    entries.concat(given.map(([one, value]) => [one, valueOf(one, value)])),
  ) as Read;
  const problems = given.flatMap(([one, value]) => problemOf(one, value));
  const all = problems.length > 0 ? problems : problemsTogether(values);
  if (all.length > 0) {
    const parameters = [...new Set(all.flatMap((problem) => problem.parameters))];
    throw new ApiError('BAD_USER_INPUT', joinProblems(all), { parameters });
  }
  const { day, ...rest } = values;
  return day ? { ...rest, since: day, until: new Date(day.getTime() + DAY_MILLIS) } : rest;
}

const isParameter = (one: string): one is Name => Object.hasOwn(PARAMETERS, one);

const valueOf = (one: string, value: unknown): unknown =>
  isParameter(one) && typeof value === 'string' ? PARAMETERS[one].read(value) : null;

function problemOf(one: string, value: unknown): Problem[] {
  const parameters = [one];
  if (!isParameter(one)) {
    const known = Object.keys(PARAMETERS).join(', ');
    const texts = {
      en: `An export has no such parameter; it has ${known}.`,
      de: `Einen solchen Parameter hat ein Export nicht, sondern: ${known}.`,
    };
    return [{ ...texts, parameters }];
  }
  if (typeof value !== 'string') {
    const texts = {
      en: `${one} may be given only once.`,
      de: `${one} darf nur einmal angegeben werden.`,
    };
    return [{ ...texts, parameters }];
  }
  if (PARAMETERS[one].read(value) !== null) return [];
  const { en, de } = PARAMETERS[one];
  return [{ en: `${one} ${en}.`, de: `${one} ${de}.`, parameters }];
}

/** The problems of values that are right alone, but not together. */
function problemsTogether(read: Read): Problem[] {
  const { player, opponent, competition, day, since } = read;
  return [
    ...((player ?? competition ?? day ?? since) ? [] : [NEITHER]),
    ...(opponent !== null && player === null ? [ALONE] : []),
    ...problemsOfTimes(read),
    ...(competition === null ? [] : besideCompetition(read)),
  ];
}

const problemsOfTimes = ({ day, since, until }: Read): Problem[] => [
  ...(day && (since ?? until) ? [TWICE] : []),
  ...(since && until && since >= until ? [BACKWARDS] : []),
];

const NEITHER: Problem = {
  en: 'Name a player, a competition, a day, or since when.',
  de: 'Nenne einen Spieler, einen Wettbewerb, einen Tag oder seit wann.',
  parameters: ['player', 'competition', 'day', 'since'],
};
/** All matches of a competition are of one variant; its players are in its entries. */
const NOT_WITH_COMPETITION = ['player', 'opponent', 'variant', 'rated'] as const;

function besideCompetition(read: Read): Problem[] {
  const besides = NOT_WITH_COMPETITION.filter((one) => read[one] !== null);
  if (besides.length === 0) return [];
  const en = `competition is given without ${besides.join(', ')}.`;
  const de = `competition steht ohne ${besides.join(', ')}.`;
  return [{ en, de, parameters: ['competition', ...besides] }];
}

const ALONE: Problem = {
  en: 'opponent needs player.',
  de: 'Zu opponent gehört player.',
  parameters: ['opponent', 'player'],
};
const TWICE: Problem = {
  en: 'day is given without since and until.',
  de: 'day steht ohne since und until.',
  parameters: ['day', 'since', 'until'],
};
const BACKWARDS: Problem = {
  en: 'until is later than since.',
  de: 'until ist später als since.',
  parameters: ['since', 'until'],
};

const joinProblems = (problems: readonly InLanguages[]): InLanguages => ({
  en: problems.map(({ en }) => en).join(' '),
  de: problems.map(({ de }) => de).join(' '),
});

/** The beginning of a day; null for an invalid date. */
function dayOf(text: string): Date | null {
  if (!DAY.test(text)) return null;
  const from = validDate(`${text}T00:00:00.000Z`);
  // JavaScript reads 31 February as a day in March.
  return from?.toISOString().startsWith(text) ? from : null;
}

/** Null for 31 February, and for an hour that no day has. */
function validDate(text: string): Date | null {
  const [day = ''] = text.split('T');
  const [date, midnight] = [new Date(text), new Date(`${day}T00:00:00.000Z`)];
  const exists = !Number.isNaN(date.getTime()) && midnight.toISOString().startsWith(day);
  return exists ? date : null;
}

function positionOf(cursor: string): EndPosition | null {
  try {
    return decodeCursor(cursor, isMomentAndId);
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
