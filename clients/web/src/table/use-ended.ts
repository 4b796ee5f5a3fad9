import { useQuery } from '@urql/preact';
import { useEffect, useState } from 'preact/hooks';
import { EndedDealsDocument } from '../generated/graphql';
import type { EndedDealsQuery } from '../generated/graphql';
import type { Match } from './game';
import { lastVisit, remember } from './visits';

export type EndedDeal = NonNullable<EndedDealsQuery['match']>['deals'][number];

/** As many as one reads after a long absence. */
const MOST = 5;

/** The first deal that ended and that the viewer has not looked at; null where there is none. */
export function useEnded(match: Match): { ended: EndedDeal | null; goOn: () => void } {
  const { id, version, deal } = match;
  const [seen, setSeen] = useState(() => lastVisit(id)?.deal ?? deal.number - 1);
  const last = deal.phase === 'OVER' ? deal.number : deal.number - 1;
  const after = Math.max(seen, last - MOST);
  const [{ data }] = useQuery({
    query: EndedDealsDocument,
    variables: { id, after, first: MOST },
    pause: last <= seen,
    requestPolicy: 'network-only',
  });
  useEffect(() => remember({ matchId: id, version, deal: seen }), [id, version, seen]);
  const deals = data?.match?.deals ?? [];
  const ended = deals.find(({ number, result }) => result && number > seen && number <= last);
  return { ended: ended ?? null, goOn: () => setSeen(ended?.number ?? last) };
}
