import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { UserVacationResolver } from './adapters/graphql/user-vacation.resolver.js';
import { VacationMutationsResolver } from './adapters/graphql/vacation-mutations.resolver.js';
import { VacationsModule } from './vacations.module.js';

/** Vacation over GraphQL. */
@Module({
  imports: [VacationsModule, UsersModule],
  providers: [UserVacationResolver, VacationMutationsResolver],
})
export class VacationsApiModule {}
