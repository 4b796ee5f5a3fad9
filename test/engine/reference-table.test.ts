/**
 * Compares the engine with a naive second implementation of the rules for three and four
 * (support/naive-table.ts).
 */
import { describe, expect, test } from '@jest/globals';
import { parseToken, seeded } from '../../src/engine/index.js';
import type { CardToken, DealView, Options, Variant } from '../../src/engine/index.js';
import {
  NAIVE_CONTRACTS,
  naiveResult,
  naiveFollow,
  naivePayments,
  naivePlace,
  naiveSums,
} from './support/naive-table.js';
import type { NaivePlay, Sides } from './support/naive-table.js';
import { worth } from './support/naive.js';
import { planOf, plannedAction, riggedCards } from './support/rigged.js';
import type { Game, Position } from './support/scenarios.js';
import { IS_DEEP } from '../support/deep.js';
import { games, step } from './support/scenarios.js';

const DEALS = IS_DEEP ? 400 : 25;

const table = games(12).filter(({ variant }) => variant.seatCount > 2);

/** A deal of rigged cards and planned bids, position by position. */
function* deal(game: Game, seed: number): Generator<Position, void> {
  const { variant, options } = game;
  const random = seeded(seed);
  const dealer = seed % variant.seatCount;
  const cards = riggedCards(game, random, dealer);
  const plan = planOf(random);
  const state = variant.deal(options, cards, dealer);
  let position: Position = { state, cards, dealer, actions: [], events: [] };
  yield position;
  while (variant.toAct(position.state) !== null) {
    const action = plannedAction(variant.legal(position.state), plan, random);
    position = step(variant, position, action);
    yield position;
  }
}

const everyDeal = (game: Game, check: (positions: readonly Position[]) => void): void => {
  for (let seed = 0; seed < DEALS; seed++) check([...deal(game, seed)]);
};

const playIn = (view: DealView, options: Options): NaivePlay => {
  const row = view.contract === null ? null : NAIVE_CONTRACTS[view.contract]!;
  return {
    trump: row === null || row[1] ? view.memory.named : null,
    aceLowest: row?.[2] ?? false,
    underTrump: options['underTrump'] === 'required',
  };
};

/** Each alone (rules 8), the declarer against both (rules 9), partners opposite (rules 11.1). */
const sidesOf = (variant: Variant, declarer: number | null): Sides => {
  if (variant.seatCount === 4) return (seat) => [seat % 2, (seat % 2) + 2];
  if (declarer === null) return (seat) => [seat];
  return (seat) => (seat === declarer ? [seat] : [0, 1, 2].filter((s) => s !== declarer));
};

const lastTrick = (variant: Variant, options: Options) => ({
  bonus: variant.key === 'dritt' ? 10 : 0,
  allTricks: variant.shape(options).handSizes[0]!,
});

function sumsOf({ variant, options }: Game, { state, events }: Position) {
  const { declarer } = variant.standing(state);
  const last = lastTrick(variant, options);
  return naiveSums(events, variant.seatCount, sidesOf(variant, declarer), last);
}

const asideOf = (game: Game, { state }: Position): number =>
  game.options['discardPoints'] === 'declarer'
    ? game.variant.places(state).aside.reduce((sum, card) => sum + worth(card), 0)
    : 0;

/** The sums with the cards laid aside, where they count. */
function withAside(game: Game, position: Position) {
  const sums = sumsOf(game, position);
  const { declarer } = game.variant.standing(position.state);
  const aside = asideOf(game, position);
  const cardPoints = sums.cardPoints.map(
    (points, seat) => points + (seat === declarer ? aside : 0),
  );
  return { ...sums, cardPoints };
}

describe.each(table)('$name', (game) => {
  const { variant, options } = game;

  test('the naive rules agree on the cards that may be played to a trick', () => {
    everyDeal(game, (positions) => {
      for (const { state } of positions) {
        const seat = variant.toAct(state);
        if (seat === null) continue;
        const view = variant.view(state, seat);
        if (view.phase !== 'FOLLOW') continue;
        const cards = view.trick.map((p) => p.card);
        const wanted = naiveFollow(view.hands[seat]!.cards!, cards, playIn(view, options));
        expect(view.legal).toEqual([...wanted].sort());
      }
    });
  });

  test('the naive rules agree on who leads and who takes a trick', () => {
    everyDeal(game, (positions) => {
      const view = variant.view(positions.at(-1)!.state, 'onlooker');
      const caller = (view.dealer + 1) % variant.seatCount;
      const leads = view.contract === null ? 'caller' : NAIVE_CONTRACTS[view.contract]![3];
      let leader = leads === 'caller' ? caller : view.declarer!;
      for (const { cards, taker } of view.memory.tricks) {
        expect(cards[0]!.seat).toBe(leader);
        const tokens: CardToken[] = cards.map((p) => p.card);
        leader = cards[naivePlace(tokens, playIn(view, options))]!.seat;
        expect(taker).toBe(leader);
      }
    });
  });

  test('tricks and card points agree with those counted from the events', () => {
    everyDeal(game, (positions) => {
      for (const position of positions) {
        const { cardPoints, tricks } = withAside(game, position);
        expect(variant.standing(position.state)).toMatchObject({ cardPoints, tricks });
      }
    });
  });

  test('the naive rules agree on when and why the deal ends, who has won and the game points', () => {
    everyDeal(game, (positions) => {
      for (const position of positions) {
        const expected = expectedResult(game, position);
        const facts = variant.outcome(position.state);
        if (facts === null) {
          expect(expected).toBeNull();
          continue;
        }
        const points = variant.match.price(options, facts, 0);
        const { reason, winners } = facts;
        expect({ reason, winners, gamePoints: Math.max(...points) }).toEqual(expected);
      }
    });
  });
});

/** The end by the naive rules in a position, null where there is none. */
function expectedResult(game: Game, position: Position) {
  const { variant, options } = game;
  const { contract, declarer, double } = variant.standing(position.state);
  const sums = withAside(game, position);
  const { allTricks } = lastTrick(variant, options);
  const tricks = sums.tricks.reduce((a, b) => a + b, 0);
  if (contract === null) return tricks === allTricks && tricks > 0 ? naivePayments(sums) : null;
  const last = position.actions.at(-1)!;
  const isPlay = ['card', 'marriage'].includes(parseToken(last)!.kind);
  if (!isPlay || declarer === null) return null;
  const taken = position.events.findLast((e) => e.type === 'TRICK_TAKEN');
  const lastTaker = taken?.type === 'TRICK_TAKEN' ? taken.seat : -1;
  const { seatCount } = variant;
  const dealt = { contract, declarer, double, allTricks, lastTaker, seatCount };
  return naiveResult(dealt, sums, sidesOf(variant, declarer));
}
