/** Malformed records: a wrong form, and mistakes that are found only by playing (rules 2.12). */
import { describe, expect, test } from '@jest/globals';
import { exitCodeOf, replayText } from '../../src/engine/index.js';

const DEAL = {
  dealer: 0,
  hands: [
    ['HA', 'HT', 'DK', 'DQ', 'SJ'],
    ['HK', 'HQ', 'SA', 'ST', 'CJ'],
  ],
  talon: ['DA', 'DT', 'CA', 'CT', 'CK', 'CQ', 'SK', 'SQ', 'DJ', 'HJ'],
};
const RECORD = { variant: 'zweier', deals: [DEAL] };
const ENDED_DEAL = { ...DEAL, actions: ['66'] };
const CLAIMS = { rules: { endAt66: 'claim' } };
const TO_THREE = { rules: { endAt66: 'claim', target: 3 } };

interface Case {
  readonly what: string;
  readonly record: unknown;
  readonly deal: number | null;
}

const FORM: readonly Case[] = [
  { what: 'no object', record: [], deal: null },
  { what: 'null', record: null, deal: null },
  { what: 'no variant', record: { deals: [] }, deal: null },
  { what: 'an unknown variant', record: { ...RECORD, variant: 'skat' }, deal: null },
  { what: 'an unknown preset', record: { ...RECORD, preset: 'constructor' }, deal: null },
  { what: 'an unknown option', record: { ...RECORD, rules: { endAt77: true } }, deal: null },
  {
    what: 'an option that is a method of every object',
    record: { ...RECORD, rules: { toString: 1 } },
    deal: null,
  },
  { what: 'an unknown value', record: { ...RECORD, rules: { deck: 21 } }, deal: null },
  { what: 'a value of another type', record: { ...RECORD, rules: { deck: '20' } }, deal: null },
  { what: 'rules that are no object', record: { ...RECORD, rules: [] }, deal: null },
  { what: 'a target of 0', record: { ...RECORD, target: 0 }, deal: null },
  { what: 'a target beyond 1000', record: { ...RECORD, target: 1001 }, deal: null },
  { what: 'a target that is no whole number', record: { ...RECORD, target: 3.5 }, deal: null },
  { what: 'no deals', record: { variant: 'zweier' }, deal: null },
  { what: 'a deal that is no object', record: { ...RECORD, deals: [7] }, deal: 0 },
  {
    what: 'a dealer without a seat',
    record: { ...RECORD, deals: [{ ...DEAL, dealer: 2 }] },
    deal: 0,
  },
  { what: 'no hands', record: { ...RECORD, deals: [{ ...DEAL, hands: undefined }] }, deal: 0 },
  {
    what: 'a hand too many',
    record: { ...RECORD, deals: [{ ...DEAL, hands: [...DEAL.hands, []] }] },
    deal: 0,
  },
  { what: 'a wrong hand size', record: { ...RECORD, rules: { handSize: 6 } }, deal: 0 },
  { what: 'a wrong deck', record: { ...RECORD, rules: { deck: 24 } }, deal: 0 },
  { what: 'no talon', record: { ...RECORD, deals: [{ ...DEAL, talon: undefined }] }, deal: 0 },
  {
    what: 'a card twice',
    record: { ...RECORD, deals: [{ ...DEAL, talon: ['HA', ...DEAL.talon.slice(1)] }] },
    deal: 0,
  },
  {
    what: 'a card that does not exist',
    record: { ...RECORD, deals: [{ ...DEAL, talon: ['XX', ...DEAL.talon.slice(1)] }] },
    deal: 0,
  },
  {
    what: 'actions that are no tokens',
    record: { ...RECORD, deals: [{ ...DEAL, actions: [66] }] },
    deal: 0,
  },
  {
    what: 'a wrong form of a later deal',
    record: {
      ...RECORD,
      deals: [
        { ...DEAL, actions: ['HX'] },
        { ...DEAL, dealer: 9 },
      ],
    },
    deal: 1,
  },
  { what: 'ended without a reason', record: { ...RECORD, ended: { seat: 0 } }, deal: null },
  {
    what: 'ended without a seat of the match',
    record: { ...RECORD, ended: { reason: 'RESIGNED', seat: 2 } },
    deal: null,
  },
];

/** The deck of `dreier`, in order. */
const TWENTY = ['H', 'D', 'S', 'C'].flatMap((suit) => [...'ATKQJ'].map((rank) => suit + rank));
const hand = (from: number, to: number) => TWENTY.slice(from, to);
const THREE = {
  dealer: 0,
  hands: [hand(0, 6), hand(6, 12), hand(12, 18)],
  talon: hand(18, 20),
};
const FOUR = { dealer: 0, hands: [hand(0, 5), hand(5, 10), hand(10, 15), hand(15, 20)] };
const FOR_THREE = { variant: 'dreier', deals: [THREE] };
const FOR_FOUR = { variant: 'bauern', deals: [FOUR] };

const TABLE_FORM: readonly Case[] = [
  {
    what: 'dreier without a talon',
    record: { ...FOR_THREE, deals: [{ ...THREE, talon: [] }] },
    deal: 0,
  },
  { what: 'dreier with hands of two', record: { ...FOR_THREE, deals: [DEAL] }, deal: 0 },
  {
    what: 'a play-off of four cards',
    record: {
      ...FOR_THREE,
      deals: [{ ...THREE, hands: [[], hand(0, 4), hand(4, 8)], talon: hand(8, 20) }],
    },
    deal: 0,
  },
  {
    what: 'a play-off of three',
    record: {
      ...FOR_THREE,
      deals: [{ ...THREE, hands: [hand(0, 5), hand(5, 10), hand(10, 15)], talon: hand(15, 20) }],
    },
    deal: 0,
  },
  {
    what: 'no play-off in bauern',
    record: {
      ...FOR_FOUR,
      deals: [{ ...FOUR, hands: [[], hand(0, 5), hand(5, 10), []], talon: hand(10, 20) }],
    },
    deal: 0,
  },
  {
    what: 'bauern with a talon',
    record: { ...FOR_FOUR, deals: [{ ...FOUR, talon: ['HA'] }] },
    deal: 0,
  },
  {
    what: 'a hand of bauern too few',
    record: { ...FOR_FOUR, deals: [{ ...FOUR, hands: FOUR.hands.slice(1) }] },
    deal: 0,
  },
  {
    what: 'dritt with twenty cards',
    record: { variant: 'dritt', deals: [{ ...THREE, talon: [] }] },
    deal: 0,
  },
  {
    what: 'a dealer without a seat',
    record: { ...FOR_FOUR, deals: [{ ...FOUR, dealer: 4 }] },
    deal: 0,
  },
  { what: 'a preset of another game', record: { ...FOR_THREE, preset: 'weich' }, deal: null },
  {
    what: 'an option of another game',
    record: { ...FOR_FOUR, rules: { cutting: 'asked' } },
    deal: null,
  },
  {
    what: 'contracts without the normal game',
    record: { ...FOR_THREE, rules: { contracts: ['GANG'] } },
    deal: null,
  },
  {
    what: 'an unknown contract',
    record: { ...FOR_THREE, rules: { contracts: ['NORMAL', 'FOO'] } },
    deal: null,
  },
  {
    what: 'contracts that are no list',
    record: { ...FOR_THREE, rules: { contracts: 'klassisch' } },
    deal: null,
  },
  {
    what: 'a player who leaves a match of three',
    record: { ...FOR_THREE, ended: { reason: 'RESIGNED', seat: 0 } },
    deal: null,
  },
];

const FOUND_BY_PLAYING: readonly Case[] = [
  {
    what: 'a wrong later dealer',
    record: { ...RECORD, ...CLAIMS, deals: [ENDED_DEAL, DEAL] },
    deal: 1,
  },
  {
    what: 'a deal after one that still runs',
    record: { ...RECORD, deals: [DEAL, { ...DEAL, dealer: 1 }] },
    deal: 1,
  },
  {
    what: 'a deal after the end of the match',
    record: { ...RECORD, ...TO_THREE, deals: [ENDED_DEAL, { ...DEAL, dealer: 1 }] },
    deal: 1,
  },
  {
    what: 'ended after the end of the match',
    record: { ...RECORD, ...TO_THREE, deals: [ENDED_DEAL], ended: { reason: 'TIMEOUT', seat: 0 } },
    deal: null,
  },
];

describe.each([
  { kind: 'a wrong form', cases: FORM },
  { kind: 'a wrong form for three and four', cases: TABLE_FORM },
  { kind: 'found by playing', cases: FOUND_BY_PLAYING },
])('malformed records: $kind', ({ cases }) => {
  test.each(cases)('$what', ({ record, deal }) => {
    const answer = replayText(JSON.stringify(record));
    expect(answer).toMatchObject({
      status: 'malformed',
      deals: [],
      score: [],
      match: null,
      error: { deal, action: null, token: null, code: 'MALFORMED' },
    });
    expect(exitCodeOf(answer)).toBe(2);
  });
});

test('malformed: text that is no JSON', () => {
  expect(replayText('{').error?.code).toBe('MALFORMED');
});

test('an illegal action is reported before a malformed deal that follows it', () => {
  const deals = [{ ...DEAL, actions: ['HX'] }, DEAL];
  expect(replayText(JSON.stringify({ ...RECORD, deals })).error).toMatchObject({
    deal: 0,
    action: 0,
    token: 'HX',
    code: 'UNKNOWN_ACTION',
  });
});

test.each([
  { what: 'no deals yet', record: { variant: 'zweier', deals: [] } },
  {
    what: 'other fields',
    record: { ...RECORD, site: 'the kitchen table', deals: [{ ...DEAL, date: 1 }] },
  },
  {
    what: 'options without effect',
    record: { ...RECORD, rules: { exchangeCard: 'nine', tie: 'lastTrickWins' } },
  },
  { what: 'a record of three', record: FOR_THREE },
  { what: 'a record of four, without a talon', record: FOR_FOUR },
  {
    what: 'contracts in any order',
    record: { ...FOR_THREE, rules: { contracts: ['GANG', 'NORMAL'] } },
  },
  { what: 'a target beside the rules', record: { ...RECORD, rules: { target: 2 }, target: 1000 } },
])('accepted: $what', ({ record }) => {
  expect(replayText(JSON.stringify(record))).toMatchObject({ status: 'in_progress', error: null });
});
