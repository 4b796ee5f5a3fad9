/** Real: how the web client turns the fields for a date and time into moments, by the clocks of a zone. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

interface WallClock {
  momentOf: (wall: string, zone: string) => string;
  wallClock: (iso: string, zone: string) => string;
}

const VIENNA = 'Europe/Vienna';

describe('times by the clocks of a zone', () => {
  let clocks: WallClock;
  beforeAll(async () => {
    const path = resolve('clients/web/src/i18n/wall-clock.ts');
    const found = await runnerImport<WallClock>(path, { configFile: false, logLevel: 'silent' });
    clocks = found.module;
  });

  it.each([
    ['2027-01-03T18:00', VIENNA, '2027-01-03T17:00:00.000Z'],
    ['2027-07-03T18:00', VIENNA, '2027-07-03T16:00:00.000Z'],
    ['2027-07-03T18:00', 'America/New_York', '2027-07-03T22:00:00.000Z'],
    ['2027-07-03T00:30', 'Asia/Kathmandu', '2027-07-02T18:45:00.000Z'],
    ['2027-07-03T18:00', 'Pacific/Kiritimati', '2027-07-03T04:00:00.000Z'],
    ['2027-07-03T18:00', 'UTC', '2027-07-03T18:00:00.000Z'],
  ])('%s in %s is %s, and back', (wall, zone, iso) => {
    expect(clocks.momentOf(wall, zone)).toBe(iso);
    expect(clocks.wallClock(iso, zone)).toBe(wall);
  });

  it('a time that is skipped in spring is an hour later, one that comes twice in autumn the first', () => {
    expect(clocks.momentOf('2027-03-28T02:30', VIENNA)).toBe('2027-03-28T01:30:00.000Z');
    expect(clocks.wallClock('2027-03-28T01:30:00.000Z', VIENNA)).toBe('2027-03-28T03:30');
    expect(clocks.momentOf('2027-10-31T02:30', VIENNA)).toBe('2027-10-31T00:30:00.000Z');
  });

  it('around the change of the clocks every hour comes back as it was', () => {
    for (let hour = 0; hour < 72; hour += 1) {
      const at = new Date(Date.UTC(2027, 2, 27, hour)).toISOString();
      expect(clocks.momentOf(clocks.wallClock(at, VIENNA), VIENNA)).toBe(at);
    }
  });
});
