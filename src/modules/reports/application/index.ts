export { ReportStore } from '../storage/report-store.js';
