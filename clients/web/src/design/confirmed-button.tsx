import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../i18n/i18n';
import { Button } from './button';
import styles from './confirmed-button.module.css';
import { isWithoutPointer, useSettled } from './use-settled';

interface Props {
  /** The question before the action: a sentence that says what the action does. */
  readonly question: string;
  /** Default: `danger`, for what takes something away. */
  readonly kind?: 'danger' | 'plain';
  readonly disabled?: boolean;
  readonly onConfirm: () => void;
  readonly children: ComponentChildren;
}

/**
 * A button for an action that cannot be undone. It asks for confirmation in the same place. A tap right after it
 * appeared or asked does not count: it was meant for what stood there before.
 */
export function ConfirmedButton({
  question,
  kind = 'danger',
  disabled = false,
  onConfirm,
  children,
}: Props) {
  const [isAsking, setAsking] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const hasAsked = useRef(false);
  const isSettled = useSettled(String(isAsking));
  const isMeant = (event: MouseEvent): boolean => isSettled || isWithoutPointer(event);
  useEffect(() => {
    if (isAsking) cancel.current?.focus();
    // The button that had the focus is gone.
    else if (hasAsked.current) first.current?.focus();
    hasAsked.current = isAsking;
  }, [isAsking]);
  if (!isAsking)
    return (
      <Button
        ref={first}
        kind={kind}
        disabled={disabled}
        aria-disabled={!isSettled}
        onClick={(event) => isMeant(event) && setAsking(true)}
      >
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
      <Button
        kind={kind}
        disabled={disabled}
        aria-disabled={!isSettled}
        onClick={(event) => isMeant(event) && confirm()}
      >
        {children}
      </Button>
      <Button ref={cancel} onClick={() => setAsking(false)}>
        {t('app.cancel')}
      </Button>
    </div>
  );
}
