import { useEffect, useRef, useState } from 'preact/hooks';
import { announcementOf } from './announcement';
import styles from './match.module.css';
import type { Scene } from './scenes';

/** How many lines are kept. A new line must not replace one that is still being read. */
const MAX_LINES = 8;

interface Props {
  readonly scene: Scene;
  /** The last scene that the viewer has seen; null if nothing was missed. */
  readonly known: Scene | null;
}

/** Announces the events at the table, and the viewer's turn, to screen readers. */
export function Announcer({ scene, known }: Props) {
  const before = useRef(known);
  const count = useRef(0);
  const [lines, setLines] = useState<readonly { key: number; text: string }[]>([]);
  useEffect(() => {
    const text = announcementOf(before.current, scene);
    before.current = scene;
    if (!text) return;
    count.current += 1;
    const key = count.current;
    setLines((old) => [...old, { key, text }].slice(-MAX_LINES));
  }, [scene]);
  return (
    <div class={styles.hidden} role="log" aria-live="polite">
      {lines.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}
