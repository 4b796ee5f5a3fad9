import type { Seat } from '../../../engine/index.js';
import type { Task } from '../../../platform/tasks/task.js';
import type { Advance } from '../domain/advance.js';
import { awaitedUser, isHouseBot } from '../domain/stored-match.js';
import type { StoredMatch } from '../domain/stored-match.js';

/** The beginning of the topics of matches. */
export const MATCH_TOPIC = 'match.';

/** The topic of a match's changes. */
export const matchTopic = (matchId: string): string => `${MATCH_TOPIC}${matchId}`;

/** The topic of the matches in which a user is to act, with a message for each version. */
export const turnsTopic = (userId: string): string => `turns.${userId}`;

/** The tasks after a step of a match; they hold only ids and versions. */
export function tasksAfter({ match, actor, keepsTurn, events }: Advance): Task[] {
  const { id: matchId, version } = match;
  const offered = events.at(-1)?.type === 'ABORT_OFFERED';
  const asked = userOfNewTurn(match, keepsTurn ? match.toAct : actor);
  const message = {
    topic: matchTopic(matchId),
    ref: version,
    ...(asked && { asked }),
    ...turnTopicOf(match),
  };
  return [
    { kind: 'live', payload: message },
    ...(offered ? [notificationTask('ABORT_OFFERED', match)] : []),
    ...(match.status === 'IN_PROGRESS' ? botTasks(match) : endTasks(match)),
  ];
}

/** The topic of the player to act. That player gets every version, also if the turn continues. */
function turnTopicOf(match: StoredMatch): { also?: string } {
  const userId = match.status === 'IN_PROGRESS' ? awaitedUser(match) : null;
  return userId === null ? {} : { also: turnsTopic(userId) };
}

/** The person whose turn begins; null if the same player is still to act. */
const userOfNewTurn = (match: StoredMatch, actor: Seat | null): string | null =>
  match.status !== 'IN_PROGRESS' || match.toAct === actor ? null : awaitedUser(match);

function botTasks({ id: matchId, version, toAct: seat, players }: StoredMatch): Task[] {
  if (seat === null || !isHouseBot(players[seat]!)) return [];
  return [{ kind: 'bot-turn', payload: { matchId, seat, version, ...waitingIn(players) } }];
}

/**
 * The person who waits for a bot: the first person who plays. None if only house bots play, and people back
 * them.
 */
function waitingIn(players: StoredMatch['players']): { forUser?: string } {
  const person = players.find((player) => !isHouseBot(player));
  return person ? { forUser: person.userId } : {};
}

function endTasks(match: StoredMatch): Task[] {
  const notice = notificationTask('MATCH_OVER', match);
  const rating: Task = { kind: 'rating', payload: { matchId: match.id } };
  return match.status === 'FINISHED' ? [notice, rating] : [notice];
}

const notificationTask = (type: string, { id: matchId, version }: StoredMatch): Task => ({
  kind: 'notice',
  payload: { matchId, version, type },
});
