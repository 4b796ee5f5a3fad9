import { Injectable } from '@nestjs/common';
import type { RecordJson } from '../../../engine/index.js';
import { MatchBroken, madeOf } from '../domain/match-broken.js';
import type { StoredDeal, StoredDraw } from '../domain/stored-deal.js';
import { MatchStore } from '../storage/match-store.js';
import { visibleProof, visibleRecord } from './viewed-match.js';
import type { ViewedMatch } from './viewed-match.js';

/** What proves the shuffles of a match: what `record -- verify` reads. */
export type ProofJson = ReturnType<typeof visibleProof>;

/** A finished match with its whole record and proof, or why it has none. */
export type RecordedMatch = { readonly viewed: ViewedMatch } & (
  { readonly record: RecordJson; readonly proof: ProofJson } | { readonly broken: MatchBroken }
);

/** So many deals are read at a time, or those of one match where it has more. */
const DEALS_AT_ONCE = 200;

/** Records of many matches, one after the other; no more of them is held than a part. */
@Injectable()
export class MatchRecords {
  constructor(private readonly store: MatchStore) {}

  /** In the order of the sights. A broken match keeps no other. */
  async *of(views: readonly ViewedMatch[]): AsyncGenerator<RecordedMatch> {
    for (const part of partsOf(views)) {
      const ids = part.map(({ stored }) => stored.id);
      const ranges = part.map(({ stored }) => ({
        matchId: stored.id,
        from: 1,
        to: stored.dealNumber,
      }));
      const [deals, draws] = await Promise.all([this.store.dealsOf(ranges), this.store.draws(ids)]);
      for (const [i, viewed] of part.entries()) {
        yield recorded(viewed, deals[i]!, draws.get(viewed.stored.id) ?? null);
      }
    }
  }
}

/** The sights in groups that are read together. */
function* partsOf(views: readonly ViewedMatch[]): Generator<ViewedMatch[]> {
  let part: ViewedMatch[] = [];
  let deals = 0;
  for (const viewed of views) {
    if (part.length > 0 && deals + viewed.stored.dealNumber > DEALS_AT_ONCE) {
      yield part;
      [part, deals] = [[], 0];
    }
    part.push(viewed);
    deals += viewed.stored.dealNumber;
  }
  if (part.length > 0) yield part;
}

function recorded(
  viewed: ViewedMatch,
  deals: readonly StoredDeal[],
  draw: StoredDraw | null,
): RecordedMatch {
  const { id } = viewed.stored;
  try {
    return madeOf(id, () => {
      assertWhole(viewed, deals);
      return {
        viewed,
        record: visibleRecord(viewed, deals),
        proof: visibleProof(viewed, deals, draw),
      };
    });
  } catch (error) {
    if (error instanceof MatchBroken) return { viewed, broken: error };
    throw error;
  }
}

/** A match that was left has a last deal that was not played out. */
function assertWhole({ stored, match }: ViewedMatch, deals: readonly StoredDeal[]): void {
  const wanted = match.departure ? stored.dealNumber - 1 : stored.dealNumber;
  if (deals.length < wanted) throw new MatchBroken(stored.id, 'a deal is missing');
}
