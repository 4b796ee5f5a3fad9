/** The ratings that are compared with each other: a hundred points. */
const WIDTH = 100;
const LOWEST = 1000;
const HIGHEST = 2200;

/** The lower end of the band of a rating. Very low and very high ratings share a band each. */
export const bandOf = (rating: number): number =>
  Math.min(HIGHEST, Math.max(LOWEST, Math.floor(rating / WIDTH) * WIDTH));

/** With fewer players, peers have no figure: it would be about these few. */
export const FEWEST_PEERS = 5;
