import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { useDraft } from '../api/drafts';
import type { Change } from '../api/use-change';
import { Button } from '../design/button';
import { SendOutcome } from '../design/outcome';
import { Select } from '../design/select';
import type { ReportReason } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './report-form.module.css';

const REASONS = ['ABUSE', 'SPAM', 'CHEATING', 'OTHER'] as const satisfies readonly ReportReason[];

/** The reason and the comment of a report. */
interface Report {
  readonly reason: ReportReason;
  readonly comment: string | null;
}

interface Props {
  /** Who or what is reported. */
  readonly about: string;
  readonly change: Pick<Change<unknown, never>, 'isSending' | 'isDone' | 'errorAt' | 'otherErrors'>;
  readonly send: (report: Report) => Promise<unknown>;
  /** What happens with the report; shown before it is sent. */
  readonly hint?: string;
}

/** Reports a user or a message to the operator, with a reason and a comment. */
export function ReportForm({ about, change, send, hint }: Props) {
  const id = useId();
  const [reason, setReason] = useState<ReportReason>(REASONS[0]);
  const [comment, setComment] = useDraft(`report.${about}`);
  const form = useRef<HTMLFormElement>(null);
  // It opens below what is reported, often below the end of a list that scrolls, or of the screen.
  useEffect(() => form.current?.scrollIntoView({ block: 'nearest' }), []);
  if (change.isDone) return <p role="status">{t('people.reported')}</p>;
  async function submit(): Promise<void> {
    if (await send({ reason, comment: comment.trim() || null })) setComment('');
  }
  const error = change.errorAt('comment');
  return (
    <form
      ref={form}
      class={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Select
        label={t('people.reportReason')}
        options={REASONS.map((each) => [each, t(`people.reason.${each}`)] as const)}
        value={reason}
        onChoose={setReason}
      />
      <label for={id}>{t('people.reportComment')}</label>
      <textarea
        id={id}
        rows={3}
        maxLength={1000}
        value={comment}
        aria-invalid={Boolean(error)}
        onInput={({ currentTarget }) => setComment(currentTarget.value)}
      />
      {hint && <p class={styles.hint}>{hint}</p>}
      <Button type="submit" kind="danger" disabled={change.isSending}>
        {t('people.reportSend')}
      </Button>
      <SendOutcome errors={change.otherErrors()} />
    </form>
  );
}
