import { Module } from '@nestjs/common';
import { FairnessModule } from '../fairness/fairness.module.js';
import { UsersModule } from '../users/users.module.js';
import {
  MatchClocks,
  MatchEvents,
  MatchReader,
  MatchStore,
  MatchWatch,
  TableOpener,
} from './application/index.js';

/** Matches: where they are kept, how they begin, and what each viewer sees of them. */
@Module({
  imports: [FairnessModule, UsersModule],
  providers: [MatchStore, MatchClocks, MatchReader, MatchEvents, MatchWatch, TableOpener],
  exports: [MatchStore, MatchClocks, MatchReader, MatchEvents, MatchWatch, TableOpener],
})
export class MatchesModule {}
