import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** How many matches wait for the viewer. Every page shows the count in its title. */
export const waiting = signal(0);

/**
 * The ids of the first two matches that wait for the viewer. Two are enough to find one beside the match that is on the
 * page.
 */
export const waitingIds = signal<readonly string[]>([]);

/** Sets the title of the browser window. */
export function Title({ text }: { text: string }) {
  const count = waiting.value;
  useEffect(() => {
    document.title = `${count > 0 ? `(${count}) ` : ''}${text} – Bummerl`;
  }, [text, count]);
  return null;
}
