/** Times by the clocks of a zone, as fields for a date and time have them: 2027-01-03T18:00. */

/** The clocks of a zone at a moment, as if they were UTC, to the minute. */
function wallMillis(at: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric' },
  }).formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'));
}

/** The time by the clocks of a zone at a moment. */
export const wallClock = (iso: string, zone: string): string =>
  new Date(wallMillis(Date.parse(iso), zone)).toISOString().slice(0, 16);

/**
 * The moment at which the clocks of a zone show a time. A time that is skipped in spring is an hour later, one that comes
 * twice in autumn is the first.
 */
export function momentOf(wall: string, zone: string): string {
  const shown = Date.parse(`${wall}Z`);
  const dayBefore = wallMillis(shown - DAY_MILLIS, zone) - (shown - DAY_MILLIS);
  const dayAfter = wallMillis(shown + DAY_MILLIS, zone) - (shown + DAY_MILLIS);
  const before = shown - dayBefore;
  const after = shown - dayAfter;
  const isShown = (at: number) => wallMillis(at, zone) === shown;
  const found = [before, after].filter(isShown).sort((one, other) => one - other)[0];
  return new Date(found ?? before).toISOString();
}

const DAY_MILLIS = 86_400_000;
