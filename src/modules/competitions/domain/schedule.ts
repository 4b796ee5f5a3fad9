/** The pairs of a round robin, by the circle method. */

/** A pair by places in a group; the first has the first deal. */
export type ScheduledPair = readonly [number, number];

/**
 * The rounds of one leg in which everyone meets everyone once. With an odd number one has no opponent in each round. Nobody has
 * more than one first deal too many or too few.
 */
export function circleRounds(count: number): ScheduledPair[][] {
  const even = count + (count % 2);
  const turns = even - 1;
  return Array.from({ length: Math.max(turns, 0) }, (_, turn) => {
    const pairs: ScheduledPair[] = [];
    for (let one = 0; one < turns; one++) {
      const other = (((turn - one) % turns) + turns) % turns;
      const opponent = other === one ? even - 1 : other;
      if (one < opponent && opponent < count) pairs.push(orderedPair(one, opponent));
    }
    return pairs;
  });
}

/** The lower place has the first deal if the distance is odd, the higher place if it is even: this is even for all. */
const orderedPair = (lower: number, higher: number): ScheduledPair =>
  (higher - lower) % 2 === 1 ? [lower, higher] : [higher, lower];

/** All rounds of several legs; the first deal changes from leg to leg. */
export function legRounds(count: number, legs: number): ScheduledPair[][] {
  const once = circleRounds(count);
  return Array.from({ length: legs }, (_, leg) =>
    leg % 2 === 0 ? once : once.map((pairs) => pairs.map(([one, other]) => [other, one] as const)),
  ).flat();
}
