import { describe, expect, it } from '@jest/globals';
import { icsOf } from '../../../src/modules/competitions/domain/ics.js';
import type { CalendarEvent } from '../../../src/modules/competitions/domain/ics.js';
import { readCalendar } from '../../support/calendar.js';

const EVENT: CalendarEvent = {
  uid: 'round-1@bummerl',
  sequence: 3,
  stamp: new Date('2026-11-01T10:00:00.123Z'),
  start: new Date('2026-11-02T10:00:00.000Z'),
  end: new Date('2026-11-05T10:00:00.000Z'),
  summary: 'A cup: round 1',
  url: 'https://example.org/competitions/abc',
  isCancelled: false,
};

const read = (name: string, events: readonly CalendarEvent[]) =>
  readCalendar(Buffer.from(icsOf(name, events)));

describe('a calendar', () => {
  it('has its name and its events, with times in UTC', () => {
    const { properties, events } = read('Mine', [EVENT]);
    expect(properties.get('X-WR-CALNAME')).toBe('Mine');
    expect(Object.fromEntries(events[0]!)).toMatchObject({
      UID: 'round-1@bummerl',
      SEQUENCE: '3',
      DTSTAMP: '20261101T100000Z',
      DTSTART: '20261102T100000Z',
      DTEND: '20261105T100000Z',
      SUMMARY: 'A cup: round 1',
      STATUS: 'CONFIRMED',
    });
  });

  it('may be empty, has moments, and says what is cancelled', () => {
    expect(read('Mine', []).events).toEqual([]);
    const [event] = read('Mine', [{ ...EVENT, end: null, isCancelled: true }]).events;
    expect([event!.has('DTEND'), event!.get('STATUS')]).toEqual([false, 'CANCELLED']);
    const [ended] = read('Mine', [{ ...EVENT, end: EVENT.start }]).events;
    expect(ended!.has('DTEND')).toBe(false);
  });

  it.each([
    'a, b; c\\d and \\n',
    'two\nlines\r\nthree',
    'ä'.repeat(100),
    '🂡'.repeat(60),
    `x${'€'.repeat(80)}`,
    'BEGIN:VEVENT',
    '',
  ])('keeps any text: %j', (summary) => {
    const { properties, events } = read(summary, [{ ...EVENT, summary }]);
    const wanted = summary.replaceAll('\r\n', '\n');
    expect([properties.get('NAME'), events[0]!.get('SUMMARY')]).toEqual([wanted, wanted]);
  });

  it('leaves out control characters', () => {
    expect(read('a\u0007b\u0000', []).properties.get('NAME')).toBe('ab');
  });
});
