const MINUTE = 60;
const QUARTER_HOUR = 15 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A limit that the operator sets. */
type Choice =
  | 'REGISTRATIONS_PER_MINUTE'
  | 'GUESTS_PER_MINUTE'
  | 'CHALLENGES_PER_MINUTE'
  | 'LETTERS_PER_HOUR'
  | 'ABORTS_PER_WEEK';

/** How often something may be tried, counted for all processes together; docs/limits.md lists the limits. */
export const TRY_LIMITS = {
  'login-account': {
    what: 'wrong passwords for an account, from all networks together that have never used it',
    tries: 10,
    seconds: QUARTER_HOUR,
  },
  'login-known': {
    what: 'wrong passwords for an account, from each network that has used it before',
    tries: 10,
    seconds: QUARTER_HOUR,
  },
  'login-network': {
    what: 'wrong passwords from a network, for any accounts',
    tries: 100,
    seconds: QUARTER_HOUR,
  },
  'second-factor': {
    what: 'wrong codes for the second factor of an account, after a right password',
    tries: 10,
    seconds: DAY,
  },
  'session-account': {
    what: 'sessions of an account that are opened or renewed',
    tries: 300,
    seconds: HOUR,
  },
  'reset-account': { what: 'reset e-mails for a name or address', tries: 3, seconds: HOUR },
  'reset-network': { what: 'reset e-mails from a network', tries: 20, seconds: HOUR },
  'verification-account': {
    what: 'verification e-mails that a user requests',
    tries: 5,
    seconds: HOUR,
  },
  'register-network': {
    what: 'accounts created from a network',
    tries: 'REGISTRATIONS_PER_MINUTE',
    seconds: MINUTE,
  },
  'guest-network': {
    what: 'guests created from a network',
    tries: 'GUESTS_PER_MINUTE',
    seconds: MINUTE,
  },
  'invitation-network': {
    what: 'invitation links opened from a network',
    tries: 300,
    seconds: QUARTER_HOUR,
  },
  'export-user': { what: 'exports of a user', tries: 60, seconds: HOUR },
  'export-network': { what: 'exports from a network', tries: 120, seconds: HOUR },
  'calendar-user': { what: 'readings of a user’s calendar', tries: 120, seconds: HOUR },
  'calendar-network': {
    what: 'readings of other calendars from a network',
    tries: 1200,
    seconds: HOUR,
  },
  'calendar-renewer': {
    what: 'times that a user renews the address of the calendar',
    tries: 20,
    seconds: HOUR,
  },
  'oauth-network': {
    what: 'OAuth flows begun from a network: consent pages and device codes',
    tries: 300,
    seconds: QUARTER_HOUR,
  },
  'token-network': {
    what: 'tokens that apps request, introspect or revoke from a network',
    tries: 3000,
    seconds: QUARTER_HOUR,
  },
  'device-network': {
    what: 'device codes entered from a network',
    tries: 60,
    seconds: QUARTER_HOUR,
  },
  'app-network': {
    what: 'apps that register themselves from a network',
    tries: 20,
    seconds: HOUR,
  },
  'app-owner': { what: 'apps that a user creates', tries: 60, seconds: HOUR },
  'message-sender': { what: 'messages of a user, in all matches', tries: 20, seconds: MINUTE },
  challenger: {
    what: 'challenges and rematch offers of a user, including refused ones',
    tries: 'CHALLENGES_PER_MINUTE',
    seconds: MINUTE,
  },
  caller: {
    what: 'requests of a user that reach others by e-mail or push: challenges that name them, offers',
    tries: 1000,
    seconds: HOUR,
  },
  called: {
    what: 'e-mails to a user about requests of others, and as many push messages',
    tries: 'LETTERS_PER_HOUR',
    seconds: HOUR,
  },
  // All of them post to an address of the user's choice.
  'webhook-owner': {
    what: 'times that a user creates, tests or replays a webhook, or changes its address',
    tries: 100,
    seconds: HOUR,
  },
  'confirmation-owner': {
    what: 'requests to confirm the webhooks of a user',
    tries: 60,
    seconds: HOUR,
  },
  'confirmation-host': {
    what: 'requests to confirm webhooks at one host',
    tries: 300,
    seconds: HOUR,
  },
  // Each changes deadlines, and moves of others wait meanwhile.
  vacation: { what: 'vacations booked or cancelled by a user', tries: 100, seconds: HOUR },
  competitor: {
    what: 'acts of a user in competitions, including refused ones',
    tries: 600,
    seconds: HOUR,
  },
  'competition-announcer': {
    what: 'competitions and series that a user announces, including refused ones',
    tries: 60,
    seconds: DAY,
  },
  // Each is a line in a public log, and may ask a partner.
  entrant: {
    what: 'entries, withdrawals, answers to partners and changes of competitions by a user, including refused ones',
    tries: 30,
    seconds: HOUR,
  },
  befriender: {
    what: 'friend requests of a user, including refused ones',
    tries: 60,
    seconds: HOUR,
  },
  'club-founder': { what: 'clubs that a user founds', tries: 10, seconds: DAY },
  'club-changer': {
    what: 'changes of clubs by a user, joining and leaving among them',
    tries: 120,
    seconds: HOUR,
  },
  takeout: { what: 'archives of their data for which a user asks', tries: 1, seconds: DAY },
  'takeout-download': { what: 'downloads of such archives by a user', tries: 20, seconds: DAY },
  'takeout-network': {
    what: 'wrong addresses of such archives from a network',
    tries: 30,
    seconds: QUARTER_HOUR,
  },
  appellant: { what: 'appeals of a user, including refused ones', tries: 20, seconds: HOUR },
  reporter: { what: 'reports by a user', tries: 20, seconds: HOUR },
  moderator: { what: 'acts of a moderator', tries: 600, seconds: HOUR },
  // Each takes a worker's thread for some seconds.
  reviewer: { what: 'matches for which a user requests a review', tries: 20, seconds: DAY },
  // Each takes a worker's thread for some minutes.
  'fair-play-measurer': {
    what: 'times that a moderator has decisions of a player measured',
    tries: 30,
    seconds: DAY,
  },
  'fair-play-reader': {
    what: 'times that a moderator reads figures about fair play',
    tries: 120,
    seconds: HOUR,
  },
  // A player who has seen the cards must not discard them often.
  'rated-abort': {
    what: 'offers of a user to call a rated match off',
    tries: 'ABORTS_PER_WEEK',
    seconds: 7 * DAY,
  },
} as const satisfies Record<string, { what: string; tries: number | Choice; seconds: number }>;

export type TryLimit = keyof typeof TRY_LIMITS;
