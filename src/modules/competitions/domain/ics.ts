/** An entry of a calendar. */
export interface CalendarEvent {
  /** The same for the same event, for ever. */
  readonly uid: string;
  /** Greater after each change of the event. */
  readonly sequence: number;
  /** When it came to be. */
  readonly stamp: Date;
  readonly start: Date;
  /** Null for a moment. */
  readonly end: Date | null;
  readonly summary: string;
  readonly url: string;
  readonly isCancelled: boolean;
}

/** How often programs should look again. */
const REFRESH = 'PT1H';

/** A line has at most so many bytes, without its end. */
const LINE_BYTES = 75;

/** A calendar by RFC 5545, with all times in UTC. */
export function icsOf(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bummerl//Competitions//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${text(name)}`,
    `X-WR-CALNAME:${text(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const linesOf = ({ end, ...event }: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `SEQUENCE:${event.sequence}`,
  `DTSTAMP:${utc(event.stamp)}`,
  `DTSTART:${utc(event.start)}`,
  ...(end && end > event.start ? [`DTEND:${utc(end)}`] : []),
  `SUMMARY:${text(event.summary)}`,
  `URL:${event.url}`,
  `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  // A round takes days, in which one is free for other things.
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

const utc = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** A text as a value: line breaks as `\n`, and no other control character. */
const text = (value: string): string =>
  value
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    // RFC 5545 allows no control characters in texts.
    .replace(/\p{Cc}/gu, '');

/** Breaks a line between characters, never within the bytes of one. */
function folded(line: string): string {
  let bytes = 0;
  let result = '';
  for (const character of line) {
    const more = Buffer.byteLength(character);
    if (bytes + more > LINE_BYTES) {
      result += '\r\n ';
      bytes = 1;
    }
    result += character;
    bytes += more;
  }
  return result;
}
