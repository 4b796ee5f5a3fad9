/** Extra matches beside those of the tables; SQL sets their times. */
import { randomUUID } from 'node:crypto';
import { rowId } from '../../support/sql.js';
import type { Installation } from '../installation/installation.js';

const HOUR = 3600;

/** Makes a match of two new users with an hour a turn; returns its row's id. */
export async function spareMatch({ crowd }: Installation): Promise<string> {
  const [creator, guest] = [crowd.person(), crowd.person()];
  await Promise.all([creator.register(), guest.register()]);
  const opponents = [{ username: guest.username }];
  const input = { variant: 'zweier', opponents, timeControl: { perTurnSeconds: HOUR } };
  const made = await creator.mutate<{ challenge: { id: string; matchId: string } }>(
    'createChallenge',
    { ...input, idempotencyKey: randomUUID() },
    'challenge { id matchId }',
  );
  const { id: challengeId, matchId } = made!.challenge;
  await guest.mutate('acceptChallenge', { challengeId, idempotencyKey: randomUUID() }, '');
  return rowId(matchId);
}

const LEFT = `deadline - service_now() - make_interval(secs => $2)`;

/** Moves a match back in time, so that its turn runs out in `seconds`; negative: it has run out. */
export async function setTimeLeft(
  installation: Installation,
  id: string,
  seconds: number,
): Promise<void> {
  await installation.rows(
    `WITH age AS (SELECT ${LEFT} AS by FROM matches WHERE id = $1),
       events AS (UPDATE match_events e SET at = e.at - age.by FROM age WHERE e.match_id = $1)
     UPDATE matches SET created_at = created_at - age.by, updated_at = updated_at - age.by,
       turn_started_at = turn_started_at - age.by, deadline = deadline - age.by
     FROM age WHERE id = $1`,
    [id, seconds],
  );
}

/** The status of a match, and the reason of its end. */
export interface Standing {
  readonly status: string;
  readonly reason: string | null;
}

export async function standingOf(installation: Installation, id: string): Promise<Standing> {
  const sql = `SELECT status, result->>'reason' AS reason FROM matches WHERE id = $1`;
  return (await installation.rows<Standing>(sql, [id]))[0]!;
}

export async function isTimedOut(installation: Installation, id: string): Promise<boolean> {
  const { status, reason } = await standingOf(installation, id);
  return status === 'FINISHED' && reason === 'TIMEOUT';
}
