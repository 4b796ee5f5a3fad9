/** Reads calendars strictly by RFC 5545, apart from the code that writes them. */

export type CalendarProperties = ReadonlyMap<string, string>;

export interface CalendarRead {
  readonly properties: CalendarProperties;
  readonly events: readonly CalendarProperties[];
}

const NEEDED = ['UID', 'DTSTAMP', 'DTSTART', 'SUMMARY', 'SEQUENCE'];
const UTC = /^\d{8}T\d{6}Z$/;

/** @throws Error for anything that a strict program would refuse */
export function readCalendar(bytes: Buffer): CalendarRead {
  const lines = unfolded(bytes);
  assert(lines.at(0) === 'BEGIN:VCALENDAR' && lines.at(-1) === 'END:VCALENDAR', 'not a calendar');
  const properties = new Map<string, string>();
  const events: Map<string, string>[] = [];
  let current: Map<string, string> = properties;
  for (const line of lines.slice(1, -1)) {
    if (line === 'BEGIN:VEVENT') {
      assert(current === properties, 'an event within an event');
      current = new Map<string, string>();
      events.push(current);
    } else if (line === 'END:VEVENT') current = properties;
    else addTo(current, line);
  }
  assert(current === properties, 'an event without an end');
  assert(properties.get('VERSION') === '2.0' && properties.has('PRODID'), 'no version or program');
  for (const event of events) assertEvent(event);
  const uids = events.map((event) => event.get('UID'));
  assert(new Set(uids).size === uids.length, 'two events have the same UID');
  return { properties, events };
}

/** Lines end with CRLF, have at most 75 bytes, and are folded between characters. */
function unfolded(bytes: Buffer): string[] {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  assert(text.endsWith('\r\n'), 'the last line has no end');
  const physical = text.slice(0, -2).split('\r\n');
  for (const line of physical) {
    assert(Buffer.byteLength(line) <= 75, `a line of more than 75 bytes: ${line}`);
    // eslint-disable-next-line no-control-regex -- what is looked for
    assert(!/[\u0000-\u0008\u000a-\u001f\u007f]/.test(line), `a control character: ${line}`);
  }
  return physical.reduce<string[]>((lines, line) => {
    if (!line.startsWith(' ')) return [...lines, line];
    return [...lines.slice(0, -1), `${lines.at(-1)}${line.slice(1)}`];
  }, []);
}

function addTo(properties: Map<string, string>, line: string): void {
  const [, name, value] = /^([A-Z-]+)(?:;[A-Z-]+=[^:;]+)*:(.*)$/.exec(line) ?? [];
  assert(name !== undefined && value !== undefined, `no property: ${line}`);
  assert(!properties.has(name), `twice: ${name}`);
  properties.set(
    name,
    ['SUMMARY', 'NAME', 'X-WR-CALNAME'].includes(name) ? unescaped(value) : value,
  );
}

function unescaped(value: string): string {
  assert(!/(?:^|[^\\])(?:\\\\)*[;,]/.test(value), `not escaped: ${value}`);
  assert(!/(?:^|[^\\])(?:\\\\)*\\(?![\\;,nN])/.test(value), `a wrong escape: ${value}`);
  return value.replace(/\\([\\;,nN])/g, (_, one: string) => (/n/i.test(one) ? '\n' : one));
}

function assertEvent(event: CalendarProperties): void {
  for (const name of NEEDED) assert(event.has(name), `an event without ${name}`);
  for (const name of ['DTSTAMP', 'DTSTART', 'DTEND']) {
    assert(UTC.test(event.get(name) ?? '20260101T000000Z'), `no time in UTC: ${event.get(name)}`);
  }
  const end = event.get('DTEND');
  assert(end === undefined || end > event.get('DTSTART')!, 'an event that ends before it begins');
  assert(/^\d+$/.test(event.get('SEQUENCE')!), 'a sequence that is no number');
}

function assert(holds: boolean, problem: string): asserts holds {
  if (!holds) throw new Error(problem);
}
