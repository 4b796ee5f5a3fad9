import { FIRST_UUID } from '../../../platform/api/ids.js';
import { batchedStatement, forEachCall } from '../../../platform/database/batched.js';
import type { Database } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import type { Page } from '../../../platform/api/page.js';
import type { StoredMatch } from '../domain/stored-match.js';
import { IS_BEHIND, withDeadlineInForce } from './clock-sql.js';
import type { ShownRow } from './clock-sql.js';
import { SHOWN } from './match-sql.js';
import { settleTurnsOf } from './settle.js';

/** The position of a match in the list of turns: its deadline, null for none, and its id. */
export type TurnPosition = readonly [deadline: string | null, matchId: string];

export const turnPositionOf = ({ deadline, id }: StoredMatch): TurnPosition => [
  // Postgres' infinity is not a valid Date; in the list it is the place of matches without a deadline.
  deadline instanceof Date ? deadline.toISOString() : null,
  id,
];

/** The order of the index `matches_turns`: matches without a deadline come last. */
const POSITION = `coalesce(m.deadline, 'infinity'::timestamptz), m.id`;
const PAGE_START = `(coalesce(:deadline, 'infinity')::timestamptz, :matchId::uuid)`;
const AFTER = `(${POSITION}) > ${PAGE_START}`;
const START: TurnPosition = ['-infinity', FIRST_UUID];

interface PositionOfUser {
  readonly userId: string;
  /** The position after which the page begins. */
  readonly deadline: string | null;
  readonly matchId: string;
}

interface PageOfTurns extends PositionOfUser {
  readonly limit: number;
}

const TURNS = statement<ShownRow, PageOfTurns>(
  'match-turns',
  `SELECT ${SHOWN} FROM matches m WHERE m.awaiting_id = :userId AND ${AFTER}
   ORDER BY ${POSITION} LIMIT :limit`,
);

/** Whether a match whose deadline is behind stands before a position, and may belong after it. */
const BEHIND_BEFORE = statement<{ behind: boolean }, PositionOfUser>(
  'match-turns-behind-before',
  `SELECT EXISTS (
     SELECT FROM matches m WHERE m.awaiting_id = :userId AND ${IS_BEHIND}
       AND (${POSITION}) <= ${PAGE_START}) AS behind`,
);

/** As TURNS for matches with the deadline in force, together with all matches whose deadline is behind. */
const TURNS_APART = statement<ShownRow, PageOfTurns>(
  'match-turns-apart',
  `(SELECT ${SHOWN} FROM matches m
    WHERE m.awaiting_id = :userId AND NOT ${IS_BEHIND} AND ${AFTER}
    ORDER BY ${POSITION} LIMIT :limit)
   UNION ALL
   (SELECT ${SHOWN} FROM matches m WHERE m.awaiting_id = :userId AND ${IS_BEHIND})`,
);

/**
 * The matches that wait for a user, soonest deadline in force first; one more than the page holds. A deadline
 * that is behind is earlier than the deadline in force. If such a match may belong on the page, its deadline is
 * settled. Matches that cannot be settled, because another transaction holds their rows, are sorted by the
 * deadline in force.
 */
export async function listTurns(
  database: Database,
  userId: string,
  { first, after }: Page<TurnPosition>,
): Promise<StoredMatch[]> {
  const [deadline, matchId] = after ?? START;
  const page = { userId, deadline, matchId, limit: first + 1 };
  const rows = await database.rows(TURNS, page);
  const isInOrder = rows.every(({ behind }) => behind === null);
  if (isInOrder && !(after && (await database.row(BEHIND_BEFORE, page))!.behind))
    return rows.map(withDeadlineInForce);
  await settleTurnsOf(database, userId);
  const turns = (await database.rows(TURNS_APART, page)).map(withDeadlineInForce);
  const start = after ? keyOf(...after) : null;
  return turns
    .filter((turn) => !start || isBefore(start, keyOfTurn(turn)))
    .toSorted((a, b) => (isBefore(keyOfTurn(a), keyOfTurn(b)) ? -1 : 1))
    .slice(0, first + 1);
}

/** The newest change of a match that waits for a user, null if none does; and the database's time. */
export interface NewestTurn {
  readonly now: Date;
  readonly newest: Date | null;
}

/** For streams that have heard nothing: those that look at the same moment share the statement. */
export const NEWEST_TURN = batchedStatement<NewestTurn, { userId: string }>(
  'match-turns-newest',
  { userId: 'uuid' },
  forEachCall(`SELECT service_now() AS now, max(m.updated_at) AS newest
    FROM matches m WHERE m.awaiting_id = c."userId"`),
);

const TURNS_SINCE = statement<ShownRow, { userId: string; since: Date; limit: number }>(
  'match-turns-since',
  `SELECT ${SHOWN} FROM matches m WHERE m.awaiting_id = :userId AND m.updated_at > :since
   ORDER BY m.updated_at LIMIT :limit`,
);

/** The matches that wait for a user and have changed since a moment, the earliest first. */
export async function listTurnsSince(
  database: Database,
  userId: string,
  since: Date,
  limit: number,
): Promise<StoredMatch[]> {
  const rows = await database.rows(TURNS_SINCE, { userId, since, limit });
  return rows.map(withDeadlineInForce);
}

/** A position in the order of POSITION. */
type Key = readonly [deadline: number, id: string];

const keyOf = (deadline: string | null, id: string): Key => [
  deadline === null ? Infinity : Date.parse(deadline),
  id.toLowerCase(),
];

/** As a number, Postgres' infinity is Infinity. */
const keyOfTurn = ({ deadline, id }: StoredMatch): Key => [Number(deadline ?? Infinity), id];

const isBefore = (a: Key, b: Key): boolean => a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);
