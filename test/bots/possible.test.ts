/** A view from an arena is either possible, or the message says what does not fit. */
import { describe, expect, test } from '@jest/globals';
import { parsePosition } from '../../src/arena/position.js';
import { contradictionIn } from '../../src/arena/possible.js';
import { botOf } from '../../src/bots/index.js';
import type { DealView } from '../../src/engine/index.js';
import { seeded } from '../../src/engine/index.js';
import type { Game, Random } from '../engine/support/scenarios.js';
import { games, pick, randomDeal } from '../engine/support/scenarios.js';
import { lineOf } from './support/line.js';

const easy = botOf('easy')!;

/** The view of the player to act at each action of a deal. */
function viewsOf(game: Game, seed: number): DealView[] {
  const { variant } = game;
  return [...randomDeal(game, seeded(seed))].flatMap(({ state }) => {
    const toAct = variant.toAct(state);
    return toAct === null ? [] : [variant.view(state, toAct)];
  });
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The objects and lists that contain values, each with a key. */
function placesIn(json: Json): (readonly [Record<string, Json>, string])[] {
  if (typeof json !== 'object' || json === null) return [];
  const record = json as Record<string, Json>;
  return Object.keys(record).flatMap((key) => [[record, key] as const, ...placesIn(record[key]!)]);
}

const CARDS = ['HA', 'HJ', 'D9', 'ST', 'C7'];

/** Another value of the same kind, like a mistake in an arena's program. */
function other(value: Json, random: Random): Json {
  if (Array.isArray(value))
    return random() < 0.5 ? value.slice(1) : [...value, ...value.slice(0, 1)];
  if (typeof value === 'number') return value + (random() < 0.5 ? 1 : -1);
  if (typeof value === 'string') return value.length === 2 ? pick(CARDS, random) : `${value}!`;
  return value === null ? pick([0, 'H', 'HA'], random) : null;
}

/** The line with one value of its view changed. */
function changed(view: DealView, random: Random): string {
  const line = JSON.parse(JSON.stringify(lineOf(view))) as { view: Json };
  const [holder, key] = pick(placesIn(line.view), random);
  holder[key] = other(holder[key]!, random);
  return JSON.stringify(line);
}

/** A legal action, or the error in the view; any other error is thrown again. */
function answerTo(line: string): string {
  const position = parsePosition(line);
  if (!position.ok) return position.error;
  const view = position.value;
  return contradictionIn(view) ?? easy.choose(view, view.options, seeded(1));
}

const CHANGES = 60;

describe.each(games(2))('$name', (game) => {
  test('every view of a deal is possible', () => {
    const views = [1, 2, 3].flatMap((seed) => viewsOf(game, seed));
    expect(views.map(contradictionIn).filter((misfit) => misfit !== undefined)).toEqual([]);
  });

  test('a view with one changed value is answered, or the message says what does not fit', () => {
    const random = seeded(7);
    const views = viewsOf(game, 4);
    for (let n = 0; n < CHANGES; n++) {
      const line = changed(pick(views, random), random);
      expect(() => [line, answerTo(line)]).not.toThrow();
    }
  });
});

test('the message names what does not fit', () => {
  const own = ['CJ', 'DJ', 'SJ', 'CQ', 'DQ'];
  const lead = { dealer: 0, phase: 'LEAD', toAct: 1, trump: 'H', trumpCard: 'HJ', talonCount: 10 };
  const view = { ...lead, hands: [{ count: 5 }, { count: 5, cards: own }] };
  const messageFor = (change: object, legal: readonly string[] = own): string =>
    answerTo(JSON.stringify({ variant: 'zweier', view: { ...view, ...change }, legal }));
  const taken = [
    { seat: 1, card: 'CJ' },
    { seat: 0, card: 'CA' },
  ];
  expect(messageFor({ history: { tricks: [{ cards: taken, taker: 0 }] } })).toBe(
    'CJ is in the hand of seat 1 and in a trick',
  );
  expect(messageFor({ trumpCard: 'CJ' })).toBe('CJ is in the hand of seat 1 and under the talon');
  expect(messageFor({ trumpCard: 'H9' })).toBe('H9 is in no deck of 20 cards');
  expect(messageFor({ hands: [{ count: 5 }, { count: 5 }] })).toBe(
    'the cards of seat 1, which is to act, are missing',
  );
  expect(messageFor({ talonCount: 11 })).toBe(
    'hands, tricks and talon have 21 cards, but the deck has 20',
  );
  expect(messageFor({ talonCount: 11, hands: [{ count: 4 }, view.hands[1]!] })).toBe(
    'the hands are not level: 4 and 5 cards before the trick',
  );
  expect(messageFor({ closedBy: 1 })).toBe(
    'closedBy and history.closing must both be set or both be null',
  );
  expect(messageFor({ phase: 'FOLLOW' })).toBe('the phase is FOLLOW, with 0 cards on the table');
  expect(messageFor({ history: { wed: 'C' } })).toBe(
    'history.wed is C, and seat 1 has not just announced it',
  );
  expect(messageFor({}, ['HA'])).toBe('HA is not legal');
});
