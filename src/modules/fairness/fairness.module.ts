import { Module } from '@nestjs/common';
import { UserRegistry } from '../users/application/index.js';
import { UsersModule } from '../users/users.module.js';
import { ShuffleChainStore } from './application/index.js';

/** The provable shuffle: commitments before the first card, proofs after the last (docs/fairness.md). */
@Module({ imports: [UsersModule], providers: [ShuffleChainStore], exports: [ShuffleChainStore] })
export class FairnessModule {
  constructor(users: UserRegistry, chains: ShuffleChainStore) {
    users.onUserCreated((userId, transaction) => chains.reserve(userId, transaction));
  }
}
