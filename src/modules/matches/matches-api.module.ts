import { Catch, Module } from '@nestjs/common';
import type { ExceptionFilter } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { UsersModule } from '../users/users.module.js';
import { CardsResolver } from './adapters/graphql/cards.resolver.js';
import { DealNodes } from './adapters/graphql/deal-nodes.js';
import { DealFieldsResolver, MatchDealsResolver } from './adapters/graphql/deals.resolver.js';
import { MatchClockResolver, TimeLedgerResolver } from './adapters/graphql/match-clock.resolver.js';
import {
  MatchFieldsResolver,
  MatchResultResolver,
  SeatFieldsResolver,
} from './adapters/graphql/match-fields.resolver.js';
import { HideMatchResolver } from './adapters/graphql/hide-match.resolver.js';
import { MatchUpdatesResolver } from './adapters/graphql/match-updates.resolver.js';
import { DealStepFieldsResolver, MatchStepsResolver } from './adapters/graphql/steps.resolver.js';
import { MatchesResolver } from './adapters/graphql/matches.resolver.js';
import { DocumentSchemasController } from './adapters/http/document-schemas.controller.js';
import { MatchPreview } from './adapters/http/match.preview.js';
import { TimeControlResolver } from './adapters/graphql/time-control.resolver.js';
import { MatchBroken } from './domain/match-broken.js';
import { MatchesModule } from './matches.module.js';

/**
 * A broken match is logged once an hour where errors are formatted; Nest would log it for each request, with
 * the stack.
 */
@Catch(MatchBroken)
class MatchBrokenFilter implements ExceptionFilter<MatchBroken> {
  catch(error: MatchBroken): MatchBroken {
    return error;
  }
}

/** Matches over GraphQL. */
@Module({
  imports: [MatchesModule, UsersModule],
  controllers: [DocumentSchemasController],
  providers: [
    MatchesResolver,
    CardsResolver,
    MatchFieldsResolver,
    HideMatchResolver,
    MatchResultResolver,
    SeatFieldsResolver,
    MatchDealsResolver,
    MatchStepsResolver,
    DealStepFieldsResolver,
    DealFieldsResolver,
    DealNodes,
    MatchClockResolver,
    TimeLedgerResolver,
    TimeControlResolver,
    MatchUpdatesResolver,
    MatchPreview,
    { provide: APP_FILTER, useClass: MatchBrokenFilter },
  ],
})
export class MatchesApiModule {}
