/** What the log says of a change: each term with its value before and after. */
import type { Competition, LoggedChange } from './competition.js';

/** Of a longer text the log has its beginning. */
const MOST_CHARACTERS = 200;

/** What the organiser may change, as the log names it. A renewed invitation has no value that may be seen. */
export const CHANGED_TERMS = {
  name: 'NAME',
  about: 'ABOUT',
  access: 'ACCESS',
  ratingLeast: 'RATING_LEAST',
  ratingMost: 'RATING_MOST',
  leastEntries: 'LEAST_ENTRIES',
  places: 'PLACES',
  opensAt: 'OPENS_AT',
  startsAt: 'STARTS_AT',
  endsAt: 'ENDS_AT',
  roundDays: 'ROUND_DAYS',
  matchesAtOnce: 'MATCHES_AT_ONCE',
  timeoutsAllowed: 'TIMEOUTS_ALLOWED',
  invitationVersion: 'INVITATION',
} as const satisfies Partial<Record<keyof Competition, string>>;

type ChangedKey = keyof typeof CHANGED_TERMS;
export type ChangedTerm = (typeof CHANGED_TERMS)[ChangedKey];

/** Terms that were sent and stay the same are left out. */
export function loggedChanges(before: Competition, change: Partial<Competition>): LoggedChange[] {
  const keys = Object.keys(CHANGED_TERMS) as ChangedKey[];
  return keys.flatMap((key) => {
    const after = change[key];
    if (after === undefined || textOf(before[key]) === textOf(after)) return [];
    const term = CHANGED_TERMS[key];
    if (key === 'invitationVersion') return [{ term, before: null, after: null }];
    return [{ term, before: shortened(before[key]), after: shortened(after) }];
  });
}

function textOf(value: Competition[ChangedKey]): string | null {
  if (value === null) return null;
  return value instanceof Date ? value.toISOString() : String(value);
}

function shortened(value: Competition[ChangedKey]): string | null {
  const text = textOf(value);
  const characters = [...(text ?? '')];
  return characters.length > MOST_CHARACTERS
    ? `${characters.slice(0, MOST_CHARACTERS).join('')}…`
    : text;
}
