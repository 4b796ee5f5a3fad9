import type { ClubActKind, WholeClubFragment } from '../generated/graphql';

/** Whether the viewer may do something in a club. */
export const mayInClub = ({ acts }: Pick<WholeClubFragment, 'acts'>, act: ClubActKind): boolean =>
  acts?.some(({ what, isAllowed }) => what === act && isAllowed) ?? false;

/** Why the viewer may not do something in a club; null if they may. */
export const whyNotInClub = (
  { acts }: Pick<WholeClubFragment, 'acts'>,
  act: ClubActKind,
): string | null => acts?.find(({ what }) => what === act)?.refusal?.message ?? null;
