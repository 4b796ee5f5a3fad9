/** Real: the computation of seasons' starts. */
import { describe, expect, it } from '@jest/globals';
import type { Rhythm } from '../../../src/modules/competitions/domain/competition.js';
import {
  entriesOpen,
  isRhythm,
  nextStart,
  startAfter,
} from '../../../src/modules/competitions/domain/rhythm.js';

const WEEKLY: Rhythm = {
  timeZone: 'Europe/Vienna',
  unit: 'WEEK',
  every: 1,
  firstStart: '2027-03-14T18:00',
  opensDaysBefore: 5,
  intervalDays: null,
};
const at = (text: string) => new Date(text);

/** The starts of so many seasons, in UTC. */
function starts(rhythm: Rhythm, count: number): string[] {
  const found: Date[] = [];
  for (let i = 0; i < count; i++) found.push(nextStart(rhythm, found.at(-1) ?? new Date(0)));
  return found.map((start) => start.toISOString().slice(0, 16));
}

describe('a season', () => {
  it('begins at the same hour before and after daylight saving begins', () => {
    expect(starts(WEEKLY, 3)).toEqual(['2027-03-14T17:00', '2027-03-21T17:00', '2027-03-28T16:00']);
  });

  it('opens for entry at the same hour, also across the change', () => {
    expect(entriesOpen(WEEKLY, at('2027-03-28T16:00Z'))).toEqual(at('2027-03-23T17:00Z'));
  });

  it('at an hour that does not exist begins once, in that night', () => {
    const night = { ...WEEKLY, firstStart: '2027-03-28T02:30' };
    expect(starts(night, 2)).toEqual(['2027-03-28T01:30', '2027-04-04T00:30']);
  });

  it('at an hour that comes twice begins once', () => {
    const night = { ...WEEKLY, firstStart: '2027-10-31T02:30' };
    expect(starts(night, 2)).toEqual(['2027-10-31T01:30', '2027-11-07T01:30']);
  });

  it('of a month that is too short begins on its last day, and the next is not earlier', () => {
    const monthly: Rhythm = { ...WEEKLY, unit: 'MONTH', firstStart: '2027-01-31T12:00' };
    expect(starts(monthly, 3)).toEqual([
      '2027-01-31T11:00',
      '2027-02-28T11:00',
      '2027-03-31T10:00',
    ]);
  });

  it('never begins when another one does: no season has a length of zero', () => {
    const last = { startsAt: at('2027-03-21T17:00Z'), endedAt: at('2027-03-21T17:00Z') };
    const next = startAfter({ ...WEEKLY, intervalDays: 0 }, last, at('2027-03-21T17:00Z'));
    expect(next).toEqual(at('2027-03-28T16:00Z'));
    expect(isRhythm({ ...WEEKLY, every: 0 })).toBe(false);
  });

  it('begins after the interval', () => {
    const last = { startsAt: at('2027-03-14T17:00Z'), endedAt: at('2027-03-20T00:00Z') };
    const next = startAfter({ ...WEEKLY, intervalDays: 7 }, last, at('2027-03-20T00:00Z'));
    expect(next).toEqual(at('2027-03-28T16:00Z'));
  });

  it.each([{ timeZone: 'Mars/Base' }, { firstStart: '2027-02-31T18:00' }, { opensDaysBefore: 0 }])(
    'with %j is refused',
    (wrong) => {
      expect(isRhythm({ ...WEEKLY, ...wrong })).toBe(false);
    },
  );
});
