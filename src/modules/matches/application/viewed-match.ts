import type { Action, Match, MatchDealView, Observer, RecordJson } from '../../../engine/index.js';
import { matchView, recordOf, variantOf } from '../../../engine/index.js';
import { toGlobalId } from '../../../platform/api/ids.js';
import { MatchBroken, madeOf, assertSound } from '../domain/match-broken.js';
import type { StoredDeal, StoredDraw } from '../domain/stored-deal.js';
import type { StoredMatch } from '../domain/stored-match.js';
import { backedSeatOf, maySee, seatOf } from '../domain/stored-match.js';
import { matchOf } from '../domain/table.js';

/** A match as one viewer sees it; everything shown of it comes from here. */
export interface ViewedMatch {
  readonly stored: StoredMatch;
  /** Null for an onlooker and for a backer. */
  readonly viewerSeat: number | null;
  /** The seat that the viewer backs, and sees what it sees; null for everyone else. */
  readonly viewerBacks: number | null;
  readonly observer: Observer;
  /** The engine's match; for views alone. Replayed when first asked for. @throws MatchBroken */
  readonly match: Match;
}

/**
 * The match as a viewer sees it, signed in or not; null where they may not look: a match
 * without onlookers is there for its players and backers alone.
 */
export function viewedBy(stored: StoredMatch, userId: string | null): ViewedMatch | null {
  return viewsOf(stored)(userId);
}

/**
 * One match as each of any number of viewers sees it: made once for each kind of viewer, and shared by
 * all of that kind. Onlookers are one kind, whoever plays or backs a seat another each.
 */
export function viewsOf(stored: StoredMatch): (userId: string | null) => ViewedMatch | null {
  const kinds = new Map<string, ViewedMatch>();
  const match = once(() => soundMatchOf(stored));
  return (userId) => {
    if (!maySee(stored, userId)) return null;
    const viewerSeat = seatOf(stored, userId);
    const viewerBacks = backedSeatOf(stored, userId);
    const kind = `${viewerSeat} ${viewerBacks}`;
    const observer = viewerSeat ?? viewerBacks ?? 'onlooker';
    const viewed = kinds.get(kind) ?? {
      stored,
      viewerSeat,
      viewerBacks,
      observer,
      get match() {
        return match();
      },
    };
    kinds.set(kind, viewed);
    return viewed;
  };
}

function soundMatchOf(stored: StoredMatch): Match {
  assertSound(stored);
  return matchOf(stored);
}

/** Made when first asked for; whoever asks for what could not be made gets the same error. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | { readonly error: unknown } | null = null;
  const tried = () => {
    try {
      return { value: make() };
    } catch (error) {
      return { error };
    }
  };
  return () => {
    made ??= tried();
    if ('error' in made) throw made.error;
    return made.value;
  };
}

/** What the viewer may do in a deal: nothing for whoever does not act for a seat, or any more. */
export function visibleActions({ stored, viewerSeat }: ViewedMatch, view: MatchDealView): Action[] {
  const acts = viewerSeat !== null && stored.players[viewerSeat]!.substituteId === null;
  return acts && stored.status === 'IN_PROGRESS' ? [...view.legal] : [];
}

const dealsSeen = new WeakMap<ViewedMatch, MatchDealView>();

/** The running deal, or the last; made once for each view of the match, which many may share. */
export function visibleDeal(viewed: ViewedMatch): MatchDealView {
  const deal = dealsSeen.get(viewed) ?? runningDeal(viewed);
  dealsSeen.set(viewed, deal);
  return deal;
}

/** A match that has begun has one. */
function runningDeal({ stored, match, observer }: ViewedMatch): MatchDealView {
  const { deal } = matchView(match, observer);
  if (!deal) throw new MatchBroken(stored.id, 'it has no deal');
  return deal;
}

/** The match's record: of finished deals alone while it runs (rules 2). */
export function visibleRecord(
  { stored, match }: ViewedMatch,
  deals: readonly StoredDeal[],
): RecordJson {
  const { departure } = match;
  return madeOf(stored.id, () =>
    recordOf({
      variant: variantOf(stored.variant)!,
      preset: stored.preset,
      options: stored.options,
      deals: deals.map(({ dealer, hands, talon, actions }) => ({ dealer, hands, talon, actions })),
      departure,
    }),
  );
}

/** All that proves the shuffles of the deals that have ended: what `record -- verify` reads. */
export function visibleProof(
  { stored }: ViewedMatch,
  deals: readonly StoredDeal[],
  draw: StoredDraw | null,
) {
  return {
    matchId: toGlobalId('Match', stored.id),
    variant: stored.variant,
    rules: stored.options,
    commitment: stored.commitment.toString('hex'),
    clientSeeds: stored.clientSeeds,
    draw,
    deals: deals.map(({ number, variant, dealer, hands, talon, actions, link }) => ({
      number,
      variant,
      link: link.toString('hex'),
      dealer,
      hands,
      talon,
      actions,
    })),
  };
}
