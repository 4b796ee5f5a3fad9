import { waitingIds } from '../app/title';
import { t } from '../i18n/i18n';
import type { Match } from './game';
import styles from './next-table.module.css';
import { isWithoutPointer, useSettled } from '../design/use-settled';

/** The address of another match that waits for the viewer, the most urgent first; null if there is none. */
export function nextTable({ id }: Match): string | null {
  const next = waitingIds.value.find((each) => each !== id);
  return next === undefined ? null : `/match/${encodeURIComponent(next)}`;
}

/** After a move: a link to the next match that waits for the viewer. It lies where the actions were. */
export function NextTable({ match }: { match: Match }) {
  const next = nextTable(match);
  const isSettled = useSettled(next ?? '');
  if (!next) return null;
  return (
    <a
      class={styles.next}
      href={next}
      onClick={(event) => {
        if (isSettled || isWithoutPointer(event)) return;
        // The second half of a double tap on an action leads nowhere.
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {t('table.nextTable')} <span aria-hidden="true">→</span>
    </a>
  );
}
