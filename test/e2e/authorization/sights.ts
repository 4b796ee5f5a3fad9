/**
 * What of a thing that everyone may look at depends on who looks, by way of its parent. A field whose
 * value differs among viewers fails the test unless it stands here or has a row in `fields.ts`.
 */
import type { Person } from './viewers.js';
import type { Thing } from './world.js';

export interface Sight {
  readonly thing: Thing;
  readonly type: string;
  /**
   * By field, who is shown something else than a stranger; `asked` is the player who is to act, `led` the one who
   * began the trick taken last.
   */
  readonly differs: Readonly<Record<string, readonly (Person | 'asked' | 'led')[]>>;
}

const PLAYERS = ['owner', 'opponent'] as const;
const FOUR = ['owner', 'opponent', 'partner'] as const;

export const SIGHTS: readonly Sight[] = [
  {
    thing: 'duel',
    type: 'Match',
    differs: {
      'Deal.legal': ['asked'],
      'Deal.legalActions': ['asked'],
      'Deal.ownTricks': PLAYERS,
      'DrawnCard.card': PLAYERS,
      'Hand.cards': PLAYERS,
      // What has happened since each acted last.
      'Match.steps': ['led'],
      'Match.viewerSeat': PLAYERS,
    },
  },
  {
    thing: 'table',
    type: 'Match',
    differs: {
      'Deal.legal': ['asked'],
      'Deal.legalActions': ['asked'],
      'Hand.cards': [...FOUR, 'backer'],
      'Match.canCallOff': FOUR,
      'Match.viewerBacks': ['backer'],
      'Match.viewerSeat': FOUR,
    },
  },
  {
    thing: 'last',
    type: 'Match',
    differs: { 'Deal.ownTricks': PLAYERS, 'Match.viewerSeat': PLAYERS },
  },
  { thing: 'anyones', type: 'Challenge', differs: {} },
  { thing: 'answered', type: 'Challenge', differs: {} },
  { thing: 'user', type: 'User', differs: {} },
];

/** By seat whose hands a viewer sees; who is not named sees none. */
export interface HandRow {
  readonly thing: Thing;
  readonly seats: Readonly<Partial<Record<Person, number>>>;
}

export const HANDS: readonly HandRow[] = [
  { thing: 'duel', seats: { owner: 0, opponent: 1 } },
  { thing: 'table', seats: { owner: 0, opponent: 1, partner: 2, backer: 0 } },
];
