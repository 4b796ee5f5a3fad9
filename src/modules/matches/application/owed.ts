import type { Seat } from '../../../engine/index.js';
import type { Task } from '../../../platform/tasks/task.js';
import type { Advance } from '../domain/advance.js';
import { isHouseBot } from '../domain/stored-match.js';
import type { StoredMatch } from '../domain/stored-match.js';

/** How the topics of matches begin. */
export const MATCH_TOPIC = 'match.';

/** The topic on which a match's changes are told. */
export const matchTopic = (matchId: string): string => `${MATCH_TOPIC}${matchId}`;

/** What a step of a match leaves to be done: ids and versions alone. */
export function owedAfter({ match, actor, keepsTurn, events }: Advance): Task[] {
  const { id: matchId, version } = match;
  const offered = events.at(-1)?.type === 'ABORT_OFFERED';
  const told: Task = { kind: 'live', payload: { topic: matchTopic(matchId), ref: version } };
  return [
    told,
    ...(offered ? [noticeOf('ABORT_OFFERED', match)] : []),
    ...(match.status === 'IN_PROGRESS'
      ? owedForTurn(match, keepsTurn ? match.toAct : actor)
      : owedForEnd(match)),
  ];
}

/** A turn that goes on is no news to who has it. */
function owedForTurn(
  { id: matchId, version, toAct: seat, players }: StoredMatch,
  actor: Seat | null,
): Task[] {
  if (seat === null) return [];
  const payload = { matchId, seat, version };
  if (isHouseBot(players[seat]!)) {
    return [{ kind: 'bot-turn', payload: { ...payload, ...waitingIn(players) } }];
  }
  return seat === actor ? [] : [{ kind: 'notice', payload: { ...payload, type: 'YOUR_TURN' } }];
}

/** Who waits for a bot: the first person who plays. Nobody where only house bots play, for backers. */
function waitingIn(players: StoredMatch['players']): { forUser?: string } {
  const person = players.find((player) => !isHouseBot(player));
  return person ? { forUser: person.userId } : {};
}

function owedForEnd(match: StoredMatch): Task[] {
  const notice = noticeOf('MATCH_OVER', match);
  const rating: Task = { kind: 'rating', payload: { matchId: match.id } };
  return match.status === 'FINISHED' ? [notice, rating] : [notice];
}

const noticeOf = (type: string, { id: matchId, version }: StoredMatch): Task => ({
  kind: 'notice',
  payload: { matchId, version, type },
});
