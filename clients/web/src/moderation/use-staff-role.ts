import { useResult } from '../api/hooks';
import { isSignedIn } from '../api/session';
import { StaffDocument } from '../generated/graphql';
import type { StaffQuery } from '../generated/graphql';

export type StaffRole = NonNullable<NonNullable<StaffQuery['me']>['staffRole']>;

/** The viewer's role in keeping order; null for none, undefined until that is known. And what `Pending` needs until then. */
export function useStaffRoleResult() {
  const { data, error, reload } = useResult(StaffDocument, {});
  const role = isSignedIn.value ? data && (data.me?.staffRole ?? null) : null;
  return { role, pending: { error, reload } };
}

export const useStaffRole = (): StaffRole | null | undefined => useStaffRoleResult().role;
