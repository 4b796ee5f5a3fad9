import { describe, expect, it } from '@jest/globals';
import { timeControlOf } from '../../../src/modules/challenges/domain/time-control.js';
import type { TimeControlRequest } from '../../../src/modules/challenges/domain/time-control.js';

const HOUR = 3600;
const DAY = 24 * HOUR;
const NONE = {
  perTurnSeconds: null,
  bankSeconds: null,
  incrementSeconds: null,
  bankCapSeconds: null,
  weekends: false,
  vacation: false,
};
const perTurn = (perTurnSeconds: number) => ({ ...NONE, perTurnSeconds, vacation: true });
const bank = (bankSeconds: number, incrementSeconds: number, bankCapSeconds: number) => ({
  ...NONE,
  bankSeconds,
  incrementSeconds,
  bankCapSeconds,
  vacation: true,
});

describe('a time control', () => {
  it.each<[string, TimeControlRequest | null | undefined, object]>([
    ['no value: three days a turn', undefined, perTurn(3 * DAY)],
    ['null: three days a turn', null, perTurn(3 * DAY)],
    ['an empty object: no clock', {}, NONE],
    ['only nulls: no clock', { perTurnSeconds: null, bankSeconds: null }, NONE],
    ['no clock, which vacation cannot stop', { vacation: true }, NONE],
    ['the shortest turn', { perTurnSeconds: HOUR }, perTurn(HOUR)],
    ['the longest turn', { perTurnSeconds: 30 * DAY }, perTurn(30 * DAY)],
    ['a turn beside a null bank', { perTurnSeconds: DAY, bankSeconds: null }, perTurn(DAY)],
    ['only a bank: its own cap', { bankSeconds: DAY }, bank(DAY, 0, DAY)],
    ['the smallest bank', { bankSeconds: HOUR }, bank(HOUR, 0, HOUR)],
    ['the largest bank', { bankSeconds: 90 * DAY }, bank(90 * DAY, 0, 90 * DAY)],
    ['an increment', { bankSeconds: DAY, incrementSeconds: HOUR }, bank(DAY, HOUR, DAY)],
    [
      'the largest increment',
      { bankSeconds: DAY, incrementSeconds: 7 * DAY },
      bank(DAY, 7 * DAY, DAY),
    ],
    ['a cap that is the bank', { bankSeconds: DAY, bankCapSeconds: DAY }, bank(DAY, 0, DAY)],
    [
      'the largest cap',
      { bankSeconds: DAY, incrementSeconds: HOUR, bankCapSeconds: 90 * DAY },
      bank(DAY, HOUR, 90 * DAY),
    ],
    [
      'a turn that weekends stop and vacation does not',
      { perTurnSeconds: DAY, weekends: true, vacation: false },
      { ...perTurn(DAY), weekends: true, vacation: false },
    ],
    [
      'a bank that weekends stop and vacation does not',
      { bankSeconds: DAY, weekends: true, vacation: false },
      { ...bank(DAY, 0, DAY), weekends: true, vacation: false },
    ],
    [
      'flags that are null: their defaults',
      { bankSeconds: DAY, weekends: null, vacation: null },
      bank(DAY, 0, DAY),
    ],
  ])('is accepted: %s', (_, request, control) => {
    expect(timeControlOf(request)).toEqual(control);
  });

  it.each<[string, TimeControlRequest]>([
    ['a turn under an hour', { perTurnSeconds: HOUR - 1 }],
    ['a turn over thirty days', { perTurnSeconds: 30 * DAY + 1 }],
    ['a turn of zero seconds', { perTurnSeconds: 0 }],
    ['a bank under an hour', { bankSeconds: HOUR - 1 }],
    ['a bank over ninety days', { bankSeconds: 90 * DAY + 1 }],
    ['a negative increment', { bankSeconds: DAY, incrementSeconds: -1 }],
    ['an increment over a week', { bankSeconds: DAY, incrementSeconds: 7 * DAY + 1 }],
    ['a cap below the bank', { bankSeconds: DAY, bankCapSeconds: DAY - 1 }],
    ['a cap over ninety days', { bankSeconds: DAY, bankCapSeconds: 90 * DAY + 1 }],
    ['a turn and a bank', { perTurnSeconds: DAY, bankSeconds: DAY }],
    ['a turn and an increment', { perTurnSeconds: DAY, incrementSeconds: 0 }],
    ['a turn and a cap', { perTurnSeconds: DAY, bankCapSeconds: DAY }],
    ['an increment without a bank', { incrementSeconds: HOUR }],
    ['a cap without a bank', { bankCapSeconds: DAY }],
    ['weekends without a clock', { weekends: true }],
  ])('is refused: %s', (_, request) => {
    expect(timeControlOf(request)).toBeNull();
  });
});
