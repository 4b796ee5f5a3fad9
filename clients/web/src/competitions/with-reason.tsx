import { useState } from 'preact/hooks';
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

/** An act of the organiser, behind a fold, with the reason that everyone can read in the log. It asks first. */
export function WithReason<Data, Variables>(props: Props<Data, Variables>) {
  const { title, question, change, variablesFor } = props;
  const [typed, setTyped] = useState('');
  const reason = typed.trim();
  return (
    <details>
      <summary class={styles.summary}>{title}</summary>
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
        >
          {title}
        </ConfirmedChange>
      </div>
    </details>
  );
}
