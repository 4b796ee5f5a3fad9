import { signal } from '@preact/signals';

const KEY = 'bummerl.confirm';

/** Whether a card is played only on the second tap. */
export const isConfirmed = signal(localStorage.getItem(KEY) === 'yes');

export function setConfirmed(next: boolean): void {
  localStorage.setItem(KEY, next ? 'yes' : 'no');
  isConfirmed.value = next;
}
