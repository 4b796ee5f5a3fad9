/**
 * A player by rules of thumb. It names its longest suit and bids contracts that are almost sure. It doubles
 * contracts that it can break by itself. It announces and exchanges when it can. It leads cards that cannot be
 * beaten or that cost little, and takes tricks as cheaply as it can. It closes only when its trumps alone bring 66,
 * and claims when it has counted 66.
 */
import type { Action, DealView } from '../engine/index.js';
import { kernel } from '../engine/index.js';
import type { Bot } from './bot.js';
import { BEFORE_PLAY } from './easy/bidding.js';
import { playCard } from './easy/cards.js';
import { ON_LEAD } from './easy/declaring.js';
import { read } from './card-facts.js';

const { CARD_TOKENS, NONE, parseCard } = kernel;

function decide(view: DealView): Action {
  const r = read(view);
  for (const rule of [...BEFORE_PLAY, ...ON_LEAD]) {
    const action = rule(r, view);
    if (action !== null) return action;
  }
  const cards = view.legal.map(parseCard).filter((c) => c !== NONE);
  return cards.length === 0 ? view.legal[0]! : CARD_TOKENS[playCard(r, cards)]!;
}

export const easy: Bot = { key: 'easy', name: 'Casual player', choose: decide };
