import type { TableDealFragment, TableMatchFragment } from '../generated/graphql';
import { language } from '../i18n/language';
import { sidesOf } from '../match/sides';
import type { Side } from '../match/sides';

export { nameOf, namesOf } from '../match/sides';
export { isOwnTurn } from './turn';

export type Match = TableMatchFragment;
export type Deal = TableDealFragment;
export type Action = Deal['legalActions'][number];
export type ActionOf<K extends Action['__typename']> = Extract<Action, { readonly __typename: K }>;
export type Played = Deal['trick'][number];

/** Where a seat is drawn, relative to the one at the bottom. */
export type SeatPlace = 'self' | 'left' | 'top' | 'right';

const SEAT_PLACES: Readonly<Record<number, readonly SeatPlace[]>> = {
  2: ['self', 'top'],
  3: ['self', 'left', 'right'],
  4: ['self', 'left', 'top', 'right'],
};

/** The seat at the bottom: the viewer's own, or the one that the viewer backs. Spectators see the first seat there. */
export const bottomOf = ({ viewerSeat, viewerBacks }: Match): number =>
  viewerSeat ?? viewerBacks ?? 0;

export function seatPlaceOf(match: Match, seat: number): SeatPlace {
  const count = match.seats.length;
  const steps = (seat - bottomOf(match) + count) % count;
  return SEAT_PLACES[count]?.[steps] ?? 'top';
}

/** The name of a contract, without its regional names. */
export function shortContractName({ variant }: Match, key: string): string {
  const contract = variant.contracts.find((each) => each.key === key);
  const name = language.value === 'de' ? contract?.nameDe : contract?.name;
  return name?.split(' (')[0] ?? key;
}

/** All sides. The viewer's own comes first. */
export const ownSideFirst = (match: Match): readonly Side[] => sidesOf(match, bottomOf(match));

/** The side of a seat from the viewer's view, in games of two teams; else undefined. */
export function teamOf(match: Match, seat: number): 'own' | 'other' | undefined {
  const [own = []] = ownSideFirst(match);
  if (own.length < 2) return undefined;
  return own.includes(seat) ? 'own' : 'other';
}

/** Whether this is the partner of the seat at the bottom for the whole match. */
export const isPartner = (match: Match, seat: number): boolean =>
  seat !== bottomOf(match) && teamOf(match, seat) === 'own';

/** Whether the viewer is among the winners of a deal or a match. */
export const isWinner = ({ viewerSeat }: Match, winners: readonly number[] = []): boolean =>
  viewerSeat !== null && winners.includes(viewerSeat);
