import { useState } from 'preact/hooks';
import { useDraft } from '../api/drafts';
import { useListChange } from '../api/use-list-change';
import { ConfirmedChange } from '../app/confirmed-change';
import { Choice } from '../design/choice';
import { TextArea } from '../design/text-area';
import { AnswerAppealDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './moderation.module.css';

const MOST = 2000;
type Outcome = 'granted' | 'refused';
const OUTCOMES: readonly Outcome[] = ['granted', 'refused'];

/** Answers an appeal. What was decided is taken back by its own act, on the person's page. */
export function AnswerAppeal({ auditEntryId }: { auditEntryId: string }) {
  const change = useListChange(AnswerAppealDocument, (data) => data.answerAppeal);
  const [outcome, setOutcome] = useState<Outcome>('granted');
  const [typed, setTyped] = useDraft(`answer.${auditEntryId}`);
  const text = typed.trim();
  return (
    <details>
      <summary class={styles.summary}>{t('moderation.answerAppeal')}</summary>
      <div class={styles.fields}>
        <Choice<Outcome>
          label={t('moderation.appealBecomes')}
          options={OUTCOMES.map((value) => ({ value, text: t(`moderation.outcome.${value}`) }))}
          value={outcome}
          onChoose={setOutcome}
        />
        <TextArea
          label={t('moderation.answer')}
          maxLength={MOST}
          value={typed}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          error={change.errorAt('text')}
        />
        <p>{t('moderation.answerHint')}</p>
        <ConfirmedChange
          change={change}
          variables={{ input: { auditEntryId, isGranted: outcome === 'granted', text } }}
          question={t(`moderation.askAnswer.${outcome}`)}
          disabled={text === ''}
          fields={['text']}
          onDone={() => setTyped('')}
        >
          {t('moderation.answerSend')}
        </ConfirmedChange>
      </div>
    </details>
  );
}
