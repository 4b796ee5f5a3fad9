/**
 * Fields of public objects whose values depend on the viewer. Any other field that differs between
 * viewers fails the test, unless it has a row in `fields.ts`.
 */
import type { Person } from './viewers.js';
import type { Thing } from './test-data.js';

export interface DifferenceRow {
  readonly thing: Thing;
  readonly type: string;
  /**
   * By field, the people who see another value than a stranger: `toAct` is the player to act, `led`
   * the player who led the last trick.
   */
  readonly differs: Readonly<Record<string, readonly (Person | 'toAct' | 'led')[]>>;
}

const PLAYERS = ['owner', 'opponent'] as const;
const FOUR = ['owner', 'opponent', 'partner'] as const;

export const DIFFERENCES: readonly DifferenceRow[] = [
  {
    thing: 'duel',
    type: 'Match',
    differs: {
      'Deal.legal': ['toAct'],
      'Deal.legalActions': ['toAct'],
      'Deal.ownTricks': PLAYERS,
      'DrawnCard.card': PLAYERS,
      'Hand.cards': PLAYERS,
      // These are the steps since the viewer's last action.
      'Match.steps': ['led'],
      'Match.viewerSeat': PLAYERS,
    },
  },
  {
    thing: 'table',
    type: 'Match',
    differs: {
      'Deal.legal': ['toAct'],
      'Deal.legalActions': ['toAct'],
      'Hand.cards': [...FOUR, 'backer'],
      'Match.canCallOff': FOUR,
      'Match.viewerBacks': ['backer'],
      'Match.viewerSeat': FOUR,
    },
  },
  {
    thing: 'last',
    type: 'Match',
    differs: {
      'Deal.ownTricks': PLAYERS,
      // The one who has resigned is addressed as “you”.
      'Deal.resultText': ['opponent'],
      'Match.viewerSeat': PLAYERS,
      'MatchResult.text': ['opponent'],
    },
  },
  { thing: 'openChallenge', type: 'Challenge', differs: {} },
  { thing: 'answered', type: 'Challenge', differs: {} },
  { thing: 'user', type: 'User', differs: {} },
];

/** The seat whose hand each person sees; people who are not named see none. */
export interface HandRow {
  readonly thing: Thing;
  readonly seats: Readonly<Partial<Record<Person, number>>>;
}

export const HANDS: readonly HandRow[] = [
  { thing: 'duel', seats: { owner: 0, opponent: 1 } },
  { thing: 'table', seats: { owner: 0, opponent: 1, partner: 2, backer: 0 } },
];
