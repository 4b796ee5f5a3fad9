import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { PostgresBlockStore } from './adapters/typeorm/postgres-block-store.js';
import { BlockStore, BlockUser } from './application/index.js';

/** Who wants nothing to do with whom. */
@Module({
  imports: [UsersModule],
  providers: [{ provide: BlockStore, useClass: PostgresBlockStore }, BlockUser],
  exports: [BlockStore, BlockUser],
})
export class BlocksModule {}
