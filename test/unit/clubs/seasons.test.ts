/** Pure: the seasons of a club, also on days when the clocks change. */
import { describe, expect, it } from '@jest/globals';
import { clubSeasonAt, isSeasonLabel } from '../../../src/modules/clubs/domain/club-season.js';
import type { ClubRhythm } from '../../../src/modules/clubs/domain/club.js';

const season = (rhythm: ClubRhythm, at: string, timeZone = 'Europe/Vienna') =>
  clubSeasonAt({ rhythm, timeZone }, new Date(at));

describe('a season', () => {
  it.each([
    ['MONTH', '2026-10-31T22:59:59Z', '2026-10', '2026-09-30T22:00:00Z', '2026-10-31T23:00:00Z'],
    ['MONTH', '2026-10-31T23:00:00Z', '2026-11', '2026-10-31T23:00:00Z', '2026-11-30T23:00:00Z'],
    ['MONTH', '2026-03-29T01:00:00Z', '2026-03', '2026-02-28T23:00:00Z', '2026-03-31T22:00:00Z'],
    ['QUARTER', '2026-12-31T12:00:00Z', '2026-Q4', '2026-09-30T22:00:00Z', '2026-12-31T23:00:00Z'],
    ['YEAR', '2026-12-31T23:00:00Z', '2027', '2026-12-31T23:00:00Z', '2027-12-31T23:00:00Z'],
  ] as const)('%s at %s is %s', (rhythm, at, label, from, to) => {
    const found = season(rhythm, at)!;
    expect(found).toEqual({ label, beginsAt: new Date(from), endsAt: new Date(to) });
    expect(isSeasonLabel(label)).toBe(true);
  });

  it('follows the time zone of the club, also where the day begins at one o’clock', () => {
    const at = '2026-12-31T23:30:00Z';
    expect(season('YEAR', at, 'America/New_York')!.label).toBe('2026');
    expect(season('YEAR', at)!.label).toBe('2027');
    // In Beirut clocks go from 0:00 to 1:00 on 29 March 2026.
    const { beginsAt, endsAt } = season('MONTH', '2026-03-28T22:00:00Z', 'Asia/Beirut')!;
    expect(endsAt.getTime()).toBeGreaterThan(beginsAt.getTime());
  });

  it('seasons touch each other, and none is empty', () => {
    for (const rhythm of ['MONTH', 'QUARTER', 'YEAR'] as const) {
      let at = new Date('2024-01-15T00:00:00Z');
      for (let i = 0; i < 40; i++) {
        const one = clubSeasonAt({ rhythm, timeZone: 'Europe/Vienna' }, at)!;
        const next = clubSeasonAt({ rhythm, timeZone: 'Europe/Vienna' }, one.endsAt)!;
        expect(next.beginsAt).toEqual(one.endsAt);
        expect(next.label > one.label).toBe(true);
        at = one.endsAt;
      }
    }
  });

  it('there is none without a rhythm', () => {
    expect(season('NONE', '2026-10-31T22:59:59Z')).toBeNull();
    expect(isSeasonLabel('')).toBe(false);
  });
});
