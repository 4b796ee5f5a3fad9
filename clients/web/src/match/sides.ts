import type { MatchSummaryFragment } from '../generated/graphql';
import { language } from '../i18n/language';
import { shortName } from '../people/user-name';

type Seats = Pick<MatchSummaryFragment, 'seats'>;

/** What the names of players are made from. */
interface Named {
  readonly seats: readonly Pick<MatchSummaryFragment['seats'][number], 'seat' | 'isBot' | 'user'>[];
}

/** The seats that share a score. */
export type Side = readonly number[];

/** The player's name. Bots with the same name at one table are numbered: “regular 3”. */
export function nameOf({ seats }: Named, seat: number): string {
  const player = seats.find((one) => one.seat === seat);
  const name = player?.user.username ?? '';
  const shown = shortName(name);
  if (!player?.isBot) return shown;
  const alike = seats.filter(({ user }) => user.username === name);
  if (alike.length < 2) return shown;
  return `${shown} ${alike.findIndex((one) => one.seat === seat) + 1}`;
}

/** The names of several players as a list in the user's language. */
export const namesOf = (match: Named, seats: readonly number[]): string =>
  new Intl.ListFormat(language.value).format(seats.map((seat) => nameOf(match, seat)));

/** All sides. The side of the given seat comes first. */
export function sidesOf({ seats }: Seats, first: number | null): readonly Side[] {
  const sides = [...new Set(seats.map(({ side }) => side))].map((side) =>
    seats.filter((seat) => seat.side === side).map(({ seat }) => seat),
  );
  const isFirst = (side: Side): number => Number(first !== null && side.includes(first));
  return sides.sort((one, other) => isFirst(other) - isFirst(one));
}

/** The score of each side. The side of the given seat comes first. */
export const scoreOf = (
  match: Pick<MatchSummaryFragment, 'seats' | 'score'>,
  first: number | null,
): string =>
  sidesOf(match, first)
    .map(([seat = 0]) => match.score[seat])
    .join(' : ');
