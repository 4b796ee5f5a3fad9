/** Every acknowledged move is stored once, at its version; no other move of a person is stored. */
import type { StoredEvent } from '../../../src/modules/matches/domain/advance.js';
import { storedDifferences, storedEvents } from '../../support/stored.js';
import { rowId } from '../../support/sql.js';
import type { Installation } from '../installation/installation.js';
import type { Acknowledged } from '../play/journal.js';
import type { Check } from './check.js';

const PEOPLES_EVENTS = `SELECT e.version FROM match_events e JOIN match_seats s USING (match_id, seat)
  WHERE e.match_id = $1 AND e.token IS NOT NULL AND NOT s.is_bot ORDER BY e.version`;

export const lost: Check = (installation) =>
  perMatch(installation, async (id, moves) => {
    const events = await storedEvents(installation.stored, id);
    return moves.filter((move) => !isStored(move, events)).map((move) => `lost ${text(move)}`);
  });

export const doubled: Check = (installation) =>
  perMatch(installation, async (id, moves) => {
    const made = await installation.rows<{ version: number }>(PEOPLES_EVENTS, [id]);
    const known = new Set(moves.map(({ version }) => version));
    const twice = moves.length - known.size;
    const unacknowledged = made.filter(({ version }) => !known.has(version));
    return [
      ...unacknowledged.map(
        ({ version }) => `${id} has at ${version} a move that nobody acknowledged`,
      ),
      ...(twice > 0
        ? [`${id}: ${twice} moves were acknowledged at the version of another move`]
        : []),
    ];
  });

/** The rows of a match follow from its events, which have no gaps. */
export const rebuilt: Check = (installation) =>
  perMatch(installation, async (id) => {
    const wrong = await storedDifferences(installation.stored, id).catch((error: unknown) => [
      String(error),
    ]);
    return wrong.map((what) => `${id}: ${what}`);
  });

async function perMatch(
  { crowd: { journal } }: Installation,
  check: (id: string, moves: readonly Acknowledged[]) => Promise<readonly string[]>,
): Promise<string[]> {
  const found: string[] = [];
  for (const id of journal.matches) {
    const moves = journal.moves.filter(({ matchId }) => matchId === id);
    found.push(...(await check(rowId(id), moves)));
  }
  return found;
}

function isStored({ version, seat, token }: Acknowledged, events: readonly StoredEvent[]): boolean {
  const event = events[version - 1];
  return event?.version === version && event.seat === seat && event.token === token;
}

const text = ({ matchId, version, token, key }: Acknowledged) =>
  `${token} at ${version} of ${rowId(matchId)}, key ${key}`;
