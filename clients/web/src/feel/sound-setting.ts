import { signal } from '@preact/signals';
import { storeText, storedText } from '../api/storage';

const KEY = 'bummerl.sound';

export const canSound = 'AudioContext' in globalThis;

/** Whether the table can be heard. Off at first: others may be in the room. */
export const hasSound = signal(canSound && storedText(KEY) === 'yes');

export function keepSound(next: boolean): void {
  storeText(KEY, next ? 'yes' : 'no');
  hasSound.value = next;
}
