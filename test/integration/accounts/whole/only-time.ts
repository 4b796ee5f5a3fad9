/** Rows that only time or hours of computing would make; they are written to the tables. */
import { randomUUID } from 'node:crypto';
import { rowsOf } from '../../../support/sql.js';
import type { TestService } from '../../../support/service.js';

const ROWS: readonly string[] = [
  // The decisions of a match are compared with the strongest bot's, which takes minutes.
  `WITH measured AS (
       INSERT INTO fair_play_matches (match_id, rating_key, deal_count, deals_done, finished_at)
       SELECT match_id, 'zweier', 1, 1, now() FROM match_seats WHERE user_id = $1 LIMIT 1 RETURNING match_id)
     INSERT INTO fair_play_figures (match_id, seat, user_id, band, decisions, agreed, loss, thoughts)
     SELECT match_id, seat, user_id, 1, 1, 1, 1, '[1]' FROM match_seats JOIN measured USING (match_id) WHERE user_id = $1`,
  // A rating is established after many matches.
  'UPDATE ratings SET provisional = false WHERE user_id = $1',
  // An event is forgotten after EVENTS_KEPT_DAYS.
  'INSERT INTO user_events_cleared (user_id, position) VALUES ($1, 1)',
  // A process that has died: those that run would overwrite it every 20 seconds.
  `INSERT INTO presence (user_id, process_id, match_ids)
     SELECT $1, '${randomUUID()}', array_agg(match_id) FROM match_seats WHERE user_id = $1`,
];

export async function rowsOfTime(service: TestService, userId: string): Promise<void> {
  for (const insert of ROWS) await rowsOf(service, insert, [userId]);
}
