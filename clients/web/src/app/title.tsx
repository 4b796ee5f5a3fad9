import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** How many matches wait for the viewer: the title tells it on every page. */
export const waiting = signal(0);

/** The title of the window. */
export function Title({ text }: { text: string }) {
  const count = waiting.value;
  useEffect(() => {
    document.title = `${count > 0 ? `(${count}) ` : ''}${text} – Bummerl`;
  }, [text, count]);
  return null;
}
