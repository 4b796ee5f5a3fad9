import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { Blocks } from './application/blocks.js';
import { BlockStore } from './storage/block-store.js';

/** Users who block other users. */
@Module({
  imports: [UsersModule],
  providers: [BlockStore, Blocks],
  exports: [Blocks],
})
export class BlocksModule {}
