/** What moderators, admins and the operator's command can do, as the audit log names it. The one list of acts. */
export const AUDIT_ACT_MEANINGS = {
  ROLE_GIVEN: 'A role was given to the person concerned.',
  ROLE_TAKEN: 'The role of the person concerned was taken away.',
  SECOND_FACTOR_REMOVED: 'Two-factor sign-in was turned off for the person concerned.',
  REPORT_DECIDED: 'A report was decided.',
  WARNED: 'The person concerned was warned.',
  MUTED: 'The person concerned may write no messages for a time.',
  UNMUTED: 'The person concerned may write messages again.',
  SUSPENDED: 'The account of the person concerned was suspended.',
  UNSUSPENDED: 'The suspension of an account was lifted.',
  NETWORK_CLOSED: 'A network was closed.',
  NETWORK_OPENED: 'A network was opened again.',
  MATCH_VOIDED: 'A match was voided.',
  TIME_GIVEN: 'Time was given back in a match.',
  FAIR_PLAY_READ: 'The figures about the fair play of the person concerned were read.',
  APPEAL_ANSWERED: 'An appeal of the person concerned was answered.',
} as const;
export type AuditAct = keyof typeof AUDIT_ACT_MEANINGS;
export const AUDIT_ACTS = Object.keys(AUDIT_ACT_MEANINGS) as AuditAct[];

/** Acts that the person concerned is not told of: they decide nothing about that person. */
const SILENT = ['REPORT_DECIDED', 'FAIR_PLAY_READ'] as const satisfies readonly AuditAct[];

/** Acts that the person concerned is told of. */
export type AnnouncedAct = Exclude<AuditAct, (typeof SILENT)[number]>;

export const isAnnounced = (act: AuditAct): act is AnnouncedAct =>
  !SILENT.some((silent) => silent === act);

/** Acts that moderators look at before they decide about a person again. */
export const SANCTION_ACTS = [
  'WARNED',
  'MUTED',
  'UNMUTED',
  'SUSPENDED',
  'UNSUSPENDED',
  'MATCH_VOIDED',
] as const satisfies readonly AuditAct[];

/** Acts against which the person concerned may appeal: those that take something away. */
const APPEALABLE: ReadonlySet<AuditAct> = new Set([
  'ROLE_TAKEN',
  'WARNED',
  'MUTED',
  'SUSPENDED',
  'NETWORK_CLOSED',
  'MATCH_VOIDED',
]);

export const isAppealable = (act: AuditAct): boolean => APPEALABLE.has(act);
