import { signal } from '@preact/signals';
import { forgetDrafts } from '../api/drafts';
import { forgetSession } from '../api/session';

/** An account that was deleted on this page. */
interface Deleted {
  /** Until when a sign-in takes it back; null for a guest, who cannot sign in. */
  readonly deletesAt: string | null;
}

/** What the page says of the account that was deleted here last; null after it was read. */
export const deleted = signal<Deleted | null>(null);

/** Whether somebody has signed in on this page: then a deletion may have been taken back. */
export const hasSignedInHere = signal(false);

/** The service has signed the account out everywhere. */
export function leaveDeleted(account: Deleted): void {
  deleted.value = account;
  hasSignedInHere.value = false;
  forgetDrafts();
  forgetSession();
}

export function noteSignIn(): void {
  deleted.value = null;
  hasSignedInHere.value = true;
}
