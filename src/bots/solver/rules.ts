import { zweierOptions } from '../../engine/index.js';
import type { Options, ZweierOptions } from '../../engine/index.js';
import { strengthOf } from './cards.js';

/** What of `zweier`'s options a deal between two who know all cards depends on (RULES §3, §5). */
export interface SolverRules {
  /** How many cards the talon must have left for a close; more than it ever has where nobody closes. */
  readonly leastToClose: number;
  /** Whether a trick's winner may close before drawing, and nobody before the first trick. */
  readonly closesAfterTrick: boolean;
  readonly frozen: boolean;
  /** A close that is made is worth what the opponent had then, though everything counts on. */
  readonly pricesAtClose: boolean;
  /** A marriage counts with the next trick of its player, not at once. */
  readonly marriagesPend: boolean;
  /** The strength of the trump that is exchanged, -1 for none. */
  readonly exchangeStrength: number;
  readonly exchangesOnLeadOnly: boolean;
  readonly exchangesWithTwoLeft: boolean;
  readonly trickBeforeExchange: boolean;
  readonly trickBeforeMarriage: boolean;
  readonly leadsKing: boolean;
  /** Reaching 66 ends nothing by itself: a player on lead claims. */
  readonly claims: boolean;
  /** What a false claim costs is what a right one would have earned (`mirrored`), else 2. */
  readonly mirrors: boolean;
  readonly lastTrickBonus: number;
  readonly countsPoints: boolean;
  readonly tiesCarry: boolean;
  readonly turnsUp: boolean;
}

/** Whether a deal under these options is won and lost in game points; `tausend` adds up card points. */
export const isSolvable = (options: Options): boolean =>
  zweierOptions(options).trumpFrom !== 'marriages';

/** More cards than there are. */
const NEVER = 64;

const compiled = new WeakMap<Options, SolverRules>();

/** The solver's reading of a deal's options. */
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
