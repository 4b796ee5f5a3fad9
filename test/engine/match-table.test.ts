/** Matches of three and four: dealer, places, Bummerl, play-offs, redeals (rules 8.7, 9.17, 11.6). */
import { describe, expect, test } from '@jest/globals';
import type { MatchStanding, Settlement } from '../../src/engine/index.js';
import {
  matchView,
  nextDeal,
  openMatch,
  play,
  replayText,
  startDeal,
  variantOf,
} from '../../src/engine/index.js';

const settledAs = (
  key: string,
  target: number,
  score: readonly number[],
  more: Partial<MatchStanding> = {},
): Settlement => {
  const variant = variantOf(key)!;
  const options = { ...variant.ruleset.presets[variant.ruleset.defaultPreset]!, target };
  const standing = { score, scoreBefore: score.map(() => 1), playOffWinner: null, ...more };
  return variant.match.settle(options, standing);
};

const decided = (winners: number[], places: number[], bummerl: number[]): Settlement => ({
  kind: 'decided',
  result: { winners, places, bummerl },
});

describe('a match of dritt (rules 8.7)', () => {
  test.each([
    { score: [6, 6, 0], end: { kind: 'goesOn' } },
    { score: [7, 6, 0], end: decided([0], [1, 2, 3], [0, 1, 2]) },
    { score: [3, 3, 9], end: decided([2], [2, 2, 1], [1, 1, 0]) },
    { score: [0, 8, 0], end: decided([1], [2, 1, 2], [2, 0, 2]) },
  ])('dritt: the score $score decides how the match goes on', ({ score, end }) =>
    expect(settledAs('dritt', 7, score)).toEqual(end),
  );

  test('dritt: the dealer goes clockwise, and each loser pays one more for a tie', () => {
    const { match, ruleset } = variantOf('dritt')!;
    const options = ruleset.presets['standard']!;
    expect([0, 1, 2].map((dealer) => match.nextDealer(options, dealer, null))).toEqual([1, 2, 0]);
    const facts = {
      reason: 'MOST_POINTS',
      winners: [1],
      inTricks: [40, 70, 20],
      tricks: [3, 4, 1],
    };
    expect(match.price(options, facts as never, 0)).toEqual([0, 3, 0]);
    expect(match.price(options, facts as never, 2)).toEqual([0, 7, 0]);
  });
});

describe('a match of dreier (rules 9.17, 9.18)', () => {
  test.each([
    { why: 'nobody has 24', score: [23, 23, 0], end: { kind: 'goesOn' } },
    { why: 'places by score', score: [24, 10, 3], end: decided([0], [1, 2, 3], [0, 0, 1]) },
    { why: 'Schneider', score: [5, 26, 0], end: decided([1], [2, 1, 3], [0, 0, 2]) },
    { why: 'level below', score: [24, 7, 7], end: { kind: 'playOff', seats: [1, 2] } },
    { why: 'level on top', score: [30, 4, 30], end: { kind: 'playOff', seats: [0, 2] } },
    { why: 'level at nothing', score: [0, 0, 24], end: { kind: 'playOff', seats: [0, 1] } },
  ])('dreier, $why: the score decides how the match goes on', ({ score, end }) =>
    expect(settledAs('dreier', 24, score)).toEqual(end),
  );

  test.each([
    {
      why: 'for the second place',
      score: [24, 7, 7],
      winner: 2,
      end: decided([0], [1, 3, 2], [0, 1, 0]),
    },
    {
      why: 'for the first',
      score: [30, 4, 30],
      winner: 2,
      end: decided([2], [2, 3, 1], [0, 1, 0]),
    },
    { why: 'at nothing', score: [0, 0, 24], winner: 0, end: decided([2], [2, 3, 1], [0, 2, 0]) },
  ])('dreier: the play-off $why decides the places', ({ score, winner, end }) =>
    expect(settledAs('dreier', 24, score, { playOffWinner: winner })).toEqual(end),
  );

  const returned = { score: [23, 48, 23], scoreBefore: [23, 0, 23] };

  test('dreier: after a Retourschneider both losers get four, and they play for their places', () => {
    const { score, scoreBefore } = returned;
    expect(settledAs('dreier', 24, score, { scoreBefore })).toEqual({
      kind: 'playOff',
      seats: [0, 2],
    });
    const end = settledAs('dreier', 24, score, { scoreBefore, playOffWinner: 2 });
    expect(end).toEqual(decided([1], [3, 1, 2], [4, 0, 4]));
  });

  test.each([
    { why: 'the winner had a point', scoreBefore: [23, 1, 23], score: [23, 25, 23] },
    { why: 'one had less', scoreBefore: [22, 0, 23], score: [22, 24, 23] },
  ])('dreier: no Retourschneider if $why', ({ score, scoreBefore }) => {
    const end = settledAs('dreier', 24, score, { scoreBefore, playOffWinner: 0 });
    expect(end).toMatchObject({ result: { bummerl: expect.not.arrayContaining([4]) as unknown } });
  });

  test('dreier: no Retourschneider with a target of one', () => {
    const end = settledAs('dreier', 1, [0, 3, 0], { scoreBefore: [0, 0, 0], playOffWinner: 0 });
    expect(end).toEqual(decided([1], [2, 1, 3], [0, 0, 2]));
  });

  test('dreier: the caller deals next, after a redeal the same dealer again', () => {
    const { match, ruleset } = variantOf('dreier')!;
    const options = ruleset.presets['vollstaendig']!;
    expect(match.nextDealer(options, 2, {} as never)).toBe(0);
    expect(match.nextDealer(options, 2, null)).toBe(2);
  });
});

describe('a match of bauern (rules 11.6)', () => {
  test.each([
    { why: 'nobody has 24', score: [23, 23, 23, 23], end: { kind: 'goesOn' } },
    { why: 'a side has', score: [3, 24, 3, 24], end: decided([1, 3], [2, 1, 2, 1], [1, 0, 1, 0]) },
    { why: 'Schneider', score: [36, 0, 36, 0], end: decided([0, 2], [1, 2, 1, 2], [0, 2, 0, 2]) },
  ])('bauern, $why: the score decides how the match goes on', ({ score, end }) =>
    expect(settledAs('bauern', 24, score)).toEqual(end),
  );

  test('bauern: Retourschneider if the winners had nothing and the losers lacked one', () => {
    const from = (before: number) =>
      settledAs('bauern', 24, [23, 24, 23, 24], { scoreBefore: [23, before, 23, before] });
    expect(from(0)).toEqual(decided([1, 3], [2, 1, 2, 1], [4, 0, 4, 0]));
    expect(from(12)).toEqual(decided([1, 3], [2, 1, 2, 1], [1, 0, 1, 0]));
    const toOne = settledAs('bauern', 1, [0, 4, 0, 4], { scoreBefore: [0, 0, 0, 0] });
    expect(toOne).toMatchObject({ result: { bummerl: [2, 0, 2, 0] } });
  });
});

const THREE_JACKS = {
  hands: [
    ['HJ', 'SJ', 'DJ', 'HA', 'HT', 'SA'],
    ['CJ', 'HK', 'HQ', 'ST', 'SK', 'SQ'],
    ['DA', 'DK', 'DQ', 'CA', 'CT', 'CQ'],
  ],
  talon: ['DT', 'CK'],
};

describe('a redeal', () => {
  const dreier = variantOf('dreier')!;
  const started = startDeal(
    openMatch(dreier, dreier.ruleset.presets['vollstaendig']!, 2),
    THREE_JACKS,
    2,
  ).match;
  const played = play(started, 'r');
  if (!played.ok) throw new Error(played.error.code);
  const { match, events } = played.value;

  test('is scored without a result, and its cards lie open', () => {
    expect(events).toEqual([
      { type: 'REDEAL_DEMANDED', seat: 0 },
      { type: 'DEAL_SCORED', number: 1, result: null, score: [0, 0, 0] },
    ]);
    const { deal } = matchView(match, 'onlooker');
    expect(deal).toMatchObject({ phase: 'OVER', result: null, ended: null });
    expect(deal!.hands.map((h) => h.cards?.length)).toEqual([6, 6, 6]);
  });

  test('leaves the deal to the same dealer, with the next number', () => {
    expect(nextDeal(match)).toMatchObject({ number: 2, dealer: 2, seats: [0, 1, 2] });
  });
});

describe('the play-off in a record (rules 9.19)', () => {
  const first = {
    dealer: 2,
    hands: [
      ['HA', 'HT', 'HK', 'HQ', 'HJ', 'SA'],
      ['ST', 'SK', 'DA', 'DT', 'CA', 'CT'],
      ['SQ', 'SJ', 'DK', 'DQ', 'CK', 'CQ'],
    ],
    talon: ['DJ', 'CJ'],
    actions: 'tH p p b:SCHNAPSER! p p HA ST SQ mH HK SK SJ'.split(' '),
  };
  const second = {
    dealer: 2,
    hands: [[], ['HA', 'HT', 'DK', 'DQ', 'SJ'], ['HK', 'HQ', 'SA', 'ST', 'CJ']],
    talon: ['DA', 'DT', 'CA', 'CT', 'CK', 'CQ', 'SK', 'SQ', 'DJ', 'HJ'],
    actions: [] as string[],
  };
  const replayed = (...deals: object[]) =>
    replayText(JSON.stringify({ variant: 'dreier', target: 6, deals }));

  test('the match is undecided until its play-off has ended', () => {
    expect(replayed(first)).toMatchObject({ status: 'in_progress', score: [6, 0, 0], match: null });
    expect(replayed(first, second)).toMatchObject({
      status: 'in_progress',
      match: null,
      deals: [{}, { toAct: 1, trump: 'H', cardPoints: [0, 0, 0], tricks: [0, 0, 0] }],
    });
  });

  test('the card points of a running play-off are not added to the score', () => {
    const actions = 'HA HQ HT HK mD'.split(' ');
    expect(replayed(first, { ...second, actions })).toMatchObject({
      status: 'in_progress',
      score: [6, 0, 0],
      deals: [{}, { cardPoints: [0, 48, 0], toAct: 1 }],
    });
  });

  test.each([
    { what: 'a deal of three', deal: { ...first, dealer: 0 } },
    { what: 'a dealer who sits out', deal: { ...second, dealer: 0 } },
    { what: 'another pair', deal: { ...second, hands: [...second.hands].reverse() } },
  ])('a record with $what for its play-off is malformed', ({ deal }) => {
    expect(replayed(first, deal).error).toMatchObject({ code: 'MALFORMED', deal: 1 });
  });

  test('a record with a play-off before the end is malformed', () => {
    expect(replayed({ ...second, dealer: 1 }).error).toMatchObject({ code: 'MALFORMED', deal: 0 });
  });
});

test('countDown shows the points that are missing to the target (rules 9.21)', () => {
  const dreier = variantOf('dreier')!;
  const options = dreier.parseOptions({ rules: { countDown: true } });
  if (!options.ok) throw new Error(options.error[0]!.message);
  const opened = openMatch(dreier, options.value, 0);
  const match = { ...opened, now: { ...opened.now, score: [5, 24, 30] } };
  expect(matchView(match, 0)).toMatchObject({ score: [5, 24, 30], countDown: [19, 0, 0] });
  expect(
    matchView({ ...match, options: { ...options.value, countDown: false } }, 0).countDown,
  ).toBe(null);
});
