import type { Ground } from '../ground/ground.js';

/** What of the service's promises does not hold afterwards; each line tells one case. */
export type Check = (ground: Ground) => Promise<readonly string[]>;
