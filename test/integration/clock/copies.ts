import { idOf } from '../../../src/platform/api/ids.js';
import type { Sweeper } from './sweeper.js';

/** The columns in which a copy differs from its original match, as JSON. */
export type RowChanges = Readonly<Record<string, unknown>>;

/** Makes copies of a match with its seats by SQL: more than could be played. Returns the ids of the rows. */
export async function copiesOf(
  { query }: Pick<Sweeper, 'query'>,
  matchId: string,
  changes: readonly RowChanges[],
): Promise<string[]> {
  const rows = await query<{ id: string }>(
    `WITH wanted AS (
       SELECT gen_random_uuid() AS id, changes
       FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS c(changes, nth) ORDER BY nth
     ), chained AS (
       INSERT INTO shuffle_chains SELECT (jsonb_populate_record(c,
         jsonb_build_object('match_id', w.id))).* FROM wanted w, shuffle_chains c WHERE c.match_id = $1
     ), made AS (
       INSERT INTO matches SELECT (jsonb_populate_record(m, w.changes
         || jsonb_build_object('id', w.id))).* FROM wanted w, matches m WHERE m.id = $1
     )
     INSERT INTO match_seats SELECT (jsonb_populate_record(s,
       -- Not counted as running, so that their players may begin other matches.
       jsonb_build_object('match_id', w.id, 'running', false,
         'time_zone', coalesce(w.changes->>'zone', s.time_zone)))).*
     FROM wanted w, match_seats s WHERE s.match_id = $1 RETURNING match_id AS id`,
    [idOf('Match', matchId), JSON.stringify(changes)],
  );
  return [...new Set(rows.map(({ id }) => id))];
}

/** The same changes `count` times. */
export const times = (count: number, changes: RowChanges): RowChanges[] =>
  Array.from({ length: count }, () => changes);

/** Ends the copies, so that no query finds them any more. */
export const dropCopies = (
  { query }: Pick<Sweeper, 'query'>,
  ids: readonly string[],
): Promise<unknown> =>
  query(
    `UPDATE matches SET status = 'ABORTED', to_act = NULL, awaiting_id = NULL, deadline = NULL
     WHERE id = ANY($1)`,
    [ids],
  );
