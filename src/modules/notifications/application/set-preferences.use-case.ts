import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import type { Failure } from '../../../platform/api/failure.js';
import { parseTimeOfDay } from '../domain/local-time.js';
import { merged } from '../domain/preferences.js';
import type { Preferences } from '../domain/preferences.js';
import { PreferenceStore } from '../storage/preference-store.js';
import { notificationFailure } from './failures.js';

/** The preferences to change. Absent ones stay; null restores the default. */
type PreferencesChange = { readonly [K in keyof Preferences]?: Preferences[K] | undefined };

const MAX_REMINDERS = 5;
const SHORTEST_REMINDER = 600;
const LONGEST_REMINDER = 7 * 24 * 3600;

/** Changes a user's notification preferences. */
@Injectable()
export class SetPreferencesUseCase {
  constructor(private readonly store: PreferenceStore) {}

  async execute(
    userId: string,
    change: PreferencesChange,
  ): Promise<Result<Preferences, readonly Failure[]>> {
    const failures = failuresOf(change);
    if (failures.length > 0) return refuse(failures);
    return ok(await this.store.change(userId, (before) => changedPreferences(before, change)));
  }
}

function failuresOf({ quietHours, reminders, digestHour }: PreferencesChange): Failure[] {
  const failures: Failure[] = [];
  if (quietHours && !isQuiet(quietHours)) {
    failures.push(notificationFailure('QUIET_HOURS_INVALID', 'quietHours'));
  }
  if (reminders && !areReminders(reminders)) {
    failures.push(notificationFailure('REMINDERS_INVALID', 'reminders'));
  }
  if (digestHour && (digestHour < 0 || digestHour > 23)) {
    failures.push(notificationFailure('DIGEST_HOUR_INVALID', 'digestHour'));
  }
  return failures;
}

const isQuiet = ({ from, to }: { from: string; to: string }): boolean =>
  from !== to && parseTimeOfDay(from) !== null && parseTimeOfDay(to) !== null;

const areReminders = (reminders: readonly number[]): boolean =>
  reminders.length <= MAX_REMINDERS &&
  reminders.every((seconds) => seconds >= SHORTEST_REMINDER && seconds <= LONGEST_REMINDER);

/** The preferences after a change. */
export function changedPreferences(before: Preferences, change: PreferencesChange): Preferences {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  const { channels = [], types = [], reminders } = change;
  return {
    ...before,
    ...(Object.fromEntries(given) as Partial<Preferences>),
    ...(reminders && { reminders: [...new Set(reminders)].sort((a, b) => b - a) }),
    channels: merged(before.channels, channels, ({ channel }) => channel),
    types: merged(before.types, types, ({ channel, type }) => `${channel} ${type}`),
  };
}
