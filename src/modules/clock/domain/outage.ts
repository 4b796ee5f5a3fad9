/** How long nobody may have been served before that time is given back to the players. */
export const OUTAGE_SECONDS = 30;

/**
 * An outage ends so long after it was found. A move that is judged before it can be read is judged at a
 * moment within it, and a turn that ends within an outage ends before that outage is known.
 */
export const OUTAGE_MARGIN_SECONDS = 2;
