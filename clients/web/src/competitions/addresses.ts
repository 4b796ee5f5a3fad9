/** The page of a competition, or a part of it. */
export const pageOfCompetition = (id: string, part?: string): string =>
  `/competitions/${encodeURIComponent(id)}${part ? `/${part}` : ''}`;
