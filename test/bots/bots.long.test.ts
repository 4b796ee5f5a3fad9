/** House bots: their actions are legal and reproducible everywhere, and each is as strong as its level says. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Bot, BotKey } from '../../src/bots/index.js';
import { BOTS, BOT_KEYS, botOf } from '../../src/bots/index.js';
import type { DealView, Match, Variant } from '../../src/engine/index.js';
import {
  VARIANTS,
  dealDeck,
  dealView,
  deckShuffled,
  isDealRunning,
  nextDeal,
  openMatch,
  play,
  resultOf,
  seeded,
  startDeal,
  toAct,
  variantOf,
} from '../../src/engine/index.js';
import { games, randomPosition } from '../engine/support/scenarios.js';

/** How often each level is tried in each game: slower levels less often; `master` decides as `expert` does. */
const RUNS: Readonly<Partial<Record<BotKey, number>>> = {
  random: 40,
  easy: 40,
  regular: 6,
  club: 6,
  adept: 1,
  expert: 1,
};
const TRIED = BOT_KEYS.flatMap((key) => (RUNS[key] ? [{ key, numRuns: RUNS[key] }] : []));
const DEALS = 400;

test('every bot of the list has its key', () => {
  for (const key of BOT_KEYS) expect(botOf(key)).toMatchObject({ key });
  expect(botOf('toString')).toBeUndefined();
});

describe.each(games(6))('$name', ({ variant, options, name }) => {
  test.each(TRIED)(
    '$key chooses a legal action, and the same one for an equal view',
    ({ key, numRuns }) => {
      const bot = BOTS[key];
      fc.assert(
        fc.property(fc.integer(), (seed) => {
          const { state } = randomPosition({ variant, options, name }, seeded(seed));
          const viewer = variant.toAct(state);
          if (viewer === null) return;
          const view = variant.view(state, viewer);
          const twin = variant.view(variant.determinize(view, seeded(seed + 1)), viewer);
          const choice = bot.choose(view, options, seeded(1));
          expect(view.legal).toContain(choice);
          expect(bot.choose(twin, options, seeded(1))).toBe(choice);
        }),
        { numRuns, seed: 3 },
      );
    },
  );
});

test.each(VARIANTS)('master chooses a legal action in $key', (variant) => {
  const options = variant.ruleset.presets[variant.ruleset.defaultPreset]!;
  const { state } = randomPosition({ variant, options, name: variant.key }, seeded(1));
  const view = variant.view(state, variant.toAct(state)!);
  expect(view.legal).toContain(BOTS.master.choose(view, options, seeded(1)));
});

/** The match after another deal between bots. */
function afterDeal(match: Match, bots: readonly Bot[], random: () => number, drawn = 0): Match {
  const due = nextDeal(match)!;
  const dealer = due.dealer ?? drawn;
  const cards = dealDeck(match, dealer, deckShuffled(due.deck, random));
  let current = startDeal(match, cards, dealer).match;
  while (isDealRunning(current)) current = afterTurn(current, bots, random);
  return current;
}

function afterTurn(match: Match, bots: readonly Bot[], random: () => number): Match {
  const seat = toAct(match)!;
  const view: DealView = dealView(match, seat)!;
  const played = play(match, bots[seat]!.choose(view, match.options, random));
  if (!played.ok) throw new Error(played.error.code);
  return played.value.match;
}

/** The bots by seat: `bot` plays seat `at`, in games of sides also its partner's; `other` plays the rest. */
const seated = (variant: Variant, bot: Bot, other: Bot, at: number): Bot[] =>
  Array.from({ length: variant.seatCount }, (_, seat) =>
    seat === at || (variant.seatCount === 4 && (seat + 2) % 4 === at) ? bot : other,
  );

/** The mean points of a seat of `bot` for each point of a seat of `other`. */
function ratio(variant: Variant, bot: Bot, other: Bot, preset: string): number {
  const options = { ...variant.ruleset.presets[preset]!, target: 1000 };
  const random = seeded(99);
  const made = [0, 0];
  for (let n = 0; n < DEALS; n++) {
    const bots = seated(variant, bot, other, n % variant.seatCount);
    const match = afterDeal(openMatch(variant, options, n % 2), bots, random);
    bots.forEach((b, seat) => (made[b === bot ? 0 : 1]! += match.now.score[seat]!));
  }
  const others = seated(variant, bot, other, 0).filter((b) => b === other).length;
  const own = variant.seatCount - others;
  return made[0]! / own / (made[1]! / others);
}

/** The least ratio of `easy`'s points to `random`'s; in a game to a thousand of card points. */
const CLEARLY: Readonly<Record<string, number>> = { tausend: 1.2, standard: 1.4 };

test.each(
  VARIANTS.flatMap((variant) =>
    Object.keys(variant.ruleset.presets).map((preset) => ({ key: variant.key, preset, variant })),
  ),
)('easy beats random clearly in $key $preset', ({ variant, preset }) => {
  const least = CLEARLY[preset] ?? 1.6;
  expect(ratio(variant, BOTS.easy, BOTS.random, preset)).toBeGreaterThan(least);
});

test('bots play complete matches of three to the end, with play-offs', () => {
  const dreier = variantOf('dreier')!;
  const options = { ...dreier.ruleset.presets['klassisch']!, target: 1 };
  const random = seeded(5);
  const reasons = new Set<string>();
  for (let n = 0; n < 20; n++) {
    let match = openMatch(dreier, options, 0);
    while (match.outcome === null) {
      const seats = nextDeal(match)!.seats;
      match = afterDeal(match, [BOTS.easy, BOTS.random, BOTS.easy], random, seats[0]);
    }
    reasons.add(match.outcome.reason);
  }
  expect([...reasons]).toContain('PLAY_OFF');
});

describe('four or three easy bots at a table', () => {
  const dealt = (key: string) => {
    const variant = variantOf(key)!;
    const options = { ...variant.ruleset.presets['vollstaendig']!, target: 1000 };
    const bots = seated(variant, BOTS.easy, BOTS.easy, 0);
    const random = seeded(7);
    return Array.from({ length: 1500 }, (_, n) => {
      const match = afterDeal(openMatch(variant, options, n % variant.seatCount), bots, random);
      const { contract, declarer, double } = variant.standing(match.deal!.state);
      return { contract, double, made: resultOf(match)?.winners.includes(declarer!) ?? false };
    });
  };

  test.each(['dreier', 'bauern'])(
    'easy bots bid rarely in %s, and make most of their contracts',
    (key) => {
      const deals = dealt(key).filter((d) => d.contract !== null);
      const bid = deals.filter((d) => d.contract !== 'NORMAL');
      expect(bid.length / deals.length).toBeGreaterThan(0.02);
      expect(bid.length / deals.length).toBeLessThan(0.4);
      expect(bid.filter((d) => d.made).length / bid.length).toBeGreaterThan(0.8);
    },
  );

  test.each(['dreier', 'bauern'])(
    'easy bots double rarely in %s, and break at least half of the doubled contracts',
    (key) => {
      const deals = dealt(key);
      const doubled = deals.filter((d) => d.double > 1);
      expect(doubled.length / deals.length).toBeLessThan(0.1);
      expect(doubled.filter((d) => !d.made).length).toBeGreaterThanOrEqual(doubled.length / 2);
    },
  );
});

describe('easy against a Bettler whose hand lies open', () => {
  const dreier = variantOf('dreier')!;
  const cards = (text: string) => text.split(' ');
  const hands = ['CQ HJ HQ DA DT SA', 'CK HK HA DK ST SK', 'CJ HT DJ DQ SJ SQ'].map(cards);
  const dealt = { hands, talon: cards('CA CT') };
  const start = dreier.deal(dreier.ruleset.presets['vollstaendig']!, dealt, 0);
  const after = (actions: string) =>
    cards(actions).reduce((state, action) => {
      const applied = dreier.apply(state, action);
      if (!applied.ok) throw new Error(`${action}: ${applied.error.code}`);
      return applied.value.state;
    }, start);
  const choice = (actions: string) => {
    const view = dreier.view(after(actions), dreier.toAct(after(actions))!);
    return BOTS.easy.choose(view, view.options, seeded(1));
  };
  const bid = 'tH b:PLAUDERER! p p p p';

  test('leads below the only card of a suit in the open hand', () => {
    expect(choice(`${bid} CJ CQ CK`)).toBe('HK');
  });

  test('keeps low cards once the declarer cannot take the trick', () => {
    expect(choice(`${bid} CJ CQ CK DK DJ`)).toBe('DA');
  });
});
