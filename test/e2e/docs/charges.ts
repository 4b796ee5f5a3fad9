/** What each mutation causes beside its own work, and what bounds that. */
import type { GraphQLSchema } from 'graphql';
import { code, table } from './markdown.js';

interface Cause {
  /** What is caused: later, elsewhere, or for long. */
  readonly what: string;
  /** What bounds it, beside the points of the operation. */
  readonly bound: string;
  readonly by: readonly string[];
}

const CAUSES: readonly Cause[] = [
  {
    what: 'nothing: a value of the account, an app, a bot or a match is replaced or removed',
    bound: 'the row that is there',
    by: `setAcceptancePolicy setAutoVacation setAutoplay setLocale setNotificationPreferences setShowsOnline setVisibility hideMatch showMatch setSuits
      setTimeZone updateApp updateBot rotateAppSecret rotateWebhookSecret renewCompetitionCalendar removePlan releaseBot confirmBot becomeBot
      logout logoutEverywhere revokeApiToken revokeApp deleteApp deleteWebhook removePushSubscription unblockUser
      removeFriend cancelFriendRequest declineFriendRequest cancelChallenge verifyEmail`.split(
      /\s+/,
    ),
  },
  {
    what: 'notifications are marked as read',
    bound: 'a part at a time; each once',
    by: ['markNotificationsRead'],
  },
  {
    what: 'a password is hashed',
    bound: 'one in a request; a queue for each network, and wrong passwords are limited',
    by: `login register keepAccount changePassword resetPassword changeEmail renameAccount beginSecondFactor
      turnOffSecondFactor renewRecoveryCodes deleteAccount`.split(/\s+/),
  },
  {
    what: 'an appeal, or its answer and the notice of it',
    bound: 'appeals of a user; one for each decision',
    by: ['appeal', 'answerAppeal'],
  },
  {
    what: 'a code of the second factor is checked',
    bound: 'wrong codes of an account',
    by: [
      'login',
      'confirmSecondFactor',
      'turnOffSecondFactor',
      'renewRecoveryCodes',
      'deleteAccount',
      'renameAccount',
      'changeEmail',
      'changePassword',
    ],
  },
  {
    what: 'an account, or a session with its refresh token',
    bound: 'accounts of a network; the budget for coming in',
    by: ['register', 'startAsGuest', 'login', 'refreshSession'],
  },
  {
    what: 'an e-mail to the account',
    bound: 'e-mails of an account, an address and a network',
    by: [
      'requestPasswordReset',
      'sendVerification',
      'changeEmail',
      'changePassword',
      'createApiToken',
      'keepAccount',
      'register',
      'resetPassword',
      'addPushSubscription',
      'deleteAccount',
    ],
  },
  {
    what: 'a row of a list of the user’s own',
    bound: 'the length of each list',
    by: [
      'addPushSubscription',
      'blockUser',
      'bookVacation',
      'foundClub',
      'joinClub',
      'cancelVacation',
      'createApiToken',
      'createApp',
      'createWebhook',
      'updateWebhook',
      'enableWebhook',
      'setPlan',
    ],
  },
  {
    what: 'posts to an address that the user has chosen',
    bound: 'tests, replays and confirmations in an hour, of a user and of a host',
    by: ['createWebhook', 'updateWebhook', 'enableWebhook', 'testWebhook', 'replayWebhook'],
  },
  {
    what: 'a notification, an e-mail or a push to somebody else',
    bound: 'requests of a user in an hour, e-mails and pushes to a user in an hour',
    by: [
      'acceptFriendRequest',
      'answerBacking',
      'askToBack',
      'createChallenge',
      'offerInClub',
      'declineChallenge',
      'joinClub',
      'removeClubMember',
      'offerAbort',
      'offerRematch',
      'sendFriendRequest',
      'sendMessage',
      'withdrawAbort',
      'withdrawBacking',
    ],
  },
  {
    what: 'a match, with its turns, events, notifications and webhook posts',
    bound: 'challenges in a minute, open challenges, running matches of a user',
    by: ['acceptChallenge', 'createChallenge', 'offerInClub', 'offerRematch'],
  },
  {
    what: 'events of a match, the next turns of bots, and planned turns',
    bound:
      'actions in one request, 64 of plans after it; plans are paid by their owners, a bot’s turn by who waits for it',
    by: ['act', 'setPlan', 'setAutoplay', 'resign'],
  },
  {
    what: 'a text that stays',
    bound: 'messages in a minute, reports in an hour',
    by: ['sendMessage', 'reportMessage', 'reportUser'],
  },
  {
    what: 'an entry of the audit log, and a notification to the person concerned',
    bound: 'acts of a moderator in an hour, reports that a moderator works on',
    by: `claimReport releaseReport decideReport warnUser muteUser unmuteUser suspendUser unsuspendUser closeNetwork openNetwork giveTime`.split(
      ' ',
    ),
  },
  {
    what: 'a competition with its entries, rounds, matches and log, and notifications to its players',
    bound:
      'acts of a user in competitions in an hour, competitions that are not over, their places; matches at once of a player',
    by: `answerCompetitionPartner cancelCompetition challengeOnLadder changeCompetition createCompetition
      createCompetitionSeries disqualifyEntry endCompetitionSeries endRoundEarly enterCompetition reenterCompetition
      withdrawFromCompetition`.split(/\s+/),
  },
  {
    what: 'a change of a club, for all its members',
    bound: 'clubs founded in a day, changes of clubs by a user in an hour, members of a club',
    by: [
      'foundClub',
      'updateClub',
      'joinClub',
      'leaveClub',
      'closeClub',
      'renewClubInvitation',
      'removeClubMember',
      'appointClubKeeper',
      'dismissClubKeeper',
      'handOverClub',
      'takeOverClub',
      'declineClub',
    ],
  },
  {
    what: 'a review: seconds of a thread of the worker',
    bound: 'reviews of a user in a day; users take turns',
    by: ['requestReview'],
  },
  {
    what: 'an archive: minutes of a worker, for a user with many matches',
    bound: 'one a day; one at a time in each worker',
    by: ['requestTakeout'],
  },
  {
    what: 'figures about fair play: minutes of a thread of the worker',
    bound: 'requests of a moderator in a day; players who are looked at take turns',
    by: ['measureFairPlay'],
  },
  {
    what: 'a voided match, and a notification to each of its players',
    bound: 'once for each match, by moderators',
    by: ['voidMatch'],
  },
];

/** @throws Error that names the mutations of the schema that are not listed, or the listed ones that do not exist */
export function mutationsTable(schema: GraphQLSchema): string {
  const known = Object.keys(schema.getMutationType()!.getFields());
  const listed = new Set(CAUSES.flatMap(({ by }) => by));
  const missing = known.filter((name) => !listed.has(name));
  const unknown = [...listed].filter((name) => !known.includes(name));
  if (missing.length + unknown.length > 0) {
    throw new Error(`not listed: ${missing.join(' ')}; unknown: ${unknown.join(' ')}`);
  }
  const rows = CAUSES.map(({ what, bound, by }) => [what, bound, by.map(code).join(', ')]);
  return table(['what is caused', 'what bounds it', 'by'], rows);
}
