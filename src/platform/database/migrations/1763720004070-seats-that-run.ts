import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Marks every seat of a running match, also in matches that began before there was a mark. Whether a calendar change
 * concerns a match is checked for running matches only, however many were played before.
 */
export class SeatsThatRun1763720004070 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE match_seats s SET running = true FROM matches m
      WHERE m.id = s.match_id AND m.status = 'IN_PROGRESS' AND NOT s.running`);
  }

  /** Undoes nothing: a correct mark does no harm. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
