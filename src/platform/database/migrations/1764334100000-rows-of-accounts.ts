import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../migration-steps.js';

/** The indexes by which the rows of an account are found, for its archive and its end. */
const INDEXES = {
  user_blocks_blocked: 'user_blocks (blocked_id)',
  friendships_friend: 'friendships (friend_id)',
  friend_requests_to: 'friend_requests (requested_id, requester_id)',
  sessions_of_user: 'sessions (user_id, id)',
  letters_of_user: 'letters (user_id, id)',
  apps_owner: 'apps (owner_id) WHERE owner_id IS NOT NULL',
  competitions_organised:
    'competitions (organiser_id, created_at, id) WHERE organiser_id IS NOT NULL',
  competition_series_organised: 'competition_series (organiser_id) WHERE organiser_id IS NOT NULL',
  competition_log_actor:
    'competition_log (actor_id, competition_id, number) WHERE actor_id IS NOT NULL',
  competition_log_subject:
    'competition_log (subject_id, competition_id, number) WHERE subject_id IS NOT NULL',
  ledger_high: 'ledger (high_id, low_id, rating_key)',
  club_balances_user: 'club_balances (user_id, club_id, season)',
  club_removals_of_user: 'club_removals (user_id, club_id)',
  club_removals_remover: 'club_removals (removed_by_id, club_id, user_id)',
  reports_reporter: 'reports (reporter_id, id)',
  reports_reported: 'reports (reported_id)',
  plans_user: 'plans (user_id, match_id)',
  autoplay_user: 'autoplay (user_id, id)',
  match_messages_sender: 'match_messages (sender_id, id)',
  deliveries_user: 'deliveries (user_id, id)',
  challenges_of_creator: 'challenges (creator_id, id)',
};

export class RowsOfAccounts1764334100000 implements MigrationInterface {
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
