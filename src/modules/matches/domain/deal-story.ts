import { contractOf } from '../../../engine/index.js';
import type { MatchDealView, Seat } from '../../../engine/index.js';
import type { NamedPlayers } from './party.js';
import { partyOf } from './party.js';
import type { DealStory, PlayedContract, ResultWording } from './result-wording.js';

/** The facts that explain a deal's result: its view, and why the engine gave it its game points. */
export type ScoredDeal = Pick<
  MatchDealView,
  | 'options'
  | 'seats'
  | 'contract'
  | 'declarer'
  | 'double'
  | 'closedBy'
  | 'tricks'
  | 'cardPoints'
  | 'lastTrick'
  | 'worth'
  | 'carried'
> & { readonly result: NonNullable<MatchDealView['result']> };

export const losersOf = ({ seats, result }: ScoredDeal): Seat[] =>
  seats.filter((seat) => !result.winners.includes(seat));

/** The facts of a deal that has ended, as its sentences need them. */
export function storyOf(deal: ScoredDeal, table: NamedPlayers, wording: ResultWording): DealStory {
  const { result, options, closedBy, contract, seats } = deal;
  const losers = losersOf(deal);
  return {
    winners: partyOf(result.winners, table, wording.party),
    losers: partyOf(losers, table, wording.party),
    winnersPoints: pointsOf(deal, result.winners),
    losersPoints: pointsOf(deal, losers),
    isOfTwoSides: seats.length === 2 || contract !== null,
    isClosedByWinners: closedBy !== null && result.winners.includes(closedBy),
    isClaimed: options['endAt66'] === 'claim',
    isFrozen: options['afterClose'] === 'frozen',
    isByPoints: options['allPlayed'] === 'countPoints',
    // A closer's own false claim is a lost close, whatever the option says.
    isMirrored: options['falseClaim'] === 'mirrored' && closedBy !== losers[0],
    contract: contract === null ? null : contractStory(deal, contract, table, wording),
  };
}

/** Their card points together; nobody has any that are hidden for ever (a match that all have left). */
const pointsOf = ({ cardPoints }: ScoredDeal, seats: readonly Seat[]): number =>
  seats.reduce((sum, seat) => sum + (cardPoints[seat] ?? 0), 0);

function contractStory(
  deal: ScoredDeal,
  name: string,
  table: NamedPlayers,
  wording: ResultWording,
): PlayedContract {
  const declarer = deal.declarer!;
  const { goal } = contractOf(name).aim;
  const isMade = deal.result.winners.includes(declarer);
  const taker = deal.lastTrick?.taker ?? declarer;
  const isSpoiled = !isMade && goal !== 'noTrick' && taker !== declarer;
  return {
    name: wording.contract(contractOf(name).name),
    goal,
    isMade,
    declarer: partyOf([declarer], table, wording.party),
    tricks: deal.tricks[declarer]!,
    cardPoints: pointsOf(deal, [declarer]),
    spoiler: isSpoiled ? partyOf([taker], table, wording.party) : null,
  };
}
