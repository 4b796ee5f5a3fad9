import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import type { LogAct, StoredLogEntry } from '../domain/competition.js';

/** An act as it is written. */
export interface NewLogEntry {
  readonly act: LogAct;
  readonly actorId?: string | null;
  readonly subjectId?: string | null;
  readonly reason?: string | null;
  readonly details?: StoredLogEntry['details'];
}

const ADD = statement<object, { competitionId: string; acts: string }>(
  'competition-log-add',
  `INSERT INTO competition_log (competition_id, number, at, act, actor_id, subject_id, reason, details)
   SELECT :competitionId::uuid, last + place, service_now(), act->>'act', (act->>'actorId')::uuid,
     (act->>'subjectId')::uuid, act->>'reason', coalesce(act->'details', '{}')
   FROM (SELECT coalesce(max(number), 0) AS last FROM competition_log
         WHERE competition_id = :competitionId) AS l,
     jsonb_array_elements(:acts::jsonb) WITH ORDINALITY AS a(act, place)`,
);

/** Who has challenged whom. */
interface Challenge {
  readonly competitionId: string;
  readonly actorId: string;
  readonly subjectId: string;
}

const CHALLENGED_TODAY = statement<{ found: boolean }, Challenge>(
  'competition-log-challenged-today',
  `SELECT EXISTS (SELECT FROM competition_log
     WHERE competition_id = :competitionId AND act = 'CHALLENGED' AND actor_id = :actorId
       AND subject_id = :subjectId AND at > service_now() - interval '1 day') AS found`,
);

/** The public log of a competition. It is written under the lock of its competition. */
@Injectable()
export class LogStore {
  async add(
    competitionId: string,
    acts: readonly NewLogEntry[],
    within: Transaction,
  ): Promise<void> {
    if (acts.length > 0) await within.rows(ADD, { competitionId, acts: JSON.stringify(acts) });
  }

  /** Whether somebody has challenged the same player within a day. */
  async hasChallenged(challenge: Challenge, within: Transaction): Promise<boolean> {
    return (await within.row(CHALLENGED_TODAY, challenge))!.found;
  }
}
