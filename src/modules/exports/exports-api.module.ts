import { Module } from '@nestjs/common';
import type { Config } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { Allowance } from '../../platform/accounting/allowance.js';
import { MatchesModule } from '../matches/matches.module.js';
import { UsersModule } from '../users/users.module.js';
import { ExportController } from './adapters/http/export.controller.js';
import { ExportAllowance, Exports } from './application/exports.js';

/** Finished matches as a stream over HTTP; for the api process. */
@Module({
  imports: [MatchesModule, UsersModule],
  controllers: [ExportController],
  providers: [
    Exports,
    {
      provide: ExportAllowance,
      inject: [CONFIG],
      useFactory: ({ EXPORT_DEALS_PER_MINUTE }: Config) =>
        new Allowance({ points: EXPORT_DEALS_PER_MINUTE, seconds: 60 }),
    },
  ],
  exports: [Exports],
})
export class ExportsApiModule {}
