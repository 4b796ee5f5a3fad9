import { variantOf } from '../../../engine/index.js';
import type { StoredMatch } from './stored-match.js';

/** A property by which the platform recognises errors that concern one row, which cannot be read. */
interface BrokenRow {
  readonly code: 'MATCH_BROKEN';
  readonly type: 'Match';
  readonly id: string;
}

/**
 * A match whose rows are damaged, missing, or written by rules that this service does not know. It cannot be
 * shown or played until it is repaired. Other matches are not affected.
 */
export class MatchBroken extends Error {
  override readonly name = 'MatchBroken';
  readonly brokenRow: BrokenRow;

  constructor(id: string, why: string) {
    super(`match ${id} is broken: ${why}`);
    this.brokenRow = { code: 'MATCH_BROKEN', type: 'Match', id };
  }
}

/**
 * A match that a newer release has written, by rules that this one does not know. Processes of the newer release can
 * read it, so the call is to be tried again; the platform recognises the code.
 */
export class MatchNewer extends Error {
  override readonly name = 'MatchNewer';
  readonly code = 'NEWER_RELEASE';

  constructor(id: string, what: string) {
    super(`match ${id} was written by a newer release: ${what}`);
  }
}

/** Makes a value from a match's rows. @throws MatchBroken in place of any other error, except MatchNewer */
export function orMatchBroken<T>(matchId: string, make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (error instanceof MatchBroken || error instanceof MatchNewer) throw error;
    throw new MatchBroken(matchId, error instanceof Error ? error.message : String(error));
  }
}

type Checked = Pick<
  StoredMatch,
  | 'id'
  | 'variant'
  | 'rulesVersion'
  | 'players'
  | 'toAct'
  | 'score'
  | 'dealNumber'
  | 'options'
  | 'timeControl'
  | 'chosenRules'
  | 'snapshot'
>;

type Worded = Pick<StoredMatch, 'variant' | 'rulesVersion' | 'options'>;

/** @throws MatchNewer if a snapshot has a variant, a version of its rules or an option that this release does not know */
export function assertKnown(id: string, snapshot: Worded): void {
  const unknown = unknownIn(snapshot);
  if (unknown !== null) throw new MatchNewer(id, unknown);
}

function unknownIn({ variant, rulesVersion, options }: Worded): string | null {
  const known = variantOf(variant);
  if (known === undefined) return typeof variant === 'string' ? `variant ${variant}` : null;
  if (rulesVersion > known.rulesVersion) return `rules version ${rulesVersion} of ${variant}`;
  if (!isObject(options)) return null;
  const option = Object.keys(options).find((name) => !Object.hasOwn(known.ruleset.table, name));
  return option === undefined ? null : `option ${option} of ${variant}`;
}

/** Checks that the columns of a match's row fit its snapshot. @throws MatchBroken, or MatchNewer */
export function assertSound(stored: Checked): void {
  if (stored.snapshot?.variant === stored.variant) assertKnown(stored.id, stored);
  const fault = faultIn(stored);
  if (fault !== null) throw new MatchBroken(stored.id, fault);
}

function faultIn(stored: Checked): string | null {
  const { variant, rulesVersion, players, toAct, score, dealNumber } = stored;
  const known = variantOf(variant);
  if (!known) return `no variant ${variant}`;
  if (known.rulesVersion !== rulesVersion) return `no rules version ${rulesVersion} of ${variant}`;
  if (players.length !== known.seatCount) return `${players.length} seats`;
  if (toAct !== null && !players[toAct]) return `no seat ${toAct}`;
  if (!isScore(score, players.length)) return 'no score';
  if (!isObject(stored.options) || !isObject(stored.timeControl)) return 'no options';
  if (!Array.isArray(stored.chosenRules)) return 'no chosen rules';
  return dealNumber < 0 ? `no deal ${dealNumber}` : null;
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

const isScore = (score: unknown, seats: number): boolean =>
  Array.isArray(score) && score.length === seats && score.every(Number.isInteger);
