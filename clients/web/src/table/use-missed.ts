import { useQuery } from '@urql/preact';
import { useState } from 'preact/hooks';
import { MissedDocument } from '../generated/graphql';
import type { MissedQuery, MissedQueryVariables } from '../generated/graphql';
import type { Deal, Match } from './game';
import { between, takenBefore, trickCount } from './scenes';
import type { Scene } from './scenes';
import { lastVisit } from './visits';
import type { Visit } from './visits';

/** What happened since the viewer was here last, step by step; null while that is asked. */
export function useMissed(match: Match): readonly Scene[] | null {
  const [arrival] = useState(() => arrivalAt(match));
  const [{ data, error }] = useQuery({
    query: MissedDocument,
    variables: arrival.asked ?? { id: match.id, deal: 1, after: 0, isOver: false },
    pause: arrival.asked === null,
    requestPolicy: 'network-only',
  });
  const [scenes, setScenes] = useState<readonly Scene[] | null>(null);
  if (scenes) return scenes;
  if (arrival.asked && !data && !error) return null;
  const past = scenesOf(arrival, stepsOf(data?.match));
  setScenes(past);
  return past;
}

interface Arrival {
  readonly match: Match;
  readonly visit: Visit | null;
  /** Null on the first visit, and where nothing has happened since the last. */
  readonly asked: MissedQueryVariables | null;
}

function arrivalAt(match: Match): Arrival {
  const visit = lastVisit(match.id);
  const { number, position } = match.deal;
  const isOver = visit?.deal !== number;
  const isNews = visit !== null && (isOver || visit.position < position);
  const asked = isNews && { id: match.id, deal: visit.deal, after: visit.position, isOver };
  return { match, visit, asked: asked || null };
}

const stepsOf = (answer: MissedQuery['match'] | undefined): readonly Deal[] =>
  [...(answer?.missed ?? []), ...(answer?.since ?? [])].map(({ deal }) => deal);

const isNow = (deal: Deal, now: Deal): boolean =>
  deal.number === now.number && deal.position >= now.position;

/** Up to the table as it is, which is not among them. */
function scenesOf({ match, visit }: Arrival, steps: readonly Deal[]): Scene[] {
  // The last step is the table as it is.
  const deals = steps.filter((deal) => !isNow(deal, match.deal));
  const tables = deals.map((deal) => ({ ...match, deal: { ...deal, legalActions: [] } }));
  const scenes = [...tables, match].flatMap((table, i) => {
    const before = tables[i - 1];
    if (before) return between(before, table);
    return [...takenSince(visit, table), { match: table, isTaken: false }];
  });
  return scenes.slice(0, -1);
}

/** Of the tricks that were taken meanwhile the last alone may be looked at: the steps begin after it. */
const takenSince = (visit: Visit | null, table: Match): Scene[] =>
  visit?.tricks !== undefined &&
  visit.deal === table.deal.number &&
  visit.tricks < trickCount(table)
    ? takenBefore(table)
    : [];
