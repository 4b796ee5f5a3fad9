import { useState } from 'preact/hooks';
import { useDraft } from '../api/drafts';
import { useListChange } from '../api/use-list-change';
import { ConfirmedChange } from '../app/confirmed-change';
import { Choice } from '../design/choice';
import { Panel } from '../design/panel';
import { Select } from '../design/select';
import { DecideReportDocument } from '../generated/graphql';
import type { FullReportFragment, ReportDecision, Sanction } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './moderation.module.css';
import { OtherReports } from './other-reports';
import { isReason, ReasonField } from './reason-field';
import { accountName } from './report-row';
import { SanctionEndFields, useSanctionEnd } from './sanction-end';

const DECISIONS = ['UPHELD', 'DISMISSED'] as const satisfies readonly ReportDecision[];
const SANCTIONS = ['WARN', 'MUTE', 'SUSPEND'] as const satisfies readonly Sanction[];

/** Decides a report that the viewer has claimed, with what follows for the reported person. */
export function DecideReport({ report }: { report: FullReportFragment }) {
  const { id: reportId, reported, otherOpenReports: others } = report;
  const change = useListChange(DecideReportDocument, (data) => data.decideReport);
  const [decision, setDecision] = useState<ReportDecision>('UPHELD');
  const [chosen, setChosen] = useState<Sanction | ''>('');
  const [typed, setTyped] = useDraft(`decision.${reportId}`);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  // A report that somebody else has taken meanwhile is no longer among the others.
  const further = others.filter(({ id }) => ticked.has(id)).map(({ id }) => id);
  const kind = decision === 'UPHELD' ? chosen : '';
  const end = useSanctionEnd(kind);
  const reason = typed.trim();
  const sanction = kind ? { kind, ...end.input } : null;
  const input = { reportId, furtherReportIds: further, decision, reason, sanction };
  const ask = t(kind ? `moderation.ask.${kind}` : 'moderation.askDecide', {
    name: accountName(reported),
  });
  return (
    <Panel title={t('moderation.decide')}>
      <div class={styles.fields}>
        {others.length > 0 && (
          <OtherReports reports={others} ticked={ticked} onChange={setTicked} />
        )}
        <Choice<ReportDecision>
          label={t('moderation.becomes')}
          options={DECISIONS.map((value) => ({
            ...{ value, text: t(`moderation.decision.${value}`) },
            hint: t(`moderation.decisionHint.${value}`),
          }))}
          value={decision}
          onChoose={setDecision}
        />
        {decision === 'UPHELD' && (
          <Select<Sanction | ''>
            label={t('moderation.follows')}
            options={[
              ['', t('moderation.nothingFollows')],
              ...SANCTIONS.map((each) => [each, t(`moderation.sanction.${each}`)] as const),
            ]}
            value={chosen}
            onChoose={setChosen}
          />
        )}
        {end.fields && <SanctionEndFields {...end.fields} error={change.errorAt('until')} />}
        <ReasonField
          label={t('moderation.why')}
          change={change}
          value={typed}
          onChange={setTyped}
        />
        <p>{t(kind ? 'moderation.whyIsRead' : 'moderation.whyIsNoted')}</p>
        <ConfirmedChange
          change={change}
          variables={{ input }}
          question={`${ask} ${t('moderation.further', { count: further.length })}`.trim()}
          disabled={!isReason(typed) || end.isMissing}
          fields={['reason', 'until']}
          onDone={() => setTyped('')}
        >
          {t('moderation.decide')}
        </ConfirmedChange>
      </div>
    </Panel>
  );
}
