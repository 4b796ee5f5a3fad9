import { computed, effect, signal } from '@preact/signals';
import { userOf } from './access-token';
import { serviceNow } from './clock';
import { exclusively } from './exclusively';
import { isRecord, onStoredElsewhere, storeText, storedValue } from './storage';

/**
 * The tokens that sign requests. An ADR in docs/adr says why they are kept where scripts of this page can read them.
 */
export interface Session {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** When the access token expires, by the service's clock. */
  readonly expiresAt: string;
}

const KEY = 'bummerl.session';

function stored(): Session | null {
  const value = storedValue(KEY);
  if (!isRecord(value)) return null;
  const { accessToken, refreshToken, expiresAt } = value;
  const isComplete = [accessToken, refreshToken, expiresAt].every(
    (part) => typeof part === 'string',
  );
  return isComplete ? ({ accessToken, refreshToken, expiresAt } as Session) : null;
}

/** Null while nobody is signed in. All tabs of a browser share it. */
export const session = signal<Session | null>(stored());

export const isSignedIn = computed(() => session.value !== null);

/** The id of the signed-in user, or null. Everything that was loaded or is kept for a user belongs to this id. */
export const viewerId = computed(() => session.value && userOf(session.value));

/** Increases when another user signs in or the user signs out, in any tab. Then the page begins anew. */
export const userChanges = signal(0);

let lastViewer = viewerId.value;
effect(() => {
  if (viewerId.value === lastViewer) return;
  lastViewer = viewerId.value;
  userChanges.value = userChanges.peek() + 1;
});

/** Whether the session has ended without a sign-out on this page: revoked, expired, or signed out in another tab. */
export const hasEnded = signal(false);

/** Whether somebody else has signed in in another tab, until the user of this tab has read it. */
export const isOtherUser = signal(false);

export function signIn(next: Session): void {
  session.value = next;
  hasEnded.value = false;
}

export function forgetSession(): void {
  isOtherUser.value = false;
  session.value = null;
}

function loseSession(): void {
  hasEnded.value = session.value !== null;
  forgetSession();
}

effect(() => storeText(KEY, session.value && JSON.stringify(session.value)));

onStoredElsewhere(KEY, () => {
  const next = stored();
  if (!next) return loseSession();
  const isOther = userOf(next) !== viewerId.value;
  signIn(next);
  if (isOther) isOtherUser.value = true;
});

/** A token counts as expired one minute early, because requests take time. */
const EARLY_MILLIS = 60_000;

/**
 * Tokens are not renewed again for this long after an attempt. Otherwise a page that cannot compare its wrong clock
 * with the service's would renew before each request.
 */
const PAUSE_MILLIS = 10_000;
let lastAttempt = -Infinity;
let lastSuccess = -Infinity;

const isRecent = (moment: number): boolean => performance.now() - moment < PAUSE_MILLIS;

/** Whether the session is to be renewed before the next request. */
export const isExpired = ({ expiresAt }: Session): boolean =>
  !isRecent(lastAttempt) && Date.parse(expiresAt) - EARLY_MILLIS < serviceNow();

/** Runs `refresh` in one tab at a time, and skips it if another tab has already refreshed. */
export function refreshOnce(refresh: (old: Session) => Promise<Session | null>): Promise<void> {
  const before = session.value;
  return exclusively(KEY, async () => {
    const now = stored();
    if (!now) return loseSession();
    if (before && now.refreshToken !== before.refreshToken) return signIn(now);
    if (isRecent(lastSuccess)) return;
    lastAttempt = performance.now();
    const next = await refresh(now);
    // A user who signed out meanwhile stays signed out.
    if (stored()?.refreshToken !== now.refreshToken) return;
    lastSuccess = performance.now();
    if (next) signIn(next);
    else loseSession();
  });
}
