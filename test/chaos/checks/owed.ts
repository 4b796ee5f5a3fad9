/** Nothing that is owed is left, neither in the outbox nor in a queue. */
import { until } from '../../support/wait.js';
import type { Ground } from '../ground/ground.js';
import type { Check } from './check.js';

/** A task that was offered in vain again and again waits five minutes for its next offer. */
const PATIENCE = 400_000;

const OWED = `
  SELECT 'outbox: ' || kind AS what, count(*)::integer FROM outbox GROUP BY kind
  UNION ALL
  SELECT 'held back: autoplay', count(*)::integer FROM autoplay_due WHERE due_at <= service_now()
  HAVING count(*) > 0
  UNION ALL
  SELECT 'delivery: ' || channel, count(*)::integer FROM deliveries
  WHERE status = 'PENDING' AND due_at <= service_now() GROUP BY channel`;

const BOOKED_WRONG = `SELECT m.id, count(c.match_id)::integer AS count
  FROM matches m LEFT JOIN rating_changes c ON c.match_id = m.id
  WHERE m.id = ANY($1::uuid[]) AND m.status <> 'IN_PROGRESS'
  GROUP BY m.id HAVING count(c.match_id)
    <> CASE WHEN m.rated AND m.status = 'FINISHED' THEN (SELECT count(*) FROM match_seats s WHERE s.match_id = m.id) ELSE 0 END`;

export const owed: Check = async (ground) => {
  let left: string[] = [];
  await until(
    'nothing owed',
    async () => {
      left = await leftOf(ground);
      return left.length === 0;
    },
    PATIENCE,
  ).catch(() => undefined); // `left` tells it
  return left;
};

async function leftOf(ground: Ground): Promise<string[]> {
  const rows = await ground.rows<{ what: string; count: number }>(OWED);
  return rows.map(({ what, count }) => `${what} × ${count}`);
}

/** A rated match that has ended changed each of its players' ratings once. */
export const ratings: Check = async (ground) => {
  const ids = ground.matchRows();
  const wrong = await ground.rows<{ id: string; count: number }>(BOOKED_WRONG, [ids]);
  return wrong.map(({ id, count }) => `${id} has ${count} rating changes`);
};
