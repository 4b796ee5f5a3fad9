/**
 * In SQL, how many seconds what has failed waits: `first`, twice as many with each failure before, `longest`
 * at most.
 *
 * @param failures the column that counts them
 */
export const growingSeconds = (first: number, longest: number, failures: string): string =>
  `least(${longest}, ${first} * 2 ^ least(${failures}, 20))`;
