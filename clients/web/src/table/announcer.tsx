import { useEffect, useRef, useState } from 'preact/hooks';
import { heard } from './heard';
import styles from './match.module.css';
import type { Scene } from './scenes';

/** What is said while something is still being read must not replace it. */
const KEPT = 8;

interface Props {
  readonly scene: Scene;
  /** What the viewer knew as they came; null where they know nothing, or all. */
  readonly known: Scene | null;
}

/** Tells screen readers what happens at the table, and when it is their turn. */
export function Announcer({ scene, known }: Props) {
  const before = useRef(known);
  const count = useRef(0);
  const [lines, setLines] = useState<readonly { key: number; text: string }[]>([]);
  useEffect(() => {
    const text = heard(before.current, scene);
    before.current = scene;
    if (!text) return;
    count.current += 1;
    const key = count.current;
    setLines((told) => [...told, { key, text }].slice(-KEPT));
  }, [scene]);
  return (
    <div class={styles.heard} role="log" aria-live="polite">
      {lines.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}
