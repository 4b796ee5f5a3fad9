/** The page of a report. */
export const reportPage = (id: string): string => `/moderation/reports/${encodeURIComponent(id)}`;

/** The page of a person for moderators. */
export const moderatedPage = (username: string): string =>
  `/moderation/players/${encodeURIComponent(username)}`;
