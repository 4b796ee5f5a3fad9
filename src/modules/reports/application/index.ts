export { MOST_COUNTED, MOST_FURTHER, REPORT_DECISIONS, REPORT_STATES } from '../domain/queue.js';
export type { ReportDecision, ReportState } from '../domain/queue.js';
export { ReportQueue } from '../storage/report-queue.js';
export type { LockedReport, QueuedReport, ReportCounts } from '../storage/report-queue.js';
export type { ReportReason } from './reports.js';
