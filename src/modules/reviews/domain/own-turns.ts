import { createHash } from 'node:crypto';
import {
  legal,
  matchView,
  openMatch,
  play,
  snapshot,
  startDeal,
  toAct,
} from '../../../engine/index.js';
import type {
  Action,
  DealRecord,
  Match,
  MatchSnapshot,
  Options,
  Phase,
  Seat,
  Variant,
} from '../../../engine/index.js';

/** A match that is over, as it is replayed. */
export interface PlayedMatch {
  readonly variant: Variant;
  readonly options: Options;
  /** In order, from the first at least to the one whose turns are asked for. */
  readonly deals: readonly DealRecord[];
}

/** A turn at which there was a choice. */
export interface OwnTurn {
  /** How many actions of the deal came before. */
  readonly position: number;
  readonly played: Action;
  /** The match as it stood then, with all cards. */
  readonly snapshot: MatchSnapshot;
}

/**
 * The turns of a seat in one deal (from 1) at which more than one action was legal: what is forced is no
 * decision.
 *
 * @throws Error when the deals do not replay
 */
export function ownTurns(played: PlayedMatch, dealNumber: number, seat: Seat): OwnTurn[] {
  const { actions } = played.deals[dealNumber - 1]!;
  const turns: OwnTurn[] = [];
  let match = beginOf(played, dealNumber);
  for (const [position, token] of actions.entries()) {
    if (toAct(match) === seat && legal(match).length > 1) {
      turns.push({ position, played: token, snapshot: snapshot(match) });
    }
    match = after(match, token);
  }
  return turns;
}

/** A place in a match: a deal, from 1, and how many of its actions came before. */
export interface Place {
  readonly dealNumber: number;
  readonly position: number;
}

/** A place as the match stood there, with all cards. */
export interface Standing extends Place {
  readonly match: Match;
  readonly phase: Phase;
  readonly legal: readonly Action[];
}

/**
 * How a match stood at places of it, a list for each deal in order. The whole is replayed, from the first deal:
 * whoever reads on may rest between any two.
 *
 * @throws Error when the deals do not replay
 */
export function* standingsAt(
  { variant, options, deals }: PlayedMatch,
  isWanted: (place: Place) => boolean,
): Generator<Standing[]> {
  let match = openMatch(variant, options, deals[0]?.dealer ?? null);
  for (const [index, deal] of deals.entries()) {
    const standings: Standing[] = [];
    match = begun(match, deal);
    for (const [position, token] of deal.actions.entries()) {
      const place = { dealNumber: index + 1, position };
      if (isWanted(place)) standings.push(standingOf(match, place));
      match = after(match, token);
    }
    yield standings;
  }
}

const standingOf = (match: Match, place: Place): Standing => ({
  ...place,
  match,
  phase: matchView(match, toAct(match)!).deal!.phase,
  legal: legal(match),
});

function beginOf({ variant, options, deals }: PlayedMatch, dealNumber: number): Match {
  const opened = openMatch(variant, options, deals[0]!.dealer);
  const before = deals.slice(0, dealNumber - 1).reduce(playedOut, opened);
  return begun(before, deals[dealNumber - 1]!);
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

/** The action before which a house bot took a player's seat over. */
export interface Leaving {
  readonly dealNumber: number;
  /** How many actions of that deal came before. */
  readonly position: number;
}

/** What of a match's events tells when somebody left. */
export interface SeatEvent {
  readonly type: string;
  readonly seat: Seat | null;
  /** On the first event of an action alone. */
  readonly token: Action | null;
}

/** When the player of a seat left it to a house bot; null where that never happened. */
export function leavingOf(events: readonly SeatEvent[], seat: Seat): Leaving | null {
  const end = events.findIndex((event) => event.type === 'SEAT_LEFT' && event.seat === seat);
  if (end < 0) return null;
  const before = events.slice(0, end);
  const start = before.findLastIndex(({ type }) => type === 'DEAL_STARTED');
  const isAction = ({ token }: SeatEvent) => token !== null;
  return {
    dealNumber: before.filter(({ type }) => type === 'DEAL_STARTED').length,
    position: before.slice(start).filter(isAction).length,
  };
}

/** Whether the player still had the seat at an action. */
export function isBefore(leaving: Leaving | null, dealNumber: number, position: number): boolean {
  if (leaving === null || dealNumber < leaving.dealNumber) return true;
  return dealNumber === leaving.dealNumber && position < leaving.position;
}

/** What decides all chance in the review of one decision, so that a review made twice is the same. */
export function seedOf(matchId: string, dealNumber: number, position: number): number {
  const digest = createHash('sha256').update(`${matchId} ${dealNumber} ${position}`).digest();
  return digest.readUInt32BE(0);
}
