import { Module } from '@nestjs/common';
import type { Config } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { Consumers } from '../../platform/events/consumers.js';
import { EventHints } from '../../platform/events/hints.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { Sweeps } from '../../platform/tasks/sweeps.js';
import { AuthModule } from '../auth/auth.module.js';
import { BlocksModule } from '../blocks/blocks.module.js';
import { BotAccountsModule } from '../bot-accounts/bot-accounts.module.js';
import { ClubBusiness } from '../clubs/application/index.js';
import { ClubsModule } from '../clubs/clubs.module.js';
import { FairnessModule } from '../fairness/fairness.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { MovesModule } from '../moves/moves.module.js';
import { BookingRules } from '../ratings/application/index.js';
import { RatingsModule } from '../ratings/ratings.module.js';
import { EndedAccess } from '../auth/application/index.js';
import { UsersModule } from '../users/users.module.js';
import { InlineRoundPairer, ThreadRoundPairer } from './adapters/round-pairers.js';
import { Acting } from './application/acting.js';
import { Announcing } from './application/announcing.js';
import { ChallengeOnLadderUseCase } from './application/challenge-on-ladder.use-case.js';
import { ClosedAccounts } from './application/closed-accounts.js';
import { ClubRoles } from './application/club-roles.js';
import { CompetitionWriter } from './application/competition-writer.js';
import {
  competitionHints,
  CompetitionSweep,
  COMPETITIONS_TOPIC,
} from './application/competition.sweep.js';
import { countsByBalance } from './application/counted-matches.js';
import { CreateCompetitionUseCase } from './application/create-competition.use-case.js';
import { DeadMatches } from './application/dead-matches.js';
import { Deciding } from './application/deciding.js';
import { Ending } from './application/ending.js';
import { Entering } from './application/entering.js';
import * as entryActs from './application/entry-acts.js';
import { FactsReader } from './application/facts.js';
import { CompetitionInvitations } from './application/invitation-tokens.js';
import { CompetitionResultsConsumer } from './application/match-ended.consumer.js';
import { VoidedMatchesConsumer } from './application/match-voided.consumer.js';
import { FinishedGames } from './application/finished-games.js';
import { MatchOpening } from './application/match-opening.js';
import * as organiserActs from './application/organiser-acts.js';
import { Organising } from './application/organising.js';
import { Permissions } from './application/permissions.js';
import { CompetitionProgress } from './application/progress.js';
import { CompetitionNews } from './application/competition-news.js';
import * as readers from './application/readers.js';
import { Removals } from './application/removals.js';
import { RoundEnds } from './application/round-ends.js';
import { RoundPairer } from './application/round-pairer.js';
import { Rounds } from './application/rounds.js';
import { RunningLimit } from './application/running-limit.js';
import { NextSeasons } from './application/seasons.js';
import { CreateSeriesUseCase, EndSeriesUseCase } from './application/series-acts.js';
import { Settling } from './application/settling.js';
import { Starting } from './application/starting.js';
import { Staying } from './application/staying.js';
import { CalendarStore } from './storage/calendar-store.js';
import { CompetitionStore } from './storage/competition-store.js';
import { DrawStore } from './storage/draw-store.js';
import { EntryStore } from './storage/entry-store.js';
import { FinishedGameReader } from './storage/finished-game-reader.js';
import { LogStore } from './storage/log-store.js';
import { MatchLinks } from './storage/match-links.js';
import { PairingStore } from './storage/pairing-store.js';
import { COMPETITIONS_DATA } from './storage/personal-data.js';
import { SeriesStore } from './storage/series-store.js';

/** What is due is found this late at most, if a hint is lost. */
const SWEEP_MILLIS = 30_000;

const PROGRAM = new URL('./application/next-round.js', import.meta.url);

/** As the house bots: without threads of its own, a process pairs on its event loop. */
const pairer = {
  provide: RoundPairer,
  inject: [CONFIG],
  useFactory: ({ BOT_THREADS }: Pick<Config, 'BOT_THREADS'>) =>
    BOT_THREADS === 0 ? new InlineRoundPairer() : new ThreadRoundPairer(PROGRAM),
};

/** The providers that the API needs. */
const API = [
  CreateCompetitionUseCase,
  organiserActs.ChangeCompetitionUseCase,
  organiserActs.CancelCompetitionUseCase,
  organiserActs.DisqualifyUseCase,
  organiserActs.EndRoundEarlyUseCase,
  entryActs.EnterCompetitionUseCase,
  entryActs.WithdrawEntryUseCase,
  entryActs.AnswerPartnerUseCase,
  entryActs.ReenterCompetitionUseCase,
  ChallengeOnLadderUseCase,
  CreateSeriesUseCase,
  EndSeriesUseCase,
  Permissions,
  CompetitionInvitations,
  DrawStore,
  readers.CompetitionReader,
  readers.EntryReader,
  readers.PairingReader,
  readers.SeriesReader,
  readers.StandingReader,
  readers.Standings,
  CompetitionNews,
  ClosedAccounts,
  FinishedGames,
  CalendarStore,
  CompetitionStore,
];

const STORES = [EntryStore, LogStore, MatchLinks, PairingStore, SeriesStore, FinishedGameReader];

/** Competitions: who meets whom, when, and who has won. */
@Module({
  imports: [
    AuthModule,
    BlocksModule,
    BotAccountsModule,
    ClubsModule,
    FairnessModule,
    MatchesModule,
    MovesModule,
    RatingsModule,
    UsersModule,
  ],
  providers: [
    ...API,
    ...STORES,
    pairer,
    Acting,
    Announcing,
    ClubRoles,
    CompetitionResultsConsumer,
    VoidedMatchesConsumer,
    CompetitionSweep,
    CompetitionWriter,
    DeadMatches,
    Deciding,
    Ending,
    Entering,
    FactsReader,
    MatchOpening,
    Organising,
    CompetitionProgress,
    Removals,
    RoundEnds,
    Rounds,
    RunningLimit,
    NextSeasons,
    Settling,
    Starting,
    Staying,
  ],
  exports: API,
})
export class CompetitionsModule {
  constructor(
    sweeps: Sweeps,
    hints: EventHints,
    consumers: Consumers,
    sweep: CompetitionSweep,
    results: CompetitionResultsConsumer,
    voided: VoidedMatchesConsumer,
    bookings: BookingRules,
    clubs: ClubBusiness,
    store: CompetitionStore,
    data: PersonalData,
    access: EndedAccess,
    calendars: CalendarStore,
  ) {
    data.register(COMPETITIONS_DATA);
    access.onEnded(async (userId, within) => void (await calendars.raise(userId, within)));
    consumers.register(results);
    consumers.register(voided);
    clubs.register((clubIds, within) => store.unfinishedOf(clubIds, within));
    bookings.register(countsByBalance);
    hints.register('COMPETITION_CHANGED', competitionHints);
    sweeps.register({
      name: 'competitions',
      everyMillis: SWEEP_MILLIS,
      topic: COMPETITIONS_TOPIC,
      run: () => sweep.run(),
    });
  }
}
