import type { Seat } from '../../../engine/index.js';
import { happened } from '../../domain-events.js';
import type { DomainEventOf } from '../../domain-events.js';
import type { Advance } from '../domain/advance.js';
import { awaitedUser, isHouseBot } from '../domain/stored-match.js';
import type { StoredMatch } from '../domain/stored-match.js';

/** What a step of a match has changed. */
export function whatHappened({ match, actor, keepsTurn, events }: Advance): DomainEventOf[] {
  const offered = events.at(-1)?.type === 'ABORT_OFFERED';
  return [
    happened('MATCH_CHANGED', { ...ref(match), awaitedId: awaitedPerson(match) }),
    ...(offered ? [happened('ABORT_OFFERED', ref(match))] : []),
    ...turnOf(match, keepsTurn ? match.toAct : actor),
    ...endOf(match),
  ];
}

const ref = ({ id: matchId, version }: StoredMatch) => ({ matchId, version });

const awaitedPerson = (match: StoredMatch): string | null =>
  match.status === 'IN_PROGRESS' ? awaitedUser(match) : null;

/** A person's turn begins when somebody else acted; a house bot is asked at each version. */
function turnOf(match: StoredMatch, actor: Seat | null): DomainEventOf[] {
  const { status, toAct: seat, players } = match;
  if (status !== 'IN_PROGRESS' || seat === null) return [];
  if (isHouseBot(players[seat]!))
    return [happened('HOUSE_BOT_ASKED', { ...ref(match), seat, forUser: firstPerson(players) })];
  const userId = seat === actor ? null : awaitedUser(match);
  return userId === null ? [] : [happened('TURN_BEGAN', { ...ref(match), userId })];
}

/** The person who waits for a bot: the first who plays. Null if only house bots play, and people back them. */
const firstPerson = (players: StoredMatch['players']): string | null =>
  players.find((player) => !isHouseBot(player))?.userId ?? null;

const endOf = (match: StoredMatch): DomainEventOf[] =>
  match.status === 'IN_PROGRESS'
    ? []
    : [happened('MATCH_ENDED', { ...ref(match), status: match.status })];
