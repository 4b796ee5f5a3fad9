/** Random legal records, reproducible from a seed, for tests and tools. */
import { deckShuffled } from './shuffle.js';
import { drawForDealer } from '../match/draw.js';
import { legal, play } from '../match.js';
import { dealDeck, isDealRunning, nextDeal, openMatch, startDeal } from '../match/dealing.js';
import { dealRecord } from '../match/snapshot.js';
import type { DealRecord, Match } from '../match/types.js';
import type { Variant } from '../variant.js';
import type { RecordJson } from './format.js';
import { recordOf } from './write.js';

/** A complete match of random legal actions. */
export function randomRecord(variant: Variant, preset: string, random: () => number): RecordJson {
  const options = variant.ruleset.presets[preset]!;
  const deals: DealRecord[] = [];
  let match = openMatch(variant, options, null);
  while (match.outcome === null) {
    match = randomDeal(match, random);
    deals.push(dealRecord(match.deal!, variant.seatCount));
  }
  return recordOf({ variant, preset, options, deals, departure: null });
}

/** The match after one more deal of random legal actions. */
export function randomDeal(match: Match, random: () => number): Match {
  const due = nextDeal(match)!;
  const draw = () => drawForDealer(due.seats, deckShuffled(due.deck, random)).dealer;
  const dealer = due.dealer ?? draw();
  const cards = dealDeck(match, dealer, deckShuffled(due.deck, random));
  let current = startDeal(match, cards, dealer).match;
  while (isDealRunning(current)) current = randomAction(current, random);
  return current;
}

function randomAction(match: Match, random: () => number): Match {
  const actions = legal(match);
  const played = play(match, actions[Math.floor(random() * actions.length)]!);
  return played.ok ? played.value.match : match;
}
