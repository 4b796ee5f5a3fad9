import { useQuery } from '@urql/preact';
import { useState } from 'preact/hooks';
import { MissedDocument } from '../generated/graphql';
import type { MissedQuery, MissedQueryVariables } from '../generated/graphql';
import type { Deal, Match } from './game';
import { between, takenBefore, trickCount } from './scenes';
import type { Scene } from './scenes';
import { lastVisit } from './visits';
import type { Visit } from './visits';

/** The scenes before the present table. */
export interface Missed {
  readonly scenes: readonly Scene[];
  /** The last scene that the viewer has seen, to find the new events; null if nothing was missed. */
  readonly known: Scene | null;
}

/** The steps since the viewer's last visit. Null until they are loaded. */
export function useMissed(match: Match): Missed | null {
  const [arrival] = useState(() => arrivalAt(match));
  const [{ data, error }] = useQuery({
    query: MissedDocument,
    variables: arrival.query ?? { id: match.id, deal: 1, after: 0, isOver: false },
    pause: arrival.query === null,
    requestPolicy: 'network-only',
  });
  const [missed, setMissed] = useState<Missed | null>(null);
  if (missed) return missed;
  if (arrival.query && !data && !error) return null;
  const past = arrival.query ? missedOf(arrival, stepsOf(data?.match)) : NOTHING;
  setMissed(past);
  return past;
}

const NOTHING: Missed = { scenes: [], known: null };

interface Arrival {
  readonly match: Match;
  readonly visit: Visit | null;
  /** Null on the first visit, or if nothing has happened since the last one. */
  readonly query: MissedQueryVariables | null;
}

function arrivalAt(match: Match): Arrival {
  const visit = lastVisit(match.id);
  const { number, position } = match.deal;
  const isOver = visit?.deal !== number;
  const hasNewSteps = visit !== null && (isOver || visit.position < position);
  const variables = hasNewSteps && {
    id: match.id,
    deal: visit.deal,
    after: stepBefore(visit),
    isOver,
  };
  return { match, visit, query: variables || null };
}

/** Also loads the last step that was seen, to find the new events. Null at the start of the deal: there is none. */
const stepBefore = ({ position }: Visit): number | null => (position > 0 ? position - 1 : null);

const stepsOf = (answer: MissedQuery['match'] | undefined): readonly Deal[] =>
  [...(answer?.missed ?? []), ...(answer?.since ?? [])].map(({ deal }) => deal);

const isNow = (deal: Deal, now: Deal): boolean =>
  deal.number === now.number && deal.position >= now.position;

/** The scenes of the steps, without the present table. */
function missedOf({ match, visit }: Arrival, steps: readonly Deal[]): Missed {
  // The last step is the present table.
  const deals = steps.filter((deal) => !isNow(deal, match.deal));
  const past = deals.map((deal) => ({ ...match, deal: { ...deal, legalActions: [] } }));
  const tables = [...past, match];
  const seen = past.find(({ deal }) => isSeen(visit, deal));
  const scenes = tables.flatMap((table, i) => {
    const before = tables[i - 1];
    if (before) return between(before, table);
    return table === seen ? [] : [...takenSince(visit, table), { match: table, isTaken: false }];
  });
  const known = seen ?? bare(scenes[0]?.match ?? match);
  return { scenes: scenes.slice(0, -1), known: { match: known, isTaken: false } };
}

const isSeen = (visit: Visit | null, deal: Deal): boolean =>
  deal.number === visit?.deal && deal.position <= visit.position;

/** If the viewer has acted on another device, the earlier steps are not returned. Then all cards count as new. */
const bare = (match: Match): Match => ({
  ...match,
  deal: { ...match.deal, trick: [], lastTrick: null, legalActions: [] },
});

/** Of the tricks since the visit only the last may be shown. The steps begin after it. */
const takenSince = (visit: Visit | null, table: Match): Scene[] =>
  visit?.tricks !== undefined &&
  visit.deal === table.deal.number &&
  visit.tricks < trickCount(table)
    ? takenBefore(table)
    : [];
