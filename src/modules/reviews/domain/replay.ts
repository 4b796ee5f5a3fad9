import { legal, matchView, openMatch, play, startDeal, toAct } from '../../../engine/index.js';
import type {
  Action,
  DealRecord,
  Match,
  Options,
  Phase,
  Progress,
  Seat,
  Variant,
} from '../../../engine/index.js';

/** Deals of a match that is over, as they are replayed: from wherever it is known how it stood. */
export interface PlayedPart {
  readonly variant: Variant;
  readonly options: Options;
  /** How the match stood before the first of them; null at its very beginning. */
  readonly before: Progress | null;
  /** In order; as many as are needed, at least one. */
  readonly deals: readonly DealRecord[];
}

/** A turn at which there was a choice. */
export interface OwnTurn {
  /** How many actions of the deal came before. */
  readonly position: number;
  readonly played: Action;
  /** The match as it stood then, with all cards. */
  readonly match: Match;
  /** The deal's actions from this one on. */
  readonly rest: readonly Action[];
}

/** The last deal of a part, looked at from a seat. */
export interface PlayedDeal {
  /** Turns of the seat at which more than one action was legal: what is forced is no decision. */
  readonly turns: readonly OwnTurn[];
  /** How the match stands when it has ended: the next deal begins from there. */
  readonly after: Progress;
}

/** @throws Error when the deals do not replay */
export function lastDealOf(part: PlayedPart, seat: Seat): PlayedDeal {
  const turns: OwnTurn[] = [];
  let match = part.deals.slice(0, -1).reduce(playedOut, openedAt(part));
  const deal = part.deals.at(-1)!;
  match = begun(match, deal);
  for (const [position, played] of deal.actions.entries()) {
    if (toAct(match) === seat && legal(match).length > 1) {
      turns.push({ position, played, match, rest: deal.actions.slice(position) });
    }
    match = after(match, played);
  }
  return { turns, after: match.now };
}

/** A place in a match: a deal, from 1, and how many of its actions came before. */
export interface ActionPlace {
  readonly dealNumber: number;
  readonly position: number;
}

/** A place as the match stood there, with all cards. */
export interface ReplayedPosition extends ActionPlace {
  readonly match: Match;
  readonly phase: Phase;
  readonly legal: readonly Action[];
}

/**
 * How a match stood at places of a part, a list for each deal in order: whoever reads on may rest between any
 * two.
 *
 * @throws Error when the deals do not replay
 */
export function* replayedPositions(
  part: PlayedPart,
  isWanted: (place: ActionPlace) => boolean,
): Generator<ReplayedPosition[]> {
  let match = openedAt(part);
  for (const deal of part.deals) {
    const positions: ReplayedPosition[] = [];
    match = begun(match, deal);
    const dealNumber = match.deal!.number;
    for (const [position, token] of deal.actions.entries()) {
      const place = { dealNumber, position };
      if (isWanted(place)) positions.push(replayedPosition(match, place));
      match = after(match, token);
    }
    yield positions;
  }
}

const replayedPosition = (match: Match, place: ActionPlace): ReplayedPosition => ({
  ...place,
  match,
  phase: matchView(match, toAct(match)!).deal!.phase,
  legal: legal(match),
});

function openedAt({ variant, options, before, deals }: PlayedPart): Match {
  const opened = openMatch(variant, options, deals[0]?.dealer ?? null);
  return before === null ? opened : { ...opened, before, now: before };
}

const begun = (match: Match, deal: DealRecord): Match => startDeal(match, deal, deal.dealer).match;

const playedOut = (match: Match, deal: DealRecord): Match =>
  deal.actions.reduce(after, begun(match, deal));

/** Without the action in the message: it may name a card, and errors are logged. */
function after(match: Match, token: Action): Match {
  const played = play(match, token);
  if (!played.ok) throw new Error(`the match does not replay: ${played.error.code}`);
  return played.value.match;
}
