import { useEffect, useRef, useState } from 'preact/hooks';
import styles from './match.module.css';
import { heard } from './heard';
import type { Scene } from './scenes';

/** Tells screen readers what happens at the table, and when it is their turn. */
export function Announcer({ scene }: { scene: Scene }) {
  const before = useRef<Scene | null>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    const now = heard(before.current, scene);
    before.current = scene;
    if (now) setText(now);
  }, [scene]);
  return (
    <p class={styles.heard} aria-live="polite">
      {text}
    </p>
  );
}
