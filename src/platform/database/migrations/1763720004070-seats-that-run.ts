import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Every seat of a running match is marked as such, those of matches that began before there was a mark
 * too: whose calendar changes is asked for running matches alone, whatever was played before.
 */
export class SeatsThatRun1763720004070 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE match_seats s SET running = true FROM matches m
      WHERE m.id = s.match_id AND m.status = 'IN_PROGRESS' AND NOT s.running`);
  }

  /** A mark that is right harms nobody. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
