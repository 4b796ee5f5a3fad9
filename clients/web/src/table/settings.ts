import { signal } from '@preact/signals';
import { SPEEDS } from './playback';
import type { Speed } from './playback';

const CONFIRM_KEY = 'bummerl.confirm';
const SPEED_KEY = 'bummerl.speed';

/** Whether a card is played only on the second tap. */
export const isConfirmed = signal(localStorage.getItem(CONFIRM_KEY) === 'yes');

export function setConfirmed(next: boolean): void {
  localStorage.setItem(CONFIRM_KEY, next ? 'yes' : 'no');
  isConfirmed.value = next;
}

const storedSpeed = (): Speed =>
  SPEEDS.find((each) => each === localStorage.getItem(SPEED_KEY)) ?? 'normal';

/** How long each card that others play is shown at least. */
export const speed = signal<Speed>(storedSpeed());

export function setSpeed(next: Speed): void {
  localStorage.setItem(SPEED_KEY, next);
  speed.value = next;
}
