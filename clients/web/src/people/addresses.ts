/** The page of a user. */
export const profileOf = (username: string): string => `/user/${encodeURIComponent(username)}`;

/** The page for a new challenge to a user. */
export const challengeTo = (username: string): string =>
  `/new?opponent=${encodeURIComponent(username)}`;
