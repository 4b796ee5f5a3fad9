import type { Entrant, Field, Pairing } from './form.js';

/** Whether the entrant is paired in a round. */
export const takesPart = ({ outSince }: Pick<Entrant, 'outSince'>, round: number): boolean =>
  outSince === null || round < outSince;

/** The round that has been opened last; 0 before the first. */
export const lastRoundOf = ({ pairings }: Pick<Field<unknown>, 'pairings'>): number =>
  pairings.reduce((last, { round }) => Math.max(last, round), 0);

/** The lots that may be paired in the next round, in their order. */
export function lotsInNextRound(field: Field<unknown>): number[] {
  const next = lastRoundOf(field) + 1;
  return field.entrants.filter((entrant) => takesPart(entrant, next)).map(({ lot }) => lot);
}

/** Who was there when the first round was paired: also who left during it, and is out since then. */
export function startersOf({
  entrants,
  pairings,
}: Pick<Field<unknown>, 'entrants' | 'pairings'>): Entrant[] {
  const paired = lotsPairedIn(pairings);
  return entrants.filter((entrant) => takesPart(entrant, 1) || paired.has(entrant.lot));
}

export const lotsPairedIn = (pairings: readonly Pairing[]): ReadonlySet<number> =>
  new Set(pairings.flatMap(({ lots }) => lots));

/** How many sides meet in a pairing: fixed partners are one side, else each player is. */
export const sideCountOf = ({
  seatCount,
  fixedPartners,
}: Pick<Field<unknown>, 'seatCount' | 'fixedPartners'>): number =>
  fixedPartners ? seatCount / 2 : seatCount;
