/** Why somebody is reported. */
export const REPORT_REASONS = ['ABUSE', 'SPAM', 'CHEATING', 'OTHER'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Why a report is not taken. */
export const REPORT_FAILURES = {
  MESSAGE_NOT_FOUND: 'There is no such message.',
  UNKNOWN_USER: 'There is no such user.',
  REPORT_IS_YOU: 'You cannot report yourself.',
  COMMENT_INVALID:
    'A comment has at most 1000 characters, control characters but line breaks not among them.',
} as const;
export type ReportFailureCode = keyof typeof REPORT_FAILURES;
