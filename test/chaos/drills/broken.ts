/** Unreadable rows: a hundred overdue matches, and tasks that cannot be done. */
import { DATABASE } from '../../support/cluster.js';
import { until } from '../../support/wait.js';
import type { Installation } from '../installation/installation.js';
import type { Drill } from './drill.js';
import { isTimedOut, setTimeLeft, spareMatch } from './spares.js';

const MATCHES = 100;
/** Longer than the interval of a sweep, on a busy machine. */
const PATIENCE = 120_000;

/** Copies with the oldest deadlines of all; foreign keys are not checked. */
const BREAK = `
  SET session_replication_role = replica;
  WITH broken AS (
    INSERT INTO matches SELECT r.* FROM matches t, generate_series(1, ${MATCHES}) n,
      jsonb_populate_record(t, jsonb_build_object('id', md5(t.id::text || n)::uuid,
        'snapshot', '{}'::jsonb, 'deadline', service_now() - interval '1 hour')) r
    WHERE t.id = '$id'
    RETURNING id
  ), seated AS (
    INSERT INTO match_seats SELECT r.* FROM broken b, match_seats t,
      jsonb_populate_record(t, jsonb_build_object('match_id', b.id)) r WHERE t.match_id = '$id'
  )
  INSERT INTO outbox (subject, events) SELECT b.id, jsonb_build_array(jsonb_build_object('type', type,
      'matchId', b.id, 'seat', 0, 'version', 1, 'status', 'FINISHED', 'reviewId', 'no id'))
    FROM (SELECT id FROM broken LIMIT 20) b, unnest(ARRAY['MATCH_CHANGED', 'TURN_BEGAN', 'MATCH_ENDED',
      'HOUSE_BOT_ASKED', 'ABORT_OFFERED', 'NOTIFICATION_WRITTEN', 'REVIEW_CONTINUED']) AS type
  RETURNING id`;

/** What an operator does after the log has named them. */
const REPAIR = 'DELETE FROM outbox WHERE id = ANY($1::bigint[])';

export const brokenRows: Drill = {
  name: 'broken-rows',
  weight: 0.5,
  run: async (installation) => {
    const sound = await spareMatch(installation);
    const tasks = await breakRows(installation, sound);
    const from = performance.now();
    await setTimeLeft(installation, sound, -1);
    try {
      await until('a sound match to end in time', () => isTimedOut(installation, sound), PATIENCE);
    } finally {
      await installation.rows(REPAIR, [tasks]);
    }
    return from;
  },
};

async function breakRows({ cluster }: Installation, sound: string): Promise<string[]> {
  const rows = await cluster.rows<{ id: string }>(BREAK.replaceAll('$id', sound), DATABASE);
  return rows.map(({ id }) => id);
}
