import { Module } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { Visibility } from '../users/application/index.js';
import { UsersModule } from '../users/users.module.js';
import { Blocks } from './application/blocks.js';
import { BlockStore } from './storage/block-store.js';
import { BLOCKS_DATA } from './storage/personal-data.js';

/** Users who block other users. */
@Module({
  imports: [UsersModule],
  providers: [BlockStore, Blocks],
  exports: [Blocks],
})
export class BlocksModule {
  constructor(data: PersonalData, blocks: Blocks, visibility: Visibility) {
    data.register(BLOCKS_DATA);
    visibility.register('blockers', (userId, others) => blocks.blockersAmong(others, userId));
  }
}
