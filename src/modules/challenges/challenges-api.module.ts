import { Module } from '@nestjs/common';
import { MatchesModule } from '../matches/matches.module.js';
import { UsersModule } from '../users/users.module.js';
import { BackingResolver } from './adapters/graphql/backing.resolver.js';
import { ChallengeMutationsResolver } from './adapters/graphql/challenge-mutations.resolver.js';
import {
  ChallengeSeatResolver,
  ChallengesResolver,
} from './adapters/graphql/challenges.resolver.js';
import { InvitationResolver } from './adapters/graphql/invitation.resolver.js';
import { LobbyResolver } from './adapters/graphql/lobby.resolver.js';
import { RematchFieldsResolver } from './adapters/graphql/rematch-fields.resolver.js';
import { InvitationController } from './adapters/http/invitation.controller.js';
import { InvitationPreview } from './adapters/http/invitation.preview.js';
import { TermsResolver } from './adapters/graphql/terms.resolver.js';
import { LobbyWatch } from './application/lobby-watch.js';
import { BlocksModule } from '../blocks/blocks.module.js';
import { ChallengesModule } from './challenges.module.js';

/** Challenges over GraphQL. */
@Module({
  imports: [BlocksModule, ChallengesModule, MatchesModule, UsersModule],
  controllers: [InvitationController],
  providers: [
    ChallengesResolver,
    ChallengeSeatResolver,
    ChallengeMutationsResolver,
    RematchFieldsResolver,
    BackingResolver,
    InvitationResolver,
    InvitationPreview,
    LobbyResolver,
    TermsResolver,
    LobbyWatch,
  ],
})
export class ChallengesApiModule {}
