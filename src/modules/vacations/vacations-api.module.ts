import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { VacationsResolver } from './adapters/graphql/vacations.resolver.js';
import { VacationsModule } from './vacations.module.js';

/** Vacation over GraphQL. */
@Module({ imports: [VacationsModule, UsersModule], providers: [VacationsResolver] })
export class VacationsApiModule {}
