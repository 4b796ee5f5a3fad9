/** Pure: the rules that a plan may have, and the meaning of each word in them. */
import { describe, expect, it } from '@jest/globals';
import { kernel, variantOf } from '../../../src/engine/index.js';
import type { MatchDealView } from '../../../src/engine/index.js';
import { planAnswer } from '../../../src/modules/plans/domain/answer.js';
import { chooseAction } from '../../../src/modules/plans/domain/choices.js';
import type { ActionChoice } from '../../../src/modules/plans/domain/choices.js';
import { FACTS, holds } from '../../../src/modules/plans/domain/conditions.js';
import type { Condition, PlanView } from '../../../src/modules/plans/domain/conditions.js';
import {
  hidingDelay,
  LONGEST_DELAY,
  SHORTEST_DELAY,
} from '../../../src/modules/plans/domain/standing-orders.js';
import { parsePlanRules } from '../../../src/modules/plans/domain/rules.js';

const zweier = variantOf('zweier')!;
const DECK = new Set(zweier.deck(zweier.ruleset.presets['weich']!));
const play = (...tokens: string[]) => tokens.map((token) => ({ token }));
const rule = (when: unknown, then: unknown = play('HA')) => ({ when, then });

/** The codes and the paths of the mistakes, null if there are none. */
function mistakesIn(rules: unknown): string | null {
  const parsed = parsePlanRules(rules, DECK);
  if (parsed.ok) return null;
  return parsed.error.map(({ code, path }) => `${code} ${path.join('.')}`).join(', ');
}

describe('the rules of a plan', () => {
  it.each<[string, unknown]>([
    ['all words', [rule({ onLead: true, phase: 'LEAD', hasTrump: false, talonCount: { max: 2 } })]],
    ['an empty condition', [rule({})]],
    ['nested conditions', [rule({ all: [{ any: [{ not: { led: 'HA' } }] }, {}] })]],
    [
      'choices',
      [
        rule({}, [
          ...play('x', 'mH'),
          { cheapest: true, suit: 'H' },
          { highest: true, trump: false },
        ]),
      ],
    ],
    ['a rule that fires once', [{ ...rule({}), once: true }]],
    ['fifty rules', Array(50).fill(rule({}))],
  ])('may have %s', (_what, rules) => {
    expect(mistakesIn(rules)).toBeNull();
  });

  it.each<[string, unknown, string]>([
    ['no list', 'HA', 'RULE_INVALID rules'],
    ['null', null, 'RULE_INVALID rules'],
    ['no rule', [], 'PLAN_EMPTY rules'],
    ['too many rules', Array(51).fill(rule({})), 'PLAN_TOO_LARGE rules'],
    [
      'too many bytes',
      [rule({ any: Array(1700).fill({}) }, play(...Array<string>(300).fill('HA')))],
      'PLAN_TOO_LARGE rules',
    ],
    ['a rule that is no object', [rule({}), 'HA'], 'RULE_INVALID rules.1'],
    ['an unknown field', [{ ...rule({}), unless: {} }], 'RULE_INVALID rules.0'],
    ['no condition', [{ then: play('HA') }], 'CONDITION_INVALID rules.0.when'],
    ['no choice', [rule({}, [])], 'RULE_INVALID rules.0.then'],
    ['once of another kind', [{ ...rule({}), once: 1 }], 'RULE_INVALID rules.0.once'],
    [
      'an unknown word',
      [rule({ opponentHolds: 'HA' })],
      'CONDITION_INVALID rules.0.when.opponentHolds',
    ],
    [
      'a word of JavaScript',
      [rule({ constructor: 'HA' })],
      'CONDITION_INVALID rules.0.when.constructor',
    ],
    ['a card of another deck', [rule({ led: 'H9' })], 'CONDITION_INVALID rules.0.when.led'],
    [
      'a wrong value deep inside',
      [rule({ any: [{}, { not: { trump: 'X' } }] })],
      'CONDITION_INVALID rules.0.when.any.1.not.trump',
    ],
    ['a range of nothing', [rule({ talonCount: {} })], 'CONDITION_INVALID rules.0.when.talonCount'],
    [
      'a range with more',
      [rule({ talonCount: { least: 1 } })],
      'CONDITION_INVALID rules.0.when.talonCount',
    ],
    [
      'half a card',
      [rule({ trickNumber: { exactly: 1.5 } })],
      'CONDITION_INVALID rules.0.when.trickNumber',
    ],
    [
      'a range that is one number',
      [rule({ trickNumber: { exactly: 1, max: 2 } })],
      'CONDITION_INVALID rules.0.when.trickNumber',
    ],
    ['a bare token', [rule({}, ['HA'])], 'CHOICE_INVALID rules.0.then.0'],
    [
      'a token that is narrowed',
      [rule({}, [{ token: 'HA', trump: true }])],
      'CHOICE_INVALID rules.0.then.0',
    ],
    [
      'several mistakes at once',
      [rule({ led: 'X' }, []), { ...rule({}), once: 1 }],
      'CONDITION_INVALID rules.0.when.led, RULE_INVALID rules.0.then, RULE_INVALID rules.1.once',
    ],
    ['no token', [rule({}, play('HA', 'nonsense'))], 'CHOICE_INVALID rules.0.then.1'],
    [
      'a token with a card of another deck',
      [rule({}, play('-HA,H9'))],
      'CHOICE_INVALID rules.0.then.0',
    ],
    [
      'two names at once',
      [rule({}, [{ cheapest: true, highest: true }])],
      'CHOICE_INVALID rules.0.then.0',
    ],
    ['a false name', [rule({}, [{ cheapest: false }])], 'CHOICE_INVALID rules.0.then.0'],
    ['an unknown name', [rule({}, [{ best: true }])], 'CHOICE_INVALID rules.0.then.0'],
    ['only a suit', [rule({}, [{ suit: 'H' }])], 'CHOICE_INVALID rules.0.then.0'],
  ])('may not have %s', (_what, rules, expected) => {
    expect(mistakesIn(rules)).toBe(expected);
  });

  it('may be nested eight levels deep and no deeper', () => {
    const nested = (levels: number): object => (levels === 0 ? {} : { not: nested(levels - 1) });
    expect(mistakesIn([rule(nested(7))])).toBeNull();
    expect(mistakesIn([rule(nested(8))])).toMatch(/^PLAN_TOO_LARGE rules\.0\.when\.not/);
  });
});

/** The view of a player to act with these cards. */
function viewOf(deal: Partial<MatchDealView>, cards: readonly string[] = []): PlanView {
  const hands = [0, 1].map((seat) => ({
    seat,
    count: 5,
    cards: seat === 0 ? cards : null,
    known: [],
  }));
  const blank = {
    phase: 'FOLLOW',
    trump: 'H',
    trick: [],
    legal: cards,
    contract: null,
    number: 1,
    closedBy: null,
    talonCount: 4,
    cardPoints: [20, null],
  };
  return {
    seat: 0,
    deal: { hands, ...blank, ...deal } as unknown as MatchDealView,
    trickNumber: 3,
  };
}

const led = (card: string) => ({ trick: [{ seat: 1, card }] });

describe('the condition', () => {
  const seen = viewOf({ ...led('SA'), legal: ['HT', 'x'] }, ['HT', 'DQ']);

  it.each<[Condition, Condition]>([
    [{ onLead: false }, { onLead: true }],
    [{ phase: 'FOLLOW' }, { phase: 'LEAD' }],
    [{ led: 'SA' }, { led: 'HT' }],
    [{ ledSuit: 'S' }, { ledSuit: 'H' }],
    [{ onTable: 'SA' }, { onTable: 'ST' }],
    [{ holds: 'HT' }, { holds: 'SA' }],
    [{ legal: 'x' }, { legal: 'c' }],
    [{ trump: 'H' }, { trump: 'S' }],
    [{ hasTrump: true }, { hasTrump: false }],
    [{ closed: false }, { closed: true }],
    [{ hasContract: false }, { hasContract: true }],
    [{ not: { contract: 'GANG' } }, { contract: 'GANG' }],
    [{ talonCount: { max: 4 } }, { talonCount: { exactly: 5 } }],
    [{ dealNumber: { exactly: 1 } }, { dealNumber: { min: 2 } }],
    [{ trickNumber: { min: 3, max: 3 } }, { trickNumber: { max: 2 } }],
    [{ cardPoints: { min: 20 } }, { cardPoints: { min: 21 } }],
    [{ all: [{ led: 'SA' }, { trump: 'H' }] }, { all: [{ led: 'SA' }, { trump: 'S' }] }],
    [{ any: [{ led: 'CA' }, { trump: 'H' }] }, { any: [] }],
    [{ not: { led: 'CA' } }, { not: {} }],
    [
      { led: 'SA', trump: 'H' },
      { led: 'SA', trump: 'S' },
    ],
  ])('%j holds, %j does not', (yes, no) => {
    expect([holds(yes, seen), holds(no, seen)]).toEqual([true, false]);
  });

  it('is tested above, whatever its kind', () => {
    expect(Object.keys(FACTS)).toHaveLength(16);
  });

  it('on a hidden counter does not hold', () => {
    expect(holds({ cardPoints: { min: 0 } }, viewOf({ cardPoints: [null, null] }))).toBe(false);
  });
});

describe('choices', () => {
  it.each<[string, ActionChoice, readonly string[], Partial<MatchDealView>, string | null]>([
    ['a legal token', { token: 'x' }, ['HA', 'x'], {}, 'x'],
    ['a token that is not legal', { token: 'c' }, ['HA', 'x'], {}, null],
    ['the fewest points', { cheapest: true }, ['HA', 'DK', 'DQ', 'c'], {}, 'DQ'],
    ['of equal points the lowest rank', { cheapest: true }, ['D9', 'D7', 'D8'], {}, 'D7'],
    ['of equal rank no trump', { cheapest: true }, ['DJ', 'HJ', 'CJ'], { trump: 'C' }, 'DJ'],
    ['a trump that is cheaper', { cheapest: true }, ['HJ', 'DQ'], {}, 'HJ'],
    ['the most points', { highest: true }, ['DT', 'DA', 'DK'], {}, 'DA'],
    ['of some suit', { highest: true, suit: 'D' }, ['DT', 'HA'], {}, 'DT'],
    ['of no trump', { highest: true, trump: false }, ['DT', 'HA'], {}, 'DT'],
    ['of trumps', { cheapest: true, trump: true }, ['DJ', 'HA'], {}, 'HA'],
    [
      'the cheapest that wins',
      { cheapestWinning: true },
      ['SA', 'SJ', 'HJ', 'HA'],
      led('SK'),
      'HJ',
    ],
    [
      'a winner in the suit',
      { cheapestWinning: true, trump: false },
      ['SA', 'SJ', 'HJ'],
      led('SK'),
      'SA',
    ],
    ['no winner', { cheapestWinning: true }, ['SJ', 'DA'], led('SK'), null],
    ['nothing to win yet', { cheapestWinning: true }, ['SJ', 'DA'], {}, null],
    ['no card at all', { cheapest: true }, ['p', 'f'], {}, null],
  ])('%s', (_what, choice, legal, deal, expected) => {
    expect(chooseAction(choice, viewOf({ ...deal, legal }))).toBe(expected);
  });
});

describe('a plan’s answer', () => {
  const seen = viewOf({ legal: ['HA', 'DQ'] });
  const answer = (rules: unknown, spent: number[] = [], dealNumber: number | null = null) =>
    planAnswer({ rules, spent, dealNumber }, seen);

  it('comes by the first rule that holds, with its first legal choice', () => {
    const rules = [rule({ onLead: true }), rule({ trump: 'H' }, play('x', 'DQ', 'HA')), rule({})];
    expect(answer(rules)).toEqual({ kind: 'PLAY', token: 'DQ', rule: 1, once: false });
  });

  it('does not come if no rule holds, or if its deal is over', () => {
    expect(answer([rule({ onLead: true })])).toBeNull();
    expect(answer([rule({})], [], 2)).toBeNull();
  });

  it('stops the plan if the rule that applies has no legal choice, even if a later rule had one', () => {
    const rules = [rule({}, play('x')), rule({})];
    expect(answer(rules)).toEqual({ kind: 'STOP', rule: 0, reason: 'NO_LEGAL_CHOICE' });
  });

  it('skips a rule with `once` that has been applied', () => {
    const rules = [{ ...rule({}), once: true }, rule({}, play('DQ'))];
    expect(answer(rules)).toMatchObject({ token: 'HA', once: true });
    expect(answer(rules, [0])).toMatchObject({ token: 'DQ' });
  });

  it('stops the plan if its rules are no longer valid', () => {
    expect(answer([rule({ older: 1 })])).toMatchObject({ kind: 'STOP', reason: 'RULES_OUTDATED' });
  });
});

describe('the delay that hides a forced action', () => {
  it('is one to twenty minutes, and half of the delays are below the geometric mean', () => {
    const chances = Array.from({ length: 1000 }, (_, i) => hidingDelay(i / 1000));
    expect([Math.min(...chances), Math.max(...chances)]).toEqual([
      SHORTEST_DELAY,
      expect.any(Number),
    ]);
    expect(Math.max(...chances)).toBeLessThanOrEqual(LONGEST_DELAY);
    expect(chances[500]).toBeCloseTo(Math.sqrt(SHORTEST_DELAY * LONGEST_DELAY), -1);
  });
});

describe('all cards of the variants', () => {
  it('a stored plan may have any card of the family, because a play-off has other cards than its match', () => {
    expect(
      parsePlanRules(kernel.CARD_TOKENS.slice(0, 30).map((card) => rule({ led: card }))).ok,
    ).toBe(true);
  });
});
