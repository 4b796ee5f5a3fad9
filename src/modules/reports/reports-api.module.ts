import { Module } from '@nestjs/common';
import { ReportsResolver } from './adapters/graphql/reports.resolver.js';
import { ReportsModule } from './reports.module.js';

/** Reports over GraphQL. */
@Module({ imports: [ReportsModule], providers: [ReportsResolver] })
export class ReportsApiModule {}
