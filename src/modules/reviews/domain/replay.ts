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

/** Deals of a finished match that are replayed from a known state. */
export interface PlayedPart {
  readonly variant: Variant;
  readonly options: Options;
  /** The state of the match before the first of them; null at the beginning of the match. */
  readonly before: Progress | null;
  /** In order, and at least one. */
  readonly deals: readonly DealRecord[];
}

/** A turn with a choice. */
export interface OwnTurn {
  /** How many actions of the deal came before. */
  readonly position: number;
  readonly played: Action;
  /** The match at that time, with all cards. */
  readonly match: Match;
  /** The deal's actions from this one on. */
  readonly rest: readonly Action[];
}

/** The last deal of a part, from a seat's point of view. */
export interface PlayedDeal {
  /** The seat's turns with more than one legal action: a forced action is no decision. */
  readonly turns: readonly OwnTurn[];
  /** The match after the deal; the next deal begins from there. */
  readonly after: Progress;
}

/** @throws Error when the deals do not replay */
export function lastDealOf(part: PlayedPart, seat: Seat): PlayedDeal {
  const turns: OwnTurn[] = [];
  let match = part.deals.slice(0, -1).reduce(afterDeal, openPart(part));
  const deal = part.deals.at(-1)!;
  match = beginDeal(match, deal);
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

/** A place, with the match at that time and all cards. */
export interface ReplayedPosition extends ActionPlace {
  readonly match: Match;
  readonly phase: Phase;
  readonly legal: readonly Action[];
}

/**
 * The match at the places of a part, as a list for each deal in order. It is a generator so that the caller can
 * pause between two deals.
 *
 * @throws Error when the deals do not replay
 */
export function* replayPositions(
  part: PlayedPart,
  isWanted: (place: ActionPlace) => boolean,
): Generator<ReplayedPosition[]> {
  let match = openPart(part);
  for (const deal of part.deals) {
    const positions: ReplayedPosition[] = [];
    match = beginDeal(match, deal);
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

function openPart({ variant, options, before, deals }: PlayedPart): Match {
  const opened = openMatch(variant, options, deals[0]?.dealer ?? null);
  return before === null ? opened : { ...opened, before, now: before };
}

const beginDeal = (match: Match, deal: DealRecord): Match =>
  startDeal(match, deal, deal.dealer).match;

const afterDeal = (match: Match, deal: DealRecord): Match =>
  deal.actions.reduce(after, beginDeal(match, deal));

/** The message leaves out the action: it may name a card, and errors are logged. */
function after(match: Match, token: Action): Match {
  const played = play(match, token);
  if (!played.ok) throw new Error(`the match does not replay: ${played.error.code}`);
  return played.value.match;
}
