import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { BlockStore, BlockUser } from './application/index.js';

/** Who wants nothing to do with whom. */
@Module({
  imports: [UsersModule],
  providers: [BlockStore, BlockUser],
  exports: [BlockStore, BlockUser],
})
export class BlocksModule {}
