/** Pure: the texts about clocks. */
import { describe, expect, it } from '@jest/globals';
import { timeControlOf } from '../../../src/modules/challenges/domain/time-control.js';
import type { TimeControlRequest } from '../../../src/modules/challenges/domain/time-control.js';
import { clockText } from '../../../src/modules/clock/domain/clock-texts.js';

describe('a time control', () => {
  it.each<[TimeControlRequest, string, string]>([
    [{ perTurnSeconds: 86_400 }, '1 day a turn', '1 Tag je Zug'],
    [
      { perTurnSeconds: 3 * 86_400, weekends: true },
      '3 days a turn, weekends off',
      '3 Tage je Zug, Wochenenden frei',
    ],
    [
      { perTurnSeconds: 90_060, vacation: false },
      '1 day 1 hour 1 minute a turn, vacation counts',
      '1 Tag 1 Stunde 1 Minute je Zug, Urlaub zählt mit',
    ],
    [
      { bankSeconds: 7200, incrementSeconds: 30 },
      '2 hours for all turns, and 30 seconds more after each',
      '2 Stunden für alle Züge, und 30 Sekunden dazu nach jedem',
    ],
    [{ bankSeconds: 3600 }, '1 hour for all turns', '1 Stunde für alle Züge'],
    [{}, 'no clock', 'ohne Uhr'],
  ])('%j is described in a few words', (request, english, german) => {
    const control = timeControlOf(request)!;
    expect([clockText(control, 'en'), clockText(control, 'de')]).toEqual([english, german]);
  });
});
