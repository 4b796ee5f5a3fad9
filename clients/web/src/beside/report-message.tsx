import { useId, useState } from 'preact/hooks';
import { useChange } from '../api/use-change';
import { Button } from '../design/button';
import { Outcome } from '../design/outcome';
import { ReportMessageDocument } from '../generated/graphql';
import type { ReportReason } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './messages.module.css';
import parts from './parts.module.css';

const REASONS = ['ABUSE', 'SPAM', 'CHEATING', 'OTHER'] as const satisfies readonly ReportReason[];

/** Brings a message before the operator, with a reason and a word. */
export function ReportMessage({ id }: { id: string }) {
  const field = useId();
  const [reason, setReason] = useState<ReportReason>('ABUSE');
  const [comment, setComment] = useState('');
  const report = useChange(ReportMessageDocument, (data) => data.reportMessage);
  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    const input = { messageId: id, reason, comment: comment.trim() || null };
    await report.send({ input });
  }
  if (report.isDone) return <p role="status">{t('beside.reported')}</p>;
  return (
    <form class={styles.write} onSubmit={(event) => void submit(event)}>
      <label for={`${field}-reason`}>{t('beside.reportReason')}</label>
      <select
        id={`${field}-reason`}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value as ReportReason)}
      >
        {REASONS.map((one) => (
          <option key={one} value={one}>
            {t(`beside.reason.${one}`)}
          </option>
        ))}
      </select>
      <label for={`${field}-comment`}>{t('beside.reportComment')}</label>
      <textarea
        id={`${field}-comment`}
        rows={2}
        maxLength={1000}
        value={comment}
        onInput={({ currentTarget }) => setComment(currentTarget.value)}
      />
      <p class={parts.hint}>{t('beside.reportHint')}</p>
      <Button type="submit" kind="danger" disabled={report.isSending}>
        {t('beside.reportSend')}
      </Button>
      <Outcome wrong={report.others()} />
    </form>
  );
}
