/** Every acknowledged move is stored once, at its version; no other moves of people are. */
import type { StoredEvent } from '../../../src/modules/matches/domain/advance.js';
import { storedDifferences, storedEvents } from '../../support/stored.js';
import { rowId } from '../../support/sql.js';
import type { Ground } from '../ground/ground.js';
import type { Acknowledged } from '../play/journal.js';
import type { Check } from './check.js';

const PEOPLES_EVENTS = `SELECT e.version FROM match_events e JOIN match_seats s USING (match_id, seat)
  WHERE e.match_id = $1 AND e.token IS NOT NULL AND NOT s.is_bot ORDER BY e.version`;

export const lost: Check = (ground) =>
  perMatch(ground, async (id, moves) => {
    const events = await storedEvents(ground.kept, id);
    return moves.filter((move) => !isThere(move, events)).map((move) => `lost ${text(move)}`);
  });

export const doubled: Check = (ground) =>
  perMatch(ground, async (id, moves) => {
    const made = await ground.rows<{ version: number }>(PEOPLES_EVENTS, [id]);
    const known = new Set(moves.map(({ version }) => version));
    const twice = moves.length - known.size;
    const strange = made.filter(({ version }) => !known.has(version));
    return [
      ...strange.map(({ version }) => `${id} has at ${version} a move that nobody acknowledged`),
      ...(twice > 0
        ? [`${id}: ${twice} moves were acknowledged at the version of another move`]
        : []),
    ];
  });

/** The rows of a match follow from its events, which have no gaps. */
export const rebuilt: Check = (ground) =>
  perMatch(ground, async (id) => {
    const wrong = await storedDifferences(ground.kept, id).catch((error: unknown) => [
      String(error),
    ]);
    return wrong.map((what) => `${id}: ${what}`);
  });

async function perMatch(
  { crowd: { journal } }: Ground,
  check: (id: string, moves: readonly Acknowledged[]) => Promise<readonly string[]>,
): Promise<string[]> {
  const found: string[] = [];
  for (const id of journal.matches) {
    const moves = journal.moves.filter(({ matchId }) => matchId === id);
    found.push(...(await check(rowId(id), moves)));
  }
  return found;
}

function isThere({ version, seat, token }: Acknowledged, events: readonly StoredEvent[]): boolean {
  const event = events[version - 1];
  return event?.version === version && event.seat === seat && event.token === token;
}

const text = ({ matchId, version, token, key }: Acknowledged) =>
  `${token} at ${version} of ${rowId(matchId)}, key ${key}`;
