import type { Task } from '../../../platform/tasks/task.js';
import type { Backing } from '../domain/backing.js';
import { invitedUsers } from '../domain/challenge.js';
import type { Challenge } from '../domain/challenge.js';

/** The notices to the players whom a challenge names. */
export function invitationsOf(challenge: Challenge): Task[] {
  return invitedUsers(challenge).map((userId) => noticeOf('CHALLENGE', challenge.id, userId));
}

/** The notice to its creator that a challenge will not be played. */
export function declinedNotice({ id, creatorId }: Challenge): Task {
  return noticeOf('CHALLENGE_DECLINED', id, creatorId);
}

/** The notice to all players that they brought differing rules, owed before the first turn is. */
export function conflictNotice({ matchId }: Challenge): Task {
  return { kind: 'notice', payload: { type: 'RULES_CONFLICT', matchId } };
}

/** The notice of a request to back a seat, or of its answer. */
export function backingNotice(
  type: 'BACKING_ASKED' | 'BACKING_ANSWERED',
  { id }: Challenge,
  userId: string,
  { userId: backerId, number }: Backing,
): Task {
  return { kind: 'notice', payload: { type, challengeId: id, userId, backerId, number } };
}

function noticeOf(type: string, challengeId: string, userId: string): Task {
  return { kind: 'notice', payload: { type, challengeId, userId } };
}
