/** What the statement that follows up moves holds of notifications: who is asked now, and how they are told. */
import { addTasks } from '../../../platform/tasks/outbox.js';
import { addLines, asLine } from './delivery-statements.js';
import type { NewDelivery } from './delivery-store.js';

export { PLAN_REMINDERS, REMINDER_VALUES } from './reminder-store.js';

/** Somebody who has been asked to act by a match's step. */
export interface AskedTurn {
  readonly matchId: string;
  readonly version: number;
  readonly userId: string;
}

/** What the fragments of this file take: JSON arrays of {@link AskedTurn} and of ways to their users. */
export interface TurnValues {
  readonly turns: string;
  readonly ways: string;
}

export const turnValues = (
  turns: readonly AskedTurn[],
  ways: readonly Omit<NewDelivery, 'notificationId'>[],
): TurnValues => ({ turns: JSON.stringify(turns), ways: JSON.stringify(ways.map(asLine)) });

const TURNS = `jsonb_to_recordset(:turns::jsonb) AS t("matchId" uuid, version integer, "userId" uuid)`;

/**
 * Writes who is asked into their feeds; a turn that has been played by now is told to nobody.
 *
 * @param locked a WITH query of one row, after which it is done: of two at once the second finds all done
 */
export const tellTurns = (locked: string): string => `
  INSERT INTO notifications (id, user_id, type, match_id, version)
  SELECT gen_random_uuid(), t."userId", 'YOUR_TURN', t."matchId", t.version
  FROM ${locked}, ${TURNS} JOIN match_turns m ON m.match_id = t."matchId"
    AND m.turn_version = t.version AND m.awaiting_id = t."userId" AND m.status = 'IN_PROGRESS'
  ON CONFLICT DO NOTHING
  RETURNING id, user_id`;

/** The notifications of these turns, also those that were written before: whoever listens is told again. */
export const turnEvents = (told: string): string => `
  SELECT id, user_id FROM ${told}
  UNION ALL
  SELECT n.id, n.user_id FROM ${TURNS} JOIN notifications n ON n.user_id = t."userId"
    AND n.type = 'YOUR_TURN' AND n.match_id = t."matchId" AND n.version = t.version`;

/** Writes the ledger's lines for the new ones. */
export const addTurnLines = (told: string): string =>
  addLines(`(SELECT ${told}.id AS "notificationId", w.*
    FROM ${told} JOIN jsonb_to_recordset(:ways::jsonb) AS w("userId" uuid, channel text,
      "targetId" uuid, target text, reason text) ON w."userId" = ${told}.user_id) AS d`);

/** Owes the lines that are pending. */
export const addDeliveryTasks = (lines: string): string =>
  addTasks(`SELECT 'delivery', jsonb_build_object('deliveryId', id) FROM ${lines}
    WHERE status = 'PENDING'`);
