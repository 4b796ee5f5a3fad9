import type { RatingRow } from '../storage/tables.js';

/** A rating that was measured, and that matches do not change. */
export type Anchor = Pick<RatingRow, 'userId' | 'ratingKey' | 'mu' | 'sigma'>;

/** The house bots' ratings. Each release may bring new measurements. */
export abstract class Anchors {
  /**
   * Writes the ratings if any differs from its row. Any number of processes may do so at once. A write waits
   * for a rebuild.
   */
  abstract write(anchors: readonly Anchor[]): Promise<void>;
}
