/** The notification parts of the statement that runs after moves: they notify the players to act. */
import { fewRows } from '../../../platform/database/few-rows.js';
import { watchesSql } from '../../../platform/presence/presence.js';
import { addDeliveries } from '../../deliveries/storage/index.js';
import type { NotificationDeliveryReason, Target } from '../domain/delivery.js';

export { PLAN_REMINDERS, REMINDER_VALUES } from './reminder-store.js';

/** A turn that a step of the match has begun, and its player. */
export interface BegunTurn {
  readonly matchId: string;
  readonly version: number;
  readonly userId: string;
}

/** A route to a user, as in `application/channel.ts`. */
interface Route {
  readonly userId: string;
  readonly channel: string;
  readonly target: Target | null;
  readonly reason: NotificationDeliveryReason | null;
}

/** The parameters of this file: JSON arrays of {@link BegunTurn} and of the routes to their users. */
export interface TurnValues {
  readonly turns: string;
  readonly routes: string;
}

export const turnValues = (turns: readonly BegunTurn[], routes: readonly Route[]): TurnValues => ({
  turns: JSON.stringify(turns),
  routes: JSON.stringify(
    routes.map(({ target, ...route }) => ({
      ...route,
      targetId: target?.id,
      target: target?.label,
    })),
  ),
});

const TURNS = `${fewRows(':turns::jsonb', '"matchId" uuid, version integer, "userId" uuid', 'version')} AS t`;

/**
 * Writes the turns to their players' feeds, except turns that have been played by now. A turn is read from the
 * start if its player has the table open.
 *
 * @param locked a WITH query of one row that takes a lock first, so that a second statement at the same time
 *   finds nothing to do
 */
export const addTurnNotifications = (locked: string): string => `
  INSERT INTO notifications (id, user_id, type, match_id, version, read_at)
  SELECT gen_random_uuid(), t."userId", 'YOUR_TURN', t."matchId", t.version,
    CASE WHEN ${watchesSql('t."userId"', 't."matchId"')} THEN service_now() END
  FROM ${locked}, ${TURNS} JOIN match_turns m ON m.match_id = t."matchId"
    AND m.turn_version = t.version AND m.awaiting_id = t."userId" AND m.status = 'IN_PROGRESS'
  ON CONFLICT DO NOTHING
  RETURNING id, user_id, match_id`;

/**
 * The notifications of these turns, including the ones that were written before: live subscribers get these
 * again.
 */
export const turnNotifications = (added: string): string => `
  SELECT id, user_id FROM ${added}
  UNION ALL
  SELECT n.id, n.user_id FROM ${TURNS} JOIN notifications n ON n.user_id = t."userId"
    AND n.type = 'YOUR_TURN' AND n.match_id = t."matchId" AND n.version = t.version`;

/** Adds the deliveries of the new notifications. */
export const addTurnDeliveries = (added: string): string =>
  addDeliveries(`(SELECT ${added}.id AS "subjectId", 'YOUR_TURN' AS type, NULL::bigint AS position,
      jsonb_build_object('matchId', ${added}.match_id) AS about, r.*
    FROM ${added} JOIN jsonb_to_recordset(:routes::jsonb) AS r("userId" uuid, channel text,
      "targetId" uuid, target text, reason text) ON r."userId" = ${added}.user_id) AS n`);
