import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { UsersModule } from '../users/users.module.js';
import {
  CompetitionActsResolver,
  LadderChallengeResolver,
} from './adapters/graphql/competition-acts.resolver.js';
import { CalendarResolver } from './adapters/graphql/calendar.resolver.js';
import { CompetitionFieldsResolver } from './adapters/graphql/competition-fields.resolver.js';
import { CompetitionListsResolver } from './adapters/graphql/competition-lists.resolver.js';
import {
  CompetitionEntryResolver,
  CompetitionLogEntryResolver,
  CompetitionPairingResolver,
  CompetitionSideResolver,
  CompetitionStandingResolver,
} from './adapters/graphql/competition-parts.resolver.js';
import {
  ChampionResolver,
  CompetitionSeriesResolver,
  SeriesOfCompetitionResolver,
} from './adapters/graphql/competition-series.resolver.js';
import { CompetitionUpdatesResolver } from './adapters/graphql/competition-updates.resolver.js';
import { CompetitionsResolver } from './adapters/graphql/competitions.resolver.js';
import { EntryMutationsResolver } from './adapters/graphql/entry-mutations.resolver.js';
import { MatchCompetitionResolver } from './adapters/graphql/match-competition.resolver.js';
import {
  OrganiserMutationsResolver,
  SeriesMutationsResolver,
} from './adapters/graphql/organiser-mutations.resolver.js';
import { CalendarController } from './adapters/http/calendar.controller.js';
import { CompetitionFinder } from './adapters/http/competition-finder.js';
import { StandingsExportController } from './adapters/http/standings-export.controller.js';
import { CalendarLinks } from './application/calendar-links.js';
import { Calendars } from './application/calendars.js';
import { CompetitionStreams } from './application/competition-streams.js';
import { StandingLines } from './application/readers.js';
import { CompetitionsModule } from './competitions.module.js';

/** Competitions over GraphQL, and their standings as files. */
@Module({
  imports: [AuthModule, CompetitionsModule, MatchesModule, UsersModule],
  controllers: [CalendarController, StandingsExportController],
  providers: [
    StandingLines,
    CalendarLinks,
    CalendarResolver,
    Calendars,
    CompetitionFinder,
    CompetitionStreams,
    CompetitionUpdatesResolver,
    CompetitionsResolver,
    CompetitionFieldsResolver,
    CompetitionListsResolver,
    CompetitionEntryResolver,
    CompetitionSideResolver,
    CompetitionStandingResolver,
    CompetitionPairingResolver,
    CompetitionLogEntryResolver,
    CompetitionSeriesResolver,
    SeriesOfCompetitionResolver,
    ChampionResolver,
    MatchCompetitionResolver,
    CompetitionActsResolver,
    LadderChallengeResolver,
    EntryMutationsResolver,
    OrganiserMutationsResolver,
    SeriesMutationsResolver,
  ],
})
export class CompetitionsApiModule {}
