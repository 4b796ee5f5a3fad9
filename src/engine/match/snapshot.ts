/**
 * A match as plain JSON and back. No engine state is stored: the running deal is stored as its record, cards
 * and actions, and is replayed. This is cheap: the engine replays a hundred thousand deals a second.
 */
import { depart, play } from '../match.js';
import { nextCardsProblem, openMatch, startDeal } from './dealing.js';
import { variantOf } from '../registry.js';
import type { Result } from '../result.js';
import { ok, refuse } from '../result.js';
import { cardsOutside } from './seating.js';
import type { Deal, DealRecord, Match, MatchSnapshot } from './types.js';

/** The deal in the form of a record (rules 2.2), by the match's seats. */
export const dealRecord = (deal: Deal, seatCount: number): DealRecord => ({
  dealer: deal.dealer,
  ...cardsOutside(deal.seats, deal.state.dealt, seatCount),
  actions: [...deal.actions],
});

/** The match as plain JSON. */
export const snapshot = (match: Match): MatchSnapshot => ({
  variant: match.variant.key,
  rulesVersion: match.variant.rulesVersion,
  options: match.options,
  before: match.before,
  deal: match.deal && dealRecord(match.deal, match.variant.seatCount),
  departure: match.departure,
});

/** The match of a snapshot, or what is wrong with it. Snapshots are checked, never trusted. */
export function restore(json: MatchSnapshot): Result<Match, string> {
  const variant = variantOf(json.variant);
  if (variant === undefined) return refuse(`no variant ${json.variant}`);
  if (variant.rulesVersion !== json.rulesVersion)
    return refuse(`no rules version ${json.rulesVersion} of ${json.variant}`);
  const options = variant.parseOptions({ rules: json.options });
  if (!options.ok) return refuse(options.error[0]!.message);
  const opened = {
    ...openMatch(variant, options.value, null),
    before: json.before,
    now: json.before,
  };
  return json.deal === null ? departed(opened, json) : replayed(opened, json.deal, json);
}

function replayed(match: Match, deal: DealRecord, json: MatchSnapshot): Result<Match, string> {
  const problem = nextCardsProblem(match, deal);
  if (problem !== null) return refuse(problem);
  let current = startDeal(match, deal, deal.dealer).match;
  for (const [i, token] of deal.actions.entries()) {
    const played = play(current, token);
    if (!played.ok) return refuse(`action ${i + 1}: ${played.error.code}`);
    current = played.value.match;
  }
  return departed(current, json);
}

function departed(match: Match, json: MatchSnapshot): Result<Match, string> {
  if (json.departure === null) return ok(match);
  const left = depart(match, json.departure);
  return left === null ? refuse('nobody can leave this match') : ok(left.match);
}
