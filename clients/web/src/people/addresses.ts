/** The page of a user. */
export const profileOf = (username: string): string => `/user/${encodeURIComponent(username)}`;

/** Where a challenge to a user is made. */
export const challengeTo = (username: string): string =>
  `/new?opponent=${encodeURIComponent(username)}`;
