import type { Preferences } from '../domain/preferences.js';

/** Where users' wishes live. */
export abstract class PreferenceStore {
  /** The defaults where the user has said nothing. */
  abstract of(userId: string): Promise<Preferences>;
  /** Changes what is stored by `change`, one change after another; what stands then. */
  abstract change(
    userId: string,
    change: (before: Preferences) => Preferences,
  ): Promise<Preferences>;
}
