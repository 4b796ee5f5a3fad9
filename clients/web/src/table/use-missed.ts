import { useQuery } from '@urql/preact';
import { useState } from 'preact/hooks';
import { MissedDocument } from '../generated/graphql';
import type { MissedQuery, MissedQueryVariables } from '../generated/graphql';
import type { Deal, Match } from './game';
import { between, takenBefore, trickCount } from './scenes';
import type { Scene } from './scenes';
import { lastVisit } from './visits';
import type { Visit } from './visits';

/** What is shown before the table as it is. */
export interface Missed {
  readonly scenes: readonly Scene[];
  /** What the viewer knows before the first step, by which is told what is new; null where nothing was missed. */
  readonly known: Scene | null;
}

/** What happened since the viewer was here last, step by step; null while that is asked. */
export function useMissed(match: Match): Missed | null {
  const [arrival] = useState(() => arrivalAt(match));
  const [{ data, error }] = useQuery({
    query: MissedDocument,
    variables: arrival.asked ?? { id: match.id, deal: 1, after: 0, isOver: false },
    pause: arrival.asked === null,
    requestPolicy: 'network-only',
  });
  const [missed, setMissed] = useState<Missed | null>(null);
  if (missed) return missed;
  if (arrival.asked && !data && !error) return null;
  const past = arrival.asked ? missedOf(arrival, stepsOf(data?.match)) : NOTHING;
  setMissed(past);
  return past;
}

const NOTHING: Missed = { scenes: [], known: null };

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
  const asked = isNews && { id: match.id, deal: visit.deal, after: stepBefore(visit), isOver };
  return { match, visit, asked: asked || null };
}

/** The step that was seen last comes first: the next is told by what is new in it. Before the dealing there is none. */
const stepBefore = ({ position }: Visit): number | null => (position > 0 ? position - 1 : null);

const stepsOf = (answer: MissedQuery['match'] | undefined): readonly Deal[] =>
  [...(answer?.missed ?? []), ...(answer?.since ?? [])].map(({ deal }) => deal);

const isNow = (deal: Deal, now: Deal): boolean =>
  deal.number === now.number && deal.position >= now.position;

/** Up to the table as it is, which is not among them. */
function missedOf({ match, visit }: Arrival, steps: readonly Deal[]): Missed {
  // The last step is the table as it is.
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

/** Whoever acted elsewhere is not told of what came before: then all that lies there counts as new. */
const bare = (match: Match): Match => ({
  ...match,
  deal: { ...match.deal, trick: [], lastTrick: null, legalActions: [] },
});

/** Of the tricks that were taken meanwhile the last alone may be looked at: the steps begin after it. */
const takenSince = (visit: Visit | null, table: Match): Scene[] =>
  visit?.tricks !== undefined &&
  visit.deal === table.deal.number &&
  visit.tricks < trickCount(table)
    ? takenBefore(table)
    : [];
