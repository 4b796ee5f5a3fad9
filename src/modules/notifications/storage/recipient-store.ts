import { Injectable } from '@nestjs/common';
import type { Language } from '../../../platform/api/reader.js';
import { Database } from '../../../platform/database/database.js';
import { columns, statement } from '../../../platform/database/statement.js';
import { presentSql } from '../../../platform/presence/presence.js';
import type { WaitingMatch } from '../domain/delivery.js';
import type { Preferences } from '../domain/preferences.js';
import { PREFERENCE_COLUMNS, toPreferences } from './notification-preferences.js';
import type { PreferenceRow } from './notification-preferences.js';
import { NotificationRow } from './tables.js';

const NOTIFICATION = {
  userId: true,
  type: true,
  matchId: true,
  challengeId: true,
  friendId: true,
  clubId: true,
  competitionId: true,
  version: true,
  createdAt: true,
} as const;

interface Recipient extends Pick<NotificationRow, keyof typeof NOTIFICATION> {
  readonly username: string;
  readonly timeZone: string;
  readonly language: Language;
  readonly isConnected: boolean;
  /** When the turn of the match began; null if the notification is about no turn that still waits. */
  readonly turnBeganAt: Date | null;
}

/** A notification, and everything about its user that decides whether and how it is sent. */
export interface AddressedNotification extends Recipient {
  readonly preferences: Preferences;
}

const FIND = statement<Recipient & PreferenceRow & { hasPreferences: boolean }, { id: string }>(
  'notification-recipient',
  `SELECT ${columns(NotificationRow, NOTIFICATION, 'n')}, u.username, u.time_zone AS "timeZone", u.language,
     ${presentSql('n.user_id')} AS "isConnected", m.turn_started_at AS "turnBeganAt",
     p.user_id IS NOT NULL AS "hasPreferences", ${PREFERENCE_COLUMNS}
   FROM notifications n JOIN user_profiles u ON u.user_id = n.user_id
     LEFT JOIN notification_preferences p ON p.user_id = n.user_id
     LEFT JOIN match_turns m ON n.type = 'YOUR_TURN' AND m.match_id = n.match_id
       AND m.turn_version = n.version
   WHERE n.id = :id`,
);

const WAITING = statement<WaitingMatch, { userId: string }>(
  'notification-waiting-turns',
  `SELECT m.match_id AS "matchId", m.variant, m.deadline,
     ARRAY(SELECT u.username FROM match_players o JOIN user_profiles u USING (user_id)
           WHERE o.match_id = m.match_id AND o.seat <> m.to_act ORDER BY o.seat) AS opponents
   FROM match_turns m WHERE m.awaiting_id = :userId
   ORDER BY coalesce(m.deadline, 'infinity'::timestamptz), m.match_id`,
);

/** Reads what a notification needs to be sent. */
@Injectable()
export class RecipientStore {
  constructor(private readonly database: Database) {}

  /** Null if the notification has been deleted. */
  async of(notificationId: string): Promise<AddressedNotification | null> {
    const row = await this.database.row(FIND, { id: notificationId });
    if (!row) return null;
    const { hasPreferences, ...found } = row;
    return { ...found, preferences: toPreferences(hasPreferences ? row : null) };
  }

  /** All matches in which it is the user's turn, the earliest deadline first. */
  waiting(userId: string): Promise<WaitingMatch[]> {
    return this.database.rows(WAITING, { userId });
  }
}
