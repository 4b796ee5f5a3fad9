/** Bids as evidence: the chance that a hand makes a contract, and the hands that a bid makes likely. */
import { describe, expect, test } from '@jest/globals';
import { beliefOf } from '../../src/bots/called/belief.js';
import { keyOf, oddsOf, WEIGHT_COUNT } from '../../src/bots/called/chances.js';
import type { Stage } from '../../src/bots/called/chances.js';
import { candidateActions } from '../../src/bots/called/candidates.js';
import { CHANCES } from '../../src/bots/called/weights.js';
import { BOTS } from '../../src/bots/index.js';
import { after } from '../../src/bots/search/playing.js';
import { determinizerOf } from '../../src/bots/search/determinizer.js';
import type { Contract, DealState, DealView, Variant } from '../../src/engine/index.js';
import {
  CONTRACTS,
  contractOf,
  deckShuffled,
  kernel,
  parseToken,
  seeded,
  variantOf,
} from '../../src/engine/index.js';

const GAMES = ['dreier', 'bauern'].map((key) => variantOf(key)!);
const dreier = variantOf('dreier')!;

const set = (cards: string): kernel.CardSet => kernel.asSet(cards.split(' '));

const SPADES = kernel.suitFrom('S');

function odds(name: string, cards: string, stage: Stage = 'played'): number {
  const contract = contractOf(name);
  const seatCount = cards.split(' ').length === 5 ? 4 : 3;
  return oddsOf({ contract, named: SPADES, seatCount, stage })!(set(cards));
}

describe('the chance of a contract', () => {
  test.each(GAMES)('was fitted for $key, as it is bid and as it is played', (game) => {
    const stagesOf = ({ value }: Contract): Stage[] =>
      game.seatCount === 3 && value > 0 ? ['before', 'played'] : ['played'];
    for (const contract of CONTRACTS)
      for (const stage of stagesOf(contract))
        expect(CHANCES[keyOf(contract, game.seatCount, stage)]).toHaveLength(WEIGHT_COUNT);
  });

  test.each([
    ['GANG', 'HA HT HK DA DT SA', 'HA HT HK DJ DQ SJ'],
    ['GANG', 'HA HT DA DT SA', 'HA HT DQ DT SJ'],
    ['ZEHNERGANG', 'HT HK HQ DT DK ST', 'HA HT HK DA DJ SA'],
    ['BETTLER', 'HJ HQ DJ DQ SJ CJ', 'HA HT DA DT SA CA'],
    ['ASSENBETTLER', 'HA HJ DA DJ SA CJ', 'HT HK DT DK ST CT'],
    ['BAUERNSCHNAPSER', 'SA ST SK SQ HA HT', 'SJ HA HT DA DT CA'],
    ['SCHNAPSER', 'SA ST SK SQ HA', 'SJ SQ HJ HQ DA'],
    ['NORMAL', 'SA ST SK SQ HA HT', 'HJ HQ DJ DQ CJ CQ'],
  ])('%s is likely to be made with %s and not with %s', (name, good, bad) => {
    expect(odds(name, good)).toBeGreaterThan(0);
    expect(odds(name, bad)).toBeLessThan(0);
  });

  test('is null where it was never fitted', () => {
    const contract = contractOf('GANG');
    expect(oddsOf({ contract, named: SPADES, seatCount: 5, stage: 'played' })).toBeNull();
  });
});

/** Seat 0 deals; seat 1 calls and names spades; seat 2 acts first (rules 9.5). */
function dealt(variant: Variant, seed: number): DealState {
  const options = variant.ruleset.presets['vollstaendig']!;
  const cards = variant.dealFrom(options, deckShuffled(variant.deck(options), seeded(seed)), 0);
  return variant.deal(options, cards, 0);
}

/** The first deal in which these actions are legal. */
function reached(variant: Variant, actions: readonly string[]): DealState {
  for (let seed = 1; seed <= 50; seed++) {
    const state = taken(variant, seed, actions);
    if (state) return state;
  }
  throw new Error(`${actions.join(' ')} is never legal`);
}

/** The state after the actions, null where one is not legal; cards are laid aside by rules of thumb. */
function taken(variant: Variant, seed: number, actions: readonly string[]): DealState | null {
  let state = dealt(variant, seed);
  for (const action of actions) {
    const view = variant.view(state, variant.toAct(state)!);
    const token = action === 'aside' ? BOTS.easy.choose(view, view.options, seeded(1)) : action;
    if (!view.legal.includes(token)) return null;
    state = after(variant, state, token);
  }
  return state;
}

const GANG_BID = {
  dreier: ['tS', 'b:GANG', 'p', 'p', 'aside', 'p'],
  bauern: ['tS', 'p', 'b:GANG', 'p', 'p'],
};

/** The view of the player to act after seat 2's Gang, who may double it, or after `more` actions. */
function viewBeforeDoubling(key: 'dreier' | 'bauern', more: readonly string[] = []): DealView {
  const variant = variantOf(key)!;
  const state = reached(variant, [...GANG_BID[key], ...more]);
  return variant.view(state, variant.toAct(state)!);
}

/** The mean chance of a Gang over the declarer's hands in this many determinizations. */
function chanceOfGang(
  view: DealView,
  determinize: (random: () => number) => DealState,
  determinizations = 200,
) {
  const variant = variantOf(view.variant)!;
  const random = seeded(7);
  const named = kernel.suitFrom(view.memory.named!);
  const seatCount = view.seatCount;
  const oddsIn = oddsOf({ contract: contractOf('GANG'), named, seatCount, stage: 'played' })!;
  const chances = Array.from({ length: determinizations }, () => {
    const hand = variant.places(determinize(random)).hands[view.declarer!]!;
    return 1 / (1 + Math.exp(-oddsIn(set(hand.join(' ')))));
  });
  return chances.reduce((sum, chance) => sum + chance, 0) / determinizations;
}

describe.each(['dreier', 'bauern'] as const)('the hand behind a bid in %s', (key) => {
  const variant = variantOf(key)!;
  const view = viewBeforeDoubling(key);

  test('is good enough for it', () => {
    expect(chanceOfGang(view, (random) => variant.determinize(view, random))).toBeLessThan(0.25);
    expect(chanceOfGang(view, determinizerOf(variant, view))).toBeGreaterThan(0.4);
  });

  test('fits everything that was seen', () => {
    const determinize = determinizerOf(variant, view);
    const random = seeded(3);
    for (let n = 0; n < 100; n++)
      expect(variant.view(determinize(random), view.toAct!)).toEqual(view);
  });

  test('is better after an answered double', () => {
    const answered = viewBeforeDoubling(key, ['f', 'f']);
    expect(answered.double).toBe(4);
    const before = { ...answered, bids: answered.bids.filter(({ token }) => token !== 'f') };
    expect(chanceOfGang(answered, determinizerOf(variant, answered))).toBeGreaterThan(
      chanceOfGang(before, determinizerOf(variant, before)),
    );
  });
});

test('the hand behind a bid includes the cards played from it', () => {
  const state = reached(dreier, [...GANG_BID.dreier, 'p', 'p']);
  const led = after(
    dreier,
    state,
    dreier.legal(state).find((card) => /A$/.test(card))!,
  );
  const view = dreier.view(led, dreier.toAct(led)!);
  const ace = view.trick[0]!.card;
  const likely = beliefOf(view)!;
  const low = set('CJ DJ HJ SJ CQ');
  const as = (declarer: kernel.CardSet) => (seat: number) => (seat === 2 ? declarer : kernel.EMPTY);
  const named = kernel.suitFrom('S');
  const oddsIn = oddsOf({ contract: contractOf('GANG'), named, seatCount: 3, stage: 'played' })!;
  const whole = low | set(ace);
  expect(likely(as(low))).toBeCloseTo(1 / (1 + Math.exp(-3 * oddsIn(whole))), 10);
});

test('a declarer who does not answer a double probably has a worse hand', () => {
  const passed = viewBeforeDoubling('dreier', ['f']);
  const view = (answer: string) => ({
    ...passed,
    toAct: 0,
    bids: [...passed.bids, { seat: 2, token: answer }],
  });
  const good = set('HA HT HK DA DT SA');
  const bad = set('HA HT HK DJ DQ SJ');
  const ratio = (answer: string) => {
    const likely = beliefOf(view(answer))!;
    return likely(() => good) / likely(() => bad);
  };
  expect(ratio('f')).toBeGreaterThan(ratio('p'));
});

test('a normal game after the talon is played with the best six of eight', () => {
  const state = reached(dreier, ['tS', 'p', 'p', 'p', 'aside', 'p']);
  const likely = beliefOf(dreier.view(state, dreier.toAct(state)!))!;
  expect(likely(() => set('SA ST SK SQ HA HT'))).toBeGreaterThan(
    likely(() => set('HJ HQ DJ DQ CJ CQ')),
  );
});

test('without bids no hand is more likely than another', () => {
  const state = reached(dreier, ['tS']);
  expect(beliefOf(dreier.view(state, 2))).toBeUndefined();
});

test('a bid says nothing to the player who made it', () => {
  const view = viewBeforeDoubling('dreier');
  expect(beliefOf({ ...view, toAct: view.declarer })).toBeUndefined();
});

test('a bid that was outbid still makes hands likely', () => {
  const state = reached(dreier, ['tS', 'b:ASSENBETTLER!', 'b:ZEHNERGANG!']);
  const likely = beliefOf(dreier.view(state, 1))!;
  const withSecond = (cards: string) => (seat: number) => (seat === 2 ? set(cards) : kernel.EMPTY);
  expect(likely(withSecond('HA HJ DA DJ CA CJ'))).toBeGreaterThan(
    likely(withSecond('HT HK DT DK CT CK')),
  );
});

describe('the candidate actions before the play', () => {
  test.each(GAMES)('are legal in $key, and at least one', (game) => {
    const random = seeded(5);
    for (let seed = 1; seed <= 200; seed++) {
      let state = dealt(game, seed);
      for (let seat = game.toAct(state); seat !== null; seat = game.toAct(state)) {
        const view = game.view(state, seat);
        const candidates = candidateActions(view, seeded(seed));
        expect(candidates).not.toEqual([]);
        expect(view.legal).toEqual(expect.arrayContaining([...candidates]));
        if (view.legal.includes('p')) expect(candidates).toContain('p');
        state = after(game, state, view.legal[Math.floor(random() * view.legal.length)]!);
      }
    }
  });

  test('bid contracts that the hand may win', () => {
    const cards = (text: string) => text.split(' ');
    const hands = ['HA HT HK DA DT SA', 'HQ DK DQ DJ CK CQ', 'HJ SJ SQ SK CJ CT'].map(cards);
    const options = dreier.ruleset.presets['vollstaendig']!;
    const start = dreier.deal(options, { hands, talon: cards('ST CA') }, 1);
    const named = after(dreier, start, 't?');
    const candidates = candidateActions(dreier.view(named, 0), seeded(1));
    expect(candidates).toContain('b:GANG!');
    expect(candidates).not.toContain('b:BETTLER!');
  });

  test.each([
    ['callerFirst', { bidding: 'callerFirst' }],
    ['klassisch', dreier.ruleset.presets['klassisch']!],
  ])('discard what the contracts that may be named under %s allow', (_, chosen) => {
    const options = { ...dreier.ruleset.presets['vollstaendig']!, ...chosen };
    const hands = ['SA HK DQ CJ SQ HJ', 'CA CT DA HQ SJ DJ', 'CK CQ ST SK DK HA'].map((text) =>
      text.split(' '),
    );
    let state = dreier.deal(options, { hands, talon: ['DT', 'HT'] }, 0);
    while (dreier.view(state, 1).phase !== 'TALON')
      state = after(dreier, state, dreier.view(state, 1).phase === 'TRUMP' ? 'tC' : 'p');
    // A Bettler would discard the aces and tens: it is not played here.
    const kept = candidateActions(dreier.view(state, 1), seeded(1));
    expect(kept).not.toContain('-CA,CT');
    expect(kept).not.toContain('-DA,DT');
  });

  test('without a hand in the view all legal actions are candidates', () => {
    const view = viewBeforeDoubling('dreier');
    const hidden = view.hands.map((hand) => ({ ...hand, cards: null }));
    const named = { ...view, phase: 'RAISE' as const, legal: ['b:BETTLER'], hands: hidden };
    expect(candidateActions(named, seeded(1))).toEqual(['b:BETTLER']);
  });

  test('if no legal action is promising, all are candidates', () => {
    const hands = ['HA HT HK DA DT SA', 'HQ DK DQ DJ CK CQ', 'HJ SJ SQ SK CJ CT'];
    const options = dreier.ruleset.presets['vollstaendig']!;
    const dealtOut = { hands: hands.map((text) => text.split(' ')), talon: ['ST', 'CA'] };
    const named = after(dreier, dreier.deal(options, dealtOut, 1), 't?');
    const view = { ...dreier.view(named, 0), legal: ['b:BETTLER!'] };
    expect(candidateActions(view, seeded(1))).toEqual(['b:BETTLER!']);
  });

  test('leave the best hand when they discard', () => {
    const state = reached(dreier, GANG_BID.dreier.slice(0, 4));
    const view = dreier.view(state, 2);
    expect(view.phase).toBe('TALON');
    const pairs = candidateActions(view, seeded(1));
    expect(pairs).toHaveLength(8);
    const { card, second } = parseToken(pairs[0]!)!;
    const thrown = [card, second].map((c) => kernel.CARD_TOKENS[c]!);
    expect(thrown.filter((token) => /[AT]$/.test(token))).toEqual([]);
  });
});

/** A `club` player's answers to contracts whose declarer has a good hand. */
function saidToGood(deals: number): boolean[] {
  const random = seeded(11);
  const said: boolean[] = [];
  for (let seed = 1; seed <= deals; seed++) {
    let state = dealt(dreier, seed);
    let view = dreier.view(state, dreier.toAct(state)!);
    while (view.phase !== 'LEAD') {
      const action = BOTS.club.choose(view, view.options, random);
      const isAsked = view.phase === 'DOUBLING' && view.double === 1;
      if (isAsked && isWorthIt(view, state)) said.push(action === 'f');
      state = after(dreier, state, action);
      view = dreier.view(state, dreier.toAct(state)!);
    }
  }
  return said;
}

function isWorthIt({ contract, declarer, memory }: DealView, state: DealState): boolean {
  const named = kernel.suitFrom(memory.named!);
  const played = { contract: contractOf(contract!), named, seatCount: 3, stage: 'played' } as const;
  const hand = dreier.places(state).hands[declarer!]!;
  return oddsOf(played)!(set(hand.join(' '))) > 0;
}

test('a club player doubles few good contracts', () => {
  const said = saidToGood(30);
  expect(said.length).toBeGreaterThan(20);
  expect(said.filter(Boolean).length / said.length).toBeLessThan(0.4);
});
