import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../migration-steps.js';

const PLACES = [1, 2, 3, 4];

/** The pairings of one lot are found without those of the others. Most have two lots: the others cost nothing then. */
export class PairingsOfLots1764333000033 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const at of PLACES)
      await createIndexConcurrently(
        runner,
        `competition_pairings_lot_${at}`,
        `ON competition_pairings (competition_id, (lots[${at}]), round, board) WHERE lots[${at}] IS NOT NULL`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const at of PLACES)
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS competition_pairings_lot_${at}`);
  }
}
