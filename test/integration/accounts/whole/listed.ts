/**
 * The personal and secret columns that take no marker. That the person's values in them are gone is shown by the row,
 * which is gone, or by the value, which is the one that the module's `overwrite` gives.
 */
const WORD = 'It takes one of a few words.';
const FLAG = 'It is true or false.';
const MATCH = 'It refers to a match.';
const OWN_END = 'Its rows name nobody and end by themselves';

export const LISTED: Readonly<Record<string, string>> = {
  'appeals.is_granted': FLAG,
  'autoplay.delay': WORD,
  'autoplay.match_id': MATCH,
  'autoplay.mode': WORD,
  'closed_networks.network': `${OWN_END}: who it was is nowhere.`,
  'closed_networks.reason': `${OWN_END}: who it was is nowhere.`,
  'club_members.role': WORD,
  'deliveries.status': WORD,
  'friend_settings.shows_online': FLAG,
  'letters.kind': WORD,
  'notification_preferences.while_connected': FLAG,
  'plans.match_id': MATCH,
  'plans.status': WORD,
  'rate_limits.key': `${OWN_END}; what is counted is in them as a hash.`,
  'reviews.match_id': MATCH,
  'revoked_api_tokens.token_hash': `${OWN_END}: a hash tells nobody whose token it was.`,
  'user_roles.role': WORD,
  'users.auto_vacation': FLAG,
  'users.language': WORD,
  'users.language_chosen': FLAG,
  'users.matches_for': WORD,
  'users.online_for': WORD,
  'users.profile_for': WORD,
  'users.suits': WORD,
  'vacations.automatic': FLAG,
};

/** The markers that may be found after the end, with the tables that have them: see above. */
export const STAYS: Readonly<Record<string, string>> = {
  'api_tokens.token_hash': 'revoked_api_tokens',
};
