/** The numbers of positions at each depth from fixed deals. They change when any rule of play changes. */
import type { DealState, Variant } from '../../../src/engine/index.js';
import { deckShuffled, seeded } from '../../../src/engine/index.js';

/** A deal that is the same in every run. */
export function fixedDeal(variant: Variant, preset: string, seed: number): DealState {
  const options = variant.ruleset.presets[preset]!;
  const dealer = seed % variant.seatCount;
  const deck = deckShuffled(variant.deck(options), seeded(seed));
  return variant.deal(options, variant.dealFrom(options, deck, dealer), dealer);
}

/** How many positions legal actions reach from `state`, at depth 1, 2 …, `depth`. */
export function perft(variant: Variant, state: DealState, depth: number): number[] {
  const counts: number[] = [];
  let level: readonly DealState[] = [state];
  for (let n = 0; n < depth; n++) {
    level = level.flatMap((s) => variant.legal(s).map((action) => played(variant, s, action)));
    counts.push(level.length);
  }
  return counts;
}

function played(variant: Variant, state: DealState, action: string): DealState {
  const applied = variant.apply(state, action);
  if (!applied.ok) throw new Error(`${action}: ${applied.error.code}`);
  return applied.value.state;
}
