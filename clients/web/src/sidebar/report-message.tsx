import { useChange } from '../api/use-change';
import { ReportMessageDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { ReportForm } from '../people/report-form';

/** Reports a message to the operator. */
export function ReportMessage({ id }: { id: string }) {
  const change = useChange(ReportMessageDocument, (data) => data.reportMessage);
  return (
    <ReportForm
      about={id}
      change={change}
      send={(report) => change.send({ input: { messageId: id, ...report } })}
      hint={t('sidebar.reportHint')}
    />
  );
}
