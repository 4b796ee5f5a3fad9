import { useResult } from '../api/hooks';
import { isSignedIn } from '../api/session';
import { StaffDocument } from '../generated/graphql';

/** Whether the viewer may keep order in this session; undefined until that is known. */
export function useIsModerator(): boolean | undefined {
  const { data } = useResult(StaffDocument, {});
  if (!isSignedIn.value) return false;
  return data && Boolean(data.me?.staffRole?.isInForce);
}
