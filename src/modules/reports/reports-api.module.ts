import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { ReportsResolver } from './adapters/graphql/reports.resolver.js';
import { ReportsModule } from './reports.module.js';

/** Reports over GraphQL. */
@Module({ imports: [ReportsModule, UsersModule], providers: [ReportsResolver] })
export class ReportsApiModule {}
