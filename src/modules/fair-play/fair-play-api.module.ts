import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import {
  FairPlayFieldsResolver,
  FairPlayNetworkResolver,
  FairPlayPairResolver,
  FairPlayResolver,
} from './adapters/graphql/fair-play.resolver.js';
import { FairPlayModule } from './fair-play.module.js';

/** Figures about fair play over GraphQL. */
@Module({
  imports: [FairPlayModule, UsersModule],
  providers: [
    FairPlayResolver,
    FairPlayFieldsResolver,
    FairPlayPairResolver,
    FairPlayNetworkResolver,
  ],
})
export class FairPlayApiModule {}
