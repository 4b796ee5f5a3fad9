import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.js';
import { MatchClocks } from '../../../matches/application/index.js';
import type { WaitingMatch } from '../../application/channel.js';
import { TurnStore } from '../../application/turn-store.js';
import { DEFAULT_REMINDERS } from '../../domain/preferences.js';

/** Moved farther than that, by vacation for one, a deadline is another; by a short outage it is not. */
const ANOTHER_DEADLINE = `interval '1 hour'`;

/**
 * Reminders that are due and were not given: none where the turn was shorter from its beginning, or,
 * of the service's own, less than twice as long. Of several at once the last is enough.
 */
const OWE_REMINDERS = {
  name: 'turn-owe-reminders',
  text: `
    WITH due AS (
      SELECT m.id, m.to_act, m.turn_version AS version, m.deadline, r.seconds
      FROM matches m
        LEFT JOIN notification_preferences p ON p.user_id = m.awaiting_id
        CROSS JOIN unnest(coalesce(p.reminders, $1::integer[])) AS r(seconds)
      WHERE m.status = 'IN_PROGRESS' AND m.awaiting_id IS NOT NULL
        AND m.deadline > service_now()
        AND m.deadline <= service_now() + make_interval(secs => r.seconds)
        AND m.deadline - m.turn_started_at
          > make_interval(secs => r.seconds * CASE WHEN p.reminders IS NULL THEN 2 ELSE 1 END)
        AND NOT EXISTS (SELECT FROM reminders g WHERE g.match_id = m.id
          AND g.version = m.turn_version AND g.seconds_before = r.seconds
          AND g.deadline >= m.deadline - ${ANOTHER_DEADLINE})
      LIMIT 500
    ), given AS (
      INSERT INTO reminders (match_id, version, seconds_before, deadline)
      SELECT id, version, seconds, deadline FROM due ON CONFLICT DO NOTHING RETURNING *
    )
    INSERT INTO outbox (kind, payload)
    SELECT DISTINCT ON (due.id) 'notice', jsonb_build_object('type', 'REMINDER',
      'matchId', due.id, 'seat', due.to_act, 'version', due.version, 'secondsBefore', due.seconds,
      'deadline', due.deadline)
    FROM due JOIN given ON given.match_id = due.id AND given.seconds_before = due.seconds
    ORDER BY due.id, due.seconds`,
};

/** A turn that is over comes never again, for versions only grow. */
const SWEEP = {
  name: 'turn-sweep-reminders',
  text: `DELETE FROM reminders g USING matches m
         WHERE m.id = g.match_id AND (m.awaiting_id IS NULL OR m.turn_version <> g.version)`,
};

const WAITING = {
  name: 'turn-waiting',
  text: `
    SELECT m.id AS "matchId", m.variant, m.deadline,
      ARRAY(SELECT u.username FROM match_seats o JOIN users u ON u.id = o.user_id
            WHERE o.match_id = m.id AND o.seat <> m.to_act ORDER BY o.seat) AS opponents
    FROM matches m WHERE m.awaiting_id = $1
    ORDER BY coalesce(m.deadline, 'infinity'::timestamptz), m.id`,
};

@Injectable()
export class PostgresTurnStore extends TurnStore {
  constructor(
    private readonly database: Database,
    private readonly clocks: MatchClocks,
  ) {
    super();
  }

  async oweReminders(): Promise<void> {
    await this.database.run(OWE_REMINDERS, [DEFAULT_REMINDERS]);
  }

  async sweep(): Promise<void> {
    await this.database.run(SWEEP, []);
  }

  async waiting(userId: string): Promise<WaitingMatch[]> {
    await this.clocks.settleTurnsOf(userId);
    return this.database.run<WaitingMatch>(WAITING, [userId]);
  }
}
