export { AuditActEnum } from './audit.type.js';
