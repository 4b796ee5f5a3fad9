import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { defineSharedLoader, readByJson } from '../../../../platform/graphql/loader.js';
import type { DealRange, DealRef, Deals } from '../../application/index.js';
import type { StoredMatch } from '../../domain/stored-match.js';
import { MatchBroken } from '../../domain/match-broken.js';
import type { DealResult } from '../../../../engine/index.js';
import type {
  DealsInOrder,
  StoredDeal,
  StoredDraw,
  StoredShuffle,
} from '../../domain/stored-deal.js';

const keyOf = ({ matchId, number }: DealRef): string => JSON.stringify({ matchId, number });

/** The ended deals of ranges of matches, by the range as JSON. */
const dealsLoader = defineSharedLoader<string, StoredDeal[]>('deals');

export async function loadDeals(
  context: GraphqlContext,
  stored: Deals,
  part: DealRange,
): Promise<StoredDeal[]> {
  const loader = dealsLoader(context, (keys) =>
    readByJson(keys, (parts: readonly DealRange[]) => stored.dealsOf(parts)),
  );
  return (await loader.load(JSON.stringify(part))) ?? [];
}

/** The results of all deals before one, by that deal as JSON. */
const resultsLoader = defineSharedLoader<string, (DealResult | null)[]>('results');

/** The price of each deal before a range, because its result is read. */
const RESULT_PRICE = 0.25;

/**
 * The ended deals of a range, as they follow those before it. The match's snapshot holds the last deal: if only that
 * one is wanted, nothing is read, and nothing is charged.
 */
export async function dealsInOrder(
  context: GraphqlContext,
  stored: Deals,
  part: DealRange,
  { dealNumber }: Pick<StoredMatch, 'dealNumber'>,
): Promise<DealsInOrder> {
  if (part.from >= dealNumber) return { before: [], deals: [] };
  context.meter.spend((part.from - 1) * RESULT_PRICE);
  const loader = resultsLoader(context, (keys) =>
    readByJson(keys, (refs: readonly DealRef[]) => stored.resultsBefore(refs)),
  );
  const { matchId, from } = part;
  const read = from === 1 ? [] : loader.load(keyOf({ matchId, number: from }));
  const [before, deals] = await Promise.all([read, loadDeals(context, stored, part)]);
  if (before?.length !== from - 1)
    throw new MatchBroken(matchId, 'the result of a deal is missing');
  return { before, deals };
}

/** How deals were shuffled, by the deal as JSON. */
const shufflesLoader = defineSharedLoader<string, StoredShuffle>('shuffles');

export async function loadShuffle(
  context: GraphqlContext,
  stored: Deals,
  deal: DealRef,
): Promise<StoredShuffle> {
  const loader = shufflesLoader(context, async (keys) => {
    const found = await stored.shuffles(keys.map((key) => JSON.parse(key) as DealRef));
    return new Map(found.map((shuffle) => [keyOf(shuffle), shuffle]));
  });
  const shuffle = await loader.load(keyOf(deal));
  if (!shuffle) throw new MatchBroken(deal.matchId, `deal ${deal.number} is missing`);
  return shuffle;
}

/** A match's draw for the first dealer, by the match's id. */
export const drawsLoader = defineSharedLoader<string, StoredDraw>('draws');
