/** The page of a list that could not be read. */
export const NO_MORE = { hasNextPage: false, endCursor: null } as const;
