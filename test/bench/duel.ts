/** Duplicate deals: each is played with the seats swapped, so that the cards even out. */
import { performance } from 'node:perf_hooks';
import type { Bot } from '../../src/bots/index.js';
import { utilities } from '../../src/bots/search/utility.js';
import type { DealtCards, Options, Seat, Variant } from '../../src/engine/index.js';
import { deckShuffled, seeded } from '../../src/engine/index.js';

/** What came of a duel, for the first bot. */
export interface DuelResult {
  readonly deals: number;
  /** Net game points a deal, and the standard error of that mean. */
  readonly net: number;
  readonly error: number;
  /** Milliseconds a decision of the first bot: mean and the longest. */
  readonly millis: { readonly mean: number; readonly worst: number };
}

interface Clocked {
  decisions: number;
  millis: number;
  worst: number;
}

/** Plays one deal, `bots` by seat; what it was worth to each. */
function playDeal(
  variant: Variant,
  options: Options,
  cards: DealtCards,
  bots: readonly Bot[],
  random: () => number,
  first: { bot: Bot; clock: Clocked },
): readonly number[] {
  let state = variant.deal(options, cards, 0);
  for (let seat = variant.toAct(state); seat !== null; seat = variant.toAct(state)) {
    const bot = bots[seat]!;
    const start = performance.now();
    const action = bot.choose(variant.view(state, seat), options, random);
    if (bot === first.bot) note(first.clock, performance.now() - start);
    const applied = variant.apply(state, action);
    if (!applied.ok) throw new Error(`${bot.key}: ${action} ${applied.error.code}`);
    state = applied.value.state;
  }
  return utilities(variant, options, state);
}

function note(clock: Clocked, millis: number): void {
  clock.decisions++;
  clock.millis += millis;
  clock.worst = Math.max(clock.worst, millis);
}

/** Where the first bot sits: at each seat in turn, with its partner's where there are sides. */
const seatings = ({ seatCount }: Variant): Seat[][] =>
  seatCount === 4
    ? [
        [0, 2],
        [1, 3],
      ]
    : Array.from({ length: seatCount }, (_, seat) => [seat]);

/** Plays `deals` deals, each once for every seating. */
export function duel(
  variant: Variant,
  options: Options,
  first: Bot,
  second: Bot,
  deals: number,
  seed = 1,
): DuelResult {
  const random = seeded(seed);
  const clock: Clocked = { decisions: 0, millis: 0, worst: 0 };
  const nets: number[] = [];
  for (let n = 0; n < deals; n++) {
    const cards = variant.dealFrom(options, deckShuffled(variant.deck(options), random), 0);
    const worth = seatings(variant).map((seats) => {
      const bots = Array.from({ length: variant.seatCount }, (_, s) =>
        seats.includes(s) ? first : second,
      );
      const made = playDeal(variant, options, cards, bots, random, { bot: first, clock });
      return made[seats[0]!]!;
    });
    nets.push(worth.reduce((sum, x) => sum + x, 0) / worth.length);
  }
  const net = nets.reduce((sum, x) => sum + x, 0) / deals;
  const variance = nets.reduce((sum, x) => sum + (x - net) ** 2, 0) / (deals - 1);
  return {
    deals,
    net,
    error: Math.sqrt(variance / deals),
    millis: { mean: clock.millis / clock.decisions, worst: clock.worst },
  };
}
