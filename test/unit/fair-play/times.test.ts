import { describe, expect, it } from '@jest/globals';
import { thinkingTimes, timeFigures } from '../../../src/modules/fair-play/domain/times.js';
import type { TimedAction } from '../../../src/modules/fair-play/domain/times.js';

const at = (second: number): Date => new Date(second * 1000);
const deal = (second: number): TimedAction => ({
  type: 'DEAL_STARTED',
  token: null,
  at: at(second),
});
const action = (second: number): TimedAction => ({
  type: 'CARD_PLAYED',
  token: 'HA',
  at: at(second),
});

describe('times of thought', () => {
  it('are counted from the action before, by deal and position', () => {
    const events = [deal(0), action(5), action(7), deal(7), action(20)];
    expect([...thinkingTimes(events)]).toEqual([
      ['1 0', 5000],
      ['1 1', 2000],
      ['2 0', 13_000],
    ]);
  });

  it('are missing for what was written with an earlier action: plans, autoplay, the rest of a call', () => {
    const events = [deal(0), action(5), action(5), action(5), action(9)];
    expect([...thinkingTimes(events)]).toEqual([
      ['1 0', 5000],
      ['1 3', 4000],
    ]);
  });

  it('go on while somebody offers to call the match off', () => {
    const offer = { type: 'ABORT_OFFERED', token: null, at: at(3) };
    expect([...thinkingTimes([deal(0), offer, action(5)])]).toEqual([['1 0', 5000]]);
  });
});

describe('the figures of times', () => {
  it('tell quick decisions by the number of legal actions', () => {
    const { quick } = timeFigures([
      [2, 1000],
      [2, 5000],
      [3, 1999],
      [3, 2000],
      [6, 400],
      [9, 9000],
    ]);
    expect(quick.map(({ choices, orMore, share }) => [choices, orMore, share.value])).toEqual([
      [2, false, 0.5],
      [3, false, 0.5],
      [5, true, 0.5],
    ]);
  });

  it('have no quartiles for a few decisions', () => {
    expect(timeFigures([[2, 1000]])).toMatchObject({ median: null, dispersion: null });
  });
});
