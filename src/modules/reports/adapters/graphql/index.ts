export { ReportReasonEnum } from './reports.resolver.js';
