import { signal } from '@preact/signals';
import { storeText, storedText } from '../api/storage';

const KEY = 'bummerl.vibration';
const MILLIS = 40;

/** Whether the device can vibrate. Desktop browsers have the function too, and do nothing. */
export const canVibrate = 'vibrate' in navigator;

/**
 * Whether the device vibrates when it is the viewer's turn. It does not belong to the switch for sounds: where sounds
 * disturb, a vibration is what is left.
 */
export const hasVibration = signal(storedText(KEY) !== 'no');

export function setVibration(next: boolean): void {
  storeText(KEY, next ? 'yes' : 'no');
  hasVibration.value = next;
}

/** Browsers refuse it, with a warning, before the first tap on the page. */
export function vibrate(): void {
  if (!canVibrate || !hasVibration.peek() || !navigator.userActivation?.hasBeenActive) return;
  navigator.vibrate(MILLIS);
}
