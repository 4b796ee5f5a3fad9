/** The page of a club. */
export const pageOfClub = (id: string): string => `/club/${encodeURIComponent(id)}`;

/** The page for a new match in the lobby of a club. */
export const offerIn = (id: string): string => `/new?club=${encodeURIComponent(id)}`;
