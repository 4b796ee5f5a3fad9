import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { defineSharedLoader, readByJson } from '../../../../platform/graphql/loader.js';
import type { DealRange, DealRef, MatchStore } from '../../storage/match-store.js';
import { MatchBroken } from '../../domain/match-broken.js';
import type { StoredDeal, StoredDraw, StoredShuffle } from '../../domain/stored-deal.js';

/** The ended deals of ranges of matches, by the range as JSON. */
const dealsLoader = defineSharedLoader<string, StoredDeal[]>('deals');

export async function loadDeals(
  context: GraphqlContext,
  store: MatchStore,
  part: DealRange,
): Promise<StoredDeal[]> {
  const loader = dealsLoader(context, (keys) =>
    readByJson(keys, (parts: readonly DealRange[]) => store.dealsOf(parts)),
  );
  return (await loader.load(JSON.stringify(part))) ?? [];
}

/** How deals were shuffled, by the deal as JSON. */
const shufflesLoader = defineSharedLoader<string, StoredShuffle>('shuffles');

const keyOf = ({ matchId, number }: DealRef): string => JSON.stringify({ matchId, number });

export async function loadShuffle(
  context: GraphqlContext,
  store: MatchStore,
  deal: DealRef,
): Promise<StoredShuffle> {
  const loader = shufflesLoader(context, async (keys) => {
    const found = await store.shuffles(keys.map((key) => JSON.parse(key) as DealRef));
    return new Map(found.map((shuffle) => [keyOf(shuffle), shuffle]));
  });
  const shuffle = await loader.load(keyOf(deal));
  if (!shuffle) throw new MatchBroken(deal.matchId, `deal ${deal.number} is missing`);
  return shuffle;
}

/** A match's draw for the first dealer, by the match's id. */
export const drawsLoader = defineSharedLoader<string, StoredDraw>('draws');
