import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../../platform/database/database.js';
import { HiddenMatchRow } from './tables.js';

/** Finished matches that a player has hidden from the lists of others. */
@Injectable()
export class HiddenMatches {
  constructor(private readonly database: Database) {}

  async hide(matchId: string, userId: string): Promise<void> {
    await this.hidden().upsert({ matchId, userId }, ['matchId', 'userId']);
  }

  async show(matchId: string, userId: string): Promise<void> {
    await this.hidden().delete({ matchId, userId });
  }

  /** Which of these matches the user has hidden. */
  async among(matchIds: readonly string[], userId: string): Promise<ReadonlyMap<string, true>> {
    const found = await this.hidden().findBy({ matchId: In([...matchIds]), userId });
    return new Map(found.map(({ matchId }) => [matchId, true]));
  }

  private readonly hidden = () => this.database.of(HiddenMatchRow);
}
