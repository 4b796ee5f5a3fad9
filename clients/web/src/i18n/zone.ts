import { signal } from '@preact/signals';

/** Where the browser is. */
export const BROWSERS_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The time zone in which dates and times are shown: the user's, and the browser's while nobody is signed in. */
export const zone = signal(BROWSERS_ZONE);

/** The service may know zones that have been named since this browser was built. */
function isKnown(timeZone: string): boolean {
  try {
    return Boolean(Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

export function liveIn(timeZone: string | null | undefined): void {
  zone.value = timeZone && isKnown(timeZone) ? timeZone : BROWSERS_ZONE;
}
