/** The figures of a duel. */
import { performance } from 'node:perf_hooks';
import type { Game, Pairing } from './duel.js';
import { duel, netOf } from './duel.js';
import { rounded } from './measure.js';
import { parOf, races } from './races.js';
import type { Estimate } from './statistics.js';
import { average, estimate, spread } from './statistics.js';

/** How strong the first bot of a duel is against the second. */
export interface Contest {
  readonly deals: number;
  readonly seed: number;
  /** Net game points a deal. */
  readonly net: Estimate;
  /** The share of won matches to the preset's target; `par` for equal players. */
  readonly bummerl: Estimate & { readonly matches: number; readonly par: number };
  /** The time of its decisions with a choice. */
  readonly millis: { readonly mean: number; readonly p95: number; readonly worst: number };
}

/** Plays the duel, with its progress on stderr. */
export function contest(game: Game, pairing: Pairing, name: string): Contest {
  const { deals, millis } = duel(game, pairing, progress(name, pairing.deals));
  const nets = deals.map((seated) => average(seated.map((deal) => netOf(game, deal))));
  const won = races(game, deals);
  const bummerl = { matches: won.length, ...estimate(won), par: parOf(game) };
  const { seed } = pairing;
  const figures = { net: estimate(nets), bummerl, millis: spread(millis) };
  return { deals: deals.length, seed, ...rounded(figures) };
}

const PROGRESS_MILLIS = 60_000;

/** Prints on stderr, once a minute, how many of `all` deals are played. */
function progress(name: string, all: number): (deals: number) => void {
  let lastPrintAt = performance.now();
  return (deals) => {
    const now = performance.now();
    if (now - lastPrintAt < PROGRESS_MILLIS) return;
    lastPrintAt = now;
    process.stderr.write(`${name}: ${deals} of ${all} deals\n`);
  };
}
