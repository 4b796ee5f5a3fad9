import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Sql } from '../../../platform/database/database.js';
import { columns } from '../../../platform/database/statement.js';
import { Users } from '../../users/application/index.js';
import { DEFAULT_PREFERENCES } from '../domain/preferences.js';
import type { Preferences } from '../domain/preferences.js';
import { ReminderStore } from './reminder-store.js';
import { NotificationPreferencesRow } from './tables.js';

/** Stores users' notification preferences. */
@Injectable()
export class PreferenceStore {
  constructor(
    private readonly database: Database,
    private readonly reminders: ReminderStore,
    private readonly users: Users,
  ) {}

  /** The defaults when the user has set nothing. */
  async of(userId: string, within: Sql = this.database): Promise<Preferences> {
    return toPreferences(await within.of(NotificationPreferencesRow).findOneBy({ userId }));
  }

  /**
   * Applies `change` to the stored preferences and returns the result. The user is locked, so that neither of
   * two simultaneous changes is lost.
   */
  change(userId: string, change: (before: Preferences) => Preferences): Promise<Preferences> {
    return this.database.transaction(async (transaction) => {
      await this.users.hold(userId, transaction);
      const after = change(await this.of(userId, transaction));
      const row = { userId, ...toRow(after) };
      await transaction.of(NotificationPreferencesRow).upsert(row, ['userId']);
      await this.reminders.planFor(userId, transaction);
      return after;
    });
  }
}

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

const toRow = ({ quietHours, ...preferences }: Preferences) => ({
  ...preferences,
  quietFrom: quietHours?.from ?? null,
  quietTo: quietHours?.to ?? null,
});
