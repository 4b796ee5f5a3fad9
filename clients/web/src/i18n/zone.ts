import { signal } from '@preact/signals';

/** The browser's time zone. */
export const BROWSERS_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The time zone of all dates and times: the user's, or the browser's while nobody is signed in. */
export const zone = signal(BROWSERS_ZONE);

/** All zones that this browser knows, and others that are in use. */
export const zonesWith = (...others: readonly string[]): readonly string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), ...others])].sort();

/** The name of a zone as people read it. */
export const zoneName = (timeZone: string): string => timeZone.replaceAll('_', ' ');

/** The service may know zones that are newer than this browser. */
function isKnown(timeZone: string): boolean {
  try {
    return Boolean(Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

export function setZone(timeZone: string | null | undefined): void {
  zone.value = timeZone && isKnown(timeZone) ? timeZone : BROWSERS_ZONE;
}
