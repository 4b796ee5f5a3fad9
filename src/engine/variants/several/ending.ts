/** The effects of a trick or an announcement: marriages count, hands are opened, the deal ends. */
import { EMPTY, cardTokens, cardsOf } from '../../kernel/index.js';
import type { TableDraft, Events, TableState, TableEnding } from './state.js';
import { seatsOf } from './seats.js';
import { isOver, seatCountOf, sideOf } from './state.js';

/** To be called after a trick, when its taker is on lead. */
export function afterTrick(d: TableDraft, events: Events): void {
  countPendingMarriages(d);
  endIfDecided(d, events);
  if (!isOver(d) && d.trickCount === 1 && d.contract?.opensHands === true) openHands(d, events);
}

/** With a side's first trick its marriages count (rules 9.14, S3 „Hat das Team mindestens einen Stich"). */
function countPendingMarriages(d: TableDraft): void {
  if (d.pendingMarriages.every((points) => points === 0)) return;
  const side = seatsOf(sideOf(d, d.turn), seatCountOf(d));
  const counted = (seat: number) => (side.includes(seat) ? d.pendingMarriages[seat]! : 0);
  d.cardPoints = d.cardPoints.map((points, seat) => points + counted(seat));
  d.pendingMarriages = d.pendingMarriages.map((points, seat) => points - counted(seat));
}

/** Plauderer: after the first trick all hands lie open. */
function openHands(d: TableDraft, events: Events): void {
  d.shown = d.hands.reduce((set, hand) => set | hand, d.shown);
  const draws = d.hands.flatMap((hand, seat) =>
    cardTokens(cardsOf(hand)).map((card) => ({ seat, card, open: true })),
  );
  events.push({ type: 'HANDS_OPENED', draws });
}

/** Ends the deal if it is decided. */
export function endIfDecided(d: TableDraft, events: Events): void {
  const ending = d.rules.game.ending(d);
  if (ending !== null) finish(d, ending, events);
}

function finish(d: TableDraft, { reason, winners }: TableEnding, events: Events): void {
  const { cardPoints, inTricks, tricks, contract, double } = d;
  d.phase = 'OVER';
  d.facts = { reason, winners, cardPoints, inTricks, tricks, contract, double };
  events.push({ type: 'DEAL_ENDED', reason, winners });
}

/** Whether all cards have been played. */
export const isPlayedOut = (s: TableState): boolean => s.hands.every((hand) => hand === EMPTY);
