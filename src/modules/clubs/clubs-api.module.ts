import { Module } from '@nestjs/common';
import { ChallengesModule } from '../challenges/challenges.module.js';
import { UsersModule } from '../users/users.module.js';
import {
  ClubFieldsResolver,
  ClubMemberResolver,
  ClubRemovalResolver,
} from './adapters/graphql/club-fields.resolver.js';
import {
  ClubBalanceResolver,
  ClubLedgerEntryResolver,
  ClubLedgerResolver,
} from './adapters/graphql/club-ledger.resolver.js';
import { ClubLobbyResolver, ClubOfferResolver } from './adapters/graphql/club-lobby.resolver.js';
import { ClubMutationsResolver } from './adapters/graphql/club-mutations.resolver.js';
import { ClubPeopleResolver } from './adapters/graphql/club-people.resolver.js';
import { ClubPreviewResolver } from './adapters/graphql/club-preview.resolver.js';
import { ClubsResolver, UserClubsResolver } from './adapters/graphql/clubs.resolver.js';
import { ClubsModule } from './clubs.module.js';

/** Clubs over GraphQL. */
@Module({
  imports: [ChallengesModule, ClubsModule, UsersModule],
  providers: [
    ClubsResolver,
    UserClubsResolver,
    ClubFieldsResolver,
    ClubMemberResolver,
    ClubRemovalResolver,
    ClubPreviewResolver,
    ClubLobbyResolver,
    ClubOfferResolver,
    ClubLedgerResolver,
    ClubLedgerEntryResolver,
    ClubBalanceResolver,
    ClubMutationsResolver,
    ClubPeopleResolver,
  ],
})
export class ClubsApiModule {}
