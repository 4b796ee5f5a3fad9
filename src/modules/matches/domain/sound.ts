import { variantOf } from '../../../engine/index.js';
import { MatchBroken } from './match-broken.js';
import type { StoredMatch } from './stored-match.js';

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
>;

/** What the row of a match says beside its snapshot must fit. @throws MatchBroken */
export function assertSound(stored: Checked): void {
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
