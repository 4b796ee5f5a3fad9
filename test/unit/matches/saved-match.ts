import {
  dealDeck,
  deckShuffled,
  drawForDealer,
  legal,
  openMatch,
  snapshot,
  variantOf,
} from '../../../src/engine/index.js';
import type { Advance, StoredEvent } from '../../../src/modules/matches/domain/advance.js';
import type { DealtBefore } from '../../support/rebuild.js';
import type { StoredMatch } from '../../../src/modules/matches/domain/stored-match.js';
import { matchOf, openTable, playActions } from '../../../src/modules/matches/domain/table.js';
import type { DealCards } from '../../../src/modules/matches/domain/table.js';

/** A match with all rows that the database would keep of it, played without a database. */
export interface SavedMatch {
  readonly match: StoredMatch;
  readonly events: readonly StoredEvent[];
  readonly deals: readonly DealtBefore[];
}

/** A match of a preset, by default the variant's, dealt and ready for its first action. */
export function openSaved(variantKey: string, random: () => number, preset?: string): SavedMatch {
  const variant = variantOf(variantKey)!;
  const options = variant.ruleset.presets[preset ?? variant.ruleset.defaultPreset]!;
  const match = openMatch(variant, options, null);
  const players = Array.from({ length: variant.seatCount }, (_, seat) => ({
    userId: `user ${seat}`,
    isBot: false,
    substituteId: null,
  }));
  const blank = {
    id: 'a match',
    variant: variantKey,
    options,
    players,
    version: 0,
    timeControl: { perTurnSeconds: null },
    snapshot: snapshot(match),
  } as unknown as StoredMatch;
  const empty: SavedMatch = { match: blank, events: [], deals: [] };
  return saved(empty, openTable(blank, match, dealing(random)));
}

/** The match after one random legal action. */
export function playSaved(before: SavedMatch, random: () => number): SavedMatch {
  const actions = legal(matchOf(before.match));
  const token = actions[Math.floor(random() * actions.length)]!;
  const played = playActions(before.match, [token], dealing(random));
  if (!played.ok) throw new Error(played.error.code);
  return saved(before, played.value);
}

/** The match after a step, as the commit writes it. */
export function saved(before: SavedMatch, advance: Advance): SavedMatch {
  const { fromVersion } = advance;
  const events = advance.events.map((event, i) => ({ ...event, version: fromVersion + i + 1 }));
  const deals = before.deals.map((deal) => ({
    ...deal,
    ...advance.endedDeals.find((ended) => ended.number === deal.number),
  }));
  return {
    match: advance.match,
    events: [...before.events, ...events],
    deals: [...deals, ...advance.newDeals],
  };
}

/** Shuffles at random; the service shuffles by its hash chain. */
export function dealing(random: () => number): DealCards {
  return (match, next) => {
    const shuffled = () => deckShuffled(next.deck, random);
    const drawn = next.dealer === null ? drawForDealer(next.seats, shuffled()) : null;
    const dealer = next.dealer ?? drawn!.dealer;
    const dealt = dealDeck(match, dealer, shuffled());
    const deal = { ...dealt, dealer, algorithm: 'test', link: Buffer.alloc(32) };
    return { deal, variant: match.variant.key, drawn };
  };
}
