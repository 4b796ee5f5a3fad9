/** Real: the engine. The sentences that say why an action was better. */
import { describe, expect, it } from '@jest/globals';
import { openMatch, play, seeded, startDeal, variantOf } from '../../../src/engine/index.js';
import type { Match } from '../../../src/engine/index.js';
import {
  explanationOf,
  explanationText,
  isHindsight,
  REASONS,
} from '../../../src/modules/reviews/domain/reasons/index.js';
import type { Explanation } from '../../../src/modules/reviews/domain/reasons/index.js';
import { cards } from '../../engine/support/golden.js';
import { games, randomPosition } from '../../engine/support/scenarios.js';
import { REASON_CASES } from './reason-cases.js';
import type { ReasonCase } from './reason-cases.js';

function matchOf({ game, hands, talon, actions }: ReasonCase): Match {
  const [key, preset] = game.split(' ');
  const variant = variantOf(key!)!;
  const dealt = { hands: hands.map(cards), talon: cards(talon) };
  const opened = openMatch(variant, variant.ruleset.presets[preset!]!, 0);
  return cards(actions).reduce(
    (match, token) => {
      const played = play(match, token);
      if (!played.ok) throw new Error(`${token}: ${played.error.code}`);
      return played.value.match;
    },
    startDeal(opened, dealt, 0).match,
  );
}

const told = (why: Explanation, language: 'en' | 'de') =>
  explanationText(why, 1.44, { language, suits: 'french' });

describe('a reason', () => {
  it('has a test case, whatever its kind', () => {
    expect(REASON_CASES.map(({ kind }) => kind)).toEqual(REASONS.map(({ kind }) => kind));
  });

  it.each(REASON_CASES)('$kind is found, and has its sentence in both languages', (made) => {
    const { best, played, rest = '', gain = 0 } = made;
    const why = explanationOf({ best, played, match: matchOf(made), rest: cards(rest), gain });
    expect(why.reason?.kind).toBe(made.kind);
    // Reasons are stored as JSON.
    const kept = JSON.parse(JSON.stringify(why)) as Explanation;
    for (const language of ['en', 'de'] as const) {
      expect(told(kept, language)).toContain(`: ${made[language]}.`);
    }
  });

  it('names the better action and by how much it was better, with the reader’s cards', () => {
    const made = REASON_CASES.find(({ kind }) => kind === 'CLOSE_WEAK')!;
    const why = explanationOf({ ...made, match: matchOf(made), rest: [], gain: 0 });
    expect(told(why, 'en')).toMatch(
      /^Leading the queen of clubs was worth 1\.4 game points more than closing: /,
    );
    expect(told(why, 'de')).toMatch(
      /^Treff-Dame auszuspielen war 1,4 Punkte mehr wert, als zuzudrehen: /,
    );
    expect(explanationText(why, 1, { language: 'de', suits: 'german' })).toMatch(
      /^Eichel-Ober auszuspielen war 1,0 /,
    );
    expect(told({ ...why, reason: null }, 'en')).toMatch(/more than closing\.$/);
  });
});

it('without another reason, the sentence says what the action was worth as the cards lay', () => {
  const made = REASON_CASES.find(({ kind }) => kind === 'THEN_WORTH')!;
  const textAt = (gain: number) =>
    (['en', 'de'] as const).map((language) => {
      const text = told(explanationOf({ ...made, match: matchOf(made), rest: [], gain }), language);
      return text.slice(text.indexOf(': ') + 2);
    });
  expect(textAt(0.04)).toEqual([
    'that was to be expected, although, as the cards lay, both were worth the same.',
    'das war zu erwarten, auch wenn beides, so wie die Karten lagen, gleich viel wert war.',
  ]);
  expect(textAt(-1.2)).toEqual([
    'that was to be expected, although, as the cards lay, it was worth 1.2 game points less.',
    'das war zu erwarten, auch wenn es, so wie die Karten lagen, 1,2 Punkte weniger wert war.',
  ]);
});

describe.each(games(1))('$name', (game) => {
  const { variant, options } = game;

  it('a reason uses nothing that its player could not know, unless it says so', () => {
    const random = seeded(12);
    for (let n = 0; n < 25; n++) {
      const { state, cards: dealt, dealer, actions } = randomPosition(game, random);
      const legal = variant.legal(state);
      if (legal.length < 2) continue;
      const opened = startDeal(openMatch(variant, options, dealer), dealt, dealer).match;
      const match: Match = { ...opened, deal: { ...opened.deal!, state, actions } };
      const view = variant.view(state, variant.toAct(state)!);
      const twin = variant.determinize(view, random);
      const other: Match = { ...match, deal: { ...match.deal!, state: twin } };
      for (const [i, best] of legal.entries()) {
        const played = legal[(i + 1) % legal.length]!;
        const why = explanationOf({ best, played, match, rest: [], gain: 0 });
        // Without rest, only the given gain is hindsight.
        expect(why.reason!.kind === 'THEN_WORTH' || !isHindsight(why.reason!)).toBe(true);
        expect(explanationOf({ best, played, match: other, rest: [], gain: 0 })).toEqual(why);
      }
    }
  });
});
