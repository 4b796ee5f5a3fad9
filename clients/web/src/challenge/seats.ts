import type { ChallengeSeatFragment } from '../generated/graphql';

type Seats = readonly ChallengeSeatFragment[];

/** Whether the viewer has accepted, has not answered yet, or has no seat there. */
export function viewerStateOf(table: Seats, viewer: string | null): 'accepted' | 'invited' | null {
  const own = table.find(({ user }) => user !== null && user.id === viewer);
  if (!own) return null;
  return own.state === 'TAKEN' ? 'accepted' : 'invited';
}

/** The seats grouped by side. */
export function seatsBySide(table: Seats): readonly Seats[] {
  const sides = [...new Set(table.map(({ side }) => side))];
  return sides.map((each) => table.filter(({ side }) => side === each));
}
