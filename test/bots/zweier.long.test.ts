/** The search for deals of two: its positions compared with the engine, its information sets, and its conclusions. */
import { describe, expect, it, test } from '@jest/globals';
import { after } from '../../src/bots/search/playing.js';
import { mostVisited } from '../../src/bots/search/tree.js';
import { utilities } from '../../src/bots/search/utility.js';
import type { Cards } from '../../src/bots/solver/cards.js';
import { cardFrom, cardsFrom } from '../../src/bots/solver/cards.js';
import { isSolvable, OpenDealSolver } from '../../src/bots/solver/index.js';
import type { Code } from '../../src/bots/zweier/codes.js';
import { CLOSE, SILENT, codesOf } from '../../src/bots/zweier/codes.js';
import { valueOfClosing } from '../../src/bots/zweier/closed.js';
import { Policy } from '../../src/bots/zweier/policy.js';
import { evaluateZweier } from '../../src/bots/zweier/index.js';
import { Likelihood } from '../../src/bots/zweier/likelihood.js';
import type { Position } from '../../src/bots/zweier/position.js';
import type { InformationSet } from '../../src/bots/zweier/information-set.js';
import { informationSetOf } from '../../src/bots/zweier/information-set.js';
import { Tree } from '../../src/bots/zweier/tree.js';
import { MAX_FEATURES, FEATURES, featuresOf } from '../../src/bots/zweier/features.js';
import { WEIGHTS } from '../../src/bots/zweier/weights.js';
import { Determinizations } from '../../src/bots/zweier/determinizations.js';
import type { Action, DealState, DealView, Options } from '../../src/engine/index.js';
import { deckShuffled, kernel, seeded, variantOf } from '../../src/engine/index.js';
import { cards } from '../engine/support/golden.js';
import { games, gamesElsewhere } from '../engine/support/scenarios.js';

const zweier = variantOf('zweier')!;
const weich = zweier.ruleset.presets['weich']!;
const duels = [...games(8), ...gamesElsewhere()].filter(
  ({ variant, options }) => variant === zweier && isSolvable(options),
);
const DEALS = 80;

const dealt = (options: Options, random: () => number): DealState =>
  zweier.deal(options, zweier.dealFrom(options, deckShuffled(zweier.deck(options), random), 0), 0);

const viewOf = (state: DealState): DealView => zweier.view(state, zweier.toAct(state)!);
const handOf = (state: DealState, seat: number): Cards =>
  cardsFrom(zweier.places(state).hands[seat]!);

/** The state as a position of the search, with all cards known. */
function positionOf(state: DealState): Position {
  const { position } = informationSetOf(viewOf(state));
  const { hands, talon } = zweier.places(state);
  hands.forEach((hand, seat) => (position.hand[seat] = cardsFrom(hand)));
  talon.forEach((card, at) => (position.talon[at] = cardFrom(card)));
  return position;
}

const sparesOf = (p: Position): Position[] => [p.spare(), p.spare(), p.spare()];

const codesIn = (p: Position, action: Action): Code[] =>
  codesOf(action, (card) => p.announces(card));

/** Takes an action in both. A marriage is taken with the card that is led, unless it ends the deal. */
function taken(p: Position, state: DealState, action: Action): DealState {
  const [code] = codesIn(p, action);
  const next = after(zweier, state, action);
  p.take(code!);
  if (p.over || !action.startsWith('m')) return next;
  return after(
    zweier,
    next,
    zweier.legal(next).find((card) => cardFrom(card) === code)!,
  );
}

/** A leader with 66 claims; until then seats draw and name trump as they must. */
function claimed(state: DealState): DealState {
  const [first] = zweier.legal(state);
  if (first === undefined) return state;
  return claimed(after(zweier, state, first === 'c' ? 'd' : first));
}

/** The public part of a position. */
const facts = (p: Position) => ({
  points: [...p.points],
  pending: [...p.pending],
  tricks: [...p.tricks],
  gone: p.gone,
  left: p.left,
  led: p.led,
  underway: p.underway,
  drawing: p.drawing,
});

/** Plays random deals without claims, in the engine and in the search's position. */
function walk(
  options: Options,
  at: (p: Position, state: DealState) => void,
  end: (p: Position, state: DealState) => void,
): void {
  const random = seeded(7);
  for (let n = 0; n < DEALS; n++) {
    let state = dealt(options, random);
    const p = positionOf(state);
    while (!p.over) {
      at(p, state);
      const legal = zweier.legal(state).filter((action) => action !== '66');
      state = taken(p, state, legal[Math.floor(random() * legal.length)]!);
    }
    end(p, state);
  }
}

describe.each(duels)('$name', ({ options }) => {
  it('the search’s position has the actions, the turns and the ends of the engine', () => {
    walk(
      options,
      (p, state) => {
        expect(p.turn).toBe(zweier.toAct(state));
        const legal = zweier.legal(state).flatMap((action) => codesIn(p, action));
        const spoken = new Set(legal.filter((code) => code < SILENT));
        expect(new Set(p.codes.subarray(0, p.legal()))).toEqual(spoken);
      },
      (p, state) => expect(utilities(zweier, options, claimed(state))[0]).toBe(p.worth),
    );
  });

  it('the search’s position has the solver’s value once nobody draws', () => {
    const solver = new OpenDealSolver(options);
    walk(
      options,
      (p, state) => {
        if (!p.isShort) return;
        const sign = p.turn === 0 ? 1 : -1;
        expect(sign * p.solved(sparesOf(p)) + 0).toBe(solver.value(state));
      },
      () => {},
    );
  });

  it('the information set of a player has the possible hidden cards', () => {
    walk(
      options,
      (p, state) => {
        const { me, position, possible, count } = informationSetOf(viewOf(state));
        expect(facts(position)).toEqual(facts(p));
        expect(position.hand[me]).toBe(p.hand[me]);
        const unknown = p.hand[1 - me]! & ~position.hand[1 - me]!;
        expect(unknown & ~possible).toBe(0);
        expect(kernel.sizeOf(unknown)).toBe(count);
      },
      () => {},
    );
  });

  it('the history of a view has the opponent’s choices', () => {
    const chosen: { seat: number; facts: ReturnType<typeof facts>; code: Code }[] = [];
    let before: Position | null = null;
    walk(
      options,
      (p, state) => {
        const trick = viewOf(state).memory.tricks.at(-1)?.cards ?? [];
        const [last] = [...trick, ...viewOf(state).trick].slice(-1);
        const wasPlayed = before !== null && last && before.gone !== p.gone && p.gone !== 0;
        if (p.gone === 0 && p.closer < 0) chosen.length = 0;
        else if (wasPlayed && before!.closer < 0) {
          chosen.push({ seat: last.seat, facts: facts(before!), code: cardFrom(last.card) });
        } else if (before!.closer < 0 && p.closer >= 0) {
          chosen.push({ seat: p.closer, facts: facts(before!), code: CLOSE });
        }
        before = p.spare();
        before.copyFrom(p);
        const { me, history } = informationSetOf(viewOf(state));
        const replayed = history.choices.map(({ position, code }) => ({
          seat: 1 - me,
          facts: facts(position),
          code,
        }));
        expect(replayed).toEqual(chosen.filter(({ seat }) => seat !== me));
      },
      () => {},
    );
  });
});

test('trump that is named when the talon is gone counts in the value of a deal', () => {
  const rotdaus = zweier.ruleset.presets['rotdaus']!;
  const solver = new OpenDealSolver(rotdaus);
  const random = seeded(5);
  let named = 0;
  for (let n = 0; n < 20; n++) {
    const { hands, talon } = aceLast(rotdaus, random);
    let state = zweier.deal(rotdaus, { hands, talon }, 0);
    const p = positionOf(state);
    while (!p.naming && !p.over) {
      const legal = zweier.legal(state).filter((action) => !['66', 'c'].includes(action));
      state = taken(p, state, legal[Math.floor(random() * legal.length)]!);
    }
    if (p.over) continue;
    const sign = p.turn === 0 ? 1 : -1;
    expect(sign * p.solved(sparesOf(p)) + 0).toBe(solver.value(state));
    named++;
  }
  expect(named).toBeGreaterThan(5);
});

/** A deal in which the ace of hearts is the last card to be drawn. */
function aceLast(options: Options, random: () => number) {
  const deck = deckShuffled(zweier.deck(options), random).filter((card) => card !== 'HA');
  return zweier.dealFrom(options, [...deck, 'HA'], 0);
}

/** The state after actions, and the view of the player to act. */
function reached(hands: readonly [string, string], talon: string, actions: string): DealState {
  const start = zweier.deal(weich, { hands: hands.map(cards), talon: cards(talon) }, 0);
  return cards(actions).reduce((state, action) => after(zweier, state, action), start);
}

describe('the likelihood of a hand', () => {
  const policy = new Policy();

  /** How much more likely the first hand is than the second. */
  function fits(state: DealState, first: string, second: string): number {
    const { history } = informationSetOf(viewOf(state));
    const likelihood = new Likelihood(policy, history, seeded(1));
    const mean = (hand: string) => {
      const tries = Array.from({ length: 500 }, () => likelihood.of(cardsFrom(cards(hand)), 0));
      return tries.reduce((sum, one) => sum + one, 0) / tries.length;
    };
    return mean(first) / mean(second);
  }

  it('a player who leads a queen without announcing probably lacks the king', () => {
    const state = reached(
      ['DA DT CK SQ HJ', 'DQ CJ ST SK HT'],
      'CA CT CQ SA SJ DK DJ HA HQ HK',
      'DQ',
    );
    expect(fits(state, 'CJ ST SK HT', 'DK CJ ST HT')).toBeGreaterThan(5);
  });

  it('a player who leads and does not exchange probably lacks the jack of trumps', () => {
    const state = reached(
      ['DA DT CK SQ HT', 'CJ DQ ST SK HQ'],
      'CA CT CQ SA SJ DK DJ HJ HK HA',
      'CJ',
    );
    expect(fits(state, 'DQ ST SK HQ', 'DQ ST SK HJ')).toBeGreaterThan(2);
  });

  it('a player who closes probably has high trumps', () => {
    const state = reached(
      ['DQ DJ CK SQ HJ', 'DA DT CA HT HK'],
      'CJ CT CQ SA SJ SK ST DK HQ HA',
      'c DA',
    );
    expect(fits(state, 'DT CA HT HK', 'DT CA SJ SK')).toBeGreaterThan(2);
  });
});

describe('the determinizations', () => {
  const policy = new Policy();

  it('have all possible hands if these are few', () => {
    const random = seeded(3);
    let state = dealt(weich, random);
    while (zweier.places(state).talon.length > 4) {
      const legal = zweier.legal(state).filter((action) => action !== 'c');
      state = after(zweier, state, legal[Math.floor(random() * legal.length)]!);
    }
    const informationSet = informationSetOf(viewOf(state));
    const determinizations = new Determinizations(informationSet, policy, 400, random);
    const hands = new Set<Cards>();
    const p = informationSet.position.spare();
    for (let n = 0; n < 20_000; n++) {
      determinizations.next(p);
      hands.add(p.hand[1 - informationSet.me]!);
      const hidden = p.talon.subarray(0, p.size).reduce((set, card) => set | (1 << card), 0);
      expect(hidden | p.hand[0]! | p.hand[1]! | p.gone).toBe(p.deck);
    }
    const { possible, count } = informationSet;
    expect(hands.size).toBe(combinations(kernel.sizeOf(possible), count));
    expect(hands).toContain(handOf(state, 1 - informationSet.me));
  });
});

test('a tree has room for its capacity, and throws when it is full', () => {
  const tree = new Tree(3);
  expect([tree.step(0, 5), tree.step(1, 7), tree.step(0, 5)]).toEqual([1, 2, 1]);
  expect(() => tree.step(2, 7)).toThrow('full');
});

const combinations = (n: number, k: number): number =>
  k === 0 ? 1 : (combinations(n - 1, k - 1) * n) / k;

describe('policy', () => {
  it('has a weight for every feature, and probabilities that add up to one', () => {
    expect(WEIGHTS).toHaveLength(FEATURES);
    const policy = new Policy();
    const features = new Int16Array(MAX_FEATURES);
    for (const { options } of duels) {
      walk(
        options,
        (p) => {
          const count = p.legal();
          const shares = [...policy.probabilities(p, count).subarray(0, count)];
          expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
          if (p.isShort) return;
          for (const code of p.codes.subarray(0, count)) {
            const own = features.subarray(0, featuresOf(p, code, features));
            expect(own.every((feature) => feature >= 0 && feature < FEATURES)).toBe(true);
          }
        },
        () => {},
      );
    }
  });
});

describe('the values of the search', () => {
  const budget = { rounds: 300, hands: 100, closing: 20 };

  test('are exact once nothing is hidden', () => {
    const random = seeded(11);
    let exact = 0;
    for (let n = 0; n < 60; n++) {
      let state = dealt(weich, random);
      while (zweier.toAct(state) !== null) {
        const isOpen = zweier.places(state).talon.length === 0;
        const legal = zweier.legal(state).filter((action) => action !== 'c');
        if (isOpen && zweier.standing(state).closedBy === null) {
          const tried = evaluateZweier(viewOf(state), weich, budget, random);
          const values = new OpenDealSolver(weich).actions(state).map(({ value }) => value);
          expect(tried.map(({ mean }) => mean)).toEqual(values);
          const chosen = tried.findIndex(({ action }) => action === mostVisited(tried));
          expect(values[chosen]).toBe(Math.max(...values));
          const few = { ...viewOf(state), legal: viewOf(state).legal.slice(1) };
          const left = evaluateZweier(few, weich, budget, random).map(({ action }) => action);
          expect(left).toEqual(few.legal);
          exact++;
        }
        state = after(zweier, state, legal[Math.floor(random() * legal.length)]!);
      }
    }
    expect(exact).toBeGreaterThan(50);
  });

  test('a marriage that makes 66 is announced', () => {
    // Seat 1 has 33 with two tricks and holds king and queen of trumps.
    const state = reached(
      ['CJ DJ SJ CQ DQ', 'CA DA HK HQ ST'],
      'CT SQ DT SK CK DK SA HA HT HJ',
      'CA CJ DA DJ',
    );
    const view = viewOf(state);
    expect(view.cardPoints[1]).toBe(26);
    expect(mostVisited(evaluateZweier(view, weich, budget, seeded(1)))).toBe('mH');
  });

  test('an action that wins the deal at once is chosen if no other brings more', () => {
    const random = seeded(13);
    let ends = 0;
    for (let n = 0; n < 150; n++) {
      let state = dealt(weich, random);
      while (zweier.toAct(state) !== null) {
        const tried = evaluateZweier(viewOf(state), weich, budget, random);
        const chosen = mostVisited(tried);
        const best = Math.max(...tried.map(({ mean }) => mean));
        const soonest = tried.filter(
          ({ action, mean }) =>
            mean === best && best > 0 && zweier.toAct(after(zweier, state, action)) === null,
        );
        if (soonest.length > 0) {
          expect(soonest.map(({ action }) => action)).toContain(chosen);
          if (tried.length > 1) ends++;
        }
        const legal = zweier.legal(state);
        state = after(zweier, state, legal[Math.floor(random() * legal.length)]!);
      }
    }
    expect(ends).toBeGreaterThan(20);
  });

  test('a hand with three marriages has more legal actions than any other', () => {
    const { presets } = zweier.ruleset;
    const options = { ...presets['sechsundsechzig']!, closeWhen: 'lead' };
    const hands = ['HA HT DA DT SA ST', 'HK HQ DK DQ SK SQ'].map(cards);
    const talon = cards('CA CT CK CQ CJ C9 H9 HJ D9 DJ S9 SJ');
    const view = viewOf(zweier.deal(options, { hands, talon }, 0));
    const tried = evaluateZweier(view, options, budget, seeded(1));
    expect(tried.map(({ action }) => action)).toEqual(view.legal);
  });

  test('a claim that is the only action is not searched', () => {
    const scharf = zweier.ruleset.presets['scharf']!;
    const view = { ...viewOf(dealt(scharf, seeded(2))), legal: ['66'] };
    const policy = new Policy();
    policy.probabilities = () => {
      throw new Error('searched');
    };
    const [claim] = evaluateZweier(view, scharf, budget, seeded(1), policy);
    expect(claim!.mean).toBeLessThan(0);
  });

  test('a claim has the value of its result', () => {
    const scharf = zweier.ruleset.presets['scharf']!;
    const state = dealt(scharf, seeded(2));
    const tried = evaluateZweier(viewOf(state), scharf, budget, seeded(1));
    const claim = tried.find(({ action }) => action === '66')!;
    expect(claim.mean).toBeLessThan(0);
    expect(mostVisited(tried)).not.toBe('66');
  });
});

describe('closing', () => {
  /** States right after a close by the leader, in deals with some tricks played. */
  const closable = (options: Options, many: number): DealState[] => {
    const random = seeded(17);
    return Array.from({ length: many }, () => {
      let state = dealt(options, random);
      for (let tricks = 0; tricks < 2;) {
        const legal = zweier.legal(state).filter((action) => /^[HDCS]/.test(action));
        const isReply = viewOf(state).trick.length === 1;
        state = after(zweier, state, legal[Math.floor(random() * legal.length)]!);
        if (isReply) tricks++;
      }
      return state;
    }).filter((state) => zweier.toAct(state) !== null && zweier.legal(state).includes('c'));
  };

  /** The values of the deal to the closer with all cards open, in this many determinizations. */
  const openValues = (
    informationSet: InformationSet,
    determinizations: Determinizations,
    count: number,
  ): number[] => {
    const p = informationSet.position.spare();
    return Array.from({ length: count }, () => {
      determinizations.next(p);
      p.take(CLOSE);
      return (informationSet.me === 0 ? 1 : -1) * p.solved(sparesOf(p));
    });
  };

  const traitsOfClosing = (state: DealState): Set<number> => {
    const out = new Int16Array(MAX_FEATURES);
    return new Set(out.subarray(0, featuresOf(positionOf(state), CLOSE, out)));
  };

  test('is worth at most its value with open cards, and exactly that against a single hand', () => {
    let less = 0;
    for (const state of closable(weich, 60)) {
      const informationSet = informationSetOf(viewOf(state));
      const determinizations = () =>
        new Determinizations(informationSet, new Policy(), 50, seeded(5));
      const open = openValues(informationSet, determinizations(), 24).reduce(
        (sum, value) => sum + value / 24,
        0,
      );
      const value = valueOfClosing(informationSet, determinizations(), 24);
      expect(value).toBeLessThanOrEqual(open + 1e-9);
      if (value < open - 1e-9) less++;
      const [single] = openValues(informationSet, determinizations(), 1);
      expect(valueOfClosing(informationSet, determinizations(), 1)).toBe(single);
    }
    expect(less).toBeGreaterThan(5);
  });

  test('that the policy would hardly try is chosen where it is worth more', () => {
    const budget = { rounds: 300, hands: 100, closing: 40 };
    let closed = 0;
    for (const state of closable(weich, 60)) {
      const closing = traitsOfClosing(state);
      const shy = new Policy(
        WEIGHTS.map((weight, feature) => (closing.has(feature) ? -9 : weight)),
      );
      const tried = evaluateZweier(viewOf(state), weich, budget, seeded(3), shy);
      const [close] = tried.filter(({ action }) => action === 'c');
      const others = tried.filter(({ action }) => action !== 'c');
      const best = others.find(({ action }) => action === mostVisited(others))!;
      expect(mostVisited(tried) === 'c').toBe(close!.mean > best.mean);
      if (mostVisited(tried) === 'c') closed++;
    }
    expect(closed).toBeGreaterThan(5);
  });
});
