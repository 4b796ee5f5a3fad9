/** Actions of a deal of more than two. Each phase refuses, lists and performs its own. */
import { parseToken } from '../../notation.js';
import type { RefusalCode } from '../../refusals.js';
import { REFUSAL_TEXTS } from '../../refusals.js';
import type { Result } from '../../result.js';
import { ok, refuse } from '../../result.js';
import type { Action, Applied, Rejection, Seat } from '../../variant.js';
import type { PhaseRules, TableState } from './state.js';
import { draftOf, isOver } from './state.js';
import { playing } from './tricks.js';

const NOTHING: readonly Action[] = [];

const phaseOf = (s: TableState): PhaseRules => s.rules.game.phases[s.phase] ?? playing;

export const toAct = (s: TableState): Seat | null => (isOver(s) ? null : s.turn);

/** The legal actions in code-point order. */
export const legal = (s: TableState): readonly Action[] =>
  isOver(s) ? NOTHING : phaseOf(s).legal(s);

const rejected = (code: RefusalCode): Rejection => ({ code, message: REFUSAL_TEXTS[code].en });

/** The deal after `token`, or why it is refused; the state given is never changed. */
export function apply(s: TableState, token: Action): Result<Applied<TableState>, Rejection> {
  const a = parseToken(token);
  if (a === undefined) return refuse(rejected('UNKNOWN_ACTION'));
  if (isOver(s)) return refuse(rejected('DEAL_OVER'));
  const phase = phaseOf(s);
  const code = phase.refusal(s, a);
  if (code !== null) return refuse(rejected(code));
  const d = draftOf(s);
  const events: Applied<TableState>['events'][number][] = [];
  phase.perform(d, a, events);
  return ok({ state: d, events });
}
