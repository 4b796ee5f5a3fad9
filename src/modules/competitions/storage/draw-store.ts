import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../../platform/database/database.js';
import type { Sql, Transaction } from '../../../platform/database/database.js';
import type { Draw } from '../domain/competition.js';
import { CompetitionDrawRow } from './tables.js';

/** The draws. A secret leaves this file only once entries are closed. */
@Injectable()
export class DrawStore {
  constructor(private readonly database: Database) {}

  /** Commits to a secret at the announcement. */
  async commit(
    competitionId: string,
    { secret, commitment }: { readonly secret: Buffer; readonly commitment: Buffer },
    within: Transaction,
  ): Promise<void> {
    await within.of(CompetitionDrawRow).insert({ competitionId, secret, commitment });
  }

  /** The secret of a draw that is made now; only the code of the draw may ask for it. */
  async secretToDraw(competitionId: string, within: Transaction): Promise<Buffer> {
    return (await within.of(CompetitionDrawRow).findOneByOrFail({ competitionId })).secret;
  }

  /** Makes the seed and the secret public. */
  async drawn(
    competitionId: string,
    seed: string,
    drawnAt: Date,
    within: Transaction,
  ): Promise<void> {
    await within.of(CompetitionDrawRow).update({ competitionId }, { seed, drawnAt });
  }

  /** The public seed; null before the draw. */
  async seedOf(competitionId: string, within: Sql = this.database): Promise<string | null> {
    const select = { seed: true } as const;
    const row = await within.of(CompetitionDrawRow).findOne({ select, where: { competitionId } });
    return row?.seed ?? null;
  }

  /** What is public of the draws. */
  async ofMany(competitionIds: readonly string[]): Promise<Draw[]> {
    const where = { competitionId: In(competitionIds) };
    const rows = await this.database.of(CompetitionDrawRow).findBy(where);
    return rows.map((row) => ({ ...row, secret: row.drawnAt === null ? null : row.secret }));
  }
}
