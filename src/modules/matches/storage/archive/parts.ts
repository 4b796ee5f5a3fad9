import type { DealResult } from '../../../../engine/index.js';
import type { StoredEventAt } from '../../domain/advance.js';
import type { EventOf } from '../../domain/event-types.js';
import type { StoredDeal, StoredShuffle } from '../../domain/stored-deal.js';
import type { DealRange, DealRef, EventRef } from '../deal-refs.js';
import type { OpenedArchive } from './match-archives.js';

type Archives = ReadonlyMap<string, OpenedArchive>;

/** The parts of archived matches, as the statements of `match-sql.ts` read them from rows. */
export function eventsIn(
  events: readonly StoredEventAt[],
  matchId: string,
  wanted: readonly EventRef[],
  upTo: readonly EventRef[],
): StoredEventAt[] {
  const read = upTo.find((ref) => ref.matchId === matchId)!.version;
  const started = events.findLast(
    ({ type, version }) => type === 'DEAL_STARTED' && version <= read,
  );
  const first = started?.version ?? read + 1;
  const earlier = new Set(wanted.flatMap((ref) => (ref.matchId === matchId ? [ref.version] : [])));
  return events.filter(
    ({ version }) => version <= read && (version >= first || earlier.has(version)),
  );
}

export function dealsIn(archives: Archives, { matchId, from, to }: DealRange): StoredDeal[] {
  const deals = archives.get(matchId)?.deals ?? [];
  return deals.filter(({ number }) => number >= from && number <= to);
}

/** @throws MatchBroken if the events cannot be made again */
export async function resultsIn(
  archives: Archives,
  { matchId, number }: DealRef,
): Promise<(DealResult | null)[]> {
  const events = (await archives.get(matchId)?.events()) ?? [];
  return events.flatMap(({ type, payload }) => {
    if (type !== 'DEAL_SCORED') return [];
    const scored = payload as EventOf<'DEAL_SCORED'>;
    return scored.number < number ? [scored.result] : [];
  });
}

export function shuffleIn(archives: Archives, { matchId, number }: DealRef): StoredShuffle[] {
  const deal = archives.get(matchId)?.deals[number - 1];
  return deal ? [{ matchId, number, algorithm: deal.algorithm, link: deal.link }] : [];
}
