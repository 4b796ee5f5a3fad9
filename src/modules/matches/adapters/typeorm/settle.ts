import type { Database, Transaction } from '../../../../platform/database/database.js';
import type { BrokenMatch } from '../../application/match-clocks.js';
import { deadlineOfTurn } from '../../domain/running-turn.js';
import type { RunningTurn, Stops } from '../../domain/running-turn.js';
import type { StoredMatch } from '../../domain/stored-match.js';
import { READ_TURNS, SETTLE, TURNS_BEHIND } from './clock-statements.js';

/** A running turn as it is read to reckon its deadline. */
export interface ReadTurn extends RunningTurn, Stops, Pick<StoredMatch, 'id' | 'version'> {
  readonly calendarVersion: number;
  readonly outagesKnown: number;
}

export function readTurns(
  database: Database,
  ids: readonly string[],
  transaction?: Transaction,
): Promise<ReadTurn[]> {
  return database.read<ReadTurn>(READ_TURNS, [ids], transaction);
}

/**
 * Writes the deadlines of matches anew, as they are in force with all outages. Those that cannot be
 * reckoned, read or written are named, and keep no other from it: what fails together is halved.
 *
 * @throws where the database is away
 */
export async function settle(database: Database, ids: readonly string[]): Promise<BrokenMatch[]> {
  if (ids.length === 0) return [];
  try {
    await settleTogether(database, ids);
    return [];
  } catch (error) {
    await database.ask();
    if (ids.length === 1) return [{ matchId: ids[0]!, error }];
    const half = Math.ceil(ids.length / 2);
    const broken = await settle(database, ids.slice(0, half));
    return [...broken, ...(await settle(database, ids.slice(half)))];
  }
}

async function settleTogether(database: Database, ids: readonly string[]): Promise<void> {
  const turns = await readTurns(database, ids);
  await database.run(SETTLE, [
    turns.map(({ id }) => id),
    turns.map(({ version }) => version),
    turns.map(({ calendarVersion }) => calendarVersion),
    turns.map((turn) => deadlineOfTurn(turn, turn)),
    turns.map(({ outagesKnown }) => outagesKnown),
  ]);
}

/** Settles all that waits for a user, so that it stands in the order of the deadlines in force. */
export async function settleTurnsOf(database: Database, userId: string): Promise<BrokenMatch[]> {
  const rows = await database.run<{ id: string }>(TURNS_BEHIND, [userId]);
  return settle(
    database,
    rows.map(({ id }) => id),
  );
}
