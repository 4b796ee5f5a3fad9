import { describe, expect, it } from '@jest/globals';
import {
  waitUntil,
  releaseMillis,
  strideOf,
} from '../../../src/modules/house-bots/application/pace.js';

describe('the release of a bot’s answer', () => {
  const release = (waited: number, thought: number) => releaseMillis(100, { waited, thought });

  it('an answer is released a stride after the turn began, however short the search was', () => {
    expect([0, 1, 50, 80].map((thought) => release(20, thought))).toEqual([80, 80, 80, 80]);
  });

  it('if a turn was begun late, its answer is released half a stride after that', () => {
    expect([90, 1000].map((waited) => release(waited, 49))).toEqual([50, 50]);
  });

  it('if a clock was set back, an answer is released a stride after its turn was begun', () => {
    expect(release(-7 * 3_600_000, 49)).toBe(100);
  });

  it('an answer that took too long is released a whole number of strides later', () => {
    expect([81, 180, 181].map((thought) => release(20, thought))).toEqual([180, 180, 280]);
  });

  it('an answer is released at once if the pace is zero', () => {
    expect(releaseMillis(0, { waited: 5, thought: 70 })).toBe(0);
  });

  it('an answer is never released early, even if the event loop was blocked', async () => {
    const busyUntil = performance.now() + 30;
    while (performance.now() < busyUntil);
    const moment = performance.now() + 10;
    await waitUntil(moment);
    expect(performance.now()).toBeGreaterThanOrEqual(moment);
  });

  it('a level that searches long has longer strides', () => {
    expect(strideOf(100, 'expert')).toBeGreaterThan(strideOf(100, 'easy'));
    expect(strideOf(100, 'master')).toBeGreaterThan(strideOf(100, 'expert'));
  });
});
