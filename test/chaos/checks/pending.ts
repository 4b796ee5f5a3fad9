/** Nothing is left in the outbox or in a queue. */
import type { Queue } from 'bullmq';
import { createBackend } from '../../../src/platform/tasks/backend.js';
import type { JobQueue } from '../../../src/platform/tasks/backend.js';
import { until } from '../../support/wait.js';
import type { Installation } from '../installation/installation.js';
import type { Check } from './check.js';

/** What was offered often without success waits five minutes for its next offer. */
const PATIENCE = 400_000;

const PENDING = `
  SELECT 'outbox: ' || consumer AS what, count(*)::integer FROM outbox GROUP BY consumer
  UNION ALL
  SELECT 'held back: autoplay', count(*)::integer FROM autoplay_due WHERE due_at <= service_now()
  HAVING count(*) > 0
  UNION ALL
  SELECT 'delivery: ' || channel, count(*)::integer FROM deliveries
  WHERE status = 'PENDING' AND due_at <= service_now() GROUP BY channel`;

/** The consumers with a queue. The queue of deadlines is left out: a prompt waits for its deadline, and a sweep finds it too. */
const QUEUES = ['house-bots', 'ratings', 'reviews'];
const STATES = ['waiting', 'prioritized', 'active', 'delayed', 'failed'] as const;

const BOOKED_WRONG = `SELECT m.id, count(c.match_id)::integer AS count
  FROM matches m LEFT JOIN rating_changes c ON c.match_id = m.id
  WHERE m.id = ANY($1::uuid[]) AND m.status <> 'IN_PROGRESS'
  GROUP BY m.id HAVING count(c.match_id)
    <> CASE WHEN m.rated AND m.status = 'FINISHED' THEN (SELECT count(*) FROM match_seats s WHERE s.match_id = m.id) ELSE 0 END`;

export const pending: Check = async (installation) => {
  let left: string[] = [];
  const backend = createBackend(installation.config());
  const queues = QUEUES.map((name) => backend.queue(name, {}) as Counted);
  const isNothingLeft = async () => {
    left = [...(await rowsLeft(installation)), ...(await jobsLeft(queues))];
    return left.length === 0;
  };
  await until('nothing pending', isNothingLeft, PATIENCE).catch(() => undefined); // `left` has the reason
  await Promise.all(queues.map((queue) => queue.close()));
  await backend.close();
  return left;
};

type Counted = JobQueue & Pick<Queue, 'getJobCounts' | 'name'>;

async function rowsLeft(installation: Installation): Promise<string[]> {
  const rows = await installation.rows<{ what: string; count: number }>(PENDING);
  return rows.map(({ what, count }) => `${what} × ${count}`);
}

async function jobsLeft(queues: readonly Counted[]): Promise<string[]> {
  const counts = await Promise.all(queues.map((queue) => queue.getJobCounts(...STATES)));
  return counts.flatMap((count, i) =>
    Object.entries(count).flatMap(([state, jobs]) =>
      jobs > 0 ? [`queue ${queues[i]!.name}: ${jobs} ${state}`] : [],
    ),
  );
}

/** A rated match that has ended changed each of its players' ratings once. */
export const ratings: Check = async (installation) => {
  const ids = installation.matchRows();
  const wrong = await installation.rows<{ id: string; count: number }>(BOOKED_WRONG, [ids]);
  return wrong.map(({ id, count }) => `${id} has ${count} rating changes`);
};
