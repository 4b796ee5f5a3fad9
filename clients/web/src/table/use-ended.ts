import { useQuery } from '@urql/preact';
import { useEffect, useState } from 'preact/hooks';
import { EndedDealsDocument } from '../generated/graphql';
import type { EndedDealsQuery } from '../generated/graphql';
import type { Match } from './game';
import { trickCount } from './scenes';
import { lastVisit, remember } from './visits';

export type EndedDeal = NonNullable<EndedDealsQuery['match']>['deals'][number];

/** How many results are shown after a long absence. */
const MAX_RESULTS = 5;

/**
 * The first ended deal whose result the viewer has not seen, or null. Also remembers how much of `shown` the viewer
 * has seen.
 */
export function useEnded(
  match: Match,
  shown: Match,
): { ended: EndedDeal | null; goOn: () => void } {
  const { id, deal } = match;
  const [seen, setSeen] = useState(() => lastVisit(id)?.ended ?? deal.number - 1);
  const last = deal.phase === 'OVER' ? deal.number : deal.number - 1;
  const after = Math.max(seen, last - MAX_RESULTS);
  const [{ data }] = useQuery({
    query: EndedDealsDocument,
    variables: { id, after, first: MAX_RESULTS },
    pause: last <= seen,
    requestPolicy: 'network-only',
  });
  const { number, position } = shown.deal;
  const tricks = trickCount(shown);
  useEffect(
    () => remember({ matchId: id, deal: number, position, tricks, ended: seen }),
    [id, number, position, tricks, seen],
  );
  const deals = data?.match?.deals ?? [];
  const ended = deals.find((each) => each.result && each.number > seen && each.number <= last);
  return { ended: ended ?? null, goOn: () => setSeen(ended?.number ?? last) };
}
