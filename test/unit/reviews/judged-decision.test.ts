/** Pure: losses, accuracy and turning points from made-up values. */
import { describe, expect, it } from '@jest/globals';
import { summaryOf, judgeDecision } from '../../../src/modules/reviews/domain/review.js';
import type { FoundReason } from '../../../src/modules/reviews/domain/reasons/index.js';
import { decisionOf } from '../../../src/modules/reviews/domain/valued.js';
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

/** A decision that cost `loss` when `stake` could be lost. */
const costing = (loss: number, stake: number, position = 0) =>
  decision('HA', { HA: [-loss, 0], HT: [0, 0], HK: [-stake, 0] }, position);

describe('a judged decision', () => {
  it('has the value of the best action at the time and in hindsight', () => {
    const made = decision('HT', { HA: [1.5, -1], HT: [0.25, 1], c: [-2, 3] });
    expect(judgeDecision(made)).toMatchObject({
      best: 'HA',
      loss: 1.25,
      bestInHindsight: 'c',
      hindsightLoss: 2,
    });
  });

  it('calls the played action the best if none was better', () => {
    const made = decision('HT', { HA: [1, 2], HT: [1, 2], HK: [0, 2] });
    expect(judgeDecision(made)).toMatchObject({
      best: 'HT',
      loss: 0,
      bestInHindsight: 'HT',
      hindsightLoss: 0,
    });
  });
});

describe('the accuracy', () => {
  it('is the share of the stake that was kept', () => {
    expect(summaryOf([costing(0.5, 1), costing(0, 3)])).toMatchObject({
      decisionCount: 2,
      expectedLoss: 0.5,
      accuracy: 87.5,
    });
  });

  it('is 100 for the best actions only and 0 for the worst', () => {
    expect(summaryOf([costing(0, 2), costing(0, 1)]).accuracy).toBe(100);
    expect(summaryOf([costing(2, 2), costing(1, 1)]).accuracy).toBe(0);
  });

  it('is null if nothing was at stake', () => {
    expect(summaryOf([]).accuracy).toBeNull();
    expect(summaryOf([decision('HA', { HA: [1, 1], HT: [1, 3] })])).toMatchObject({
      accuracy: null,
      expectedLoss: 0,
      hindsightLoss: 2,
    });
  });
});

describe('a costly decision', () => {
  const sure = (loss: number, lossError?: number) =>
    judgeDecision({ ...costing(loss, 3), ...(lossError !== undefined && { lossError }) }).isCostly;

  it('costs at least a tenth of a game point, and more than its error may explain', () => {
    expect([sure(0.09, 0), sure(0.1, 0), sure(0.1, 0.05), sure(0.1, 0.06)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([sure(2, 1.1), sure(2, 1)]).toEqual([false, true]);
  });

  it('of an old review, which has no errors, is found by the loss only', () => {
    expect([sure(0.09), sure(0.1)]).toEqual([false, true]);
  });

  it('the error of a decision comes from the differences between searches in the same determinizations', () => {
    const searched = (action: string, values: number[]) => ({
      action,
      expected: values.reduce((sum, value) => sum + value, 0) / values.length,
      searched: values,
      hindsight: 0,
    });
    const place = { dealNumber: 1, position: 0 };
    const made = decisionOf(place, 'HT', [searched('HA', [3, 0, 3]), searched('HT', [2, -1, 2])]);
    // Each mean has an error of 1, and in every determinization the ace is better by exactly 1.
    expect(made.actions.map(({ standardError }) => standardError)).toEqual([1, 1]);
    expect(made.lossError).toBe(0);
    const other = decisionOf(place, 'HT', [searched('HA', [3, 0, 3]), searched('HT', [0, 3, 0])]);
    expect(other.lossError).toBe(2);
    const exact = decisionOf(place, 'HT', [searched('HA', [2]), searched('HT', [1])]);
    expect([exact.lossError, exact.actions[0]!.standardError]).toEqual([0, 0]);
  });
});

describe('the most instructive moments', () => {
  type Kind = FoundReason['kind'];
  const withReason = (loss: number, kind: Kind | null): ValuedDecision => {
    const reason = kind && ({ kind, facts: {} } as unknown as FoundReason);
    const action = { kind: 'close', token: 'c' } as const;
    return { ...costing(loss, 9), why: { best: action, played: action, reason } };
  };
  const momentsOf = (...decisions: ValuedDecision[]) =>
    summaryOf(decisions).instructive.map(({ loss, why }) => [loss, why!.reason!.kind]);

  it('are the costliest with a reason, of different kinds first', () => {
    const dearest = [3, 2.5, 2].map((loss) => withReason(loss, 'CLOSE_WEAK'));
    expect(
      momentsOf(withReason(1, 'TRICK_MISSED'), ...dearest, withReason(0.5, 'LEAD_SURE')),
    ).toEqual([
      [3, 'CLOSE_WEAK'],
      [1, 'TRICK_MISSED'],
      [0.5, 'LEAD_SURE'],
    ]);
    expect(momentsOf(...dearest, withReason(1, 'TRICK_MISSED'))).toEqual([
      [3, 'CLOSE_WEAK'],
      [2.5, 'CLOSE_WEAK'],
      [1, 'TRICK_MISSED'],
    ]);
  });

  it('a moment without a reason, with one seen only in hindsight, or within the error is not instructive', () => {
    const unsure = { ...withReason(2, 'CLOSE_WEAK'), lossError: 1.5 };
    expect(
      momentsOf(
        withReason(9, null),
        withReason(8, 'THEN_LOST'),
        unsure,
        withReason(0.05, 'LEAD_SURE'),
      ),
    ).toEqual([]);
  });
});

describe('turning points', () => {
  it('are the decisions that cost half a game point or more, the costliest first', () => {
    const decisions = [0.49, 0.5, 2, 0, 1].map((loss, i) => costing(loss, 3, i));
    const { turningPoints } = summaryOf(decisions);
    expect(turningPoints.map(({ position, loss }) => [position, loss])).toEqual([
      [2, 2],
      [4, 1],
      [1, 0.5],
    ]);
  });

  it('are at most five', () => {
    const decisions = [1, 2, 3, 4, 5, 6].map((loss) => costing(loss, 6));
    expect(summaryOf(decisions).turningPoints.map(({ loss }) => loss)).toEqual([6, 5, 4, 3, 2]);
  });
});
