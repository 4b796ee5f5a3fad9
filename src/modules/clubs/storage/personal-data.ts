import type { TableData } from '../../../platform/personal-data/personal-data.js';

/** What the tables hold of people. */
export const CLUBS_DATA: readonly TableData[] = [
  {
    table: 'clubs',
    about: 'A club, with its texts for all.',
    why: 'To show it.',
    kept: 'Until it is closed.',
    columns: {
      service: 'id name name_key about visibility rhythm time_zone link_version created_at',
    },
  },
  {
    table: 'club_members',
    about: 'Who is a member of a club.',
    why: 'To show it and to play in it.',
    kept: 'Until they leave.',
    of: [{ column: 'user_id', end: 'DELETED' }],
    columns: {
      service: 'club_id is_heir notified_of_offer_at',
      account: 'user_id',
      personal: 'role joined_at',
    },
    file: {
      name: 'clubs',
      about: {
        en: 'The clubs of which you are a member.',
        de: 'Die Klubs, in denen du Mitglied bist.',
      },
    },
  },
  {
    table: 'club_leavings',
    about: 'A membership that has ended.',
    why: 'To book matches that were played in it.',
    kept: '30 days.',
    of: [{ column: 'user_id', end: 'DELETED' }],
    columns: { service: 'club_id', account: 'user_id', personal: 'joined_at left_at' },
    file: {
      name: 'left-clubs',
      about: {
        en: 'The clubs that you have left in the last 30 days.',
        de: 'Die Klubs, die du in den letzten 30 Tagen verlassen hast.',
      },
      by: 'club_id left_at',
    },
  },
  {
    table: 'club_removals',
    about: 'Who was removed from a club, and why.',
    why: 'So that they do not come back by an old link.',
    kept: 'Until the club is closed.',
    of: [
      { column: 'user_id', end: 'DELETED' },
      { column: 'removed_by_id', end: 'KEPT' },
    ],
    overwrite: { reason: `''` },
    columns: {
      service: 'club_id link_version removed_at',
      account: 'user_id removed_by_id',
      personal: 'reason',
    },
    file: {
      name: 'club-removals',
      about: {
        en: 'Whom you have removed from clubs, and from which you were removed.',
        de: 'Wen du aus Klubs entfernt hast, und woraus du entfernt wurdest.',
      },
      by: 'club_id user_id',
      // Who is removed learns that, and not who of the keepers has done it.
      onlyFor: { removed_by_id: 'removed_by_id' },
    },
  },
  {
    table: 'club_offers',
    about: 'A challenge in the lobby of a club.',
    why: 'To show it to the members.',
    kept: 'Until it is matched or cancelled.',
    of: [{ column: 'creator_id', end: 'DELETED' }],
    columns: { service: 'challenge_id club_id created_at', account: 'creator_id' },
  },
  {
    table: 'club_matches',
    about: 'A match in the ledger of a club.',
    why: 'To count it once.',
    kept: 'Until the club is closed.',
    columns: { service: 'club_id match_id booked_at taken_back' },
  },
  {
    table: 'club_seasons',
    about: 'A season of a club.',
    why: 'To show its ledger by seasons.',
    kept: 'Until the club is closed.',
    columns: { service: 'club_id label begins_at ends_at matches' },
  },
  {
    table: 'club_ledger',
    about: 'How often two members have met in a season, and who won.',
    why: 'To show their account.',
    kept: 'Until the club is closed.',
    of: [
      { column: 'low_id', end: 'KEPT' },
      { column: 'high_id', end: 'KEPT' },
    ],
    columns: {
      service: 'club_id season matches low_wins high_wins low_bummerl high_bummerl',
      account: 'low_id high_id',
    },
  },
  {
    table: 'club_balances',
    about: 'What a member has won and lost in a season.',
    why: 'To show the standings.',
    kept: 'Until the club is closed.',
    of: [{ column: 'user_id', end: 'KEPT' }],
    columns: { service: 'club_id season matches given taken', account: 'user_id' },
    file: {
      name: 'club-balances',
      about: {
        en: 'What you have won and lost in each club and season.',
        de: 'Was du in jedem Klub und jeder Saison gewonnen und verloren hast.',
      },
      by: 'club_id season',
    },
  },
];
