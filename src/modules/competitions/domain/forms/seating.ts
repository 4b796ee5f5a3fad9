/** Tables drawn anew for each round: everyone meets everyone as evenly as can be. */
import { drawnOrder } from '../draw.js';
import { lastRoundOf, sideCountOf } from '../entrants.js';
import type { Field } from '../form.js';
import { pairingHistory } from '../history.js';
import type { PairingHistory } from '../history.js';
import { evenSeating } from './evening.js';
import { partnerHistory } from './partners.js';

/** Four who play alone are two pairs of partners, in every second seat. */
const FOUR = 4;

/** The lots by table and seat, tables first, then a table of one for each free round. */
export function drawTables(field: Field<unknown>, lots: readonly number[]): number[][] {
  const history = pairingHistory(field.pairings);
  const size = sideCountOf(field);
  const order = drawnOrder(lots, field.drawSeed, lastRoundOf(field) + 1);
  const { tables, free } = evenSeating(order, size, history);
  const seatFor = size === FOUR ? partnersSeated(field, history) : firstSeated(history);
  return [
    ...tables.map(seatFor),
    ...[...free].sort((one, other) => one - other).map((lot) => [lot]),
  ];
}

/** Whoever has had fewest first deals has it; the others follow in the order drawn. */
const firstSeated =
  ({ firstDeals }: PairingHistory) =>
  (table: readonly number[]): number[] => {
    const first = fewestOf(table, firstDeals);
    return [...table.slice(first), ...table.slice(0, first)];
  };

/** As partners those sit opposite who have been partners least often. */
function partnersSeated(field: Field<unknown>, history: PairingHistory) {
  const together = partnerHistory(field.pairings);
  const toFirst = firstSeated(history);
  return ([a, b, c, d]: readonly number[]): number[] => {
    const seatings = [
      [a!, b!, c!, d!],
      [a!, c!, b!, d!],
      [a!, b!, d!, c!],
    ];
    const costs = seatings.map(
      ([north, east, south, west]) => together(north!, south!) ** 2 + together(east!, west!) ** 2,
    );
    return toFirst(seatings[costs.indexOf(Math.min(...costs))]!);
  };
}

/** The place of the first with the least value. */
function fewestOf(table: readonly number[], valueOf: (lot: number) => number): number {
  const values = table.map(valueOf);
  return values.indexOf(Math.min(...values));
}
