export { isAppealable, isTold } from '../domain/acts.js';
export type { AuditAct, ToldAct } from '../domain/acts.js';
export { untilOf } from '../domain/entry.js';
export type { AuditEntry, NewAuditEntry } from '../domain/entry.js';
export { AuditEntries } from '../storage/audit-entries.js';
export { AuditLog } from './audit-log.js';
