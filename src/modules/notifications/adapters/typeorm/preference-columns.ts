import { DEFAULT_PREFERENCES } from '../../domain/preferences.js';
import type { Preferences } from '../../domain/preferences.js';

/** Columns of `notification_preferences p`. */
export const PREFERENCE_COLUMNS = `p.channels, p.types, p.while_connected AS "whileConnected",
  p.quiet_from AS "quietFrom", p.quiet_to AS "quietTo", p.reminders,
  p.digest_hour AS "digestHour"`;

/** A row with PREFERENCE_COLUMNS. */
export interface PreferenceRow extends Omit<Preferences, 'quietHours'> {
  readonly quietFrom: string | null;
  readonly quietTo: string | null;
}

/** The wishes of a row, the defaults for none. */
export function toPreferences(row: PreferenceRow | undefined): Preferences {
  if (!row) return DEFAULT_PREFERENCES;
  const { channels, types, whileConnected, quietFrom, quietTo, reminders, digestHour } = row;
  const quietHours = quietFrom === null ? null : { from: quietFrom, to: quietTo! };
  return { channels, types, whileConnected, quietHours, reminders, digestHour };
}
