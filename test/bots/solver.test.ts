/** Compares the solver with a simple search in the engine. */
import { describe, expect, it } from '@jest/globals';
import { deckShuffled, seeded, variantOf } from '../../src/engine/index.js';
import type { Action, DealState, Options } from '../../src/engine/index.js';
import { LANE, cardFrom, cardsFrom } from '../../src/bots/solver/cards.js';
import { DealSearch } from '../../src/bots/solver/deal.js';
import { solverRules } from '../../src/bots/solver/rules.js';
import { OpenDealSolver } from '../../src/bots/solver/index.js';
import { gamesElsewhere } from '../engine/support/scenarios.js';

const zweier = variantOf('zweier')!;
const PRESETS = Object.keys(zweier.ruleset.presets).filter((preset) => preset !== 'tausend');

/** The value of a deal to `seat`, by trying every action; deliberately simple. */
function naive(options: Options, state: DealState, seat: number, a = -9, b = 9): number {
  const toAct = zweier.toAct(state);
  if (toAct === null) {
    const gamePoints = zweier.match.price(options, zweier.outcome(state)!, 0);
    return gamePoints[seat]! - gamePoints[1 - seat]!;
  }
  let best = toAct === seat ? -9 : 9;
  for (const action of zweier.legal(state)) {
    const value = naive(options, after(state, action), seat, a, b);
    if (toAct === seat) best = Math.max(best, value);
    else best = Math.min(best, value);
    if (toAct === seat) a = Math.max(a, best);
    else b = Math.min(b, best);
    if (a >= b) break;
  }
  return best;
}

/** The cards that may still be played. */
function cardsLeft(state: DealState): number {
  const { hands, talon } = zweier.places(state);
  const closed = zweier.standing(state).closedBy !== null;
  return hands.flat().length + (closed ? 0 : talon.length);
}

/** A random deal, played until no more than `cards` are left; null if it ended before. */
function position(options: Options, random: () => number, cards: number): DealState | null {
  const dealt = zweier.dealFrom(options, deckShuffled(zweier.deck(options), random), 0);
  let state = zweier.deal(options, dealt, 0);
  while (zweier.toAct(state) !== null && cardsLeft(state) > cards) {
    const rare = random() < 0.1 ? '' : 'c';
    const actions = zweier.legal(state).filter((action) => action !== '66' && action !== rare);
    state = after(state, actions[Math.floor(random() * actions.length)]!);
  }
  return zweier.toAct(state) === null ? null : state;
}

function after(state: DealState, action: Action): DealState {
  const applied = zweier.apply(state, action);
  if (!applied.ok) throw new Error(`${action}: ${applied.error.code}`);
  return applied.value.state;
}

/** Random options, except the size of the deck and the source of trump. */
function anyOptions(base: Options, random: () => number): Options {
  const kept = ['deck', 'handSize', 'trumpFrom', 'target', 'irregularPlay'];
  const changed = Object.entries(zweier.ruleset.table).flatMap(([name, spec]) =>
    spec.kind === 'choice' && !kept.includes(name)
      ? [[name, spec.values[Math.floor(random() * spec.values.length)]!] as const]
      : [],
  );
  const parsed = zweier.parseOptions({ rules: { ...base, ...Object.fromEntries(changed) } });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

/** Compares every action of `count` random positions; returns the number of comparisons. */
function compare(options: Options, count: number, cards: number, random: () => number): number {
  const solver = new OpenDealSolver(options);
  let compared = 0;
  for (let i = 0; i < count; i++) {
    const state = position(options, random, cards);
    if (state === null) continue;
    const seat = zweier.toAct(state)!;
    const plain = zweier.legal(state).map((action) => ({
      action,
      value: naive(options, after(state, action), seat),
    }));
    const where = { options, places: zweier.places(state), view: zweier.view(state, seat) };
    expect({ ...where, actions: solver.actions(state) }).toEqual({ ...where, actions: plain });
    expect(solver.value(state)).toBe(Math.max(...plain.map(({ value }) => value)));
    compared++;
  }
  return compared;
}

describe('the solver', () => {
  it.each(PRESETS)('%s: gives every action the value that trying everything gives', (preset) => {
    const options = zweier.ruleset.presets[preset]!;
    const random = seeded(PRESETS.indexOf(preset) + 1);
    expect(compare(options, 400, 8, random)).toBeGreaterThan(100);
    expect(compare(options, 12, options['deck'] === 20 ? 12 : 10, random)).toBeGreaterThan(3);
  });

  it.each(gamesElsewhere())(
    '$name: gives every action the value that trying everything gives',
    ({ options }) => {
      expect(compare(options, 200, 8, seeded(3))).toBeGreaterThan(50);
      expect(compare(options, 12, 12, seeded(4))).toBeGreaterThan(3);
    },
  );

  it('gives every action the value that trying everything gives, under random options', () => {
    const random = seeded(7);
    let compared = 0;
    for (let i = 0; i < 300; i++) {
      const preset = PRESETS[i % PRESETS.length]!;
      const options = anyOptions(zweier.ruleset.presets[preset]!, random);
      compared += compare(options, 10, 6 + (i % 4), random);
    }
    expect(compared).toBeGreaterThan(1000);
  });

  it('the transposition table changes no value: complete deals have the same value in every window', () => {
    const random = seeded(11);
    const options = zweier.ruleset.presets['weich']!;
    const search = new DealSearch(solverRules(options));
    for (let i = 0; i < 60; i++) {
      const cards = zweier.dealFrom(options, deckShuffled(zweier.deck(options), random), 0);
      const talon = cards.talon.map(cardFrom);
      const [hl, ho] = [cardsFrom(cards.hands[1]!), cardsFrom(cards.hands[0]!)];
      const value = (a: number, b: number) => search.lead(hl, ho, 0, 0, 0, 0, 0, a, b);
      search.strict.trumps = LANE[talon.at(-1)!]!;
      search.begin(talon, false);
      const whole = value(-4, 4);
      search.begin(talon, false);
      const isAtLeast = [-3, -2, -1, 0, 1, 2, 3].map((least) => value(least - 1, least) >= least);
      expect(isAtLeast).toEqual([-3, -2, -1, 0, 1, 2, 3].map((least) => whole >= least));
    }
  });

  it('refuses deals that are won in card points', () => {
    expect(() => new OpenDealSolver(zweier.ruleset.presets['tausend']!)).toThrow(/game points/);
  });
});
