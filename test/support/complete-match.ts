/** Complete matches by random play, as rows of a database; without a service. */
import {
  dealDeck,
  deckShuffled,
  drawForDealer,
  legal,
  openMatch,
  snapshot,
} from '../../src/engine/index.js';
import type { Options, Variant } from '../../src/engine/index.js';
import { isUntouched, offerAbort, withdrawAbort } from '../../src/modules/matches/domain/abort.js';
import type { Advance, NewDeal, StoredEventAt } from '../../src/modules/matches/domain/advance.js';
import type { CompleteMatch } from '../../src/modules/matches/domain/archive/archived-match.js';
import type { StoredDeal } from '../../src/modules/matches/domain/stored-deal.js';
import type { StoredMatch } from '../../src/modules/matches/domain/stored-match.js';
import {
  abandonMatch,
  leaveMatch,
  matchOf,
  openTable,
  playActions,
  substitutePlayer,
} from '../../src/modules/matches/domain/table.js';
import type { DealCards } from '../../src/modules/matches/domain/table.js';
import { giveTime } from '../../src/modules/matches/domain/time-given.js';
import type { Random } from './table.js';

/** How often, in a thousand steps, something other than an action happens. */
export interface Disturbances {
  readonly leaves: number;
  readonly offers: number;
  /** Default: none. */
  readonly gifts?: number;
}

interface Rows extends CompleteMatch {
  readonly at: number;
}

const BEGAN = Date.UTC(2026, 0, 31, 23, 59);
/** After so many deals no more are dealt, as at the end of a hash chain. */
const MOST_DEALS = 40;

/** A match that is played to its end. */
export function playComplete(
  variant: Variant,
  options: Options,
  random: Random,
  { leaves, offers, gifts = 0 }: Disturbances,
): CompleteMatch {
  const deal = dealerBy(random);
  let rows = opened(variant, options, deal);
  while (rows.match.status === 'IN_PROGRESS') {
    const chance = random() * 1000;
    const advance =
      (chance < offers ? offered(rows.match, random) : null) ??
      (chance < offers + leaves ? left(rows.match, random) : null) ??
      (chance >= 1000 - gifts ? given(rows.match, random) : null) ??
      acted(rows.match, deal, random);
    rows = after(rows, advance, Math.floor(random() ** 4 * 86_400_000));
  }
  const { match, deals, events } = rows;
  const finishedAt = new Date(rows.at);
  return fromJson({ match: { ...match, finishedAt }, deals, events });
}

function dealerBy(random: Random): DealCards {
  const bytes = () => Buffer.from(Array.from({ length: 32 }, () => Math.floor(random() * 256)));
  return (match, next) => {
    if (next.number > MOST_DEALS) return null;
    const deck = deckShuffled(next.deck, random);
    const link = next.number > 1 ? {} : { link: bytes().toString('hex') };
    const drawn = next.dealer === null ? { ...drawForDealer(next.seats, deck), ...link } : null;
    const dealer = next.dealer ?? drawn!.dealer;
    const cards = dealDeck(match, dealer, deck);
    return {
      deal: { ...cards, dealer, algorithm: 'test', link: bytes() },
      variant: next.playOff ? 'zweier' : match.variant.key,
      drawn,
    };
  };
}

function opened(variant: Variant, options: Options, deal: DealCards): Rows {
  const match = openMatch(variant, options, null);
  const players = Array.from({ length: variant.seatCount }, (_, seat) => ({
    userId: `user ${seat}`,
    isBot: false,
    substituteId: null,
  }));
  const blank = {
    id: 'a match',
    rulesVersion: variant.rulesVersion,
    variant: variant.key,
    options,
    players,
    backers: [],
    abortOffers: [],
    version: 0,
    turnVersion: 0,
    status: 'IN_PROGRESS',
    snapshot: snapshot(match),
  } as unknown as StoredMatch;
  const none = { match: blank, deals: [], events: [], at: BEGAN };
  return after(none, openTable(blank, match, deal), 0);
}

/** The rows after a step, as the statements of a move write them. */
function after({ deals, events, at }: Rows, advance: Advance, pause: number): Rows {
  const ended = new Map(advance.endedDeals.map((deal) => [deal.number, deal]));
  const now = at + pause;
  return {
    match: advance.match,
    deals: [...deals.map((deal) => ({ ...deal, ...ended.get(deal.number) })), ...newDeals(advance)],
    events: [...events, ...newEvents(advance, now)],
    at: now,
  };
}

const newDeals = ({ newDeals: dealt, match }: Advance): StoredDeal[] =>
  dealt.map((deal: NewDeal) => ({ ...deal, matchId: match.id, actions: deal.actions ?? [] }));

const newEvents = ({ events, fromVersion, match }: Advance, at: number): StoredEventAt[] =>
  events.map((event, i) => ({
    matchId: match.id,
    version: fromVersion + i + 1,
    ...event,
    at: new Date(at),
  }));

function acted(match: StoredMatch, deal: DealCards, random: Random): Advance {
  const tokens = legal(matchOf(match)).filter((token) => token !== '66' || random() > 0.9);
  const played = playActions(match, [tokens[Math.floor(random() * tokens.length)] ?? '66'], deal);
  if (!played.ok) throw new Error(played.error.code);
  return played.value;
}

function left(match: StoredMatch, random: Random): Advance | null {
  const seat = Math.floor(random() * match.players.length);
  const reason = random() < 0.5 ? 'RESIGNED' : 'TIMEOUT';
  if (match.players.length === 2) return leaveMatch(match, seat, reason);
  if (match.players[seat]!.substituteId !== null) return abandonMatch(match);
  return substitutePlayer(match, seat, reason, `bot ${seat}`);
}

const given = (match: StoredMatch, random: Random): Advance =>
  giveTime(match, Math.floor(random() * match.players.length), 60 + Math.floor(random() * 86_400));

function offered(match: StoredMatch, random: Random): Advance | null {
  if (!isUntouched(match)) return null;
  const seat = Math.floor(random() * match.players.length);
  return match.abortOffers.includes(seat) ? withdrawAbort(match, seat) : offerAbort(match, seat);
}

/** With the payloads as Postgres returns them. */
function fromJson({ match, deals, events }: CompleteMatch): CompleteMatch {
  const parsed = events.map((event) => ({
    ...event,
    payload: JSON.parse(JSON.stringify(event.payload)) as object,
  }));
  return { match, deals, events: parsed };
}
