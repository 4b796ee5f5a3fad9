import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../migration-steps.js';

/** Finds the matches that are to be archived next. Running matches are not in it, so that no move writes it. */
export class MatchesToArchive1764308300001 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const definition = `ON matches (finished_at, id) WHERE status <> 'IN_PROGRESS' AND archived IS NULL`;
    await createIndexConcurrently(runner, 'matches_to_archive', definition);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY matches_to_archive');
  }
}
