import { useStaffRole } from '../moderation/use-staff-role';

/** Whether the viewer may keep order in this session. */
export const useIsModerator = (): boolean => Boolean(useStaffRole()?.isInForce);
