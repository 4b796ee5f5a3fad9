/** Copies the tricks, marriages and card points of a view into a state that is made from it. */
import { CARD_POINTS, NONE, beats, parseCard, suitFrom } from '../../kernel/index.js';
import type { Seat } from '../../variant.js';
import type { DealView, TakenTrick } from '../../view.js';
import { sumOver } from './seats.js';
import type { TableAnnouncement, TableDraft, TableTrickLink } from './state.js';
import { orderOf, sideOf, trumpOf } from './state.js';

/** Adds the cards played and the marriages announced. The hands and the cards laid aside must be there already. */
export function copyPlay(d: TableDraft, v: DealView): void {
  const last = v.memory.tricks.at(-1);
  d.leader = v.trick[0]?.seat ?? last?.taker ?? leaderOf(d);
  d.turn = v.toAct ?? d.leader;
  d.table = v.trick.map((p) => parseCard(p.card));
  copyTable(d, v);
  d.history = v.memory.tricks.reduce(link, null);
  d.trickCount = v.memory.tricks.length;
  d.tricks = [...v.tricks];
  copyPoints(d, v);
}

const leaderOf = (d: TableDraft): Seat =>
  d.contract?.leader === 'declarer' ? d.declarer : d.caller;

function copyTable(d: TableDraft, v: DealView): void {
  for (const { seat, card: token } of v.trick) {
    const card = parseCard(token);
    if (d.best !== NONE && !beats(orderOf(d), card, d.best, trumpOf(d))) continue;
    d.best = card;
    d.taker = seat;
  }
  if (d.best === NONE) d.taker = v.memory.tricks.at(-1)?.taker ?? NONE;
}

const link = (before: TableTrickLink | null, { cards, taker }: TakenTrick): TableTrickLink => ({
  leader: cards[0]!.seat,
  cards: cards.map((p) => parseCard(p.card)),
  taker,
  before,
});

/**
 * The card points of the visible tricks and marriages, and of the cards that the declarer laid aside in this
 * determinization.
 */
function copyPoints(d: TableDraft, v: DealView): void {
  d.announcements = v.marriages.map(({ seat, suit, cardPoints }) => ({
    seat,
    suit: suitFrom(suit),
    cardPoints,
  }));
  d.inTricks = d.hands.map((_, seat) => trickPoints(d, v, seat));
  const marriagesOfSeat = (seat: Seat, counted: boolean) => marriagesOf(d, seat, counted);
  d.pendingMarriages = d.hands.map((_, seat) => marriagesOfSeat(seat, false));
  d.cardPoints = d.inTricks.map((points, seat) => {
    const aside = seat === d.declarer ? d.asidePoints : 0;
    return points + marriagesOfSeat(seat, true) + aside;
  });
}

function trickPoints(d: TableDraft, v: DealView, seat: Seat): number {
  const cards = v.memory.tricks.filter((t) => t.taker === seat).flatMap((t) => t.cards);
  const points = cards.reduce((sum, p) => sum + CARD_POINTS[parseCard(p.card)]!, 0);
  const playedOut = v.memory.tricks.length === d.rules.game.layout.hands[0]!.length;
  const tookLast = playedOut && v.memory.tricks.at(-1)!.taker === seat;
  return points + (tookLast ? d.rules.game.lastTrickBonus : 0);
}

function marriagesOf(d: TableDraft, seat: Seat, counted: boolean): number {
  const counts = sumOver(d.tricks, sideOf(d, seat)) > 0;
  const own = d.announcements.filter(
    (a: TableAnnouncement) => a.seat === seat && counts === counted,
  );
  return own.reduce((sum, a) => sum + a.cardPoints, 0);
}
