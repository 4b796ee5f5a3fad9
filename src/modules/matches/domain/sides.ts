import { variantOf } from '../../../engine/index.js';
import type { Seat } from '../../../engine/index.js';

/** The side of a seat, from 0: partners share one. Where everyone plays alone, a side is a seat. */
export function sideIndexOf(variant: string, seat: Seat): number {
  const { sides } = variantOf(variant)!.match;
  return sides ? sides.findIndex((seats) => seats.includes(seat)) : seat;
}
