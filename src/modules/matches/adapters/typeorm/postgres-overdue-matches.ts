import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.js';
import { OverdueMatches } from '../../application/overdue-matches.js';
import type { ComingDeadline, MatchAt } from '../../application/overdue-matches.js';
import * as sql from './overdue-statements.js';

@Injectable()
export class PostgresOverdueMatches extends OverdueMatches {
  constructor(private readonly database: Database) {
    super();
  }

  overdue(limit: number, except: readonly string[]): Promise<MatchAt[]> {
    return this.database.run<MatchAt>(sql.OVERDUE, [limit, except]);
  }

  async find(matchId: string): Promise<MatchAt | null> {
    return (await this.database.run<MatchAt>(sql.ONE_OVERDUE, [matchId]))[0] ?? null;
  }

  behind(limit: number, except: readonly string[]): Promise<MatchAt[]> {
    return this.database.run<MatchAt>(sql.BEHIND_OVERDUE, [limit, except]);
  }

  coming(limit: number, seconds: number): Promise<ComingDeadline[]> {
    return this.database.run<ComingDeadline>(sql.COMING, [limit, seconds]);
  }

  async setAside(matches: readonly MatchAt[]): Promise<void> {
    await this.database.run(sql.SET_ASIDE, [
      matches.map(({ matchId }) => matchId),
      matches.map(({ version }) => version),
    ]);
  }

  dueAgain(limit: number): Promise<MatchAt[]> {
    return this.database.run<MatchAt>(sql.DUE_AGAIN, [limit]);
  }

  async putBack(matchIds: readonly string[]): Promise<void> {
    await this.database.run(sql.PUT_BACK, [matchIds]);
  }

  async countSetAside(): Promise<number> {
    const [row] = await this.database.run<{ count: number }>(sql.COUNT_SET_ASIDE, []);
    return row!.count;
  }
}
