import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { partInTime } from '../api/in-time';
import small from '../design/small-button.module.css';
import { t } from '../i18n/i18n';
import type { Match } from '../table/game';
import { openedRules, openRules } from './rules-at-hand';
import styles from './rules-button.module.css';

/** Opens the rules over the table. The dialog is loaded when it is opened first. */
export function RulesButton({ match }: { match: Match }) {
  const isOpen = openedRules.value?.matchId === match.id;
  const [Dialog, setDialog] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isOpen || Dialog) return;
    void partInTime(import('./rules-dialog')).then((module) => {
      if (module) setDialog(() => module.RulesDialog);
      else openedRules.value = null;
    });
  }, [isOpen, Dialog]);
  // Another match, or another page, begins without the dialog.
  useEffect(
    () => () => {
      openedRules.value = null;
    },
    [match.id],
  );
  return (
    <>
      <button
        type="button"
        class={`${small.button} ${styles.button}`}
        aria-haspopup="dialog"
        aria-label={t('learn.rules')}
        title={t('learn.rules')}
        onClick={() => openRules(match)}
      >
        ?
      </button>
      {isOpen && Dialog && <Dialog />}
    </>
  );
}
