import { describe, expect, it } from '@jest/globals';
import {
  reached,
  releaseMillis,
  strideOf,
} from '../../../src/modules/house-bots/application/pace.js';

describe('when an answer is released', () => {
  const release = (waited: number, thought: number) => releaseMillis(100, { waited, thought });

  it('is a stride after the turn began, however short the thought', () => {
    expect([0, 1, 50, 80].map((thought) => release(20, thought))).toEqual([80, 80, 80, 80]);
  });

  it('is half a stride after a turn that was taken up late', () => {
    expect([90, 1000].map((waited) => release(waited, 49))).toEqual([50, 50]);
  });

  it('is a stride after a turn that seems to be taken up before it began', () => {
    expect(release(-7 * 3_600_000, 49)).toBe(100);
  });

  it('is a whole number of strides later for a thought that did not fit', () => {
    expect([81, 180, 181].map((thought) => release(20, thought))).toEqual([180, 180, 280]);
  });

  it('is at once without a pace', () => {
    expect(releaseMillis(0, { waited: 5, thought: 70 })).toBe(0);
  });

  it('is never early, whatever kept the event loop busy', async () => {
    const busyUntil = performance.now() + 30;
    while (performance.now() < busyUntil);
    const moment = performance.now() + 10;
    await reached(moment);
    expect(performance.now()).toBeGreaterThanOrEqual(moment);
  });

  it('is further apart for a level that searches long', () => {
    expect(strideOf(100, 'expert')).toBeGreaterThan(strideOf(100, 'easy'));
    expect(strideOf(100, 'master')).toBeGreaterThan(strideOf(100, 'expert'));
  });
});
