import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { ReportsModule } from '../reports/reports.module.js';
import { UsersModule } from '../users/users.module.js';
import { ReportHandlingResolver } from './adapters/graphql/report-handling.resolver.js';
import { ReportFieldsResolver } from './adapters/graphql/report-fields.resolver.js';
import { StandingResolver } from './adapters/graphql/standing.resolver.js';
import { SanctionsResolver } from './adapters/graphql/sanctions.resolver.js';
import { ModerationModule } from './moderation.module.js';

/** Moderation over GraphQL. */
@Module({
  imports: [
    AuditModule,
    ModerationModule,
    MatchesModule,
    MessagesModule,
    ReportsModule,
    UsersModule,
  ],
  providers: [ReportHandlingResolver, ReportFieldsResolver, SanctionsResolver, StandingResolver],
})
export class ModerationApiModule {}
