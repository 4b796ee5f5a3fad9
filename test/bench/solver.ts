/**
 * The speed of the solver in deals of two, preset `weich`, on one core. It solves endings of five cards against five
 * after the talon has been drawn, and complete deals from the first lead.
 */
import { performance } from 'node:perf_hooks';
import { DealSearch } from '../../src/bots/solver/deal.js';
import { cardsFrom, cardFrom, LANE } from '../../src/bots/solver/cards.js';
import { solverRules } from '../../src/bots/solver/rules.js';
import { NO_CLOSER } from '../../src/bots/solver/strict.js';
import type { DealState } from '../../src/engine/index.js';
import { seeded, variantOf } from '../../src/engine/index.js';
import { shuffledDeal } from './games.js';
import { round } from './measure.js';

const ENDGAMES = 20_000;
const DEALS = 400;
/** Runs that are not counted, because the compiler is still at work. */
const WARM_UP = 0.2;

const zweier = variantOf('zweier')!;
const options = zweier.ruleset.presets['weich']!;
const random = seeded(66);

function dealt(): DealState {
  return zweier.deal(options, shuffledDeal(zweier, options, random), 0);
}

/** A random deal without a close, played until the talon is gone; null if it has ended. */
function drawnOut(): DealState | null {
  let state = dealt();
  while (zweier.toAct(state) !== null && zweier.places(state).talon.length > 0) {
    const actions = zweier.legal(state).filter((action) => action !== 'c');
    const applied = zweier.apply(state, actions[Math.floor(random() * actions.length)]!);
    if (!applied.ok) throw new Error(applied.error.code);
    state = applied.value.state;
  }
  return zweier.toAct(state) === null ? null : state;
}

function endgame(search: DealSearch): (() => number) | null {
  const state = drawnOut();
  if (!state) return null;
  const { hands } = zweier.places(state);
  const { tricks, cardPoints, trump } = zweier.standing(state);
  const leader = zweier.toAct(state)!;
  const other = 1 - leader;
  const [hl, ho] = [cardsFrom(hands[leader]!), cardsFrom(hands[other]!)];
  const [pl, po, tl, to] = [
    cardPoints[leader]!,
    cardPoints[other]!,
    tricks[leader]!,
    tricks[other]!,
  ];
  const trumps = LANE[cardFrom(`${trump}A`)]!;
  return () => {
    search.strict.trumps = trumps;
    return search.strict.play(hl, ho, pl, po, tl, to, NO_CLOSER, -4, 4);
  };
}

function wholeDeal(search: DealSearch): () => number {
  const { hands, talon } = zweier.places(dealt());
  const cards = talon.map(cardFrom);
  return () => {
    search.begin(cards, false);
    search.strict.trumps = LANE[cards.at(-1)!]!;
    return search.lead(cardsFrom(hands[1]!), cardsFrom(hands[0]!), 0, 0, 0, 0, 0, -4, 4);
  };
}

/** The time of each call after the warm-up, in milliseconds. */
function timesOf(work: readonly (() => number)[]): number[] {
  const times = work.map((solve) => {
    const start = performance.now();
    solve();
    return performance.now() - start;
  });
  return times.slice(Math.floor(work.length * WARM_UP)).sort((a, b) => a - b);
}

const mean = (times: readonly number[]) => times.reduce((sum, t) => sum + t, 0) / times.length;

/** Mean microseconds of a five-card ending; mean and 95th percentile of a whole deal. */
export function run(): Promise<Record<string, unknown>> {
  const search = new DealSearch(solverRules(options));
  const endings: (() => number)[] = [];
  while (endings.length < ENDGAMES) {
    const ending = endgame(search);
    if (ending) endings.push(ending);
  }
  endings.slice(0, endings.length * WARM_UP).forEach((solve) => solve());
  const start = performance.now();
  endings.forEach((solve) => solve());
  const micros = (1000 * (performance.now() - start)) / endings.length;
  const whole = timesOf(Array.from({ length: DEALS }, () => wholeDeal(search)));
  return Promise.resolve({
    fiveByFiveMicros: round(micros),
    openDealMillis: {
      mean: round(mean(whole)),
      p95: round(whole[Math.floor(whole.length * 0.95)]!),
      max: round(whole.at(-1)!),
    },
  });
}
