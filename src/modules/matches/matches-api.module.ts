import { Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { UsersModule } from '../users/users.module.js';
import { MatchBrokenFilter } from './adapters/graphql/match-broken.filter.js';
import { DealFieldsResolver } from './adapters/graphql/deal-fields.resolver.js';
import { MatchClockResolver, TimeLedgerResolver } from './adapters/graphql/match-clock.resolver.js';
import { MatchDealsResolver } from './adapters/graphql/match-deals.resolver.js';
import { MatchFieldsResolver } from './adapters/graphql/match-fields.resolver.js';
import { MatchUpdatesResolver } from './adapters/graphql/match-updates.resolver.js';
import { MatchesResolver } from './adapters/graphql/matches.resolver.js';
import { SeatFieldsResolver } from './adapters/graphql/seat-fields.resolver.js';
import { TurnsResolver } from './adapters/graphql/turns.resolver.js';
import { MatchesModule } from './matches.module.js';

/** Matches over GraphQL. */
@Module({
  imports: [MatchesModule, UsersModule],
  providers: [
    MatchesResolver,
    TurnsResolver,
    MatchFieldsResolver,
    MatchDealsResolver,
    MatchClockResolver,
    TimeLedgerResolver,
    MatchUpdatesResolver,
    DealFieldsResolver,
    { provide: APP_FILTER, useClass: MatchBrokenFilter },
    SeatFieldsResolver,
  ],
})
export class MatchesApiModule {}
