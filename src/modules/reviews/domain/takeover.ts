import { createHash } from 'node:crypto';
import type { Action, Seat } from '../../../engine/index.js';

/** The action from which a house bot played a player's seat. */
export interface TakeoverPoint {
  readonly dealNumber: number;
  /** How many actions of that deal came before. */
  readonly position: number;
}

/** The fields of a match event that show when a player left. */
export interface SeatEvent {
  readonly type: string;
  readonly seat: Seat | null;
  /** Only on the first event of an action. */
  readonly token: Action | null;
}

/** When a house bot took over a seat from its player; null if that never happened. */
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

/** The seed of a decision's review, so that a review made twice is the same. */
export function seedOf(matchId: string, dealNumber: number, position: number): number {
  const digest = createHash('sha256').update(`${matchId} ${dealNumber} ${position}`).digest();
  return digest.readUInt32BE(0);
}
