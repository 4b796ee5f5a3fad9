import { Button } from '../design/button';
import styles from './answer.module.css';

/** Shown in all languages if not even the texts of the page could be loaded. */
export function WithoutMessages() {
  return (
    <div class={styles.failed} role="alert">
      <p lang="de">Die Seite konnte nicht geladen werden.</p>
      <p lang="en">The page could not be loaded.</p>
      <Button onClick={() => location.reload()}>Noch einmal · Try again</Button>
    </div>
  );
}
