/** Pure: pairings as best of n matches, and the results of those that are not played to their end. */
import { describe, expect, it } from '@jest/globals';
import {
  adjudicate,
  resultAtOnce,
  bestOfState,
  sidesBySeat,
  walkoverResult,
} from '../../../src/modules/competitions/domain/index.js';
import type {
  RunningMatch,
  BestOfMatch,
  BestOfRules,
} from '../../../src/modules/competitions/domain/index.js';

const rules: BestOfRules = { bestOf: 3, needsWinner: true, sideCount: 2, drawnPartners: false };
const won: BestOfMatch = { ending: 'PLAYED', places: [1, 2], bummerl: [0, 1] };
const lost: BestOfMatch = { ending: 'PLAYED', places: [2, 1], bummerl: [2, 0] };
const drawn: BestOfMatch = { ending: 'PLAYED', places: [1, 1], bummerl: [0, 0] };
const timedOut: BestOfMatch = { ...lost, ending: 'TIMEOUT' };
const calledOff: BestOfMatch = { ending: 'CALLED_OFF', places: [], bummerl: [] };

const pointsOf = (matches: readonly BestOfMatch[], change: Partial<BestOfRules> = {}) =>
  bestOfState({ ...rules, ...change }, matches).result?.points ?? null;

describe('best of n', () => {
  it.each([
    ['nothing played', [], null],
    ['one won of three', [won], null],
    ['two won of three', [won, won], [2, 0]],
    ['one each', [won, lost], null],
    ['the third decides', [won, lost, lost], [0, 2]],
    ['a match called off does not count', [won, calledOff, won], [2, 0]],
    ['level after three needs another', [won, lost, drawn], null],
    ['a fourth decides', [won, lost, drawn, won], [2, 0]],
    ['one won and a draw cannot be caught with one left', [won, won, drawn], [2, 0]],
  ])('%s', (_, matches, points) => {
    expect(pointsOf(matches)).toEqual(points);
  });

  it('may end level where no winner is needed', () => {
    expect(pointsOf([won, lost], { bestOf: 2, needsWinner: false })).toEqual([1, 1]);
    expect(pointsOf([drawn], { bestOf: 1, needsWinner: false })).toEqual([1, 1]);
  });

  it('adds up the Bummerl, and says when a match was lost by time', () => {
    const { result, bummerl, leader } = bestOfState(rules, [won, lost, timedOut]);
    expect([bummerl, leader]).toEqual([[4, 1], 1]);
    expect(result).toEqual({ decision: 'TIMEOUT', points: [0, 2], bummerl: [4, 1] });
  });

  it('has first deals in turn', () => {
    expect([[], [won], [won, lost]].map((m) => bestOfState(rules, m).nextFirst)).toEqual([0, 1, 0]);
    expect(sidesBySeat(2, 2, 1)).toEqual([1, 0]);
    expect(sidesBySeat(4, 2, 1)).toEqual([1, 0, 1, 0]);
    expect(sidesBySeat(3, 3, 2)).toEqual([2, 0, 1]);
  });

  it('at a table of three brings two points for each opponent who did worse', () => {
    const three: BestOfMatch = { ending: 'PLAYED', places: [2, 1, 3], bummerl: [0, 0, 1] };
    expect(pointsOf([three], { bestOf: 1, sideCount: 3, needsWinner: false })).toEqual([2, 4, 0]);
    const level: BestOfMatch = { ending: 'PLAYED', places: [1, 1, 3], bummerl: [0, 0, 1] };
    expect(pointsOf([level], { bestOf: 1, sideCount: 3, needsWinner: false })).toEqual([3, 3, 0]);
  });

  it('with drawn partners brings nothing against the partner', () => {
    const four: BestOfMatch = { ending: 'PLAYED', places: [1, 3, 1, 3], bummerl: [0, 1, 0, 1] };
    const change = { bestOf: 1, sideCount: 4, needsWinner: false, drawnPartners: true };
    expect(pointsOf([four], change)).toEqual([4, 0, 4, 0]);
  });
});

describe('an adjudication', () => {
  const points = (
    matches: readonly BestOfMatch[],
    running: RunningMatch | null,
    needsWinner = true,
    busy: readonly number[] = [],
  ) =>
    adjudicate(
      { rules: { ...rules, needsWinner }, lots: [4, 3], matches, running, busy },
      'ADJUDICATED',
    ).points;

  it('first goes against a side for whom no match could begin', () => {
    expect(points([won], null, true, [0])).toEqual([0, 2]);
    expect(points([], null, false, [1])).toEqual([2, 0]);
    expect(points([won], null, true, [0, 1])).toEqual([2, 0]);
    expect(points([], null, false, [0, 1])).toEqual([1, 1]);
  });

  it.each([
    ['the matches that ended come first', [won], { score: [0, 6], toAct: 0 }, [2, 0]],
    ['then the running score', [won, lost], { score: [5, 4], toAct: 0 }, [2, 0]],
    ['then the side to act loses', [], { score: [3, 3], toAct: 0 }, [0, 2]],
    ['then the one with more Bummerl', [won, lost], null, [0, 2]],
    ['then the higher lot', [], null, [0, 2]],
  ])('%s', (_, matches, running, expected) => {
    expect(points(matches, running)).toEqual(expected);
  });

  it('is level where no winner is needed and the scores are equal', () => {
    expect(points([], { score: [3, 3], toAct: 0 }, false)).toEqual([1, 1]);
    expect(points([], { score: [3, 2], toAct: 0 }, false)).toEqual([2, 0]);
  });
});

describe('a pairing that is not played', () => {
  const entrant = (lot: number, outSince: number | null) => ({
    lot,
    player: lot,
    group: null,
    outSince,
  });
  const entrants = [entrant(0, null), entrant(1, 2), entrant(2, 2), entrant(3, 3)];

  it.each([
    ['a bye', [0], 'BYE', [2]],
    ['an opponent who is out', [1, 0], 'WALKOVER', [0, 2]],
    ['both out', [1, 2], 'WALKOVER', [0, 0]],
  ])('%s', (_, lots, decision, points) => {
    expect(resultAtOnce({ round: 2, lots }, entrants)).toMatchObject({ decision, points });
  });

  it('is null if all take part, also those who leave later', () => {
    expect(resultAtOnce({ round: 2, lots: [0, 3] }, entrants)).toBeNull();
  });

  it('at a table: those who stayed have beaten who left, and are level', () => {
    expect(walkoverResult([false, true, false]).points).toEqual([3, 0, 3]);
  });
});
