import { Module } from '@nestjs/common';
import { FairnessModule } from '../fairness/fairness.module.js';
import { UsersModule } from '../users/users.module.js';
import { PostgresMatchClocks } from './adapters/typeorm/postgres-match-clocks.js';
import { PostgresMatchStore } from './adapters/typeorm/postgres-match-store.js';
import {
  Departures,
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
  providers: [
    { provide: MatchStore, useClass: PostgresMatchStore },
    { provide: MatchClocks, useClass: PostgresMatchClocks },
    MatchReader,
    MatchEvents,
    MatchWatch,
    TableOpener,
    Departures,
  ],
  exports: [MatchStore, MatchClocks, MatchReader, MatchEvents, MatchWatch, TableOpener, Departures],
})
export class MatchesModule {}
