import { signal } from '@preact/signals';

export const FACES = ['french', 'german'] as const;
/** Which pack lies on the table. */
export type Face = (typeof FACES)[number];

const KEY = 'bummerl.face';

/** Remembered for this browser: it is a matter of taste, and of nobody else's. */
export const face = signal<Face>(localStorage.getItem(KEY) === 'german' ? 'german' : 'french');

export function chooseFace(next: Face): void {
  localStorage.setItem(KEY, next);
  face.value = next;
}
