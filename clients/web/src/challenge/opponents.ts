import { seatAt } from './challenge-draft';
import type { ChallengeDraft, Game, SeatChoice } from './challenge-draft';

/** Whom the viewer plays with. */
export type OpponentKind = SeatChoice['kind'];

/** The kinds of opponents that the viewer may choose. Guests play with bots, and with people by a link. */
export const opponentKinds = (isGuest: boolean): readonly OpponentKind[] =>
  isGuest ? ['link', 'bot'] : ['link', 'bot', 'anyone', 'friend'];

/** The people of a draft, or bots if there are none. */
export const opponentKind = ({ otherSeats }: Pick<ChallengeDraft, 'otherSeats'>): OpponentKind =>
  otherSeats.find(({ kind }) => kind !== 'bot')?.kind ?? 'bot';

/** Whether bots sit beside one person. */
export const isFilledWithBots = ({ otherSeats }: Pick<ChallengeDraft, 'otherSeats'>): boolean =>
  otherSeats.some(({ kind }) => kind === 'bot') && otherSeats.some(({ kind }) => kind !== 'bot');

/** The place of the one person among bots: the partner, if the game has partners. */
function placeOfPerson(game: Game, draft: ChallengeDraft): number {
  const isPartner = (place: number) =>
    game.sides[seatAt(game, draft, place)] === game.sides[draft.seat];
  return Math.max(
    0,
    draft.otherSeats.findIndex((_, place) => isPartner(place)),
  );
}

/** The name that was entered first moves to this place, unless another name is there. */
function withNameAt(seats: readonly SeatChoice[], place: number): readonly SeatChoice[] {
  const named = seats.findIndex(({ username }) => username !== '');
  if (named < 0 || seats[place]?.username) return seats;
  const names = seats.map(({ username }) => username);
  [names[named], names[place]] = ['', names[named]!];
  return seats.map((seat, i) => ({ ...seat, username: names[i]! }));
}

/**
 * The draft with these opponents in all other seats, or in one seat with bots in the rest. A match by link is unrated,
 * because a friend without an account may sit down in it.
 */
export function withOpponents(
  game: Game,
  draft: ChallengeDraft,
  { kind, isFilled, isGuest }: { kind: OpponentKind; isFilled: boolean; isGuest: boolean },
): ChallengeDraft {
  const person = placeOfPerson(game, draft);
  const seats = isFilled ? withNameAt(draft.otherSeats, person) : draft.otherSeats;
  const otherSeats = seats.map((seat, place) => ({
    ...seat,
    kind: isFilled && place !== person ? ('bot' as const) : kind,
  }));
  const rated = !isGuest && kind !== 'link' && draft.clock.kind !== 'NONE';
  return { ...draft, otherSeats, rated };
}
