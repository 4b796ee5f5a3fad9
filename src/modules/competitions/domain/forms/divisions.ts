/** Divisions of a league, from season to season. */
import type { Field, Seasons, Standing } from '../form.js';

/** The settings of a league that decide about its divisions. */
export interface DivisionSettings {
  readonly divisionSize: number;
  readonly moveShare: number;
}

type Outlook = 'PROMOTED' | 'RELEGATED' | 'STAYS';

/** The division of each place: as many divisions as needed, of equal size; the upper ones may have one more. */
export function divisionsOf(count: number, most: number): number[] {
  const divisions = Math.ceil(count / most);
  const size = Math.floor(count / divisions);
  const larger = count % divisions;
  return Array.from({ length: divisions }, (_, division) =>
    new Array<number>(size + (division < larger ? 1 : 0)).fill(division),
  ).flat();
}

/** How many change places between two neighbouring divisions. */
function moversBetween(upper: number, lower: number, moveShare: number): number {
  if (moveShare === 0) return 0;
  const smaller = Math.min(upper, lower);
  const share = Math.max(1, Math.floor((smaller * moveShare) / 100));
  // Nobody is both promoted and relegated.
  return Math.min(share, Math.floor(smaller / 2));
}

function tablesOf(standings: readonly Standing[]): Standing[][] {
  const tables: Standing[][] = [];
  for (const row of standings) (tables[row.group ?? 0] ??= []).push(row);
  return tables.filter((table) => table !== undefined);
}

function outlooksOf(tables: readonly Standing[][], moveShare: number): Map<number, Outlook> {
  const outlooks = new Map<number, Outlook>();
  for (const [division, table] of tables.entries()) {
    const above = tables[division - 1]?.length ?? 0;
    const below = tables[division + 1]?.length ?? 0;
    const up = moversBetween(above, table.length, moveShare);
    const down = moversBetween(table.length, below, moveShare);
    for (const [place, { lot }] of table.entries()) {
      const isUp = place < up;
      const isDown = place >= table.length - down;
      outlooks.set(lot, isUp ? 'PROMOTED' : isDown ? 'RELEGATED' : 'STAYS');
    }
  }
  return outlooks;
}

const STEP: Readonly<Record<Outlook, number>> = { PROMOTED: -1, RELEGATED: 1, STAYS: 0 };
/** The order in a new division: who falls out if there are too many comes last, who moves up if places are empty first. */
const ORDER: readonly Outlook[] = ['STAYS', 'RELEGATED', 'PROMOTED'];

/** The players of a season from the top, after promotion and relegation. */
function ranking(last: Field<DivisionSettings>, standings: readonly Standing[]): number[] {
  const tables = tablesOf(standings);
  const outlooks = outlooksOf(tables, last.settings.moveShare);
  const players = new Map(last.entrants.map(({ lot, player }) => [lot, player]));
  const rows = tables.flatMap((table, division) =>
    table.map(({ lot }) => {
      const outlook = outlooks.get(lot)!;
      return { lot, division: division + STEP[outlook], order: ORDER.indexOf(outlook) };
    }),
  );
  return rows
    .sort((one, other) => one.division - other.division || one.order - other.order)
    .map(({ lot }) => players.get(lot)!);
}

export const leagueSeasons = <S extends DivisionSettings>(
  standings: (field: Field<S>) => readonly Standing[],
): Seasons<S> => ({
  divide(last, stay, newcomers, settings) {
    const playsOn = new Set(stay);
    const before = last === null ? stay : ranking(last, standings(last));
    const order = [...before.filter((player) => playsOn.has(player)), ...newcomers];
    const divisions = divisionsOf(order.length, settings.divisionSize);
    return new Map(order.map((player, place) => [player, divisions[place]!]));
  },
  outlook: (field) => outlooksOf(tablesOf(standings(field)), field.settings.moveShare),
});
