import { Module } from '@nestjs/common';
import { AccountsApiModule } from '../modules/accounts/accounts-api.module.js';
import { AppsApiModule } from '../modules/apps/apps-api.module.js';
import { AuditApiModule } from '../modules/audit/audit-api.module.js';
import { AuthApiModule } from '../modules/auth/auth-api.module.js';
import { BotAccountsApiModule } from '../modules/bot-accounts/bot-accounts-api.module.js';
import { BlocksApiModule } from '../modules/blocks/blocks-api.module.js';
import { ChallengesApiModule } from '../modules/challenges/challenges-api.module.js';
import { ClockApiModule } from '../modules/clock/clock-api.module.js';
import { ClubsApiModule } from '../modules/clubs/clubs-api.module.js';
import { CompetitionsApiModule } from '../modules/competitions/competitions-api.module.js';
import { EventsApiModule } from '../modules/events/events-api.module.js';
import { TextsApiModule } from '../modules/texts/texts-api.module.js';
import { TakeoutApiModule } from '../modules/takeout/takeout-api.module.js';
import { ExportsApiModule } from '../modules/exports/exports-api.module.js';
import { FairPlayApiModule } from '../modules/fair-play/fair-play-api.module.js';
import { FairnessApiModule } from '../modules/fairness/fairness-api.module.js';
import { FriendsApiModule } from '../modules/friends/friends-api.module.js';
import { MailApiModule } from '../modules/mail/mail.module.js';
import { MatchesApiModule } from '../modules/matches/matches-api.module.js';
import { MessagesApiModule } from '../modules/messages/messages-api.module.js';
import { MovesApiModule } from '../modules/moves/moves-api.module.js';
import { NotificationsApiModule } from '../modules/notifications/notifications-api.module.js';
import { PlansApiModule } from '../modules/plans/plans-api.module.js';
import { RatingsApiModule } from '../modules/ratings/ratings-api.module.js';
import { NetworksApiModule } from '../modules/networks/networks-api.module.js';
import { ModerationApiModule } from '../modules/moderation/moderation-api.module.js';
import { ReportsApiModule } from '../modules/reports/reports-api.module.js';
import { ReviewsApiModule } from '../modules/reviews/reviews-api.module.js';
import { UsersApiModule } from '../modules/users/users-api.module.js';
import { TimeGiftsApiModule } from '../modules/time-gifts/time-gifts-api.module.js';
import { VoidingApiModule } from '../modules/voiding/voiding-api.module.js';
import { VacationsApiModule } from '../modules/vacations/vacations-api.module.js';
import { WebhooksApiModule } from '../modules/webhooks/webhooks-api.module.js';
import { OpenApiModule } from './openapi.controller.js';
import { GraphqlApiModule } from '../platform/graphql/graphql.module.js';
import { HttpModule } from '../platform/http/http.module.js';

/** The API: GraphQL over HTTP and WebSocket, the explorer, health and metrics. */
@Module({
  imports: [
    OpenApiModule,
    HttpModule,
    GraphqlApiModule,
    UsersApiModule,
    AuthApiModule,
    AuditApiModule,
    AppsApiModule,
    MailApiModule,
    FairPlayApiModule,
    FairnessApiModule,
    MatchesApiModule,
    MovesApiModule,
    PlansApiModule,
    ClockApiModule,
    VacationsApiModule,
    VoidingApiModule,
    TimeGiftsApiModule,
    ChallengesApiModule,
    CompetitionsApiModule,
    NotificationsApiModule,
    RatingsApiModule,
    EventsApiModule,
    ExportsApiModule,
    TakeoutApiModule,
    TextsApiModule,
    BlocksApiModule,
    FriendsApiModule,
    ClubsApiModule,
    BotAccountsApiModule,
    MessagesApiModule,
    ReportsApiModule,
    ModerationApiModule,
    NetworksApiModule,
    ReviewsApiModule,
    WebhooksApiModule,
    AccountsApiModule,
  ],
})
export class ApiModule {}
