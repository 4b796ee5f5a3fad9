import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Users } from '../../users/application/index.js';
import type { Preferences } from '../domain/preferences.js';
import { NotificationPreferences } from './notification-preferences.js';
import { ReminderStore } from './reminder-store.js';
import { NotificationPreferencesRow } from './tables.js';

/** Writes users' notification preferences. */
@Injectable()
export class PreferenceStore {
  constructor(
    private readonly database: Database,
    private readonly stored: NotificationPreferences,
    private readonly reminders: ReminderStore,
    private readonly users: Users,
  ) {}

  /**
   * Applies `change` to the stored preferences and returns the result. The user is locked, so that neither of
   * two simultaneous changes is lost.
   */
  change(userId: string, change: (before: Preferences) => Preferences): Promise<Preferences> {
    return this.database.transaction(async (transaction) => {
      await this.users.hold(userId, transaction);
      const after = change(await this.stored.of(userId, transaction));
      const row = { userId, ...toRow(after) };
      await transaction.of(NotificationPreferencesRow).upsert(row, ['userId']);
      await this.reminders.planFor(userId, transaction);
      return after;
    });
  }
}

const toRow = ({ quietHours, ...preferences }: Preferences) => ({
  ...preferences,
  quietFrom: quietHours?.from ?? null,
  quietTo: quietHours?.to ?? null,
});
