/**
 * Fits the chance of making a contract by its declarer's hand (src/bots/called/chances.ts). Every contract is
 * bid many times, each time by the player with the best hand for it by the present weights, and played by rules of
 * thumb.
 *
 * `npm run bench -- chances [deals] [--seed n] [--write]`: this many deals of each contract in each game;
 * `--write` replaces the weights.
 */
import { WEIGHT_COUNT, keyOf, featuresOf } from '../../src/bots/called/chances.js';
import type { Stage } from '../../src/bots/called/chances.js';
import { easy } from '../../src/bots/easy.js';
import { after } from '../../src/bots/search/playing.js';
import type {
  Action,
  Contract,
  DealState,
  DealView,
  Seat,
  Variant,
} from '../../src/engine/index.js';
import { CONTRACTS, kernel, seeded, variantOf } from '../../src/engine/index.js';
import { argumentsOf, sampleOf, shuffledDeal } from './games.js';
import { round } from './measure.js';
import { writeSource } from './weights.js';

const FILE = new URL('../../src/bots/called/weights.ts', import.meta.url);
const GAMES = ['dreier', 'bauern'].map((key) => variantOf(key)!);

/** The learning rate at the beginning and at the end. */
const RATE = 0.08;
const LAST_RATE = 0.002;
/** Keeps weights of rare hands small. */
const SHRINKING = 1e-4;
/** The share of bids made with any hand, and of those made without the talon. */
const ANYBODY = 0.25;
const WITHOUT = 0.4;

type Random = () => number;

/** A hand that tries its contract: the key of its weights and their indices. */
interface Trial {
  readonly key: string;
  readonly features: readonly number[];
}

/** The weights by key, and the sum of the log losses so far. */
class Fit {
  readonly weights = new Map<string, number[]>();
  trials = 0;
  surprise = 0;

  odds({ key, features }: Trial): number {
    const weights = this.weightsOf(key);
    return features.reduce((sum, feature) => sum + weights[feature]!, 0);
  }

  learn(trial: Trial, isMade: boolean, rate: number): void {
    const chance = 1 / (1 + Math.exp(-this.odds(trial)));
    const weights = this.weightsOf(trial.key);
    for (const feature of trial.features)
      weights[feature]! += rate * (Number(isMade) - chance - SHRINKING * weights[feature]!);
    this.trials++;
    this.surprise -= Math.log(isMade ? chance : 1 - chance);
  }

  private weightsOf(key: string): number[] {
    const known = this.weights.get(key) ?? new Array<number>(WEIGHT_COUNT).fill(0);
    this.weights.set(key, known);
    return known;
  }
}

/** A deal in progress. */
class Table {
  constructor(
    readonly variant: Variant,
    private state: DealState,
  ) {}

  /** The view of the player to act; null when the deal has ended. */
  view(): DealView | null {
    const seat = this.variant.toAct(this.state);
    return seat === null ? null : this.variant.view(this.state, seat);
  }

  handOf(seat: Seat): kernel.CardSet {
    const { cards } = this.variant.view(this.state, seat).hands[seat]!;
    return kernel.asSet(cards!);
  }

  /** Goes on by `choose` while the deal is in one of `phases`. */
  play(phases: readonly string[], choose: (view: DealView) => Action): void {
    for (let view = this.view(); view && phases.includes(view.phase); view = this.view())
      this.state = after(this.variant, this.state, choose(view));
  }

  isMadeBy(seat: Seat): boolean {
    return this.variant.outcome(this.state)!.winners.includes(seat);
  }
}

function freshTable(variant: Variant, random: Random): Table {
  const options = variant.ruleset.presets[variant.ruleset.defaultPreset]!;
  const cards = shuffledDeal(variant, options, random);
  return new Table(variant, variant.deal(options, cards, 0));
}

/** The seats that may bid a contract. The caller sits left of the dealer, and its partner two seats further. */
function biddersOf({ openTo }: Contract, { seatCount }: Variant): Seat[] {
  const seats = Array.from({ length: seatCount }, (_, seat) => seat);
  if (openTo === 'caller') return [1];
  const isCallersPartner = (seat: Seat) => (seatCount === 4 ? seat % 2 === 1 : seat === 1);
  return openTo === 'any' ? seats : seats.filter((seat) => !isCallersPartner(seat));
}

/** Bids a contract once and plays it to its end. */
function tryOut(fit: Fit, variant: Variant, contract: Contract, rate: number, random: Random) {
  const table = freshTable(variant, random);
  const byRulesOfThumb = (view: DealView) => easy.choose(view, view.options, random);
  table.play(['CUT', 'TRUMP'], byRulesOfThumb);
  const letter = table.view()?.memory.named;
  if (!letter) return; // a redeal
  const trump = contract.hasTrump ? kernel.suitFrom(letter) : kernel.NONE;
  const hasTalon = table.view()!.talonCount > 0;
  const isWithout = hasTalon && contract.value > 0 && random() < WITHOUT;
  const trialOf = (seat: Seat, stage: Stage): Trial => ({
    key: keyOf(contract, variant.seatCount, stage),
    features: featuresOf(table.handOf(seat), trump),
  });
  const isBidBefore = hasTalon && !isWithout && contract.value > 0;
  const stage = isBidBefore ? 'before' : 'played';
  const height = (seat: Seat) =>
    random() < ANYBODY ? 20 * random() - 10 : fit.odds(trialOf(seat, stage));
  const heights = biddersOf(contract, variant).map((seat) => ({ seat, height: height(seat) }));
  const { seat } = heights.reduce((top, next) => (next.height > top.height ? next : top));
  const first = trialOf(seat, stage);
  const bid = `b:${contract.name}${isWithout ? '!' : ''}`;
  table.play(['BIDDING'], (view) => (view.legal.includes(bid) && view.toAct === seat ? bid : 'p'));
  if (contract.value > 0 && table.view()!.contract !== contract.name) return; // not held
  table.play(['TALON'], byRulesOfThumb);
  table.play(['RAISE', 'DOUBLING'], () => 'p');
  const last = trialOf(seat, 'played');
  table.play(['LEAD', 'FOLLOW'], byRulesOfThumb);
  const isMade = table.isMadeBy(seat);
  fit.learn(last, isMade, rate);
  if (isBidBefore) fit.learn(first, isMade, rate);
}

function fitted(variant: Variant, deals: number, random: Random): Fit {
  const fit = new Fit();
  const all = deals * CONTRACTS.length;
  for (let n = 0; n < all; n++) {
    const rate = Math.max(LAST_RATE, RATE * (1 - n / all));
    tryOut(fit, variant, CONTRACTS[n % CONTRACTS.length]!, rate, random);
  }
  return fit;
}

const textOf = (weights: Record<string, readonly number[]>): string =>
  `/** Fitted by \`npm run bench -- chances --write\`; chances.ts says which weight belongs to which feature. */
export const CHANCES: Readonly<Record<string, readonly number[]>> = ${JSON.stringify(weights)};`;

export async function run(args: readonly string[]): Promise<Record<string, unknown>> {
  const { values, positionals } = argumentsOf(args);
  const { deals, seed } = sampleOf(positionals[0] ?? '30000', values.seed);
  const fits = GAMES.map((variant) => ({
    game: variant.key,
    fit: fitted(variant, deals, seeded(seed)),
  }));
  const entries = fits.flatMap(({ fit }) => [...fit.weights]);
  const weights = Object.fromEntries(
    entries.map(([key, list]) => [key, list.map((weight) => round(weight))]),
  );
  if (values.write) await writeSource(FILE, textOf(weights));
  return Object.fromEntries(
    fits.map(({ game, fit }) => [
      game,
      { trials: fit.trials, surprise: round(fit.surprise / fit.trials) },
    ]),
  );
}
