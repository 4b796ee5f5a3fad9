import { Module } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { UserRegistry } from '../users/application/index.js';
import { UsersModule } from '../users/users.module.js';
import { ShuffleChains } from './application/index.js';
import { FAIRNESS_DATA } from './storage/personal-data.js';
import { ShuffleChainStore } from './storage/shuffle-chain-store.js';

/** The provable shuffle: commitments before the first card, proofs after the last (docs/fairness.md). */
@Module({
  imports: [UsersModule],
  providers: [ShuffleChainStore, ShuffleChains],
  exports: [ShuffleChains],
})
export class FairnessModule {
  constructor(users: UserRegistry, chains: ShuffleChains, data: PersonalData) {
    data.register(FAIRNESS_DATA);
    users.onUserCreated((userId, transaction) => chains.reserve(userId, transaction));
  }
}
