import fc from 'fast-check';
import type { SeatCalendar, Span } from '../../../src/modules/clock/domain/calendar.js';
import type { ClockRules, TimeControl } from '../../../src/modules/clock/domain/clock.js';

export const SECOND = 1000;
export const HOUR = 3600 * SECOND;
export const DAY = 24 * HOUR;

/** Zones with summer time in both hemispheres, with a change at midnight or by half an hour, and without. */
export const ZONES = [
  'UTC',
  'Europe/Vienna',
  'America/New_York',
  'Australia/Lord_Howe',
  'America/Havana',
  'Asia/Beirut',
  'America/Santiago',
  'Pacific/Apia',
  'Asia/Kathmandu',
] as const;

/** 1 March 2026, 0:00 UTC: clocks change in the months after it and in October. */
export const BEGIN = Date.UTC(2026, 2, 1);

/** A time within the following year. */
export const moment = fc.integer({ min: 0, max: 365 * DAY }).map((after) => BEGIN + after);

const span = (length: number): fc.Arbitrary<Span> =>
  fc
    .record({ from: moment, millis: fc.integer({ min: 1, max: length }) })
    .map(({ from, millis }) => ({ from, to: from + millis }));

const vacation = span(14 * DAY).chain(({ from, to }) =>
  fc.integer({ min: 0, max: 30 * DAY }).map((before) => ({ from, to, knownAt: from - before })),
);

const calendar: fc.Arbitrary<SeatCalendar> = fc.record({
  timeZone: fc.constantFrom(...ZONES),
  vacations: fc.array(vacation, { maxLength: 4 }),
});

const stops = { weekends: fc.boolean(), vacation: fc.boolean() };
const none = fc.constant(null);
const perTurn = fc.record({
  perTurnSeconds: fc.integer({ min: 3600, max: 30 * 86_400 }),
  bankSeconds: none,
  incrementSeconds: none,
  bankCapSeconds: none,
  ...stops,
});

const bank: fc.Arbitrary<TimeControl> = fc
  .record({
    perTurnSeconds: none,
    bankSeconds: fc.integer({ min: 3600, max: 20 * 86_400 }),
    incrementSeconds: fc.integer({ min: 0, max: 3 * 86_400 }),
    more: fc.integer({ min: 0, max: 5 * 86_400 }),
    ...stops,
  })
  .map(({ more, ...control }) => ({ ...control, bankCapSeconds: control.bankSeconds + more }));

export const SEATS = 3;

export const rules: fc.Arbitrary<ClockRules> = fc.record({
  control: fc.oneof(perTurn, bank),
  calendars: fc.array(calendar, { minLength: SEATS, maxLength: SEATS }),
  outages: fc.array(span(2 * DAY), { maxLength: 5 }),
});
