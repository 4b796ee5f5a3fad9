import type { Action, Match, MatchDealView, Observer, RecordJson } from '../../../engine/index.js';
import { matchView, recordOf, variantOf } from '../../../engine/index.js';
import { toGlobalId } from '../../../platform/api/ids.js';
import { assertSound, MatchBroken, orMatchBroken } from '../domain/match-broken.js';
import { laterCommitments } from '../domain/restored.js';
import type { StoredDeal, StoredDraw } from '../domain/stored-deal.js';
import type { StoredMatch } from '../domain/stored-match.js';
import { backedSeatOf, maySee, seatOf } from '../domain/stored-match.js';
import { matchOf } from '../domain/table.js';

/** A match as one viewer sees it; all that is shown to the viewer is made from it. */
export interface ViewedMatch {
  readonly stored: StoredMatch;
  /** Null for spectators and backers. */
  readonly viewerSeat: number | null;
  /** The seat that the viewer backs, and whose cards the viewer sees; null for everyone else. */
  readonly viewerBacks: number | null;
  readonly observer: Observer;
  /** The engine's match, only for making views. Replayed when first needed. @throws MatchBroken */
  readonly match: Match;
}

/**
 * The match as a viewer sees it, signed in or not; null if the viewer may not look at it. A match without
 * spectators is only for its players and backers.
 */
export function viewedBy(stored: StoredMatch, userId: string | null): ViewedMatch | null {
  return viewsOf(stored)(userId);
}

/**
 * The views of one match for any number of viewers: made once for each kind of viewer, and shared by all of
 * that kind. Spectators are one kind, each player is one, and the backers of a seat are one.
 */
export function viewsOf(stored: StoredMatch): (userId: string | null) => ViewedMatch | null {
  const kinds = new Map<string, ViewedMatch>();
  const match = lazy(() => soundMatchOf(stored));
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

/** The match as a spectator sees it, whether or not it has spectators. For moderators: no hidden card is in it. */
export const viewedByModerator = (stored: StoredMatch): ViewedMatch => {
  const match = lazy(() => soundMatchOf(stored));
  return {
    stored,
    viewerSeat: null,
    viewerBacks: null,
    observer: 'onlooker',
    get match() {
      return match();
    },
  };
};

function soundMatchOf(stored: StoredMatch): Match {
  assertSound(stored);
  return matchOf(stored);
}

/** Runs `make` when first needed. If it fails, every call throws the same error. */
function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | { readonly error: unknown } | null = null;
  const tryOnce = () => {
    try {
      return { value: make() };
    } catch (error) {
      return { error };
    }
  };
  return () => {
    made ??= tryOnce();
    if ('error' in made) throw made.error;
    return made.value;
  };
}

/** The actions that the viewer may play in a deal: none unless the viewer plays a seat now. */
export function visibleActions({ stored, viewerSeat }: ViewedMatch, view: MatchDealView): Action[] {
  const acts = viewerSeat !== null && stored.players[viewerSeat]!.substituteId === null;
  return acts && stored.status === 'IN_PROGRESS' ? [...view.legal] : [];
}

const dealsSeen = new WeakMap<ViewedMatch, MatchDealView>();

/** The running deal, or the last one; made once for each view, which many viewers may share. */
export function visibleDeal(viewed: ViewedMatch): MatchDealView {
  const deal = dealsSeen.get(viewed) ?? runningDeal(viewed);
  dealsSeen.set(viewed, deal);
  return deal;
}

/** The deal; every match that has begun has one. */
function runningDeal({ stored, match, observer }: ViewedMatch): MatchDealView {
  const { deal } = matchView(match, observer);
  if (!deal) throw new MatchBroken(stored.id, 'it has no deal');
  return deal;
}

/** The match's record. While the match is running, it has only finished deals (rules 2). */
export function visibleRecord(
  { stored, match }: ViewedMatch,
  deals: readonly StoredDeal[],
): RecordJson {
  const { departure } = match;
  return orMatchBroken(stored.id, () =>
    recordOf({
      variant: variantOf(stored.variant)!,
      preset: stored.preset,
      options: stored.options,
      deals: deals.map(({ dealer, hands, talon, actions }) => ({ dealer, hands, talon, actions })),
      departure,
    }),
  );
}

/** The proof of the shuffles of the deals that have ended, as `record -- verify` reads it. */
export function visibleProof(
  { stored }: ViewedMatch,
  deals: readonly StoredDeal[],
  draw: StoredDraw | null,
) {
  const later = laterCommitments(stored);
  return {
    matchId: toGlobalId('Match', stored.id),
    variant: stored.variant,
    rules: stored.options,
    commitment: stored.commitment.toString('hex'),
    ...(later.length > 0 && { laterCommitments: later }),
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
