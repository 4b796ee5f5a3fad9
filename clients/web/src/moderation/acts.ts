import type { AuditAct } from '../generated/graphql';

/** Every act that can stand in the audit log; the compiler names one that is missing. */
const KNOWN: Readonly<Record<AuditAct, true>> = {
  WARNED: true,
  MUTED: true,
  UNMUTED: true,
  SUSPENDED: true,
  UNSUSPENDED: true,
  REPORT_DECIDED: true,
  APPEAL_ANSWERED: true,
  MATCH_VOIDED: true,
  TIME_GIVEN: true,
  NETWORK_CLOSED: true,
  NETWORK_OPENED: true,
  FAIR_PLAY_READ: true,
  ROLE_GIVEN: true,
  ROLE_TAKEN: true,
  SECOND_FACTOR_REMOVED: true,
};

/** The acts in the order of the filter. */
export const ACTS = Object.keys(KNOWN) as AuditAct[];
