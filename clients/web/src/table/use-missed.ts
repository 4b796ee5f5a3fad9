import { useQuery } from '@urql/preact';
import { useState } from 'preact/hooks';
import { MissedDocument } from '../generated/graphql';
import type { Deal, Match } from './game';
import { between } from './scenes';
import type { Scene } from './scenes';
import { lastVisit } from './visits';

/** What happened since the viewer was here last, step by step; null while that is asked. */
export function useMissed(match: Match): readonly Scene[] | null {
  const [arrival] = useState(() => ({ match, visit: lastVisit(match.id) }));
  const { visit } = arrival;
  const { number, position } = arrival.match.deal;
  const isOver = visit?.deal !== number;
  const isNews = visit !== null && (isOver || visit.position < position);
  const [{ data, error }] = useQuery({
    query: MissedDocument,
    variables: { id: match.id, deal: visit?.deal ?? 1, after: visit?.position ?? 0, isOver },
    pause: !isNews,
    requestPolicy: 'network-only',
  });
  const [scenes, setScenes] = useState<readonly Scene[] | null>(null);
  if (!isNews) return [];
  if (scenes) return scenes;
  if (!data && !error) return null;
  const steps = [...(data?.match?.missed ?? []), ...(data?.match?.since ?? [])];
  // The last step is the table as it is.
  const past = scenesOf(
    arrival.match,
    steps.map(({ deal }) => deal).filter((deal) => !isNow(deal, arrival.match.deal)),
  );
  setScenes(past);
  return past;
}

const isNow = (deal: Deal, now: Deal): boolean =>
  deal.number === now.number && deal.position >= now.position;

/** Up to the table as it is, which is not among them. */
function scenesOf(match: Match, deals: readonly Deal[]): Scene[] {
  if (deals.length === 0) return [];
  const tables = deals.map((deal) => ({ ...match, deal: { ...deal, legalActions: [] } }));
  const scenes = [...tables, match].flatMap((table, i) => {
    const before = tables[i - 1];
    return before ? between(before, table) : [{ match: table, isTaken: false }];
  });
  return scenes.slice(0, -1);
}
