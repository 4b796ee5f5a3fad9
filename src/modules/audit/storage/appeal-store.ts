import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import type { Appeal } from '../domain/appeal.js';
import { AppealRow } from './tables.js';

type NewAppeal = Pick<Appeal, 'entryId' | 'userId' | 'text'>;

const MAKE = statement<object, NewAppeal>(
  'appeal-make',
  `INSERT INTO appeals (entry_id, user_id, text) VALUES (:entryId, :userId, :text)
   ON CONFLICT DO NOTHING RETURNING entry_id`,
);

/** Appeals, one for each entry. */
@Injectable()
export class AppealStore {
  constructor(private readonly database: Database) {}

  /** @returns false if there is one already */
  async make(appeal: NewAppeal): Promise<boolean> {
    return (await this.database.row(MAKE, appeal)) !== null;
  }

  /** The appeals against these entries, by entry. */
  async against(entryIds: readonly string[]): Promise<ReadonlyMap<string, Appeal>> {
    const rows = await this.database.of(AppealRow).findBy({ entryId: In([...entryIds]) });
    return new Map(rows.map((row) => [row.entryId, row]));
  }

  /** @returns false if it was answered already */
  async answer(
    entryId: string,
    answer: Pick<Appeal, 'answeredById' | 'isGranted' | 'answer'>,
    within: Transaction,
  ): Promise<boolean> {
    const { affected } = await within
      .of(AppealRow)
      .update({ entryId, answeredAt: IsNull() }, { ...answer, answeredAt: () => 'service_now()' });
    return affected === 1;
  }
}
