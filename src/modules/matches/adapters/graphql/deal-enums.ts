/** The phases of a deal and the ends of deals and matches, as enums. The values are the engine's. */
import type { DealReason, LeaveReason, MatchReason, Phase } from '../../../../engine/index.js';
import { describedEnum } from '../../../../platform/graphql/enum-type.js';
import type { Meanings } from '../../../../platform/graphql/enum-type.js';
import type { MatchStatus } from '../../domain/stored-match.js';

const STATUSES: Meanings<MatchStatus> = {
  IN_PROGRESS: 'The match is being played.',
  FINISHED: 'The match has a result.',
  ABORTED: 'The match was called off before anyone acted, and counts for nothing.',
};
export const MatchStatusEnum = describedEnum(
  'MatchStatus',
  'Whether a match is running, and how it ended.',
  STATUSES,
);

const PHASES: Meanings<Phase> = {
  CUT: 'The player right of the dealer cuts the deck or knocks on it.',
  TRUMP: 'A player names trump.',
  BIDDING: 'The players bid for the contract.',
  TALON: 'The declarer has taken the talon and lays two cards aside.',
  RAISE: 'The declarer may raise the contract.',
  DOUBLING: 'The sides may double the value of the deal.',
  LEAD: 'A player begins a trick.',
  FOLLOW: 'A trick lies on the table, and the next player follows.',
  DRAW: 'The winner of the trick draws, or closes the talon without drawing.',
  OVER: 'The deal has ended.',
};
export const PhaseEnum = describedEnum('DealPhase', 'What is decided next in a deal.', PHASES);

const LEAVE_REASONS: Meanings<LeaveReason> = {
  RESIGNED: 'The player resigned.',
  TIMEOUT: 'The player’s time ran out.',
};
export const LeaveReasonEnum = describedEnum(
  'LeaveReason',
  'Why a player left a match.',
  LEAVE_REASONS,
);

const ABANDONED = 'All people left the match.';

const DEAL_REASONS: Meanings<DealReason> = {
  SIXTY_SIX: 'The winner reached 66 card points.',
  CLAIM: 'The winner claimed 66, rightly.',
  FALSE_CLAIM: 'The loser claimed 66, wrongly.',
  LAST_TRICK: 'Nobody reached 66; the winner took the last trick.',
  CLOSE_FAILED: 'The player who closed the talon did not reach 66.',
  CLOSE_BEATEN: 'A player closed the talon, and an opponent reached 66 first.',
  TIE: 'Both sides have equally many card points: nobody wins.',
  MOST_POINTS: 'All cards were played; the winner has the most card points.',
  CONTRACT_MADE: 'The declarer made the contract.',
  CONTRACT_FAILED: 'The declarer failed to make the contract.',
  ALL_PLAYED: 'All cards were played; everyone scores their own card points.',
  IRREGULAR_PLAY: 'The loser played a card against the rules.',
  ...LEAVE_REASONS,
  ABANDONED,
};
export const DealReasonEnum = describedEnum('DealReason', 'Why a deal ended.', DEAL_REASONS);

const MATCH_REASONS: Meanings<MatchReason> = {
  TARGET: 'A side reached the target.',
  PLAY_OFF: 'A deal between two players decided a place.',
  ...LEAVE_REASONS,
  ABANDONED,
};
export const MatchReasonEnum = describedEnum('MatchReason', 'Why a match ended.', MATCH_REASONS);
