import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../migration-steps.js';

/** By these Postgres finds out whether any row names an account, before the account's own row is deleted. */
const INDEXES = {
  match_seats_substitute: 'match_seats (substitute_id) WHERE substitute_id IS NOT NULL',
  shuffle_chains_owner: 'shuffle_chains (owner_id)',
  competition_players_user: 'competition_players (user_id)',
  competition_balances_user: 'competition_balances (user_id)',
  club_ledger_low: 'club_ledger (low_id)',
  club_ledger_high: 'club_ledger (high_id)',
};

export class RowsThatNameAccounts1764334230000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, on] of Object.entries(INDEXES)) {
      await createIndexConcurrently(runner, name, `ON ${on}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) {
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
    }
  }
}
