import type { OpenReport, Report } from '../domain/report.js';

/** Where reports live until the operator has looked at them. */
export abstract class ReportStore {
  /** Once for each reporter and message, or user while that report is open; again is the same. */
  abstract insert(report: Report): Promise<void>;
  /** Oldest first. */
  abstract open(): Promise<OpenReport[]>;
  /** False where there is no open report of this id. */
  abstract close(id: string): Promise<boolean>;
}
