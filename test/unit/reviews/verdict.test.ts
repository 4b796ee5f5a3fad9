/** Pure: losses, accuracy and turning points from made-up values. */
import { describe, expect, it } from '@jest/globals';
import { summaryOf, verdictOn } from '../../../src/modules/reviews/domain/review.js';
import type { ValuedDecision } from '../../../src/modules/reviews/domain/review.js';

/** A decision from `{HA: [expected, hindsight]}`. */
function decision(
  played: string,
  values: Readonly<Record<string, readonly [number, number]>>,
  position = 0,
): ValuedDecision {
  const actions = Object.entries(values).map(([action, [expected, hindsight]]) => ({
    action,
    expected,
    hindsight,
  }));
  return { dealNumber: 1, position, played, actions };
}

/** One that cost so much, of `stake` that were to lose. */
const costing = (loss: number, stake: number, position = 0) =>
  decision('HA', { HA: [-loss, 0], HT: [0, 0], HK: [-stake, 0] }, position);

describe('a verdict', () => {
  it('tells what the best would have brought, by what was known and in hindsight', () => {
    const made = decision('HT', { HA: [1.5, -1], HT: [0.25, 1], c: [-2, 3] });
    expect(verdictOn(made)).toMatchObject({
      best: 'HA',
      loss: 1.25,
      bestInHindsight: 'c',
      hindsightLoss: 2,
    });
  });

  it('calls the played action the best, where none was better', () => {
    const made = decision('HT', { HA: [1, 2], HT: [1, 2], HK: [0, 2] });
    expect(verdictOn(made)).toMatchObject({
      best: 'HT',
      loss: 0,
      bestInHindsight: 'HT',
      hindsightLoss: 0,
    });
  });
});

describe('the accuracy', () => {
  it('is what was kept of what was at stake', () => {
    expect(summaryOf([costing(0.5, 1), costing(0, 3)])).toMatchObject({
      decisionCount: 2,
      expectedLoss: 0.5,
      accuracy: 87.5,
    });
  });

  it('is 100 for the best every time and 0 for the worst', () => {
    expect(summaryOf([costing(0, 2), costing(0, 1)]).accuracy).toBe(100);
    expect(summaryOf([costing(2, 2), costing(1, 1)]).accuracy).toBe(0);
  });

  it('is none where nothing was at stake', () => {
    expect(summaryOf([]).accuracy).toBeNull();
    expect(summaryOf([decision('HA', { HA: [1, 1], HT: [1, 3] })])).toMatchObject({
      accuracy: null,
      expectedLoss: 0,
      hindsightLoss: 2,
    });
  });
});

describe('turning points', () => {
  it('are the decisions that cost half a game point or more, dearest first', () => {
    const decisions = [0.49, 0.5, 2, 0, 1].map((loss, i) => costing(loss, 3, i));
    const { turningPoints } = summaryOf(decisions);
    expect(turningPoints.map(({ position, loss }) => [position, loss])).toEqual([
      [2, 2],
      [4, 1],
      [1, 0.5],
    ]);
  });

  it('are five at most', () => {
    const decisions = [1, 2, 3, 4, 5, 6].map((loss) => costing(loss, 6));
    expect(summaryOf(decisions).turningPoints.map(({ loss }) => loss)).toEqual([6, 5, 4, 3, 2]);
  });
});
