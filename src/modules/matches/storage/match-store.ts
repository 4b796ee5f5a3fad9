import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database.js';
import type { StoredMatch } from '../domain/stored-match.js';
import { OPEN, openingValues } from './opening-sql.js';
import type { Opening } from './opening-sql.js';

/** Writes new matches. The moves module writes the changes of running ones. */
@Injectable()
export class MatchStore {
  /** Writes a new match with its first deal, and what has happened. */
  async open(opening: Opening, within: Transaction): Promise<StoredMatch> {
    await within.rows(OPEN, openingValues(opening));
    const { match, at } = opening.step;
    return { ...match, createdAt: at };
  }
}
