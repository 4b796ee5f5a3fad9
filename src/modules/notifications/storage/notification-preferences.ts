import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Sql } from '../../../platform/database/database.js';
import { columns } from '../../../platform/database/statement.js';
import { DEFAULT_PREFERENCES } from '../domain/preferences.js';
import type { Preferences } from '../domain/preferences.js';
import { NotificationPreferencesRow } from './tables.js';

/** Columns of `notification_preferences p`. */
export const PREFERENCE_COLUMNS = columns(
  NotificationPreferencesRow,
  {
    channels: true,
    types: true,
    whileConnected: true,
    quietFrom: true,
    quietTo: true,
    reminders: true,
    digestHour: true,
  },
  'p',
);

/** A row with PREFERENCE_COLUMNS. */
export type PreferenceRow = Omit<NotificationPreferencesRow, 'userId'>;

/** The preferences of a row; the defaults for no row. */
export function toPreferences(row: PreferenceRow | null): Preferences {
  if (!row) return DEFAULT_PREFERENCES;
  const { channels, types, whileConnected, quietFrom, quietTo, reminders, digestHour } = row;
  const quietHours = quietFrom === null ? null : { from: quietFrom, to: quietTo! };
  return { channels, types, whileConnected, quietHours, reminders, digestHour };
}

/** Reads users' notification preferences. */
@Injectable()
export class NotificationPreferences {
  constructor(private readonly database: Database) {}

  /** The defaults when the user has set nothing. */
  async of(userId: string, within: Sql = this.database): Promise<Preferences> {
    return toPreferences(await within.of(NotificationPreferencesRow).findOneBy({ userId }));
  }
}
