import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../i18n/i18n';
import { Button } from './button';
import styles from './confirmed-button.module.css';

interface Props {
  /** The question before the action: a sentence that says what the action does. */
  readonly question: string;
  readonly disabled?: boolean;
  readonly onConfirm: () => void;
  readonly children: ComponentChildren;
}

/** A button for an action that cannot be undone. It asks for confirmation in the same place. */
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
