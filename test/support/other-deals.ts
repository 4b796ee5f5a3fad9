/** Other deals that look the same to a viewer, and a way back to an earlier moment of a match. */
import { restore } from '../../src/engine/index.js';
import { knownCards, placesOf } from './knowledge.js';
import type { Truth } from './knowledge.js';
import type { TestService } from './service.js';
import { rowId, rowsOf } from './sql.js';
import type { DealtCards } from './table.js';

/**
 * The running deal after the cards that `seat` (null: a spectator) does not know have been moved by `shift` places
 * among themselves. Null if the actions so far would then have been impossible.
 */
export function otherCards(truth: Truth, seat: number | null, shift: number): DealtCards | null {
  const known = knownCards(truth, seat);
  const hidden = [...truth.hands.flat(), ...truth.talon].filter((card) => !known.has(card));
  const renamed = new Map(hidden.map((card, i) => [card, hidden[(i + shift) % hidden.length]!]));
  const moved = (cards: readonly string[]) => cards.map((card) => renamed.get(card) ?? card);
  const dealt = { hands: truth.hands.map(moved), talon: moved(truth.talon) };
  const snapshot = { ...truth.snapshot, deal: { ...truth.snapshot.deal!, ...dealt } };
  if (hidden.length < 2 || !restore(snapshot).ok) return null;
  return sameToAll(truth, { ...truth, ...dealt, places: placesOf(snapshot) }) ? dealt : null;
}

/**
 * Whether everyone knows the same cards in both deals: the player who must name trump shows that they hold the ace of
 * hearts (rules 6.3).
 */
function sameToAll(one: Truth, other: Truth): boolean {
  const [here, there] = [knownCards(one, null), knownCards(other, null)];
  return here.size === there.size && [...here].every((card) => there.has(card));
}

/** A moment of a match to return to. */
export interface Moment {
  readonly match: Readonly<Record<string, unknown>>;
}

export async function momentOf(service: TestService, matchId: string): Promise<Moment> {
  const [row] = await rowsOf<Moment>(
    service,
    'SELECT to_jsonb(m) AS match FROM matches m WHERE id = $1',
    [rowId(matchId)],
  );
  return row!;
}

/** Undoes what was played since then: deletes the later deals and events. */
export async function goBack(service: TestService, { match }: Moment): Promise<void> {
  const { id, version, deal_number: number } = match;
  await rowsOf(service, 'DELETE FROM match_events WHERE match_id = $1 AND version > $2', [
    id,
    version,
  ]);
  await rowsOf(service, 'DELETE FROM match_deals WHERE match_id = $1 AND number > $2', [
    id,
    number,
  ]);
  await rowsOf(
    service,
    'UPDATE match_deals SET actions = NULL, ended_at = NULL WHERE match_id = $1 AND number = $2',
    [id, number],
  );
  await rowsOf(service, RESTORE, [JSON.stringify(match)]);
}

const RESTORE = `
  UPDATE matches m SET version = s.version, status = s.status, deal_number = s.deal_number,
    to_act = s.to_act, awaiting_id = s.awaiting_id, turn_version = s.turn_version,
    abort_offers = s.abort_offers, deadline = s.deadline, score = s.score, snapshot = s.snapshot,
    result = s.result, updated_at = s.updated_at, finished_at = s.finished_at
  FROM jsonb_populate_record(NULL::matches, $1::jsonb) s WHERE m.id = s.id`;
