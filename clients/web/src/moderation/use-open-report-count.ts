import { useLiveQuery } from '../api/hooks';
import { OpenReportCountDocument } from '../generated/graphql';
import { useStaffRole } from './use-staff-role';

/** How many reports wait for a moderator, at most a hundred; 0 for everybody else, without asking. */
export function useOpenReportCount(): number {
  const isInForce = useStaffRole()?.isInForce ?? false;
  const { data } = useLiveQuery(OpenReportCountDocument, {}, { pause: !isInForce });
  return (isInForce && data?.openReportCount) || 0;
}

/** A number in brackets that follows a text; nothing for 0. */
export function countSign(count: number): string {
  if (count === 0) return '';
  return count > 99 ? ' (99+)' : ` (${count})`;
}
