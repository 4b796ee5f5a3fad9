import type { Card, DeckSize } from '../../kernel/index.js';
import { DECKS, NONE, cardOf, has, RANK_LETTERS } from '../../kernel/index.js';
import type { ZweierOptions } from './options.js';

/**
 * The rules that follow from all options together, computed once for each set of options. Options without
 * effect are accepted (rules 2.4).
 */
export interface ZweierRules {
  readonly deck: DeckSize;
  /** The rank of the trump that may be exchanged, {@link NONE} where these rules have none. */
  readonly exchangeRank: number;
  readonly exchangeOnLeadOnly: boolean;
  readonly exchangeWithTwoLeft: boolean;
  readonly trickBeforeExchange: boolean;
  readonly trickBeforeMarriage: boolean;
  readonly leadKingOnly: boolean;
  readonly mayClose: boolean;
  readonly closeWithTwoLeft: boolean;
  readonly closeAfterTrick: boolean;
  readonly frozen: boolean;
  /** A marriage counts with the next trick of its player, not at once. */
  readonly marriagesPend: boolean;
  readonly endsAt66: boolean;
  readonly claims: boolean;
  readonly forfeits: boolean;
  readonly lastTrickBonus: number;
  readonly countPoints: boolean;
  readonly tiesCarry: boolean;
  readonly turnUp: boolean;
  readonly holderNames: boolean;
  /** Each marriage names trump, as in the game to a thousand (rules 6.4). */
  readonly marriagesName: boolean;
}

const RULES = new WeakMap<ZweierOptions, ZweierRules>();

/** The rules that follow from `options`. */
export function rulesOf(options: ZweierOptions): ZweierRules {
  const known = RULES.get(options);
  if (known !== undefined) return known;
  const rules = compile(options);
  RULES.set(options, rules);
  return rules;
}

function compile(o: ZweierOptions): ZweierRules {
  const marriagesName = o.trumpFrom === 'marriages';
  return {
    deck: o.deck,
    exchangeRank: exchangeRank(o),
    exchangeOnLeadOnly: o.exchangeWhen === 'lead',
    exchangeWithTwoLeft: o.exchangeWithTwoLeft,
    trickBeforeExchange: o.trickBeforeExchange || o.trickBeforeAnnounce,
    trickBeforeMarriage: o.trickBeforeAnnounce,
    leadKingOnly: o.leadKingOnly,
    mayClose: !marriagesName && o.closeWhen !== 'never',
    closeWithTwoLeft: o.closeWithTwoLeft,
    closeAfterTrick: !marriagesName && o.closeWhen === 'afterTrick',
    frozen: o.afterClose === 'frozen',
    marriagesPend: !marriagesName && o.marriageCounts === 'nextTrick',
    endsAt66: !marriagesName && o.endAt66 === 'automatic',
    claims: !marriagesName && o.endAt66 === 'claim',
    forfeits: !marriagesName && o.irregularPlay === 'forfeit',
    lastTrickBonus: o.lastTrickBonus,
    countPoints: o.allPlayed === 'countPoints',
    tiesCarry: o.tie === 'carryOver',
    turnUp: o.trumpFrom === 'turnUp',
    holderNames: o.trumpFrom === 'holderOfHeartsAce',
    marriagesName,
  };
}

/** There is no exchange where no card is turned up or the deck lacks the card. */
function exchangeRank(o: ZweierOptions): number {
  if (o.exchangeCard === 'none' || o.trumpFrom !== 'turnUp') return NONE;
  const rank = RANK_LETTERS.indexOf(o.exchangeCard === 'nine' ? '9' : 'J');
  const inDeck = (suit: number): Card => cardOf(suit, rank);
  return has(DECKS[o.deck], inDeck(0)) ? rank : NONE;
}
