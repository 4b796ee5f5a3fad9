/** Every table: for what it has a row, how many of them one user can cause, and how long they are kept. */
import { code, table } from './markdown.js';

interface Kind {
  readonly tables: string;
  /** What has a row. */
  readonly of: string;
  /** How many of these rows one user can cause, or one network. */
  readonly most: string;
  readonly kept: string;
}

const CHANGES = '`CHANGES_PER_USER_PER_DAY`';
const FOR_EVER = 'for ever';

/** The tables with most rows come first. */
const KINDS: readonly Kind[] = [
  {
    tables: 'match_events match_deals',
    of: 'an event, a deal',
    most: `a few for each of ${CHANGES}`,
    kept: '`ARCHIVE_AFTER_DAYS` after the end of the match, then in its archive',
  },
  {
    tables: 'match_archives',
    of: 'a match that ended long ago, with all its events and deals; by month',
    most: 'as many as matches',
    kept: `${FOR_EVER}, or until its month is detached`,
  },
  {
    tables: 'user_events user_events_cleared',
    of: 'an event, for each person at the table',
    most: 'as many as events, for each of at most four players',
    kept: '`EVENTS_KEPT_DAYS`; one row for each match and person stays',
  },
  {
    tables: 'notifications',
    of: 'a notification',
    most: 'a few for each match and request',
    kept: '`NOTIFICATIONS_KEPT_DAYS` after it was read',
  },
  {
    tables: 'deliveries',
    of: 'a letter, a notification and channel, an event and webhook',
    most: 'as many as letters, notifications for each channel, and events for each of 10 webhooks',
    kept: '30 days after its end',
  },
  {
    tables: 'failing_targets',
    of: 'a target that fails',
    most: 'as many as webhooks',
    kept: 'until it works, or 30 days',
  },
  {
    tables: 'idempotency_keys',
    of: 'a call with a key, which is stored as a hash',
    most: CHANGES,
    kept: '30 days',
  },
  {
    tables: 'sessions refresh_tokens',
    of: 'a sign-in, a refresh',
    most: '300 an hour for an account',
    kept: '60 days after the last use',
  },
  {
    tables: 'webhooks webhook_secrets',
    of: 'a webhook, a secret of it',
    most: '10; 2 secrets each',
    kept: 'until it is deleted',
  },
  {
    tables: 'fair_play_matches fair_play_figures fair_play_peers',
    of: 'a match whose decisions a moderator has had measured, a player of it; sums for a rating',
    most: '30 requests of a moderator a day, of 20 matches each',
    kept: FOR_EVER,
  },
  {
    tables: 'voided_matches rating_reversals',
    of: 'a match that a moderator has voided, and what that changed back in ratings',
    most: 'one for a match',
    kept: FOR_EVER,
  },
  {
    tables: 'matches match_seats match_backers booked_matches ratings rating_changes rating_counts',
    of: 'a match, its seats, what its players are rated',
    most: '`RUNNING_MATCHES` at a time, `CHALLENGES_PER_MINUTE` begun',
    kept: FOR_EVER,
  },
  {
    tables: 'challenges challenge_seats challenge_backers shuffle_chains',
    of: 'a challenge or its seat; a chain, two for a challenge',
    most: '200 open, `CHALLENGES_PER_MINUTE`',
    kept: 'if it became a match, for ever; otherwise it ends within `CHALLENGES_OPEN_DAYS` and is kept `CHALLENGES_KEPT_DAYS` more',
  },
  {
    tables:
      'competitions competition_series competition_draws competition_log competition_rounds competition_pairings competition_matches competition_players competition_balances competition_entries',
    of: 'a competition, an entry, a round, who meets whom, an act in its log',
    most: '3 competitions that are not over, of 64 places each; a club 10 of 256',
    kept: FOR_EVER,
  },
  {
    tables: 'match_messages reports',
    of: 'a message, a report',
    most: '20 messages a minute, 20 reports an hour',
    kept: FOR_EVER,
  },
  {
    tables: 'closed_networks',
    of: 'a network that moderators have closed',
    most: '500 at one time',
    kept: 'until it opens, a year at most',
  },
  {
    tables: 'takeouts takeout_parts',
    of: 'an archive of all that is stored of a user, and each megabyte of it',
    most: 'one a day, which ends the one before',
    kept: '7 days',
  },
  {
    tables: 'reviews review_deals',
    of: 'a review, a deal of it',
    most: '20 reviews a day',
    kept: FOR_EVER,
  },
  {
    tables: 'hidden_matches',
    of: 'a finished match that a player hides',
    most: 'one for each match of the player',
    kept: 'until the player shows it again',
  },
  {
    tables: 'old_usernames',
    of: 'a name that an account has given up',
    most: 'one in 30 days',
    kept: '90 days: nobody else can take it meanwhile',
  },
  {
    tables:
      'users passwords friend_settings notification_preferences competition_calendars presence bots',
    of: 'an account, guests too, and its settings',
    most: '`REGISTRATIONS_PER_MINUTE` and `GUESTS_PER_MINUTE` of a network; 20 bots of an owner',
    kept: 'for ever: matches name them',
  },
  {
    tables: 'plans autoplay autoplay_due',
    of: 'a plan or setting of a player in a match, an action that is delayed',
    most: 'one of each for a match',
    kept: 'as long as the match; until it is played',
  },
  {
    tables: 'ledger next_reminders reminders overdue_set_aside outages heartbeat',
    of: 'a clock of a match, a reminder, a match that cannot be ended; an outage; one row',
    most: 'as many as matches; users cause no outages',
    kept: 'reminders until the turn is over; outages for ever: clocks are computed from them',
  },
  {
    tables: 'account_deletions',
    of: 'an account that is to be deleted, or was',
    most: 'one for each account',
    kept: `${FOR_EVER}: only an id, without a name`,
  },
  {
    tables: 'vacations',
    of: 'a vacation',
    most: '100 an hour',
    kept: 'until its account is closed',
  },
  {
    tables: 'friendships friend_requests user_blocks',
    of: 'two friends, a request, a blocked user',
    most: '60 requests an hour; 500 blocked users',
    kept: 'until it is taken back; a declined request 30 days',
  },
  {
    tables: 'clubs club_members club_removals',
    of: 'a club, a member, somebody who was removed',
    most: '10 clubs a day, 5 at a time; 20 memberships; 120 changes an hour',
    kept: 'until the club is closed; a member until they leave',
  },
  {
    tables: 'club_leavings',
    of: 'a membership that has ended',
    most: '120 changes of clubs an hour',
    kept: '30 days, or until the club is closed',
  },
  {
    tables: 'club_offers',
    of: 'a challenge in the lobby of a club',
    most: 'as many as challenges',
    kept: 'until it is matched or cancelled',
  },
  {
    tables: 'club_matches club_seasons club_ledger club_balances',
    of: 'a match of a club; its seasons; two members, and a member, in each season',
    most: 'as many as matches, for each of at most 20 clubs that its players share',
    kept: 'until the club is closed',
  },
  {
    tables: 'api_tokens push_subscriptions push_keys',
    of: 'a token, a browser that gets pushes; the key of the service',
    most: '50 tokens, 20 browsers',
    kept: 'until it is removed or expires',
  },
  {
    tables: 'revoked_api_tokens',
    of: 'the hash of a personal token that was revoked',
    most: 'the changes of a user in a day',
    kept: '30 days',
  },
  {
    tables: 'apps app_grants',
    of: 'an app; a user, app and device',
    most: '60 apps an hour, of a network 20 that register themselves; 20 devices of a user and app',
    kept: 'an app a day after it was deleted, 30 days without use if it registered itself; a grant 90 days after the last use',
  },
  {
    tables: 'oauth_records oauth_keys',
    of: 'a token, code or sign-in of an app; a signing key, one a month',
    most: '300 flows and 3,000 tokens of a network in a quarter of an hour',
    kept: 'until it expires; 90 days',
  },
  {
    tables: 'second_factors recovery_codes user_roles',
    of: 'a user with two-factor sign-in, a recovery code of it; a moderator or admin',
    most: 'one of each; 10 codes',
    kept: 'until it is turned off, used or taken away',
  },
  {
    tables: 'audit_log audit_texts appeals',
    of: 'an act of a moderator, an admin or the operator; its reason; an appeal',
    most: 'one appeal for each act about the user',
    kept: 'for ever; the reason and the appeal until the account of the person concerned is deleted',
  },
  {
    tables: 'letters',
    of: 'an e-mail about the account',
    most: 'the limits of e-mails',
    kept: '30 days',
  },
  {
    tables: 'outbox rate_limits schema_compatibility epochs',
    of: 'what has happened, a count of tries; one row; a restore of the database',
    most: 'a few for each change; one for each limit and key',
    kept: 'until it is handled or over',
  },
];

/** @param tables the tables of the database @throws Error that names those that are not listed, or do not exist */
export function rowsTable(tables: readonly string[]): string {
  const listed = KINDS.flatMap((kind) => kind.tables.split(' '));
  const missing = tables.filter((name) => !listed.includes(name));
  const unknown = listed.filter((name) => !tables.includes(name));
  if (missing.length + unknown.length > 0) {
    throw new Error(`not listed: ${missing.join(' ')}; unknown: ${unknown.join(' ')}`);
  }
  const rows = KINDS.map((kind) => [
    kind.tables.split(' ').map(code).join(', '),
    kind.of,
    kind.most,
    kind.kept,
  ]);
  return table(['table', 'a row for', 'most by one user', 'kept'], rows);
}
