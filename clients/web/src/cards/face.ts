import { signal } from '@preact/signals';
import { storeText, storedText } from '../api/storage';

export const FACES = ['french', 'german'] as const;
/** The pack of cards on the table. */
export type Face = (typeof FACES)[number];

const KEY = 'bummerl.face';

/** Stored in this browser, also without an account. */
export const face = signal<Face>(storedText(KEY) === 'german' ? 'german' : 'french');

/** Whether a pack was chosen in this browser. */
export const hasChosen = (): boolean => storedText(KEY) !== null;

export function storeFace(next: Face): void {
  storeText(KEY, next);
  face.value = next;
}
