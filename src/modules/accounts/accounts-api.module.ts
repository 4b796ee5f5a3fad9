import { Module } from '@nestjs/common';
import { AccountsModule } from './accounts.module.js';
import { DeletionResolver } from './adapters/graphql/deletion.resolver.js';

/** The end of accounts over GraphQL. */
@Module({ imports: [AccountsModule], providers: [DeletionResolver] })
export class AccountsApiModule {}
