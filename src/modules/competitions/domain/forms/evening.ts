/** Tables whose members have met as rarely as possible, found by exchanging two at a time. */

import type { PairingHistory } from '../history.js';

/** With how many others each is compared for an exchange in one pass; all, in most competitions. */
const EXCHANGES = 128;
/** Each pass lowers the cost; few are needed. */
const PASSES = 12;

/** In fields up to this size several attempts are worth their time. */
const MANY = 200;
const ATTEMPTS = 16;

type TimesMet = PairingHistory['met'];

/** A round: the tables, and who does not play. */
export interface RoundSeating {
  readonly tables: readonly (readonly number[])[];
  readonly free: readonly number[];
}

/**
 * The round that costs least of several attempts; an attempt begins elsewhere in the order drawn. Free are those who have
 * been free least often.
 */
export function evenSeating(
  order: readonly number[],
  size: number,
  { met, byes }: Pick<PairingHistory, 'met' | 'byes'>,
): RoundSeating {
  const attempts = order.length > MANY ? 1 : Math.min(ATTEMPTS, order.length);
  let best: RoundSeating = { tables: [], free: [] };
  let least = Infinity;
  for (let attempt = 0; attempt < attempts && least > 0; attempt++) {
    const begin = Math.floor((attempt * order.length) / attempts);
    const turned = [...order.slice(begin), ...order.slice(0, begin)];
    const rested = [...turned].sort((one, other) => byes(one) - byes(other));
    const free = rested.slice(0, order.length % size);
    const tables = evened(
      turned.filter((lot) => !free.includes(lot)),
      size,
      met,
    );
    const cost = tables.reduce((sum, table) => sum + costWithin(table, met), 0);
    if (cost < least) [best, least] = [{ tables, free }, cost];
  }
  return best;
}

/** @param order a multiple of `size` */
function evened(order: readonly number[], size: number, met: TimesMet): number[][] {
  const tables = filled(order, size, met);
  for (let pass = 0; pass < PASSES; pass++) if (!improve(tables, met)) break;
  return tables;
}

const costWithin = (table: readonly number[], met: TimesMet): number =>
  table.reduce((sum, lot, seat) => sum + costAt(table.slice(seat + 1), lot, met), 0);

/** Fills the tables one after the other, each time with who fits best. */
function filled(order: readonly number[], size: number, met: TimesMet): number[][] {
  const left = [...order];
  const tables: number[][] = [];
  while (left.length > 0) {
    const table = [left.shift()!];
    while (table.length < size) {
      const costs = left.slice(0, EXCHANGES).map((lot) => costAt(table, lot, met));
      const [best] = left.splice(costs.indexOf(Math.min(...costs)), 1);
      table.push(best!);
    }
    tables.push(table);
  }
  return tables;
}

/** What it costs that a lot sits with others. Squares, so that nobody meets the same again and again. */
const costAt = (others: readonly number[], lot: number, met: TimesMet): number =>
  others.reduce((sum, other) => sum + (other === lot ? 0 : met(lot, other) ** 2), 0);

/** Exchanges two wherever that lowers the cost. @returns whether it did anywhere */
function improve(tables: number[][], met: TimesMet): boolean {
  let hasImproved = false;
  for (const [at, table] of tables.entries())
    for (const seat of table.keys()) {
      const others = without(table, seat);
      if (costAt(others, table[seat]!, met) > 0 && exchange(tables, { at, seat }, met))
        hasImproved = true;
    }
  return hasImproved;
}

interface SeatAt {
  readonly at: number;
  readonly seat: number;
}

/** Takes the first exchange that lowers the cost, looking at the tables after this one first. */
function exchange(tables: number[][], { at, seat }: SeatAt, met: TimesMet): boolean {
  const table = tables[at]!;
  const lot = table[seat]!;
  const others = without(table, seat);
  const most = Math.min(tables.length - 1, EXCHANGES);
  for (let step = 1; step <= most; step++) {
    const there = tables[(at + step) % tables.length]!;
    for (const [seatThere, lotThere] of there.entries()) {
      const othersThere = without(there, seatThere);
      const before = costAt(others, lot, met) + costAt(othersThere, lotThere, met);
      const after = costAt(others, lotThere, met) + costAt(othersThere, lot, met);
      if (after < before) {
        table[seat] = lotThere;
        there[seatThere] = lot;
        return true;
      }
    }
  }
  return false;
}

const without = (table: readonly number[], seat: number): number[] =>
  table.filter((_, place) => place !== seat);
