/**
 * Hidden cards stay hidden (rules 12.3). States that differ only in cards that an observer has not seen give that
 * observer the same view, legal actions and refusals, and the same number of events. The states come from two sources:
 * determinizations, and an independent exchange of unseen cards in the deal.
 */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type {
  CardToken,
  DealState,
  DealtCards,
  Observer,
  Variant,
} from '../../src/engine/index.js';
import { ALL_TOKENS, seeded } from '../../src/engine/index.js';
import { revealsIn } from '../../src/engine/reveals.js';
import type { Game, Position, Random } from './support/scenarios.js';
import { games, observers, pick, randomPosition, replayed } from './support/scenarios.js';

const RUNS = 60;
const TOKENS = ALL_TOKENS.filter((t) => !t.startsWith('-') || t.endsWith('HA'));
const CARD = /^[CDHS][789AJKQT]$/;

const anyPosition = (game: Game, check: (p: Position, o: Observer, random: Random) => void): void =>
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const random = seeded(seed);
      check(randomPosition(game, random), pick(observers(game.variant), random), random);
    }),
    { numRuns: RUNS, seed: 20 },
  );

/** The answers to each token for the seat to act: the refusal, or the number and types of the events. */
const answers = (variant: Variant, state: DealState) =>
  TOKENS.map((token) => {
    const applied = variant.apply(state, token);
    return applied.ok ? applied.value.events.map((e) => e.type) : applied.error.code;
  });

const cardsIn = (value: unknown): CardToken[] => {
  if (typeof value === 'string') return CARD.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(cardsIn);
};

/** The cards that an observer has seen by now: in the views so far and in the events. */
function seenBy({ variant, options }: Game, p: Position, observer: Observer): Set<CardToken> {
  const first = variant.view(variant.deal(options, p.cards, p.dealer), observer);
  const events = p.events.map((e) => variant.seen(e, observer));
  return new Set(cardsIn([first, events, variant.view(p.state, observer)]));
}

/** The deal with two cards exchanged. */
function exchanged(cards: DealtCards, a: CardToken, b: CardToken): DealtCards {
  const swap = (c: CardToken) => (c === a ? b : c === b ? a : c);
  return { ...cards, hands: cards.hands.map((h) => h.map(swap)), talon: cards.talon.map(swap) };
}

/** The same position with some unseen cards exchanged; undefined where the play would have differed. */
function permuted(game: Game, p: Position, observer: Observer, random: Random) {
  const seen = seenBy(game, p, observer);
  const unseen = game.variant.deck(game.options).filter((c) => !seen.has(c));
  if (unseen.length < 2) return undefined;
  let cards = p.cards;
  for (let n = 0; n < 4; n++) cards = exchanged(cards, pick(unseen, random), pick(unseen, random));
  return replayed(game, cards, p.dealer, p.actions);
}

/** The player to act and the phase: everybody knows them. */
const turnOf = (variant: Variant, { state }: Position): string => {
  const { toAct, phase } = variant.view(state, 'onlooker');
  return `${toAct} ${phase}`;
};

describe.each(games(6))('$name', (game) => {
  const { variant } = game;

  test('a determinization of a view gives the same view, and the same answers to its viewer', () => {
    anyPosition(game, ({ state }, observer, random) => {
      const view = variant.view(state, observer);
      const determinization = variant.determinize(view, random);
      expect(variant.view(determinization, observer)).toEqual(view);
      if (variant.toAct(state) === observer)
        expect(answers(variant, determinization)).toEqual(answers(variant, state));
    });
  });

  test('an exchange of unseen cards changes no view, no event and no answer', () => {
    anyPosition(game, (p, observer, random) => {
      const twin = permuted(game, p, observer, random);
      if (twin === undefined || turnOf(variant, twin) !== turnOf(variant, p)) return;
      const seen = (q: Position) => q.events.map((e) => variant.seen(e, observer));
      expect(seen(twin)).toEqual(seen(p));
      expect(variant.view(twin.state, observer)).toEqual(variant.view(p.state, observer));
      if (variant.toAct(p.state) === observer)
        expect(answers(variant, twin.state)).toEqual(answers(variant, p.state));
    });
  });

  test('the view of a running deal names no card that its viewer has not seen', () => {
    anyPosition(game, (p, observer) => {
      if (variant.isOver(p.state) || observer === 'onlooker') return;
      const { hands, talon } = variant.places(p.state);
      const view = variant.view(p.state, observer);
      const known = view.hands.flatMap((h) => h.known);
      const hidden = [...hands.flatMap((h, seat) => (seat === observer ? [] : h)), ...talon].filter(
        (c) => !known.includes(c) && c !== view.trumpCard,
      );
      const named = new Set(cardsIn({ ...view, options: null, legal: null }));
      expect(hidden.filter((c) => named.has(c))).toEqual([]);
    });
  });

  test('an action that reveals nothing leads to the same view in every determinization', () => {
    anyPosition(game, ({ state }, _, random) => {
      const viewer = variant.toAct(state);
      if (viewer === null) return;
      const view = variant.view(state, viewer);
      for (const action of view.legal.filter((a) => !revealsIn(variant, view, a))) {
        const after = (s: DealState) => {
          const applied = variant.apply(s, action);
          return applied.ok ? variant.view(applied.value.state, viewer) : applied.error.code;
        };
        const here = after(state);
        expect(here).toMatchObject({ toAct: viewer });
        for (let n = 0; n < 3; n++) expect(after(variant.determinize(view, random))).toEqual(here);
      }
    });
  });

  test('the view alone decides whether an action reveals something', () => {
    anyPosition(game, ({ state }, _, random) => {
      const viewer = variant.toAct(state);
      if (viewer === null) return;
      const view = variant.view(state, viewer);
      const same = variant.view(variant.determinize(view, random), viewer);
      for (const action of view.legal)
        expect(revealsIn(variant, same, action)).toBe(revealsIn(variant, view, action));
    });
  });
});
