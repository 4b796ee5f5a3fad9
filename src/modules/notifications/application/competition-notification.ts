import type { DomainEventOf } from '../../domain-events.js';
import type { NewNotification } from '../domain/notification.js';

type CompetitionEvent = DomainEventOf<
  | 'ROUND_BEGAN'
  | 'LADDER_CHALLENGED'
  | 'PLACE_WON'
  | 'PARTNER_ASKED'
  | 'ENTRY_MOVED_UP'
  | 'ENTRANT_OUT'
  | 'COMPETITION_ENDED'
  | 'COMPETITION_CANCELLED'
>;

/**
 * @param version the round, board or entry; null for the whole competition
 * @param friendId who has challenged
 */
export const ofCompetition = (
  { type, userId, competitionId }: CompetitionEvent,
  version: number | null,
  friendId: string | null = null,
): NewNotification[] => [
  { type, userId, competitionId, version, matchId: null, challengeId: null, friendId },
];
