import { FIRST_UUID } from '../../../../platform/uuid.js';
import type { Database, PositionalStatement } from '../../../../platform/database/database.js';
import type { Page } from '../../../../platform/graphql/connection.js';
import type { TurnPosition } from '../../application/match-store.js';
import type { StoredMatch } from '../../domain/stored-match.js';
import { IS_BEHIND } from './clock-statements.js';
import { shown } from './deadline-in-force.js';
import type { MatchRow } from './deadline-in-force.js';
import { MATCH_COLUMNS } from './match-statements.js';
import { settleTurnsOf } from './settle.js';

/** As `matches_turns` has it: matches without a deadline come last. */
const POSITION = `coalesce(m.deadline, 'infinity'::timestamptz), m.id`;
const AFTER = `(${POSITION}) > (coalesce($3, 'infinity')::timestamptz, $4::uuid)`;
const START: TurnPosition = ['-infinity', FIRST_UUID];

/** $1 a user, $2 how many, $3 and $4 the position after which they begin. */
const TURNS: PositionalStatement = {
  name: 'match-turns',
  text: `SELECT ${MATCH_COLUMNS} FROM matches m WHERE m.awaiting_id = $1 AND ${AFTER}
         ORDER BY ${POSITION} LIMIT $2`,
};

/** $1 a user, $2 and $3 a position: whether one up to there may belong behind it. */
const BEHIND_BEFORE: PositionalStatement = {
  name: 'match-turns-behind-before',
  text: `SELECT EXISTS (
           SELECT FROM matches m WHERE m.awaiting_id = $1 AND ${IS_BEHIND}
             AND (${POSITION}) <= (coalesce($2, 'infinity')::timestamptz, $3::uuid)) AS behind`,
};

/** As TURNS for those in force, and with them all others, wherever their rows have them. */
const TURNS_APART: PositionalStatement = {
  name: 'match-turns-apart',
  text: `(SELECT ${MATCH_COLUMNS} FROM matches m
          WHERE m.awaiting_id = $1 AND NOT ${IS_BEHIND} AND ${AFTER}
          ORDER BY ${POSITION} LIMIT $2)
         UNION ALL
         (SELECT ${MATCH_COLUMNS} FROM matches m WHERE m.awaiting_id = $1 AND ${IS_BEHIND})`,
};

export const COUNT_TURNS: PositionalStatement = {
  name: 'match-count-turns',
  text: 'SELECT count(*)::integer AS count FROM matches WHERE awaiting_id = $1',
};

/**
 * The matches that wait for a user, the next deadline in force first; one more than the page holds. A
 * deadline that is behind is earlier than the one in force: where one may belong on the page they are
 * settled. Those that cannot be, since somebody holds their rows, are put where they will stand.
 */
export async function listTurns(
  database: Database,
  userId: string,
  { first, after }: Page<TurnPosition>,
): Promise<StoredMatch[]> {
  const values = [userId, first + 1, ...(after ?? START)];
  const rows = await database.run<MatchRow>(TURNS, values);
  const isInOrder = rows.every(({ behind }) => behind === null);
  if (isInOrder && !(after && (await isBehindBefore(database, userId, after))))
    return rows.map(shown);
  await settleTurnsOf(database, userId);
  const turns = (await database.run<MatchRow>(TURNS_APART, values)).map(shown);
  const start = after ? keyOf(...after) : null;
  return turns
    .filter((turn) => !start || isBefore(start, keyOfTurn(turn)))
    .toSorted((a, b) => (isBefore(keyOfTurn(a), keyOfTurn(b)) ? -1 : 1))
    .slice(0, first + 1);
}

async function isBehindBefore(
  database: Database,
  userId: string,
  position: TurnPosition,
): Promise<boolean> {
  const values = [userId, ...position];
  const [row] = await database.run<{ behind: boolean }>(BEHIND_BEFORE, values);
  return row!.behind;
}

/** A position as POSITION orders it. */
type Key = readonly [deadline: number, id: string];

const keyOf = (deadline: string | null, id: string): Key => [
  deadline === null ? Infinity : Date.parse(deadline),
  id.toLowerCase(),
];

/** Postgres' infinity is a number. */
const keyOfTurn = ({ deadline, id }: StoredMatch): Key => [Number(deadline ?? Infinity), id];

const isBefore = (a: Key, b: Key): boolean => a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);
