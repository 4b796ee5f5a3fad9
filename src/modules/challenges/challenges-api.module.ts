import { Module } from '@nestjs/common';
import { MatchesModule } from '../matches/matches.module.js';
import { UsersModule } from '../users/users.module.js';
import { BackingResolver } from './adapters/graphql/backing.resolver.js';
import { ChallengeMutationsResolver } from './adapters/graphql/challenge-mutations.resolver.js';
import { ChallengesResolver } from './adapters/graphql/challenges.resolver.js';
import { RematchFieldsResolver } from './adapters/graphql/rematch-fields.resolver.js';
import { ChallengesModule } from './challenges.module.js';

/** Challenges over GraphQL. */
@Module({
  imports: [ChallengesModule, MatchesModule, UsersModule],
  providers: [
    ChallengesResolver,
    ChallengeMutationsResolver,
    RematchFieldsResolver,
    BackingResolver,
  ],
})
export class ChallengesApiModule {}
