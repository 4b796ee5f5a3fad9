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
}
