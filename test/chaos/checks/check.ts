import type { Ground } from '../ground/ground.js';

/** Checks a promise of the service after the drills; returns one line for each case where it is broken. */
export type Check = (ground: Ground) => Promise<readonly string[]>;
