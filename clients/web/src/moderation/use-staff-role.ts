import { useResult } from '../api/hooks';
import { isSignedIn } from '../api/session';
import { StaffDocument } from '../generated/graphql';
import type { StaffQuery } from '../generated/graphql';

export type StaffRole = NonNullable<NonNullable<StaffQuery['me']>['staffRole']>;

/** The viewer's role in keeping order; null for none, undefined until that is known. */
export function useStaffRole(): StaffRole | null | undefined {
  const { data } = useResult(StaffDocument, {});
  if (!isSignedIn.value) return null;
  return data && (data.me?.staffRole ?? null);
}
