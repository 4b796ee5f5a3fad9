import { describe, expect, it } from '@jest/globals';
import { parseEnvironment } from '../../../src/platform/config/config.js';

describe('for how long something is kept', () => {
  const kept = (value: string) => parseEnvironment({ EVENTS_KEPT_DAYS: value }).EVENTS_KEPT_DAYS;

  it.each([
    ['', 30],
    ['7', 7],
    ['36500', 36_500],
    ['none', null],
  ])('"%s" is %s days', (value, days) => expect(kept(value)).toBe(days));

  it.each(['0', '6', '36501', '-1', '1.5', 'never'])('%s is refused', (value) => {
    expect(() => kept(value)).toThrow(
      'EVENTS_KEPT_DAYS must be none or a whole number from 7 to 36500',
    );
  });
});
