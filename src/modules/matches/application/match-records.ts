import { Injectable } from '@nestjs/common';
import type { RecordJson } from '../../../engine/index.js';
import { MatchBroken, orMatchBroken } from '../domain/match-broken.js';
import type { StoredDeal, StoredDraw } from '../domain/stored-deal.js';
import { Deals } from '../storage/deals.js';
import { visibleProof, visibleRecord } from './viewed-match.js';
import type { ViewedMatch } from './viewed-match.js';

/** The proof of a match's shuffles, as `record -- verify` reads it. */
export type ProofJson = ReturnType<typeof visibleProof>;

/** A match with the record and proof of the deals that have ended, or the reason why it has none. */
export type RecordedMatch = { readonly viewed: ViewedMatch } & (
  { readonly record: RecordJson; readonly proof: ProofJson } | { readonly broken: MatchBroken }
);

/** How many deals are read at a time; a match with more is read alone. */
const DEALS_AT_ONCE = 200;

/** Reads the records of many matches, one after the other; it holds only one group of them at a time. */
@Injectable()
export class MatchRecords {
  constructor(private readonly deals: Deals) {}

  /** In the order of the views. A broken match does not stop the others. */
  async *of(views: readonly ViewedMatch[]): AsyncGenerator<RecordedMatch> {
    for (const part of partsOf(views)) {
      const ids = part.map(({ stored }) => stored.id);
      const ranges = part.map(({ stored }) => ({
        matchId: stored.id,
        from: 1,
        to: stored.dealNumber,
      }));
      const [deals, draws] = await Promise.all([this.deals.dealsOf(ranges), this.deals.draws(ids)]);
      for (const [i, viewed] of part.entries()) {
        yield recordMatch(viewed, deals[i]!, draws.get(viewed.stored.id) ?? null);
      }
    }
  }
}

/** The views in groups that are read together. */
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

function recordMatch(
  viewed: ViewedMatch,
  deals: readonly StoredDeal[],
  draw: StoredDraw | null,
): RecordedMatch {
  const { id } = viewed.stored;
  try {
    return orMatchBroken(id, () => {
      assertAllDeals(viewed, deals);
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

/** The last deal has not ended while the match runs, if it was called off, and if a player left. */
function assertAllDeals({ stored, match }: ViewedMatch, deals: readonly StoredDeal[]): void {
  const isPlayedOut = stored.status === 'FINISHED' && !match.departure;
  const wanted = isPlayedOut ? stored.dealNumber : stored.dealNumber - 1;
  if (deals.length < wanted) throw new MatchBroken(stored.id, 'a deal is missing');
}
