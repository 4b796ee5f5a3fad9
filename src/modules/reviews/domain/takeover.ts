import { createHash } from 'node:crypto';
import type { Action, Seat } from '../../../engine/index.js';

/** The action before which a house bot took a player's seat over. */
export interface TakeoverPoint {
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
export function takeoverOf(events: readonly SeatEvent[], seat: Seat): TakeoverPoint | null {
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
export function isBefore(
  leaving: TakeoverPoint | null,
  dealNumber: number,
  position: number,
): boolean {
  if (leaving === null || dealNumber < leaving.dealNumber) return true;
  return dealNumber === leaving.dealNumber && position < leaving.position;
}

/** What decides all chance in the review of one decision, so that a review made twice is the same. */
export function seedOf(matchId: string, dealNumber: number, position: number): number {
  const digest = createHash('sha256').update(`${matchId} ${dealNumber} ${position}`).digest();
  return digest.readUInt32BE(0);
}
