/** Where a deal stands, as an enum of the engine's own words. */
import type { Phase } from '../../../../engine/index.js';
import { describedEnum } from '../../../../platform/graphql/enum-type.js';
import type { Meanings } from '../../../../platform/graphql/enum-type.js';

const PHASES: Meanings<Phase> = {
  CUT: 'The player right of the dealer cuts the deck or knocks on it.',
  TRUMP: 'A player names trump.',
  BIDDING: 'The players bid for the contract.',
  TALON: 'The declarer has taken the talon and lays two cards aside.',
  RAISE: 'The declarer may raise the contract.',
  DOUBLING: 'The sides may double what the deal counts.',
  LEAD: 'A player begins a trick.',
  FOLLOW: 'A trick lies on the table, and the next player follows.',
  DRAW: 'Who has won the trick draws, or closes the talon without drawing.',
  OVER: 'The deal has ended.',
};
export const PhaseEnum = describedEnum('DealPhase', 'What is decided next in a deal.', PHASES);
