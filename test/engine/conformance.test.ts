/**
 * Checks by random play the properties that every variant, preset and rule set must have (rules 12). Every variant of
 * the registry is checked. With BUMMERL_TEST_DEEP=1 ten thousand matches of each variant are played,
 * otherwise as many as take seconds.
 */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Match, RefusalCode, Variant } from '../../src/engine/index.js';
import {
  CONTRACTS,
  VARIANTS,
  dealRecord,
  isDealRunning,
  legal,
  nextDeal,
  openMatch,
  play,
  recordOf,
  replayText,
  resultOf,
  seeded,
  startDeal,
  variantOf,
} from '../../src/engine/index.js';
import { documentFaults } from '../support/documents.js';
import { actionFaults } from './support/action-faults.js';
import { cardFaults, listFaults, tokenFaults } from './support/faults.js';
import { Reach, noteDeal, noteEvents } from './support/reach.js';
import { planOf, plannedAction, riggedCards } from './support/rigged.js';
import { IS_DEEP } from '../support/deep.js';
import type { Game, Position, Random } from './support/scenarios.js';
import { games, gamesOf, observers, pick, randomDeal, replayed } from './support/scenarios.js';

const RUNS = IS_DEEP ? 100 : 6;
/**
 * How many matches are played of each variant: enough to reach every rule, and at least two with each rule set.
 * Variants with more rules to reach also have shorter matches.
 */
const MATCHES: Readonly<Record<string, number>> = {
  zweier: IS_DEEP ? 10_000 : 400,
  dritt: IS_DEEP ? 10_000 : 150,
  dreier: IS_DEEP ? 20_000 : 2_500,
  bauern: IS_DEEP ? 20_000 : 2_000,
};
/** Every token of the notation is tried in one of so many positions. */
const TOKENS_EVERY = 60;
/** More actions than any deal can have. */
const MOST_ACTIONS = 120;
const DEEP_TIMEOUT_MS = 3_600_000;

const everyDeal = (game: Game, check: (positions: readonly Position[]) => void): void =>
  fc.assert(
    fc.property(fc.integer(), (seed) => check([...randomDeal(game, seeded(seed))])),
    { numRuns: RUNS, seed: 66 },
  );

describe.each(games(5))('$name', (game) => {
  const { variant, options } = game;

  test('in every position every card is in one place, and an action is legal exactly if it is listed', () => {
    everyDeal(game, (positions) => {
      expect(positions.length).toBeLessThan(MOST_ACTIONS);
      for (const { state } of positions) {
        const faults = [...cardFaults(game, state), ...listFaults(game, state)];
        expect([...faults, ...tokenFaults(game, state, () => undefined)]).toEqual([]);
      }
    });
  });

  test('a deal replayed from its record is the same, bit for bit', () => {
    everyDeal(game, (positions) => {
      const last = positions.at(-1)!;
      const again = replayed(game, last.cards, last.dealer, last.actions)!;
      expect(JSON.stringify(again.state)).toBe(JSON.stringify(last.state));
      expect(again.events).toEqual(last.events);
      const recorded = replayed(game, last.state.dealt, last.dealer, last.actions)!;
      expect(JSON.stringify(recorded.state)).toBe(JSON.stringify(last.state));
    });
  });

  test('a deal that has ended has facts from which the game points follow, and everyone sees all cards', () => {
    everyDeal(game, (positions) => {
      const { state } = positions.at(-1)!;
      for (const observer of observers(variant))
        expect(variant.view(state, observer).hands.every((h) => h.cards !== null)).toBe(true);
      const facts = variant.outcome(state);
      if (facts === null) return;
      const gamePoints = variant.match.price(options, facts, 0);
      expect(gamePoints).toHaveLength(variant.seatCount);
      for (const winner of facts.winners) expect(gamePoints[winner]).toBeGreaterThan(0);
    });
  });
});

/** Plays a match with rigged deals and many bids, and notes the rules that it reaches. */
function playMatch(game: Game, random: Random, reach: Reach): Match {
  const { variant, options } = game;
  let match = openMatch(variant, options, Math.floor(random() * variant.seatCount));
  const deals = [];
  while (match.outcome === null) {
    const due = nextDeal(match)!;
    const dealer = due.dealer ?? pick(due.seats, random);
    match = playDeal(withNextDeal(match, game, dealer, random), game, random, reach);
    noteDeal(reach, match, resultOf(match));
    deals.push(dealRecord(match.deal!, variant.seatCount));
  }
  const parts = { variant, preset: variant.ruleset.defaultPreset, options, deals, departure: null };
  const record = recordOf(parts);
  const wrong = deals.length < 3 ? documentFaults('record', record) : [];
  if (wrong.length > 0) throw new Error(`${game.name}: ${wrong.join('; ')}`);
  const answer = replayText(JSON.stringify(record));
  const { winners, places, bummerl } = match.outcome;
  if (JSON.stringify(answer.match) !== JSON.stringify({ winners, places, bummerl }))
    throw new Error(`${game.name}: the record of a match ends differently`);
  return match;
}

function withNextDeal(match: Match, game: Game, dealer: number, random: Random): Match {
  const { seats, playOff } = nextDeal(match)!;
  if (!playOff) return startDeal(match, riggedCards(game, random, dealer), dealer).match;
  const zweier = variantOf('zweier')!;
  const two = { ...game, variant: zweier, options: zweier.ruleset.presets['weich']! };
  const { hands, talon } = riggedCards(two, random, seats.indexOf(dealer));
  const all = match.now.score.map((_, seat) => hands[seats.indexOf(seat)] ?? []);
  return startDeal(match, { hands: all, talon }, dealer).match;
}

function playDeal(start: Match, game: Game, random: Random, reach: Reach): Match {
  let match = start;
  const plan = planOf(random);
  while (isDealRunning(match)) {
    check(match, game, random, reach);
    const played = play(match, plannedAction(legal(match), plan, random));
    if (!played.ok) throw new Error(`${game.name}: a listed action is refused`);
    match = played.value.match;
    noteEvents(reach, match, played.value.events);
  }
  return match;
}

function check(match: Match, game: Game, random: Random, reach: Reach): void {
  const { variant, options, state } = match.deal!;
  const here = { ...game, variant, options };
  const faults = [...cardFaults(here, state), ...listFaults(here, state)];
  if (random() * TOKENS_EVERY < 1)
    faults.push(...tokenFaults(here, state, (code) => reach.note(code)), ...actionFaults(match));
  if (faults.length > 0) throw new Error(`${game.name}: ${faults.join('; ')}`);
}

const BID_CONTRACTS = CONTRACTS.map((c) => c.name).filter((name) => name !== 'NORMAL');
const made = BID_CONTRACTS.map((name) => `${name} won CONTRACT_MADE`);
const failed = BID_CONTRACTS.map((name) => `${name} lost CONTRACT_FAILED`);
/** With five cards a whole suit is the whole hand, and cannot lose (rules 11.4). */
const CANNOT_FAIL = ['FARBRINGERL lost CONTRACT_FAILED', 'HERRENSCHNAPSER lost CONTRACT_FAILED'];

const CONTRACT_RULES = [
  ...made,
  ...['NORMAL won SIXTY_SIX', 'NORMAL lost SIXTY_SIX', 'NORMAL won LAST_TRICK'],
  ...['NORMAL lost LAST_TRICK', 'double 1', 'double 2', 'double 4', 'double 8'],
  ...['TRUMP_NAMED', 'TRUMP_TURNED', 'HANDS_OPENED', 'MARRIAGE_ANNOUNCED', 'bid'],
  ...['bummerl 1', 'bummerl 2', 'bummerl 4'],
];

const PLAY_CODES: readonly RefusalCode[] = [
  'UNKNOWN_ACTION',
  'NOT_IN_THIS_PHASE',
  'NOT_YOUR_CARD',
  'MUST_LEAD_MARRIAGE_CARD',
  'MUST_FOLLOW_SUIT',
  'MUST_HEAD_TRICK',
  'MUST_TRUMP',
  'NOT_ON_LEAD',
  'NO_MARRIAGE',
];
const TALON_CODES: readonly RefusalCode[] = [
  'NO_EXCHANGE_CARD',
  'TALON_CLOSED',
  'TALON_EMPTY',
  'TOO_FEW_IN_TALON',
  'NO_TRICK_YET',
];
const BID_CODES: readonly RefusalCode[] = ['CONTRACT_NOT_ALLOWED', 'BID_TOO_LOW'];

/** The rules that a run must reach, by variant. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  zweier: [
    ...PLAY_CODES.filter((code) => code !== 'UNKNOWN_ACTION'),
    ...TALON_CODES,
    ...['SIXTY_SIX', 'CLAIM', 'FALSE_CLAIM', 'LAST_TRICK', 'CLOSE_FAILED', 'CLOSE_BEATEN'],
    ...['TIE', 'MOST_POINTS', 'ALL_PLAYED', 'bummerl 1', 'bummerl 2'],
  ],
  dritt: [
    ...PLAY_CODES.filter((code) => code !== 'UNKNOWN_ACTION'),
    ...['MOST_POINTS', 'TIE', 'TRUMP_NAMED', 'TRUMP_TURNED', 'bummerl 1', 'bummerl 2'],
  ],
  dreier: [
    ...PLAY_CODES.filter((code) => code !== 'UNKNOWN_ACTION'),
    ...BID_CODES,
    ...CONTRACT_RULES,
    ...failed,
    ...['cut', 'knock', 'redeal', 'TALON_TAKEN', 'bid without talon', 'play-off SIXTY_SIX'],
  ],
  bauern: [
    ...PLAY_CODES.filter((code) => code !== 'UNKNOWN_ACTION'),
    ...BID_CODES,
    ...CONTRACT_RULES,
    ...failed.filter((name) => !CANNOT_FAIL.includes(name)),
  ],
};

describe.each(VARIANTS.map((variant) => ({ key: variant.key, variant })))('$key', ({ variant }) => {
  test(
    `${MATCHES[variant.key]!} matches end, replay and reach every rule`,
    () => expect(reachOf(variant).missing(REQUIRED[variant.key]!)).toEqual([]),
    DEEP_TIMEOUT_MS,
  );
});

/** Short matches without doubling, in which a Retourschneider is frequent. */
const toTwo = (variant: Variant): Game[] =>
  gamesOf(variant, 0).map((game) => {
    const short = { target: 2, ...('doubling' in game.options && { doubling: false }) };
    return { ...game, name: `${game.name} to 2`, options: { ...game.options, ...short } };
  });

function reachOf(variant: Variant): Reach {
  const reach = new Reach();
  const random = seeded(1895);
  const short = toTwo(variant);
  const all = [...gamesOf(variant, 60), ...short, ...short, ...short, ...short];
  for (let n = 0; n < MATCHES[variant.key]!; n++) playMatch(all[n % all.length]!, random, reach);
  return reach;
}

test('the registry names each variant once', () => {
  const keys = VARIANTS.map((v) => v.key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(Object.keys(REQUIRED).sort()).toEqual([...keys].sort());
});
