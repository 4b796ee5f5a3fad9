import { legal, openMatch, play, snapshot, startDeal, toAct } from '../../../engine/index.js';
import type {
  Action,
  DealRecord,
  Match,
  MatchSnapshot,
  Options,
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
