import { zweierOptions } from '../../engine/index.js';
import type { Options, ZweierOptions } from '../../engine/index.js';
import { strengthOf } from './cards.js';

/** The options of `zweier` that matter to players who know all cards (rules 4, 5). */
export interface SolverRules {
  /** The fewest cards in the talon for a close; more than there are where nobody may close. */
  readonly leastToClose: number;
  /** Whether the winner of a trick may close before drawing, and nobody may close before the first trick. */
  readonly closesAfterTrick: boolean;
  readonly frozen: boolean;
  /** Whether a successful close is priced by the opponent's tricks and points at the close, though these count on. */
  readonly pricesAtClose: boolean;
  /** Whether a marriage counts only with its player's next trick. */
  readonly marriagesPend: boolean;
  /** The strength of the trump that may be exchanged, -1 for none. */
  readonly exchangeStrength: number;
  readonly exchangesOnLeadOnly: boolean;
  readonly exchangesWithTwoLeft: boolean;
  readonly trickBeforeExchange: boolean;
  readonly trickBeforeMarriage: boolean;
  readonly leadsKing: boolean;
  /** Whether reaching 66 alone ends nothing: a player on lead must claim. */
  readonly claims: boolean;
  /** Whether a false claim costs what a right one would have earned (`mirrored`); else it costs 2. */
  readonly mirrors: boolean;
  readonly lastTrickBonus: number;
  readonly countsPoints: boolean;
  readonly tiesCarry: boolean;
  readonly turnsUp: boolean;
}

/** Whether deals under these options are won in game points; `tausend` adds up card points. */
export const isSolvable = (options: Options): boolean =>
  zweierOptions(options).trumpFrom !== 'marriages';

/** More cards than there are. */
const NEVER = 64;

const compiled = new WeakMap<Options, SolverRules>();

/** The solver's form of a deal's options; computed once for each. */
export function solverRules(options: Options): SolverRules {
  const known = compiled.get(options);
  if (known) return known;
  const rules = compile(zweierOptions(options));
  compiled.set(options, rules);
  return rules;
}

function compile(o: ZweierOptions): SolverRules {
  const trickFirst = o.trickBeforeAnnounce;
  return {
    leastToClose: o.closeWhen === 'never' ? NEVER : o.closeWithTwoLeft ? 2 : 4,
    closesAfterTrick: o.closeWhen === 'afterTrick',
    frozen: o.afterClose === 'frozen',
    pricesAtClose: o.afterClose === 'pricedAtClose',
    marriagesPend: o.marriageCounts === 'nextTrick',
    exchangeStrength: exchangeStrength(o),
    exchangesOnLeadOnly: o.exchangeWhen === 'lead',
    exchangesWithTwoLeft: o.exchangeWithTwoLeft,
    trickBeforeExchange: trickFirst || o.trickBeforeExchange,
    trickBeforeMarriage: trickFirst,
    leadsKing: o.leadKingOnly,
    claims: o.endAt66 === 'claim',
    mirrors: o.falseClaim === 'mirrored',
    lastTrickBonus: o.lastTrickBonus,
    countsPoints: o.allPlayed === 'countPoints',
    tiesCarry: o.tie === 'carryOver',
    turnsUp: o.trumpFrom === 'turnUp',
  };
}

function exchangeStrength(o: ZweierOptions): number {
  if (o.exchangeCard === 'none' || o.trumpFrom !== 'turnUp') return -1;
  if (o.exchangeCard === 'nine') return o.deck === 20 ? -1 : strengthOf('9');
  return strengthOf('J');
}
