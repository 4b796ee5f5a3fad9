/** Actions of a deal of two: refused by legality.ts, or performed here. */
import type { Card } from '../../kernel/index.js';
import { NONE } from '../../kernel/index.js';
import type { ActionKind, ParsedAction } from '../../notation.js';
import { parseToken } from '../../notation.js';
import type { DealEvent } from '../../events.js';
import type { RefusalCode } from '../../refusals.js';
import { REFUSAL_TEXTS } from '../../refusals.js';
import type { Result } from '../../result.js';
import { ok, refuse } from '../../result.js';
import type { Action, Applied, Rejection } from '../../variant.js';
import { announce, claim, close, exchange, nameTrump } from './declarations.js';
import { finish } from './ending.js';
import { refusal } from './legality.js';
import type { ZweierDraft, ZweierState } from './state.js';
import { draftOf, other } from './state.js';
import { draw, lead, putDown, reply } from './tricks.js';

type Events = DealEvent[];

const rejected = (code: RefusalCode): Rejection => ({ code, message: REFUSAL_TEXTS[code].en });

/** The deal after `token`, or why it is refused; the state given is never changed. */
export function apply(s: ZweierState, token: Action): Result<Applied<ZweierState>, Rejection> {
  const a = parseToken(token);
  if (a === undefined) return refuse(rejected('UNKNOWN_ACTION'));
  const code = refusal(s, a);
  if (code === null) return ok(perform(s, a));
  return isIrregular(s, a, code) ? ok(forfeited(s, a.card)) : refuse(rejected(code));
}

/** Under `forfeit` a card against the rules of play is taken (rules 5.6, S1 „Regelwidriges Verhalten"). */
const isIrregular = (s: ZweierState, a: ParsedAction, code: RefusalCode): boolean =>
  s.rules.forfeits && a.kind === 'card' && code.startsWith('MUST_');

function perform(s: ZweierState, a: ParsedAction): Applied<ZweierState> {
  const d = draftOf(s);
  const events: Events = [];
  ACTS[a.kind]!(d, a, events);
  return { state: d, events };
}

type Act = (d: ZweierDraft, a: ParsedAction, events: Events) => void;

/** What each kind of action does; the kinds that `zweier` does not have are missing. */
const ACTS: Partial<Record<ActionKind, Act>> = {
  card: (d, a, events) => (d.led === NONE ? lead : reply)(d, a.card, events),
  marriage: (d, a, events) => announce(d, a.suit, a.newTrump, events),
  exchange: (d, _, events) => exchange(d, events),
  close: (d, _, events) => close(d, events),
  draw: (d, _, events) => draw(d, events),
  claim: (d, _, events) => claim(d, events),
  nameTrump: (d, a, events) => nameTrump(d, a.suit, events),
};

/** The irregular card leaves the hand and loses the deal; points and tricks stay. */
function forfeited(s: ZweierState, card: Card): Applied<ZweierState> {
  const d = draftOf(s);
  const events: Events = [];
  putDown(d, card, events);
  d.irregular = card;
  finish(d, { reason: 'IRREGULAR_PLAY', winner: other(s.turn) }, events);
  return { state: d, events };
}
