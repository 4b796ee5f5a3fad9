import { useId } from 'preact/hooks';
import { useChange } from '../api/use-change';
import { Button } from '../design/button';
import { Outcome } from '../design/outcome';
import { ReportUserDocument } from '../generated/graphql';
import type { ReportReason } from '../generated/graphql';
import { textOf } from '../account/fields';
import { t } from '../i18n/i18n';
import styles from './people.module.css';

const REASONS = ['ABUSE', 'SPAM', 'CHEATING', 'OTHER'] as const satisfies ReportReason[];

/** Brings a user before the operator, with a reason and what there is to say. */
export function ReportForm({ username }: { username: string }) {
  const errorId = useId();
  const report = useChange(ReportUserDocument, (data) => data.reportUser);
  const wrong = report.wrong('comment');
  async function submit(form: HTMLFormElement): Promise<void> {
    const fields = new FormData(form);
    const reason = REASONS.find((one) => one === fields.get('reason')) ?? 'OTHER';
    const comment = textOf(fields, 'comment').trim();
    const input = { username, reason, ...(comment && { comment }) };
    if (await report.send({ input })) form.reset();
  }
  return (
    <form
      class={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <label>
        {t('people.reportReason')}
        <select name="reason">
          {REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {t(`people.reason.${reason}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('people.reportComment')}
        <textarea
          name="comment"
          rows={3}
          maxLength={1000}
          aria-invalid={Boolean(wrong)}
          aria-describedby={wrong && errorId}
        />
      </label>
      {wrong && (
        <small id={errorId} role="alert">
          {wrong}
        </small>
      )}
      <Button type="submit" disabled={report.isSending}>
        {t('people.reportSend')}
      </Button>
      <Outcome done={report.isDone && t('people.reported')} wrong={report.others('comment')} />
    </form>
  );
}
