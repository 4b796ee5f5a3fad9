import { Injectable } from '@nestjs/common';
import type { RecordJson } from '../../../engine/index.js';
import { MatchBroken, madeOf } from '../domain/match-broken.js';
import type { StoredDeal, StoredDraw } from '../domain/stored-deal.js';
import { MatchStore } from '../storage/match-store.js';
import { proofInSight, recordInSight } from './match-sight.js';
import type { MatchSight } from './match-sight.js';

/** What proves the shuffles of a match: what `record -- verify` reads. */
export type ProofJson = ReturnType<typeof proofInSight>;

/** A finished match with its whole record and proof, or why it has none. */
export type RecordedMatch = { readonly sight: MatchSight } & (
  { readonly record: RecordJson; readonly proof: ProofJson } | { readonly broken: MatchBroken }
);

/** So many deals are read at a time, or those of one match where it has more. */
const DEALS_AT_ONCE = 200;

/** Records of many matches, one after the other; no more of them is held than a part. */
@Injectable()
export class MatchRecords {
  constructor(private readonly store: MatchStore) {}

  /** In the order of the sights. A broken match keeps no other. */
  async *of(sights: readonly MatchSight[]): AsyncGenerator<RecordedMatch> {
    for (const part of partsOf(sights)) {
      const ids = part.map(({ stored }) => stored.id);
      const ranges = part.map(({ stored }) => ({
        matchId: stored.id,
        from: 1,
        to: stored.dealNumber,
      }));
      const [deals, draws] = await Promise.all([this.store.dealsOf(ranges), this.store.draws(ids)]);
      for (const [i, sight] of part.entries()) {
        yield recorded(sight, deals[i]!, draws.get(sight.stored.id) ?? null);
      }
    }
  }
}

/** The sights in groups that are read together. */
function* partsOf(sights: readonly MatchSight[]): Generator<MatchSight[]> {
  let part: MatchSight[] = [];
  let deals = 0;
  for (const sight of sights) {
    if (part.length > 0 && deals + sight.stored.dealNumber > DEALS_AT_ONCE) {
      yield part;
      [part, deals] = [[], 0];
    }
    part.push(sight);
    deals += sight.stored.dealNumber;
  }
  if (part.length > 0) yield part;
}

function recorded(
  sight: MatchSight,
  deals: readonly StoredDeal[],
  draw: StoredDraw | null,
): RecordedMatch {
  const { id } = sight.stored;
  try {
    return madeOf(id, () => {
      assertWhole(sight, deals);
      return {
        sight,
        record: recordInSight(sight, deals),
        proof: proofInSight(sight, deals, draw),
      };
    });
  } catch (error) {
    if (error instanceof MatchBroken) return { sight, broken: error };
    throw error;
  }
}

/** A match that was left has a last deal that was not played out. */
function assertWhole({ stored, match }: MatchSight, deals: readonly StoredDeal[]): void {
  const wanted = match.departure ? stored.dealNumber - 1 : stored.dealNumber;
  if (deals.length < wanted) throw new MatchBroken(stored.id, 'a deal is missing');
}
