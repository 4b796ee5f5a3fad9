import { signal } from '@preact/signals';

export const FACES = ['french', 'german'] as const;
/** The pack of cards on the table. */
export type Face = (typeof FACES)[number];

const KEY = 'bummerl.face';

/** Stored in this browser, also without an account. */
export const face = signal<Face>(localStorage.getItem(KEY) === 'german' ? 'german' : 'french');

/** Whether a pack was chosen in this browser. */
export const hasChosen = (): boolean => localStorage.getItem(KEY) !== null;

export function storeFace(next: Face): void {
  localStorage.setItem(KEY, next);
  face.value = next;
}
