export { isAppealable, isAnnounced } from '../domain/acts.js';
export type { AuditAct, AnnouncedAct } from '../domain/acts.js';
export { untilOf } from '../domain/entry.js';
export type { AuditDetails, AuditEntry, NewAuditEntry } from '../domain/entry.js';
export type { Appeal } from '../domain/appeal.js';
export { AuditEntries } from '../storage/audit-entries.js';
export { Appeals } from './appeals.js';
export { AuditLog } from './audit-log.js';
export { isModerationReason, MODERATION_REASON_INVALID } from './reasons.js';
