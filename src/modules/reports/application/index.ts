export { ReportStore } from '../storage/report-store.js';
export { FileReport } from './file-report.use-case.js';
