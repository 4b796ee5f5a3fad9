/** The page of a competition, or a part of it; with the token of its organiser’s link, if there is one. */
export const pageOfCompetition = (
  id: string,
  part?: string,
  invitation: string | null = null,
): string =>
  `/competitions/${encodeURIComponent(id)}${part ? `/${part}` : ''}` +
  (invitation ? `?invitation=${encodeURIComponent(invitation)}` : '');
