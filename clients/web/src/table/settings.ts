import { signal } from '@preact/signals';
import { storeText, storedText } from '../api/storage';
import { SPEEDS } from './playback';
import type { Speed } from './playback';

const CONFIRM_KEY = 'bummerl.confirm';
const SPEED_KEY = 'bummerl.speed';

/** Whether a card is played only on the second tap. */
export const isConfirmed = signal(storedText(CONFIRM_KEY) === 'yes');

export function setConfirmed(next: boolean): void {
  storeText(CONFIRM_KEY, next ? 'yes' : 'no');
  isConfirmed.value = next;
}

const ASK_KEY = 'bummerl.ask';

/** Whether an action that may lose a deal needs a second tap. */
export const asksBefore = signal(storedText(ASK_KEY) !== 'no');

export function setAsksBefore(next: boolean): void {
  storeText(ASK_KEY, next ? 'yes' : 'no');
  asksBefore.value = next;
}

const storedSpeed = (): Speed => SPEEDS.find((each) => each === storedText(SPEED_KEY)) ?? 'normal';

/** How long each card that others play is shown at least. */
export const speed = signal<Speed>(storedSpeed());

export function setSpeed(next: Speed): void {
  storeText(SPEED_KEY, next);
  speed.value = next;
}
