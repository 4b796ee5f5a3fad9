import { describe, expect, it } from '@jest/globals';
import { MAX_ANSWER_SIZE } from '../../../src/platform/accounting/answer-size.js';
import { boundedAnswer } from '../../../src/platform/graphql/bounded-answer.js';
import { Allowance } from '../../../src/platform/accounting/allowance.js';

describe('an allowance', () => {
  const at = { now: 0 };
  const allowance = (mostKeys?: number) =>
    new Allowance({ points: 600, seconds: 60 }, () => at.now, mostKeys);

  it('can be used at any rate, and refills evenly over a minute', () => {
    at.now = 0;
    const points = allowance();
    points.use('a', 600);
    expect([points.waitFor('a', 10), points.waitFor('b', 600)]).toEqual([1, 0]);
    expect(points.waitFor('a', 600)).toBe(60);
    at.now = 30_000;
    expect([points.waitFor('a', 300), points.waitFor('a', 310)]).toEqual([0, 1]);
  });

  it('reports the points that are left, and when it is full again', () => {
    at.now = 0;
    const points = allowance();
    expect(points.left('a')).toEqual({ remaining: 600, resetSeconds: 0 });
    points.use('a', 100.5);
    expect(points.left('a')).toEqual({ remaining: 499, resetSeconds: 11 });
    points.use('a', 600);
    expect(points.left('a')).toEqual({ remaining: 0, resetSeconds: 71 });
  });

  it('tells what was used here once, if it is enough to be told', () => {
    const points = allowance();
    points.use('a', 4);
    points.use('b', 20);
    expect(points.untold(10)).toEqual([{ key: 'b', points: 20 }]);
    points.use('a', 7);
    points.usedElsewhere({ key: 'b', points: 300 });
    expect(points.untold(10)).toEqual([{ key: 'a', points: 11 }]);
    expect(points.left('b').remaining).toBe(280);
    expect(points.untold(10)).toEqual([]);
  });

  it('lets a request that costs more than all of it wait until it is full', () => {
    at.now = 0;
    const points = allowance();
    expect(points.waitFor('a', 5000)).toBe(0);
    points.use('a', 600);
    expect(points.waitFor('a', 5000)).toBe(60);
  });

  it('that was exceeded has to refill the excess too, but never more than half of itself', () => {
    at.now = 0;
    const points = allowance();
    points.use('a', 700);
    expect(points.waitFor('a', 600)).toBe(70);
    points.use('a', 1_000_000);
    expect([points.waitFor('a', 1), points.waitFor('a', 600)]).toEqual([30.1, 90]);
  });

  it('forgets the key that was unused for the longest time', () => {
    at.now = 0;
    const points = allowance(2);
    for (const key of ['a', 'b', 'a', 'c']) {
      points.use(key, 600);
      at.now += 1001;
    }
    expect(points.size).toBe(2);
    expect(['a', 'b', 'c'].map((key) => points.waitFor(key, 600) > 0)).toEqual([true, false, true]);
  });
});

const IN_GERMAN = { language: 'de', requestId: 'request-1' } as const;

describe('an answer', () => {
  it('that is too large is not sent', () => {
    const answer = (texts: number) => ({
      data: { list: Array<string>(texts).fill('x'.repeat(1000)) },
    });
    expect(boundedAnswer(answer(1900), IN_GERMAN)).toEqual(answer(1900));
    const { data, errors } = boundedAnswer(answer(MAX_ANSWER_SIZE / 1000), IN_GERMAN);
    expect([data, errors!.map(({ message, extensions }) => [extensions, message])]).toEqual([
      undefined,
      [
        [
          { code: 'QUERY_TOO_COMPLEX', requestId: 'request-1' },
          'Die Antwort ist größer als 2000000 Zeichen.',
        ],
      ],
    ]);
  });
});
