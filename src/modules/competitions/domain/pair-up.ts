/** Pairs with the least sum of costs. */
import blossom from 'edmonds-blossom-fixed';

export type LotPair = readonly [number, number];

/** Those who meet again cost more than everything else of all pairs together. */
const COST_OF_MEETING = 1e12;
/** More than this makes no difference, so that the costs stay exact. */
const MOST_MEETINGS = 30;
/** With how many possible partners each is compared first: those next in the order. The last step is everyone. */
const REACHES = [12, 48, Infinity];

export interface PairCosts {
  readonly met: (one: number, other: number) => number;
  /** Whatever else speaks against a pair: below a hundred million; null if the two can be no pair. */
  readonly costOf: (one: number, other: number) => number | null;
}

type Edge = readonly [number, number, number];

/**
 * Pairs everyone so that as few as possible meet again, and the sum of other costs is least.
 *
 * @param lots an even number of them; near ones should fit best, because in large fields only those are compared
 * @returns in the order of each pair's first lot; without a pair that is not possible
 */
export function pairUp(lots: readonly number[], costs: PairCosts): LotPair[] {
  for (const reach of REACHES) {
    const isWhole = reach >= lots.length;
    const edges = isWhole ? allEdges(lots, costs) : nearEdges(lots, costs, reach);
    const partners = leastCost(edges, lots.length);
    const isComplete = partners.every((partner) => partner >= 0);
    if (isWhole || isComplete)
      return partners.flatMap((partner, place) =>
        partner > place ? [[lots[place]!, lots[partner]!] as const] : [],
      );
  }
  return [];
}

function allEdges(lots: readonly number[], { met, costOf }: PairCosts): Edge[] {
  const edges: Edge[] = [];
  for (const [place, one] of lots.entries())
    for (let next = place + 1; next < lots.length; next++) {
      const cost = costOf(one, lots[next]!);
      const again = Math.min(met(one, lots[next]!), MOST_MEETINGS) ** 2 * COST_OF_MEETING;
      if (cost !== null) edges.push([place, next, again + cost]);
    }
  return edges;
}

/** Each with the next ones in both directions that are possible and that they have not met. */
function nearEdges(lots: readonly number[], costs: PairCosts, reach: number): Edge[] {
  const edges = new Map<number, Edge>();
  for (const place of lots.keys())
    for (const step of [1, -1])
      for (const edge of nextPartners(lots, costs, { place, step, reach }))
        edges.set(edge[0] * lots.length + edge[1], edge);
  return [...edges.values()];
}

function nextPartners(
  lots: readonly number[],
  { met, costOf }: PairCosts,
  { place, step, reach }: { readonly place: number; readonly step: number; readonly reach: number },
): Edge[] {
  const edges: Edge[] = [];
  const one = lots[place]!;
  for (let at = place + step; at >= 0 && at < lots.length && edges.length < reach; at += step) {
    const cost = met(one, lots[at]!) > 0 ? null : costOf(one, lots[at]!);
    if (cost !== null) edges.push([Math.min(place, at), Math.max(place, at), cost]);
  }
  return edges;
}

/** The place of each one's partner; −1 without. */
function leastCost(edges: readonly Edge[], count: number): number[] {
  const most = edges.reduce((max, [, , cost]) => Math.max(max, cost), 0);
  const partners = blossom(
    edges.map(([one, other, cost]) => [one, other, most + 1 - cost] as const),
    true,
  );
  // The library knows no vertex beyond the last edge.
  return Array.from(
    { length: count },
    (_, place) => (edges.length > 0 ? partners[place] : -1) ?? -1,
  );
}
