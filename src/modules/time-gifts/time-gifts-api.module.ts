import { Module } from '@nestjs/common';
import { TimeGiftsResolver } from './adapters/graphql/time-gifts.resolver.js';
import { TimeGiftsModule } from './time-gifts.module.js';

/** Giving time back over GraphQL. */
@Module({ imports: [TimeGiftsModule], providers: [TimeGiftsResolver] })
export class TimeGiftsApiModule {}
