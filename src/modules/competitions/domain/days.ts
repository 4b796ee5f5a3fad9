export const DAY_MILLIS = 24 * 3600 * 1000;
