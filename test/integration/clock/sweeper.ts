import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { CoreModule } from '../../../src/app/core.module.js';
import { EndOverdue } from '../../../src/modules/clock/application/end-overdue.use-case.js';
import { idOf } from '../../../src/platform/graphql/global-id.js';
import type { TestService } from '../../support/service.js';

/** A worker's process in which only the test decides when it sweeps. */
export interface Sweeper {
  /** Ends what is overdue, once. */
  sweep(): Promise<void>;
  /** Puts a match's deadline `seconds` from now; before now where they are negative. */
  setDeadline(matchId: string, seconds: number): Promise<void>;
  query<T>(sql: string, values?: unknown[]): Promise<T[]>;
  close(): Promise<void>;
}

export async function startSweeper(beside: TestService): Promise<Sweeper> {
  const core = CoreModule.forRoot(beside.config);
  const app = await NestFactory.createApplicationContext(core, { logger: ['error'] });
  const source = app.get(DataSource);
  const overdue = app.get(EndOverdue, { strict: false });
  return {
    sweep: () => overdue.execute(),
    setDeadline: (matchId, seconds) =>
      source.query(
        'UPDATE matches SET deadline = clock_timestamp() + make_interval(secs => $2) WHERE id = $1',
        [idOf('Match', matchId), seconds],
      ),
    query: (sql, values = []) => source.query(sql, values),
    close: () => app.close(),
  };
}
