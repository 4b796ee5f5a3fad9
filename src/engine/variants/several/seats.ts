import type { Seat } from '../../variant.js';

/** A set of seats, one bit a seat. */
export type SeatSet = number;

export const setOfSeat = (seat: Seat): SeatSet => 1 << seat;
export const sits = (set: SeatSet, seat: Seat): boolean => ((set >> seat) & 1) === 1;

/** The seats of a set, ascending. */
export const seatsOf = (set: SeatSet, seatCount: number): Seat[] => {
  const seats: Seat[] = [];
  for (let seat = 0; seat < seatCount; seat++) if (sits(set, seat)) seats.push(seat);
  return seats;
};

export const everySeat = (seatCount: number): SeatSet => (1 << seatCount) - 1;

/** The seat `steps` further clockwise. */
export const clockwise = (seat: Seat, steps: number, seatCount: number): Seat =>
  (seat + steps) % seatCount;

/** `list` with the value at `seat` replaced. */
export function withValue<T>(list: readonly T[], seat: Seat, value: T): T[] {
  const copy = [...list];
  copy[seat] = value;
  return copy;
}

/** The sum of the values of a set's seats. */
export function sumOver(values: readonly number[], set: SeatSet): number {
  let sum = 0;
  for (let seat = 0; seat < values.length; seat++) if (sits(set, seat)) sum += values[seat]!;
  return sum;
}
