import type { MigrationInterface, QueryRunner } from 'typeorm';

const COMMENTS: Readonly<Record<string, string>> = {
  'COLUMN apps.owner_id': 'Null: the app registered itself.',
  'COLUMN apps.secret_hash': 'Null: a public app, which cannot keep a secret.',
  'COLUMN autoplay_due.failures': 'How often the action could not be played.',
  'COLUMN letters.email':
    'The address to send to; null: the address that the user has when it is sent.',
  'COLUMN oauth_records.key': 'The hash of the model and of the value that its holder presents.',
  'COLUMN oauth_records.second_key':
    'A device code has the hash of its user code here, a sign-in the hash of its uid.',
  'COLUMN outbox.failures':
    'How often a worker took the task and failed; an offer that no worker took does not count.',
  'COLUMN refresh_tokens.successor_salt':
    'The successor is computed from it, the token and the secret of the service; alone it is worth nothing.',
  'COLUMN review_deals.after': 'The state of the match after the deal; null in old reviews.',
  'COLUMN reviews.attempts': 'How often the next deal was tried.',
  'COLUMN reviews.leaving': 'The action from which a house bot played the seat of the player.',
  'COLUMN user_events.created_at':
    'Infinite in the newest row of a match, which is kept when the older rows are deleted.',
  'COLUMN webhooks.confirmed_at':
    'When the address answered its challenge; null: not yet, so nothing else is sent to it.',
  'COLUMN webhooks.position': 'The last event of the user that has a delivery or was left out.',
  'TABLE user_events_cleared':
    'Events of a user up to this position are deleted. A reader with an older cursor has missed events.',
  'VIEW booked_vacations': 'The vacations of users.',
  'VIEW challenge_players': 'The users who accepted a challenge, or back a seat of it or ask to.',
  'VIEW deal_ends': 'When deals ended.',
  'VIEW finished_matches': 'The results of matches, with players and backers.',
  'VIEW known_outages': 'The id of the last outage; 0 without one.',
  'VIEW match_event_versions': 'The versions of the events of a match.',
  'VIEW match_followers': 'The users who have a match in their sequence of events, each once.',
  'VIEW match_players': 'The players of a match by seat.',
  'VIEW match_turns':
    'The player to act and the deadline; is_behind: the deadline does not yet count all outages.',
  'VIEW notification_types': 'The user and the type of each notification.',
  'VIEW running_matches': 'Matches in progress.',
  'VIEW user_addresses': 'The addresses for e-mails to users.',
  'VIEW user_calendars': 'The time zones of users, and whether vacation begins automatically.',
  'VIEW user_event_positions': 'The event at each position of the sequence of a user.',
  'VIEW user_profiles': 'What others see of a user.',
};

/** Comments in plain words. */
export class PlainComments1763760000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [object, text] of Object.entries(COMMENTS)) {
      await runner.query(`COMMENT ON ${object} IS '${text}'`);
    }
  }

  /** The comments stay: nothing depends on their words. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
