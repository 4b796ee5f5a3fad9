import { computed, effect, signal } from '@preact/signals';
import { isRecord, storedValue } from './stored-value';

/**
 * The tokens that sign requests. An ADR in docs/adr says why they are kept where scripts of this page can read them.
 */
export interface Session {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** When the access token expires. */
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

/** Whether the session has ended without a sign-out on this page: revoked, expired, or signed out in another tab. */
export const hasEnded = signal(false);

export function signIn(next: Session): void {
  session.value = next;
  hasEnded.value = false;
}

export function forgetSession(): void {
  session.value = null;
}

function loseSession(): void {
  hasEnded.value = session.value !== null;
  forgetSession();
}

effect(() => {
  if (session.value) localStorage.setItem(KEY, JSON.stringify(session.value));
  else localStorage.removeItem(KEY);
});

addEventListener('storage', (event) => {
  if (event.key !== KEY) return;
  const next = stored();
  if (next) signIn(next);
  else loseSession();
});

/** A token counts as expired one minute early, because requests take time and clocks differ. */
const EARLY_MILLIS = 60_000;

export const isExpired = ({ expiresAt }: Session): boolean =>
  Date.parse(expiresAt) - EARLY_MILLIS < Date.now();

/**
 * Pages loaded by plain http have no locks. Then each tab refreshes for itself, and the service gives all of them the
 * same session (docs/api.md).
 */
const withLock = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(KEY, work) : work();

/** Runs `refresh` in one tab at a time, and skips it if another tab has already refreshed. */
export function refreshOnce(refresh: (old: Session) => Promise<Session | null>): Promise<void> {
  const before = session.value;
  return withLock(async () => {
    const now = stored();
    if (!now) return loseSession();
    if (before && now.refreshToken !== before.refreshToken) return signIn(now);
    const next = await refresh(now);
    // A user who signed out meanwhile stays signed out.
    if (stored()?.refreshToken !== now.refreshToken) return;
    if (next) signIn(next);
    else loseSession();
  });
}
