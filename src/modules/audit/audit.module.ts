import { Module } from '@nestjs/common';
import { Consumers } from '../../platform/events/consumers.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { Appeals, AuditEntries, AuditLog } from './application/index.js';
import { KnownRolesConsumer } from './application/known-roles.consumer.js';
import { AppealStore } from './storage/appeal-store.js';
import { AuditStore } from './storage/audit-store.js';
import { AUDIT_DATA } from './storage/personal-data.js';

const OFFERED = [Appeals, AuditEntries, AuditLog];

/** The audit log: what moderators, admins and the operator's command did, to whom and why. */
@Module({
  providers: [...OFFERED, AppealStore, AuditStore, KnownRolesConsumer],
  exports: OFFERED,
})
export class AuditModule {
  constructor(consumers: Consumers, roles: KnownRolesConsumer, data: PersonalData) {
    data.register(AUDIT_DATA);
    consumers.register(roles);
  }
}
