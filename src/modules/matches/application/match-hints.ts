import type { Hint } from '../../../platform/live/live-bus.js';
import type { DomainEventOf } from '../../domain-events.js';

/** The beginning of the topics of matches. */
export const MATCH_TOPIC = 'match.';

/** The topic of a match's changes. */
export const matchTopic = (matchId: string): string => `${MATCH_TOPIC}${matchId}`;

/** The topic of the matches in which a user is to act, with a hint for each version. */
export const turnsTopic = (userId: string): string => `turns.${userId}`;

/** Tells the watchers of a match, and the player to act: also if the turn continues. */
export const changeHints = ({
  matchId,
  version,
  awaitedId,
}: DomainEventOf<'MATCH_CHANGED'>): Hint[] => [
  {
    topic: matchTopic(matchId),
    ref: version,
    ...(awaitedId !== null && { also: turnsTopic(awaitedId) }),
  },
];
