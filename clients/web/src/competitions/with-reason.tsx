import { useState } from 'preact/hooks';
import { reloadLists } from '../api/live';
import { ConfirmedButton } from '../design/confirmed-button';
import { Field } from '../design/field';
import { SendOutcome } from '../design/outcome';
import { t } from '../i18n/i18n';
import styles from './competitions.module.css';

interface Props {
  /** What is done. */
  readonly title: string;
  readonly question: string;
  readonly change: {
    readonly isSending: boolean;
    readonly errorAt: (field: string) => string | undefined;
    readonly otherErrors: (field: string) => readonly string[];
  };
  readonly onConfirm: (reason: string) => Promise<unknown>;
}

const SHORTEST = 3;

/** An act of the organiser, behind a fold, with the reason that everyone can read in the log. It asks first. */
export function WithReason({ title, question, change, onConfirm }: Props) {
  const [reason, setReason] = useState('');
  async function send(): Promise<void> {
    await onConfirm(reason.trim());
    reloadLists();
  }
  return (
    <details>
      <summary class={styles.summary}>{title}</summary>
      <div class={styles.part}>
        <Field
          label={t('competitions.reason')}
          hint={t('competitions.reasonHint')}
          maxLength={500}
          autocomplete="off"
          value={reason}
          onInput={(event) => setReason(event.currentTarget.value)}
          error={change.errorAt('reason')}
        />
        <ConfirmedButton
          question={question}
          disabled={change.isSending || reason.trim().length < SHORTEST}
          onConfirm={() => void send()}
        >
          {title}
        </ConfirmedButton>
        <SendOutcome errors={change.otherErrors('reason')} />
      </div>
    </details>
  );
}
