/** Pure: times of day in zones that change their clocks. */
import { describe, expect, it } from '@jest/globals';
import { nextHour, quietUntil } from '../../../src/modules/notifications/domain/local-time.js';

const VIENNA = 'Europe/Vienna';
const until = (now: string, from: string, to: string) =>
  quietUntil(new Date(now), VIENNA, { from, to })?.toISOString() ?? null;

describe('quiet hours', () => {
  it('end by the clock of the zone, in nights of 23 and 25 hours too', () => {
    expect(until('2027-03-27T22:30:00Z', '22:00', '07:00')).toBe('2027-03-28T05:00:00.000Z');
    expect(until('2027-10-30T21:30:00Z', '22:00', '07:00')).toBe('2027-10-31T06:00:00.000Z');
  });

  it('that end within a clock change end after the gap, and a second time in a repeated hour', () => {
    expect(until('2027-03-28T00:30:00Z', '01:00', '02:30')).toBe('2027-03-28T01:30:00.000Z');
    expect(until('2027-10-31T01:20:00Z', '02:15', '02:45')).toBe('2027-10-31T01:45:00.000Z');
  });

  it('do not exist outside of the set times, within a day or over midnight', () => {
    expect(until('2027-06-01T10:00:00Z', '22:00', '07:00')).toBeNull();
    expect(until('2027-06-01T05:00:00Z', '22:00', '07:00')).toBeNull();
    expect(until('2027-06-01T10:00:00Z', '12:00', '14:00')).toBe('2027-06-01T12:00:00.000Z');
  });
});

describe('the hour of the digest', () => {
  it('is the next one, today or tomorrow', () => {
    const next = (now: string) => nextHour(new Date(now), VIENNA, 8).toISOString();
    expect(next('2027-06-01T05:59:59Z')).toBe('2027-06-01T06:00:00.000Z');
    expect(next('2027-06-01T06:00:00Z')).toBe('2027-06-02T06:00:00.000Z');
    expect(next('2027-03-27T12:00:00Z')).toBe('2027-03-28T06:00:00.000Z');
  });
});
