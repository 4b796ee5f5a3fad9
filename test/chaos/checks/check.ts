import type { Installation } from '../installation/installation.js';

/** Checks a promise of the service after the drills; returns one line for each case where it is broken. */
export type Check = (installation: Installation) => Promise<readonly string[]>;
