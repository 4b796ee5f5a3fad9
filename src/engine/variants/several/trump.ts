/** The caller names trump, has a card turned up for it, or demands a redeal (rules 8.2, 9.3, 9.4, 11.2). */
import {
  CARD_TOKENS,
  NONE,
  SUIT_LETTERS,
  TRUMP_TOKENS,
  suitOf,
  withCard,
} from '../../kernel/index.js';
import type { Action } from '../../variant.js';
import { dealRest } from './dealing.js';
import type { TableDraft, Events, PhaseRules, TableState } from './state.js';

const TURN = 't?';
const REDEAL = 'r';

function legal(s: TableState): readonly Action[] {
  const list: Action[] = s.rules.game.mayRedeal(s) ? [REDEAL, TURN] : [TURN];
  TRUMP_TOKENS.forEach((token, suit) => {
    if (s.rules.game.mayName(s, suit)) list.push(token);
  });
  return list;
}

export const naming: PhaseRules = {
  legal,
  refusal: (s, a) => {
    if (a.kind === 'turnTrump') return null;
    if (a.kind === 'redeal' && s.rules.game.mayRedeal(s)) return null;
    return a.kind === 'nameTrump' && s.rules.game.mayName(s, a.suit) ? null : 'NOT_IN_THIS_PHASE';
  },
  perform: (d, a, events) => {
    if (a.kind === 'redeal') return redeal(d, events);
    if (a.kind === 'turnTrump') turn(d, events);
    else name(d, a.suit, events);
    dealRest(d, events);
    d.turnable = NONE;
    d.rules.game.afterTrump(d, events);
  },
};

function name(d: TableDraft, suit: number, events: Events): void {
  d.named = suit;
  events.push({ type: 'TRUMP_NAMED', seat: d.caller, trump: SUIT_LETTERS[suit]! });
}

/** Turns up the first card of the caller's second packet, which the caller has not seen. Everyone sees it then. */
function turn(d: TableDraft, events: Events): void {
  const card = d.turnable;
  d.named = suitOf(card);
  d.shown = withCard(d.shown, card);
  const trump = SUIT_LETTERS[d.named]!;
  events.push({ type: 'TRUMP_TURNED', seat: d.caller, card: CARD_TOKENS[card]!, trump });
}

/** The deal ends without a result; the next has the same dealer. */
function redeal(d: TableDraft, events: Events): void {
  events.push({ type: 'REDEAL_DEMANDED', seat: d.caller });
  d.phase = 'OVER';
}
