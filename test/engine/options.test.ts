/** Options as data: presets, parsing, the catalogue, rule conflicts, and the view options. */
import { describe, expect, test } from '@jest/globals';
import type { OptionInfo, Options } from '../../src/engine/index.js';
import { zweierOptions, ZWEIER_TABLE } from '../../src/engine/variants/zweier/options.js';
import { rulesOf } from '../../src/engine/variants/zweier/rules.js';
import {
  kernel,
  VARIANTS,
  accepted,
  catalogue,
  reconcile,
  variantOf,
} from '../../src/engine/index.js';

const zweier = variantOf('zweier')!;
const presets = zweier.ruleset.presets;

describe.each(VARIANTS)('the options of $key', (variant) => {
  const { table, presets: all, defaultPreset } = variant.ruleset;

  test('say what they decide and cite the specification', () => {
    for (const spec of Object.values(table)) {
      expect(spec.says).not.toBe('');
      expect([spec.label.en, spec.label.de]).not.toContain('');
      expect(spec.source).toMatch(/^rules \d+\.\d+/);
    }
  });

  test('every preset has an accepted value for every option', () => {
    for (const options of Object.values(all)) {
      expect(Object.keys(options)).toEqual(Object.keys(table));
      for (const [name, value] of Object.entries(options))
        expect(accepted(table[name]!, value)).toEqual(value);
    }
  });

  test('without a preset and options the default preset is in force', () => {
    expect(variant.parseOptions({})).toEqual({ ok: true, value: all[defaultPreset] });
  });

  test('the target is from 1 to 1000', () => {
    expect(table['target']).toMatchObject({ kind: 'wholeNumber', min: 1, max: 1000 });
  });
});

test('an option of several variants differs only in its default and source', () => {
  const all = catalogue().flatMap(({ options }) => options);
  for (const option of all) {
    const alike = all.filter(({ name }) => name === option.name);
    // Each variant has its own contracts; the input takes all of them, and refuses a wrong one by its value.
    const selection = option.kind === 'selection' && { values: expect.anything() };
    const own = { fallback: expect.anything(), source: expect.any(String), ...selection };
    for (const other of alike) expect(other).toEqual({ ...option, ...own });
  }
});

test('every preset and every word of an option has a text in both languages', () => {
  for (const { presets: own, options } of catalogue()) {
    const texts = [...own.map((preset) => preset.texts), ...options.flatMap(wordsOf)];
    for (const { en, de } of texts) expect([en, de]).not.toContain('');
  }
});

const wordsOf = ({ meanings, values }: OptionInfo) => {
  const words = (values ?? []).filter((value) => typeof value === 'string');
  expect(Object.keys(meanings)).toEqual(expect.arrayContaining(words));
  return words.map((word) => meanings[word]!);
};

test('an option depends on values that other options of the variant have', () => {
  for (const { options } of catalogue())
    for (const { name, appliesWhere } of options)
      for (const [other, values] of Object.entries(appliesWhere)) {
        expect(other).not.toBe(name);
        const found = options.find((option) => option.name === other)!;
        expect(found.values).toEqual(expect.arrayContaining([...values]));
      }
});

test('an option of zweier changes the rules only where appliesWhere says so', () => {
  /** The rules that are compared. */
  const compiled = (options: Options) => {
    const rules = rulesOf(zweierOptions(options));
    const { countPoints, exchangeRank, mayClose } = rules;
    const noExchange = { exchangeOnLeadOnly: 0, exchangeWithTwoLeft: 0, trickBeforeExchange: 0 };
    return JSON.stringify({
      ...rules,
      ...(!countPoints && { tiesCarry: 0 }),
      ...(exchangeRank === kernel.NONE && noExchange),
      ...(!mayClose && { closeWithTwoLeft: 0, frozen: 0 }),
    });
  };
  for (const options of Object.values(presets))
    for (const [name, spec] of Object.entries(ZWEIER_TABLE)) {
      const isMet = Object.entries(spec.appliesWhere).every(([other, values]) =>
        (values as readonly unknown[]).includes(options[other]),
      );
      if (isMet || spec.kind !== 'choice') continue;
      for (const value of spec.values)
        expect(compiled({ ...options, [name]: value })).toBe(compiled(options));
    }
});

test('the catalogue lists every variant, preset and option', () => {
  const listed = catalogue().find((v) => v.key === 'zweier')!;
  expect(listed.presets.map((p) => p.name)).toEqual(Object.keys(presets));
  expect(listed.options.find((o) => o.name === 'deck')).toMatchObject({
    values: [20, 24, 32],
    fallback: 20,
    view: false,
  });
  expect(listed.options.filter((o) => o.view).map((o) => o.name)).toEqual([
    'showPointCounter',
    'showOwnTricks',
    'showFirstTricks',
    'showLastTrick',
  ]);
});

describe('the presets of zweier (rules 6.1)', () => {
  test.each([
    ['weich', { deck: 20, handSize: 5, endAt66: 'automatic', afterClose: 'frozen', target: 7 }],
    ['scharf', { deck: 20, endAt66: 'claim', afterClose: 'counting', exchangeCard: 'jack' }],
    ['luudoo', { endAt66: 'claim', exchangeCard: 'none', irregularPlay: 'forfeit' }],
    ['sechsundsechzig', { deck: 24, handSize: 6, exchangeCard: 'nine', closeWhen: 'afterTrick' }],
    [
      'rotdaus',
      { deck: 24, trumpFrom: 'holderOfHeartsAce', exchangeCard: 'none', dealer: 'winner' },
    ],
    ['tausend', { deck: 24, trumpFrom: 'marriages', lastTrickBonus: 10, target: 1000 }],
  ])('have their options: %s', (name, options) => expect(presets[name]).toMatchObject(options));
});

describe('rule conflict (rules 7.1)', () => {
  const scharf = presets['scharf']!;

  test('counts an option that is not named as agreed', () => {
    expect(reconcile(zweier, scharf, [{}])).toEqual({ options: scharf, conflicts: [] });
  });

  test('makes the options that differ fall back to weich', () => {
    const { options, conflicts } = reconcile(zweier, scharf, [{ endAt66: 'automatic', deck: 20 }]);
    expect(conflicts).toEqual(['endAt66']);
    expect(options).toEqual({ ...scharf, endAt66: 'automatic' });
  });

  test('makes deck, hand size, target and the naming of trump fall back together', () => {
    const base = { ...presets['tausend']! };
    const { options, conflicts } = reconcile(zweier, base, [{ target: 500 }]);
    expect([...conflicts].sort()).toEqual(['deck', 'handSize', 'target', 'trumpFrom']);
    expect(options).toMatchObject({ deck: 20, handSize: 5, target: 7, trumpFrom: 'turnUp' });
  });
});

const CARDS = {
  hands: [
    ['HA', 'HT', 'DK', 'DQ', 'SJ'],
    ['HK', 'HQ', 'SA', 'ST', 'CJ'],
  ],
  talon: ['DA', 'DT', 'CA', 'CT', 'CK', 'CQ', 'SK', 'SQ', 'DJ', 'HJ'],
};

/** Seat 1's view after `actions` under `rules`. */
function viewed(
  rules: Partial<Options>,
  actions: readonly string[],
  observer: 0 | 1 | 'onlooker' = 1,
) {
  const options = zweier.parseOptions({ rules });
  if (!options.ok) throw new Error(options.error[0]!.message);
  let state = zweier.deal(options.value, CARDS, 0);
  for (const action of actions) {
    const applied = zweier.apply(state, action);
    if (!applied.ok) throw new Error(applied.error.code);
    state = applied.value.state;
  }
  return zweier.view(state, observer);
}

describe('the view options', () => {
  const played = ['SA', 'SJ', 'mH', 'HQ', 'HT'];
  const first = {
    cards: [
      { seat: 1, card: 'SA' },
      { seat: 0, card: 'SJ' },
    ],
    taker: 1,
  };
  const second = {
    cards: [
      { seat: 1, card: 'HQ' },
      { seat: 0, card: 'HT' },
    ],
    taker: 0,
  };

  test('show all that they allow', () => {
    expect(viewed({}, played)).toMatchObject({
      cardPoints: [13, 53],
      tricks: [1, 1],
      lastTrick: second,
      firstTricks: [second, first],
      ownTricks: [first],
      trumpCard: 'HJ',
      talonCount: 6,
      marriages: [{ seat: 1, suit: 'H', cardPoints: 40 }],
    });
  });

  test('rules 5.18, S4 „Punktezähler": the card points are hidden', () => {
    expect(viewed({ showPointCounter: false }, played).cardPoints).toEqual([null, null]);
  });

  test('rules 5.7, S4 „Spiel ausmelden": the card points are hidden where 66 is claimed', () => {
    expect(viewed({ endAt66: 'claim' }, played).cardPoints).toEqual([null, null]);
  });

  test('rules 5.19: where nobody can claim, endAt66: claim hides nothing', () => {
    const rules = { endAt66: 'claim', trumpFrom: 'marriages' } as const;
    expect(viewed(rules, ['SA', 'SJ']).cardPoints).toEqual([0, 13]);
  });

  test('rules 5.18, S4 „Stiche sehen": players do not see their own tricks', () => {
    expect(viewed({ showOwnTricks: false }, played).ownTricks).toBeNull();
    expect(viewed({}, played, 'onlooker').ownTricks).toBeNull();
  });

  test('rules 5.18, S4 „Erster Stich offen": the first tricks are hidden', () => {
    expect(viewed({ showFirstTricks: false }, played).firstTricks).toEqual([null, null]);
  });

  test('rules 5.18: the last trick is hidden', () => {
    expect(viewed({ showLastTrick: false }, played).lastTrick).toBeNull();
  });

  test('show the viewer’s own hand, and only those cards of the other hand that everybody has seen', () => {
    const hands = viewed({}, played, 0).hands;
    expect(hands[1]).toEqual({ seat: 1, count: 5, cards: null, known: ['HK'] });
    expect(hands[0]!.cards).toHaveLength(5);
  });

  test('show all of a deal that has ended', () => {
    const rules = { endAt66: 'claim', showOwnTricks: false, showFirstTricks: false } as const;
    const view = viewed(rules, ['SA', 'SJ', '66'], 'onlooker');
    expect(view).toMatchObject({ phase: 'OVER', cardPoints: [0, 13], firstTricks: [null, first] });
    expect(view.talon).toEqual(['CA', 'CT', 'CK', 'CQ', 'SK', 'SQ', 'DJ', 'HJ']);
    expect(view.hands.every((h) => h.cards?.length === 5)).toBe(true);
  });
});
