import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.js';
import type { Transaction } from '../../../../platform/database/database.js';
import { PreferenceStore } from '../../application/preference-store.js';
import { ReminderStore } from '../../application/reminder-store.js';
import type { Preferences } from '../../domain/preferences.js';
import { PREFERENCE_COLUMNS, toPreferences } from './preference-columns.js';
import type { PreferenceRow } from './preference-columns.js';

const FIND = {
  name: 'preferences-find',
  text: `SELECT ${PREFERENCE_COLUMNS} FROM notification_preferences p WHERE p.user_id = $1`,
};

const WRITE = `
  INSERT INTO notification_preferences AS p (user_id, channels, types, while_connected, quiet_from,
    quiet_to, reminders, digest_hour)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
  ON CONFLICT (user_id) DO UPDATE SET channels = excluded.channels, types = excluded.types,
    while_connected = excluded.while_connected, quiet_from = excluded.quiet_from,
    quiet_to = excluded.quiet_to, reminders = excluded.reminders,
    digest_hour = excluded.digest_hour`;

@Injectable()
export class PostgresPreferenceStore extends PreferenceStore {
  constructor(
    private readonly database: Database,
    private readonly reminders: ReminderStore,
  ) {
    super();
  }

  async of(userId: string): Promise<Preferences> {
    const [row] = await this.database.run<PreferenceRow>(FIND, [userId]);
    return toPreferences(row);
  }

  /** The user's row is held meanwhile: two changes at once would lose one. */
  change(userId: string, change: (before: Preferences) => Preferences): Promise<Preferences> {
    return this.database.transaction(async (transaction) => {
      await transaction.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [userId]);
      const [row] = await transaction.query<PreferenceRow[]>(FIND.text, [userId]);
      const after = change(toPreferences(row));
      await write(transaction, userId, after);
      await this.reminders.planFor(userId, transaction);
      return after;
    });
  }
}

async function write(transaction: Transaction, userId: string, wishes: Preferences): Promise<void> {
  await transaction.query(WRITE, [
    userId,
    JSON.stringify(wishes.channels),
    JSON.stringify(wishes.types),
    wishes.whileConnected,
    wishes.quietHours?.from,
    wishes.quietHours?.to,
    wishes.reminders,
    wishes.digestHour,
  ]);
}
