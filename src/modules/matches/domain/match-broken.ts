/** What an error names that says that one row cannot be read; the platform knows errors by this shape. */
export interface BrokenRow {
  readonly code: 'MATCH_BROKEN';
  readonly type: 'Match';
  readonly id: string;
}

/**
 * A match of which rows are damaged, missing, or written by rules that this service does not know: it can
 * be neither shown nor played until that is mended. All other matches are as they were.
 */
export class MatchBroken extends Error {
  override readonly name = 'MatchBroken';
  readonly brokenRow: BrokenRow;

  constructor(id: string, why: string) {
    super(`match ${id} is broken: ${why}`);
    this.brokenRow = { code: 'MATCH_BROKEN', type: 'Match', id };
  }
}

/** What `make` makes of a match's rows. @throws MatchBroken for whatever it throws */
export function madeOf<T>(matchId: string, make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (error instanceof MatchBroken) throw error;
    throw new MatchBroken(matchId, error instanceof Error ? error.message : String(error));
  }
}
