/** Real: threads that run the built program, which `npm test` builds before it begins. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BotKey } from '../../../src/bots/index.js';
import { BOT_KEYS } from '../../../src/bots/index.js';
import type { DealView, Match } from '../../../src/engine/index.js';
import {
  dealDeck,
  deckShuffled,
  openMatch,
  seeded,
  snapshot,
  startDeal,
  variantOf,
  VARIANTS,
} from '../../../src/engine/index.js';
import { ThreadBotRunner } from '../../../src/modules/house-bots/adapters/bot-runners.js';
import { reviewTurn, decide } from '../../../src/modules/house-bots/application/decide.js';

const PROGRAM = new URL('../../../dist/modules/house-bots/application/decide.js', import.meta.url);

let bots: ThreadBotRunner;

beforeAll(() => {
  bots = new ThreadBotRunner(PROGRAM, 2);
});
afterAll(() => bots.onApplicationShutdown());

/** The view of the seat to act when a deal begins. */
function firstView(key: string, seed: number): DealView {
  const variant = variantOf(key)!;
  const options = variant.ruleset.presets[variant.ruleset.defaultPreset]!;
  const cards = deckShuffled(variant.deck(options), seeded(seed));
  const state = variant.deal(options, variant.dealFrom(options, cards, 0), 0);
  return variant.view(state, variant.toAct(state)!);
}

/** A match whose first deal has just begun. */
function newMatch(): Match {
  const variant = variantOf('zweier')!;
  const options = variant.ruleset.presets[variant.ruleset.defaultPreset]!;
  const opened = openMatch(variant, options, 0);
  const deck = deckShuffled(variant.deck(options), seeded(4));
  return startDeal(opened, dealDeck(opened, 0, deck), 0).match;
}

describe('thinking in threads', () => {
  it.each(VARIANTS.map(({ key }) => key))(
    'a bot in a thread decides as in the main thread: %s',
    async (key) => {
      const view = firstView(key, 1);
      for (const level of BOT_KEYS) {
        const question = { level, view, seed: 5 };
        expect(await bots.choose(question, 'anna')).toBe(decide(question));
      }
    },
  );

  it('a review in a thread is the same as in the main thread', async () => {
    const turn = { snapshot: snapshot(newMatch()), seed: 7 };
    expect(await bots.reviewTurn(turn)).toEqual(reviewTurn(turn));
    const withOtherRules = { ...turn, snapshot: { ...turn.snapshot, rulesVersion: -1 } };
    await expect(bots.reviewTurn(withOtherRules)).rejects.toThrow('does not replay');
  });

  it('leaves the event loop to others', async () => {
    let turns = 0;
    let thinking = true;
    const others = () => {
      turns++;
      if (thinking) setImmediate(others);
    };
    setImmediate(others);
    const view = firstView('zweier', 2);
    await bots.choose({ level: 'expert', view, seed: 1 }, 'anna');
    thinking = false;
    expect(turns).toBeGreaterThan(1);
  });

  it('a bot that fails in a thread is reported, and the thread continues', async () => {
    const view = firstView('zweier', 3);
    const unknown = { level: 'nobody' as BotKey, view, seed: 1 };
    await expect(bots.choose(unknown, 'anna')).rejects.toThrow();
    expect(view.legal).toContain(await bots.choose({ level: 'easy', view, seed: 1 }, 'anna'));
  });
});
