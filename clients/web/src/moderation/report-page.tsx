import { useLiveQuery } from '../api/hooks';
import { Answer } from '../app/answer';
import { ReportPageDocument } from '../generated/graphql';
import type { FullReportFragment, ReportPageQuery } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { DecideReport } from './decide-report';
import { EarlierSanctions } from './earlier-sanctions';
import { Handling } from './handling';
import { ModerationPage } from './moderation-page';
import { ReportContext } from './report-context';
import { ReportFacts } from './report-facts';

/** A report with its context: it is claimed, looked at and decided here. */
export function ReportPage({ id }: { id: string }) {
  return (
    <ModerationPage title={t('moderation.report')}>
      <Found id={id} />
    </ModerationPage>
  );
}

function Found({ id }: { id: string }) {
  const result = useLiveQuery(ReportPageDocument, { id });
  return (
    <Answer result={result}>
      {({ node, phrases }) =>
        node?.__typename === 'Report' ? (
          <Known report={node} phrases={phrases} />
        ) : (
          <p>{t('moderation.noReport')}</p>
        )
      }
    </Answer>
  );
}

interface Props {
  readonly report: FullReportFragment;
  readonly phrases: ReportPageQuery['phrases'];
}

function Known({ report, phrases }: Props) {
  return (
    <>
      <ReportFacts report={report} phrases={phrases} />
      <Handling report={report} />
      <ReportContext report={report} phrases={phrases} />
      <EarlierSanctions of={report.earlierSanctions} />
      {report.isClaimedByViewer && <DecideReport report={report} />}
    </>
  );
}
