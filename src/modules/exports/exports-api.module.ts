import { Module } from '@nestjs/common';
import type { Config } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { Allowance } from '../../platform/graphql/cost/budgets.js';
import { MatchesModule } from '../matches/matches.module.js';
import { UsersModule } from '../users/users.module.js';
import { ExportController } from './adapters/http/export.controller.js';
import { ExportAllowance, ExportDesk } from './application/export-desk.js';

/** Finished matches as a stream over HTTP; for the api process. */
@Module({
  imports: [MatchesModule, UsersModule],
  controllers: [ExportController],
  providers: [
    ExportDesk,
    {
      provide: ExportAllowance,
      inject: [CONFIG],
      useFactory: ({ EXPORT_DEALS_PER_MINUTE }: Config) => new Allowance(EXPORT_DEALS_PER_MINUTE),
    },
  ],
  exports: [ExportDesk],
})
export class ExportsApiModule {}
