import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { AppealsResolver } from './adapters/graphql/appeals.resolver.js';
import { AuditResolver } from './adapters/graphql/audit.resolver.js';
import { AuditModule } from './audit.module.js';

/** The audit log and appeals over GraphQL. */
@Module({ imports: [AuditModule, UsersModule], providers: [AuditResolver, AppealsResolver] })
export class AuditApiModule {}
