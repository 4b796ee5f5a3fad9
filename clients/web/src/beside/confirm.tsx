import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../design/button';
import { t } from '../i18n/i18n';
import styles from './parts.module.css';

interface Props {
  readonly label: string;
  /** What happens when it is done. */
  readonly question: string;
  readonly yes: string;
  readonly isRunning: boolean;
  readonly onYes: () => void;
}

/** A button for what cannot be taken back: it asks once more, in its own place. */
export function Confirm({ label, question, yes, isRunning, onYes }: Props) {
  const [asks, setAsks] = useState(false);
  const no = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asks) no.current?.querySelector<HTMLElement>('button:last-child')?.focus();
  }, [asks]);
  if (!asks) return <Button onClick={() => setAsks(true)}>{label}</Button>;
  return (
    <div class={styles.part} role="group" aria-label={label}>
      <p class={styles.hint}>{question}</p>
      <div ref={no} class={styles.row}>
        <Button kind="danger" disabled={isRunning} onClick={onYes}>
          {yes}
        </Button>
        <Button kind="quiet" onClick={() => setAsks(false)}>
          {t('beside.no')}
        </Button>
      </div>
    </div>
  );
}
