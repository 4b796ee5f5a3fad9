import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../i18n/i18n';
import { Button } from './button';
import styles from './confirmed-button.module.css';

interface Props {
  /** What is asked before it is done: what it means, in a sentence. */
  readonly question: string;
  readonly disabled?: boolean;
  readonly onConfirm: () => void;
  readonly children: ComponentChildren;
}

/** A button for what cannot be undone: it asks once more, in its place. */
export function ConfirmedButton({ question, disabled = false, onConfirm, children }: Props) {
  const [isAsking, setAsking] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking) cancel.current?.focus();
  }, [isAsking]);
  if (!isAsking)
    return (
      <Button kind="danger" disabled={disabled} onClick={() => setAsking(true)}>
        {children}
      </Button>
    );
  const confirm = () => {
    setAsking(false);
    onConfirm();
  };
  return (
    <div
      class={styles.asking}
      role="group"
      aria-label={question}
      onKeyDown={({ key }) => key === 'Escape' && setAsking(false)}
    >
      <p class={styles.question}>{question}</p>
      <Button kind="danger" disabled={disabled} onClick={confirm}>
        {children}
      </Button>
      <Button ref={cancel} onClick={() => setAsking(false)}>
        {t('app.cancel')}
      </Button>
    </div>
  );
}
