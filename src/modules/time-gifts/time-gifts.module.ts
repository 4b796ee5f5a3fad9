import { Module } from '@nestjs/common';
import { Consumers } from '../../platform/events/consumers.js';
import { AuditModule } from '../audit/audit.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { MovesModule } from '../moves/moves.module.js';
import { GivingTime, TimeGivenConsumer } from './application/index.js';

/** Time that moderators give back to players. */
@Module({
  imports: [AuditModule, MatchesModule, MovesModule],
  providers: [GivingTime, TimeGivenConsumer],
  exports: [GivingTime],
})
export class TimeGiftsModule {
  constructor(consumers: Consumers, given: TimeGivenConsumer) {
    consumers.register(given);
  }
}
