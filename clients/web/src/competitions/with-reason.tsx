import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Change } from '../api/use-change';
import { ConfirmedChange } from '../app/confirmed-change';
import { Field } from '../design/field';
import { t } from '../i18n/i18n';
import styles from './competitions.module.css';

interface Props<Data, Variables> {
  /** What is done. */
  readonly title: string;
  readonly question: string;
  readonly change: Change<Data, Variables>;
  readonly variablesFor: (reason: string) => Variables;
}

const SHORTEST = 3;

/**
 * An act of the organiser, behind a fold, with the reason that everyone can read in the log. It asks first. After the
 * act the fold closes.
 */
export function WithReason<Data, Variables>(props: Props<Data, Variables>) {
  const { title, question, change, variablesFor } = props;
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const reason = typed.trim();
  const { fold, summary } = useKeptFocus();
  function close(): void {
    setOpen(false);
    setTyped('');
    summary.current?.focus();
  }
  return (
    <div ref={fold}>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary ref={summary} class={styles.summary}>
          {title}
        </summary>
        <div class={styles.part}>
          <Field
            label={t('competitions.reason')}
            hint={t('competitions.reasonHint')}
            maxLength={500}
            autocomplete="off"
            value={typed}
            onInput={(event) => setTyped(event.currentTarget.value)}
            error={change.errorAt('reason')}
          />
          <ConfirmedChange
            change={change}
            variables={variablesFor(reason)}
            question={question}
            disabled={reason.length < SHORTEST}
            fields={['reason']}
            onDone={close}
          >
            {title}
          </ConfirmedChange>
        </div>
      </details>
    </div>
  );
}

/** Where an act is not possible any more, its fold goes, and the focus goes to the page instead of nowhere. */
function useKeptFocus() {
  const fold = useRef<HTMLDivElement>(null);
  const summary = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const own = fold.current;
    return () => {
      if (own?.contains(document.activeElement))
        document.getElementById('main')?.focus({ preventScroll: true });
    };
  }, []);
  return { fold, summary };
}
