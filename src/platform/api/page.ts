import { ApiError } from './api-error.js';
import { isUuid } from './ids.js';

export const MAX_PAGE = 100;
export const DEFAULT_PAGE = 20;

/** A page of a list: the position after which it begins, and the greatest number of rows. */
export interface Page<Position> {
  readonly first: number;
  readonly after: Position | null;
}

/** How the positions of a list become opaque texts, and again positions. */
export interface CursorForm {
  readonly encode: (position: unknown) => string;
  /** Anything that is no position, or an error, for a text that is no cursor. */
  readonly decode: (cursor: string) => unknown;
}

/** The form of most lists: clients could read it, and need not. */
export const PLAIN_CURSORS: CursorForm = {
  encode: (position) => Buffer.from(JSON.stringify(position)).toString('base64url'),
  decode: (cursor) => JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown,
};

/** Parses `first` and `after`; a cursor of another list is BAD_USER_INPUT. */
export function parsePage<Position>(
  first: number | null | undefined,
  after: string | null | undefined,
  isPosition: (value: unknown) => value is Position,
  form: CursorForm = PLAIN_CURSORS,
): Page<Position> {
  const count = first ?? DEFAULT_PAGE;
  if (count < 1 || count > MAX_PAGE) {
    throw new ApiError('BAD_USER_INPUT', {
      en: `first must be between 1 and ${MAX_PAGE}.`,
      de: `first liegt zwischen 1 und ${MAX_PAGE}.`,
    });
  }
  return { first: count, after: after ? decodeCursor(after, isPosition, form) : null };
}

/** The opaque text that clients get for a position. */
export const encodeCursor = (position: unknown): string => PLAIN_CURSORS.encode(position);

/** The position in a cursor. @throws ApiError BAD_USER_INPUT for a cursor of another list */
export function decodeCursor<P>(
  cursor: string,
  isPosition: (value: unknown) => value is P,
  form: CursorForm = PLAIN_CURSORS,
): P {
  try {
    const value = form.decode(cursor);
    if (isPosition(value)) return value;
  } catch {
    // A cursor that cannot be read is refused below, like one of another list.
  }
  throw new ApiError('BAD_USER_INPUT', {
    en: 'after is not a cursor of this list.',
    de: 'after ist kein Cursor dieser Liste.',
  });
}

/** The position of a row in a list that is newest first. */
export function momentAndIdOf(row: { createdAt: Date; id: string }): [string, string] {
  return [row.createdAt.toISOString(), row.id];
}

/** Whether a decoded cursor is a moment and an id, the position in most lists. */
export function isMomentAndId(value: unknown): value is [string, string] {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [moment, id] = value as unknown[];
  return isMoment(moment) && isUuid(id);
}

/** Whether a text is a moment as cursors write it. JavaScript parses many formats that Postgres does not. */
function isMoment(text: unknown): boolean {
  if (typeof text !== 'string' || text.length !== MOMENT_LENGTH) return false;
  const moment = Date.parse(text);
  return moment > 0 && new Date(moment).toISOString() === text;
}

const MOMENT_LENGTH = '2026-01-31T12:00:00.000Z'.length;
