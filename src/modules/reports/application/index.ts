export type { OpenReport } from '../domain/report.js';
export { FileReport } from './file-report.use-case.js';
export { ReportStore } from './report-store.js';
