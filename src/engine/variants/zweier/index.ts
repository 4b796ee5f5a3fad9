/** Schnapsen for two, with every option and preset (rules 4, 5, 6). */
import { CARD_TOKENS, NONE, cardTokens, cardsOf, suitLetter } from '../../kernel/index.js';
import { seenEventOf } from '../../events.js';
import type {
  Applied,
  CardPlaces,
  DealStanding,
  LeaveReason,
  MatchResult,
  MatchRules,
  MatchStanding,
  Seat,
  Settlement,
  Variant,
} from '../../variant.js';
import { deal, dealFrom, deck, shape } from './dealing.js';
import { end } from './ending.js';
import { legal } from './legality.js';
import type { ZweierOptions } from './options.js';
import { ZWEIER_RULESET } from './presets.js';
import { apply } from './play.js';
import { price, worth } from './price.js';
import type { ZweierFacts, ZweierState } from './state.js';
import { draftOf, other } from './state.js';
import { isOver, toAct, view } from './view.js';
import { determinize } from './determinize.js';

const standing = (s: ZweierState): DealStanding => ({
  trump: suitLetter(s.trump),
  cardPoints: [...s.cardPoints],
  tricks: [...s.tricks],
  closedBy: s.closing?.seat ?? null,
  contract: null,
  declarer: null,
  double: 1,
});

function places(s: ZweierState): CardPlaces {
  const taken: string[] = [];
  for (let t = s.history; t !== null; t = t.before)
    taken.push(CARD_TOKENS[t.led]!, CARD_TOKENS[t.reply]!);
  return {
    hands: s.hands.map((hand) => cardTokens(cardsOf(hand))),
    talon: cardTokens(s.talon.slice(s.drawn)),
    table: cardTokens([s.led, s.irregular].filter((c) => c !== NONE)),
    taken,
    aside: [],
  };
}

function leave(s: ZweierState, seat: Seat, reason: LeaveReason): Applied<ZweierState> {
  const d = draftOf(s);
  end(d, { reason, winner: other(seat) });
  return { state: d, events: [{ type: 'DEAL_ENDED', reason, winners: [other(seat)] }] };
}

/** The winner deals under `dealer: winner`; after a tie the same dealer deals again (rules 5.17). */
function nextDealer(o: ZweierOptions, dealer: Seat, facts: ZweierFacts | null): Seat {
  if (o.dealer === 'alternate') return other(dealer);
  return facts?.winners[0] ?? dealer;
}

/** The higher score at the target wins the match; equal scores play another deal (rules 6.6). */
function settle(o: ZweierOptions, { score }: MatchStanding): Settlement {
  const [first, second] = [score[0]!, score[1]!];
  if (Math.max(first, second) < o.target || first === second) return { kind: 'goesOn' };
  return { kind: 'decided', result: decidedFor(first > second ? 0 : 1, score) };
}

/** The loser's Bummerl: two for a Schneider, which is a loser without a game point, else one (rules 4.10). */
function decidedFor(winner: Seat, score: readonly number[]): MatchResult {
  const bummerl = score[other(winner)] === 0 ? 2 : 1;
  return {
    winners: [winner],
    places: winner === 0 ? [1, 2] : [2, 1],
    bummerl: winner === 0 ? [0, bummerl] : [bummerl, 0],
  };
}

const leftBy = (seat: Seat, score: readonly number[]) => decidedFor(other(seat), score);

const match: MatchRules<ZweierOptions, ZweierFacts> = { price, worth, nextDealer, settle, leftBy };

export const zweier: Variant<ZweierOptions, ZweierState, ZweierFacts> = {
  key: 'zweier',
  names: { en: 'Schnapsen for two', de: 'Zweierschnapsen' },
  seatCount: 2,
  rulesVersion: 1,
  ruleset: ZWEIER_RULESET,
  bundled: ['trumpFrom', 'deck', 'handSize', 'target'],
  match,
  parseOptions: (json) => ZWEIER_RULESET.parse(json),
  deck,
  shape,
  dealFrom,
  deal,
  toAct,
  legal,
  apply,
  leave,
  outcome: (s) => s.facts,
  isOver,
  standing,
  places,
  view,
  seen: seenEventOf,
  determinize,
};
