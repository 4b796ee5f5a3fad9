/** The times of a competition: entries open, entries close and lots are drawn, a ladder ends. */
export const TIMES = ['opensAt', 'startsAt', 'endsAt'] as const;
