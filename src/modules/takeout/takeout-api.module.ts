import { Module } from '@nestjs/common';
import { TakeoutResolver } from './adapters/graphql/takeout.resolver.js';
import { TakeoutController } from './adapters/http/takeout.controller.js';
import { TakeoutDownloads, TakeoutLinks } from './application/index.js';
import { TakeoutModule } from './takeout.module.js';

/** Archives of people's data over GraphQL, and their download; for the api process. */
@Module({
  imports: [TakeoutModule],
  controllers: [TakeoutController],
  providers: [TakeoutDownloads, TakeoutLinks, TakeoutResolver],
  exports: [TakeoutDownloads],
})
export class TakeoutApiModule {}
