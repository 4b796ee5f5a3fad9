/** Why somebody is reported. */
export const REPORT_REASONS = ['ABUSE', 'SPAM', 'CHEATING', 'OTHER'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What the operator is to look at; with a copy of what was said, where it is about a message. */
export interface Report {
  readonly id: string;
  readonly reporterId: string;
  readonly reportedId: string;
  readonly matchId: string | null;
  readonly messageId: string | null;
  readonly message: string | null;
  readonly reason: ReportReason;
  readonly comment: string | null;
}

/** A report as the operator reads it. */
export interface OpenReport {
  readonly id: string;
  readonly createdAt: Date;
  readonly reporter: string;
  readonly reported: string;
  readonly reason: ReportReason;
  readonly comment: string | null;
  readonly message: string | null;
  readonly matchId: string | null;
}
