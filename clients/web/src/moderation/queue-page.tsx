import { useLocation } from 'preact-iso';
import { useEffect } from 'preact/hooks';
import { reloadLists } from '../api/live';
import { LivePages } from '../app/live-pages';
import { Choice } from '../design/choice';
import { Panel } from '../design/panel';
import { ReportQueueDocument } from '../generated/graphql';
import type { ReportState } from '../generated/graphql';
import { t } from '../i18n/i18n';
import rows from '../match/rows.module.css';
import { ModerationPage } from './moderation-page';
import { ReportRow } from './report-row';

const STATES = ['OPEN', 'CLAIMED', 'DECIDED'] as const satisfies readonly ReportState[];

/** The queue of reports, by part. The address has the part. */
export function QueuePage() {
  const { query, route } = useLocation();
  const state = STATES.find((known) => known === query['part']) ?? 'OPEN';
  return (
    <ModerationPage title={t('moderation.queue')}>
      <Choice<ReportState>
        label={t('moderation.part')}
        options={STATES.map((value) => ({ value, text: t(`moderation.state.${value}`) }))}
        value={state}
        onChoose={(next) => route(`/moderation?part=${next}`, true)}
      />
      <Panel title={t(`moderation.state.${state}`)}>
        <Reports key={state} state={state} />
      </Panel>
    </ModerationPage>
  );
}

/** No event tells moderators of a report, so the list is asked for again. */
const AGAIN_MILLIS = 30_000;

function useReloading(): void {
  useEffect(() => {
    const timer = setInterval(() => !document.hidden && reloadLists(), AGAIN_MILLIS);
    return () => clearInterval(timer);
  }, []);
}

function Reports({ state }: { state: ReportState }) {
  useReloading();
  return (
    <LivePages
      query={ReportQueueDocument}
      variablesAt={(after) => ({ state, after })}
      infoOf={({ reports }) => reports.pageInfo}
    >
      {({ reports }, isFirst) => {
        const found = reports.nodes.filter((report) => report !== null);
        if (found.length === 0)
          return isFirst ? <p class={rows.empty}>{t(`moderation.noReports.${state}`)}</p> : null;
        return (
          <ul class={rows.list}>
            {found.map((report) => (
              <ReportRow key={report.id} report={report} />
            ))}
          </ul>
        );
      }}
    </LivePages>
  );
}
