import type { Action, Match } from '../table/game';
import type { RulesInForce } from './rules-in-force';

/** The table as the viewer sees it, and the rules of the match. */
export interface TableSeen {
  readonly match: Match;
  readonly rules: RulesInForce;
}

/** The facts of a table on which the lessons depend. */
interface Facts {
  readonly deal: Match['deal'];
  readonly own: number;
  readonly isTurn: boolean;
  readonly isLeading: boolean;
  readonly isFollowing: boolean;
  /** Whether the talon is closed or empty, so that strict play applies (rules 3.4). */
  readonly isStrict: boolean;
  readonly hasTricks: boolean;
  /** Whether 66 card points win a deal. In the other games all points are added up. */
  readonly isTo66: boolean;
  readonly can: (kind: Action['__typename']) => boolean;
  readonly isRule: (name: string, value: string) => boolean;
}

export interface Lesson {
  /** Whether it applies at this table. */
  readonly isNow: (facts: Facts) => boolean;
  /** The option of the rules to read about it. */
  readonly rule?: string;
}

/** The lessons of `zweier`. Of those that apply, the first is told, so that what can be done now comes first. */
export const LESSONS = {
  goal: { isNow: ({ isTo66 }) => isTo66, rule: 'endAt66' },
  goalOfPoints: { isNow: ({ isTo66 }) => !isTo66, rule: 'target' },
  nameTrump: { isNow: ({ can }) => can('NameTrumpAction'), rule: 'trumpFrom' },
  marriage: {
    isNow: ({ can, isTo66 }) => can('AnnounceMarriageAction') && isTo66,
    rule: 'marriageCounts',
  },
  marriageTrump: {
    isNow: ({ can, isTo66 }) => can('AnnounceMarriageAction') && !isTo66,
    rule: 'trumpFrom',
  },
  exchange: { isNow: ({ can }) => can('ExchangeTrumpAction'), rule: 'exchangeCard' },
  greyed: { isNow: (facts) => facts.isFollowing && facts.isStrict && isSomeCardIllegal(facts) },
  closedByOther: {
    isNow: ({ deal, own, isTo66 }) => deal.closedBy !== null && deal.closedBy !== own && isTo66,
    rule: 'afterClose',
  },
  closedByYou: {
    isNow: ({ deal, own, isTo66 }) => deal.closedBy === own && isTo66,
    rule: 'afterClose',
  },
  theirMarriage: {
    isNow: ({ deal, own }) => deal.marriages.some(({ seat }) => seat !== own),
    rule: 'marriageCounts',
  },
  pending: {
    isNow: ({ deal, own }) =>
      deal.marriages.some(({ seat, isPending }) => seat === own && isPending),
    rule: 'marriageCounts',
  },
  strict: { isNow: ({ deal, isTurn }) => isTurn && isTalonGone(deal) },
  lastTrick: {
    isNow: ({ deal, own, isTurn, isTo66, isRule }) =>
      isTurn &&
      isTo66 &&
      isTalonGone(deal) &&
      heldBy(deal, own).length === 1 &&
      isRule('endAt66', 'automatic') &&
      isRule('allPlayed', 'lastTrickWins'),
    rule: 'allPlayed',
  },
  yourLead: {
    isNow: ({ deal, isLeading, own, hasTricks }) =>
      isLeading && !hasTricks && deal.lastTaker === null && deal.dealer !== own,
  },
  trumpCard: { isNow: ({ deal }) => deal.trump !== null && deal.trumpCard !== null },
  trumpByAce: {
    isNow: ({ deal, isRule }) =>
      deal.trump === null && deal.closedBy === null && isRule('trumpFrom', 'holderOfHeartsAce'),
    rule: 'trumpFrom',
  },
  trumpByMarriage: {
    isNow: ({ deal, isRule }) => deal.trump === null && isRule('trumpFrom', 'marriages'),
    rule: 'trumpFrom',
  },
  trumpNamed: {
    isNow: ({ deal, isRule }) => deal.trump !== null && !isRule('trumpFrom', 'turnUp'),
    rule: 'trumpFrom',
  },
  talonOpen: { isNow: ({ isFollowing, isStrict }) => isFollowing && !isStrict },
  cardValues: { isNow: () => true },
  youTook: {
    isNow: ({ deal, own, isLeading, isStrict }) => isLeading && deal.lastTaker === own && !isStrict,
  },
  claim: { isNow: ({ can }) => can('ClaimAction'), rule: 'falseClaim' },
  counting: {
    isNow: ({ deal, own, hasTricks, isTo66 }) =>
      hasTricks &&
      isTo66 &&
      deal.closedBy === null &&
      // Null where the rules hide the counter.
      (deal.cardPoints?.[own] ?? WINNING) < WINNING,
    rule: 'showPointCounter',
  },
  close: { isNow: ({ can, isTo66 }) => can('CloseTalonAction') && isTo66, rule: 'closeWhen' },
  dealValue: { isNow: ({ deal, isTo66 }) => isTo66 && deal.number > 1, rule: 'target' },
} as const satisfies Readonly<Record<string, Lesson>>;

export type LessonKey = keyof typeof LESSONS;

export const LESSON_KEYS = Object.keys(LESSONS) as readonly LessonKey[];

/** The card points that win a deal. */
export const WINNING = 66;

export const heldBy = (deal: Match['deal'], seat: number): readonly string[] =>
  deal.hands.find((hand) => hand.seat === seat)?.cards ?? [];

const isTalonGone = ({ talonCount, closedBy }: Match['deal']): boolean =>
  talonCount === 0 && closedBy === null;

function isSomeCardIllegal({ deal, own }: Facts): boolean {
  const legal = deal.legalActions.filter(({ __typename: kind }) => kind === 'PlayCardAction');
  return legal.length > 0 && legal.length < heldBy(deal, own).length;
}

/** Whether lessons are told at this table: only to a player of `zweier`, while the match runs. */
const isTaught = ({ variant, viewerSeat, status, deal }: Match): boolean =>
  variant.key === 'zweier' &&
  viewerSeat !== null &&
  status === 'IN_PROGRESS' &&
  deal.phase !== 'OVER';

function factsOf({ match: { deal, viewerSeat }, rules }: TableSeen): Facts {
  const own = viewerSeat ?? 0;
  const isTurn = deal.legalActions.length > 0;
  const isRule = (name: string, value: string) => rules.get(name)?.includes(value) ?? false;
  return {
    deal,
    own,
    isTurn,
    isLeading: isTurn && deal.phase === 'LEAD',
    isFollowing: isTurn && deal.phase === 'FOLLOW',
    isStrict: deal.talonCount === 0 || deal.closedBy !== null,
    hasTricks: (deal.tricks?.[own] ?? 0) > 0,
    isTo66: !isRule('trumpFrom', 'marriages'),
    can: (kind) => deal.legalActions.some((action) => action.__typename === kind),
    isRule,
  };
}

const applies = (key: LessonKey, seen: TableSeen): boolean =>
  isTaught(seen.match) && LESSONS[key].isNow(factsOf(seen));

/** The next lesson for this table, or null if all that apply have been told. */
export const nextLesson = (seen: TableSeen, told: readonly string[]): LessonKey | null =>
  LESSON_KEYS.find((key) => !told.includes(key) && applies(key, seen)) ?? null;

/** The lesson that is shown. */
export interface Telling {
  readonly lesson: LessonKey | null;
  /** The viewer's turn in which it was shown, or null if it has only been shown on the other's turn. */
  readonly turn: string | null;
}

export const NOTHING_TOLD: Telling = { lesson: null, turn: null };

/**
 * What is shown at the next table. A lesson stays until the viewer has acted on it, so that it can be read; but it goes
 * at once when it is no longer true, and is then told another time.
 */
export function tellNext(
  { lesson, turn }: Telling,
  seen: TableSeen,
  told: readonly string[],
): { readonly telling: Telling; readonly told: readonly string[] } {
  const { deal } = seen.match;
  const now = deal.legalActions.length > 0 ? `${deal.number}.${deal.position}` : null;
  const isActedOn = lesson !== null && turn !== null && turn !== now;
  const known = isActedOn && !told.includes(lesson) ? [...told, lesson] : told;
  const stays = lesson !== null && !known.includes(lesson) && applies(lesson, seen);
  const shown = stays ? lesson : nextLesson(seen, known);
  return { telling: { lesson: shown, turn: stays ? (turn ?? now) : shown && now }, told: known };
}
