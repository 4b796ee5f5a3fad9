import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { AccountsModule } from '../modules/accounts/accounts.module.js';
import { AppsModule } from '../modules/apps/apps.module.js';
import { AuditModule } from '../modules/audit/audit.module.js';
import { AuthModule } from '../modules/auth/auth.module.js';
import { BotAccountsModule } from '../modules/bot-accounts/bot-accounts.module.js';
import { BlocksModule } from '../modules/blocks/blocks.module.js';
import { ChallengesModule } from '../modules/challenges/challenges.module.js';
import { ClubsModule } from '../modules/clubs/clubs.module.js';
import { CompetitionsModule } from '../modules/competitions/competitions.module.js';
import { DeliveriesModule } from '../modules/deliveries/deliveries.module.js';
import { EventsModule } from '../modules/events/events.module.js';
import { FairPlayModule } from '../modules/fair-play/fair-play.module.js';
import { FairnessModule } from '../modules/fairness/fairness.module.js';
import { FriendsModule } from '../modules/friends/friends.module.js';
import { GuestsModule } from '../modules/guests/guests.module.js';
import { HouseBotsModule } from '../modules/house-bots/house-bots.module.js';
import { MailModule } from '../modules/mail/mail.module.js';
import { MatchesModule } from '../modules/matches/matches.module.js';
import { MessagesModule } from '../modules/messages/messages.module.js';
import { MovesModule } from '../modules/moves/moves.module.js';
import { NotificationsModule } from '../modules/notifications/notifications.module.js';
import { PlansModule } from '../modules/plans/plans.module.js';
import { RatingsModule } from '../modules/ratings/ratings.module.js';
import { NetworksModule } from '../modules/networks/networks.module.js';
import { ModerationModule } from '../modules/moderation/moderation.module.js';
import { ReportsModule } from '../modules/reports/reports.module.js';
import { ReviewsModule } from '../modules/reviews/reviews.module.js';
import { TimeGiftsModule } from '../modules/time-gifts/time-gifts.module.js';
import { TakeoutModule } from '../modules/takeout/takeout.module.js';
import { UsersModule } from '../modules/users/users.module.js';
import { VoidingModule } from '../modules/voiding/voiding.module.js';
import { VacationsModule } from '../modules/vacations/vacations.module.js';
import { WebhooksModule } from '../modules/webhooks/webhooks.module.js';
import { AccountingModule } from '../platform/accounting/accounting.module.js';
import type { Config } from '../platform/config/config.js';
import { ConfigModule } from '../platform/config/config.module.js';
import { DatabaseModule } from '../platform/database/database.module.js';
import { ObservabilityModule } from '../platform/http/http.module.js';
import { IdempotencyModule } from '../platform/idempotency/idempotency.module.js';
import { LiveModule } from '../platform/live/live.module.js';
import { MailerModule } from '../platform/mail/mail.module.js';
import { OutboundModule } from '../platform/outbound/outbound-http.js';
import { PersonalData } from '../platform/personal-data/personal-data.js';
import { PersonalDataModule } from '../platform/personal-data/personal-data.module.js';
import { SigningModule } from '../platform/signing/signing.module.js';
import { DomainEventsModule } from '../platform/events/events.module.js';
import { TelemetryModule } from '../platform/telemetry/telemetry.module.js';
import { TasksModule } from '../platform/tasks/tasks.module.js';
import { TimeModule } from '../platform/time.js';
import { WordsModule } from '../platform/words/words.module.js';
import { PLATFORM_DATA } from './platform-data.js';

const PLATFORM = [
  AccountingModule,
  TimeModule,
  DatabaseModule,
  SigningModule,
  LiveModule,
  MailerModule,
  ObservabilityModule,
  TelemetryModule,
  OutboundModule,
  TasksModule,
  DomainEventsModule,
  IdempotencyModule,
  PersonalDataModule,
  WordsModule,
];

const MODULES = [
  UsersModule,
  DeliveriesModule,
  MailModule,
  AuthModule,
  AuditModule,
  AppsModule,
  FairnessModule,
  MatchesModule,
  VacationsModule,
  MovesModule,
  PlansModule,
  ChallengesModule,
  CompetitionsModule,
  HouseBotsModule,
  NotificationsModule,
  RatingsModule,
  BlocksModule,
  FriendsModule,
  ClubsModule,
  BotAccountsModule,
  MessagesModule,
  ReportsModule,
  ModerationModule,
  NetworksModule,
  ReviewsModule,
  FairPlayModule,
  VoidingModule,
  TimeGiftsModule,
  EventsModule,
  WebhooksModule,
  AccountsModule,
  GuestsModule,
  TakeoutModule,
];

/** The part that every process has: the platform, and the modules without their GraphQL side. */
@Module({})
export class CoreModule {
  constructor(data: PersonalData) {
    data.register(PLATFORM_DATA);
  }

  static forRoot(config: Config): DynamicModule {
    return { module: CoreModule, imports: [ConfigModule.forRoot(config), ...PLATFORM, ...MODULES] };
  }
}
