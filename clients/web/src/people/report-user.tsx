import { useChange } from '../api/use-change';
import { ReportUserDocument } from '../generated/graphql';
import { ReportForm } from './report-form';

/** Reports a user to the operator. */
export function ReportUser({ username }: { username: string }) {
  const change = useChange(ReportUserDocument, (data) => data.reportUser);
  return (
    <ReportForm
      about={username}
      change={change}
      send={(report) => change.send({ input: { username, ...report } })}
    />
  );
}
