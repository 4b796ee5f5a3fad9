import { dealRecord, variantOf } from '../../../engine/index.js';
import type { Match, Seat } from '../../../engine/index.js';
import type { Advance, EndedDeal, NewEvent } from './advance.js';
import { isHouseBot } from './stored-match.js';
import type { Player, StoredMatch } from './stored-match.js';
import { advanceOf, begin, matchOf } from './table.js';

/** Whether nobody has acted yet: until then the players may call the match off. */
export function isUntouched({ snapshot, dealNumber }: StoredMatch): boolean {
  return dealNumber === 1 && snapshot.deal?.actions.length === 0;
}

/**
 * Whether the match is called off when this seat consents; house bots consent when all people do.
 * `CallOffUseCase` refuses to call off a rated match of one person against house bots.
 */
export function wouldAbort({ players, abortOffers }: StoredMatch, seat: Seat): boolean {
  return players.every((player, i) => i === seat || abortOffers.includes(i) || isHouseBot(player));
}

/** Whether this seat's player may still offer to call the match off, or withdraw such an offer. */
export function mayCallOff(
  stored: StoredMatch,
  seat: Seat,
  isBotAccount: (userId: string) => boolean,
): boolean {
  const { status, players, abortOffers } = stored;
  const isPlaying = status === 'IN_PROGRESS' && !isHouseBot(players[seat]!);
  const isOffered = abortOffers.includes(seat);
  return (
    isPlaying && isUntouched(stored) && (isOffered || !botsPreventAbort(stored, seat, isBotAccount))
  );
}

/**
 * Whether bots prevent this seat from calling the match off. They do in a rated match if a bot account plays
 * the seat, or only bots play the other seats.
 */
export function botsPreventAbort(
  { rated, players }: StoredMatch,
  seat: Seat,
  isBotAccount: (userId: string) => boolean,
): boolean {
  const isBot = (player: Player) => isHouseBot(player) || isBotAccount(player.userId);
  const isAlone = players.every((player, i) => i === seat || isBot(player));
  return rated && (isAlone || isBotAccount(players[seat]!.userId));
}

/** Offers to call the match off for a seat's player; when all players have offered, the match is called off. */
export function offerAbort(stored: StoredMatch, seat: Seat): Advance {
  const offered: NewEvent = { type: 'ABORT_OFFERED', seat, token: null, payload: { seat } };
  const offers = [...new Set([...stored.abortOffers, seat])].sort((a, b) => a - b);
  const agreed = { ...stored, abortOffers: offers };
  return wouldAbort(stored, seat)
    ? abortMatch(agreed, seat, offered)
    : withoutAction(agreed, seat, offered);
}

/** Withdraws the offer of a seat's player. */
export function withdrawAbort(stored: StoredMatch, seat: Seat): Advance {
  const withdrawn: NewEvent = { type: 'ABORT_WITHDRAWN', seat, token: null, payload: { seat } };
  const offers = stored.abortOffers.filter((other) => other !== seat);
  return withoutAction({ ...stored, abortOffers: offers }, seat, withdrawn);
}

/** A step without an action: the turn continues as it was. */
export function withoutAction(stored: StoredMatch, seat: Seat, event: NewEvent): Advance {
  const progress = { ...begin(matchOf(stored)), events: [event] };
  const advance = advanceOf(stored, progress, 'IN_TIME', seat);
  const match = {
    ...advance.match,
    abortOffers: stored.abortOffers,
    turnVersion: stored.turnVersion,
  };
  return { ...advance, match, keepsTurn: true };
}

/**
 * The deal ends with the match: its cards and its link are public from then on (ADR 5).
 *
 * @param cause what ends it; null if the end says all
 */
export function abortMatch(
  stored: StoredMatch,
  actor: Seat | null,
  cause: NewEvent | null,
): Advance {
  const match = matchOf(stored);
  const event: NewEvent = { type: 'MATCH_ABORTED', seat: null, token: null, payload: {} };
  const progress = {
    ...begin(match),
    events: cause ? [cause, event] : [event],
    endedDeals: [dealAsDealt(stored, match)],
    aborted: true,
  };
  const advance = advanceOf(stored, progress, 'IN_TIME', actor);
  return { ...advance, match: { ...advance.match, abortOffers: stored.abortOffers } };
}

function dealAsDealt({ variant, dealNumber }: StoredMatch, match: Match): EndedDeal {
  const { hands, talon, actions } = dealRecord(match.deal!, variantOf(variant)!.seatCount);
  return { number: dealNumber, hands, talon, actions };
}
