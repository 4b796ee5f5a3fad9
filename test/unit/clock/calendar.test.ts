/** Pure: what stops a clock, compared with a naive check of each moment. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DateTime } from 'luxon';
import {
  calendarOf,
  momentAfter,
  countedMillis,
  stretchesOf,
} from '../../../src/modules/clock/domain/calendar.js';
import type { Calendar } from '../../../src/modules/clock/domain/calendar.js';
import { seatCalendar } from '../../../src/modules/clock/domain/clock.js';
import { BEGIN, DAY, HOUR, moment, rules, ZONES } from './arbitrary.js';

const calendars = rules.map((given) => seatCalendar(given, 0));
const millis = fc.integer({ min: 0, max: 40 * DAY });

const formats = new Map(
  ZONES.map((zone) => [
    zone,
    new Intl.DateTimeFormat('en-US', { timeZone: zone, weekday: 'short' }),
  ]),
);

/** The weekday in a zone, by Intl only. */
const weekdayIn = (zone: string, at: number): string =>
  formats.get(zone as (typeof ZONES)[number])!.format(at);

function naiveKind({ weekendZone, pauses }: Calendar, at: number): string {
  const there = pauses.filter(({ from, to }) => from <= at && at < to).map(({ kind }) => kind);
  if (there.includes('OUTAGE')) return 'OUTAGE';
  if (there.includes('VACATION')) return 'VACATION';
  const weekend = weekendZone !== null && /Sat|Sun/.test(weekdayIn(weekendZone, at));
  return weekend ? 'WEEKEND' : 'THINKING';
}

describe('the stretches of a time span', () => {
  it('follow each other without a gap and fill it', () => {
    fc.assert(
      fc.property(calendars, moment, millis, (calendar, from, length) => {
        const parts = stretchesOf(calendar, { from, to: from + length });
        const edges = [from, ...parts.map((part) => part.to)];
        expect(parts.map((part) => part.from)).toEqual(edges.slice(0, -1));
        expect(edges.at(-1)).toBe(from + length);
        expect(parts.every((part) => part.from < part.to)).toBe(true);
      }),
    );
  });

  it('agree with the calendar at every moment', () => {
    fc.assert(
      fc.property(calendars, moment, (calendar, from) => {
        for (const part of stretchesOf(calendar, { from, to: from + 20 * DAY })) {
          const moments = [part.from, part.to - 1, Math.floor((part.from + part.to) / 2)];
          for (const at of moments) expect([at, part.kind]).toEqual([at, naiveKind(calendar, at)]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it.each(ZONES)(
    'have a weekend of two days in every week of a year, despite clock changes: %s',
    (zone) => {
      const calendar = { weekendZone: zone, pauses: [] };
      const year = { from: BEGIN, to: BEGIN + 365 * DAY };
      for (let at = year.from; at < year.to; at += 3 * HOUR) {
        const [now] = stretchesOf(calendar, { from: at, to: at + 1 });
        if (now!.kind !== naiveKind(calendar, at))
          throw new Error(`${zone} ${new Date(at).toISOString()}`);
      }
      const weekends = stretchesOf(calendar, year).filter(({ kind }) => kind === 'WEEKEND');
      expect(weekends.length).toBeGreaterThanOrEqual(52);
      for (const { from, to } of weekends.slice(1, -1)) {
        expect(DateTime.fromMillis(from, { zone }).weekday).toBe(6);
        expect(DateTime.fromMillis(to, { zone }).weekday).toBe(1);
      }
    },
  );

  it('have a weekend that is an hour shorter or longer when the clocks change', () => {
    const lengths = (zone: string, sunday: number) => {
      const within = { from: sunday - 3 * DAY, to: sunday + 3 * DAY };
      return stretchesOf({ weekendZone: zone, pauses: [] }, within)
        .filter(({ kind }) => kind === 'WEEKEND')
        .map(({ from, to }) => (to - from) / HOUR);
    };
    expect(lengths('Europe/Vienna', Date.UTC(2026, 2, 29))).toEqual([47]);
    expect(lengths('Europe/Vienna', Date.UTC(2026, 9, 25))).toEqual([49]);
    expect(lengths('America/Havana', Date.UTC(2026, 10, 1))).toEqual([49]);
    expect(lengths('UTC', Date.UTC(2026, 2, 29))).toEqual([48]);
  });
});

describe('running time', () => {
  it('is additive', () => {
    fc.assert(
      fc.property(calendars, moment, millis, millis, (calendar, from, one, two) => {
        const [middle, to] = [from + one, from + one + two];
        const parts =
          countedMillis(calendar, { from, to: middle }) +
          countedMillis(calendar, { from: middle, to });
        expect(countedMillis(calendar, { from, to })).toBe(parts);
      }),
    );
  });

  it('a clock’s budget is used up at its last moment, and exceeded a millisecond later', () => {
    fc.assert(
      fc.property(
        calendars,
        moment,
        fc.integer({ min: 1, max: 30 * DAY }),
        (calendar, from, budget) => {
          const end = momentAfter(calendar, from, budget);
          expect(countedMillis(calendar, { from, to: end })).toBe(budget);
          expect(countedMillis(calendar, { from, to: end + 1 })).toBe(budget + 1);
        },
      ),
    );
  });

  it('and paused time add up to the time until the last moment', () => {
    fc.assert(
      fc.property(
        calendars,
        moment,
        fc.integer({ min: 1, max: 30 * DAY }),
        (calendar, from, budget) => {
          const end = momentAfter(calendar, from, budget);
          const paused = stretchesOf(calendar, { from, to: end })
            .filter(({ kind }) => kind !== 'THINKING')
            .reduce((sum, part) => sum + part.to - part.from, 0);
          expect(end - from).toBe(budget + paused);
        },
      ),
    );
  });

  it('a pause never makes a deadline earlier', () => {
    fc.assert(
      fc.property(rules, moment, fc.integer({ min: 1, max: 30 * DAY }), (given, from, budget) => {
        const without = calendarOf(given.control, { ...given.calendars[0]!, vacations: [] }, []);
        const more = seatCalendar(given, 0);
        expect(momentAfter(more, from, budget)).toBeGreaterThanOrEqual(
          momentAfter(without, from, budget),
        );
      }),
    );
  });

  it.each<[string, string, string, number, string]>([
    ['over a weekend', '2026-11-20T18:00:00Z', 'Europe/Vienna', 24, '2026-11-23T18:00:00Z'],
    ['from a weekend on', '2026-11-21T09:00:00Z', 'Europe/Vienna', 24, '2026-11-23T23:00:00Z'],
    ['up to the weekend', '2026-11-20T09:00:00Z', 'UTC', 15, '2026-11-23T00:00:00Z'],
    [
      'over the end of summer time',
      '2026-10-23T12:00:00Z',
      'Europe/Vienna',
      24,
      '2026-10-26T13:00:00Z',
    ],
    [
      'over the beginning of summer time',
      '2026-03-27T12:00:00Z',
      'Europe/Vienna',
      24,
      '2026-03-30T11:00:00Z',
    ],
    [
      'in a zone where Saturday begins earlier',
      '2026-11-20T12:00:00Z',
      'Pacific/Apia',
      1,
      '2026-11-22T12:00:00Z',
    ],
  ])('a clock’s budget runs %s', (_, from, weekendZone, hours, end) => {
    const at = momentAfter({ weekendZone, pauses: [] }, Date.parse(from), hours * HOUR);
    expect(new Date(at).toISOString()).toBe(new Date(end).toISOString());
  });
});
