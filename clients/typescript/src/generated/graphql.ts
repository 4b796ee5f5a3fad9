/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocumentString } from '../document.js';
/** The challenge in which the viewer sits down, and the viewer’s choices. */
export type AcceptChallengeInput = {
  /** An open challenge. */
  readonly challengeId: string;
  /** The player’s contribution to the shuffle, at most 64 characters. */
  readonly clientSeed?: string | null | undefined;
  /** 1 to 200 characters; each user has their own keys. A call that is repeated with the same key and input is done once; the answer has the current state. */
  readonly idempotencyKey?: string | null | undefined;
  /** The token of an invitation link, needed for a challenge by invitation. */
  readonly invitationToken?: string | null | undefined;
  /** Single options; where they differ from the creator’s, the default applies. */
  readonly rules?: RulesInput | null | undefined;
  /** The free seat to take, from 0. Absent: the seat that names the viewer, or else the first free one. */
  readonly seat?: number | null | undefined;
};

/** Input of `acceptFriendRequest`. */
export type AcceptFriendRequestInput = {
  /** The name of the other user, without regard to case. */
  readonly username: string;
};

/** Which challenges the service accepts for a bot. All conditions must hold. */
export type AcceptancePolicyInput = {
  /** The kinds of clocks; absent: every kind. */
  readonly clocks?: ReadonlyArray<ClockKind> | null | undefined;
  /** Whether single rules may differ from the preset. */
  readonly customRules?: boolean | null | undefined;
  /** How many matches it plays at once, including matches that its program started. */
  readonly maxMatches: number;
  /** The most time for a turn, or the largest bank, in seconds. */
  readonly maxSeconds?: number | null | undefined;
  /** The least time for a turn, or the least bank, in seconds. */
  readonly minSeconds?: number | null | undefined;
  /** Up to 100 usernames if `who` is NAMED; otherwise absent. */
  readonly named?: ReadonlyArray<string> | null | undefined;
  /** The presets; absent: every one. */
  readonly presets?: ReadonlyArray<PresetKey> | null | undefined;
  /** Rated matches only, or unrated ones only; absent: either. */
  readonly rated?: boolean | null | undefined;
  /** The variants; absent: every one. */
  readonly variants?: ReadonlyArray<VariantKey> | null | undefined;
  /** Who may challenge it; users whom it has blocked never may. */
  readonly who?: BotAudience | null | undefined;
};

/** The actions to play, and the match. */
export type ActInput = {
  /** 1 to 16 tokens of `legal` or `legalActions`. They are played in order, all or none. Only the first illegal token is reported, because it decides what is legal after it. */
  readonly actions: ReadonlyArray<string>;
  /** The `version` that the client has seen: if the match has changed since, the call is refused with STALE_VERSION. If left out, the version is not checked. */
  readonly expectedVersion?: number | null | undefined;
  /** 1 to 200 characters, per user: a repeated call with the same key changes nothing more. A refused call does not use the key up. */
  readonly idempotencyKey?: string | null | undefined;
  /** The match. */
  readonly matchId: string;
};

/** Input of `addPushSubscription`. */
export type AddPushSubscriptionInput = {
  /** Its `keys.auth`: 16 bytes as base64url. */
  readonly auth: string;
  /** The address, as `PushSubscription.toJSON()` gives it in the browser. */
  readonly endpoint: string;
  /** A name for it. */
  readonly label?: string | null | undefined;
  /** Its `keys.p256dh`: 65 bytes as base64url. */
  readonly p256dh: string;
};

/** Whether the opponent's tricks and points stand still at a close (Zudrehen finster). */
export type AfterCloseRule =
  /** They count on. */
  | 'counting'
  /** They stand still. */
  | 'frozen'
  /** They count on, but a close that succeeds is priced by those at the close. */
  | 'pricedAtClose';

/** Who wins when all cards are played: the last trick or the higher card points. */
export type AllPlayedRule =
  /** The higher card points win. */
  | 'countPoints'
  /** The last trick wins. */
  | 'lastTrickWins';

/** Input of `answerAppeal`. */
export type AnswerAppealInput = {
  /** The entry that the appeal is against. */
  readonly auditEntryId: string;
  /** Whether the appeal is granted. */
  readonly isGranted: boolean;
  /** The answer, which the person concerned reads: 1 to 2,000 characters. */
  readonly text: string;
};

/** The answer to a user who asks to back the viewer’s seat. */
export type AnswerBackingInput = {
  /** True accepts; false declines or drops an accepted backer. */
  readonly accept: boolean;
  /** An open challenge. */
  readonly challengeId: string;
  /** The user who has asked to back the viewer’s seat. */
  readonly username: string;
};

/** Input of `answerCompetitionPartner`. */
export type AnswerCompetitionPartnerInput = {
  /** Whether the viewer agrees to be the partner. */
  readonly agree: boolean;
  /** The competition. */
  readonly competitionId: string;
  /** 1 to 200 characters; each user has their own keys. A call that is repeated with the same key and input is done once; the answer has the current state. */
  readonly idempotencyKey?: string | null | undefined;
};

/** Input of `appeal`. */
export type AppealInput = {
  /** The decision. */
  readonly auditEntryId: string;
  /** Why it is wrong: 1 to 2,000 characters. */
  readonly text: string;
};

/** Input of `appointClubKeeper`. */
export type AppointClubKeeperInput = {
  /** The club. */
  readonly clubId: string;
  /** The name of another member, without regard to case. */
  readonly username: string;
};

/** The seat that the viewer asks to back. */
export type AskToBackInput = {
  /** An open challenge. */
  readonly challengeId: string;
  /** 1 to 200 characters; each user has their own keys. A call that is repeated with the same key and input is done once; the answer has the current state. */
  readonly idempotencyKey?: string | null | undefined;
  /** A seat that a player has taken. */
  readonly seat: number;
};

/** Who may see something that is a user’s. The user always may. Users whom the user blocks count as strangers. */
export type Audience =
  /** Everyone, also without an account. */
  | 'EVERYONE'
  /** Friends. */
  | 'FRIENDS'
  /** Nobody else. */
  | 'NOBODY'
  /** Those who have or had a match with the user (of their newest thousand), and friends. */
  | 'OPPONENTS';

/** What a moderator, an admin or the operator did. */
export type AuditAct =
  /** An appeal of the person concerned was answered. */
  | 'APPEAL_ANSWERED'
  /** The figures about the fair play of the person concerned were read. */
  | 'FAIR_PLAY_READ'
  /** A match was voided. */
  | 'MATCH_VOIDED'
  /** The person concerned may write no messages for a time. */
  | 'MUTED'
  /** A network was closed. */
  | 'NETWORK_CLOSED'
  /** A network was opened again. */
  | 'NETWORK_OPENED'
  /** A report was decided. */
  | 'REPORT_DECIDED'
  /** A role was given to the person concerned. */
  | 'ROLE_GIVEN'
  /** The role of the person concerned was taken away. */
  | 'ROLE_TAKEN'
  /** Two-factor sign-in was turned off for the person concerned. */
  | 'SECOND_FACTOR_REMOVED'
  /** The account of the person concerned was suspended. */
  | 'SUSPENDED'
  /** Time was given back in a match. */
  | 'TIME_GIVEN'
  /** The person concerned may write messages again. */
  | 'UNMUTED'
  /** The suspension of an account was lifted. */
  | 'UNSUSPENDED'
  /** The person concerned was warned. */
  | 'WARNED';

/** How soon a forced action is played. */
export type AutoplayDelay =
  /** After a random delay of 1 to 20 minutes, but at most half of the remaining time. */
  | 'HIDDEN'
  /** At once. This shows the opponents that there was only one choice. */
  | 'NONE';

/** Whether actions are played automatically for a player. */
export type AutoplayMode =
  /** An action is played when it is the only legal one. */
  | 'FORCED'
  /** No action is played automatically. */
  | 'OFF';

/** The profile of a new bot. */
export type BecomeBotInput = {
  /** A description, up to 500 characters. */
  readonly description?: string | null | undefined;
  /** The name of the program that plays, 1 to 60 characters. */
  readonly engine: string;
  /** Its page on the web: an https or http address. */
  readonly homepage?: string | null | undefined;
  /** 1 to 200 characters; each user has their own keys. A call that is repeated with the same key and input is done once; the answer has the current state. */
  readonly idempotencyKey?: string | null | undefined;
  /** The username of the person who is responsible for it and will confirm it. */
  readonly owner: string;
  /** Its version, 1 to 40 characters. */
  readonly version: string;
};

/** Input of `beginSecondFactor`. */
export type BeginSecondFactorInput = {
  /** The current password. */
  readonly password: string;
};

/** Whether the caller asks the others first, or bids first and may then name no contract after seeing the talon. */
export type BiddingRule =
  /** The caller asks the others first. */
  | 'asked'
  /** The caller bids first. */
  | 'callerFirst';

/** Input of `blockUser`. */
export type BlockUserInput = {
  /** The user to block or unblock. */
  readonly username: string;
};

/** Input of `bookVacation`: whole days. */
export type BookVacationInput = {
  /** The first day of the vacation, like 2026-12-24, in your time zone. */
  readonly from: string;
  /** The last day of the vacation, like 2026-12-26. */
  readonly to: string;
};

/** Who may challenge a bot that answers by a policy. */
export type BotAudience =
  /** Only bots. */
  | 'BOTS'
  /** Everyone whom the bot has not blocked. */
  | 'EVERYONE'
  /** The users whom the policy names. */
  | 'NAMED'
  /** Only people. */
  | 'PEOPLE';

/** All given conditions must hold. */
export type BotFilter = {
  /** Bots that would now accept a challenge of the viewer immediately, if it fits their policies. The viewer must be signed in. */
  readonly acceptsMe?: boolean | null | undefined;
  /** Bots that are connected by a stream, or that are not. */
  readonly connected?: boolean | null | undefined;
  /** Bots whose policy does not exclude the variant. */
  readonly variant?: VariantKey | null | undefined;
};

/** What kind of bot a user is. */
export type BotKind =
  /** An account for which somebody’s program plays. */
  | 'ACCOUNT'
  /** A bot of the service, which always answers. */
  | 'HOUSE';

/** The house bots by strength, weakest first: no level has a lower rating than one before it. */
export type BotLevel =
  /** Searches as the expert does, for a shorter time. */
  | 'adept'
  /** Searches a little: a good club player. */
  | 'club'
  /** Plays by rules of thumb. */
  | 'easy'
  /** Searches long. */
  | 'expert'
  /** Searches as the expert does, for a longer time. */
  | 'master'
  /** Plays any legal action, all with the same probability. */
  | 'random'
  /** Plays like a regular guest of a pub: forgets cards, values marriages too highly, closes too boldly or too timidly. */
  | 'regular';

/** Filters matches or challenges by bots: house bots and bot accounts. */
export type BotsFilter =
  /** With and without bots. */
  | 'ANY'
  /** Only matches or challenges in which a bot plays or is named. */
  | 'ONLY'
  /** Only matches or challenges in which no bot plays or is named. */
  | 'WITHOUT';

/** What a player did in the bidding or doubling. */
export type CallKind =
  /** Bids the contract, or raises to it. */
  | 'BID'
  /** Doubles the value of the deal. */
  | 'DOUBLE'
  /** Passes. */
  | 'PASS';

/** The viewer’s own challenge to cancel. */
export type CancelChallengeInput = {
  /** An open challenge. */
  readonly challengeId: string;
};

/** Input of `cancelCompetition`. */
export type CancelCompetitionInput = {
  /** The competition. */
  readonly competitionId: string;
  /** 1 to 200 characters; each user has their own keys. A call that is repeated with the same key and input is done once; the answer has the current state. */
  readonly idempotencyKey?: string | null | undefined;
  /** Why, in 3 to 500 characters: everyone can read it in the log. */
  readonly reason: string;
};

/** Input of `cancelFriendRequest`. */
export type CancelFriendRequestInput = {
  /** The name of the other user, without regard to case. */
  readonly username: string;
};

/** Input of `cancelVacation`. */
export type CancelVacationInput = {
  /** The vacation to cancel. */
  readonly vacationId: string;
};

/** The ranks of cards, strongest first. */
export type CardRank =
  /** Ass, Sau; `A` in tokens. */
  | 'ACE'
  /** Achter; `8` in tokens. */
  | 'EIGHT'
  /** Bub, Unter; `J` in tokens. */
  | 'JACK'
  /** König; `K` in tokens. */
  | 'KING'
  /** Neuner; `9` in tokens. */
  | 'NINE'
  /** Dame, Ober; `Q` in tokens. */
  | 'QUEEN'
  /** Siebener; `7` in tokens. */
  | 'SEVEN'
  /** Zehner; `T` in tokens. */
  | 'TEN';

/** The suits that cards show and that texts name. Tokens of cards are the same for both. */
export type CardSuits =
  /** Hearts, diamonds, spades and clubs, with queens and jacks. */
  | 'FRENCH'
  /** Hearts, bells, leaves and acorns (Herz, Schell, Laub, Eichel), with Ober and Unter. */
  | 'GERMAN';

/** All given conditions must hold. */
export type ChallengeFilter = {
  /** With bots or without; WITHOUT excludes bots from a lobby. */
  readonly bots?: BotsFilter | null | undefined;
  /** Challenges created before this time. */
  readonly createdBefore?: string | null | undefined;
  /** Challenges created at this time or later. */
  readonly createdSince?: string | null | undefined;
  /** The username of the creator. */
  readonly creator?: string | null | undefined;
  /** True: excludes challenges in which the viewer has sat down. */
  readonly excludeOwn?: boolean | null | undefined;
  /** True: challenges in which the viewer sits or is named, including ended ones. Needs a signed-in viewer. */
  readonly mine?: boolean | null | undefined;
  /** The username of a user who sits in them or is named. */
  readonly opponent?: string | null | undefined;
  /** Challenges of this preset. */
  readonly preset?: PresetKey | null | undefined;
  /** True: challenges for rated matches; false: for unrated ones. */
  readonly rated?: boolean | null | undefined;
  /** The status of the challenges; without `mine` all are open. */
  readonly status?: ChallengeStatus | null | undefined;
  /** Challenges by their clock. */
  readonly timeControl?: TimeControlFilter | null | undefined;
  /** Challenges of this variant. */
  readonly variant?: VariantKey | null | undefined;
};

/** Input of `challengeOnLadder`. */
export type ChallengeOnLadderInput = {
  /** The competition. */
  readonly competitionId: string;
  /** 1 to 200 characters; each user has their own keys. A call that is repeated with the same key and input is done once; the answer has the current state. */
  readonly idempotencyKey?: string | null | undefined;
  /** The number of the entry that is challenged, from 1. */
  readonly number: number;
};

/** The order of a list of challenges. */
export type ChallengeOrder =
  /** By creation time, the oldest first. */
  | 'CREATED_ASC'
  /** By creation time, the newest first. */
  | 'CREATED_DESC';

/** Why a challenge can no longer be accepted by anyone. */
export type ChallengeRemovalReason =
  /** Its creator has cancelled it, or it was open for too long. */
  | 'CANCELLED'
  /** A player whom it named has declined. */
  | 'DECLINED'
  /** Its last free seat has been taken. */
  | 'TAKEN';

/** Whether a seat of a challenge is free. */
export type ChallengeSeatState =
  /** Anyone who may accept the challenge can take it. */
  | 'FREE'
  /** It is reserved for its user, who has not accepted yet. */
  | 'NAMED'
  /** Its user has sat down: the creator and house bots at once. */
  | 'TAKEN';

/** The status of a challenge. */
export type ChallengeStatus =
  /** Its creator has cancelled it, or it was open for too long. */
  | 'CANCELLED'
  /** A player whom it named has declined. */
  | 'DECLINED'
  /** It has become a match. */
  | 'MATCHED'
  /** It waits for players. */
  | 'OPEN';

/** Input of `changeCompetition`. What is left out stays. The game, the form and its settings cannot be changed. */
export type ChangeCompetitionInput = {
  /** A description for players: at most 2,000 characters. */
  readonly about?: string | null | undefined;
  /** Who may enter. */
  readonly access?: CompetitionAccess | null | undefined;
  /** The competition. */
  readonly competitionId: string;
  /** When a ladder ends; null: never. */
  readonly endsAt?: string | null | undefined;
  /** 1 to 200 characters; each user has their own keys. A call that is repeated with the same key and input is done once; the answer has the current state. */
  readonly idempotencyKey?: string | null | undefined;
  /** With fewer entries it is cancelled at its start. */
  readonly leastEntries?: number | null | undefined;
  /** How many of its matches a player plays at once: 1 to 50. */
  readonly matchesAtOnce?: number | null | undefined;
  /** Its name: 3 to 60 characters. */
  readonly name?: string | null | undefined;
  /** When entries open. */
  readonly opensAt?: string | null | undefined;
  /** How many can take part. */
  readonly places?: number | null | undefined;
  /** The least rating; null for none. */
  readonly ratingLeast?: number | null | undefined;
  /** The greatest rating; null for none. */
  readonly ratingMost?: number | null | undefined;
  /** Makes a new invitation link; the links that were sent do not work any more. */
  readonly renewInvitation?: boolean | null | undefined;
  /** A round is adjudicated so many days after its opening: 1 to 365. */
  readonly roundDays?: number | null | undefined;
  /** When entries close and the draw is made; null: once all places are taken. */
  readonly startsAt?: string | null | undefined;
  /** Who loses more matches than this by time is out: 0 to 50. */
  readonly timeoutsAllowed?: number | null | undefined;
};

/** Input of `changeEmail`. */
export type ChangeEmailInput = {
  /** The code of the second factor, or a recovery code; needed if the account has two-factor sign-in. */
  readonly code?: string | null | undefined;
  /** The new address; null removes the address. */
  readonly email?: string | null | undefined;
  /** The current password. */
  readonly password: string;
};

/** Input of `changePassword`. */
export type ChangePasswordInput = {
  /** The code of the second factor, or a recovery code; needed if the account has two-factor sign-in. */
  readonly code?: string | null | undefined;
  /** The current password. */
  readonly currentPassword: string;
  /** 8 to 200 characters. */
  readonly newPassword: string;
  /** Whether all personal tokens and granted apps end as well. */
  readonly revokeTokens?: boolean;
};

/** Whether a channel is used at all. */
export type ChannelPreferenceInput = {
  /** The channel. */
  readonly channel: NotificationChannel;
  /** Whether it is used. */
  readonly enabled: boolean;
};

/** Input of `claimReport`. */
export type ClaimReportInput = {
  /** The report. */
  readonly reportId: string;
};

/** How players’ time is measured. */
export type ClockKind =
  /** A time for all turns of a player together. */
  | 'BANK'
  /** No clock; such a match is unrated. */
  | 'NONE'
  /** A time for each turn. */
  | 'PER_TURN';

/** Input of `closeClub`. */
export type CloseClubInput = {
  /** The club. */
  readonly clubId: string;
};

/** Input of `closeNetwork`: either a network or a user. */
export type CloseNetworkInput = {
  /** An address, or a network such as `203.0.113.0/24` or `2001:db8::/32`: a /16 of IPv4 or a /32 of IPv6 at most. An IPv6 address stands for its /64. */
  readonly network?: string | null | undefined;
  /** Why, in 3 to 1,000 characters: for moderators and the audit log. */
  readonly reason: string;
  /** When it opens by itself: within a year. */
  readonly until: string;
  /** The name of a user: the networks are closed from which this account was used within 30 days, the last ten. */
  readonly username?: string | null | undefined;
};

/** Who may close: any player on lead, only the player who has just won a trick (also before drawing), or nobody. */
export type CloseWhenRule =
  /** The player who has just won a trick, also before drawing. */
  | 'afterTrick'
  /** Any player on lead. */
  | 'lead'
  /** Nobody. */
  | 'never';

/** What can be done in a club, or to it. */
export type ClubActKind =
  /** Close it for good: `closeClub`. */
  | 'CLOSE'
  /** Decline to become its owner: `declineClub`. */
  | 'DECLINE'
  /** Offer it to another member: `handOverClub`. */
  | 'HAND_OVER'
  /** See its invitation link and replace it: `invitation`, `renewClubInvitation`. */
  | 'INVITE'
  /** Join it, without a link: `joinClub`. */
  | 'JOIN'
  /** Leave it: `leaveClub`. */
  | 'LEAVE'
  /** Offer a match in its lobby: `offerInClub`. */
  | 'OFFER'
  /** Remove a member: `removeClubMember`. Only the owner removes keepers. */
  | 'REMOVE_MEMBER'
  /** Make a member a keeper, or end that: `appointClubKeeper`, `dismissClubKeeper`. */
  | 'SET_KEEPERS'
  /** Become its owner, because the owner has offered it: `takeOverClub`. */
  | 'TAKE_OVER'
  /** Change its name and settings: `updateClub`. */
  | 'UPDATE';

/** How long a season of a club’s ledger is. */
export type ClubRhythm =
  /** A season is a month. */
  | 'MONTH'
  /** The ledger has no seasons. */
  | 'NONE'
  /** A season is a quarter of a year. */
  | 'QUARTER'
  /** A season is a year. */
  | 'YEAR';

/** What a member may do in a club. */
export type ClubRole =
  /** Invites people, removes members and changes the club. */
  | 'KEEPER'
  /** Plays with the others. */
  | 'MEMBER'
  /** The one owner: has every right, and can make keepers, hand the club over and close it. */
  | 'OWNER';

/** Who sees a club, and who may join it. */
export type ClubVisibility =
  /** Everyone sees it; people join by its invitation link. */
  | 'LISTED'
  /** Everyone sees it, and anyone with an account may join. */
  | 'OPEN'
  /** Only its members see it; people join by its invitation link. For others it does not exist. */
  | 'PRIVATE';

/** Who may enter a competition. */
export type CompetitionAccess =
  /** Every registered user. */
  | 'ALL'
  /** Members of the club. */
  | 'CLUB'
  /** Users with the organiser’s link. Others do not find it in lists. */
  | 'INVITATION'
  /** Users whose rating for the variant is within the bounds. */
  | 'RATING';

/** What can be done in a competition. */
export type CompetitionActKind =
  /** Agree to be somebody’s partner, or not: `answerCompetitionPartner`. */
  | 'ANSWER_PARTNER'
  /** Cancel it: `cancelCompetition`. */
  | 'CANCEL'
  /** Challenge on a ladder: `challengeOnLadder`. */
  | 'CHALLENGE'
  /** Change its terms: `changeCompetition`. */
  | 'CHANGE'
  /** Disqualify an entrant: `disqualifyEntry`. */
  | 'DISQUALIFY'
  /** End the round before its time: `endRoundEarly`. */
  | 'END_ROUND'
  /** Enter it: `enterCompetition`. */
  | 'ENTER'
  /** Buy another lot: `reenterCompetition`. */
  | 'REENTER'
  /** Withdraw: `withdrawFromCompetition`. */
  | 'WITHDRAW';

/** The status of an entry. */
export type CompetitionEntryStatus =
  /** The organiser has disqualified the entrant. */
  | 'DISQUALIFIED'
  /** Has a place, and takes part. */
  | 'ENTERED'
  /** The partner has not agreed yet. */
  | 'INCOMPLETE'
  /** Was still waiting, or without a partner, when entries closed. */
  | 'NOT_DRAWN'
  /** Has lost too many matches by time, or closed the account. */
  | 'OUT'
  /** On the waiting list: moves up when a place becomes free. */
  | 'WAITING'
  /** Has withdrawn. */
  | 'WITHDRAWN';

/** All given conditions must hold. */
export type CompetitionFilter = {
  /** Competitions that a club runs. */
  readonly clubId?: string | null | undefined;
  /** Competitions of a form. */
  readonly form?: CompetitionFormKey | null | undefined;
  /** True: competitions in which the viewer has entered, the last entry first. Needs a signed-in viewer. */
  readonly mine?: boolean | null | undefined;
  /** The username of the organiser. */
  readonly organiser?: string | null | undefined;
  /** Competitions of a status. */
  readonly status?: CompetitionStatus | null | undefined;
  /** Competitions of a variant. */
  readonly variant?: VariantKey | null | undefined;
};

/** A form of competition. */
export type CompetitionFormKey =
  /** Preisschnapsen (knock-out). */
  | 'KNOCK_OUT'
  /** Ladder. */
  | 'LADDER'
  /** League. */
  | 'LEAGUE'
  /** Round robin. */
  | 'ROUND_ROBIN'
  /** Swiss system. */
  | 'SWISS'
  /** Tables. */
  | 'TABLES';

/** When the seasons of a series begin. */
export type CompetitionRhythmInput = {
  /** Every so many: 1 to 52 weeks or 1 to 24 months. */
  readonly every: number;
  /** The start of the first season by the clock of the time zone, like 2027-01-03T18:00, within a year. */
  readonly firstStart: string;
  /** The fewest days between the end of a season and the start of the next: 0 to 365; null: seasons may overlap. */
  readonly intervalDays?: number | null | undefined;
  /** Entries open so many days before the start: 1 to 60. */
  readonly opensDaysBefore: number;
  /** The time zone of its clock: an IANA name like Europe/Vienna. */
  readonly timeZone: string;
  /** In what it is counted. */
  readonly unit: CompetitionRhythmUnit;
};

/** In what the seasons of a series are counted. */
export type CompetitionRhythmUnit =
  /** In calendar months. */
  | 'MONTH'
  /** In weeks. */
  | 'WEEK';

/** A setting of a form: its key, and the field that fits its kind. */
export type CompetitionSettingInput = {
  /** The value of kind BOOLEAN. */
  readonly boolean?: boolean | null | undefined;
  /** The value of kind CHOICE. */
  readonly choice?: string | null | undefined;
  /** The value of kind INTEGER. */
  readonly integer?: number | null | undefined;
  /** The key, as the form lists it. */
  readonly key: string;
};

/** The kind of value of a setting. */
export type CompetitionSettingKind =
  /** Yes or no. */
  | 'BOOLEAN'
  /** One of several words. */
  | 'CHOICE'
  /** A whole number within bounds. */
  | 'INTEGER';

/** Where in a competition a pairing belongs. */
export type CompetitionStage =
  /** The final. */
  | 'FINAL'
  /** The losers’ bracket. */
  | 'LOSERS'
  /** The main part; most forms have only this. */
  | 'MAIN'
  /** The pairing for the third place. */
  | 'THIRD_PLACE';

/** The status of a competition. */
export type CompetitionStatus =
  /** Entries are not open yet. */
  | 'ANNOUNCED'
  /** It was cancelled, or had too few entries at its start. */
  | 'CANCELLED'
  /** It has ended with places. */
  | 'ENDED'
  /** Open for entry. */
  | 'OPEN'
  /** The draw has been made; it is being played. */
  | 'RUNNING';

/** A bot that names the viewer as its owner. */
export type ConfirmBotInput = {
  /** The bot’s username. */
  readonly username: string;
};

/** Input of `confirmSecondFactor`. */
export type ConfirmSecondFactorInput = {
  /** The code that the program shows. */
  readonly code: string;
};

/** Who may bid a contract. */
export type ContractBidder =
  /** The side against the caller. */
  | 'AGAINST'
  /** Everybody. */
  | 'ANY'
  /** The caller, who names trump. */
  | 'CALLER';

/** What the declarer must reach. */
export type ContractGoal =
  /** Every trick, taken by the declarer alone. */
  | 'EVERY_TRICK'
  /** No trick. */
  | 'NO_TRICK'
  /** 66 card points by the fourth trick, in bauern by the third, and no trick lost. */
  | 'SIXTY_SIX_IN_TIME'
  /** 66 card points of the declarer’s side, or the last trick if nobody has 66. */
  | 'SIXTY_SIX_OR_LAST';

/** The contracts (angesagte Spiele) of dreier and bauern. */
export type ContractKey =
  /** Beggar with aces low; in German Assenbettler (Zehnerloch). */
  | 'ASSENBETTLER'
  /** Beggar with an ace; in German Ass-Bettler (Ass-Fechter). */
  | 'ASS_BETTLER'
  /** Farmer with aces low; in German Bauernloch. */
  | 'BAUERNLOCH'
  /** Farmer; in German Bauernschnapser (Bauer). */
  | 'BAUERNSCHNAPSER'
  /** Beggar; in German Bettler (Fechter). */
  | 'BETTLER'
  /** Whole suit; in German Farbringerl (Farbenjodler, Herrenringerl). */
  | 'FARBRINGERL'
  /** March; in German Gang (Gangl, Land, Ring). */
  | 'GANG'
  /** All trumps; in German Herrenschnapser (Herrenjodler, Trumpfringerl). */
  | 'HERRENSCHNAPSER'
  /** Counter-farmer; in German Kontrabauernschnapser. */
  | 'KONTRABAUERNSCHNAPSER'
  /** Counter-Schnapser; in German Kontraschnapser (Kontra-Drei-Stich). */
  | 'KONTRASCHNAPSER'
  /** Normal game; in German Normales Spiel (Rufer). */
  | 'NORMAL'
  /** Open beggar; in German Plauderer. */
  | 'PLAUDERER'
  /** Schnapser; in German Schnapser (Drei-Stich). */
  | 'SCHNAPSER'
  /** March with aces low; in German Zehnergang (Zehnerloch, Zehnerland). */
  | 'ZEHNERGANG';

/** Who leads first. */
export type ContractLeader =
  /** The caller, who names trump. */
  | 'CALLER'
  /** The declarer, who has bid the contract. */
  | 'DECLARER';

/** The personal token to create. */
export type CreateApiTokenInput = {
  /** When it expires, within ten years. Left out: it is valid until it is revoked. */
  readonly expiresAt?: string | null | undefined;
  /** 1 to 200 characters; each user has their own keys. A call that is repeated with the same key and input is done once; the answer has the current state. */
  readonly idempotencyKey?: string | null | undefined;
  /** A name by which its owner recognises it, 1 to 60 characters. */
  readonly name: string;
  /** The scopes of the token; at least one. */
  readonly scopes: ReadonlyArray<unknown>;
};

/** The app to register. */
export type CreateAppInput = {
  /** An https address that users are shown; none when left out. */
  readonly homepage?: string | null | undefined;
  /** Whether the app runs on a server and can keep a secret. An app on users’ own devices cannot: it is public. */
  readonly isConfidential?: boolean;
  /** The name that users see when the app asks for their consent: 1 to 50 visible characters, with single spaces and letters of one script, and nothing that looks like the name of this service. It is unique among the developer’s apps. */
  readonly name: string;
  /** The addresses to which users may be sent back, 1 to 10: https; `http://127.0.0.1`, `http://[::1]` or `http://localhost` with any port; or a private scheme with a dot, such as `org.example.app:/done`. */
  readonly redirectUris: ReadonlyArray<string>;
};

/** The terms and players of the challenge. */
export type CreateChallengeInput = {
  /** Whether the challenge is hidden from lists: only named players, and users with its invitation link, see it and sit down. */
  readonly byInvitation?: boolean | null | undefined;
  /** The creator’s contribution to the shuffle, at most 64 characters. */
  readonly clientSeed?: string | null | undefined;
  /** 1 to 200 characters; each user has their own keys. A call that is repeated with the same key and input is done once; the answer has the current state. */
  readonly idempotencyKey?: string | null | undefined;
  /** Whether spectators may watch the match. */
  readonly onlookers?: boolean | null | undefined;
  /** The players at the other seats, in their order: at 1, 2 … if `seat` is 0. Anyone may take the remaining seats. */
  readonly opponents?: ReadonlyArray<OpponentInput> | null | undefined;
  /** Whether bots are excluded: the challenge names none, and none may accept it. */
  readonly peopleOnly?: boolean | null | undefined;
  /** A preset of the variant; the variant’s default preset when left out. */
  readonly preset?: PresetKey | null | undefined;
  /** Whether the match counts for ratings. Absent: rated if it can be. True: refused with the reason if it cannot be. False: unrated. A rated match needs an unchanged preset and a clock, and no guests, bots without a confirmed owner, or bots that accept only unrated matches. */
  readonly rated?: boolean | null | undefined;
  /** Single options that override the preset. */
  readonly rules?: RulesInput | null | undefined;
  /** Refuses players who accept with different rules. */
  readonly rulesFixed?: boolean | null | undefined;
  /** The creator’s own seat, from 0; absent: 0. */
  readonly seat?: number | null | undefined;
  /** The players by seat, instead of `opponents`. Anyone may take the remaining seats. */
  readonly seats?: ReadonlyArray<SeatInput> | null | undefined;
  /** The score that ends the match, 1 to 1000; the preset’s when left out. */
  readonly target?: number | null | undefined;
  /** The clock: three days a turn when left out, none when empty. */
  readonly timeControl?: TimeControlInput | null | undefined;
  /** The game to play. */
  readonly variant: VariantKey;
};

/** Input of `createCompetition`: its terms, and when it begins. */
export type CreateCompetitionInput = {
  /** A description for players: at most 2,000 characters. */
  readonly about?: string | null | undefined;
  /** Who may enter. */
  readonly access?: CompetitionAccess | null | undefined;
  /** Whether bot accounts may enter. */
  readonly allowsBots?: boolean | null | undefined;
  /** The club that runs it: the viewer is its owner or a keeper. Left out: the viewer. */
  readonly clubId?: string | null | undefined;
  /** When a ladder ends; never when left out. */
  readonly endsAt?: string | null | undefined;
  /** Whether two partners enter together, in games of two sides. */
  readonly fixedPartners?: boolean | null | undefined;
  /** How entrants are paired and ranked. */
  readonly form: CompetitionFormKey;
  /** 1 to 200 characters; each user has their own keys. A call that is repeated with the same key and input is done once; the answer has the current state. */
  readonly idempotencyKey?: string | null | undefined;
  /** With fewer entries it is cancelled at its start; the form’s `leastEntries` when left out. */
  readonly leastEntries?: number | null | undefined;
  /** How many of its matches a player plays at once: 1 to 50; 4 when left out. */
  readonly matchesAtOnce?: number | null | undefined;
  /** Its name: 3 to 60 characters. */
  readonly name: string;
  /** Whether spectators may watch its matches. */
  readonly onlookers?: boolean | null | undefined;
  /** When entries open: within a year; at once when left out. */
  readonly opensAt?: string | null | undefined;
  /** How many can take part: at most 64 for users and 256 for clubs. The most when left out. */
  readonly places?: number | null | undefined;
  /** A preset of the variant; the variant’s default preset when left out. */
  readonly preset?: PresetKey | null | undefined;
  /** Whether its matches count for ratings; when left out, if they can. */
  readonly rated?: boolean | null | undefined;
  /** The least rating, for `access: RATING`. */
  readonly ratingLeast?: number | null | undefined;
  /** The greatest rating, for `access: RATING`. */
  readonly ratingMost?: number | null | undefined;
  /** A round is adjudicated so many days after its opening: 1 to 365; 14 when left out. */
  readonly roundDays?: number | null | undefined;
  /** Single options that override the preset. */
  readonly rules?: RulesInput | null | undefined;
  /** Settings of the form; those left out have their defaults. */
  readonly settings?: ReadonlyArray<CompetitionSettingInput> | null | undefined;
  /** When entries close and the draw is made: within a year. When left out: once all places are taken. */
  readonly startsAt?: string | null | undefined;
  /** The score that ends a match, 1 to 1000; the preset’s when left out. */
  readonly target?: number | null | undefined;
  /** The clock: three days a turn when left out, none when empty. */
  readonly timeControl?: TimeControlInput | null | undefined;
  /** Who loses more matches than this by time is out: 0 to 50; 1 when left out. */
  readonly timeoutsAllowed?: number | null | undefined;
  /** The game to play. */
  readonly variant: VariantKey;
};

/** Input of `createCompetitionSeries`: the terms of its seasons, and when they begin. */
export type CreateCompetitionSeriesInput = {
  /** A description for players: at most 2,000 characters. */
  readonly about?: string | null | undefined;
  /** Who may enter. */
  readonly access?: CompetitionAccess | null | undefined;
  /** Whether bot accounts may enter. */
  readonly allowsBots?: boolean | null | undefined;
  /** The club that runs it: the viewer is its owner or a keeper. Left out: the viewer. */
  readonly clubId?: string | null | undefined;
  /** Whether two partners enter together, in games of two sides. */
  readonly fixedPartners?: boolean | null | undefined;
  /** How entrants are paired and ranked. */
  readonly form: CompetitionFormKey;
  /** 1 to 200 characters; each user has their own keys. A call that is repeated with the same key and input is done once; the answer has the current state. */
  readonly idempotencyKey?: string | null | undefined;
  /** With fewer entries it is cancelled at its start; the form’s `leastEntries` when left out. */
  readonly leastEntries?: number | null | undefined;
  /** How many of its matches a player plays at once: 1 to 50; 4 when left out. */
  readonly matchesAtOnce?: number | null | undefined;
  /** Its name: 3 to 60 characters. */
  readonly name: string;
  /** Whether spectators may watch its matches. */
  readonly onlookers?: boolean | null | undefined;
  /** How many can take part: at most 64 for users and 256 for clubs. The most when left out. */
  readonly places?: number | null | undefined;
  /** A preset of the variant; the variant’s default preset when left out. */
  readonly preset?: PresetKey | null | undefined;
  /** Whether its matches count for ratings; when left out, if they can. */
  readonly rated?: boolean | null | undefined;
  /** The least rating, for `access: RATING`. */
  readonly ratingLeast?: number | null | undefined;
  /** The greatest rating, for `access: RATING`. */
  readonly ratingMost?: number | null | undefined;
  /** When its seasons begin. */
  readonly rhythm: CompetitionRhythmInput;
  /** A round is adjudicated so many days after its opening: 1 to 365; 14 when left out. */
  readonly roundDays?: number | null | undefined;
  /** Single options that override the preset. */
  readonly rules?: RulesInput | null | undefined;
  /** Settings of the form; those left out have their defaults. */
  readonly settings?: ReadonlyArray<CompetitionSettingInput> | null | undefined;
  /** The score that ends a match, 1 to 1000; the preset’s when left out. */
  readonly target?: number | null | undefined;
  /** The clock: three days a turn when left out, none when empty. */
  readonly timeControl?: TimeControlInput | null | undefined;
  /** Who loses more matches than this by time is out: 0 to 50; 1 when left out. */
  readonly timeoutsAllowed?: number | null | undefined;
  /** The game to play. */
  readonly variant: VariantKey;
};

/** Input of `createWebhook`. */
export type CreateWebhookInput = {
  /** 1 to 200 characters; each user has their own keys. A call that is repeated with the same key and input is done once; the answer has the current state. */
  readonly idempotencyKey?: string | null | undefined;
  /** The key that signs the messages, if you choose it yourself: `whsec_` and 24 to 64 random bytes in base64 (Standard Webhooks). A receiver that has it can verify the very first message. Null or left out: the service draws one. */
  readonly secret?: string | null | undefined;
  /** The types that are sent. Null or left out: all notifications, but no events of matches. */
  readonly types?: ReadonlyArray<WebhookEventType> | null | undefined;
  /** The address to which events are posted: https, at most 2000 characters. */
  readonly url: string;
};

/** The kind of credential that a request carries. */
export type CredentialKind =
  /** The access token of an app that acts for its user. */
  | 'APP'
  /** A personal token, for the user’s own program. */
  | 'PERSONAL_TOKEN'
  /** The access token of a signed-in user. */
  | 'SESSION';

/** Whether the player right of the dealer is asked to cut or to knock. */
export type CuttingRule =
  /** The player is asked. */
  | 'asked'
  /** The service cuts. */
  | 'server';

/** What is decided next in a deal. */
export type DealPhase =
  /** The players bid for the contract. */
  | 'BIDDING'
  /** The player right of the dealer cuts the deck or knocks on it. */
  | 'CUT'
  /** The sides may double the value of the deal. */
  | 'DOUBLING'
  /** The winner of the trick draws, or closes the talon without drawing. */
  | 'DRAW'
  /** A trick lies on the table, and the next player follows. */
  | 'FOLLOW'
  /** A player begins a trick. */
  | 'LEAD'
  /** The deal has ended. */
  | 'OVER'
  /** The declarer may raise the contract. */
  | 'RAISE'
  /** The declarer has taken the talon and lays two cards aside. */
  | 'TALON'
  /** A player names trump. */
  | 'TRUMP';

/** Why a deal ended. */
export type DealReason =
  /** All people left the match. */
  | 'ABANDONED'
  /** All cards were played; everyone scores their own card points. */
  | 'ALL_PLAYED'
  /** The winner claimed 66, rightly. */
  | 'CLAIM'
  /** A player closed the talon, and an opponent reached 66 first. */
  | 'CLOSE_BEATEN'
  /** The player who closed the talon did not reach 66. */
  | 'CLOSE_FAILED'
  /** The declarer failed to make the contract. */
  | 'CONTRACT_FAILED'
  /** The declarer made the contract. */
  | 'CONTRACT_MADE'
  /** The loser claimed 66, wrongly. */
  | 'FALSE_CLAIM'
  /** The loser played a card against the rules. */
  | 'IRREGULAR_PLAY'
  /** Nobody reached 66; the winner took the last trick. */
  | 'LAST_TRICK'
  /** All cards were played; the winner has the most card points. */
  | 'MOST_POINTS'
  /** The player resigned. */
  | 'RESIGNED'
  /** The winner reached 66 card points. */
  | 'SIXTY_SIX'
  /** Both sides have equally many card points: nobody wins. */
  | 'TIE'
  /** The player’s time ran out. */
  | 'TIMEOUT';

/** Who deals the next deal. */
export type DealerRule =
  /** The players take turns. */
  | 'alternate'
  /** The winner of the deal. */
  | 'winner';

/** Input of `decideReport`. */
export type DecideReportInput = {
  /** What becomes of it. */
  readonly decision: ReportDecision;
  /** Other reports that are decided in the same way, at most 20: open ones about the same person that nobody else works on, from `otherOpenReports`. An id that is named twice counts once. None when left out. */
  readonly furtherReportIds?: ReadonlyArray<string> | null | undefined;
  /** Why, 3 to 1000 characters. If there is a sanction, the person concerned reads it. */
  readonly reason: string;
  /** The report. */
  readonly reportId: string;
  /** What follows for the reported person; nothing when left out. */
  readonly sanction?: ReportSanctionInput | null | undefined;
};

/** The challenge that the viewer declines. */
export type DeclineChallengeInput = {
  /** An open challenge. */
  readonly challengeId: string;
};

/** Input of `declineClub`. */
export type DeclineClubInput = {
  /** The club. */
  readonly clubId: string;
};

/** Input of `declineFriendRequest`. */
export type DeclineFriendRequestInput = {
  /** The name of the other user, without regard to case. */
  readonly username: string;
};

/** Input of `deleteAccount`. */
export type DeleteAccountInput = {
  /** The code of the second factor, or a recovery code; needed if the account has two-factor sign-in. */
  readonly code?: string | null | undefined;
  /** The password of the account; guests have none, and leave it out. */
  readonly password?: string | null | undefined;
};

/** The app to delete. */
export type DeleteAppInput = {
  /** The app’s id, as in `User.apps`. */
  readonly appId: string;
};

/** Input of `deleteWebhook`. */
export type DeleteWebhookInput = {
  /** The webhook. */
  readonly webhookId: string;
};

/** Why a notification has not been delivered. */
export type DeliveryReason =
  /** The user was connected, and does not want deliveries then. */
  | 'CONNECTED'
  /** There was no connection to the push service, or it broke. */
  | 'CONNECTION_FAILED'
  /** It could not be delivered within a week. */
  | 'EXPIRED'
  /** An error in this service. It tries again. */
  | 'FAULT'
  /** The push service no longer knows the subscription, which was removed. */
  | 'GONE'
  /** The mail server or push service refused it; see `answer`. */
  | 'NOT_TAKEN'
  /** The e-mail address is not verified. */
  | 'NOT_VERIFIED'
  /** The user has given no e-mail address. */
  | 'NO_ADDRESS'
  /** The host of the push service has no public IP address. */
  | 'NO_PUBLIC_ADDRESS'
  /** The user has no push subscription, or has removed this one. */
  | 'NO_SUBSCRIPTION'
  /** The user has turned off the channel, or this type on it. */
  | 'OFF'
  /** The match or the challenge had changed before it could be sent. */
  | 'OUT_OF_DATE'
  /** The user is suspended, and it does not tell of an act of a moderator. */
  | 'SUSPENDED'
  /** The push service did not answer in time. */
  | 'TIMEOUT'
  /** There was no secure connection to the push service. */
  | 'TLS_FAILED'
  /** The user had already received the hourly maximum of this kind on this channel. */
  | 'TOO_MANY'
  /** The user has followed the unsubscribe link. */
  | 'UNSUBSCRIBED';

/** The status of a delivery. */
export type DeliveryStatus =
  /** The mail server or push service has accepted it. */
  | 'DELIVERED'
  /** It could not be sent, and is not tried again. */
  | 'FAILED'
  /** It will be sent, or tried again. */
  | 'PENDING'
  /** It was not sent, because that was not necessary or not allowed; see `reason`. */
  | 'SUPPRESSED';

/** Whom the card points laid aside count for. */
export type DiscardPointsRule =
  /** For the declarer. */
  | 'declarer'
  /** For nobody. */
  | 'none';

/** Input of `dismissClubKeeper`. */
export type DismissClubKeeperInput = {
  /** The club. */
  readonly clubId: string;
  /** The name of another member, without regard to case. */
  readonly username: string;
};

/** Input of `disqualifyEntry`. */
export type DisqualifyEntryInput = {
  /** The competition. */
  readonly competitionId: string;
  /** 1 to 200 characters; each user has their own keys. A call that is repeated with the same key and input is done once; the answer has the current state. */
  readonly idempotencyKey?: string | null | undefined;
  /** The number of the entry, from 1. */
  readonly number: number;
  /** Why, in 3 to 500 characters: everyone can read it in the log. */
  readonly reason: string;
};

/** Input of `enableWebhook`. */
export type EnableWebhookInput = {
  /** The webhook. */
  readonly webhookId: string;
};

/** Whether 66 card points end the deal by themselves or must be claimed. */
export type EndAt66Rule =
  /** 66 end the deal by themselves. */
  | 'automatic'
  /** 66 must be claimed. */
  | 'claim';

/** Input of `endCompetitionSeries`. */
export type EndCompetitionSeriesInput = {
  /** The series. */
  readonly competitionSeriesId: string;
  /** 1 to 200 characters; each user has their own keys. A call that is repeated with the same key and input is done once; the answer has the current state. */
  readonly idempotencyKey?: string | null | undefined;
};

/** Input of `endRoundEarly`. */
export type EndRoundEarlyInput = {
  /** The competition. */
  readonly competitionId: string;
  /** 1 to 200 characters; each user has their own keys. A call that is repeated with the same key and input is done once; the answer has the current state. */
  readonly idempotencyKey?: string | null | undefined;
  /** Why, in 3 to 500 characters: everyone can read it in the log. */
  readonly reason: string;
};

/** Input of `enterCompetition`. */
export type EnterCompetitionInput = {
  /** The entrant’s contribution to the draw, at most 64 characters. */
  readonly clientSeed?: string | null | undefined;
  /** The competition. */
  readonly competitionId: string;
  /** 1 to 200 characters; each user has their own keys. A call that is repeated with the same key and input is done once; the answer has the current state. */
  readonly idempotencyKey?: string | null | undefined;
  /** The token of the organiser’s link, needed for a competition by invitation. */
  readonly invitationToken?: string | null | undefined;
  /** The username of the fixed partner, who must agree; only with `fixedPartners`. */
  readonly partner?: string | null | undefined;
};

/** The trump that may be exchanged for the trump card (Tausch, Rauben). */
export type ExchangeCardRule =
  /** The jack of trumps (Unter). */
  | 'jack'
  /** The nine of trumps. */
  | 'nine'
  /** No exchange. */
  | 'none';

/** Whether the exchange is made on lead alone or also before following. */
export type ExchangeWhenRule =
  /** On lead alone. */
  | 'lead'
  /** On lead and before following. */
  | 'turn';

/** The game points of the opponent after a false claim: as many as a right claim would have earned, or two. */
export type FalseClaimRule =
  /** As many as a right claim would have earned. */
  | 'mirrored'
  /** Two game points. */
  | 'two';

/** Input of `foundClub`. */
export type FoundClubInput = {
  /** A text about the club, at most 500 characters; none when left out. */
  readonly about?: string | null | undefined;
  /** 1 to 200 characters; each user has their own keys. A call that is repeated with the same key and input is done once; the answer has the current state. */
  readonly idempotencyKey?: string | null | undefined;
  /** The name: 3 to 40 characters. */
  readonly name: string;
  /** How long a season is; YEAR when left out. */
  readonly seasonRhythm?: ClubRhythm | null | undefined;
  /** An IANA name; Europe/Vienna when left out. */
  readonly timeZone?: string | null | undefined;
  /** Who sees it and may join it; PRIVATE when left out. */
  readonly visibility?: ClubVisibility | null | undefined;
};

/** What a user is to the viewer. */
export type Friendship =
  /** They are friends. */
  | 'FRIENDS'
  /** Neither friends, nor is there a request that the viewer can see. */
  | 'NONE'
  /** The user has sent a request, which the viewer can answer. */
  | 'REQUEST_RECEIVED'
  /** The viewer has sent a request, which the user has not accepted. */
  | 'REQUEST_SENT';

/** Input of `giveTime`. */
export type GiveTimeInput = {
  /** 1 to 200 characters, per user: a repeated call with the same key gives nothing more. A refused call does not use the key up. */
  readonly idempotencyKey?: string | null | undefined;
  /** The match, which is running. */
  readonly matchId: string;
  /** Why, in 3 to 1,000 characters: for the audit log and the player who gets the time. */
  readonly reason: string;
  /** The seat that gets the time, from 0. Without banks it is the one that is to act. */
  readonly seat: number;
  /** How much, from 60 to 259,200 seconds, and no more than is missing: what the seat has used of its turn, or what its bank lacks. */
  readonly seconds: number;
};

/** Input of `handOverClub`. */
export type HandOverClubInput = {
  /** The club. */
  readonly clubId: string;
  /** The name of another member, without regard to case. */
  readonly username: string;
};

/** Input of `hideMatch`. */
export type HideMatchInput = {
  /** The match’s id. */
  readonly matchId: string;
};

/** Whether a card against the rules of play is refused or loses the deal for three. */
export type IrregularPlayRule =
  /** The deal is lost for three. */
  | 'forfeit'
  /** The card is refused. */
  | 'reject';

/** Input of `joinClub`: exactly one of the two fields. */
export type JoinClubInput =
  {   /** A club that everyone may join. */
  readonly clubId: string; readonly invitationToken?: never; }
  |  { readonly clubId?: never;   /** The token of a club’s invitation link. */
  readonly invitationToken: string; };

/** Input of `keepAccount`. */
export type KeepAccountInput = {
  /** For password resets; nobody else sees it. */
  readonly email?: string | null | undefined;
  /** 8 to 200 characters. */
  readonly password: string;
  /** 3 to 20 letters of Latin script, digits, "_" or "-"; unique without regard to case. Blanks around it are removed. Names that look like another one are refused. */
  readonly username: string;
};

/** A language of texts for users, by its code of ISO 639-1. */
export type Language =
  /** German. */
  | 'DE'
  /** English. */
  | 'EN';

/** Input of `leaveClub`. */
export type LeaveClubInput = {
  /** The club. */
  readonly clubId: string;
};

/** Why a player left a match. */
export type LeaveReason =
  /** The player resigned. */
  | 'RESIGNED'
  /** The player’s time ran out. */
  | 'TIMEOUT';

/** All given conditions must hold. */
export type LobbyFilter = {
  /** With bots or without; WITHOUT excludes bots from a lobby. */
  readonly bots?: BotsFilter | null | undefined;
  /** The username of the creator. */
  readonly creator?: string | null | undefined;
  /** True: excludes challenges in which the viewer has sat down. */
  readonly excludeOwn?: boolean | null | undefined;
  /** The username of a user who sits in them or is named. */
  readonly opponent?: string | null | undefined;
  /** Challenges of this preset. */
  readonly preset?: PresetKey | null | undefined;
  /** True: challenges for rated matches; false: for unrated ones. */
  readonly rated?: boolean | null | undefined;
  /** Challenges by their clock. */
  readonly timeControl?: TimeControlFilter | null | undefined;
  /** Challenges of this variant. */
  readonly variant?: VariantKey | null | undefined;
};

/** Input of `login`. */
export type LoginInput = {
  /** The code of the second factor, or a recovery code; needed if the account has two-factor sign-in. */
  readonly code?: string | null | undefined;
  /** Whether a suspended person is signed in, too. The session can appeal, take the data along and delete the account; everything else is refused with SUSPENDED. Without it, the sign-in is. */
  readonly evenSuspended?: boolean | null | undefined;
  /** The account’s password. */
  readonly password: string;
  /** The account’s name, without regard to case. */
  readonly username: string;
};

/** Input of `logout`. */
export type LogoutInput = {
  /** The newest refresh token of the session to end. */
  readonly refreshToken: string;
};

/** Input of `markNotificationsRead`. */
export type MarkNotificationsReadInput = {
  /** Marks only notifications about this match; if left out, about anything. */
  readonly matchId?: string | null | undefined;
  /** The notifications to mark; if left out, all. */
  readonly notificationIds?: ReadonlyArray<string> | null | undefined;
};

/** Whether a marriage counts at once or with the next trick of its player; without a trick it never counts. */
export type MarriageCountsRule =
  /** At once. */
  | 'atOnce'
  /** With the next trick of its player. */
  | 'nextTrick';

/** What happened. The type of `payload` has the same name: `CardPlayed` for `CARD_PLAYED`. */
export type MatchEventType =
  /** A player offers to call the match off. */
  | 'ABORT_OFFERED'
  /** The offer to call the match off is withdrawn. */
  | 'ABORT_WITHDRAWN'
  /** A player bids a contract. */
  | 'BID'
  /** A packet of cards was dealt. */
  | 'CARDS_DEALT'
  /** Cards are drawn from the talon. */
  | 'CARDS_DRAWN'
  /** The declarer lays two cards aside. */
  | 'CARDS_LAID_ASIDE'
  /** A player plays a card. */
  | 'CARD_PLAYED'
  /** A player claims 66. */
  | 'CLAIMED'
  /** The bidding has ended. */
  | 'CONTRACT_WON'
  /** The players have drawn for the first deal. */
  | 'DEALER_DRAWN'
  /** The deal has ended. */
  | 'DEAL_ENDED'
  /** The deal is scored. */
  | 'DEAL_SCORED'
  /** A deal begins. */
  | 'DEAL_STARTED'
  /** The deck was cut, or knocked on. */
  | 'DECK_CUT'
  /** A player doubles the value of the deal. */
  | 'DOUBLED'
  /** All hands lie open from now on. */
  | 'HANDS_OPENED'
  /** A player announces a marriage. */
  | 'MARRIAGE_ANNOUNCED'
  /** The match has been called off. */
  | 'MATCH_ABORTED'
  /** The match has ended. */
  | 'MATCH_ENDED'
  /** The service was restored from a backup: what came after it is lost. */
  | 'MATCH_RESTORED'
  /** The match has begun. */
  | 'MATCH_STARTED'
  /** A player passes. */
  | 'PASSED'
  /** A player demands that the cards are dealt again. */
  | 'REDEAL_DEMANDED'
  /** A player has left the match; a house bot plays on. */
  | 'SEAT_LEFT'
  /** A player closes the talon. */
  | 'TALON_CLOSED'
  /** The declarer takes the talon. */
  | 'TALON_TAKEN'
  /** A moderator has given a player time. */
  | 'TIME_GIVEN'
  /** A player takes a trick. */
  | 'TRICK_TAKEN'
  /** The trump card is exchanged. */
  | 'TRUMP_EXCHANGED'
  /** A player names trump. */
  | 'TRUMP_NAMED'
  /** A turned card names trump. */
  | 'TRUMP_TURNED';

/** Selects matches; all conditions must hold. `mine`, `backed` and `myTurn: true` need a viewer: without sign-in the error is UNAUTHENTICATED. */
export type MatchFilter = {
  /** Matches in which the viewer backs a seat. */
  readonly backed?: boolean | null | undefined;
  /** Matches with bots or without. */
  readonly bots?: BotsFilter | null | undefined;
  /** Matches that began before this time. */
  readonly createdBefore?: string | null | undefined;
  /** Matches that began at this time or later. */
  readonly createdSince?: string | null | undefined;
  /** Matches that ended before this time. */
  readonly finishedBefore?: string | null | undefined;
  /** Matches that ended at this time or later. */
  readonly finishedSince?: string | null | undefined;
  /** Matches in which the viewer plays. */
  readonly mine?: boolean | null | undefined;
  /** True: matches in which the viewer is to act; false: the others. */
  readonly myTurn?: boolean | null | undefined;
  /** Another player of the same match, by username; with `mine`, an opponent or partner. */
  readonly opponent?: string | null | undefined;
  /** Matches of this player, by username. */
  readonly player?: string | null | undefined;
  /** Matches whose rules are based on this preset. */
  readonly preset?: PresetKey | null | undefined;
  /** True: rated matches; false: unrated ones. */
  readonly rated?: boolean | null | undefined;
  /** Matches that are running, finished, or called off. */
  readonly status?: MatchStatus | null | undefined;
  /** Matches of this variant. */
  readonly variant?: VariantKey | null | undefined;
};

/** The order of a list of matches. */
export type MatchOrder =
  /** By the time when they began, oldest first. */
  | 'CREATED_ASC'
  /** By the time when they began, newest first. */
  | 'CREATED_DESC'
  /** Only finished matches, by the time when they ended, oldest first. */
  | 'FINISHED_ASC'
  /** Only finished matches, by the time when they ended, newest first. */
  | 'FINISHED_DESC';

/** Why a match ended. */
export type MatchReason =
  /** All people left the match. */
  | 'ABANDONED'
  /** A deal between two players decided a place. */
  | 'PLAY_OFF'
  /** The player resigned. */
  | 'RESIGNED'
  /** A side reached the target. */
  | 'TARGET'
  /** The player’s time ran out. */
  | 'TIMEOUT';

/** Whether a match is running, and how it ended. */
export type MatchStatus =
  /** The match was called off before anyone acted, and counts for nothing. */
  | 'ABORTED'
  /** The match has a result. */
  | 'FINISHED'
  /** The match is being played. */
  | 'IN_PROGRESS';

/** Input of `measureFairPlay`. */
export type MeasureFairPlayInput = {
  /** A preset that is rated separately from its variant; left out for the variant. */
  readonly preset?: PresetKey | null | undefined;
  /** The username of the player. */
  readonly username: string;
  /** The variant. */
  readonly variant: VariantKey;
};

/** Input of `muteUser`. */
export type MuteUserInput = {
  /** Why, 3 to 1000 characters. The person concerned reads it. */
  readonly reason: string;
  /** When it ends, within ten years. Left out: never. */
  readonly until?: string | null | undefined;
  /** The name of the person. */
  readonly username: string;
};

/** A channel on which notifications are sent, in addition to the feed and webhooks. */
export type NotificationChannel =
  /** By e-mail, to the verified address. */
  | 'EMAIL'
  /** By Web Push, to each push subscription. */
  | 'PUSH';

/** What a notification is about. */
export type NotificationType =
  /** Somebody offers to call off a match of yours. */
  | 'ABORT_OFFERED'
  /** Your request to be an idle partner was answered. */
  | 'BACKING_ANSWERED'
  /** Somebody asks to be the idle partner of your seat. */
  | 'BACKING_ASKED'
  /** Somebody has challenged you. */
  | 'CHALLENGE'
  /** A challenge of yours was declined. */
  | 'CHALLENGE_DECLINED'
  /** Somebody has joined a club of which you are owner or keeper. */
  | 'CLUB_JOINED'
  /** The owner of a club offers it to you. */
  | 'CLUB_OFFERED'
  /** You were removed from a club. */
  | 'CLUB_REMOVED'
  /** A competition of yours was cancelled. */
  | 'COMPETITION_CANCELLED'
  /** A competition of yours has ended: it says your place. */
  | 'COMPETITION_ENDED'
  /** The archive of your data that you asked for can be downloaded. */
  | 'DATA_READY'
  /** You are out of a competition. */
  | 'ENTRANT_OUT'
  /** A place in a competition has become free for you. */
  | 'ENTRY_MOVED_UP'
  /** Somebody has accepted a friend request of yours. */
  | 'FRIEND_ACCEPTED'
  /** Somebody has sent you a friend request. */
  | 'FRIEND_REQUEST'
  /** Somebody has challenged you on a ladder. */
  | 'LADDER_CHALLENGED'
  /** There is an unread message in a match of yours. */
  | 'MATCH_MESSAGE'
  /** A match of yours has ended. */
  | 'MATCH_OVER'
  /** A moderator has voided a match of yours: it counts for nothing. */
  | 'MATCH_VOIDED'
  /** Moderators have decided something about you: it says what, and how to appeal. */
  | 'MODERATED'
  /** Somebody has entered a competition with you as the partner. */
  | 'PARTNER_ASKED'
  /** You have won a place on a ladder. */
  | 'PLACE_WON'
  /** Your time for a turn is running out. */
  | 'REMINDER'
  /** A report of yours was decided. */
  | 'REPORT_DECIDED'
  /** A review that you asked for is ready. */
  | 'REVIEW_READY'
  /** A round of a competition has begun: it says whom you meet. */
  | 'ROUND_BEGAN'
  /** A match has begun; its players had asked for different rules. */
  | 'RULES_CONFLICT'
  /** The service was restored from a backup, which concerns your matches or challenges. */
  | 'SERVICE_RESTORED'
  /** A moderator has given another player of a match of yours time. */
  | 'TIME_GIVEN'
  /** A day of your vacation was taken, because your time had run out. */
  | 'VACATION_TAKEN'
  /** A webhook of yours was disabled. */
  | 'WEBHOOK_DISABLED'
  /** You are to act in a match. */
  | 'YOUR_TURN';

/** A whole number: either an exact value, or a least and a greatest value, both included. */
export type NumberRangeInput = {
  /** The exact value; null for a range. */
  readonly exactly?: number | null | undefined;
  /** The greatest value; null when there is none. */
  readonly max?: number | null | undefined;
  /** The least value; null when there is none. */
  readonly min?: number | null | undefined;
};

/** The match to call off. */
export type OfferAbortInput = {
  /** The `version` that the client has seen: if the match has changed since, the call is refused with STALE_VERSION. If left out, the version is not checked. */
  readonly expectedVersion?: number | null | undefined;
  /** 1 to 200 characters, per user: a repeated call with the same key changes nothing more. A refused call does not use the key up. */
  readonly idempotencyKey?: string | null | undefined;
  /** The match. */
  readonly matchId: string;
};

/** The club, and the terms and players as for `createChallenge`. */
export type OfferInClubInput = {
  /** The creator’s contribution to the shuffle, at most 64 characters. */
  readonly clientSeed?: string | null | undefined;
  /** The club whose members may accept. */
  readonly clubId: string;
  /** 1 to 200 characters; each user has their own keys. A call that is repeated with the same key and input is done once; the answer has the current state. */
  readonly idempotencyKey?: string | null | undefined;
  /** Whether spectators may watch the match. */
  readonly onlookers?: boolean | null | undefined;
  /** The players at the other seats, in their order: at 1, 2 … if `seat` is 0. Anyone may take the remaining seats. */
  readonly opponents?: ReadonlyArray<OpponentInput> | null | undefined;
  /** Whether bots are excluded: the challenge names none, and none may accept it. */
  readonly peopleOnly?: boolean | null | undefined;
  /** A preset of the variant; the variant’s default preset when left out. */
  readonly preset?: PresetKey | null | undefined;
  /** Whether the match counts for ratings. Absent: rated if it can be. True: refused with the reason if it cannot be. False: unrated. A rated match needs an unchanged preset and a clock, and no guests, bots without a confirmed owner, or bots that accept only unrated matches. */
  readonly rated?: boolean | null | undefined;
  /** Single options that override the preset. */
  readonly rules?: RulesInput | null | undefined;
  /** Refuses players who accept with different rules. */
  readonly rulesFixed?: boolean | null | undefined;
  /** The creator’s own seat, from 0; absent: 0. */
  readonly seat?: number | null | undefined;
  /** The players by seat, instead of `opponents`. Anyone may take the remaining seats. */
  readonly seats?: ReadonlyArray<SeatInput> | null | undefined;
  /** The score that ends the match, 1 to 1000; the preset’s when left out. */
  readonly target?: number | null | undefined;
  /** The clock: three days a turn when left out, none when empty. */
  readonly timeControl?: TimeControlInput | null | undefined;
  /** The game to play. */
  readonly variant: VariantKey;
};

/** The match to play again. */
export type OfferRematchInput = {
  /** The player’s contribution to the shuffle, at most 64 characters. */
  readonly clientSeed?: string | null | undefined;
  /** 1 to 200 characters; each user has their own keys. A call that is repeated with the same key and input is done once; the answer has the current state. */
  readonly idempotencyKey?: string | null | undefined;
  /** An ended match in which the viewer played. */
  readonly matchId: string;
};

/** Input of `openNetwork`. */
export type OpenNetworkInput = {
  /** The network. */
  readonly closedNetworkId: string;
  /** Why, in 3 to 1,000 characters: for the audit log. */
  readonly reason: string;
};

/** A text of the operator. */
export type OperatorTextKind =
  /** Who runs the service. */
  | 'IMPRINT'
  /** What is stored of people, and why. */
  | 'PRIVACY'
  /** To what people agree when they register. */
  | 'TERMS';

/** An opponent: exactly one of the two fields. */
export type OpponentInput =
  {   /** A house bot, by its level. */
  readonly bot: BotLevel; readonly username?: never; }
  |  { readonly bot?: never;   /** A player, who may accept or decline. */
  readonly username: string; };

/** How a pairing was decided. */
export type PairingDecision =
  /** The round’s time was up; the score decided. */
  | 'ADJUDICATED'
  /** There was no opponent. */
  | 'BYE'
  /** The players called the match off. */
  | 'CALLED_OFF'
  /** By play. */
  | 'PLAYED'
  /** A player lost a match by time. */
  | 'TIMEOUT'
  /** An entrant was out before its end. */
  | 'WALKOVER';

/** A fixed phrase, which can be sent at any time; `phrases` has the texts. */
export type Phrase =
  /** “Another match?”, in German “Noch ein Bummerl?”. */
  | 'ANOTHER_MATCH'
  /** “I will play on later”, in German “Ich spiele später weiter”. */
  | 'BACK_LATER'
  /** “Congratulations”, in German “Gratuliere”. */
  | 'CONGRATULATIONS'
  /** “Goodbye”, in German “Auf Wiedersehen”. */
  | 'GOODBYE'
  /** “Good game”, in German “Gutes Spiel”. */
  | 'GOOD_GAME'
  /** “Good luck”, in German “Viel Glück”. */
  | 'GOOD_LUCK'
  /** “Hello”, in German “Servus”. */
  | 'HELLO'
  /** “No problem”, in German “Kein Problem”. */
  | 'NO_PROBLEM'
  /** “One moment, please”, in German “Moment, bitte”. */
  | 'ONE_MOMENT'
  /** “Sorry”, in German “Entschuldigung”. */
  | 'SORRY'
  /** “Thank you”, in German “Danke”. */
  | 'THANKS'
  /** “Well played”, in German “Gut gespielt”. */
  | 'WELL_PLAYED';

/** What to play: either `token`, or exactly one of `cheapest`, `cheapestWinning` and `highest`. `suit` and `trump` limit the cards of the latter. */
export type PlanChoiceInput = {
  /** The legal card with the fewest card points; of equal cards the one with the lowest rank, and trumps last. True, or left out. */
  readonly cheapest?: boolean | null | undefined;
  /** The cheapest card that beats the cards on the table; none when you lead. True, or left out. */
  readonly cheapestWinning?: boolean | null | undefined;
  /** The legal card with the most card points: the last in the order of `cheapest`. True, or left out. */
  readonly highest?: boolean | null | undefined;
  /** Only cards of this suit; if left out, cards of any suit. */
  readonly suit?: Suit | null | undefined;
  /** An action in the notation, played if it is legal. */
  readonly token?: string | null | undefined;
  /** Only trumps, or only cards that are no trumps; if left out, any cards. */
  readonly trump?: boolean | null | undefined;
};

/** A condition. All of its fields must hold. A condition without fields always holds; fields that are null or left out are ignored. */
export type PlanConditionInput = {
  /** All of these conditions hold. */
  readonly all?: ReadonlyArray<PlanConditionInput> | null | undefined;
  /** At least one of these conditions holds. */
  readonly any?: ReadonlyArray<PlanConditionInput> | null | undefined;
  /** Your card points. Never holds where the rules hide them. */
  readonly cardPoints?: NumberRangeInput | null | undefined;
  /** Whether somebody has closed the talon. */
  readonly closed?: boolean | null | undefined;
  /** This contract is being played. */
  readonly contract?: ContractKey | null | undefined;
  /** The number of the deal in the match, from 1. */
  readonly dealNumber?: NumberRangeInput | null | undefined;
  /** Whether a contract is being played. */
  readonly hasContract?: boolean | null | undefined;
  /** Whether there is a trump suit. */
  readonly hasTrump?: boolean | null | undefined;
  /** You hold this card. */
  readonly holds?: string | null | undefined;
  /** The first card of the current trick is this one. */
  readonly led?: string | null | undefined;
  /** The first card of the current trick has this suit. */
  readonly ledSuit?: Suit | null | undefined;
  /** This action of the notation is legal. */
  readonly legal?: string | null | undefined;
  /** This condition does not hold. */
  readonly not?: PlanConditionInput | null | undefined;
  /** Whether you are to lead a trick. */
  readonly onLead?: boolean | null | undefined;
  /** This card lies in the current trick. */
  readonly onTable?: string | null | undefined;
  /** The deal is in this phase. */
  readonly phase?: DealPhase | null | undefined;
  /** The number of cards left in the talon. */
  readonly talonCount?: NumberRangeInput | null | undefined;
  /** The number of the trick in the deal, from 1. */
  readonly trickNumber?: NumberRangeInput | null | undefined;
  /** This suit is trump. */
  readonly trump?: Suit | null | undefined;
};

/** When the condition holds, the rule plays the first legal choice. */
export type PlanRuleInput = {
  /** Whether the rule fires only once; false when left out. */
  readonly once?: boolean | null | undefined;
  /** The choices; the first that is legal is played. */
  readonly then: ReadonlyArray<PlanChoiceInput>;
  /** The condition under which the rule fires. */
  readonly when: PlanConditionInput;
};

/** How long a plan lasts. */
export type PlanScope =
  /** For the deal that is being played when the plan is set. */
  | 'DEAL'
  /** For that deal and all later deals of the match. */
  | 'MATCH';

/** The status of a plan. */
export type PlanStatus =
  /** The plan chooses an action when its owner is to act. */
  | 'ACTIVE'
  /** The deal or the match of the plan is over. */
  | 'DONE'
  /** The plan could not choose an action, and no longer plays; see `stopped`. */
  | 'STOPPED';

/** Why a plan was stopped. */
export type PlanStopReason =
  /** None of the choices of the rule that fired was legal. */
  | 'NO_LEGAL_CHOICE'
  /** The rules were written for an older version of the service. Set the plan again. */
  | 'RULES_OUTDATED';

/** The presets of all variants; each variant takes only its own. */
export type PresetKey =
  /** Only the usual contracts, without the disputed and regional ones. In dreier, bauern. */
  | 'klassisch'
  /** The tournament game: claims, no exchange, and a card against the rules loses the deal. In zweier. */
  | 'luudoo'
  /** Sixty-six without a card turned up: the holder of the ace of hearts names trump. In zweier. */
  | 'rotdaus'
  /** The base game with claims: 66 must be claimed, and tricks stay face down. In zweier. */
  | 'scharf'
  /** Sixty-six: 24 cards, six in each hand, ten card points for the last trick. In zweier. */
  | 'sechsundsechzig'
  /** All 24 cards are dealt, each plays alone, and all cards are played. In dritt. */
  | 'standard'
  /** Each marriage names trump, all cards are played, and card points count up to 1000. In zweier. */
  | 'tausend'
  /** Every contract is played. In dreier, bauern. */
  | 'vollstaendig'
  /** The base game: 66 end the deal by themselves, and tricks may be looked at. In zweier. */
  | 'weich';

/** The clocks that the service proposes, by name. */
export type ProposedClockName =
  /** A day a turn. */
  | 'DAY'
  /** An hour for all turns, and half a minute more after each; for players who are online at the same time. */
  | 'EVENING'
  /** No clock; never rated. */
  | 'NONE'
  /** Three days a turn: the clock of a challenge when none is given. */
  | 'THREE_DAYS'
  /** A week a turn. */
  | 'WEEK';

/** Hours in which nothing is sent: two different times of day. */
export type QuietHoursInput = {
  /** When they begin, like "22:00", in the user’s time zone. */
  readonly from: string;
  /** When they end, like "07:30"; on the next day if that is earlier than `from`. */
  readonly to: string;
};

/** Input of `reenterCompetition`. */
export type ReenterCompetitionInput = {
  /** Kept with the entry, at most 64 characters; the draw has already been made. */
  readonly clientSeed?: string | null | undefined;
  /** The competition. */
  readonly competitionId: string;
  /** 1 to 200 characters; each user has their own keys. A call that is repeated with the same key and input is done once; the answer has the current state. */
  readonly idempotencyKey?: string | null | undefined;
};

/** Input of `refreshSession`. */
export type RefreshSessionInput = {
  /** Works once; again only if the answer was lost, see the mutation. */
  readonly refreshToken: string;
};

/** Input of `register`. */
export type RegisterInput = {
  /** For password resets; nobody else sees it. */
  readonly email?: string | null | undefined;
  /** The language of e-mails, push messages and answers, as set by `setLocale`. Without it, e-mails use the language of this request, and each answer uses the language of its own request. */
  readonly locale?: Language | null | undefined;
  /** 8 to 200 characters. */
  readonly password: string;
  /** 3 to 20 letters of Latin script, digits, "_" or "-"; unique without regard to case. Blanks around it are removed. Names that look like another one are refused. */
  readonly username: string;
};

/** A bot that names the viewer as its owner, confirmed or not. */
export type ReleaseBotInput = {
  /** The bot’s username. */
  readonly username: string;
};

/** Input of `releaseReport`. */
export type ReleaseReportInput = {
  /** The report. */
  readonly reportId: string;
};

/** Input of `removeClubMember`. */
export type RemoveClubMemberInput = {
  /** The club. */
  readonly clubId: string;
  /** Why: 1 to 200 characters, which the keepers see. */
  readonly reason: string;
  /** The name of another member, without regard to case. */
  readonly username: string;
};

/** Input of `removeFriend`. */
export type RemoveFriendInput = {
  /** The name of the other user, without regard to case. */
  readonly username: string;
};

/** Input of `removePlan`. */
export type RemovePlanInput = {
  /** The revision of the current plan. The call is refused when the plan has another revision. */
  readonly expectedRevision?: number | null | undefined;
  /** A match in progress in which the viewer plays. */
  readonly matchId: string;
};

/** Input of `removePushSubscription`. */
export type RemovePushSubscriptionInput = {
  /** The subscription to remove. */
  readonly pushSubscriptionId: string;
};

/** Input of `renameAccount`. */
export type RenameAccountInput = {
  /** The code of the second factor, or a recovery code; needed if the account has two-factor sign-in. */
  readonly code?: string | null | undefined;
  /** The current password. */
  readonly password: string;
  /** The new name: 3 to 20 letters of Latin script, digits, "_" or "-"; unique without regard to case. Blanks around it are removed. Names that look like another one are refused. */
  readonly username: string;
};

/** Input of `renewClubInvitation`. */
export type RenewClubInvitationInput = {
  /** The club. */
  readonly clubId: string;
};

/** Input of `renewRecoveryCodes`. */
export type RenewRecoveryCodesInput = {
  /** A code of the second factor, or a recovery code. */
  readonly code: string;
  /** The current password. */
  readonly password: string;
};

/** Input of `replayWebhook`: either `after` or `webhookDeliveryId`. */
export type ReplayWebhookInput = {
  /** A cursor of `events(after:)`: all events after it are sent again. */
  readonly after?: string | null | undefined;
  /** The delivery that is sent again. */
  readonly webhookDeliveryId?: string | null | undefined;
  /** The webhook to which messages are sent again. */
  readonly webhookId: string;
};

/** What becomes of a report. */
export type ReportDecision =
  /** Nothing against the rules was found. */
  | 'DISMISSED'
  /** The report is right: something was done, or the person was told. */
  | 'UPHELD';

/** Input of `reportMessage`. */
export type ReportMessageInput = {
  /** What the operator should know, at most 1000 characters. */
  readonly comment?: string | null | undefined;
  /** The message to report. */
  readonly messageId: string;
  /** Why it is reported. */
  readonly reason: ReportReason;
};

/** Why a message or a user is reported. */
export type ReportReason =
  /** Insults, threats or hate. */
  | 'ABUSE'
  /** Help by a program or by others, or collusion. */
  | 'CHEATING'
  /** Something else; say what in `comment`. */
  | 'OTHER'
  /** Advertising, or the same message again and again. */
  | 'SPAM';

/** A sanction that follows from a report. */
export type ReportSanctionInput = {
  /** What is done. */
  readonly kind: Sanction;
  /** When it ends, within ten years. Left out: never. A warning has no end. */
  readonly until?: string | null | undefined;
};

/** A part of the queue of reports. */
export type ReportState =
  /** The viewer works on it. */
  | 'CLAIMED'
  /** It was decided. */
  | 'DECIDED'
  /** Nobody has decided it, and nobody works on it now. */
  | 'OPEN';

/** Input of `reportUser`. */
export type ReportUserInput = {
  /** What the operator should know, at most 1000 characters. */
  readonly comment?: string | null | undefined;
  /** Why it is reported. */
  readonly reason: ReportReason;
  /** The user to report. */
  readonly username: string;
};

/** Input of `requestPasswordReset`. */
export type RequestPasswordResetInput = {
  /** The username, or the verified address of the account. */
  readonly usernameOrEmail: string;
};

/** Input of `requestReview`. */
export type RequestReviewInput = {
  /** A match that has ended, in which the viewer has played. */
  readonly matchId: string;
};

/** Input of `resetPassword`. */
export type ResetPasswordInput = {
  /** 8 to 200 characters. */
  readonly newPassword: string;
  /** The text after "token=" in the newest link. */
  readonly resetToken: string;
  /** Whether all personal tokens and granted apps end as well. Webhooks and push subscriptions stay. */
  readonly revokeTokens?: boolean;
};

/** The match to give up. */
export type ResignInput = {
  /** The `version` that the client has seen: if the match has changed since, the call is refused with STALE_VERSION. If left out, the version is not checked. */
  readonly expectedVersion?: number | null | undefined;
  /** 1 to 200 characters, per user: a repeated call with the same key changes nothing more. A refused call does not use the key up. */
  readonly idempotencyKey?: string | null | undefined;
  /** The match. */
  readonly matchId: string;
};

/** Why another action was better. A reason that begins with THEN was seen only later; the player could know the others. */
export type ReviewReason =
  /** Most cards of the hand were sure for a contract about tricks: the highest of their suits, or the lowest. */
  | 'CARDS_FIT'
  /** Too few cards of the hand were sure for a contract about tricks. */
  | 'CARDS_SPOIL'
  /** A trump or a high card was thrown into a trick that was lost. */
  | 'CARD_KEPT'
  /** The player claimed 66 and did not have them. */
  | 'CLAIM_FALSE'
  /** The player had 66 card points and did not claim them. */
  | 'CLAIM_MISSED'
  /** The player closed although the other hand could be counted and held trumps or higher cards. */
  | 'CLOSE_COUNTED'
  /** The hand was strong enough to close the talon. */
  | 'CLOSE_STRONG'
  /** The hand was too weak to close the talon. */
  | 'CLOSE_WEAK'
  /** In a contract without tricks: a card that could take a trick was kept. */
  | 'DANGER_KEPT'
  /** What the double did to the stakes. */
  | 'DOUBLE_STAKES'
  /** The player did not exchange for the trump card. */
  | 'EXCHANGE_MISSED'
  /** The trick that was given away brought the other side to 66 card points. */
  | 'GAVE_SIXTY_SIX'
  /** The hand was strong enough for a higher bid or a double. */
  | 'HAND_STRONG'
  /** The hand was too weak for the bid or the double. */
  | 'HAND_WEAK'
  /** A lead of fewer card points risked less. */
  | 'LEAD_DEAR'
  /** A card of many card points was led and could be taken. */
  | 'LEAD_EXPOSED'
  /** In a contract without tricks: more cards could be played under the card that was led. */
  | 'LEAD_HIGH'
  /** The better lead was the highest card of its suit that was left. */
  | 'LEAD_SURE'
  /** The card that was played broke a marriage. */
  | 'MARRIAGE_BROKEN'
  /** The player did not announce a marriage. */
  | 'MARRIAGE_MISSED'
  /** Card points were given to a trick of the other side without need. */
  | 'POINTS_GIVEN'
  /** In hindsight: the other side took the trick with ten card points or more. */
  | 'THEN_LOST'
  /** In hindsight: the other side took the trick and had 66 card points. */
  | 'THEN_SIXTY_SIX'
  /** No other reason was found. In hindsight: whether the action was also better as the cards lay. */
  | 'THEN_WORTH'
  /** A less valuable card would also have taken the trick. */
  | 'TOOK_CHEAPER'
  /** The trick of the player’s side could have held more card points. */
  | 'TOOK_MORE'
  /** The trick could have been taken. */
  | 'TRICK_MISSED'
  /** The trick was worth less than the card that took it. */
  | 'TRICK_TOO_DEAR'
  /** Trumps were still out and should have been drawn first. */
  | 'TRUMPS_OUT'
  /** A trump was laid aside. */
  | 'TRUMP_ASIDE'
  /** Another suit of the hand made the better trump. */
  | 'TRUMP_CHOSEN'
  /** The player held cards of a suit and left trump to a turned card. */
  | 'TRUMP_KNOWN'
  /** A trump was led that should have been kept. */
  | 'TRUMP_SPENT'
  /** The player held too little of the suit that became trump. */
  | 'TRUMP_TURNED'
  /** The better action won the deal at once. */
  | 'WIN_MISSED';

/** The progress of a review. */
export type ReviewStatus =
  /** All deals have been reviewed. */
  | 'DONE'
  /** A deal could not be reviewed; a new request continues with it. */
  | 'FAILED'
  /** Deals are still to be reviewed. */
  | 'PENDING';

/** The personal token to revoke. */
export type RevokeApiTokenInput = {
  /** The token’s id, as in `User.apiTokens`. */
  readonly apiTokenId: string;
};

/** An app that acts for the viewer. */
export type RevokeAppInput = {
  /** The id, as in `User.grantedApps`. */
  readonly grantedAppId: string;
};

/** Why a role is not in force. */
export type RoleObstacle =
  /** Two-factor sign-in is off: turn it on with `beginSecondFactor`. */
  | 'NO_SECOND_FACTOR'
  /** This session was not opened with a code: sign in again. */
  | 'SIGNED_IN_WITHOUT_CODE';

/** The app that gets a new secret. */
export type RotateAppSecretInput = {
  /** The app’s id, as in `User.apps`. */
  readonly appId: string;
};

/** Input of `rotateWebhookSecret`. */
export type RotateWebhookSecretInput = {
  /** 1 to 200 characters; each user has their own keys. A call that is repeated with the same key and input is done once; the answer has the current state. */
  readonly idempotencyKey?: string | null | undefined;
  /** The key that signs the messages, if you choose it yourself: `whsec_` and 24 to 64 random bytes in base64 (Standard Webhooks). A receiver that has it can verify the very first message. Null or left out: the service draws one. */
  readonly secret?: string | null | undefined;
  /** The webhook. */
  readonly webhookId: string;
};

/** The kind of value that a rule option takes. */
export type RuleKind =
  /** One of a few values, which `values` lists. */
  | 'CHOICE'
  /** Some of the contracts that `values` lists. */
  | 'SELECTION'
  /** A whole number from `min` to `max`. */
  | 'WHOLE_NUMBER';

/** The rule options of all variants, by name. */
export type RuleName =
  /** Whether the opponent's tricks and points stand still at a close (Zudrehen finster). In zweier. */
  | 'afterClose'
  /** Who wins when all cards are played: the last trick or the higher card points. In zweier. */
  | 'allPlayed'
  /** Whether the caller asks the others first, or bids first and may then name no contract after seeing the talon. In dreier. */
  | 'bidding'
  /** Who may close: any player on lead, only the player who has just won a trick (also before drawing), or nobody. In zweier. */
  | 'closeWhen'
  /** Whether the talon may be closed with two cards left in it. In zweier. */
  | 'closeWithTwoLeft'
  /** The contracts that are played. In dreier, bauern. */
  | 'contracts'
  /** Whether the score shows the points that are missing to the target. In dreier, bauern. */
  | 'countDown'
  /** Whether the player right of the dealer is asked to cut or to knock. In dreier. */
  | 'cutting'
  /** Who deals the next deal. In zweier. */
  | 'dealer'
  /** How many cards are played with. In zweier. */
  | 'deck'
  /** Whom the card points laid aside count for. In dreier. */
  | 'discardPoints'
  /** Whether the game points may be doubled. In dreier, bauern. */
  | 'doubling'
  /** Whether 66 card points end the deal by themselves or must be claimed. In zweier. */
  | 'endAt66'
  /** The trump that may be exchanged for the trump card (Tausch, Rauben). In zweier. */
  | 'exchangeCard'
  /** Whether the exchange is made on lead alone or also before following. In zweier. */
  | 'exchangeWhen'
  /** Whether the exchange is allowed with two cards left in the talon. In zweier. */
  | 'exchangeWithTwoLeft'
  /** The game points of the opponent after a false claim: as many as a right claim would have earned, or two. In zweier. */
  | 'falseClaim'
  /** How many cards each player is dealt. In zweier. */
  | 'handSize'
  /** Whether a card against the rules of play is refused or loses the deal for three. In zweier. */
  | 'irregularPlay'
  /** Card points for the last trick, not after a close. In zweier. */
  | 'lastTrickBonus'
  /** Whether a marriage must be led with the king. In zweier. */
  | 'leadKingOnly'
  /** Whether a marriage counts at once or with the next trick of its player; without a trick it never counts. In zweier. */
  | 'marriageCounts'
  /** Whether each side's first trick lies open. In zweier. */
  | 'showFirstTricks'
  /** Whether the last trick may be looked at. In zweier. */
  | 'showLastTrick'
  /** Whether players may look at their own tricks. In zweier. */
  | 'showOwnTricks'
  /** Whether card points are shown; never with claim. In zweier. */
  | 'showPointCounter'
  /** The score that ends the match. In zweier, dritt, dreier, bauern. */
  | 'target'
  /** Who wins with equal card points: nobody, and the next deal brings one more, or who took the last trick. In zweier. */
  | 'tie'
  /** Whether a trick is needed before a marriage or an exchange. In zweier. */
  | 'trickBeforeAnnounce'
  /** Whether a trick is needed before an exchange. In zweier. */
  | 'trickBeforeExchange'
  /** What names trump: the card turned up, the holder of the ace of hearts, each marriage. In zweier. */
  | 'trumpFrom'
  /** Whether a player who cannot follow suit and has only lower trumps may play any card or must play a trump. In dritt, dreier, bauern. */
  | 'underTrump'
  /** Whether a bid of Zehnergang is higher than one of Gang; if not, it is lower, and both keep their values. In dreier, bauern. */
  | 'zehnergangOverGang';

/** The words that rule options have as values. */
export type RuleWord =
  /** `closeWhen`: the player who has just won a trick, also before drawing. */
  | 'afterTrick'
  /** `dealer`: the players take turns. */
  | 'alternate'
  /** `cutting`: the player is asked; `bidding`: the caller asks the others first. */
  | 'asked'
  /** `marriageCounts`: at once. */
  | 'atOnce'
  /** `endAt66`: 66 end the deal by themselves. */
  | 'automatic'
  /** `bidding`: the caller bids first. */
  | 'callerFirst'
  /** `tie`: the next deal brings one game point more. */
  | 'carryOver'
  /** `endAt66`: 66 must be claimed. */
  | 'claim'
  /** `allPlayed`: the higher card points win. */
  | 'countPoints'
  /** `afterClose`: they count on. */
  | 'counting'
  /** `discardPoints`: for the declarer. */
  | 'declarer'
  /** `irregularPlay`: the deal is lost for three. */
  | 'forfeit'
  /** `underTrump`: any card may be played. */
  | 'free'
  /** `afterClose`: they stand still. */
  | 'frozen'
  /** `trumpFrom`: the holder of the ace of hearts. */
  | 'holderOfHeartsAce'
  /** `exchangeCard`: the jack of trumps (Unter). */
  | 'jack'
  /** `allPlayed`: the last trick wins; `tie`: the last trick decides. */
  | 'lastTrickWins'
  /** `exchangeWhen`: on lead alone; `closeWhen`: any player on lead. */
  | 'lead'
  /** `trumpFrom`: each marriage. */
  | 'marriages'
  /** `falseClaim`: as many as a right claim would have earned. */
  | 'mirrored'
  /** `closeWhen`: nobody. */
  | 'never'
  /** `marriageCounts`: with the next trick of its player. */
  | 'nextTrick'
  /** `exchangeCard`: the nine of trumps. */
  | 'nine'
  /** `exchangeCard`: no exchange; `discardPoints`: for nobody. */
  | 'none'
  /** `afterClose`: they count on, but a close that succeeds is priced by those at the close. */
  | 'pricedAtClose'
  /** `irregularPlay`: the card is refused. */
  | 'reject'
  /** `underTrump`: a lower trump must be played. */
  | 'required'
  /** `cutting`: the service cuts. */
  | 'server'
  /** `exchangeWhen`: on lead and before following. */
  | 'turn'
  /** `trumpFrom`: the card turned up. */
  | 'turnUp'
  /** `falseClaim`: two game points. */
  | 'two'
  /** `dealer`: the winner of the deal. */
  | 'winner';

/** Options that replace values of a preset. An option that is null or left out keeps the preset’s value. An option that the variant does not have is refused with UNKNOWN_OPTION, a number out of range with BAD_VALUE. The sources are sections of docs/rules/specification.md, and the texts that it lists. */
export type RulesInput = {
  /** Whether the opponent's tricks and points stand still at a close (Zudrehen finster). Default: frozen in zweier. Source: rules 4.9, 5.4, 5.5, S4 „Punkte/zudrehen". */
  readonly afterClose?: AfterCloseRule | null | undefined;
  /** Who wins when all cards are played: the last trick or the higher card points. Default: lastTrickWins in zweier. Source: rules 4.8, 5.15, S0, S2. */
  readonly allPlayed?: AllPlayedRule | null | undefined;
  /** Whether the caller asks the others first, or bids first and may then name no contract after seeing the talon. Default: asked in dreier. Source: rules 9.5, 9.7, S3 „Beginn und Ende". */
  readonly bidding?: BiddingRule | null | undefined;
  /** Who may close: any player on lead, only the player who has just won a trick (also before drawing), or nobody. Default: lead in zweier. Source: rules 4.7, 5.12, 5.13, S0, S2. */
  readonly closeWhen?: CloseWhenRule | null | undefined;
  /** Whether the talon may be closed with two cards left in it. Default: true in zweier. Source: rules 5.2, S4 „2 Karten im Talon". */
  readonly closeWithTwoLeft?: boolean | null | undefined;
  /** The contracts that are played. Default: all of them in dreier and bauern. Source: rules 9.21, S3 „Welche Sonderspiele zulässig sind". */
  readonly contracts?: ReadonlyArray<ContractKey> | null | undefined;
  /** Whether the score shows the points that are missing to the target. Default: false in dreier and bauern. Source: rules 9.21, S3 „von 24 auf null Punkten heruntergezählt". */
  readonly countDown?: boolean | null | undefined;
  /** Whether the player right of the dealer is asked to cut or to knock. Default: server in dreier. Source: rules 9.2, S3 „Beginn und Ende". */
  readonly cutting?: CuttingRule | null | undefined;
  /** Who deals the next deal. Default: alternate in zweier. Source: rules 4.1, 5.17, S0, S2. */
  readonly dealer?: DealerRule | null | undefined;
  /** How many cards are played with. One of 20, 24, 32. Default: 20 in zweier. Source: rules 1.2, 4.1, S0, S2. */
  readonly deck?: number | null | undefined;
  /** Whom the card points laid aside count for. Default: none in dreier. Source: rules 9.10. */
  readonly discardPoints?: DiscardPointsRule | null | undefined;
  /** Whether the game points may be doubled. Default: true in dreier and bauern. Source: rules 9.12, S3 „Flecken". */
  readonly doubling?: boolean | null | undefined;
  /** Whether 66 card points end the deal by themselves or must be claimed. Default: automatic in zweier. Source: rules 4.8, 5.7, S4 „Spiel ausmelden", S1, S2. */
  readonly endAt66?: EndAt66Rule | null | undefined;
  /** The trump that may be exchanged for the trump card (Tausch, Rauben). Default: jack in zweier. Source: rules 4.6, 5.3, S0, S2, S1. */
  readonly exchangeCard?: ExchangeCardRule | null | undefined;
  /** Whether the exchange is made on lead alone or also before following. Default: lead in zweier. Source: rules 4.6, 5.3, S0, S2. */
  readonly exchangeWhen?: ExchangeWhenRule | null | undefined;
  /** Whether the exchange is allowed with two cards left in the talon. Default: true in zweier. Source: rules 5.2, S4 „2 Karten im Talon". */
  readonly exchangeWithTwoLeft?: boolean | null | undefined;
  /** The game points of the opponent after a false claim: as many as a right claim would have earned, or two. Default: mirrored in zweier. Source: rules 5.9, S4 „Spiel ausmelden", S2. */
  readonly falseClaim?: FalseClaimRule | null | undefined;
  /** How many cards each player is dealt. One of 5, 6. Default: 5 in zweier. Source: rules 2.15, 4.1, S0, S2. */
  readonly handSize?: number | null | undefined;
  /** Whether a card against the rules of play is refused or loses the deal for three. Default: reject in zweier. Source: rules 5.6, S1 „Regelwidriges Verhalten". */
  readonly irregularPlay?: IrregularPlayRule | null | undefined;
  /** Card points for the last trick, not after a close. One of 0, 10. Default: 0 in zweier. Source: rules 5.14, S2. */
  readonly lastTrickBonus?: number | null | undefined;
  /** Whether a marriage must be led with the king. Default: false in zweier. Source: rules 5.20, S4 „20/40+König". */
  readonly leadKingOnly?: boolean | null | undefined;
  /** Whether a marriage counts at once or with the next trick of its player; without a trick it never counts. Default: atOnce in zweier. Source: rules 4.5, 5.11, S0. */
  readonly marriageCounts?: MarriageCountsRule | null | undefined;
  /** Whether each side's first trick lies open. Default: true in zweier. Source: rules 5.18, S4 „Erster Stich offen". */
  readonly showFirstTricks?: boolean | null | undefined;
  /** Whether the last trick may be looked at. Default: true in zweier. Source: rules 5.18, S2. */
  readonly showLastTrick?: boolean | null | undefined;
  /** Whether players may look at their own tricks. Default: true in zweier. Source: rules 5.18, S4 „Stiche sehen". */
  readonly showOwnTricks?: boolean | null | undefined;
  /** Whether card points are shown; never with claim. Default: true in zweier. Source: rules 5.7, 5.18, S4 „Punktezähler". */
  readonly showPointCounter?: boolean | null | undefined;
  /** The score that ends the match. From 1 to 1000. Default: 7 in zweier and dritt, 24 in dreier and bauern. Source: rules 4.10, S0; rules 8.7, S2; rules 9.17, 11.6, S3. */
  readonly target?: number | null | undefined;
  /** Who wins with equal card points: nobody, and the next deal brings one more, or who took the last trick. Default: carryOver in zweier. Source: rules 5.16, S2. */
  readonly tie?: TieRule | null | undefined;
  /** Whether a trick is needed before a marriage or an exchange. Default: false in zweier. Source: rules 5.20, S4 „Stich vor 20/40/Tausch". */
  readonly trickBeforeAnnounce?: boolean | null | undefined;
  /** Whether a trick is needed before an exchange. Default: false in zweier. Source: rules 5.20, 6.2, S2. */
  readonly trickBeforeExchange?: boolean | null | undefined;
  /** What names trump: the card turned up, the holder of the ace of hearts, each marriage. Default: turnUp in zweier. Source: rules 4.1, 6.3, 6.4, S2 „Abweichungen". */
  readonly trumpFrom?: TrumpFromRule | null | undefined;
  /** Whether a player who cannot follow suit and has only lower trumps may play any card or must play a trump. Default: free in dritt and dreier and bauern. Source: rules 3.6, S3 „Farb- und Stichzwang". */
  readonly underTrump?: UnderTrumpRule | null | undefined;
  /** Whether a bid of Zehnergang is higher than one of Gang; if not, it is lower, and both keep their values. Default: true in dreier and bauern. Source: rules 9.6, S3 „Zehnergang". */
  readonly zehnergangOverGang?: boolean | null | undefined;
};

/** What a moderator may do to a person. */
export type Sanction =
  /** The person may post no texts. */
  | 'MUTE'
  /** The person cannot use the account; running matches end. */
  | 'SUSPEND'
  /** The person is told what was wrong. */
  | 'WARN';

/** A player at a seat: exactly one of `username` and `bot`. */
export type SeatInput = {
  /** A house bot, by its level. */
  readonly bot?: BotLevel | null | undefined;
  /** The seat, from 0. In bauern, partners sit opposite: 0 and 2 against 1 and 3. */
  readonly seat: number;
  /** A player, who may accept or decline. */
  readonly username?: string | null | undefined;
};

/** Input of `sendFriendRequest`. */
export type SendFriendRequestInput = {
  /** The name of the other user, without regard to case. */
  readonly username: string;
};

/** Input of `sendMessage`: either a text or a phrase. */
export type SendMessageInput = {
  /** 1 to 200 characters, per user. A repeated call with the same key changes nothing more. */
  readonly idempotencyKey?: string | null | undefined;
  /** The match. */
  readonly matchId: string;
  /** Delivered at once, to all players. */
  readonly phrase?: Phrase | null | undefined;
  /** 1 to 500 characters. In a match of three or four players it is delivered when the deal has ended. */
  readonly text?: string | null | undefined;
};

/** A bot’s acceptance policy. */
export type SetAcceptancePolicyInput = {
  /** The complete policy, which replaces the one before; null: the program answers itself. */
  readonly policy?: AcceptancePolicyInput | null | undefined;
};

/** Input of `setAutoVacation`. */
export type SetAutoVacationInput = {
  /** Whether a day of vacation is taken automatically when the viewer’s time has run out. */
  readonly enabled: boolean;
};

/** Input of `setAutoplay`. */
export type SetAutoplayInput = {
  /** How soon forced actions are played. */
  readonly delay?: AutoplayDelay | null | undefined;
  /** The match; if left out, the default for all matches is set. */
  readonly matchId?: string | null | undefined;
  /** Whether forced actions are played. */
  readonly mode: AutoplayMode;
};

/** Input of `setLocale`. */
export type SetLocaleInput = {
  /** Null removes the choice: e-mails come in the language of this request, and each answer comes in the language of its own request. */
  readonly locale?: Language | null | undefined;
};

/** Input of `setNotificationPreferences`. Fields that are left out stay as they are. */
export type SetNotificationPreferencesInput = {
  /** Channels to turn on or off; the others stay as they are. */
  readonly channels?: ReadonlyArray<ChannelPreferenceInput> | null | undefined;
  /** 0 to 23; null: no digest. */
  readonly digestHour?: number | null | undefined;
  /** When nothing is sent; null: no quiet hours. */
  readonly quietHours?: QuietHoursInput | null | undefined;
  /** At most 5, each from 600 to 604800. [] for no reminders, null for the default ones. */
  readonly reminders?: ReadonlyArray<number> | null | undefined;
  /** Types to turn on or off on a channel; the others stay as they are. */
  readonly types?: ReadonlyArray<TypePreferenceInput> | null | undefined;
  /** Whether notifications are also sent on channels while the user is connected. */
  readonly whileConnected?: boolean | null | undefined;
};

/** Input of `setPlan`. The plan replaces the former one. */
export type SetPlanInput = {
  /** The revision of the current plan, 0 for no plan. The call is refused when the plan has another revision. */
  readonly expectedRevision?: number | null | undefined;
  /** 1 to 200 characters, per user. A repeated call with the same key changes nothing more. */
  readonly idempotencyKey?: string | null | undefined;
  /** A match in progress in which the viewer plays. */
  readonly matchId: string;
  /** At most 50 rules, 8 KB as JSON. The first rule whose condition holds fires. */
  readonly rules: ReadonlyArray<PlanRuleInput>;
  /** How long the plan lasts. */
  readonly scope?: PlanScope | null | undefined;
};

/** Input of `setShowsOnline`. */
export type SetShowsOnlineInput = {
  /** Whether friends see that the viewer is online. */
  readonly showsOnline: boolean;
};

/** Input of `setSuits`. */
export type SetSuitsInput = {
  /** The suits used in texts. */
  readonly suits: CardSuits;
};

/** Input of `setTimeZone`. */
export type SetTimeZoneInput = {
  /** An IANA name, like Europe/Vienna. */
  readonly timeZone: string;
};

/** Input of `setVisibility`. What is missing or null stays as it is. */
export type SetVisibilityInput = {
  /** See `VisibilitySettings.matches`. */
  readonly matches?: Audience | null | undefined;
  /** See `VisibilitySettings.presence`. */
  readonly presence?: Audience | null | undefined;
  /** See `VisibilitySettings.profile`. */
  readonly profile?: Audience | null | undefined;
};

/** Input of `showMatch`. */
export type ShowMatchInput = {
  /** The match’s id. */
  readonly matchId: string;
};

/** A role in keeping order. */
export type StaffRoleName =
  /** May do all that a moderator may, reads the audit log, and answers appeals. */
  | 'ADMIN'
  /** Decides about reports. */
  | 'MODERATOR';

/** The suits. Tokens of cards begin with them. */
export type Suit =
  /** Clubs (Kreuz). */
  | 'C'
  /** Diamonds (Karo). */
  | 'D'
  /** Hearts (Herz). */
  | 'H'
  /** Spades (Pik). */
  | 'S';

/** Input of `suspendUser`. */
export type SuspendUserInput = {
  /** Why, 3 to 1000 characters. The person concerned reads it. */
  readonly reason: string;
  /** When it ends, within ten years. Left out: never. */
  readonly until?: string | null | undefined;
  /** The name of the person. */
  readonly username: string;
};

/** Input of `takeOverClub`. */
export type TakeOverClubInput = {
  /** The club. */
  readonly clubId: string;
};

/** Whether an archive of one’s data can be downloaded. */
export type TakeoutStatus =
  /** It could not be made; ask for another one. */
  | 'FAILED'
  /** It is being made. A notification tells when it is ready. */
  | 'PREPARING'
  /** It can be downloaded. */
  | 'READY';

/** Input of `testWebhook`. */
export type TestWebhookInput = {
  /** The webhook. */
  readonly webhookId: string;
};

/** Who wins with equal card points: nobody, and the next deal brings one more, or who took the last trick. */
export type TieRule =
  /** The next deal brings one game point more. */
  | 'carryOver'
  /** The last trick decides. */
  | 'lastTrickWins';

/** Challenges by their clock. All given conditions must hold. */
export type TimeControlFilter = {
  /** The kind of clock. */
  readonly kind?: ClockKind | null | undefined;
  /** The time for a turn, or the bank, in seconds: at most this. */
  readonly maxSeconds?: number | null | undefined;
  /** The time for a turn, or the bank, in seconds: at least this. */
  readonly minSeconds?: number | null | undefined;
};

/** Either a time for each turn or a bank for all of them. Absent: three days a turn. Empty: no clock; such a match is unrated. */
export type TimeControlInput = {
  /** The maximum of the bank, up to 90 days; the initial bank when left out. */
  readonly bankCapSeconds?: number | null | undefined;
  /** For all turns of a player: 1 hour to 90 days. */
  readonly bankSeconds?: number | null | undefined;
  /** Added to the bank after each turn of its player: up to 7 days. */
  readonly incrementSeconds?: number | null | undefined;
  /** For each turn: 1 hour to 30 days. */
  readonly perTurnSeconds?: number | null | undefined;
  /** Whether the vacation of the player to act stops the clock. */
  readonly vacation?: boolean | null | undefined;
  /** Whether Saturday and Sunday stop the clock, in the time zone of the player to act. */
  readonly weekends?: boolean | null | undefined;
};

/** What names trump: the card turned up, the holder of the ace of hearts, each marriage. */
export type TrumpFromRule =
  /** The holder of the ace of hearts. */
  | 'holderOfHeartsAce'
  /** Each marriage. */
  | 'marriages'
  /** The card turned up. */
  | 'turnUp';

/** Input of `turnOffSecondFactor`. */
export type TurnOffSecondFactorInput = {
  /** A code of the second factor, or a recovery code. */
  readonly code: string;
  /** The current password. */
  readonly password: string;
};

/** Whether one type of notification is sent on one channel. */
export type TypePreferenceInput = {
  /** The channel. */
  readonly channel: NotificationChannel;
  /** Whether it is sent there. */
  readonly enabled: boolean;
  /** The type. */
  readonly type: NotificationType;
};

/** Input of `unblockUser`. */
export type UnblockUserInput = {
  /** The user to block or unblock. */
  readonly username: string;
};

/** Whether a player who cannot follow suit and has only lower trumps may play any card or must play a trump. */
export type UnderTrumpRule =
  /** Any card may be played. */
  | 'free'
  /** A lower trump must be played. */
  | 'required';

/** Input of `unmuteUser`. */
export type UnmuteUserInput = {
  /** Why, 3 to 1000 characters. The person concerned reads it. */
  readonly reason: string;
  /** The name of the person. */
  readonly username: string;
};

/** Input of `unsuspendUser`. */
export type UnsuspendUserInput = {
  /** Why, 3 to 1000 characters. The person concerned reads it. */
  readonly reason: string;
  /** The name of the person. */
  readonly username: string;
};

/** The changes to an app. Fields that are left out stay as they are. */
export type UpdateAppInput = {
  /** The app’s id. */
  readonly appId: string;
  /** As in `createApp`; null removes it. */
  readonly homepage?: string | null | undefined;
  /** As in `createApp`. */
  readonly name?: string | null | undefined;
  /** As in `createApp`; replaces all addresses. */
  readonly redirectUris?: ReadonlyArray<string> | null | undefined;
};

/** The changes. Fields that are left out stay as they are. */
export type UpdateBotInput = {
  /** The description; null removes it. */
  readonly description?: string | null | undefined;
  /** The name of the program. */
  readonly engine?: string | null | undefined;
  /** Its page on the web; null removes it. */
  readonly homepage?: string | null | undefined;
  /** A new owner, by username, who has to confirm first. */
  readonly owner?: string | null | undefined;
  /** Its version. */
  readonly version?: string | null | undefined;
};

/** Input of `updateClub`: what is left out stays. */
export type UpdateClubInput = {
  /** The new text about the club, at most 500 characters. */
  readonly about?: string | null | undefined;
  /** The club. */
  readonly clubId: string;
  /** The new name: 3 to 40 characters. */
  readonly name?: string | null | undefined;
  /** How long a season is, for matches that end from now on. */
  readonly seasonRhythm?: ClubRhythm | null | undefined;
  /** An IANA name, for matches that end from now on. */
  readonly timeZone?: string | null | undefined;
  /** Who sees it and may join it. */
  readonly visibility?: ClubVisibility | null | undefined;
};

/** Input of `updateWebhook`. Fields that are left out stay as they are. */
export type UpdateWebhookInput = {
  /** The types that are sent. Null: all notifications, but no events of matches. */
  readonly types?: ReadonlyArray<WebhookEventType> | null | undefined;
  /** The new address. */
  readonly url?: string | null | undefined;
  /** The webhook to change. */
  readonly webhookId: string;
};

/** Why a mutation did nothing, and what to do about it. New codes may be added: for a code that you do not know, show the message. The page `/errors` of the service explains each at its anchor, `/errors#MATCH_OVER`. */
export type UserErrorCode =
  /** The account owns bots, so it cannot become one. Give them up with `releaseBot`, or register a new account for the bot. */
  | 'ACCOUNT_HAS_BOTS'
  /** The account sits in an open challenge, or backs a seat of one. Cancel the challenge or withdraw, or wait until it is over. */
  | 'ACCOUNT_HAS_CHALLENGES'
  /** Only an account that has played no match can become a bot. Register a new account for the bot. */
  | 'ACCOUNT_HAS_MATCHES'
  /** You have appealed against this already. Show the appeal: there is one for each decision. */
  | 'ALREADY_APPEALED'
  /** This account is a bot already. Call `updateBot` to change its description. */
  | 'ALREADY_A_BOT'
  /** You already back a seat of this challenge, or have asked to. Wait for the answer, or withdraw. */
  | 'ALREADY_BACKING'
  /** A challenge of yours to this player is open: wait for the answer, or cancel it. Wait for the answer, or cancel the other challenge. */
  | 'ALREADY_CHALLENGED'
  /** This network is closed already. Read `closedNetworks`. Open it first to change its end. */
  | 'ALREADY_CLOSED'
  /** You are a member already. Show the club. */
  | 'ALREADY_CLUB_MEMBER'
  /** You have already entered, or are somebody’s partner. Read your entry. */
  | 'ALREADY_ENTERED'
  /** The two of you are playing already. Wait for the end of that match. */
  | 'ALREADY_MEETING'
  /** You have already offered to call the match off. Wait for the others. */
  | 'ALREADY_OFFERED'
  /** You sit in this challenge already. Wait for the others. */
  | 'ALREADY_SEATED'
  /** The match was voided before. Do nothing: it counts for nothing. */
  | 'ALREADY_VOIDED'
  /** There is no appeal that waits for an answer. Read the entry again: somebody may have answered. */
  | 'APPEAL_NOT_OPEN'
  /** An appeal and its answer have 1 to 2,000 characters. Ask for a text of 1 to 2,000 characters. */
  | 'APPEAL_TEXT_INVALID'
  /** A homepage is an https address of at most 500 characters, without user, password and #. Send another address, or none. */
  | 'APP_HOMEPAGE_INVALID'
  /** A public app has no secret. Use the app without a secret, or create another with `isConfidential: true` for a server. */
  | 'APP_IS_PUBLIC'
  /** The name of an app has 1 to 50 visible characters and single spaces, letters of one script, and does not look like the name of this service. Send another name. */
  | 'APP_NAME_INVALID'
  /** You have an app with this name. Check `apps`: you may have created it already, and lost the answer. Otherwise send another name. */
  | 'APP_NAME_TAKEN'
  /** You have no such app. Read `apps` or `grantedApps` again: it may have been deleted or revoked. */
  | 'APP_NOT_FOUND'
  /** An app has 1 to 10 redirect URIs: https, http://127.0.0.1, http://[::1] or http://localhost, or a private scheme with a dot; without user, password, # and *. Send other addresses. */
  | 'APP_REDIRECT_URIS_INVALID'
  /** The player at this seat has declined. Choose another seat. */
  | 'BACKING_DECLINED'
  /** You back a seat of this challenge, or have asked to: withdraw that first. Withdraw the backing, then sit down. */
  | 'BACKS_A_SEAT'
  /** The option has no such value. Send one of the values that the variant lists for the option in `path`. */
  | 'BAD_VALUE'
  /** The bid must be higher. Bid higher, or pass. */
  | 'BID_TOO_LOW'
  /** House bots send nothing, so they cannot be blocked. Do nothing: house bots send no messages. */
  | 'BLOCK_IS_BOT'
  /** You cannot block yourself. Name somebody else. */
  | 'BLOCK_IS_YOU'
  /** This challenge is for people only. Name people, or leave `peopleOnly` out; as a bot, look for other challenges. */
  | 'BOTS_NOT_WANTED'
  /** Bots can send phrases only, no texts. Send a `phrase`. */
  | 'BOTS_SAY_PHRASES'
  /** The bot plays as many matches as it accepts at a time. Try again when `acceptsNow` on the bot’s page is true. */
  | 'BOT_BUSY'
  /** A bot cannot back a seat. Back seats with a person’s account. */
  | 'BOT_CANNOT_BACK'
  /** The bot does not accept this clock. Choose a clock within `policy` on the bot’s page. */
  | 'BOT_DECLINES_CLOCK'
  /** The bot does not play this preset. Choose one of `policy.presets` on the bot’s page. */
  | 'BOT_DECLINES_PRESET'
  /** The bot plays rated matches only, or unrated ones only. Send the other value of `rated`. */
  | 'BOT_DECLINES_RATED'
  /** The bot plays only unchanged presets. Send no `rules` and no `target`. */
  | 'BOT_DECLINES_RULES'
  /** The bot does not play this variant. Choose one of `policy.variants` on the bot’s page. */
  | 'BOT_DECLINES_VARIANT'
  /** The bot does not play with you. Choose another bot: `bots(filter: { acceptsMe: true })` lists them. */
  | 'BOT_DECLINES_YOU'
  /** No bot with this name has named you as its owner. The bot must name you first, with `becomeBot` or `updateBot`. */
  | 'BOT_NOT_YOURS'
  /** A bot plays rated matches only after its owner has confirmed it. The owner must call `confirmBot`; or play unrated. */
  | 'BOT_UNCONFIRMED'
  /** You can enter with an invitation only. Ask the organiser for the link. */
  | 'BY_INVITATION_ONLY'
  /** There is no such challenge. Check the id: it is wrong, or the challenge is not open to you. */
  | 'CHALLENGE_NOT_FOUND'
  /** The challenge is not open any more. Read the challenge again: it was accepted, declined or cancelled, or has expired. */
  | 'CHALLENGE_OVER'
  /** A choice is an action of the notation, or the name of a way to choose a card. Correct the choice that `path` names. */
  | 'CHOICE_INVALID'
  /** A client seed has at most 64 characters and no control characters. Send another seed, or none. */
  | 'CLIENT_SEED_INVALID'
  /** A network is closed until a time in the future, within a year. Send a time within these limits. */
  | 'CLOSING_END_INVALID'
  /** The text about a club has at most 500 characters, without control characters but line breaks. Ask the user for a shorter text. */
  | 'CLUB_ABOUT_INVALID'
  /** People join this club by its invitation link. Ask a member for the link, and send its `invitationToken`. */
  | 'CLUB_BY_INVITATION'
  /** The club has 256 members, the maximum. Try again when somebody has left. */
  | 'CLUB_FULL'
  /** A competition or series of the club is not over: nobody would run it any more. Offer `cancelCompetition` and `endCompetitionSeries`, or wait for the end. */
  | 'CLUB_HAS_COMPETITIONS'
  /** This invitation link is not valid, or no longer. Ask for a new link. */
  | 'CLUB_INVITATION_INVALID'
  /** Only the owner and the keepers of the club can do this. Ask one of them. */
  | 'CLUB_KEEPERS_ONLY'
  /** Only members of the club can enter. Show the club. */
  | 'CLUB_MEMBERS_ONLY'
  /** You cannot do this to yourself. Name somebody else, or offer `leaveClub`. */
  | 'CLUB_MEMBER_IS_YOU'
  /** The club has no such member. Read `members` again. */
  | 'CLUB_MEMBER_NOT_FOUND'
  /** A club’s name has 3 to 40 characters, without control characters. Ask the user for another name. */
  | 'CLUB_NAME_INVALID'
  /** A competition for a club’s members needs the club. Send the club, or another access. */
  | 'CLUB_NEEDED'
  /** Clubs are for people: bots cannot be members. A bot that calls this must not. */
  | 'CLUB_NOT_FOR_BOTS'
  /** There is no such club. Read the list of clubs again. A private club does not exist for people outside. */
  | 'CLUB_NOT_FOUND'
  /** The owner has not offered you the club. Read `acts` again: the owner may have offered it to somebody else. */
  | 'CLUB_NOT_OFFERED'
  /** You do not run this club. Send a club whose owner or keeper the user is, or none. */
  | 'CLUB_NOT_YOURS'
  /** Only the owner of the club can do this. Ask the owner. */
  | 'CLUB_OWNER_ONLY'
  /** Give a reason of 1 to 200 characters. Ask the user for a reason. */
  | 'CLUB_REASON_INVALID'
  /** A guest can be neither keeper nor owner. The guest can keep the account first (`keepAccount`). */
  | 'CLUB_ROLE_NOT_FOR_GUESTS'
  /** A comment has at most 1000 characters, and no control characters except line breaks. Shorten the comment, or remove its control characters. */
  | 'COMMENT_INVALID'
  /** The description has at most 2,000 characters. Ask for a shorter text. */
  | 'COMPETITION_ABOUT_INVALID'
  /** The competition has begun: this cannot be changed any more. Read the competition again. */
  | 'COMPETITION_BEGUN'
  /** All places are taken, and the waiting list is full. Try again later: somebody may withdraw. */
  | 'COMPETITION_FULL'
  /** A name of a competition has 3 to 60 characters. Ask for another name. */
  | 'COMPETITION_NAME_INVALID'
  /** There is no such competition. Check the id. */
  | 'COMPETITION_NOT_FOUND'
  /** The competition is not running. Wait for its start. */
  | 'COMPETITION_NOT_RUNNING'
  /** The competition is over. Read the competition again. */
  | 'COMPETITION_OVER'
  /** There is no such condition, or it cannot have this value. Correct the condition that `path` names. */
  | 'CONDITION_INVALID'
  /** This contract is not open to you. Choose one that `legal` has. */
  | 'CONTRACT_NOT_ALLOWED'
  /** The time for this turn has run out. Read the match again in some seconds: the service ends the turn by itself. */
  | 'DEADLINE_PASSED'
  /** The deal has ended. Read the match again: another deal may be running. */
  | 'DEAL_OVER'
  /** There is no such decision. Read `decisionsAboutMe`, or as an admin `auditLog`. */
  | 'DECISION_NOT_FOUND'
  /** This webhook has no such delivery. Read `deliveries` again: old ones are deleted. */
  | 'DELIVERY_NOT_FOUND'
  /** A description has 1 to 500 characters. Shorten it, or send null for none. */
  | 'DESCRIPTION_INVALID'
  /** The hour of the digest is a whole number from 0 to 23. Send an hour from 0 to 23, or null for none. */
  | 'DIGEST_HOUR_INVALID'
  /** A seed for the draw has at most 64 characters and no control characters. Send another seed, or none. */
  | 'DRAW_SEED_INVALID'
  /** This is not an e-mail address. Ask the user to correct the address. */
  | 'EMAIL_INVALID'
  /** Another account has this address, and has verified it. Ask the user for another address. */
  | 'EMAIL_TAKEN'
  /** Your e-mail address is already verified. Do nothing: the address is verified. */
  | 'EMAIL_VERIFIED'
  /** The engine has a name of 1 to 60 characters. Shorten it, or remove its control characters. */
  | 'ENGINE_INVALID'
  /** Who is out cannot play any more. Read the entries again. */
  | 'ENTRANT_OUT'
  /** The competition has no such entry. Check the number of the entry. */
  | 'ENTRY_NOT_FOUND'
  /** Events after this cursor have been deleted, or were lost before a restore: replay from a newer cursor. Read the current state of your matches instead. Use a new `eventCursor` for the next replay. */
  | 'EVENTS_CLEARED'
  /** The form does not fit a game for so many players. Choose a variant with one of the form’s `seatCounts`. */
  | 'FORM_NEEDS_OTHER_GAME'
  /** There is no such form of competition. Send the key of one of `competitionForms`. */
  | 'FORM_UNKNOWN'
  /** You have blocked this user: unblock them first. Offer `unblockUser`. */
  | 'FRIEND_IS_BLOCKED'
  /** Bots have no friends: they play with everybody. Name a person. A bot that calls this must not. */
  | 'FRIEND_IS_BOT'
  /** You cannot be your own friend. Name somebody else. */
  | 'FRIEND_IS_YOU'
  /** There is no such friend request any more. Read `friendRequests` again. You can send a request yourself. */
  | 'FRIEND_REQUEST_NOT_FOUND'
  /** You cannot become friends with this user now. Do nothing. The reason is not shown. */
  | 'FRIEND_UNAVAILABLE'
  /** Guests can ask only players whom they have played with: give your account a name and a password first. Offer `keepAccount`, then send it again. */
  | 'GUESTS_ASK_OPPONENTS'
  /** Guests join clubs by an invitation link only: give your account a name and a password first. Offer `keepAccount`, then send it again. */
  | 'GUESTS_JOIN_BY_LINK'
  /** Guests play with house bots, and with people only by an invitation link. Name only house bots, or send `byInvitation: true` and pass the link on. Otherwise offer `keepAccount`. */
  | 'GUESTS_PLAY_BY_INVITATION'
  /** Guests play unrated matches only. Send `rated: false`. If a guest wants to accept a rated challenge, offer `keepAccount`. */
  | 'GUESTS_PLAY_UNRATED'
  /** Guests can send phrases only, no texts. Send a `phrase`, or offer `keepAccount`. */
  | 'GUESTS_SAY_PHRASES'
  /** A homepage is an https or http address of at most 200 characters. Send such an address, without a name or password in it, or null for none. */
  | 'HOMEPAGE_INVALID'
  /** An idempotency key has 1 to 200 characters. Send another key, such as a random UUID. */
  | 'IDEMPOTENCY_KEY_INVALID'
  /** This idempotency key was used with other arguments. Make a new key for each thing you want to do, and send it again only with the same arguments. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** The username or the password is wrong. Ask the user again. Do not repeat the same password automatically: wrong attempts are counted. */
  | 'INVALID_CREDENTIALS'
  /** This refresh token is wrong or expired, or its session has ended: sign in again. Delete the tokens and ask the user to sign in. */
  | 'INVALID_REFRESH_TOKEN'
  /** This link is wrong, used, expired or not the newest: request a new one. Offer `requestPasswordReset`. */
  | 'INVALID_RESET_TOKEN'
  /** This link is wrong, used, expired or not the newest: request a new one. Offer `sendVerification`. */
  | 'INVALID_VERIFICATION_TOKEN'
  /** This invitation is not for this challenge. Ask the person who sent the link for a new one. */
  | 'INVITATION_INVALID'
  /** A ladder goes on without seasons, so there is no series of ladders. Create a single competition, or choose another form. */
  | 'LADDER_HAS_NO_SEASONS'
  /** A player plays 1 to 50 matches of a competition at once. Send a number within these bounds. */
  | 'MATCHES_AT_ONCE_INVALID'
  /** There is no such match. Check the id: it is wrong, or the match is not open to you. */
  | 'MATCH_NOT_FOUND'
  /** The match has not ended. Try again when `status` is not IN_PROGRESS any more. */
  | 'MATCH_NOT_OVER'
  /** The match has ended. Read the match again and show its result. */
  | 'MATCH_OVER'
  /** There is no such message. Check the id: it is wrong, or the message is not open to you. */
  | 'MESSAGE_NOT_FOUND'
  /** Give a reason of 3 to 1000 characters: the person concerned reads it. Ask for a reason. */
  | 'MODERATION_REASON_INVALID'
  /** An action that shows its player something new must be the last of a call. Send the actions up to this one, read the match, then send the rest. */
  | 'MUST_BE_LAST'
  /** The suit led must be followed. Play a card of the suit led. */
  | 'MUST_FOLLOW_SUIT'
  /** The trick must be headed. Play a card that wins the trick so far. */
  | 'MUST_HEAD_TRICK'
  /** A card of the announced marriage must be led. Lead the king or the queen of the marriage. */
  | 'MUST_LEAD_MARRIAGE_CARD'
  /** A trump must be played. Play a trump. */
  | 'MUST_TRUMP'
  /** This is no address and no network, such as 203.0.113.0/24 or 2001:db8::/32. Ask for another text. */
  | 'NETWORK_INVALID'
  /** At most a /16 of IPv4 or a /32 of IPv6 can be closed. Ask for a narrower network. */
  | 'NETWORK_TOO_WIDE'
  /** You can challenge players above you only. Choose somebody above. */
  | 'NOT_ABOVE'
  /** You cannot appeal against this. Offer it only where `mayAppeal` is true. */
  | 'NOT_APPEALABLE'
  /** No user with this name has asked to back your seat. Read the challenge again: the request may have been withdrawn. */
  | 'NOT_ASKED'
  /** This account is not a bot. Call `becomeBot` first, with an account that has played no match. */
  | 'NOT_A_BOT'
  /** Your account is not a guest account. Read `me`: you may have kept the account already, and lost the answer. Change a password with `changePassword`. */
  | 'NOT_A_GUEST'
  /** Challenges are for ladders only. Do not offer it. */
  | 'NOT_A_LADDER'
  /** You do not play in this match. Only players of the match may do this. Check `viewerSeat` first. */
  | 'NOT_A_PLAYER'
  /** You do not back a seat of this challenge. Do nothing: there is nothing to withdraw. */
  | 'NOT_BACKING'
  /** This network is not closed any more. Read `closedNetworks` again. */
  | 'NOT_CLOSED'
  /** You are not a member of this club. Offer `joinClub` if its `acts` allow it. */
  | 'NOT_CLUB_MEMBER'
  /** You have not entered this competition. Read your entry. */
  | 'NOT_ENTERED'
  /** Guests cannot do this: give your account a name and a password first. Offer `keepAccount`, then send it again. */
  | 'NOT_FOR_GUESTS'
  /** This challenge is for somebody else. Do nothing: only the players that it names may answer it. */
  | 'NOT_INVITED'
  /** This user did not play in the match. Name a player of the match, or nobody. */
  | 'NOT_IN_MATCH'
  /** This action does not exist now. Look at `phase` and `legal`. */
  | 'NOT_IN_THIS_PHASE'
  /** You have not offered to call the match off. Do nothing: there is no offer to withdraw. */
  | 'NOT_OFFERED'
  /** This is possible only on lead. Wait until you lead a trick. */
  | 'NOT_ON_LEAD'
  /** Only an admin acts on somebody who has a role. Ask an admin. */
  | 'NOT_ON_STAFF'
  /** Nobody decides about themselves. Leave it to somebody else. */
  | 'NOT_ON_YOURSELF'
  /** The competition is not open for entry. Read when entries open and close. */
  | 'NOT_OPEN_FOR_ENTRY'
  /** A rated match needs a named preset with the target of that preset: play it unrated. Send `rated: false`, or no rules and no target. */
  | 'NOT_RATEABLE'
  /** There is nothing to lift. Read the person again: it has ended, or somebody has lifted it. */
  | 'NOT_SANCTIONED'
  /** Only the organiser can do this. Do not offer it to others. */
  | 'NOT_THE_ORGANISER'
  /** Each turn has a time of its own: only who is to act can be given time. Send the seat that is to act, or none. */
  | 'NOT_TO_ACT'
  /** This card is not in your hand. Play a card of your hand. */
  | 'NOT_YOUR_CARD'
  /** Only its creator can cancel a challenge. Offer `declineChallenge` to the players that it names. */
  | 'NOT_YOUR_CHALLENGE'
  /** It is not your turn. Wait until `toAct` is your seat. */
  | 'NOT_YOUR_TURN'
  /** Send at least one action. Send at least one token of `legal`. */
  | 'NO_ACTIONS'
  /** Bots cannot enter this competition. Look for competitions in which bots may enter. */
  | 'NO_BOTS_HERE'
  /** This match has no clock. Offer it only in matches with a time control. */
  | 'NO_CLOCK'
  /** You have given no e-mail address. Set one first, with `changeEmail`. */
  | 'NO_EMAIL'
  /** You have no card to exchange. Play on: only the lowest trump can be exchanged. */
  | 'NO_EXCHANGE_CARD'
  /** King and queen of this suit are not both in your hand. Announce a marriage that `legal` has. */
  | 'NO_MARRIAGE'
  /** This user has not been seen in any network within 30 days. Do nothing: there is nothing to close. */
  | 'NO_NETWORKS'
  /** In this competition everyone enters alone. Send no partner. */
  | 'NO_PARTNERS_HERE'
  /** Nobody has entered with you as a partner who has not agreed. Read your entry again. */
  | 'NO_PARTNER_ASKS'
  /** No round is being played. Read the competition again. */
  | 'NO_ROUND_TO_END'
  /** No person plays this seat. Send the seat of a person, from 0. */
  | 'NO_SUCH_SEAT'
  /** You need a trick first. Win a trick first. */
  | 'NO_TRICK_YET'
  /** Give either a network, or a user whose networks are closed. Send `network` or `username`, and not both. */
  | 'ONE_NETWORK_OR_USER'
  /** Name the others either in `opponents` or in `seats`, not in both. Leave one of the two fields out. */
  | 'OPPONENTS_AND_SEATS'
  /** An opponent is either a username or a bot. Send exactly one of `username` and `bot`. */
  | 'OPPONENT_INVALID'
  /** You cannot challenge yourself. Name somebody else: you have a seat already. */
  | 'OPPONENT_IS_YOU'
  /** This player plays as many matches at once as allowed. Choose somebody else, or try later. */
  | 'OPPONENT_PLAYS_TOO_MANY'
  /** Nobody can hold two seats of one match. Name each player once. */
  | 'OPPONENT_TWICE'
  /** You cannot play with this player now. Choose another opponent. The reason is not shown. */
  | 'OPPONENT_UNAVAILABLE'
  /** You own the club: hand it over before you leave, or close it. Offer `handOverClub` or `closeClub`. */
  | 'OWNER_HANDS_OVER_FIRST'
  /** The owner of a bot must be a person. Name the account of a person. */
  | 'OWNER_IS_BOT'
  /** A bot cannot own itself. Name the account of the person who is responsible for it. */
  | 'OWNER_IS_YOU'
  /** Somebody else answers: this is your own decision, or about you. Leave it to another admin. */
  | 'OWN_DECISION'
  /** You have sat in this match: leave it to another moderator. Leave it to another moderator. */
  | 'OWN_MATCH'
  /** You use this network yourself. Ask for a narrower network, or leave it to another moderator. */
  | 'OWN_NETWORK'
  /** Only games of two sides have fixed partners. Send `fixedPartners: false`, or choose a variant with sides. */
  | 'PARTNERS_NEED_SIDES'
  /** In this competition two partners enter together. Send the username of a partner. */
  | 'PARTNER_NEEDED'
  /** This user cannot be your partner here. Choose another partner. */
  | 'PARTNER_UNAVAILABLE'
  /** A password is valid Unicode text without NUL characters. Send the password as valid Unicode, without NUL. */
  | 'PASSWORD_INVALID'
  /** This password is too common and easy to guess. Ask the user for another password. */
  | 'PASSWORD_TOO_COMMON'
  /** A password has at most 200 characters. Ask the user for a shorter password. */
  | 'PASSWORD_TOO_LONG'
  /** A password has at least 8 characters. Ask the user for a longer password. */
  | 'PASSWORD_TOO_SHORT'
  /** The number of places does not fit the form, or is more than you may give. Send fewer or more places, and a least number of entries that is not greater. */
  | 'PLACES_INVALID'
  /** A plan has at least one rule. Send a rule, or remove the plan with `removePlan`. */
  | 'PLAN_EMPTY'
  /** A plan has at most 50 rules, 8 KB, and 8 levels of conditions. Send fewer rules, or simpler conditions. */
  | 'PLAN_TOO_LARGE'
  /** The limits of the clock are at least 1 second, and the lower one is not above the upper one. Send a `minSeconds` that is at most `maxSeconds`, or leave one out. */
  | 'POLICY_CLOCK_INVALID'
  /** A bot plays at least one match at a time, and at most as many as this service allows a user. Send a `maxMatches` from 1 to 500; the limit of this service may be lower. */
  | 'POLICY_MATCHES_INVALID'
  /** A policy names 1 to 100 users if `who` is NAMED, else none. Send `who: NAMED` and usernames, or neither. */
  | 'POLICY_NAMED_INVALID'
  /** Pushes are sent only over https and to public addresses. Send the `endpoint` of the browser’s PushSubscription as it is. */
  | 'PUSH_ENDPOINT_FORBIDDEN'
  /** This is not the address of a push service. Send the `endpoint` of the browser’s PushSubscription as it is. */
  | 'PUSH_ENDPOINT_INVALID'
  /** p256dh is a P-256 point of 65 bytes and auth has 16 bytes, both as base64url. Send the `keys` of the browser’s PushSubscription as they are. */
  | 'PUSH_KEYS_INVALID'
  /** A label has 1 to 50 characters, none of them a control character. Send another label. */
  | 'PUSH_LABEL_INVALID'
  /** You have no such push subscription. Read the list again: you may have removed it, or it failed for too long and was removed. */
  | 'PUSH_SUBSCRIPTION_NOT_FOUND'
  /** Quiet hours are two different times of day, as in "22:00" and "07:30". Send two different times as HH:MM, or null for no quiet hours. */
  | 'QUIET_HOURS_INVALID'
  /** Bots do not call off a rated match, but you can resign. Offer `resign` instead. */
  | 'RATED_AGAINST_BOTS'
  /** A rated match needs a clock. Send a `timeControl` with a time, or none for three days a turn; or `rated: false`. */
  | 'RATED_NEEDS_CLOCK'
  /** A bot plays no rated match with its owner, or with another bot of the same owner. Send `rated: false`. */
  | 'RATED_WITH_OWNER'
  /** Your rating is outside the bounds of this competition. Show the bounds. */
  | 'RATING_OUTSIDE'
  /** A competition by rating needs a least or a greatest rating, in this order. Send at least one of both; the least is not above the greatest. */
  | 'RATING_RANGE_INVALID'
  /** A reason has 3 to 500 characters: everyone can read it. Ask for a reason. */
  | 'REASON_INVALID'
  /** You cannot buy another lot now. Read the form’s rules: lots are bought again after a loss, until a stated round. */
  | 'REENTRY_NOT_POSSIBLE'
  /** This refresh token was used before, so its session has ended: sign in again. Delete the tokens and ask the user to sign in. Refresh in one place only, and store the new token before you use it. */
  | 'REFRESH_TOKEN_REUSED'
  /** You have already offered a rematch of this match, or begun it. Wait for the others, or read `rematch` of the match. */
  | 'REMATCH_OFFERED'
  /** There are at most 5 reminders, each a whole number of seconds from 600 (ten minutes) to 604800 (a week). Send at most 5 reminders within these limits. */
  | 'REMINDERS_INVALID'
  /** You were removed from this club: only a new invitation link lets you in again. Do nothing. A keeper of the club can make a new link and send it. */
  | 'REMOVED_FROM_CLUB'
  /** A name can be changed once in 30 days. Show `renamableAt`: when the name can be changed again. */
  | 'RENAMED_RECENTLY'
  /** Say what to send again: either everything after a cursor, or one delivery. Send exactly one of `after` and `webhookDeliveryId`. */
  | 'REPLAY_OF_WHAT'
  /** Somebody else works on this report, or has decided it. Read `reports` again, and take another one. */
  | 'REPORT_CLAIMED'
  /** You cannot report yourself. Name somebody else. */
  | 'REPORT_IS_YOU'
  /** You do not work on this report: your claim has lapsed. Claim it again. */
  | 'REPORT_NOT_CLAIMED'
  /** There is no such report, or it concerns you. Read `reports` again. */
  | 'REPORT_NOT_FOUND'
  /** This report is about another person. Send only ids of `otherOpenReports`. */
  | 'REPORT_OF_ANOTHER'
  /** A season begins every 1 to 52 weeks or 1 to 24 months, at a time of day of a time zone, the first within a year; entries open 1 to 60 days before; between seasons are 0 to 365 days. Correct the rhythm. */
  | 'RHYTHM_INVALID'
  /** A round takes 1 to 365 days. Send a number of days within these bounds. */
  | 'ROUND_DAYS_INVALID'
  /** A round would have more than 15,000 pairings. Send fewer places, smaller divisions or fewer legs, or do not play all at once. */
  | 'ROUND_TOO_LARGE'
  /** The rules of this challenge are fixed, and yours differ. Accept without `rules`, or make a challenge of your own. */
  | 'RULES_FIXED'
  /** A rule has a condition (`when`), at least one choice (`then`), and true or false (`once`). Correct the rule that `path` names. */
  | 'RULE_INVALID'
  /** A dismissed report has no sanction. Decide UPHELD, or leave the sanction out. */
  | 'SANCTION_NEEDS_UPHELD'
  /** Another seat of this challenge is kept for you: take that seat. Accept without a seat, or with the seat that names you. */
  | 'SEAT_KEPT_FOR_YOU'
  /** Nobody sits at this seat, so nobody can agree. Choose a seat that somebody has taken. */
  | 'SEAT_NOT_HELD'
  /** This seat is taken, or kept for somebody else. Read the challenge again and choose a free seat. */
  | 'SEAT_TAKEN'
  /** The variant has no such seat. Send a seat from 0 to `seatCount` − 1 of the variant. */
  | 'SEAT_UNKNOWN'
  /** Give from one minute to three days at one go. Send 60 to 259200 seconds. */
  | 'SECONDS_INVALID'
  /** There is no new second factor to confirm. Begin with `beginSecondFactor`. */
  | 'SECOND_FACTOR_NOT_BEGUN'
  /** Two-factor sign-in is off. Do nothing: it is off. */
  | 'SECOND_FACTOR_OFF'
  /** Two-factor sign-in is already on. Turn it off first, with `turnOffSecondFactor`. */
  | 'SECOND_FACTOR_ON'
  /** This account has two-factor sign-in: give the code, too. Ask the user for the code of the second factor, and send it as `code` with the same password. */
  | 'SECOND_FACTOR_REQUIRED'
  /** The code is wrong, or was used before. Ask the user for the next code: each works once. Wrong codes are counted. */
  | 'SECOND_FACTOR_WRONG'
  /** There is no such series. Check the id. */
  | 'SERIES_NOT_FOUND'
  /** The series has ended. Make a new one. */
  | 'SERIES_OVER'
  /** The setting cannot have this value. Send a value within the bounds that the form lists. */
  | 'SETTING_INVALID'
  /** The form has no such setting. Send only settings that the form lists. */
  | 'SETTING_UNKNOWN'
  /** The plan has been changed since that revision. Read the plan again, check what has changed, and send its `revision`. */
  | 'STALE_REVISION'
  /** The match has changed since that version. Read the match again, decide anew, and send its `version`. */
  | 'STALE_VERSION'
  /** The talon is closed. Play on without it. */
  | 'TALON_CLOSED'
  /** The talon is empty. Play on without it. */
  | 'TALON_EMPTY'
  /** A text has 1 to 500 characters, and no control characters except line breaks. Shorten the text, or remove its control characters. */
  | 'TEXT_INVALID'
  /** A message is either a text or a phrase. Send exactly one of `text` and `phrase`. */
  | 'TEXT_OR_PHRASE'
  /** A player may lose 0 to 50 matches by time. Send a number within these bounds. */
  | 'TIMEOUTS_ALLOWED_INVALID'
  /** Entries open within a year and not after the start, and close within a year; a ladder ends after its start, within ten years. Correct the times. */
  | 'TIMES_INVALID'
  /** A clock has either a turn of 1 hour to 30 days or a bank of 1 hour to 90 days, not both. Send either `perTurnSeconds` or `bankSeconds`, within these limits. */
  | 'TIME_CONTROL_INVALID'
  /** A time zone has a name such as Europe/Vienna. Send a name from the IANA time zone database. */
  | 'TIME_ZONE_INVALID'
  /** A token expires in the future, within ten years. Send a time within these limits, or none. */
  | 'TOKEN_EXPIRY_INVALID'
  /** A token has a name of 1 to 60 printable characters. Send another name. */
  | 'TOKEN_NAME_INVALID'
  /** You have no such token. Read `apiTokens` again: it may have been revoked. */
  | 'TOKEN_NOT_FOUND'
  /** A token has at least one scope, and only existing ones. Send at least one scope from the type `Scope`. */
  | 'TOKEN_SCOPES_INVALID'
  /** This player is too many places above you. Choose somebody nearer. */
  | 'TOO_FAR_ABOVE'
  /** There are too few cards in the talon. Play on without it. */
  | 'TOO_FEW_IN_TALON'
  /** Somebody has acted: the match cannot be called off any more, but you can resign. Offer `resign` instead. */
  | 'TOO_LATE'
  /** Too many actions in one call. Send fewer actions, the rest in another call. */
  | 'TOO_MANY_ACTIONS'
  /** You have 20 apps: delete one first. Delete one with `deleteApp`. */
  | 'TOO_MANY_APPS'
  /** Too many users have asked to back a seat of this challenge. Try again later, or choose another challenge. */
  | 'TOO_MANY_BACKERS'
  /** You have blocked the maximum number of users: unblock somebody first. Unblock somebody with `unblockUser`. */
  | 'TOO_MANY_BLOCKED'
  /** Nobody can own more than 20 bots. Give one up with `releaseBot`. */
  | 'TOO_MANY_BOTS'
  /** Too many of your challenges are open. Cancel one, or wait for an answer. */
  | 'TOO_MANY_CHALLENGES'
  /** You work on 10 reports: decide or release one first. Offer `releaseReport`. */
  | 'TOO_MANY_CLAIMED'
  /** 500 networks are closed: open one first. Offer `openNetwork`. */
  | 'TOO_MANY_CLOSED'
  /** You are in 20 clubs, the maximum: leave one first. Offer `leaveClub`. */
  | 'TOO_MANY_CLUBS'
  /** Too many of your competitions are not over. Wait for the end of one, or cancel one. */
  | 'TOO_MANY_COMPETITIONS'
  /** You have 500 friends, the maximum: remove somebody first. Offer `removeFriend`. */
  | 'TOO_MANY_FRIENDS'
  /** You have sent 50 friend requests without an answer, the maximum: wait, or cancel one. Offer `cancelFriendRequest`. */
  | 'TOO_MANY_FRIEND_REQUESTS'
  /** A club has at most 16 keepers. Offer `dismissClubKeeper`. */
  | 'TOO_MANY_KEEPERS'
  /** You play too many matches at a time: finish some first. Try again when a match has ended. */
  | 'TOO_MANY_MATCHES'
  /** The variant has not enough seats. Send at most `seatCount` − 1 opponents. */
  | 'TOO_MANY_OPPONENTS'
  /** A user owns at most 5 clubs: hand one over or close it first. Offer `handOverClub` or `closeClub`. */
  | 'TOO_MANY_OWN_CLUBS'
  /** You have 20 push subscriptions; remove one first. Remove one that is no longer used. */
  | 'TOO_MANY_PUSH_SUBSCRIPTIONS'
  /** At most 20 further reports are decided together with one. Leave some out, and decide them afterwards. */
  | 'TOO_MANY_REPORTS'
  /** Four old secrets are still valid: wait until one of them has expired. Wait: each of them expires 24 hours after it was replaced. */
  | 'TOO_MANY_SECRETS'
  /** A webhook can be tested ten times an hour. Wait up to an hour, then try again. */
  | 'TOO_MANY_TESTS'
  /** You have 50 tokens: revoke one first. Revoke one with `revokeApiToken`. */
  | 'TOO_MANY_TOKENS'
  /** You have 10 webhooks: delete one first. Delete one with `deleteWebhook`. */
  | 'TOO_MANY_WEBHOOKS'
  /** Nobody can be given more than is missing from the full time. Send fewer seconds. */
  | 'TOO_MUCH_TIME'
  /** The notation has no such action. Send a token of `legal` as it is. */
  | 'UNKNOWN_ACTION'
  /** There is no such player. Check the username. */
  | 'UNKNOWN_OPPONENT'
  /** The variant has no such option. Send names of the variant’s `options` only. */
  | 'UNKNOWN_OPTION'
  /** The variant has no such preset. Send one of the variant’s `presets`, or none for its default. */
  | 'UNKNOWN_PRESET'
  /** There is no such user. Check the username. A user who was renamed is found by the old name for 90 days; store ids, not names. */
  | 'UNKNOWN_USER'
  /** A sanction ends in the future, within ten years, or never. Send a later time, or none. */
  | 'UNTIL_INVALID'
  /** A username has 3 to 20 letters of Latin script (ä, é and ł among them), digits, "_" or "-". Ask the user for another name. */
  | 'USERNAME_INVALID'
  /** This username is reserved for the service. Ask the user for another name. */
  | 'USERNAME_RESERVED'
  /** This username is taken, or looks like a taken one. Upper and lower case count as the same, and so do 0 and O; 1, l and I; m and rn; _ and -; and the same letter with different accents. Ask the user for another name. */
  | 'USERNAME_TAKEN'
  /** You do not have that many vacation days left in that year. Choose fewer days: `vacationDaysLeft` says how many are left. */
  | 'VACATION_DAYS_USED'
  /** A day has the form 2026-12-24. Send both days as YYYY-MM-DD. */
  | 'VACATION_DAY_INVALID'
  /** The last day comes before the first. Send the earlier day as `from`. */
  | 'VACATION_ENDS_BEFORE'
  /** Vacation begins today at the earliest. Send a later first day. Today is the date in the user’s time zone. */
  | 'VACATION_IN_THE_PAST'
  /** You have no such vacation. Read your vacations again: it may have been cancelled. */
  | 'VACATION_NOT_FOUND'
  /** This vacation is over. Do nothing: it cannot be cancelled any more. */
  | 'VACATION_OVER'
  /** You already have a vacation on these days. Cancel the other vacation first, or choose other days. */
  | 'VACATION_OVERLAPS'
  /** Vacation ends within a year from today. Send an earlier last day. */
  | 'VACATION_TOO_FAR'
  /** Your account is new: verify your e-mail address before you challenge players you have not played with, or ask them to be friends. You can already make open challenges and play with house bots. Offer `sendVerification`, an open challenge or a house bot. */
  | 'VERIFY_FIRST'
  /** A version has 1 to 40 characters. Shorten it, or remove its control characters. */
  | 'VERSION_INVALID'
  /** The match was called off: it counts for nothing anyway. Do nothing. */
  | 'WAS_CALLED_OFF'
  /** You have a webhook with this address. Change that one with `updateWebhook`. */
  | 'WEBHOOK_EXISTS'
  /** This webhook is disabled: enable it first. Repair the receiver, then enable the webhook. */
  | 'WEBHOOK_IS_DISABLED'
  /** The address of this webhook has not confirmed itself yet: `testWebhook` sends the request again. Let the receiver answer the test with 2xx, then call `testWebhook`. */
  | 'WEBHOOK_NOT_CONFIRMED'
  /** You have no such webhook. Read `webhooks` again: it may have been deleted. */
  | 'WEBHOOK_NOT_FOUND'
  /** A secret is whsec_ and 24 to 64 random bytes in base64. Draw the bytes with a cryptographic generator, or leave `secret` out. */
  | 'WEBHOOK_SECRET_INVALID'
  /** A webhook needs at least one type: name one, or leave the field out. Name at least one type, or leave `types` out. */
  | 'WEBHOOK_TYPES_EMPTY'
  /** This service sends over https, to public addresses, port 443 or 1024 and above. Send a public address. */
  | 'WEBHOOK_URL_FORBIDDEN'
  /** A webhook has an https address of at most 2000 characters, without user, password and #. Send another address. */
  | 'WEBHOOK_URL_INVALID'
  /** This contains a word that is not used here. Ask the user for other words. */
  | 'WORDS_REFUSED'
  /** You play as many matches at once as you may. Wait for the end of one. */
  | 'YOU_PLAY_TOO_MANY';

/** What happens to a user, for `eventAdded`. */
export type UserEventKind =
  /** A challenge names the viewer: the notification `CHALLENGE`. */
  | 'CHALLENGE'
  /** Something in a competition of the viewer: a notification with a `competitionId`, such as `ROUND_BEGAN`. */
  | 'COMPETITION'
  /** A match of the viewer has ended, for whatever reason, or was called off: `MATCH_ENDED` or `MATCH_ABORTED`. */
  | 'MATCH_ENDED'
  /** A match of the viewer has begun: its event `MATCH_STARTED`. */
  | 'MATCH_STARTED'
  /** A message in a match of the viewer: the notification `MATCH_MESSAGE`. A bot gets one for each message. */
  | 'MESSAGE'
  /** The viewer is to act: the newest event of a match, with the `match`. At least one for each version. */
  | 'TURN';

/** The games of the Schnapsen family. */
export type VariantKey =
  /** Bauernschnapsen (Bauernschnapsen), 4 seats. */
  | 'bauern'
  /** Dreierschnapsen (Dreierschnapsen), 3 seats. */
  | 'dreier'
  /** Schnapsen for three (Schnapsen zu dritt), 3 seats. */
  | 'dritt'
  /** Schnapsen for two (Zweierschnapsen), 2 seats. */
  | 'zweier';

/** Input of `verifyEmail`. */
export type VerifyEmailInput = {
  /** The text after "token=" in the newest link. */
  readonly verificationToken: string;
};

/** Input of `voidMatch`. */
export type VoidMatchInput = {
  /** The match, running or finished. */
  readonly matchId: string;
  /** Why, in 3 to 1,000 characters: for the audit log and the player who is to blame. */
  readonly reason: string;
  /** The username of the player who is to blame and is told the reason; left out for nobody. Everybody else in the match is told only that it was voided. Only an admin names somebody who has a role. */
  readonly username?: string | null | undefined;
};

/** Input of `warnUser`. */
export type WarnUserInput = {
  /** Why, 3 to 1000 characters. The person concerned reads it. */
  readonly reason: string;
  /** The name of the person. */
  readonly username: string;
};

/** Why a delivery has not been delivered. */
export type WebhookDeliveryReason =
  /** There was no connection, or it broke off. */
  | 'CONNECTION_FAILED'
  /** An error in this service. It tries again. */
  | 'FAULT'
  /** The answer was 410. The webhook was disabled. */
  | 'GONE'
  /** The answer had a status that is not 2xx; see `lastStatusCode`. */
  | 'HTTP_STATUS'
  /** The answer was 2xx, but without the challenge. */
  | 'NOT_CONFIRMED'
  /** The user may no longer see the event. */
  | 'NOT_SHOWN'
  /** The host has no public IP address. */
  | 'NO_PUBLIC_ADDRESS'
  /** The turn was over before the message was sent. */
  | 'OUT_OF_DATE'
  /** The answer was a redirect. Redirects are not followed. */
  | 'REDIRECT'
  /** The owner is suspended. */
  | 'SUSPENDED'
  /** There was no answer within 10 seconds. */
  | 'TIMEOUT'
  /** There was no secure connection; check the certificate. */
  | 'TLS_FAILED'
  /** Too many addresses of this user or host were asked to confirm. This request is sent later. */
  | 'TOO_MANY_CONFIRMATIONS'
  /** The webhook was disabled before the message was sent. */
  | 'WEBHOOK_DISABLED';

/** The status of a delivery. */
export type WebhookDeliveryStatus =
  /** The receiver has answered with 2xx. */
  | 'DELIVERED'
  /** It is not sent any more: the last attempt has failed. */
  | 'FAILED'
  /** It has not been delivered yet. It will be sent, or sent again. */
  | 'PENDING'
  /** It is not sent any more, for another reason than a failed attempt; see `reason`. */
  | 'SUPPRESSED';

/** Why a webhook was disabled. */
export type WebhookDisabledReason =
  /** No message has arrived for three days and ten attempts. */
  | 'FAILING'
  /** Its server answered 410. */
  | 'GONE'
  /** The service can no longer read its secret. Rotate the secret, then enable the webhook. */
  | 'SECRET_LOST';

/** What is sent to a webhook: notifications by type, or the events of matches. */
export type WebhookEventType =
  /** Somebody offers to call off a match of yours. */
  | 'ABORT_OFFERED'
  /** Your request to be an idle partner was answered. */
  | 'BACKING_ANSWERED'
  /** Somebody asks to be the idle partner of your seat. */
  | 'BACKING_ASKED'
  /** Somebody has challenged you. */
  | 'CHALLENGE'
  /** A challenge of yours was declined. */
  | 'CHALLENGE_DECLINED'
  /** Somebody has joined a club of which you are owner or keeper. */
  | 'CLUB_JOINED'
  /** The owner of a club offers it to you. */
  | 'CLUB_OFFERED'
  /** You were removed from a club. */
  | 'CLUB_REMOVED'
  /** A competition of yours was cancelled. */
  | 'COMPETITION_CANCELLED'
  /** A competition of yours has ended: it says your place. */
  | 'COMPETITION_ENDED'
  /** The archive of your data that you asked for can be downloaded. */
  | 'DATA_READY'
  /** You are out of a competition. */
  | 'ENTRANT_OUT'
  /** A place in a competition has become free for you. */
  | 'ENTRY_MOVED_UP'
  /** Somebody has accepted a friend request of yours. */
  | 'FRIEND_ACCEPTED'
  /** Somebody has sent you a friend request. */
  | 'FRIEND_REQUEST'
  /** Somebody has challenged you on a ladder. */
  | 'LADDER_CHALLENGED'
  /** The events of the matches that the user follows. */
  | 'MATCH_EVENT'
  /** There is an unread message in a match of yours. */
  | 'MATCH_MESSAGE'
  /** A match of yours has ended. */
  | 'MATCH_OVER'
  /** A moderator has voided a match of yours: it counts for nothing. */
  | 'MATCH_VOIDED'
  /** Moderators have decided something about you: it says what, and how to appeal. */
  | 'MODERATED'
  /** Somebody has entered a competition with you as the partner. */
  | 'PARTNER_ASKED'
  /** You have won a place on a ladder. */
  | 'PLACE_WON'
  /** Your time for a turn is running out. */
  | 'REMINDER'
  /** A report of yours was decided. */
  | 'REPORT_DECIDED'
  /** A review that you asked for is ready. */
  | 'REVIEW_READY'
  /** A round of a competition has begun: it says whom you meet. */
  | 'ROUND_BEGAN'
  /** A match has begun; its players had asked for different rules. */
  | 'RULES_CONFLICT'
  /** The service was restored from a backup, which concerns your matches or challenges. */
  | 'SERVICE_RESTORED'
  /** A moderator has given another player of a match of yours time. */
  | 'TIME_GIVEN'
  /** A day of your vacation was taken, because your time had run out. */
  | 'VACATION_TAKEN'
  /** A webhook of yours was disabled. */
  | 'WEBHOOK_DISABLED'
  /** You are to act in a match. */
  | 'YOUR_TURN';

/** The type of a message to a webhook: the type of an event, or one of the webhook’s own messages. */
export type WebhookMessageType =
  /** Somebody offers to call off a match of yours. */
  | 'ABORT_OFFERED'
  /** Your request to be an idle partner was answered. */
  | 'BACKING_ANSWERED'
  /** Somebody asks to be the idle partner of your seat. */
  | 'BACKING_ASKED'
  /** Somebody has challenged you. */
  | 'CHALLENGE'
  /** A challenge of yours was declined. */
  | 'CHALLENGE_DECLINED'
  /** Somebody has joined a club of which you are owner or keeper. */
  | 'CLUB_JOINED'
  /** The owner of a club offers it to you. */
  | 'CLUB_OFFERED'
  /** You were removed from a club. */
  | 'CLUB_REMOVED'
  /** A competition of yours was cancelled. */
  | 'COMPETITION_CANCELLED'
  /** A competition of yours has ended: it says your place. */
  | 'COMPETITION_ENDED'
  /** The archive of your data that you asked for can be downloaded. */
  | 'DATA_READY'
  /** You are out of a competition. */
  | 'ENTRANT_OUT'
  /** A place in a competition has become free for you. */
  | 'ENTRY_MOVED_UP'
  /** Somebody has accepted a friend request of yours. */
  | 'FRIEND_ACCEPTED'
  /** Somebody has sent you a friend request. */
  | 'FRIEND_REQUEST'
  /** Somebody has challenged you on a ladder. */
  | 'LADDER_CHALLENGED'
  /** The events of the matches that the user follows. */
  | 'MATCH_EVENT'
  /** There is an unread message in a match of yours. */
  | 'MATCH_MESSAGE'
  /** A match of yours has ended. */
  | 'MATCH_OVER'
  /** A moderator has voided a match of yours: it counts for nothing. */
  | 'MATCH_VOIDED'
  /** Moderators have decided something about you: it says what, and how to appeal. */
  | 'MODERATED'
  /** Somebody has entered a competition with you as the partner. */
  | 'PARTNER_ASKED'
  /** You have won a place on a ladder. */
  | 'PLACE_WON'
  /** Your time for a turn is running out. */
  | 'REMINDER'
  /** A report of yours was decided. */
  | 'REPORT_DECIDED'
  /** A review that you asked for is ready. */
  | 'REVIEW_READY'
  /** A round of a competition has begun: it says whom you meet. */
  | 'ROUND_BEGAN'
  /** A match has begun; its players had asked for different rules. */
  | 'RULES_CONFLICT'
  /** The service was restored from a backup, which concerns your matches or challenges. */
  | 'SERVICE_RESTORED'
  /** The message that `testWebhook` sends. */
  | 'TEST'
  /** A moderator has given another player of a match of yours time. */
  | 'TIME_GIVEN'
  /** A day of your vacation was taken, because your time had run out. */
  | 'VACATION_TAKEN'
  /** The request to the address to confirm itself. */
  | 'VERIFICATION'
  /** A webhook of yours was disabled. */
  | 'WEBHOOK_DISABLED'
  /** You are to act in a match. */
  | 'YOUR_TURN';

/** Whether events are sent to a webhook. */
export type WebhookState =
  /** The events of its types are sent to it. */
  | 'ACTIVE'
  /** Nothing is sent to it until it is enabled again; see `disabledReason`. */
  | 'DISABLED'
  /** Its address has not confirmed itself yet. No events are sent to it. */
  | 'PENDING';

/** The match whose offer is withdrawn. */
export type WithdrawAbortInput = {
  /** The `version` that the client has seen: if the match has changed since, the call is refused with STALE_VERSION. If left out, the version is not checked. */
  readonly expectedVersion?: number | null | undefined;
  /** 1 to 200 characters, per user: a repeated call with the same key changes nothing more. A refused call does not use the key up. */
  readonly idempotencyKey?: string | null | undefined;
  /** The match. */
  readonly matchId: string;
};

/** The challenge in which the viewer’s backing is withdrawn. */
export type WithdrawBackingInput = {
  /** An open challenge. */
  readonly challengeId: string;
};

/** Input of `withdrawFromCompetition`. */
export type WithdrawFromCompetitionInput = {
  /** The competition. */
  readonly competitionId: string;
  /** 1 to 200 characters; each user has their own keys. A call that is repeated with the same key and input is done once; the answer has the current state. */
  readonly idempotencyKey?: string | null | undefined;
};

export type AuditLogQueryVariables = Exact<{
  actor?: string | null | undefined;
  after?: string | null | undefined;
  first?: number | null | undefined;
  kind?: AuditAct | null | undefined;
  openAppeals: boolean;
  subject?: string | null | undefined;
}>;


export type AuditLogQuery = { readonly auditLog: AuditEntryConnectionFieldsFragment };

export type AuthorizationQueryVariables = Exact<{ [key: string]: never; }>;


export type AuthorizationQuery = { readonly authorization: AuthorizationFieldsFragment | null };

export type AutoplayQueryVariables = Exact<{ [key: string]: never; }>;


export type AutoplayQuery = { readonly autoplay: AutoplayFieldsFragment };

export type BotStrengthsQueryVariables = Exact<{
  preset?: PresetKey | null | undefined;
  variant: VariantKey;
}>;


export type BotStrengthsQuery = { readonly botStrengths: ReadonlyArray<BotStrengthFieldsFragment> };

export type BotsQueryVariables = Exact<{
  after?: string | null | undefined;
  filter?: BotFilter | null | undefined;
  first?: number | null | undefined;
}>;


export type BotsQuery = { readonly bots: BotConnectionFieldsFragment };

export type CardsQueryVariables = Exact<{
  deck: number;
  suits?: CardSuits | null | undefined;
}>;


export type CardsQuery = { readonly cards: ReadonlyArray<CardFieldsFragment> };

export type ChallengesQueryVariables = Exact<{
  after?: string | null | undefined;
  filter?: ChallengeFilter | null | undefined;
  first?: number | null | undefined;
  order?: ChallengeOrder | null | undefined;
}>;


export type ChallengesQuery = { readonly challenges: ChallengeConnectionFieldsFragment };

export type ClocksQueryVariables = Exact<{ [key: string]: never; }>;


export type ClocksQuery = { readonly clocks: ClocksFieldsFragment };

export type ClosedNetworksQueryVariables = Exact<{
  after?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type ClosedNetworksQuery = { readonly closedNetworks: ClosedNetworkConnectionFieldsFragment };

export type ClubQueryVariables = Exact<{
  clubId: string;
}>;


export type ClubQuery = { readonly club: ClubFieldsFragment | null };

export type ClubInvitationQueryVariables = Exact<{
  invitationToken: string;
}>;


export type ClubInvitationQuery = { readonly clubInvitation: ClubPreviewFieldsFragment | null };

export type ClubsQueryVariables = Exact<{
  after?: string | null | undefined;
  first?: number | null | undefined;
  prefix?: string | null | undefined;
}>;


export type ClubsQuery = { readonly clubs: ClubConnectionFieldsFragment };

export type CompetitionQueryVariables = Exact<{
  competitionId: string;
}>;


export type CompetitionQuery = { readonly competition: CompetitionFieldsFragment | null };

export type CompetitionFormsQueryVariables = Exact<{ [key: string]: never; }>;


export type CompetitionFormsQuery = { readonly competitionForms: ReadonlyArray<CompetitionFormFieldsFragment> };

export type CompetitionSeriesQueryVariables = Exact<{
  after?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type CompetitionSeriesQuery = { readonly competitionSeries: CompetitionSeriesConnectionFieldsFragment };

export type CompetitionsQueryVariables = Exact<{
  after?: string | null | undefined;
  filter?: CompetitionFilter | null | undefined;
  first?: number | null | undefined;
}>;


export type CompetitionsQuery = { readonly competitions: CompetitionConnectionFieldsFragment };

export type DecisionsAboutMeQueryVariables = Exact<{
  after?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type DecisionsAboutMeQuery = { readonly decisionsAboutMe: AuditEntryConnectionFieldsFragment };

export type DeliveriesQueryVariables = Exact<{
  after?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type DeliveriesQuery = { readonly deliveries: DeliveryConnectionFieldsFragment };

export type EventCursorQueryVariables = Exact<{ [key: string]: never; }>;


export type EventCursorQuery = { readonly eventCursor: string };

export type EventsQueryVariables = Exact<{
  after?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type EventsQuery = { readonly events: UserEventConnectionFieldsFragment };

export type FairPlayQueryVariables = Exact<{
  preset?: PresetKey | null | undefined;
  username: string;
  variant: VariantKey;
}>;


export type FairPlayQuery = { readonly fairPlay: FairPlayFieldsFragment | null };

export type FriendRequestsQueryVariables = Exact<{
  after?: string | null | undefined;
  first?: number | null | undefined;
  sent?: boolean | null | undefined;
}>;


export type FriendRequestsQuery = { readonly friendRequests: FriendRequestConnectionFieldsFragment };

export type FriendsQueryVariables = Exact<{
  after?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type FriendsQuery = { readonly friends: UserConnectionFieldsFragment };

export type InvitationQueryVariables = Exact<{
  invitationToken: string;
}>;


export type InvitationQuery = { readonly invitation: ChallengeFieldsFragment | null };

export type LeaderboardQueryVariables = Exact<{
  after?: string | null | undefined;
  bots: boolean;
  first?: number | null | undefined;
  preset?: PresetKey | null | undefined;
  variant: VariantKey;
}>;


export type LeaderboardQuery = { readonly leaderboard: RatingConnectionFieldsFragment };

export type LedgerQueryVariables = Exact<{
  opponent: string;
  username: string;
}>;


export type LedgerQuery = { readonly ledger: LedgerFieldsFragment | null };

export type MatchQueryVariables = Exact<{
  id: string;
}>;


export type MatchQuery = { readonly match: MatchFieldsFragment | null };

export type MatchesQueryVariables = Exact<{
  after?: string | null | undefined;
  filter?: MatchFilter | null | undefined;
  first?: number | null | undefined;
  order?: MatchOrder | null | undefined;
}>;


export type MatchesQuery = { readonly matches: MatchConnectionFieldsFragment };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { readonly me: UserFieldsFragment | null };

export type MyTurnCountQueryVariables = Exact<{ [key: string]: never; }>;


export type MyTurnCountQuery = { readonly myTurnCount: number };

export type MyTurnsQueryVariables = Exact<{
  after?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type MyTurnsQuery = { readonly myTurns: MatchConnectionFieldsFragment };

export type NodeQueryVariables = Exact<{
  id: string;
}>;


export type NodeQuery = { readonly node:
    | NodeFields_ApiToken_Fragment
    | NodeFields_App_Fragment
    | NodeFields_AuditEntry_Fragment
    | NodeFields_Challenge_Fragment
    | NodeFields_ClosedNetwork_Fragment
    | NodeFields_Club_Fragment
    | NodeFields_Competition_Fragment
    | NodeFields_CompetitionSeries_Fragment
    | NodeFields_Deal_Fragment
    | NodeFields_Delivery_Fragment
    | NodeFields_GrantedApp_Fragment
    | NodeFields_Match_Fragment
    | NodeFields_MatchClock_Fragment
    | NodeFields_Message_Fragment
    | NodeFields_Notification_Fragment
    | NodeFields_Plan_Fragment
    | NodeFields_PushSubscription_Fragment
    | NodeFields_Report_Fragment
    | NodeFields_Review_Fragment
    | NodeFields_Session_Fragment
    | NodeFields_User_Fragment
    | NodeFields_Vacation_Fragment
    | NodeFields_Webhook_Fragment
    | NodeFields_WebhookDelivery_Fragment
   | null };

export type NodesQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
}>;


export type NodesQuery = { readonly nodes: ReadonlyArray<
    | NodeFields_ApiToken_Fragment
    | NodeFields_App_Fragment
    | NodeFields_AuditEntry_Fragment
    | NodeFields_Challenge_Fragment
    | NodeFields_ClosedNetwork_Fragment
    | NodeFields_Club_Fragment
    | NodeFields_Competition_Fragment
    | NodeFields_CompetitionSeries_Fragment
    | NodeFields_Deal_Fragment
    | NodeFields_Delivery_Fragment
    | NodeFields_GrantedApp_Fragment
    | NodeFields_Match_Fragment
    | NodeFields_MatchClock_Fragment
    | NodeFields_Message_Fragment
    | NodeFields_Notification_Fragment
    | NodeFields_Plan_Fragment
    | NodeFields_PushSubscription_Fragment
    | NodeFields_Report_Fragment
    | NodeFields_Review_Fragment
    | NodeFields_Session_Fragment
    | NodeFields_User_Fragment
    | NodeFields_Vacation_Fragment
    | NodeFields_Webhook_Fragment
    | NodeFields_WebhookDelivery_Fragment
   | null> };

export type NotificationsQueryVariables = Exact<{
  after?: string | null | undefined;
  first?: number | null | undefined;
  unreadOnly?: boolean | null | undefined;
}>;


export type NotificationsQuery = { readonly notifications: NotificationConnectionFieldsFragment };

export type OpenReportCountQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenReportCountQuery = { readonly openReportCount: number };

export type OperationCostQueryVariables = Exact<{
  operationName?: string | null | undefined;
  query: string;
  variables?: unknown;
}>;


export type OperationCostQuery = { readonly operationCost: OperationCostFieldsFragment };

export type OperatorTextsQueryVariables = Exact<{ [key: string]: never; }>;


export type OperatorTextsQuery = { readonly operatorTexts: ReadonlyArray<OperatorTextFieldsFragment> };

export type PhrasesQueryVariables = Exact<{ [key: string]: never; }>;


export type PhrasesQuery = { readonly phrases: ReadonlyArray<PhraseWordingFieldsFragment> };

export type RateableQueryVariables = Exact<{
  preset?: PresetKey | null | undefined;
  rules?: RulesInput | null | undefined;
  target?: number | null | undefined;
  timeControl?: TimeControlInput | null | undefined;
  variant: VariantKey;
}>;


export type RateableQuery = { readonly rateable: boolean };

export type ReportsQueryVariables = Exact<{
  after?: string | null | undefined;
  first?: number | null | undefined;
  state: ReportState;
}>;


export type ReportsQuery = { readonly reports: ReportConnectionFieldsFragment };

export type TakeoutQueryVariables = Exact<{ [key: string]: never; }>;


export type TakeoutQuery = { readonly takeout: TakeoutFieldsFragment | null };

export type UnreadNotificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadNotificationsQuery = { readonly unreadNotifications: number };

export type UserQueryVariables = Exact<{
  username: string;
}>;


export type UserQuery = { readonly user: UserFieldsFragment | null };

export type UsersQueryVariables = Exact<{
  after?: string | null | undefined;
  first?: number | null | undefined;
  houseBots?: boolean | null | undefined;
  prefix: string;
}>;


export type UsersQuery = { readonly users: UserConnectionFieldsFragment };

export type VapidPublicKeyQueryVariables = Exact<{ [key: string]: never; }>;


export type VapidPublicKeyQuery = { readonly vapidPublicKey: string };

export type VariantsQueryVariables = Exact<{ [key: string]: never; }>;


export type VariantsQuery = { readonly variants: ReadonlyArray<VariantFieldsFragment> };

export type ViewerPairingsQueryVariables = Exact<{
  after?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type ViewerPairingsQuery = { readonly viewerPairings: CompetitionPairingConnectionFieldsFragment };

export type AcceptChallengeMutationVariables = Exact<{
  input: AcceptChallengeInput;
}>;


export type AcceptChallengeMutation = { readonly acceptChallenge: ChallengePayloadFieldsFragment };

export type AcceptFriendRequestMutationVariables = Exact<{
  input: AcceptFriendRequestInput;
}>;


export type AcceptFriendRequestMutation = { readonly acceptFriendRequest: AcceptFriendRequestPayloadFieldsFragment };

export type ActMutationVariables = Exact<{
  input: ActInput;
}>;


export type ActMutation = { readonly act: ActPayloadFieldsFragment };

export type AddPushSubscriptionMutationVariables = Exact<{
  input: AddPushSubscriptionInput;
}>;


export type AddPushSubscriptionMutation = { readonly addPushSubscription: AddPushSubscriptionPayloadFieldsFragment };

export type AnswerAppealMutationVariables = Exact<{
  input: AnswerAppealInput;
}>;


export type AnswerAppealMutation = { readonly answerAppeal: AnswerAppealPayloadFieldsFragment };

export type AnswerBackingMutationVariables = Exact<{
  input: AnswerBackingInput;
}>;


export type AnswerBackingMutation = { readonly answerBacking: AnswerBackingPayloadFieldsFragment };

export type AnswerCompetitionPartnerMutationVariables = Exact<{
  input: AnswerCompetitionPartnerInput;
}>;


export type AnswerCompetitionPartnerMutation = { readonly answerCompetitionPartner: AnswerCompetitionPartnerPayloadFieldsFragment };

export type AppealMutationVariables = Exact<{
  input: AppealInput;
}>;


export type AppealMutation = { readonly appeal: AppealPayloadFieldsFragment };

export type AppointClubKeeperMutationVariables = Exact<{
  input: AppointClubKeeperInput;
}>;


export type AppointClubKeeperMutation = { readonly appointClubKeeper: AppointClubKeeperPayloadFieldsFragment };

export type AskToBackMutationVariables = Exact<{
  input: AskToBackInput;
}>;


export type AskToBackMutation = { readonly askToBack: AskToBackPayloadFieldsFragment };

export type BecomeBotMutationVariables = Exact<{
  input: BecomeBotInput;
}>;


export type BecomeBotMutation = { readonly becomeBot: BecomeBotPayloadFieldsFragment };

export type BeginSecondFactorMutationVariables = Exact<{
  input: BeginSecondFactorInput;
}>;


export type BeginSecondFactorMutation = { readonly beginSecondFactor: BeginSecondFactorPayloadFieldsFragment };

export type BlockUserMutationVariables = Exact<{
  input: BlockUserInput;
}>;


export type BlockUserMutation = { readonly blockUser: BlockUserPayloadFieldsFragment };

export type BookVacationMutationVariables = Exact<{
  input: BookVacationInput;
}>;


export type BookVacationMutation = { readonly bookVacation: BookVacationPayloadFieldsFragment };

export type CancelChallengeMutationVariables = Exact<{
  input: CancelChallengeInput;
}>;


export type CancelChallengeMutation = { readonly cancelChallenge: ChallengePayloadFieldsFragment };

export type CancelCompetitionMutationVariables = Exact<{
  input: CancelCompetitionInput;
}>;


export type CancelCompetitionMutation = { readonly cancelCompetition: CancelCompetitionPayloadFieldsFragment };

export type CancelFriendRequestMutationVariables = Exact<{
  input: CancelFriendRequestInput;
}>;


export type CancelFriendRequestMutation = { readonly cancelFriendRequest: CancelFriendRequestPayloadFieldsFragment };

export type CancelVacationMutationVariables = Exact<{
  input: CancelVacationInput;
}>;


export type CancelVacationMutation = { readonly cancelVacation: CancelVacationPayloadFieldsFragment };

export type ChallengeOnLadderMutationVariables = Exact<{
  input: ChallengeOnLadderInput;
}>;


export type ChallengeOnLadderMutation = { readonly challengeOnLadder: ChallengeOnLadderPayloadFieldsFragment };

export type ChangeCompetitionMutationVariables = Exact<{
  input: ChangeCompetitionInput;
}>;


export type ChangeCompetitionMutation = { readonly changeCompetition: ChangeCompetitionPayloadFieldsFragment };

export type ChangeEmailMutationVariables = Exact<{
  input: ChangeEmailInput;
}>;


export type ChangeEmailMutation = { readonly changeEmail: ChangeEmailPayloadFieldsFragment };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { readonly changePassword: ChangePasswordPayloadFieldsFragment };

export type ClaimReportMutationVariables = Exact<{
  input: ClaimReportInput;
}>;


export type ClaimReportMutation = { readonly claimReport: ClaimReportPayloadFieldsFragment };

export type CloseClubMutationVariables = Exact<{
  input: CloseClubInput;
}>;


export type CloseClubMutation = { readonly closeClub: CloseClubPayloadFieldsFragment };

export type CloseNetworkMutationVariables = Exact<{
  input: CloseNetworkInput;
}>;


export type CloseNetworkMutation = { readonly closeNetwork: CloseNetworkPayloadFieldsFragment };

export type ConfirmBotMutationVariables = Exact<{
  input: ConfirmBotInput;
}>;


export type ConfirmBotMutation = { readonly confirmBot: ConfirmBotPayloadFieldsFragment };

export type ConfirmSecondFactorMutationVariables = Exact<{
  input: ConfirmSecondFactorInput;
}>;


export type ConfirmSecondFactorMutation = { readonly confirmSecondFactor: ConfirmSecondFactorPayloadFieldsFragment };

export type CreateApiTokenMutationVariables = Exact<{
  input: CreateApiTokenInput;
}>;


export type CreateApiTokenMutation = { readonly createApiToken: CreateApiTokenPayloadFieldsFragment };

export type CreateAppMutationVariables = Exact<{
  input: CreateAppInput;
}>;


export type CreateAppMutation = { readonly createApp: CreateAppPayloadFieldsFragment };

export type CreateChallengeMutationVariables = Exact<{
  input: CreateChallengeInput;
}>;


export type CreateChallengeMutation = { readonly createChallenge: ChallengePayloadFieldsFragment };

export type CreateCompetitionMutationVariables = Exact<{
  input: CreateCompetitionInput;
}>;


export type CreateCompetitionMutation = { readonly createCompetition: CreateCompetitionPayloadFieldsFragment };

export type CreateCompetitionSeriesMutationVariables = Exact<{
  input: CreateCompetitionSeriesInput;
}>;


export type CreateCompetitionSeriesMutation = { readonly createCompetitionSeries: CreateCompetitionSeriesPayloadFieldsFragment };

export type CreateWebhookMutationVariables = Exact<{
  input: CreateWebhookInput;
}>;


export type CreateWebhookMutation = { readonly createWebhook: CreateWebhookPayloadFieldsFragment };

export type DecideReportMutationVariables = Exact<{
  input: DecideReportInput;
}>;


export type DecideReportMutation = { readonly decideReport: DecideReportPayloadFieldsFragment };

export type DeclineChallengeMutationVariables = Exact<{
  input: DeclineChallengeInput;
}>;


export type DeclineChallengeMutation = { readonly declineChallenge: ChallengePayloadFieldsFragment };

export type DeclineClubMutationVariables = Exact<{
  input: DeclineClubInput;
}>;


export type DeclineClubMutation = { readonly declineClub: DeclineClubPayloadFieldsFragment };

export type DeclineFriendRequestMutationVariables = Exact<{
  input: DeclineFriendRequestInput;
}>;


export type DeclineFriendRequestMutation = { readonly declineFriendRequest: DeclineFriendRequestPayloadFieldsFragment };

export type DeleteAccountMutationVariables = Exact<{
  input: DeleteAccountInput;
}>;


export type DeleteAccountMutation = { readonly deleteAccount: DeleteAccountPayloadFieldsFragment };

export type DeleteAppMutationVariables = Exact<{
  input: DeleteAppInput;
}>;


export type DeleteAppMutation = { readonly deleteApp: DeleteAppPayloadFieldsFragment };

export type DeleteWebhookMutationVariables = Exact<{
  input: DeleteWebhookInput;
}>;


export type DeleteWebhookMutation = { readonly deleteWebhook: DeleteWebhookPayloadFieldsFragment };

export type DismissClubKeeperMutationVariables = Exact<{
  input: DismissClubKeeperInput;
}>;


export type DismissClubKeeperMutation = { readonly dismissClubKeeper: DismissClubKeeperPayloadFieldsFragment };

export type DisqualifyEntryMutationVariables = Exact<{
  input: DisqualifyEntryInput;
}>;


export type DisqualifyEntryMutation = { readonly disqualifyEntry: DisqualifyEntryPayloadFieldsFragment };

export type EnableWebhookMutationVariables = Exact<{
  input: EnableWebhookInput;
}>;


export type EnableWebhookMutation = { readonly enableWebhook: EnableWebhookPayloadFieldsFragment };

export type EndCompetitionSeriesMutationVariables = Exact<{
  input: EndCompetitionSeriesInput;
}>;


export type EndCompetitionSeriesMutation = { readonly endCompetitionSeries: EndCompetitionSeriesPayloadFieldsFragment };

export type EndRoundEarlyMutationVariables = Exact<{
  input: EndRoundEarlyInput;
}>;


export type EndRoundEarlyMutation = { readonly endRoundEarly: EndRoundEarlyPayloadFieldsFragment };

export type EnterCompetitionMutationVariables = Exact<{
  input: EnterCompetitionInput;
}>;


export type EnterCompetitionMutation = { readonly enterCompetition: EnterCompetitionPayloadFieldsFragment };

export type FoundClubMutationVariables = Exact<{
  input: FoundClubInput;
}>;


export type FoundClubMutation = { readonly foundClub: FoundClubPayloadFieldsFragment };

export type GiveTimeMutationVariables = Exact<{
  input: GiveTimeInput;
}>;


export type GiveTimeMutation = { readonly giveTime: GiveTimePayloadFieldsFragment };

export type HandOverClubMutationVariables = Exact<{
  input: HandOverClubInput;
}>;


export type HandOverClubMutation = { readonly handOverClub: HandOverClubPayloadFieldsFragment };

export type HideMatchMutationVariables = Exact<{
  input: HideMatchInput;
}>;


export type HideMatchMutation = { readonly hideMatch: HideMatchPayloadFieldsFragment };

export type JoinClubMutationVariables = Exact<{
  input: JoinClubInput;
}>;


export type JoinClubMutation = { readonly joinClub: JoinClubPayloadFieldsFragment };

export type KeepAccountMutationVariables = Exact<{
  input: KeepAccountInput;
}>;


export type KeepAccountMutation = { readonly keepAccount: KeepAccountPayloadFieldsFragment };

export type LeaveClubMutationVariables = Exact<{
  input: LeaveClubInput;
}>;


export type LeaveClubMutation = { readonly leaveClub: LeaveClubPayloadFieldsFragment };

export type LoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LoginMutation = { readonly login: SessionPayloadFieldsFragment };

export type LogoutMutationVariables = Exact<{
  input: LogoutInput;
}>;


export type LogoutMutation = { readonly logout: LogoutPayloadFieldsFragment };

export type LogoutEverywhereMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutEverywhereMutation = { readonly logoutEverywhere: LogoutEverywherePayloadFieldsFragment };

export type MarkNotificationsReadMutationVariables = Exact<{
  input: MarkNotificationsReadInput;
}>;


export type MarkNotificationsReadMutation = { readonly markNotificationsRead: MarkNotificationsReadPayloadFieldsFragment };

export type MeasureFairPlayMutationVariables = Exact<{
  input: MeasureFairPlayInput;
}>;


export type MeasureFairPlayMutation = { readonly measureFairPlay: MeasureFairPlayPayloadFieldsFragment };

export type MuteUserMutationVariables = Exact<{
  input: MuteUserInput;
}>;


export type MuteUserMutation = { readonly muteUser: MuteUserPayloadFieldsFragment };

export type OfferAbortMutationVariables = Exact<{
  input: OfferAbortInput;
}>;


export type OfferAbortMutation = { readonly offerAbort: OfferAbortPayloadFieldsFragment };

export type OfferInClubMutationVariables = Exact<{
  input: OfferInClubInput;
}>;


export type OfferInClubMutation = { readonly offerInClub: OfferInClubPayloadFieldsFragment };

export type OfferRematchMutationVariables = Exact<{
  input: OfferRematchInput;
}>;


export type OfferRematchMutation = { readonly offerRematch: OfferRematchPayloadFieldsFragment };

export type OpenNetworkMutationVariables = Exact<{
  input: OpenNetworkInput;
}>;


export type OpenNetworkMutation = { readonly openNetwork: OpenNetworkPayloadFieldsFragment };

export type ReenterCompetitionMutationVariables = Exact<{
  input: ReenterCompetitionInput;
}>;


export type ReenterCompetitionMutation = { readonly reenterCompetition: ReenterCompetitionPayloadFieldsFragment };

export type RefreshSessionMutationVariables = Exact<{
  input: RefreshSessionInput;
}>;


export type RefreshSessionMutation = { readonly refreshSession: SessionPayloadFieldsFragment };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { readonly register: SessionPayloadFieldsFragment };

export type ReleaseBotMutationVariables = Exact<{
  input: ReleaseBotInput;
}>;


export type ReleaseBotMutation = { readonly releaseBot: ReleaseBotPayloadFieldsFragment };

export type ReleaseReportMutationVariables = Exact<{
  input: ReleaseReportInput;
}>;


export type ReleaseReportMutation = { readonly releaseReport: ReleaseReportPayloadFieldsFragment };

export type RemoveClubMemberMutationVariables = Exact<{
  input: RemoveClubMemberInput;
}>;


export type RemoveClubMemberMutation = { readonly removeClubMember: RemoveClubMemberPayloadFieldsFragment };

export type RemoveFriendMutationVariables = Exact<{
  input: RemoveFriendInput;
}>;


export type RemoveFriendMutation = { readonly removeFriend: RemoveFriendPayloadFieldsFragment };

export type RemovePlanMutationVariables = Exact<{
  input: RemovePlanInput;
}>;


export type RemovePlanMutation = { readonly removePlan: RemovePlanPayloadFieldsFragment };

export type RemovePushSubscriptionMutationVariables = Exact<{
  input: RemovePushSubscriptionInput;
}>;


export type RemovePushSubscriptionMutation = { readonly removePushSubscription: RemovePushSubscriptionPayloadFieldsFragment };

export type RenameAccountMutationVariables = Exact<{
  input: RenameAccountInput;
}>;


export type RenameAccountMutation = { readonly renameAccount: RenameAccountPayloadFieldsFragment };

export type RenewClubInvitationMutationVariables = Exact<{
  input: RenewClubInvitationInput;
}>;


export type RenewClubInvitationMutation = { readonly renewClubInvitation: RenewClubInvitationPayloadFieldsFragment };

export type RenewCompetitionCalendarMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewCompetitionCalendarMutation = { readonly renewCompetitionCalendar: RenewCompetitionCalendarPayloadFieldsFragment };

export type RenewRecoveryCodesMutationVariables = Exact<{
  input: RenewRecoveryCodesInput;
}>;


export type RenewRecoveryCodesMutation = { readonly renewRecoveryCodes: RenewRecoveryCodesPayloadFieldsFragment };

export type ReplayWebhookMutationVariables = Exact<{
  input: ReplayWebhookInput;
}>;


export type ReplayWebhookMutation = { readonly replayWebhook: ReplayWebhookPayloadFieldsFragment };

export type ReportMessageMutationVariables = Exact<{
  input: ReportMessageInput;
}>;


export type ReportMessageMutation = { readonly reportMessage: ReportMessagePayloadFieldsFragment };

export type ReportUserMutationVariables = Exact<{
  input: ReportUserInput;
}>;


export type ReportUserMutation = { readonly reportUser: ReportUserPayloadFieldsFragment };

export type RequestPasswordResetMutationVariables = Exact<{
  input: RequestPasswordResetInput;
}>;


export type RequestPasswordResetMutation = { readonly requestPasswordReset: RequestPasswordResetPayloadFieldsFragment };

export type RequestReviewMutationVariables = Exact<{
  input: RequestReviewInput;
}>;


export type RequestReviewMutation = { readonly requestReview: RequestReviewPayloadFieldsFragment };

export type RequestTakeoutMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestTakeoutMutation = { readonly requestTakeout: RequestTakeoutPayloadFieldsFragment };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { readonly resetPassword: ResetPasswordPayloadFieldsFragment };

export type ResignMutationVariables = Exact<{
  input: ResignInput;
}>;


export type ResignMutation = { readonly resign: ActPayloadFieldsFragment };

export type RevokeApiTokenMutationVariables = Exact<{
  input: RevokeApiTokenInput;
}>;


export type RevokeApiTokenMutation = { readonly revokeApiToken: RevokeApiTokenPayloadFieldsFragment };

export type RevokeAppMutationVariables = Exact<{
  input: RevokeAppInput;
}>;


export type RevokeAppMutation = { readonly revokeApp: RevokeAppPayloadFieldsFragment };

export type RotateAppSecretMutationVariables = Exact<{
  input: RotateAppSecretInput;
}>;


export type RotateAppSecretMutation = { readonly rotateAppSecret: RotateAppSecretPayloadFieldsFragment };

export type RotateWebhookSecretMutationVariables = Exact<{
  input: RotateWebhookSecretInput;
}>;


export type RotateWebhookSecretMutation = { readonly rotateWebhookSecret: RotateWebhookSecretPayloadFieldsFragment };

export type SendFriendRequestMutationVariables = Exact<{
  input: SendFriendRequestInput;
}>;


export type SendFriendRequestMutation = { readonly sendFriendRequest: SendFriendRequestPayloadFieldsFragment };

export type SendMessageMutationVariables = Exact<{
  input: SendMessageInput;
}>;


export type SendMessageMutation = { readonly sendMessage: SendMessagePayloadFieldsFragment };

export type SendVerificationMutationVariables = Exact<{ [key: string]: never; }>;


export type SendVerificationMutation = { readonly sendVerification: SendVerificationPayloadFieldsFragment };

export type SetAcceptancePolicyMutationVariables = Exact<{
  input: SetAcceptancePolicyInput;
}>;


export type SetAcceptancePolicyMutation = { readonly setAcceptancePolicy: SetAcceptancePolicyPayloadFieldsFragment };

export type SetAutoVacationMutationVariables = Exact<{
  input: SetAutoVacationInput;
}>;


export type SetAutoVacationMutation = { readonly setAutoVacation: SetAutoVacationPayloadFieldsFragment };

export type SetAutoplayMutationVariables = Exact<{
  input: SetAutoplayInput;
}>;


export type SetAutoplayMutation = { readonly setAutoplay: SetAutoplayPayloadFieldsFragment };

export type SetLocaleMutationVariables = Exact<{
  input: SetLocaleInput;
}>;


export type SetLocaleMutation = { readonly setLocale: SetLocalePayloadFieldsFragment };

export type SetNotificationPreferencesMutationVariables = Exact<{
  input: SetNotificationPreferencesInput;
}>;


export type SetNotificationPreferencesMutation = { readonly setNotificationPreferences: SetNotificationPreferencesPayloadFieldsFragment };

export type SetPlanMutationVariables = Exact<{
  input: SetPlanInput;
}>;


export type SetPlanMutation = { readonly setPlan: SetPlanPayloadFieldsFragment };

export type SetShowsOnlineMutationVariables = Exact<{
  input: SetShowsOnlineInput;
}>;


export type SetShowsOnlineMutation = { readonly setShowsOnline: SetShowsOnlinePayloadFieldsFragment };

export type SetSuitsMutationVariables = Exact<{
  input: SetSuitsInput;
}>;


export type SetSuitsMutation = { readonly setSuits: SetSuitsPayloadFieldsFragment };

export type SetTimeZoneMutationVariables = Exact<{
  input: SetTimeZoneInput;
}>;


export type SetTimeZoneMutation = { readonly setTimeZone: SetTimeZonePayloadFieldsFragment };

export type SetVisibilityMutationVariables = Exact<{
  input: SetVisibilityInput;
}>;


export type SetVisibilityMutation = { readonly setVisibility: SetVisibilityPayloadFieldsFragment };

export type ShowMatchMutationVariables = Exact<{
  input: ShowMatchInput;
}>;


export type ShowMatchMutation = { readonly showMatch: ShowMatchPayloadFieldsFragment };

export type StartAsGuestMutationVariables = Exact<{ [key: string]: never; }>;


export type StartAsGuestMutation = { readonly startAsGuest: StartAsGuestPayloadFieldsFragment };

export type SuspendUserMutationVariables = Exact<{
  input: SuspendUserInput;
}>;


export type SuspendUserMutation = { readonly suspendUser: SuspendUserPayloadFieldsFragment };

export type TakeOverClubMutationVariables = Exact<{
  input: TakeOverClubInput;
}>;


export type TakeOverClubMutation = { readonly takeOverClub: TakeOverClubPayloadFieldsFragment };

export type TestWebhookMutationVariables = Exact<{
  input: TestWebhookInput;
}>;


export type TestWebhookMutation = { readonly testWebhook: TestWebhookPayloadFieldsFragment };

export type TurnOffSecondFactorMutationVariables = Exact<{
  input: TurnOffSecondFactorInput;
}>;


export type TurnOffSecondFactorMutation = { readonly turnOffSecondFactor: TurnOffSecondFactorPayloadFieldsFragment };

export type UnblockUserMutationVariables = Exact<{
  input: UnblockUserInput;
}>;


export type UnblockUserMutation = { readonly unblockUser: UnblockUserPayloadFieldsFragment };

export type UnmuteUserMutationVariables = Exact<{
  input: UnmuteUserInput;
}>;


export type UnmuteUserMutation = { readonly unmuteUser: UnmuteUserPayloadFieldsFragment };

export type UnsuspendUserMutationVariables = Exact<{
  input: UnsuspendUserInput;
}>;


export type UnsuspendUserMutation = { readonly unsuspendUser: UnsuspendUserPayloadFieldsFragment };

export type UpdateAppMutationVariables = Exact<{
  input: UpdateAppInput;
}>;


export type UpdateAppMutation = { readonly updateApp: UpdateAppPayloadFieldsFragment };

export type UpdateBotMutationVariables = Exact<{
  input: UpdateBotInput;
}>;


export type UpdateBotMutation = { readonly updateBot: UpdateBotPayloadFieldsFragment };

export type UpdateClubMutationVariables = Exact<{
  input: UpdateClubInput;
}>;


export type UpdateClubMutation = { readonly updateClub: UpdateClubPayloadFieldsFragment };

export type UpdateWebhookMutationVariables = Exact<{
  input: UpdateWebhookInput;
}>;


export type UpdateWebhookMutation = { readonly updateWebhook: UpdateWebhookPayloadFieldsFragment };

export type VerifyEmailMutationVariables = Exact<{
  input: VerifyEmailInput;
}>;


export type VerifyEmailMutation = { readonly verifyEmail: VerifyEmailPayloadFieldsFragment };

export type VoidMatchMutationVariables = Exact<{
  input: VoidMatchInput;
}>;


export type VoidMatchMutation = { readonly voidMatch: VoidMatchPayloadFieldsFragment };

export type WarnUserMutationVariables = Exact<{
  input: WarnUserInput;
}>;


export type WarnUserMutation = { readonly warnUser: WarnUserPayloadFieldsFragment };

export type WithdrawAbortMutationVariables = Exact<{
  input: WithdrawAbortInput;
}>;


export type WithdrawAbortMutation = { readonly withdrawAbort: WithdrawAbortPayloadFieldsFragment };

export type WithdrawBackingMutationVariables = Exact<{
  input: WithdrawBackingInput;
}>;


export type WithdrawBackingMutation = { readonly withdrawBacking: WithdrawBackingPayloadFieldsFragment };

export type WithdrawFromCompetitionMutationVariables = Exact<{
  input: WithdrawFromCompetitionInput;
}>;


export type WithdrawFromCompetitionMutation = { readonly withdrawFromCompetition: WithdrawFromCompetitionPayloadFieldsFragment };

export type ChallengeAddedSubscriptionVariables = Exact<{
  filter?: LobbyFilter | null | undefined;
  initial: boolean;
}>;


export type ChallengeAddedSubscription = { readonly challengeAdded: ChallengeFieldsFragment };

export type ChallengeRemovedSubscriptionVariables = Exact<{
  filter?: LobbyFilter | null | undefined;
}>;


export type ChallengeRemovedSubscription = { readonly challengeRemoved: RemovedChallengeFieldsFragment };

export type CompetitionUpdatedSubscriptionVariables = Exact<{
  competitionId: string;
  initial: boolean;
}>;


export type CompetitionUpdatedSubscription = { readonly competitionUpdated: CompetitionFieldsFragment };

export type EventAddedSubscriptionVariables = Exact<{
  after?: string | null | undefined;
  kinds?: ReadonlyArray<UserEventKind> | UserEventKind | null | undefined;
}>;


export type EventAddedSubscription = { readonly eventAdded:
    | UserEventFields_MatchEvent_Fragment
    | UserEventFields_NotificationEvent_Fragment
   };

export type MatchEventAddedSubscriptionVariables = Exact<{
  after?: string | null | undefined;
  matchId: string;
}>;


export type MatchEventAddedSubscription = { readonly matchEventAdded: MatchEventFieldsFragment };

export type MatchUpdatedSubscriptionVariables = Exact<{
  initial: boolean;
  matchId: string;
}>;


export type MatchUpdatedSubscription = { readonly matchUpdated: MatchFieldsFragment };

export type MessageAddedSubscriptionVariables = Exact<{
  initial: boolean;
  matchId: string;
}>;


export type MessageAddedSubscription = { readonly messageAdded: MessageFieldsFragment };

export type NotificationAddedSubscriptionVariables = Exact<{
  initial: boolean;
}>;


export type NotificationAddedSubscription = { readonly notificationAdded: NotificationFieldsFragment };

export type TurnAddedSubscriptionVariables = Exact<{
  initial: boolean;
}>;


export type TurnAddedSubscription = { readonly turnAdded: MatchFieldsFragment };

export type WebhookMessageAddedSubscriptionVariables = Exact<{
  after?: string | null | undefined;
  types?: ReadonlyArray<WebhookEventType> | WebhookEventType | null | undefined;
}>;


export type WebhookMessageAddedSubscription = { readonly webhookMessageAdded: WebhookMessageFieldsFragment };

export type AcceptFriendRequestPayloadFieldsFragment = { readonly user: UserFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type ActPayloadFieldsFragment = { readonly match: MatchFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type AddPushSubscriptionPayloadFieldsFragment = { readonly pushSubscription: PushSubscriptionFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type AnswerAppealPayloadFieldsFragment = { readonly auditEntry: AuditEntryFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type AnswerBackingPayloadFieldsFragment = { readonly challenge: ChallengeFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type AnswerCompetitionPartnerPayloadFieldsFragment = { readonly competition: CompetitionFieldsFragment | null, readonly entry: { readonly drawSeed: string, readonly enteredAt: string, readonly group: number | null, readonly lot: number | null, readonly number: number, readonly outSince: number | null, readonly partnerAgreed: boolean | null, readonly place: number | null, readonly reentryOf: number | null, readonly status: CompetitionEntryStatus, readonly timeouts: number, readonly partner: { readonly id: string, readonly username: string, readonly isBot: boolean } | null, readonly user: { readonly id: string, readonly username: string, readonly isBot: boolean }, readonly viewerChallenge: { readonly isAllowed: boolean, readonly what: CompetitionActKind, readonly refusal: { readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null } | null } | null } | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type ApiTokenFieldsFragment = { readonly createdAt: string, readonly expiresAt: string | null, readonly id: string, readonly lastUsedAt: string | null, readonly name: string, readonly scopes: ReadonlyArray<unknown> };

export type AppFieldsFragment = { readonly clientId: string, readonly createdAt: string, readonly homepage: string | null, readonly id: string, readonly isConfidential: boolean, readonly name: string, readonly redirectUris: ReadonlyArray<string> };

export type AppealPayloadFieldsFragment = { readonly auditEntry: AuditEntryFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type AppointClubKeeperPayloadFieldsFragment = { readonly club: ClubFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type AskToBackPayloadFieldsFragment = { readonly challenge: ChallengeFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type AuditEntryFieldsFragment = { readonly closedAddresses: string | null, readonly createdAt: string, readonly id: string, readonly kind: AuditAct, readonly matchId: string | null, readonly mayAppeal: boolean, readonly reason: string | null, readonly until: string | null, readonly actor: { readonly id: string, readonly username: string, readonly isBot: boolean } | null, readonly appealMade: { readonly answer: string | null, readonly answeredAt: string | null, readonly isGranted: boolean | null, readonly madeAt: string, readonly text: string } | null, readonly subject: { readonly id: string, readonly username: string, readonly isBot: boolean } | null };

export type AuditEntryConnectionFieldsFragment = { readonly nodes: ReadonlyArray<AuditEntryFieldsFragment | null>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean, readonly hasPreviousPage: boolean, readonly startCursor: string | null } };

export type AuthorizationFieldsFragment = { readonly expiresAt: string | null, readonly kind: CredentialKind, readonly scopes: ReadonlyArray<unknown>, readonly apiToken: { readonly id: string, readonly name: string } | null, readonly app: { readonly id: string, readonly name: string } | null };

export type AutoplayFieldsFragment = { readonly delay: AutoplayDelay, readonly mode: AutoplayMode };

export type BecomeBotPayloadFieldsFragment = { readonly bot: { readonly acceptsNow: boolean, readonly description: string | null, readonly engine: string, readonly homepage: string | null, readonly isConnected: boolean, readonly level: BotLevel | null, readonly version: string, readonly owner: { readonly id: string, readonly username: string, readonly isBot: boolean } | null, readonly policy: { readonly clocks: ReadonlyArray<ClockKind> | null, readonly customRules: boolean, readonly maxMatches: number, readonly maxSeconds: number | null, readonly minSeconds: number | null, readonly presets: ReadonlyArray<PresetKey> | null, readonly rated: boolean | null, readonly variants: ReadonlyArray<VariantKey> | null, readonly who: BotAudience, readonly named: ReadonlyArray<{ readonly id: string, readonly username: string, readonly isBot: boolean } | null> | null } | null, readonly user: { readonly id: string, readonly username: string, readonly isBot: boolean } } | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type BeginSecondFactorPayloadFieldsFragment = { readonly secret: string | null, readonly uri: string | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type BlockUserPayloadFieldsFragment = { readonly user: UserFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type BookVacationPayloadFieldsFragment = { readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }>, readonly vacation: VacationFieldsFragment | null };

export type BotConnectionFieldsFragment = { readonly nodes: ReadonlyArray<{ readonly acceptsNow: boolean, readonly description: string | null, readonly engine: string, readonly homepage: string | null, readonly isConnected: boolean, readonly level: BotLevel | null, readonly version: string, readonly owner: { readonly id: string, readonly username: string, readonly isBot: boolean } | null, readonly policy: { readonly clocks: ReadonlyArray<ClockKind> | null, readonly customRules: boolean, readonly maxMatches: number, readonly maxSeconds: number | null, readonly minSeconds: number | null, readonly presets: ReadonlyArray<PresetKey> | null, readonly rated: boolean | null, readonly variants: ReadonlyArray<VariantKey> | null, readonly who: BotAudience, readonly named: ReadonlyArray<{ readonly id: string, readonly username: string, readonly isBot: boolean } | null> | null } | null, readonly user: { readonly id: string, readonly username: string, readonly isBot: boolean } } | null>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean, readonly hasPreviousPage: boolean, readonly startCursor: string | null } };

export type BotStrengthFieldsFragment = { readonly deviation: number, readonly level: BotLevel, readonly rating: number, readonly suggested: boolean };

export type CancelCompetitionPayloadFieldsFragment = { readonly competition: CompetitionFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type CancelFriendRequestPayloadFieldsFragment = { readonly user: UserFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type CancelVacationPayloadFieldsFragment = { readonly deletedVacationId: string | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }>, readonly vacation: VacationFieldsFragment | null };

export type CardFieldsFragment = { readonly cardPoints: number, readonly corner: string, readonly name: string, readonly rank: CardRank, readonly rankName: string, readonly suit: Suit, readonly suitName: string, readonly token: string };

export type ChallengeFieldsFragment = { readonly byInvitation: boolean, readonly commitment: string, readonly createdAt: string, readonly id: string, readonly matchId: string, readonly onlookers: boolean, readonly peopleOnly: boolean, readonly preset: PresetKey, readonly rated: boolean, readonly rematchOfId: string | null, readonly rulesFixed: boolean, readonly status: ChallengeStatus, readonly target: number, readonly variant: VariantKey, readonly backers: ReadonlyArray<{ readonly accepted: boolean, readonly seat: number, readonly user: { readonly id: string, readonly username: string, readonly isBot: boolean } }>, readonly creator: { readonly id: string, readonly username: string, readonly isBot: boolean }, readonly invitation: { readonly expiresAt: string | null, readonly invitationToken: string, readonly url: string } | null, readonly match: { readonly id: string, readonly version: number, readonly status: MatchStatus } | null, readonly rematchOf: { readonly id: string, readonly version: number, readonly status: MatchStatus } | null, readonly rules: ReadonlyArray<{ readonly name: RuleName, readonly source: string, readonly text: string, readonly default: { readonly contracts: ReadonlyArray<ContractKey> | null, readonly flag: boolean | null, readonly number: number | null, readonly text: string, readonly word: RuleWord | null }, readonly value: { readonly contracts: ReadonlyArray<ContractKey> | null, readonly flag: boolean | null, readonly number: number | null, readonly text: string, readonly word: RuleWord | null } }>, readonly seats: ReadonlyArray<{ readonly id: string, readonly username: string, readonly isBot: boolean } | null>, readonly table: ReadonlyArray<{ readonly seat: number, readonly side: number, readonly state: ChallengeSeatState, readonly user: { readonly id: string, readonly username: string, readonly isBot: boolean } | null }>, readonly timeControl: { readonly bankCapSeconds: number | null, readonly bankSeconds: number | null, readonly incrementSeconds: number | null, readonly perTurnSeconds: number | null, readonly text: string, readonly vacation: boolean, readonly weekends: boolean } };

export type ChallengeConnectionFieldsFragment = { readonly nodes: ReadonlyArray<ChallengeFieldsFragment | null>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean, readonly hasPreviousPage: boolean, readonly startCursor: string | null } };

export type ChallengeOnLadderPayloadFieldsFragment = { readonly competition: CompetitionFieldsFragment | null, readonly entry: { readonly drawSeed: string, readonly enteredAt: string, readonly group: number | null, readonly lot: number | null, readonly number: number, readonly outSince: number | null, readonly partnerAgreed: boolean | null, readonly place: number | null, readonly reentryOf: number | null, readonly status: CompetitionEntryStatus, readonly timeouts: number, readonly partner: { readonly id: string, readonly username: string, readonly isBot: boolean } | null, readonly user: { readonly id: string, readonly username: string, readonly isBot: boolean }, readonly viewerChallenge: { readonly isAllowed: boolean, readonly what: CompetitionActKind, readonly refusal: { readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null } | null } | null } | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type ChallengePayloadFieldsFragment = { readonly challenge: ChallengeFieldsFragment | null, readonly match: MatchFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type ChangeCompetitionPayloadFieldsFragment = { readonly competition: CompetitionFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type ChangeEmailPayloadFieldsFragment = { readonly user: UserFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type ChangePasswordPayloadFieldsFragment = { readonly user: UserFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type ClaimReportPayloadFieldsFragment = { readonly report: ReportFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type ClocksFieldsFragment = { readonly bank: { readonly max: number, readonly min: number }, readonly increment: { readonly max: number, readonly min: number }, readonly perTurn: { readonly max: number, readonly min: number }, readonly proposed: ReadonlyArray<{ readonly label: string, readonly name: ProposedClockName, readonly timeControl: { readonly bankCapSeconds: number | null, readonly bankSeconds: number | null, readonly incrementSeconds: number | null, readonly perTurnSeconds: number | null, readonly text: string, readonly vacation: boolean, readonly weekends: boolean } }> };

export type CloseClubPayloadFieldsFragment = { readonly deletedClubId: string | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type CloseNetworkPayloadFieldsFragment = { readonly closedCount: number | null, readonly closedNetwork: ClosedNetworkFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type ClosedNetworkFieldsFragment = { readonly closedAddresses: string | null, readonly createdAt: string, readonly id: string, readonly note: string, readonly opensAt: string };

export type ClosedNetworkConnectionFieldsFragment = { readonly nodes: ReadonlyArray<ClosedNetworkFieldsFragment | null>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean, readonly hasPreviousPage: boolean, readonly startCursor: string | null } };

export type ClubFieldsFragment = { readonly about: string, readonly createdAt: string, readonly id: string, readonly memberCount: number, readonly name: string, readonly seasonRhythm: ClubRhythm, readonly timeZone: string, readonly viewerRole: ClubRole | null, readonly visibility: ClubVisibility, readonly acts: ReadonlyArray<{ readonly isAllowed: boolean, readonly what: ClubActKind, readonly refusal: { readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null } | null }> | null, readonly invitation: { readonly invitationToken: string, readonly url: string } | null };

export type ClubConnectionFieldsFragment = { readonly nodes: ReadonlyArray<ClubFieldsFragment | null>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean, readonly hasPreviousPage: boolean, readonly startCursor: string | null } };

export type ClubPreviewFieldsFragment = { readonly about: string, readonly memberCount: number, readonly name: string, readonly club: { readonly id: string, readonly name: string } | null, readonly owner: { readonly id: string, readonly username: string, readonly isBot: boolean } | null, readonly refusal: { readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null } | null };

export type CompetitionFieldsFragment = { readonly about: string, readonly access: CompetitionAccess, readonly allowsBots: boolean, readonly createdAt: string, readonly endedAt: string | null, readonly endsAt: string | null, readonly enteredCount: number, readonly fixedPartners: boolean, readonly id: string, readonly leastEntries: number, readonly matchesAtOnce: number, readonly name: string, readonly onlookers: boolean, readonly opensAt: string, readonly places: number, readonly preset: PresetKey, readonly rated: boolean, readonly ratingLeast: number | null, readonly ratingMost: number | null, readonly round: number, readonly roundDays: number, readonly roundEndsAt: string | null, readonly season: number | null, readonly startedAt: string | null, readonly startsAt: string | null, readonly status: CompetitionStatus, readonly target: number, readonly timeoutsAllowed: number, readonly variant: VariantKey, readonly version: number, readonly acts: ReadonlyArray<{ readonly isAllowed: boolean, readonly what: CompetitionActKind, readonly refusal: { readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null } | null }> | null, readonly chosenSettings: ReadonlyArray<{ readonly chosen: { readonly boolean: boolean | null, readonly choice: string | null, readonly integer: number | null }, readonly setting: { readonly choices: ReadonlyArray<string>, readonly description: string, readonly key: string, readonly kind: CompetitionSettingKind, readonly least: number | null, readonly most: number | null, readonly name: string, readonly byDefault: { readonly boolean: boolean | null, readonly choice: string | null, readonly integer: number | null } } }>, readonly club: { readonly id: string, readonly name: string } | null, readonly drawOfLots: { readonly commitment: string, readonly drawnAt: string | null, readonly secret: string | null, readonly seed: string | null } | null, readonly form: { readonly hasDivisions: boolean, readonly isForTwoSides: boolean, readonly isLadder: boolean, readonly key: CompetitionFormKey, readonly leastEntries: number, readonly name: string, readonly places: number, readonly rulesText: string, readonly settings: ReadonlyArray<{ readonly choices: ReadonlyArray<string>, readonly description: string, readonly key: string, readonly kind: CompetitionSettingKind, readonly least: number | null, readonly most: number | null, readonly name: string, readonly byDefault: { readonly boolean: boolean | null, readonly choice: string | null, readonly integer: number | null } }> }, readonly invitation: { readonly invitationToken: string, readonly url: string } | null, readonly organiser: { readonly id: string, readonly username: string, readonly isBot: boolean } | null, readonly rules: ReadonlyArray<{ readonly name: RuleName, readonly source: string, readonly text: string, readonly default: { readonly contracts: ReadonlyArray<ContractKey> | null, readonly flag: boolean | null, readonly number: number | null, readonly text: string, readonly word: RuleWord | null }, readonly value: { readonly contracts: ReadonlyArray<ContractKey> | null, readonly flag: boolean | null, readonly number: number | null, readonly text: string, readonly word: RuleWord | null } }>, readonly series: { readonly id: string, readonly name: string } | null, readonly timeControl: { readonly bankCapSeconds: number | null, readonly bankSeconds: number | null, readonly incrementSeconds: number | null, readonly perTurnSeconds: number | null, readonly text: string, readonly vacation: boolean, readonly weekends: boolean }, readonly viewerEntry: { readonly drawSeed: string, readonly enteredAt: string, readonly group: number | null, readonly lot: number | null, readonly number: number, readonly outSince: number | null, readonly partnerAgreed: boolean | null, readonly place: number | null, readonly reentryOf: number | null, readonly status: CompetitionEntryStatus, readonly timeouts: number, readonly partner: { readonly id: string, readonly username: string, readonly isBot: boolean } | null, readonly user: { readonly id: string, readonly username: string, readonly isBot: boolean }, readonly viewerChallenge: { readonly isAllowed: boolean, readonly what: CompetitionActKind, readonly refusal: { readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null } | null } | null } | null };

export type CompetitionConnectionFieldsFragment = { readonly nodes: ReadonlyArray<CompetitionFieldsFragment | null>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean, readonly hasPreviousPage: boolean, readonly startCursor: string | null } };

export type CompetitionFormFieldsFragment = { readonly hasDivisions: boolean, readonly isForTwoSides: boolean, readonly isLadder: boolean, readonly key: CompetitionFormKey, readonly leastEntries: number, readonly name: string, readonly places: number, readonly rulesText: string, readonly settings: ReadonlyArray<{ readonly choices: ReadonlyArray<string>, readonly description: string, readonly key: string, readonly kind: CompetitionSettingKind, readonly least: number | null, readonly most: number | null, readonly name: string, readonly byDefault: { readonly boolean: boolean | null, readonly choice: string | null, readonly integer: number | null } }> };

export type CompetitionPairingConnectionFieldsFragment = { readonly nodes: ReadonlyArray<{ readonly board: number, readonly decidedAt: string | null, readonly decision: PairingDecision | null, readonly group: number | null, readonly isPlaying: boolean, readonly round: number, readonly stage: CompetitionStage, readonly competition: { readonly id: string, readonly name: string, readonly version: number, readonly status: CompetitionStatus }, readonly entrants: ReadonlyArray<{ readonly bummerlCount: number | null, readonly competitionPoints: number | null, readonly lot: number, readonly entry: { readonly drawSeed: string, readonly enteredAt: string, readonly group: number | null, readonly lot: number | null, readonly number: number, readonly outSince: number | null, readonly partnerAgreed: boolean | null, readonly place: number | null, readonly reentryOf: number | null, readonly status: CompetitionEntryStatus, readonly timeouts: number, readonly partner: { readonly id: string, readonly username: string, readonly isBot: boolean } | null, readonly user: { readonly id: string, readonly username: string, readonly isBot: boolean }, readonly viewerChallenge: { readonly isAllowed: boolean, readonly what: CompetitionActKind, readonly refusal: { readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null } | null } | null } | null }>, readonly playedMatches: ReadonlyArray<{ readonly id: string, readonly version: number, readonly status: MatchStatus } | null> } | null>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean, readonly hasPreviousPage: boolean, readonly startCursor: string | null } };

export type CompetitionSeriesFieldsFragment = { readonly createdAt: string, readonly endedAt: string | null, readonly id: string, readonly name: string, readonly nextSeasonAt: string | null, readonly seasonCount: number, readonly organiser: { readonly id: string, readonly username: string, readonly isBot: boolean } | null, readonly rhythm: { readonly every: number, readonly firstStart: string, readonly intervalDays: number | null, readonly opensDaysBefore: number, readonly timeZone: string, readonly unit: CompetitionRhythmUnit } };

export type CompetitionSeriesConnectionFieldsFragment = { readonly nodes: ReadonlyArray<CompetitionSeriesFieldsFragment | null>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean, readonly hasPreviousPage: boolean, readonly startCursor: string | null } };

export type ConfirmBotPayloadFieldsFragment = { readonly bot: { readonly acceptsNow: boolean, readonly description: string | null, readonly engine: string, readonly homepage: string | null, readonly isConnected: boolean, readonly level: BotLevel | null, readonly version: string, readonly owner: { readonly id: string, readonly username: string, readonly isBot: boolean } | null, readonly policy: { readonly clocks: ReadonlyArray<ClockKind> | null, readonly customRules: boolean, readonly maxMatches: number, readonly maxSeconds: number | null, readonly minSeconds: number | null, readonly presets: ReadonlyArray<PresetKey> | null, readonly rated: boolean | null, readonly variants: ReadonlyArray<VariantKey> | null, readonly who: BotAudience, readonly named: ReadonlyArray<{ readonly id: string, readonly username: string, readonly isBot: boolean } | null> | null } | null, readonly user: { readonly id: string, readonly username: string, readonly isBot: boolean } } | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type ConfirmSecondFactorPayloadFieldsFragment = { readonly recoveryCodes: ReadonlyArray<string> | null, readonly user: UserFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type CreateApiTokenPayloadFieldsFragment = { readonly secret: string | null, readonly apiToken: ApiTokenFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type CreateAppPayloadFieldsFragment = { readonly secret: string | null, readonly app: AppFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type CreateCompetitionPayloadFieldsFragment = { readonly competition: CompetitionFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type CreateCompetitionSeriesPayloadFieldsFragment = { readonly series: CompetitionSeriesFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type CreateWebhookPayloadFieldsFragment = { readonly secret: string | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }>, readonly webhook: WebhookFieldsFragment | null };

export type DecideReportPayloadFieldsFragment = { readonly report: ReportFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type DeclineClubPayloadFieldsFragment = { readonly club: ClubFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type DeclineFriendRequestPayloadFieldsFragment = { readonly user: UserFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type DeleteAccountPayloadFieldsFragment = { readonly deletesAt: string | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type DeleteAppPayloadFieldsFragment = { readonly deletedAppId: string | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type DeleteWebhookPayloadFieldsFragment = { readonly deletedWebhookId: string | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type DeliveryFieldsFragment = { readonly answer: string | null, readonly attempts: number, readonly challengeId: string | null, readonly channel: NotificationChannel, readonly createdAt: string, readonly dueAt: string | null, readonly id: string, readonly matchId: string | null, readonly notificationId: string, readonly reason: DeliveryReason | null, readonly settledAt: string | null, readonly status: DeliveryStatus, readonly target: string | null, readonly type: NotificationType, readonly challenge: { readonly id: string, readonly status: ChallengeStatus } | null, readonly match: { readonly id: string, readonly version: number, readonly status: MatchStatus } | null, readonly notification: NotificationFieldsFragment | null };

export type DeliveryConnectionFieldsFragment = { readonly nodes: ReadonlyArray<DeliveryFieldsFragment | null>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean, readonly hasPreviousPage: boolean, readonly startCursor: string | null } };

export type DismissClubKeeperPayloadFieldsFragment = { readonly club: ClubFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type DisqualifyEntryPayloadFieldsFragment = { readonly competition: CompetitionFieldsFragment | null, readonly entry: { readonly drawSeed: string, readonly enteredAt: string, readonly group: number | null, readonly lot: number | null, readonly number: number, readonly outSince: number | null, readonly partnerAgreed: boolean | null, readonly place: number | null, readonly reentryOf: number | null, readonly status: CompetitionEntryStatus, readonly timeouts: number, readonly partner: { readonly id: string, readonly username: string, readonly isBot: boolean } | null, readonly user: { readonly id: string, readonly username: string, readonly isBot: boolean }, readonly viewerChallenge: { readonly isAllowed: boolean, readonly what: CompetitionActKind, readonly refusal: { readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null } | null } | null } | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type EnableWebhookPayloadFieldsFragment = { readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }>, readonly webhook: WebhookFieldsFragment | null };

export type EndCompetitionSeriesPayloadFieldsFragment = { readonly series: CompetitionSeriesFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type EndRoundEarlyPayloadFieldsFragment = { readonly competition: CompetitionFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type EnterCompetitionPayloadFieldsFragment = { readonly competition: CompetitionFieldsFragment | null, readonly entry: { readonly drawSeed: string, readonly enteredAt: string, readonly group: number | null, readonly lot: number | null, readonly number: number, readonly outSince: number | null, readonly partnerAgreed: boolean | null, readonly place: number | null, readonly reentryOf: number | null, readonly status: CompetitionEntryStatus, readonly timeouts: number, readonly partner: { readonly id: string, readonly username: string, readonly isBot: boolean } | null, readonly user: { readonly id: string, readonly username: string, readonly isBot: boolean }, readonly viewerChallenge: { readonly isAllowed: boolean, readonly what: CompetitionActKind, readonly refusal: { readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null } | null } | null } | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type FairPlayFieldsFragment = { readonly matches: number, readonly preset: PresetKey | null, readonly variant: VariantKey, readonly decisionFigures: { readonly peerRating: number, readonly peers: number, readonly agreement: { readonly estimate: number, readonly high: number, readonly low: number, readonly observations: number } | null, readonly meanLoss: { readonly estimate: number, readonly high: number, readonly low: number, readonly observations: number } | null, readonly peerAgreement: { readonly estimate: number, readonly high: number, readonly low: number, readonly observations: number } | null, readonly peerMeanLoss: { readonly estimate: number, readonly high: number, readonly low: number, readonly observations: number } | null }, readonly measure: { readonly failed: number, readonly matches: number, readonly measured: number, readonly running: boolean }, readonly networks: ReadonlyArray<{ readonly accounts: number, readonly hasMore: boolean, readonly lastUsedAt: string, readonly others: ReadonlyArray<{ readonly id: string, readonly username: string, readonly isBot: boolean }> }>, readonly pairs: ReadonlyArray<{ readonly expectedWins: number, readonly matches: number, readonly opponentShare: number, readonly share: number, readonly wonMatches: number, readonly opponent: { readonly id: string, readonly username: string, readonly isBot: boolean } | null, readonly surplus: { readonly estimate: number, readonly high: number, readonly low: number, readonly observations: number } }>, readonly times: { readonly dispersion: { readonly estimate: number, readonly high: number, readonly low: number, readonly observations: number } | null, readonly lowerQuartile: { readonly estimate: number, readonly high: number, readonly low: number, readonly observations: number } | null, readonly median: { readonly estimate: number, readonly high: number, readonly low: number, readonly observations: number } | null, readonly quick: ReadonlyArray<{ readonly legalCount: number, readonly orMore: boolean, readonly quickShare: { readonly estimate: number, readonly high: number, readonly low: number, readonly observations: number } }>, readonly upperQuartile: { readonly estimate: number, readonly high: number, readonly low: number, readonly observations: number } | null }, readonly user: { readonly id: string, readonly username: string, readonly isBot: boolean } };

export type FoundClubPayloadFieldsFragment = { readonly club: ClubFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type FriendRequestConnectionFieldsFragment = { readonly nodes: ReadonlyArray<{ readonly createdAt: string, readonly user: { readonly id: string, readonly username: string, readonly isBot: boolean } } | null>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean, readonly hasPreviousPage: boolean, readonly startCursor: string | null } };

export type GiveTimePayloadFieldsFragment = { readonly match: MatchFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type HandOverClubPayloadFieldsFragment = { readonly club: ClubFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type HideMatchPayloadFieldsFragment = { readonly match: MatchFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type JoinClubPayloadFieldsFragment = { readonly club: ClubFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type KeepAccountPayloadFieldsFragment = { readonly user: UserFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type LeaveClubPayloadFieldsFragment = { readonly leftClubId: string | null, readonly club: ClubFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type LedgerFieldsFragment = { readonly bummerlGiven: number, readonly bummerlTaken: number, readonly lost: number, readonly matches: number, readonly won: number, readonly opponent: { readonly id: string, readonly username: string, readonly isBot: boolean }, readonly player: { readonly id: string, readonly username: string, readonly isBot: boolean }, readonly variants: ReadonlyArray<{ readonly bummerlGiven: number, readonly bummerlTaken: number, readonly lost: number, readonly matches: number, readonly preset: PresetKey | null, readonly variant: VariantKey, readonly won: number }> };

export type LogoutEverywherePayloadFieldsFragment = { readonly user: UserFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type LogoutPayloadFieldsFragment = { readonly revokedSessionId: string | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type MarkNotificationsReadPayloadFieldsFragment = { readonly marked: number, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type MatchFieldsFragment = { readonly abortOffers: ReadonlyArray<number>, readonly canCallOff: boolean, readonly countDown: ReadonlyArray<number> | null, readonly createdAt: string, readonly deadline: string | null, readonly eventCursor: string, readonly finishedAt: string | null, readonly hiddenByViewer: boolean | null, readonly id: string, readonly onlookers: boolean, readonly preset: PresetKey, readonly rated: boolean, readonly score: ReadonlyArray<number>, readonly status: MatchStatus, readonly target: number, readonly toAct: number | null, readonly updatedAt: string, readonly version: number, readonly viewerBacks: number | null, readonly viewerSeat: number | null, readonly voidedAt: string | null, readonly autoplay: { readonly delay: AutoplayDelay, readonly mode: AutoplayMode } | null, readonly clock: { readonly banks: ReadonlyArray<number> | null, readonly id: string, readonly turnStartedAt: string | null }, readonly competition: { readonly id: string, readonly name: string, readonly version: number, readonly status: CompetitionStatus } | null, readonly competitionPairing: { readonly board: number, readonly decidedAt: string | null, readonly decision: PairingDecision | null, readonly group: number | null, readonly isPlaying: boolean, readonly round: number, readonly stage: CompetitionStage, readonly competition: { readonly id: string, readonly name: string, readonly version: number, readonly status: CompetitionStatus }, readonly entrants: ReadonlyArray<{ readonly bummerlCount: number | null, readonly competitionPoints: number | null, readonly lot: number, readonly entry: { readonly drawSeed: string, readonly enteredAt: string, readonly group: number | null, readonly lot: number | null, readonly number: number, readonly outSince: number | null, readonly partnerAgreed: boolean | null, readonly place: number | null, readonly reentryOf: number | null, readonly status: CompetitionEntryStatus, readonly timeouts: number, readonly partner: { readonly id: string, readonly username: string, readonly isBot: boolean } | null, readonly user: { readonly id: string, readonly username: string, readonly isBot: boolean }, readonly viewerChallenge: { readonly isAllowed: boolean, readonly what: CompetitionActKind, readonly refusal: { readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null } | null } | null } | null }>, readonly playedMatches: ReadonlyArray<{ readonly id: string, readonly version: number, readonly status: MatchStatus } | null> } | null, readonly deal: { readonly aside: ReadonlyArray<string> | null, readonly cardPoints: ReadonlyArray<number | null> | null, readonly closedBy: number | null, readonly contract: ContractKey | null, readonly dealer: number, readonly declarer: number | null, readonly double: number, readonly id: string, readonly lastTaker: number | null, readonly legal: ReadonlyArray<string>, readonly number: number, readonly phase: DealPhase, readonly position: number, readonly resultText: string | null, readonly talon: ReadonlyArray<string> | null, readonly talonCount: number, readonly toAct: number | null, readonly tricks: ReadonlyArray<number>, readonly trump: Suit | null, readonly trumpCard: string | null, readonly variant: VariantKey, readonly bids: ReadonlyArray<{ readonly contract: ContractKey | null, readonly kind: CallKind, readonly seat: number, readonly token: string, readonly withoutTalon: boolean }>, readonly fairness: { readonly algorithm: string, readonly clientSeeds: ReadonlyArray<string>, readonly commitment: string, readonly seed: string | null }, readonly firstTricks: ReadonlyArray<{ readonly taker: number, readonly cards: ReadonlyArray<{ readonly card: string, readonly seat: number }> } | null>, readonly hands: ReadonlyArray<{ readonly cards: ReadonlyArray<string> | null, readonly count: number, readonly known: ReadonlyArray<string>, readonly seat: number }>, readonly lastTrick: ReadonlyArray<{ readonly card: string, readonly seat: number }> | null, readonly legalActions: ReadonlyArray<
      | { readonly __typename: 'AnnounceMarriageAction', readonly cardPoints: number, readonly cards: ReadonlyArray<string>, readonly suit: Suit, readonly text: string, readonly token: string, readonly trump: Suit | null }
      | { readonly __typename: 'BidAction', readonly contract: ContractKey, readonly text: string, readonly token: string, readonly withoutTalon: boolean }
      | { readonly __typename: 'ClaimAction', readonly text: string, readonly token: string }
      | { readonly __typename: 'CloseTalonAction', readonly text: string, readonly token: string }
      | { readonly __typename: 'CutAction', readonly text: string, readonly token: string }
      | { readonly __typename: 'DemandRedealAction', readonly text: string, readonly token: string }
      | { readonly __typename: 'DoubleAction', readonly double: number, readonly text: string, readonly token: string }
      | { readonly __typename: 'DrawAction', readonly text: string, readonly token: string }
      | { readonly __typename: 'ExchangeTrumpAction', readonly gives: string, readonly takes: string, readonly text: string, readonly token: string }
      | { readonly __typename: 'KnockAction', readonly text: string, readonly token: string }
      | { readonly __typename: 'LayAsideAction', readonly cards: ReadonlyArray<string>, readonly text: string, readonly token: string }
      | { readonly __typename: 'NameTrumpAction', readonly suit: Suit, readonly text: string, readonly token: string }
      | { readonly __typename: 'PassAction', readonly text: string, readonly token: string }
      | { readonly __typename: 'PlayCardAction', readonly card: string, readonly leads: boolean, readonly text: string, readonly token: string }
      | { readonly __typename: 'RaiseAction', readonly contract: ContractKey, readonly text: string, readonly token: string }
      | { readonly __typename: 'TurnTrumpAction', readonly text: string, readonly token: string }
    >, readonly marriages: ReadonlyArray<{ readonly cardPoints: number, readonly isPending: boolean, readonly seat: number, readonly suit: Suit }>, readonly ownTricks: ReadonlyArray<{ readonly taker: number, readonly cards: ReadonlyArray<{ readonly card: string, readonly seat: number }> }> | null, readonly result: { readonly gamePoints: ReadonlyArray<number>, readonly reason: DealReason, readonly winners: ReadonlyArray<number> } | null, readonly trick: ReadonlyArray<{ readonly card: string, readonly seat: number }> }, readonly draw: { readonly dealer: number, readonly link: string, readonly rounds: ReadonlyArray<ReadonlyArray<{ readonly card: string, readonly seat: number }>> } | null, readonly plan: { readonly dealNumber: number | null, readonly firedVersions: ReadonlyArray<number>, readonly id: string, readonly revision: number, readonly scope: PlanScope, readonly status: PlanStatus, readonly updatedAt: string, readonly rules: ReadonlyArray<{ readonly once: boolean, readonly then: ReadonlyArray<{ readonly cheapest: boolean | null, readonly cheapestWinning: boolean | null, readonly highest: boolean | null, readonly suit: Suit | null, readonly token: string | null, readonly trump: boolean | null }>, readonly when: { readonly closed: boolean | null, readonly contract: ContractKey | null, readonly hasContract: boolean | null, readonly hasTrump: boolean | null, readonly holds: string | null, readonly led: string | null, readonly ledSuit: Suit | null, readonly legal: string | null, readonly onLead: boolean | null, readonly onTable: string | null, readonly phase: DealPhase | null, readonly trump: Suit | null, readonly cardPoints: { readonly exactly: number | null, readonly max: number | null, readonly min: number | null } | null, readonly dealNumber: { readonly exactly: number | null, readonly max: number | null, readonly min: number | null } | null, readonly talonCount: { readonly exactly: number | null, readonly max: number | null, readonly min: number | null } | null, readonly trickNumber: { readonly exactly: number | null, readonly max: number | null, readonly min: number | null } | null } }> | null, readonly stopped: { readonly reason: PlanStopReason, readonly rule: number | null, readonly version: number } | null } | null, readonly rematch: { readonly id: string, readonly version: number, readonly status: MatchStatus } | null, readonly rematchOffer: { readonly id: string, readonly status: ChallengeStatus } | null, readonly result: { readonly bummerl: ReadonlyArray<number>, readonly places: ReadonlyArray<number>, readonly reason: MatchReason, readonly text: string, readonly winners: ReadonlyArray<number> } | null, readonly review: { readonly id: string, readonly status: ReviewStatus } | null, readonly rules: ReadonlyArray<{ readonly name: RuleName, readonly source: string, readonly text: string, readonly default: { readonly contracts: ReadonlyArray<ContractKey> | null, readonly flag: boolean | null, readonly number: number | null, readonly text: string, readonly word: RuleWord | null }, readonly value: { readonly contracts: ReadonlyArray<ContractKey> | null, readonly flag: boolean | null, readonly number: number | null, readonly text: string, readonly word: RuleWord | null } }>, readonly seats: ReadonlyArray<{ readonly isBot: boolean, readonly overruled: ReadonlyArray<RuleName>, readonly ratingAfter: number | null, readonly ratingBefore: number | null, readonly score: number, readonly seat: number, readonly side: number, readonly backers: ReadonlyArray<{ readonly id: string, readonly username: string, readonly isBot: boolean }>, readonly chosenRules: ReadonlyArray<{ readonly name: RuleName, readonly source: string, readonly text: string, readonly default: { readonly contracts: ReadonlyArray<ContractKey> | null, readonly flag: boolean | null, readonly number: number | null, readonly text: string, readonly word: RuleWord | null }, readonly value: { readonly contracts: ReadonlyArray<ContractKey> | null, readonly flag: boolean | null, readonly number: number | null, readonly text: string, readonly word: RuleWord | null } }> | null, readonly substitute: { readonly id: string, readonly username: string, readonly isBot: boolean } | null, readonly user: { readonly id: string, readonly username: string, readonly isBot: boolean } }>, readonly steps: ReadonlyArray<{ readonly seat: number | null, readonly text: string | null, readonly token: string | null, readonly deal: { readonly aside: ReadonlyArray<string> | null, readonly cardPoints: ReadonlyArray<number | null> | null, readonly closedBy: number | null, readonly contract: ContractKey | null, readonly dealer: number, readonly declarer: number | null, readonly double: number, readonly id: string, readonly lastTaker: number | null, readonly legal: ReadonlyArray<string>, readonly number: number, readonly phase: DealPhase, readonly position: number, readonly resultText: string | null, readonly talon: ReadonlyArray<string> | null, readonly talonCount: number, readonly toAct: number | null, readonly tricks: ReadonlyArray<number>, readonly trump: Suit | null, readonly trumpCard: string | null, readonly variant: VariantKey, readonly bids: ReadonlyArray<{ readonly contract: ContractKey | null, readonly kind: CallKind, readonly seat: number, readonly token: string, readonly withoutTalon: boolean }>, readonly fairness: { readonly algorithm: string, readonly clientSeeds: ReadonlyArray<string>, readonly commitment: string, readonly seed: string | null }, readonly firstTricks: ReadonlyArray<{ readonly taker: number, readonly cards: ReadonlyArray<{ readonly card: string, readonly seat: number }> } | null>, readonly hands: ReadonlyArray<{ readonly cards: ReadonlyArray<string> | null, readonly count: number, readonly known: ReadonlyArray<string>, readonly seat: number }>, readonly lastTrick: ReadonlyArray<{ readonly card: string, readonly seat: number }> | null, readonly legalActions: ReadonlyArray<
        | { readonly __typename: 'AnnounceMarriageAction', readonly cardPoints: number, readonly cards: ReadonlyArray<string>, readonly suit: Suit, readonly text: string, readonly token: string, readonly trump: Suit | null }
        | { readonly __typename: 'BidAction', readonly contract: ContractKey, readonly text: string, readonly token: string, readonly withoutTalon: boolean }
        | { readonly __typename: 'ClaimAction', readonly text: string, readonly token: string }
        | { readonly __typename: 'CloseTalonAction', readonly text: string, readonly token: string }
        | { readonly __typename: 'CutAction', readonly text: string, readonly token: string }
        | { readonly __typename: 'DemandRedealAction', readonly text: string, readonly token: string }
        | { readonly __typename: 'DoubleAction', readonly double: number, readonly text: string, readonly token: string }
        | { readonly __typename: 'DrawAction', readonly text: string, readonly token: string }
        | { readonly __typename: 'ExchangeTrumpAction', readonly gives: string, readonly takes: string, readonly text: string, readonly token: string }
        | { readonly __typename: 'KnockAction', readonly text: string, readonly token: string }
        | { readonly __typename: 'LayAsideAction', readonly cards: ReadonlyArray<string>, readonly text: string, readonly token: string }
        | { readonly __typename: 'NameTrumpAction', readonly suit: Suit, readonly text: string, readonly token: string }
        | { readonly __typename: 'PassAction', readonly text: string, readonly token: string }
        | { readonly __typename: 'PlayCardAction', readonly card: string, readonly leads: boolean, readonly text: string, readonly token: string }
        | { readonly __typename: 'RaiseAction', readonly contract: ContractKey, readonly text: string, readonly token: string }
        | { readonly __typename: 'TurnTrumpAction', readonly text: string, readonly token: string }
      >, readonly marriages: ReadonlyArray<{ readonly cardPoints: number, readonly isPending: boolean, readonly seat: number, readonly suit: Suit }>, readonly ownTricks: ReadonlyArray<{ readonly taker: number, readonly cards: ReadonlyArray<{ readonly card: string, readonly seat: number }> }> | null, readonly result: { readonly gamePoints: ReadonlyArray<number>, readonly reason: DealReason, readonly winners: ReadonlyArray<number> } | null, readonly trick: ReadonlyArray<{ readonly card: string, readonly seat: number }> } }>, readonly timeControl: { readonly bankCapSeconds: number | null, readonly bankSeconds: number | null, readonly incrementSeconds: number | null, readonly perTurnSeconds: number | null, readonly text: string, readonly vacation: boolean, readonly weekends: boolean }, readonly variant: { readonly key: VariantKey, readonly name: string } };

export type MatchConnectionFieldsFragment = { readonly nodes: ReadonlyArray<MatchFieldsFragment | null>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean, readonly hasPreviousPage: boolean, readonly startCursor: string | null } };

export type MatchEventFieldsFragment = { readonly at: string, readonly cursor: string, readonly matchId: string, readonly seat: number | null, readonly token: string | null, readonly type: MatchEventType, readonly version: number, readonly match: { readonly id: string, readonly version: number, readonly status: MatchStatus } | null, readonly payload:
    | { readonly __typename: 'AbortOffered', readonly seat: number, readonly type: MatchEventType }
    | { readonly __typename: 'AbortWithdrawn', readonly seat: number, readonly type: MatchEventType }
    | { readonly __typename: 'Bid', readonly contract: ContractKey, readonly seat: number, readonly type: MatchEventType, readonly withoutTalon: boolean }
    | { readonly __typename: 'CardPlayed', readonly card: string | null, readonly seat: number, readonly type: MatchEventType }
    | { readonly __typename: 'CardsDealt', readonly type: MatchEventType, readonly draws: ReadonlyArray<{ readonly card: string | null, readonly open: boolean, readonly seat: number }> }
    | { readonly __typename: 'CardsDrawn', readonly type: MatchEventType, readonly draws: ReadonlyArray<{ readonly card: string | null, readonly open: boolean, readonly seat: number }> }
    | { readonly __typename: 'CardsLaidAside', readonly cards: ReadonlyArray<string | null>, readonly seat: number, readonly type: MatchEventType }
    | { readonly __typename: 'Claimed', readonly seat: number, readonly type: MatchEventType }
    | { readonly __typename: 'ContractWon', readonly contract: ContractKey, readonly seat: number, readonly type: MatchEventType }
    | { readonly __typename: 'DealEnded', readonly reason: DealReason, readonly type: MatchEventType, readonly winners: ReadonlyArray<number> }
    | { readonly __typename: 'DealScored', readonly number: number, readonly score: ReadonlyArray<number>, readonly type: MatchEventType, readonly result: { readonly gamePoints: ReadonlyArray<number>, readonly reason: DealReason, readonly winners: ReadonlyArray<number> } | null }
    | { readonly __typename: 'DealStarted', readonly dealer: number, readonly number: number, readonly playOff: boolean, readonly seats: ReadonlyArray<number>, readonly type: MatchEventType }
    | { readonly __typename: 'DealerDrawn', readonly dealer: number, readonly link: string | null, readonly type: MatchEventType, readonly rounds: ReadonlyArray<ReadonlyArray<{ readonly card: string, readonly seat: number }>> }
    | { readonly __typename: 'DeckCut', readonly knocked: boolean, readonly seat: number, readonly type: MatchEventType }
    | { readonly __typename: 'Doubled', readonly double: number, readonly seat: number, readonly type: MatchEventType }
    | { readonly __typename: 'HandsOpened', readonly type: MatchEventType, readonly draws: ReadonlyArray<{ readonly card: string | null, readonly open: boolean, readonly seat: number }> }
    | { readonly __typename: 'MarriageAnnounced', readonly cardPoints: number, readonly seat: number, readonly suit: Suit, readonly type: MatchEventType }
    | { readonly __typename: 'MatchAborted', readonly type: MatchEventType }
    | { readonly __typename: 'MatchEnded', readonly type: MatchEventType, readonly outcome: { readonly bummerl: ReadonlyArray<number>, readonly places: ReadonlyArray<number>, readonly reason: MatchReason, readonly text: string, readonly winners: ReadonlyArray<number> } }
    | { readonly __typename: 'MatchRestored', readonly commitment: string | null, readonly deal: number | null, readonly type: MatchEventType }
    | { readonly __typename: 'MatchStarted', readonly type: MatchEventType, readonly players: ReadonlyArray<{ readonly id: string, readonly username: string, readonly isBot: boolean }> }
    | { readonly __typename: 'Passed', readonly seat: number, readonly type: MatchEventType }
    | { readonly __typename: 'RedealDemanded', readonly seat: number, readonly type: MatchEventType }
    | { readonly __typename: 'SeatLeft', readonly cause: LeaveReason, readonly seat: number, readonly type: MatchEventType }
    | { readonly __typename: 'TalonClosed', readonly seat: number, readonly type: MatchEventType }
    | { readonly __typename: 'TalonTaken', readonly type: MatchEventType, readonly draws: ReadonlyArray<{ readonly card: string | null, readonly open: boolean, readonly seat: number }> }
    | { readonly __typename: 'TimeGiven', readonly seat: number, readonly seconds: number, readonly type: MatchEventType }
    | { readonly __typename: 'TrickTaken', readonly cards: ReadonlyArray<string | null>, readonly seat: number, readonly type: MatchEventType }
    | { readonly __typename: 'TrumpExchanged', readonly gave: string | null, readonly seat: number, readonly took: string | null, readonly type: MatchEventType }
    | { readonly __typename: 'TrumpNamed', readonly seat: number, readonly trump: Suit, readonly type: MatchEventType }
    | { readonly __typename: 'TrumpTurned', readonly card: string | null, readonly seat: number, readonly trump: Suit, readonly type: MatchEventType }
   | null };

export type MeasureFairPlayPayloadFieldsFragment = { readonly user: UserFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type MessageFieldsFragment = { readonly createdAt: string, readonly dealNumber: number, readonly deliveredAt: string | null, readonly id: string, readonly matchId: string, readonly phrase: Phrase | null, readonly seat: number, readonly text: string | null, readonly match: { readonly id: string, readonly version: number, readonly status: MatchStatus } | null, readonly sender: { readonly id: string, readonly username: string, readonly isBot: boolean } };

export type MuteUserPayloadFieldsFragment = { readonly user: UserFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

type NodeFields_ApiToken_Fragment = { readonly __typename: 'ApiToken', readonly id: string };

type NodeFields_App_Fragment = { readonly __typename: 'App', readonly id: string };

type NodeFields_AuditEntry_Fragment = { readonly __typename: 'AuditEntry', readonly id: string };

type NodeFields_Challenge_Fragment = { readonly __typename: 'Challenge', readonly id: string };

type NodeFields_ClosedNetwork_Fragment = { readonly __typename: 'ClosedNetwork', readonly id: string };

type NodeFields_Club_Fragment = { readonly __typename: 'Club', readonly id: string };

type NodeFields_Competition_Fragment = { readonly __typename: 'Competition', readonly id: string };

type NodeFields_CompetitionSeries_Fragment = { readonly __typename: 'CompetitionSeries', readonly id: string };

type NodeFields_Deal_Fragment = { readonly __typename: 'Deal', readonly id: string };

type NodeFields_Delivery_Fragment = { readonly __typename: 'Delivery', readonly id: string };

type NodeFields_GrantedApp_Fragment = { readonly __typename: 'GrantedApp', readonly id: string };

type NodeFields_Match_Fragment = { readonly __typename: 'Match', readonly id: string };

type NodeFields_MatchClock_Fragment = { readonly __typename: 'MatchClock', readonly id: string };

type NodeFields_Message_Fragment = { readonly __typename: 'Message', readonly id: string };

type NodeFields_Notification_Fragment = { readonly __typename: 'Notification', readonly id: string };

type NodeFields_Plan_Fragment = { readonly __typename: 'Plan', readonly id: string };

type NodeFields_PushSubscription_Fragment = { readonly __typename: 'PushSubscription', readonly id: string };

type NodeFields_Report_Fragment = { readonly __typename: 'Report', readonly id: string };

type NodeFields_Review_Fragment = { readonly __typename: 'Review', readonly id: string };

type NodeFields_Session_Fragment = { readonly __typename: 'Session', readonly id: string };

type NodeFields_User_Fragment = { readonly __typename: 'User', readonly id: string };

type NodeFields_Vacation_Fragment = { readonly __typename: 'Vacation', readonly id: string };

type NodeFields_Webhook_Fragment = { readonly __typename: 'Webhook', readonly id: string };

type NodeFields_WebhookDelivery_Fragment = { readonly __typename: 'WebhookDelivery', readonly id: string };

export type NodeFieldsFragment =
  | NodeFields_ApiToken_Fragment
  | NodeFields_App_Fragment
  | NodeFields_AuditEntry_Fragment
  | NodeFields_Challenge_Fragment
  | NodeFields_ClosedNetwork_Fragment
  | NodeFields_Club_Fragment
  | NodeFields_Competition_Fragment
  | NodeFields_CompetitionSeries_Fragment
  | NodeFields_Deal_Fragment
  | NodeFields_Delivery_Fragment
  | NodeFields_GrantedApp_Fragment
  | NodeFields_Match_Fragment
  | NodeFields_MatchClock_Fragment
  | NodeFields_Message_Fragment
  | NodeFields_Notification_Fragment
  | NodeFields_Plan_Fragment
  | NodeFields_PushSubscription_Fragment
  | NodeFields_Report_Fragment
  | NodeFields_Review_Fragment
  | NodeFields_Session_Fragment
  | NodeFields_User_Fragment
  | NodeFields_Vacation_Fragment
  | NodeFields_Webhook_Fragment
  | NodeFields_WebhookDelivery_Fragment
;

export type NotificationFieldsFragment = { readonly challengeId: string | null, readonly clubId: string | null, readonly competitionId: string | null, readonly createdAt: string, readonly friendId: string | null, readonly id: string, readonly matchId: string | null, readonly messageId: string | null, readonly readAt: string | null, readonly text: string, readonly type: NotificationType, readonly version: number | null, readonly webhookId: string | null, readonly challenge: { readonly id: string, readonly status: ChallengeStatus } | null, readonly club: { readonly id: string, readonly name: string } | null, readonly competition: { readonly id: string, readonly name: string, readonly version: number, readonly status: CompetitionStatus } | null, readonly deliveries: ReadonlyArray<{ readonly id: string, readonly status: DeliveryStatus }>, readonly friend: { readonly id: string, readonly username: string, readonly isBot: boolean } | null, readonly match: { readonly id: string, readonly version: number, readonly status: MatchStatus } | null, readonly message: { readonly id: string } | null, readonly webhook: { readonly id: string } | null };

export type NotificationConnectionFieldsFragment = { readonly nodes: ReadonlyArray<NotificationFieldsFragment | null>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean, readonly hasPreviousPage: boolean, readonly startCursor: string | null } };

export type OfferAbortPayloadFieldsFragment = { readonly match: MatchFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type OfferInClubPayloadFieldsFragment = { readonly challenge: ChallengeFieldsFragment | null, readonly match: MatchFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type OfferRematchPayloadFieldsFragment = { readonly challenge: ChallengeFieldsFragment | null, readonly match: MatchFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type OpenNetworkPayloadFieldsFragment = { readonly closedNetwork: ClosedNetworkFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type OperationCostFieldsFragment = { readonly dearestPath: ReadonlyArray<string>, readonly fits: boolean, readonly limit: number, readonly points: number };

export type OperatorTextFieldsFragment = { readonly kind: OperatorTextKind, readonly pagePath: string, readonly title: string };

export type PhraseWordingFieldsFragment = { readonly de: string, readonly en: string, readonly phrase: Phrase };

export type PushSubscriptionFieldsFragment = { readonly addedBy: string | null, readonly createdAt: string, readonly endpoint: string, readonly id: string, readonly label: string | null };

export type RatingConnectionFieldsFragment = { readonly nodes: ReadonlyArray<{ readonly deviation: number, readonly matches: number, readonly preset: PresetKey | null, readonly provisional: boolean, readonly rank: number | null, readonly rating: number, readonly variant: VariantKey, readonly wins: number, readonly user: { readonly id: string, readonly username: string, readonly isBot: boolean } } | null>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean, readonly hasPreviousPage: boolean, readonly startCursor: string | null } };

export type ReenterCompetitionPayloadFieldsFragment = { readonly competition: CompetitionFieldsFragment | null, readonly entry: { readonly drawSeed: string, readonly enteredAt: string, readonly group: number | null, readonly lot: number | null, readonly number: number, readonly outSince: number | null, readonly partnerAgreed: boolean | null, readonly place: number | null, readonly reentryOf: number | null, readonly status: CompetitionEntryStatus, readonly timeouts: number, readonly partner: { readonly id: string, readonly username: string, readonly isBot: boolean } | null, readonly user: { readonly id: string, readonly username: string, readonly isBot: boolean }, readonly viewerChallenge: { readonly isAllowed: boolean, readonly what: CompetitionActKind, readonly refusal: { readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null } | null } | null } | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type ReleaseBotPayloadFieldsFragment = { readonly bot: { readonly acceptsNow: boolean, readonly description: string | null, readonly engine: string, readonly homepage: string | null, readonly isConnected: boolean, readonly level: BotLevel | null, readonly version: string, readonly owner: { readonly id: string, readonly username: string, readonly isBot: boolean } | null, readonly policy: { readonly clocks: ReadonlyArray<ClockKind> | null, readonly customRules: boolean, readonly maxMatches: number, readonly maxSeconds: number | null, readonly minSeconds: number | null, readonly presets: ReadonlyArray<PresetKey> | null, readonly rated: boolean | null, readonly variants: ReadonlyArray<VariantKey> | null, readonly who: BotAudience, readonly named: ReadonlyArray<{ readonly id: string, readonly username: string, readonly isBot: boolean } | null> | null } | null, readonly user: { readonly id: string, readonly username: string, readonly isBot: boolean } } | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type ReleaseReportPayloadFieldsFragment = { readonly report: ReportFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type RemoveClubMemberPayloadFieldsFragment = { readonly club: ClubFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type RemoveFriendPayloadFieldsFragment = { readonly user: UserFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type RemovePlanPayloadFieldsFragment = { readonly match: MatchFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type RemovePushSubscriptionPayloadFieldsFragment = { readonly deletedPushSubscriptionId: string | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type RemovedChallengeFieldsFragment = { readonly challengeId: string, readonly reason: ChallengeRemovalReason, readonly match: { readonly id: string, readonly version: number, readonly status: MatchStatus } | null };

export type RenameAccountPayloadFieldsFragment = { readonly renamableAt: string, readonly user: UserFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type RenewClubInvitationPayloadFieldsFragment = { readonly club: ClubFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type RenewCompetitionCalendarPayloadFieldsFragment = { readonly user: UserFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type RenewRecoveryCodesPayloadFieldsFragment = { readonly recoveryCodes: ReadonlyArray<string> | null, readonly user: UserFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type ReplayWebhookPayloadFieldsFragment = { readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }>, readonly webhook: WebhookFieldsFragment | null };

export type ReportFieldsFragment = { readonly claimedUntil: string | null, readonly closedAt: string | null, readonly comment: string | null, readonly createdAt: string, readonly decision: ReportDecision | null, readonly id: string, readonly isClaimedByViewer: boolean, readonly message: string | null, readonly note: string | null, readonly reason: ReportReason, readonly earlierSanctions: ReadonlyArray<{ readonly appealIsGranted: boolean | null, readonly createdAt: string, readonly kind: AuditAct, readonly reason: string | null, readonly until: string | null }>, readonly match: { readonly id: string, readonly version: number, readonly status: MatchStatus } | null, readonly messagesAround: ReadonlyArray<{ readonly id: string }>, readonly otherOpenReports: ReadonlyArray<{ readonly id: string }>, readonly reported: { readonly id: string, readonly username: string, readonly isBot: boolean } | null, readonly reporter: { readonly id: string, readonly username: string, readonly isBot: boolean } | null, readonly reportsByReporter: { readonly dismissed: number, readonly undecided: number, readonly upheld: number }, readonly reportsOfReported: { readonly dismissed: number, readonly undecided: number, readonly upheld: number } };

export type ReportConnectionFieldsFragment = { readonly nodes: ReadonlyArray<ReportFieldsFragment | null>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean, readonly hasPreviousPage: boolean, readonly startCursor: string | null } };

export type ReportMessagePayloadFieldsFragment = { readonly user: UserFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type ReportUserPayloadFieldsFragment = { readonly user: UserFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type RequestPasswordResetPayloadFieldsFragment = { readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type RequestReviewPayloadFieldsFragment = { readonly review: ReviewFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type RequestTakeoutPayloadFieldsFragment = { readonly takeout: { readonly bytes: number | null, readonly expiresAt: string | null, readonly readyAt: string | null, readonly requestedAt: string, readonly status: TakeoutStatus, readonly url: string | null, readonly urlExpiresAt: string | null } | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type ResetPasswordPayloadFieldsFragment = { readonly user: UserFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type ReviewFieldsFragment = { readonly accuracy: number | null, readonly decisionCount: number, readonly expectedLoss: number, readonly finishedAt: string | null, readonly hindsightLoss: number, readonly id: string, readonly matchId: string, readonly progress: number, readonly requestedAt: string, readonly seat: number, readonly status: ReviewStatus, readonly instructiveMoments: ReadonlyArray<{ readonly best: string, readonly bestInHindsight: string, readonly bestInHindsightText: string | null, readonly bestText: string | null, readonly costly: boolean, readonly dealNumber: number, readonly explanation: string | null, readonly hindsightLoss: number, readonly loss: number, readonly played: string, readonly playedText: string | null, readonly position: number, readonly reason: ReviewReason | null, readonly standardError: number | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly expected: number, readonly hindsight: number, readonly standardError: number | null, readonly text: string | null }> }>, readonly match: { readonly id: string, readonly version: number, readonly status: MatchStatus } | null, readonly turningPoints: ReadonlyArray<{ readonly best: string, readonly bestInHindsight: string, readonly bestInHindsightText: string | null, readonly bestText: string | null, readonly costly: boolean, readonly dealNumber: number, readonly explanation: string | null, readonly hindsightLoss: number, readonly loss: number, readonly played: string, readonly playedText: string | null, readonly position: number, readonly reason: ReviewReason | null, readonly standardError: number | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly expected: number, readonly hindsight: number, readonly standardError: number | null, readonly text: string | null }> }> };

export type RevokeApiTokenPayloadFieldsFragment = { readonly revokedApiTokenId: string | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type RevokeAppPayloadFieldsFragment = { readonly revokedGrantedAppId: string | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type RotateAppSecretPayloadFieldsFragment = { readonly secret: string | null, readonly app: AppFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type RotateWebhookSecretPayloadFieldsFragment = { readonly secret: string | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }>, readonly webhook: WebhookFieldsFragment | null };

export type SendFriendRequestPayloadFieldsFragment = { readonly user: UserFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type SendMessagePayloadFieldsFragment = { readonly message: MessageFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type SendVerificationPayloadFieldsFragment = { readonly user: UserFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type SessionPayloadFieldsFragment = { readonly accessToken: string | null, readonly expiresAt: string | null, readonly refreshToken: string | null, readonly user: UserFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type SetAcceptancePolicyPayloadFieldsFragment = { readonly bot: { readonly acceptsNow: boolean, readonly description: string | null, readonly engine: string, readonly homepage: string | null, readonly isConnected: boolean, readonly level: BotLevel | null, readonly version: string, readonly owner: { readonly id: string, readonly username: string, readonly isBot: boolean } | null, readonly policy: { readonly clocks: ReadonlyArray<ClockKind> | null, readonly customRules: boolean, readonly maxMatches: number, readonly maxSeconds: number | null, readonly minSeconds: number | null, readonly presets: ReadonlyArray<PresetKey> | null, readonly rated: boolean | null, readonly variants: ReadonlyArray<VariantKey> | null, readonly who: BotAudience, readonly named: ReadonlyArray<{ readonly id: string, readonly username: string, readonly isBot: boolean } | null> | null } | null, readonly user: { readonly id: string, readonly username: string, readonly isBot: boolean } } | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type SetAutoVacationPayloadFieldsFragment = { readonly user: UserFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type SetAutoplayPayloadFieldsFragment = { readonly autoplay: { readonly delay: AutoplayDelay, readonly mode: AutoplayMode } | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type SetLocalePayloadFieldsFragment = { readonly user: UserFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type SetNotificationPreferencesPayloadFieldsFragment = { readonly preferences: { readonly digestHour: number | null, readonly reminders: ReadonlyArray<number>, readonly whileConnected: boolean, readonly channels: ReadonlyArray<{ readonly channel: NotificationChannel, readonly enabled: boolean }>, readonly quietHours: { readonly from: string, readonly to: string } | null, readonly types: ReadonlyArray<{ readonly channel: NotificationChannel, readonly enabled: boolean, readonly type: NotificationType }> } | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type SetPlanPayloadFieldsFragment = { readonly match: MatchFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type SetShowsOnlinePayloadFieldsFragment = { readonly user: UserFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type SetSuitsPayloadFieldsFragment = { readonly user: UserFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type SetTimeZonePayloadFieldsFragment = { readonly user: UserFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type SetVisibilityPayloadFieldsFragment = { readonly user: UserFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type ShowMatchPayloadFieldsFragment = { readonly match: MatchFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type StartAsGuestPayloadFieldsFragment = { readonly accessToken: string | null, readonly expiresAt: string | null, readonly refreshToken: string | null, readonly user: UserFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type SuspendUserPayloadFieldsFragment = { readonly user: UserFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type TakeOverClubPayloadFieldsFragment = { readonly club: ClubFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type TakeoutFieldsFragment = { readonly bytes: number | null, readonly expiresAt: string | null, readonly readyAt: string | null, readonly requestedAt: string, readonly status: TakeoutStatus, readonly url: string | null, readonly urlExpiresAt: string | null };

export type TestWebhookPayloadFieldsFragment = { readonly delivery: WebhookDeliveryFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type TurnOffSecondFactorPayloadFieldsFragment = { readonly user: UserFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type UnblockUserPayloadFieldsFragment = { readonly user: UserFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type UnmuteUserPayloadFieldsFragment = { readonly user: UserFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type UnsuspendUserPayloadFieldsFragment = { readonly user: UserFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type UpdateAppPayloadFieldsFragment = { readonly app: AppFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type UpdateBotPayloadFieldsFragment = { readonly bot: { readonly acceptsNow: boolean, readonly description: string | null, readonly engine: string, readonly homepage: string | null, readonly isConnected: boolean, readonly level: BotLevel | null, readonly version: string, readonly owner: { readonly id: string, readonly username: string, readonly isBot: boolean } | null, readonly policy: { readonly clocks: ReadonlyArray<ClockKind> | null, readonly customRules: boolean, readonly maxMatches: number, readonly maxSeconds: number | null, readonly minSeconds: number | null, readonly presets: ReadonlyArray<PresetKey> | null, readonly rated: boolean | null, readonly variants: ReadonlyArray<VariantKey> | null, readonly who: BotAudience, readonly named: ReadonlyArray<{ readonly id: string, readonly username: string, readonly isBot: boolean } | null> | null } | null, readonly user: { readonly id: string, readonly username: string, readonly isBot: boolean } } | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type UpdateClubPayloadFieldsFragment = { readonly club: ClubFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type UpdateWebhookPayloadFieldsFragment = { readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }>, readonly webhook: WebhookFieldsFragment | null };

export type UserFieldsFragment = { readonly autoVacation: boolean | null, readonly botKind: BotKind | null, readonly competitionCalendarUrl: string | null, readonly createdAt: string, readonly deletionWithdrawnAt: string | null, readonly email: string | null, readonly emailVerified: boolean | null, readonly friendship: Friendship | null, readonly id: string, readonly isBot: boolean, readonly isDeleted: boolean, readonly isGuest: boolean, readonly isOnline: boolean | null, readonly locale: Language | null, readonly localeChosen: boolean | null, readonly matchesAreVisible: boolean, readonly nextCommitment: string | null, readonly nextMatchId: string | null, readonly profileIsVisible: boolean, readonly renamableAt: string | null, readonly showsOnline: boolean | null, readonly suits: CardSuits | null, readonly timeZone: string | null, readonly username: string, readonly vacationDaysLeft: number | null, readonly apiTokens: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly apps: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly blocked: ReadonlyArray<{ readonly id: string, readonly username: string, readonly isBot: boolean }> | null, readonly bot: { readonly acceptsNow: boolean, readonly description: string | null, readonly engine: string, readonly homepage: string | null, readonly isConnected: boolean, readonly level: BotLevel | null, readonly version: string, readonly owner: { readonly id: string, readonly username: string, readonly isBot: boolean } | null, readonly policy: { readonly clocks: ReadonlyArray<ClockKind> | null, readonly customRules: boolean, readonly maxMatches: number, readonly maxSeconds: number | null, readonly minSeconds: number | null, readonly presets: ReadonlyArray<PresetKey> | null, readonly rated: boolean | null, readonly variants: ReadonlyArray<VariantKey> | null, readonly who: BotAudience, readonly named: ReadonlyArray<{ readonly id: string, readonly username: string, readonly isBot: boolean } | null> | null } | null, readonly user: { readonly id: string, readonly username: string, readonly isBot: boolean } } | null, readonly grantedApps: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly notificationPreferences: { readonly digestHour: number | null, readonly reminders: ReadonlyArray<number>, readonly whileConnected: boolean, readonly channels: ReadonlyArray<{ readonly channel: NotificationChannel, readonly enabled: boolean }>, readonly quietHours: { readonly from: string, readonly to: string } | null, readonly types: ReadonlyArray<{ readonly channel: NotificationChannel, readonly enabled: boolean, readonly type: NotificationType }> } | null, readonly ownBots: ReadonlyArray<{ readonly id: string, readonly username: string, readonly isBot: boolean }>, readonly pushSubscriptions: ReadonlyArray<{ readonly id: string }> | null, readonly ratings: ReadonlyArray<{ readonly deviation: number, readonly matches: number, readonly preset: PresetKey | null, readonly provisional: boolean, readonly rank: number | null, readonly rating: number, readonly variant: VariantKey, readonly wins: number, readonly user: { readonly id: string, readonly username: string, readonly isBot: boolean } }>, readonly secondFactor: { readonly recoveryCodesLeft: number, readonly since: string } | null, readonly sessions: ReadonlyArray<{ readonly id: string }> | null, readonly staffRole: { readonly isInForce: boolean, readonly name: StaffRoleName, readonly obstacle: RoleObstacle | null, readonly since: string } | null, readonly standing: { readonly mute: { readonly until: string | null } | null, readonly suspension: { readonly until: string | null } | null } | null, readonly vacation: ReadonlyArray<{ readonly id: string }>, readonly vacations: ReadonlyArray<{ readonly id: string }> | null, readonly visibilitySettings: { readonly matches: Audience, readonly presence: Audience, readonly profile: Audience } | null, readonly webhooks: ReadonlyArray<{ readonly id: string }> | null };

export type UserConnectionFieldsFragment = { readonly nodes: ReadonlyArray<UserFieldsFragment | null>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean, readonly hasPreviousPage: boolean, readonly startCursor: string | null } };

type UserEventFields_MatchEvent_Fragment = { readonly __typename: 'MatchEvent', readonly at: string, readonly cursor: string, readonly matchId: string, readonly seat: number | null, readonly token: string | null, readonly type: MatchEventType, readonly version: number, readonly match: { readonly id: string, readonly version: number, readonly status: MatchStatus } | null, readonly payload:
    | { readonly __typename: 'AbortOffered', readonly seat: number, readonly type: MatchEventType }
    | { readonly __typename: 'AbortWithdrawn', readonly seat: number, readonly type: MatchEventType }
    | { readonly __typename: 'Bid', readonly contract: ContractKey, readonly seat: number, readonly type: MatchEventType, readonly withoutTalon: boolean }
    | { readonly __typename: 'CardPlayed', readonly card: string | null, readonly seat: number, readonly type: MatchEventType }
    | { readonly __typename: 'CardsDealt', readonly type: MatchEventType, readonly draws: ReadonlyArray<{ readonly card: string | null, readonly open: boolean, readonly seat: number }> }
    | { readonly __typename: 'CardsDrawn', readonly type: MatchEventType, readonly draws: ReadonlyArray<{ readonly card: string | null, readonly open: boolean, readonly seat: number }> }
    | { readonly __typename: 'CardsLaidAside', readonly cards: ReadonlyArray<string | null>, readonly seat: number, readonly type: MatchEventType }
    | { readonly __typename: 'Claimed', readonly seat: number, readonly type: MatchEventType }
    | { readonly __typename: 'ContractWon', readonly contract: ContractKey, readonly seat: number, readonly type: MatchEventType }
    | { readonly __typename: 'DealEnded', readonly reason: DealReason, readonly type: MatchEventType, readonly winners: ReadonlyArray<number> }
    | { readonly __typename: 'DealScored', readonly number: number, readonly score: ReadonlyArray<number>, readonly type: MatchEventType, readonly result: { readonly gamePoints: ReadonlyArray<number>, readonly reason: DealReason, readonly winners: ReadonlyArray<number> } | null }
    | { readonly __typename: 'DealStarted', readonly dealer: number, readonly number: number, readonly playOff: boolean, readonly seats: ReadonlyArray<number>, readonly type: MatchEventType }
    | { readonly __typename: 'DealerDrawn', readonly dealer: number, readonly link: string | null, readonly type: MatchEventType, readonly rounds: ReadonlyArray<ReadonlyArray<{ readonly card: string, readonly seat: number }>> }
    | { readonly __typename: 'DeckCut', readonly knocked: boolean, readonly seat: number, readonly type: MatchEventType }
    | { readonly __typename: 'Doubled', readonly double: number, readonly seat: number, readonly type: MatchEventType }
    | { readonly __typename: 'HandsOpened', readonly type: MatchEventType, readonly draws: ReadonlyArray<{ readonly card: string | null, readonly open: boolean, readonly seat: number }> }
    | { readonly __typename: 'MarriageAnnounced', readonly cardPoints: number, readonly seat: number, readonly suit: Suit, readonly type: MatchEventType }
    | { readonly __typename: 'MatchAborted', readonly type: MatchEventType }
    | { readonly __typename: 'MatchEnded', readonly type: MatchEventType, readonly outcome: { readonly bummerl: ReadonlyArray<number>, readonly places: ReadonlyArray<number>, readonly reason: MatchReason, readonly text: string, readonly winners: ReadonlyArray<number> } }
    | { readonly __typename: 'MatchRestored', readonly commitment: string | null, readonly deal: number | null, readonly type: MatchEventType }
    | { readonly __typename: 'MatchStarted', readonly type: MatchEventType, readonly players: ReadonlyArray<{ readonly id: string, readonly username: string, readonly isBot: boolean }> }
    | { readonly __typename: 'Passed', readonly seat: number, readonly type: MatchEventType }
    | { readonly __typename: 'RedealDemanded', readonly seat: number, readonly type: MatchEventType }
    | { readonly __typename: 'SeatLeft', readonly cause: LeaveReason, readonly seat: number, readonly type: MatchEventType }
    | { readonly __typename: 'TalonClosed', readonly seat: number, readonly type: MatchEventType }
    | { readonly __typename: 'TalonTaken', readonly type: MatchEventType, readonly draws: ReadonlyArray<{ readonly card: string | null, readonly open: boolean, readonly seat: number }> }
    | { readonly __typename: 'TimeGiven', readonly seat: number, readonly seconds: number, readonly type: MatchEventType }
    | { readonly __typename: 'TrickTaken', readonly cards: ReadonlyArray<string | null>, readonly seat: number, readonly type: MatchEventType }
    | { readonly __typename: 'TrumpExchanged', readonly gave: string | null, readonly seat: number, readonly took: string | null, readonly type: MatchEventType }
    | { readonly __typename: 'TrumpNamed', readonly seat: number, readonly trump: Suit, readonly type: MatchEventType }
    | { readonly __typename: 'TrumpTurned', readonly card: string | null, readonly seat: number, readonly trump: Suit, readonly type: MatchEventType }
   | null };

type UserEventFields_NotificationEvent_Fragment = { readonly __typename: 'NotificationEvent', readonly at: string, readonly cursor: string, readonly notification: NotificationFieldsFragment };

export type UserEventFieldsFragment =
  | UserEventFields_MatchEvent_Fragment
  | UserEventFields_NotificationEvent_Fragment
;

export type UserEventConnectionFieldsFragment = { readonly nodes: ReadonlyArray<
    | { readonly __typename: 'MatchEvent', readonly at: string, readonly cursor: string, readonly matchId: string, readonly seat: number | null, readonly token: string | null, readonly type: MatchEventType, readonly version: number, readonly match: { readonly id: string, readonly version: number, readonly status: MatchStatus } | null, readonly payload:
        | { readonly __typename: 'AbortOffered', readonly seat: number, readonly type: MatchEventType }
        | { readonly __typename: 'AbortWithdrawn', readonly seat: number, readonly type: MatchEventType }
        | { readonly __typename: 'Bid', readonly contract: ContractKey, readonly seat: number, readonly type: MatchEventType, readonly withoutTalon: boolean }
        | { readonly __typename: 'CardPlayed', readonly card: string | null, readonly seat: number, readonly type: MatchEventType }
        | { readonly __typename: 'CardsDealt', readonly type: MatchEventType, readonly draws: ReadonlyArray<{ readonly card: string | null, readonly open: boolean, readonly seat: number }> }
        | { readonly __typename: 'CardsDrawn', readonly type: MatchEventType, readonly draws: ReadonlyArray<{ readonly card: string | null, readonly open: boolean, readonly seat: number }> }
        | { readonly __typename: 'CardsLaidAside', readonly cards: ReadonlyArray<string | null>, readonly seat: number, readonly type: MatchEventType }
        | { readonly __typename: 'Claimed', readonly seat: number, readonly type: MatchEventType }
        | { readonly __typename: 'ContractWon', readonly contract: ContractKey, readonly seat: number, readonly type: MatchEventType }
        | { readonly __typename: 'DealEnded', readonly reason: DealReason, readonly type: MatchEventType, readonly winners: ReadonlyArray<number> }
        | { readonly __typename: 'DealScored', readonly number: number, readonly score: ReadonlyArray<number>, readonly type: MatchEventType, readonly result: { readonly gamePoints: ReadonlyArray<number>, readonly reason: DealReason, readonly winners: ReadonlyArray<number> } | null }
        | { readonly __typename: 'DealStarted', readonly dealer: number, readonly number: number, readonly playOff: boolean, readonly seats: ReadonlyArray<number>, readonly type: MatchEventType }
        | { readonly __typename: 'DealerDrawn', readonly dealer: number, readonly link: string | null, readonly type: MatchEventType, readonly rounds: ReadonlyArray<ReadonlyArray<{ readonly card: string, readonly seat: number }>> }
        | { readonly __typename: 'DeckCut', readonly knocked: boolean, readonly seat: number, readonly type: MatchEventType }
        | { readonly __typename: 'Doubled', readonly double: number, readonly seat: number, readonly type: MatchEventType }
        | { readonly __typename: 'HandsOpened', readonly type: MatchEventType, readonly draws: ReadonlyArray<{ readonly card: string | null, readonly open: boolean, readonly seat: number }> }
        | { readonly __typename: 'MarriageAnnounced', readonly cardPoints: number, readonly seat: number, readonly suit: Suit, readonly type: MatchEventType }
        | { readonly __typename: 'MatchAborted', readonly type: MatchEventType }
        | { readonly __typename: 'MatchEnded', readonly type: MatchEventType, readonly outcome: { readonly bummerl: ReadonlyArray<number>, readonly places: ReadonlyArray<number>, readonly reason: MatchReason, readonly text: string, readonly winners: ReadonlyArray<number> } }
        | { readonly __typename: 'MatchRestored', readonly commitment: string | null, readonly deal: number | null, readonly type: MatchEventType }
        | { readonly __typename: 'MatchStarted', readonly type: MatchEventType, readonly players: ReadonlyArray<{ readonly id: string, readonly username: string, readonly isBot: boolean }> }
        | { readonly __typename: 'Passed', readonly seat: number, readonly type: MatchEventType }
        | { readonly __typename: 'RedealDemanded', readonly seat: number, readonly type: MatchEventType }
        | { readonly __typename: 'SeatLeft', readonly cause: LeaveReason, readonly seat: number, readonly type: MatchEventType }
        | { readonly __typename: 'TalonClosed', readonly seat: number, readonly type: MatchEventType }
        | { readonly __typename: 'TalonTaken', readonly type: MatchEventType, readonly draws: ReadonlyArray<{ readonly card: string | null, readonly open: boolean, readonly seat: number }> }
        | { readonly __typename: 'TimeGiven', readonly seat: number, readonly seconds: number, readonly type: MatchEventType }
        | { readonly __typename: 'TrickTaken', readonly cards: ReadonlyArray<string | null>, readonly seat: number, readonly type: MatchEventType }
        | { readonly __typename: 'TrumpExchanged', readonly gave: string | null, readonly seat: number, readonly took: string | null, readonly type: MatchEventType }
        | { readonly __typename: 'TrumpNamed', readonly seat: number, readonly trump: Suit, readonly type: MatchEventType }
        | { readonly __typename: 'TrumpTurned', readonly card: string | null, readonly seat: number, readonly trump: Suit, readonly type: MatchEventType }
       | null }
    | { readonly __typename: 'NotificationEvent', readonly at: string, readonly cursor: string, readonly notification: NotificationFieldsFragment }
   | null>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean, readonly hasPreviousPage: boolean, readonly startCursor: string | null } };

export type VacationFieldsFragment = { readonly automatic: boolean, readonly from: string, readonly fromDay: string, readonly id: string, readonly to: string, readonly toDay: string };

export type VariantFieldsFragment = { readonly defaultPreset: PresetKey, readonly key: VariantKey, readonly name: string, readonly nameDe: string, readonly seats: number, readonly sides: ReadonlyArray<number>, readonly contracts: ReadonlyArray<{ readonly acesLow: boolean, readonly defendersTalk: boolean, readonly gamePoints: number | null, readonly goal: ContractGoal, readonly hasTrump: boolean, readonly height: number | null, readonly heightIfGangOver: number | null, readonly isUsual: boolean, readonly key: ContractKey, readonly leader: ContractLeader, readonly mustHold: string | null, readonly name: string, readonly nameDe: string, readonly openTo: ContractBidder, readonly opensHands: boolean, readonly source: string, readonly text: string }>, readonly options: ReadonlyArray<{ readonly kind: RuleKind, readonly label: string, readonly max: number | null, readonly min: number | null, readonly name: RuleName, readonly source: string, readonly text: string, readonly view: boolean, readonly appliesWhere: ReadonlyArray<{ readonly name: RuleName, readonly values: ReadonlyArray<{ readonly contracts: ReadonlyArray<ContractKey> | null, readonly flag: boolean | null, readonly number: number | null, readonly text: string, readonly word: RuleWord | null }> }>, readonly default: { readonly contracts: ReadonlyArray<ContractKey> | null, readonly flag: boolean | null, readonly number: number | null, readonly text: string, readonly word: RuleWord | null }, readonly values: ReadonlyArray<{ readonly contracts: ReadonlyArray<ContractKey> | null, readonly flag: boolean | null, readonly number: number | null, readonly text: string, readonly word: RuleWord | null }> | null }>, readonly presets: ReadonlyArray<{ readonly name: PresetKey, readonly target: number, readonly text: string, readonly rules: ReadonlyArray<{ readonly name: RuleName, readonly source: string, readonly text: string, readonly default: { readonly contracts: ReadonlyArray<ContractKey> | null, readonly flag: boolean | null, readonly number: number | null, readonly text: string, readonly word: RuleWord | null }, readonly value: { readonly contracts: ReadonlyArray<ContractKey> | null, readonly flag: boolean | null, readonly number: number | null, readonly text: string, readonly word: RuleWord | null } }> }> };

export type VerifyEmailPayloadFieldsFragment = { readonly user: UserFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type VoidMatchPayloadFieldsFragment = { readonly match: MatchFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type WarnUserPayloadFieldsFragment = { readonly user: UserFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type WebhookFieldsFragment = { readonly addedBy: string | null, readonly confirmedAt: string | null, readonly createdAt: string, readonly disabledReason: WebhookDisabledReason | null, readonly failingSince: string | null, readonly id: string, readonly state: WebhookState, readonly types: ReadonlyArray<WebhookEventType> | null, readonly url: string };

export type WebhookDeliveryFieldsFragment = { readonly attempts: number, readonly createdAt: string, readonly eventCursor: string | null, readonly id: string, readonly lastStatusCode: number | null, readonly messageId: string, readonly nextAttemptAt: string | null, readonly reason: WebhookDeliveryReason | null, readonly settledAt: string | null, readonly status: WebhookDeliveryStatus, readonly type: WebhookMessageType, readonly attemptLog: ReadonlyArray<{ readonly answer: string | null, readonly at: string, readonly millis: number, readonly reason: WebhookDeliveryReason | null, readonly statusCode: number | null }>, readonly webhook: { readonly id: string } | null };

export type WebhookMessageFieldsFragment = { readonly body: string, readonly cursor: string, readonly type: WebhookEventType };

export type WithdrawAbortPayloadFieldsFragment = { readonly match: MatchFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type WithdrawBackingPayloadFieldsFragment = { readonly challenge: ChallengeFieldsFragment | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type WithdrawFromCompetitionPayloadFieldsFragment = { readonly competition: CompetitionFieldsFragment | null, readonly entry: { readonly drawSeed: string, readonly enteredAt: string, readonly group: number | null, readonly lot: number | null, readonly number: number, readonly outSince: number | null, readonly partnerAgreed: boolean | null, readonly place: number | null, readonly reentryOf: number | null, readonly status: CompetitionEntryStatus, readonly timeouts: number, readonly partner: { readonly id: string, readonly username: string, readonly isBot: boolean } | null, readonly user: { readonly id: string, readonly username: string, readonly isBot: boolean }, readonly viewerChallenge: { readonly isAllowed: boolean, readonly what: CompetitionActKind, readonly refusal: { readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null } | null } | null } | null, readonly userErrors: ReadonlyArray<{ readonly actionIndex: number | null, readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null }> };

export type BotMatchFragment = { readonly id: string, readonly version: number, readonly status: MatchStatus, readonly preset: PresetKey, readonly viewerSeat: number | null, readonly toAct: number | null, readonly score: ReadonlyArray<number>, readonly target: number, readonly deadline: string | null, readonly variant: { readonly key: VariantKey }, readonly deal: BotDealFragment };

export type BotDealFragment = { readonly number: number, readonly phase: DealPhase, readonly trump: Suit | null, readonly trumpCard: string | null, readonly talonCount: number, readonly closedBy: number | null, readonly contract: ContractKey | null, readonly declarer: number | null, readonly double: number, readonly cardPoints: ReadonlyArray<number | null> | null, readonly tricks: ReadonlyArray<number>, readonly legal: ReadonlyArray<string>, readonly hands: ReadonlyArray<{ readonly seat: number, readonly count: number, readonly cards: ReadonlyArray<string> | null, readonly known: ReadonlyArray<string> }>, readonly trick: ReadonlyArray<{ readonly seat: number, readonly card: string }>, readonly lastTrick: ReadonlyArray<{ readonly seat: number, readonly card: string }> | null, readonly bids: ReadonlyArray<{ readonly seat: number, readonly token: string }>, readonly marriages: ReadonlyArray<{ readonly seat: number, readonly suit: Suit, readonly cardPoints: number, readonly isPending: boolean }>, readonly legalActions: ReadonlyArray<
    | { readonly __typename: 'AnnounceMarriageAction', readonly token: string, readonly text: string }
    | { readonly __typename: 'BidAction', readonly token: string, readonly text: string }
    | { readonly __typename: 'ClaimAction', readonly token: string, readonly text: string }
    | { readonly __typename: 'CloseTalonAction', readonly token: string, readonly text: string }
    | { readonly __typename: 'CutAction', readonly token: string, readonly text: string }
    | { readonly __typename: 'DemandRedealAction', readonly token: string, readonly text: string }
    | { readonly __typename: 'DoubleAction', readonly token: string, readonly text: string }
    | { readonly __typename: 'DrawAction', readonly token: string, readonly text: string }
    | { readonly __typename: 'ExchangeTrumpAction', readonly token: string, readonly text: string }
    | { readonly __typename: 'KnockAction', readonly token: string, readonly text: string }
    | { readonly __typename: 'LayAsideAction', readonly token: string, readonly text: string }
    | { readonly __typename: 'NameTrumpAction', readonly token: string, readonly text: string }
    | { readonly __typename: 'PassAction', readonly token: string, readonly text: string }
    | { readonly __typename: 'PlayCardAction', readonly token: string, readonly text: string }
    | { readonly __typename: 'RaiseAction', readonly token: string, readonly text: string }
    | { readonly __typename: 'TurnTrumpAction', readonly token: string, readonly text: string }
  > };

export type BotActMutationVariables = Exact<{
  input: ActInput;
}>;


export type BotActMutation = { readonly act: { readonly match: BotMatchFragment | null, readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type BotChallengeFragment = { readonly id: string, readonly status: ChallengeStatus, readonly variant: VariantKey, readonly preset: PresetKey, readonly target: number, readonly rated: boolean, readonly creator: { readonly username: string, readonly isBot: boolean }, readonly table: ReadonlyArray<{ readonly seat: number, readonly state: ChallengeSeatState, readonly user: { readonly username: string } | null }>, readonly timeControl: { readonly perTurnSeconds: number | null, readonly bankSeconds: number | null } };

export type BotMessageFragment = { readonly id: string, readonly matchId: string, readonly seat: number, readonly text: string | null, readonly phrase: Phrase | null };

export type BotEventsSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type BotEventsSubscription = { readonly eventAdded:
    | { readonly __typename: 'MatchEvent', readonly matchId: string, readonly type: MatchEventType, readonly cursor: string, readonly match: BotMatchFragment | null }
    | { readonly __typename: 'NotificationEvent', readonly cursor: string, readonly notification: { readonly challenge: BotChallengeFragment | null, readonly message: BotMessageFragment | null } }
   };

export type BotMatchNowQueryVariables = Exact<{
  id: string;
}>;


export type BotMatchNowQuery = { readonly match: BotMatchFragment | null };

export type BotTurnsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type BotTurnsQuery = { readonly myTurns: { readonly nodes: ReadonlyArray<BotMatchFragment | null>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type BotChallengesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type BotChallengesQuery = { readonly me: { readonly username: string } | null, readonly challenges: { readonly nodes: ReadonlyArray<BotChallengeFragment | null>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type BotAcceptMutationVariables = Exact<{
  input: AcceptChallengeInput;
}>;


export type BotAcceptMutation = { readonly acceptChallenge: { readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type BotDeclineMutationVariables = Exact<{
  input: DeclineChallengeInput;
}>;


export type BotDeclineMutation = { readonly declineChallenge: { readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type BotSayMutationVariables = Exact<{
  input: SendMessageInput;
}>;


export type BotSayMutation = { readonly sendMessage: { readonly userErrors: ReadonlyArray<{ readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export const UserFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<UserFieldsFragment, unknown>("fragment UserFields on User{apiTokens{id name}apps{id name}autoVacation blocked{id username isBot}bot{acceptsNow description engine homepage isConnected level owner{id username isBot}policy{clocks customRules maxMatches maxSeconds minSeconds named{id username isBot}presets rated variants who}user{id username isBot}version}botKind competitionCalendarUrl createdAt deletionWithdrawnAt email emailVerified friendship grantedApps{id name}id isBot isDeleted isGuest isOnline locale localeChosen matchesAreVisible nextCommitment nextMatchId notificationPreferences{channels{channel enabled}digestHour quietHours{from to}reminders types{channel enabled type}whileConnected}ownBots{id username isBot}profileIsVisible pushSubscriptions{id}ratings{deviation matches preset provisional rank rating user{id username isBot}variant wins}renamableAt secondFactor{recoveryCodesLeft since}sessions{id}showsOnline staffRole{isInForce name obstacle since}standing{mute{until}suspension{until}}suits timeZone username vacation{id}vacationDaysLeft vacations{id}visibilitySettings{matches presence profile}webhooks{id}}");
export const AcceptFriendRequestPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<AcceptFriendRequestPayloadFieldsFragment, unknown>("fragment AcceptFriendRequestPayloadFields on AcceptFriendRequestPayload{user{...UserFields}userErrors{actionIndex code message path}}", [UserFieldsFragmentDoc]);
export const MatchFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<MatchFieldsFragment, unknown>("fragment MatchFields on Match{abortOffers autoplay{delay mode}canCallOff clock{banks id turnStartedAt}competition{id name version status}competitionPairing{board competition{id name version status}decidedAt decision entrants{bummerlCount competitionPoints entry{drawSeed enteredAt group lot number outSince partner{id username isBot}partnerAgreed place reentryOf status timeouts user{id username isBot}viewerChallenge{isAllowed refusal{actionIndex code message path}what}}lot}group isPlaying playedMatches{id version status}round stage}countDown createdAt deadline deal{aside bids{contract kind seat token withoutTalon}cardPoints closedBy contract dealer declarer double fairness{algorithm clientSeeds commitment seed}firstTricks{cards{card seat}taker}hands{cards count known seat}id lastTaker lastTrick{card seat}legal legalActions{__typename ...on AnnounceMarriageAction{cardPoints cards suit text token trump}...on BidAction{contract text token withoutTalon}...on ClaimAction{text token}...on CloseTalonAction{text token}...on CutAction{text token}...on DemandRedealAction{text token}...on DoubleAction{double text token}...on DrawAction{text token}...on ExchangeTrumpAction{gives takes text token}...on KnockAction{text token}...on LayAsideAction{cards text token}...on NameTrumpAction{suit text token}...on PassAction{text token}...on PlayCardAction{card leads text token}...on RaiseAction{contract text token}...on TurnTrumpAction{text token}}marriages{cardPoints isPending seat suit}number ownTricks{cards{card seat}taker}phase position result{gamePoints reason winners}resultText talon talonCount toAct trick{card seat}tricks trump trumpCard variant}draw{dealer link rounds{card seat}}eventCursor finishedAt hiddenByViewer id onlookers plan{dealNumber firedVersions id revision rules{once then{cheapest cheapestWinning highest suit token trump}when{cardPoints{exactly max min}closed contract dealNumber{exactly max min}hasContract hasTrump holds led ledSuit legal onLead onTable phase talonCount{exactly max min}trickNumber{exactly max min}trump}}scope status stopped{reason rule version}updatedAt}preset rated rematch{id version status}rematchOffer{id status}result{bummerl places reason text winners}review{id status}rules{default{contracts flag number text word}name source text value{contracts flag number text word}}score seats{backers{id username isBot}chosenRules{default{contracts flag number text word}name source text value{contracts flag number text word}}isBot overruled ratingAfter ratingBefore score seat side substitute{id username isBot}user{id username isBot}}status steps{deal{aside bids{contract kind seat token withoutTalon}cardPoints closedBy contract dealer declarer double fairness{algorithm clientSeeds commitment seed}firstTricks{cards{card seat}taker}hands{cards count known seat}id lastTaker lastTrick{card seat}legal legalActions{__typename ...on AnnounceMarriageAction{cardPoints cards suit text token trump}...on BidAction{contract text token withoutTalon}...on ClaimAction{text token}...on CloseTalonAction{text token}...on CutAction{text token}...on DemandRedealAction{text token}...on DoubleAction{double text token}...on DrawAction{text token}...on ExchangeTrumpAction{gives takes text token}...on KnockAction{text token}...on LayAsideAction{cards text token}...on NameTrumpAction{suit text token}...on PassAction{text token}...on PlayCardAction{card leads text token}...on RaiseAction{contract text token}...on TurnTrumpAction{text token}}marriages{cardPoints isPending seat suit}number ownTricks{cards{card seat}taker}phase position result{gamePoints reason winners}resultText talon talonCount toAct trick{card seat}tricks trump trumpCard variant}seat text token}target timeControl{bankCapSeconds bankSeconds incrementSeconds perTurnSeconds text vacation weekends}toAct updatedAt variant{key name}version viewerBacks viewerSeat voidedAt}");
export const ActPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<ActPayloadFieldsFragment, unknown>("fragment ActPayloadFields on ActPayload{match{...MatchFields}userErrors{actionIndex code message path}}", [MatchFieldsFragmentDoc]);
export const PushSubscriptionFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<PushSubscriptionFieldsFragment, unknown>("fragment PushSubscriptionFields on PushSubscription{addedBy createdAt endpoint id label}");
export const AddPushSubscriptionPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<AddPushSubscriptionPayloadFieldsFragment, unknown>("fragment AddPushSubscriptionPayloadFields on AddPushSubscriptionPayload{pushSubscription{...PushSubscriptionFields}userErrors{actionIndex code message path}}", [PushSubscriptionFieldsFragmentDoc]);
export const AuditEntryFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<AuditEntryFieldsFragment, unknown>("fragment AuditEntryFields on AuditEntry{actor{id username isBot}appealMade{answer answeredAt isGranted madeAt text}closedAddresses createdAt id kind matchId mayAppeal reason subject{id username isBot}until}");
export const AnswerAppealPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<AnswerAppealPayloadFieldsFragment, unknown>("fragment AnswerAppealPayloadFields on AnswerAppealPayload{auditEntry{...AuditEntryFields}userErrors{actionIndex code message path}}", [AuditEntryFieldsFragmentDoc]);
export const ChallengeFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<ChallengeFieldsFragment, unknown>("fragment ChallengeFields on Challenge{backers{accepted seat user{id username isBot}}byInvitation commitment createdAt creator{id username isBot}id invitation{expiresAt invitationToken url}match{id version status}matchId onlookers peopleOnly preset rated rematchOf{id version status}rematchOfId rules{default{contracts flag number text word}name source text value{contracts flag number text word}}rulesFixed seats{id username isBot}status table{seat side state user{id username isBot}}target timeControl{bankCapSeconds bankSeconds incrementSeconds perTurnSeconds text vacation weekends}variant}");
export const AnswerBackingPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<AnswerBackingPayloadFieldsFragment, unknown>("fragment AnswerBackingPayloadFields on AnswerBackingPayload{challenge{...ChallengeFields}userErrors{actionIndex code message path}}", [ChallengeFieldsFragmentDoc]);
export const CompetitionFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<CompetitionFieldsFragment, unknown>("fragment CompetitionFields on Competition{about access acts{isAllowed refusal{actionIndex code message path}what}allowsBots chosenSettings{chosen{boolean choice integer}setting{byDefault{boolean choice integer}choices description key kind least most name}}club{id name}createdAt drawOfLots{commitment drawnAt secret seed}endedAt endsAt enteredCount fixedPartners form{hasDivisions isForTwoSides isLadder key leastEntries name places rulesText settings{byDefault{boolean choice integer}choices description key kind least most name}}id invitation{invitationToken url}leastEntries matchesAtOnce name onlookers opensAt organiser{id username isBot}places preset rated ratingLeast ratingMost round roundDays roundEndsAt rules{default{contracts flag number text word}name source text value{contracts flag number text word}}season series{id name}startedAt startsAt status target timeControl{bankCapSeconds bankSeconds incrementSeconds perTurnSeconds text vacation weekends}timeoutsAllowed variant version viewerEntry{drawSeed enteredAt group lot number outSince partner{id username isBot}partnerAgreed place reentryOf status timeouts user{id username isBot}viewerChallenge{isAllowed refusal{actionIndex code message path}what}}}");
export const AnswerCompetitionPartnerPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<AnswerCompetitionPartnerPayloadFieldsFragment, unknown>("fragment AnswerCompetitionPartnerPayloadFields on AnswerCompetitionPartnerPayload{competition{...CompetitionFields}entry{drawSeed enteredAt group lot number outSince partner{id username isBot}partnerAgreed place reentryOf status timeouts user{id username isBot}viewerChallenge{isAllowed refusal{actionIndex code message path}what}}userErrors{actionIndex code message path}}", [CompetitionFieldsFragmentDoc]);
export const ApiTokenFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<ApiTokenFieldsFragment, unknown>("fragment ApiTokenFields on ApiToken{createdAt expiresAt id lastUsedAt name scopes}");
export const AppFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<AppFieldsFragment, unknown>("fragment AppFields on App{clientId createdAt homepage id isConfidential name redirectUris}");
export const AppealPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<AppealPayloadFieldsFragment, unknown>("fragment AppealPayloadFields on AppealPayload{auditEntry{...AuditEntryFields}userErrors{actionIndex code message path}}", [AuditEntryFieldsFragmentDoc]);
export const ClubFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<ClubFieldsFragment, unknown>("fragment ClubFields on Club{about acts{isAllowed refusal{actionIndex code message path}what}createdAt id invitation{invitationToken url}memberCount name seasonRhythm timeZone viewerRole visibility}");
export const AppointClubKeeperPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<AppointClubKeeperPayloadFieldsFragment, unknown>("fragment AppointClubKeeperPayloadFields on AppointClubKeeperPayload{club{...ClubFields}userErrors{actionIndex code message path}}", [ClubFieldsFragmentDoc]);
export const AskToBackPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<AskToBackPayloadFieldsFragment, unknown>("fragment AskToBackPayloadFields on AskToBackPayload{challenge{...ChallengeFields}userErrors{actionIndex code message path}}", [ChallengeFieldsFragmentDoc]);
export const AuditEntryConnectionFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<AuditEntryConnectionFieldsFragment, unknown>("fragment AuditEntryConnectionFields on AuditEntryConnection{nodes{...AuditEntryFields}pageInfo{endCursor hasNextPage hasPreviousPage startCursor}}", [AuditEntryFieldsFragmentDoc]);
export const AuthorizationFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<AuthorizationFieldsFragment, unknown>("fragment AuthorizationFields on Authorization{apiToken{id name}app{id name}expiresAt kind scopes}");
export const AutoplayFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<AutoplayFieldsFragment, unknown>("fragment AutoplayFields on Autoplay{delay mode}");
export const BecomeBotPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<BecomeBotPayloadFieldsFragment, unknown>("fragment BecomeBotPayloadFields on BecomeBotPayload{bot{acceptsNow description engine homepage isConnected level owner{id username isBot}policy{clocks customRules maxMatches maxSeconds minSeconds named{id username isBot}presets rated variants who}user{id username isBot}version}userErrors{actionIndex code message path}}");
export const BeginSecondFactorPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<BeginSecondFactorPayloadFieldsFragment, unknown>("fragment BeginSecondFactorPayloadFields on BeginSecondFactorPayload{secret uri userErrors{actionIndex code message path}}");
export const BlockUserPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<BlockUserPayloadFieldsFragment, unknown>("fragment BlockUserPayloadFields on BlockUserPayload{user{...UserFields}userErrors{actionIndex code message path}}", [UserFieldsFragmentDoc]);
export const VacationFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<VacationFieldsFragment, unknown>("fragment VacationFields on Vacation{automatic from fromDay id to toDay}");
export const BookVacationPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<BookVacationPayloadFieldsFragment, unknown>("fragment BookVacationPayloadFields on BookVacationPayload{userErrors{actionIndex code message path}vacation{...VacationFields}}", [VacationFieldsFragmentDoc]);
export const BotConnectionFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<BotConnectionFieldsFragment, unknown>("fragment BotConnectionFields on BotConnection{nodes{acceptsNow description engine homepage isConnected level owner{id username isBot}policy{clocks customRules maxMatches maxSeconds minSeconds named{id username isBot}presets rated variants who}user{id username isBot}version}pageInfo{endCursor hasNextPage hasPreviousPage startCursor}}");
export const BotStrengthFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<BotStrengthFieldsFragment, unknown>("fragment BotStrengthFields on BotStrength{deviation level rating suggested}");
export const CancelCompetitionPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<CancelCompetitionPayloadFieldsFragment, unknown>("fragment CancelCompetitionPayloadFields on CancelCompetitionPayload{competition{...CompetitionFields}userErrors{actionIndex code message path}}", [CompetitionFieldsFragmentDoc]);
export const CancelFriendRequestPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<CancelFriendRequestPayloadFieldsFragment, unknown>("fragment CancelFriendRequestPayloadFields on CancelFriendRequestPayload{user{...UserFields}userErrors{actionIndex code message path}}", [UserFieldsFragmentDoc]);
export const CancelVacationPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<CancelVacationPayloadFieldsFragment, unknown>("fragment CancelVacationPayloadFields on CancelVacationPayload{deletedVacationId userErrors{actionIndex code message path}vacation{...VacationFields}}", [VacationFieldsFragmentDoc]);
export const CardFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<CardFieldsFragment, unknown>("fragment CardFields on Card{cardPoints corner name rank rankName suit suitName token}");
export const ChallengeConnectionFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<ChallengeConnectionFieldsFragment, unknown>("fragment ChallengeConnectionFields on ChallengeConnection{nodes{...ChallengeFields}pageInfo{endCursor hasNextPage hasPreviousPage startCursor}}", [ChallengeFieldsFragmentDoc]);
export const ChallengeOnLadderPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<ChallengeOnLadderPayloadFieldsFragment, unknown>("fragment ChallengeOnLadderPayloadFields on ChallengeOnLadderPayload{competition{...CompetitionFields}entry{drawSeed enteredAt group lot number outSince partner{id username isBot}partnerAgreed place reentryOf status timeouts user{id username isBot}viewerChallenge{isAllowed refusal{actionIndex code message path}what}}userErrors{actionIndex code message path}}", [CompetitionFieldsFragmentDoc]);
export const ChallengePayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<ChallengePayloadFieldsFragment, unknown>("fragment ChallengePayloadFields on ChallengePayload{challenge{...ChallengeFields}match{...MatchFields}userErrors{actionIndex code message path}}", [ChallengeFieldsFragmentDoc, MatchFieldsFragmentDoc]);
export const ChangeCompetitionPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<ChangeCompetitionPayloadFieldsFragment, unknown>("fragment ChangeCompetitionPayloadFields on ChangeCompetitionPayload{competition{...CompetitionFields}userErrors{actionIndex code message path}}", [CompetitionFieldsFragmentDoc]);
export const ChangeEmailPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<ChangeEmailPayloadFieldsFragment, unknown>("fragment ChangeEmailPayloadFields on ChangeEmailPayload{user{...UserFields}userErrors{actionIndex code message path}}", [UserFieldsFragmentDoc]);
export const ChangePasswordPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<ChangePasswordPayloadFieldsFragment, unknown>("fragment ChangePasswordPayloadFields on ChangePasswordPayload{user{...UserFields}userErrors{actionIndex code message path}}", [UserFieldsFragmentDoc]);
export const ReportFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<ReportFieldsFragment, unknown>("fragment ReportFields on Report{claimedUntil closedAt comment createdAt decision earlierSanctions{appealIsGranted createdAt kind reason until}id isClaimedByViewer match{id version status}message messagesAround{id}note otherOpenReports{id}reason reported{id username isBot}reporter{id username isBot}reportsByReporter{dismissed undecided upheld}reportsOfReported{dismissed undecided upheld}}");
export const ClaimReportPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<ClaimReportPayloadFieldsFragment, unknown>("fragment ClaimReportPayloadFields on ClaimReportPayload{report{...ReportFields}userErrors{actionIndex code message path}}", [ReportFieldsFragmentDoc]);
export const ClocksFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<ClocksFieldsFragment, unknown>("fragment ClocksFields on Clocks{bank{max min}increment{max min}perTurn{max min}proposed{label name timeControl{bankCapSeconds bankSeconds incrementSeconds perTurnSeconds text vacation weekends}}}");
export const CloseClubPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<CloseClubPayloadFieldsFragment, unknown>("fragment CloseClubPayloadFields on CloseClubPayload{deletedClubId userErrors{actionIndex code message path}}");
export const ClosedNetworkFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<ClosedNetworkFieldsFragment, unknown>("fragment ClosedNetworkFields on ClosedNetwork{closedAddresses createdAt id note opensAt}");
export const CloseNetworkPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<CloseNetworkPayloadFieldsFragment, unknown>("fragment CloseNetworkPayloadFields on CloseNetworkPayload{closedCount closedNetwork{...ClosedNetworkFields}userErrors{actionIndex code message path}}", [ClosedNetworkFieldsFragmentDoc]);
export const ClosedNetworkConnectionFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<ClosedNetworkConnectionFieldsFragment, unknown>("fragment ClosedNetworkConnectionFields on ClosedNetworkConnection{nodes{...ClosedNetworkFields}pageInfo{endCursor hasNextPage hasPreviousPage startCursor}}", [ClosedNetworkFieldsFragmentDoc]);
export const ClubConnectionFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<ClubConnectionFieldsFragment, unknown>("fragment ClubConnectionFields on ClubConnection{nodes{...ClubFields}pageInfo{endCursor hasNextPage hasPreviousPage startCursor}}", [ClubFieldsFragmentDoc]);
export const ClubPreviewFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<ClubPreviewFieldsFragment, unknown>("fragment ClubPreviewFields on ClubPreview{about club{id name}memberCount name owner{id username isBot}refusal{actionIndex code message path}}");
export const CompetitionConnectionFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<CompetitionConnectionFieldsFragment, unknown>("fragment CompetitionConnectionFields on CompetitionConnection{nodes{...CompetitionFields}pageInfo{endCursor hasNextPage hasPreviousPage startCursor}}", [CompetitionFieldsFragmentDoc]);
export const CompetitionFormFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<CompetitionFormFieldsFragment, unknown>("fragment CompetitionFormFields on CompetitionForm{hasDivisions isForTwoSides isLadder key leastEntries name places rulesText settings{byDefault{boolean choice integer}choices description key kind least most name}}");
export const CompetitionPairingConnectionFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<CompetitionPairingConnectionFieldsFragment, unknown>("fragment CompetitionPairingConnectionFields on CompetitionPairingConnection{nodes{board competition{id name version status}decidedAt decision entrants{bummerlCount competitionPoints entry{drawSeed enteredAt group lot number outSince partner{id username isBot}partnerAgreed place reentryOf status timeouts user{id username isBot}viewerChallenge{isAllowed refusal{actionIndex code message path}what}}lot}group isPlaying playedMatches{id version status}round stage}pageInfo{endCursor hasNextPage hasPreviousPage startCursor}}");
export const CompetitionSeriesFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<CompetitionSeriesFieldsFragment, unknown>("fragment CompetitionSeriesFields on CompetitionSeries{createdAt endedAt id name nextSeasonAt organiser{id username isBot}rhythm{every firstStart intervalDays opensDaysBefore timeZone unit}seasonCount}");
export const CompetitionSeriesConnectionFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<CompetitionSeriesConnectionFieldsFragment, unknown>("fragment CompetitionSeriesConnectionFields on CompetitionSeriesConnection{nodes{...CompetitionSeriesFields}pageInfo{endCursor hasNextPage hasPreviousPage startCursor}}", [CompetitionSeriesFieldsFragmentDoc]);
export const ConfirmBotPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<ConfirmBotPayloadFieldsFragment, unknown>("fragment ConfirmBotPayloadFields on ConfirmBotPayload{bot{acceptsNow description engine homepage isConnected level owner{id username isBot}policy{clocks customRules maxMatches maxSeconds minSeconds named{id username isBot}presets rated variants who}user{id username isBot}version}userErrors{actionIndex code message path}}");
export const ConfirmSecondFactorPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<ConfirmSecondFactorPayloadFieldsFragment, unknown>("fragment ConfirmSecondFactorPayloadFields on ConfirmSecondFactorPayload{recoveryCodes user{...UserFields}userErrors{actionIndex code message path}}", [UserFieldsFragmentDoc]);
export const CreateApiTokenPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<CreateApiTokenPayloadFieldsFragment, unknown>("fragment CreateApiTokenPayloadFields on CreateApiTokenPayload{apiToken{...ApiTokenFields}secret userErrors{actionIndex code message path}}", [ApiTokenFieldsFragmentDoc]);
export const CreateAppPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<CreateAppPayloadFieldsFragment, unknown>("fragment CreateAppPayloadFields on CreateAppPayload{app{...AppFields}secret userErrors{actionIndex code message path}}", [AppFieldsFragmentDoc]);
export const CreateCompetitionPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<CreateCompetitionPayloadFieldsFragment, unknown>("fragment CreateCompetitionPayloadFields on CreateCompetitionPayload{competition{...CompetitionFields}userErrors{actionIndex code message path}}", [CompetitionFieldsFragmentDoc]);
export const CreateCompetitionSeriesPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<CreateCompetitionSeriesPayloadFieldsFragment, unknown>("fragment CreateCompetitionSeriesPayloadFields on CreateCompetitionSeriesPayload{series{...CompetitionSeriesFields}userErrors{actionIndex code message path}}", [CompetitionSeriesFieldsFragmentDoc]);
export const WebhookFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<WebhookFieldsFragment, unknown>("fragment WebhookFields on Webhook{addedBy confirmedAt createdAt disabledReason failingSince id state types url}");
export const CreateWebhookPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<CreateWebhookPayloadFieldsFragment, unknown>("fragment CreateWebhookPayloadFields on CreateWebhookPayload{secret userErrors{actionIndex code message path}webhook{...WebhookFields}}", [WebhookFieldsFragmentDoc]);
export const DecideReportPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<DecideReportPayloadFieldsFragment, unknown>("fragment DecideReportPayloadFields on DecideReportPayload{report{...ReportFields}userErrors{actionIndex code message path}}", [ReportFieldsFragmentDoc]);
export const DeclineClubPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<DeclineClubPayloadFieldsFragment, unknown>("fragment DeclineClubPayloadFields on DeclineClubPayload{club{...ClubFields}userErrors{actionIndex code message path}}", [ClubFieldsFragmentDoc]);
export const DeclineFriendRequestPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<DeclineFriendRequestPayloadFieldsFragment, unknown>("fragment DeclineFriendRequestPayloadFields on DeclineFriendRequestPayload{user{...UserFields}userErrors{actionIndex code message path}}", [UserFieldsFragmentDoc]);
export const DeleteAccountPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<DeleteAccountPayloadFieldsFragment, unknown>("fragment DeleteAccountPayloadFields on DeleteAccountPayload{deletesAt userErrors{actionIndex code message path}}");
export const DeleteAppPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<DeleteAppPayloadFieldsFragment, unknown>("fragment DeleteAppPayloadFields on DeleteAppPayload{deletedAppId userErrors{actionIndex code message path}}");
export const DeleteWebhookPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<DeleteWebhookPayloadFieldsFragment, unknown>("fragment DeleteWebhookPayloadFields on DeleteWebhookPayload{deletedWebhookId userErrors{actionIndex code message path}}");
export const NotificationFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<NotificationFieldsFragment, unknown>("fragment NotificationFields on Notification{challenge{id status}challengeId club{id name}clubId competition{id name version status}competitionId createdAt deliveries{id status}friend{id username isBot}friendId id match{id version status}matchId message{id}messageId readAt text type version webhook{id}webhookId}");
export const DeliveryFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<DeliveryFieldsFragment, unknown>("fragment DeliveryFields on Delivery{answer attempts challenge{id status}challengeId channel createdAt dueAt id match{id version status}matchId notification{...NotificationFields}notificationId reason settledAt status target type}", [NotificationFieldsFragmentDoc]);
export const DeliveryConnectionFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<DeliveryConnectionFieldsFragment, unknown>("fragment DeliveryConnectionFields on DeliveryConnection{nodes{...DeliveryFields}pageInfo{endCursor hasNextPage hasPreviousPage startCursor}}", [DeliveryFieldsFragmentDoc]);
export const DismissClubKeeperPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<DismissClubKeeperPayloadFieldsFragment, unknown>("fragment DismissClubKeeperPayloadFields on DismissClubKeeperPayload{club{...ClubFields}userErrors{actionIndex code message path}}", [ClubFieldsFragmentDoc]);
export const DisqualifyEntryPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<DisqualifyEntryPayloadFieldsFragment, unknown>("fragment DisqualifyEntryPayloadFields on DisqualifyEntryPayload{competition{...CompetitionFields}entry{drawSeed enteredAt group lot number outSince partner{id username isBot}partnerAgreed place reentryOf status timeouts user{id username isBot}viewerChallenge{isAllowed refusal{actionIndex code message path}what}}userErrors{actionIndex code message path}}", [CompetitionFieldsFragmentDoc]);
export const EnableWebhookPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<EnableWebhookPayloadFieldsFragment, unknown>("fragment EnableWebhookPayloadFields on EnableWebhookPayload{userErrors{actionIndex code message path}webhook{...WebhookFields}}", [WebhookFieldsFragmentDoc]);
export const EndCompetitionSeriesPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<EndCompetitionSeriesPayloadFieldsFragment, unknown>("fragment EndCompetitionSeriesPayloadFields on EndCompetitionSeriesPayload{series{...CompetitionSeriesFields}userErrors{actionIndex code message path}}", [CompetitionSeriesFieldsFragmentDoc]);
export const EndRoundEarlyPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<EndRoundEarlyPayloadFieldsFragment, unknown>("fragment EndRoundEarlyPayloadFields on EndRoundEarlyPayload{competition{...CompetitionFields}userErrors{actionIndex code message path}}", [CompetitionFieldsFragmentDoc]);
export const EnterCompetitionPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<EnterCompetitionPayloadFieldsFragment, unknown>("fragment EnterCompetitionPayloadFields on EnterCompetitionPayload{competition{...CompetitionFields}entry{drawSeed enteredAt group lot number outSince partner{id username isBot}partnerAgreed place reentryOf status timeouts user{id username isBot}viewerChallenge{isAllowed refusal{actionIndex code message path}what}}userErrors{actionIndex code message path}}", [CompetitionFieldsFragmentDoc]);
export const FairPlayFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<FairPlayFieldsFragment, unknown>("fragment FairPlayFields on FairPlay{decisionFigures{agreement{estimate high low observations}meanLoss{estimate high low observations}peerAgreement{estimate high low observations}peerMeanLoss{estimate high low observations}peerRating peers}matches measure{failed matches measured running}networks{accounts hasMore lastUsedAt others{id username isBot}}pairs{expectedWins matches opponent{id username isBot}opponentShare share surplus{estimate high low observations}wonMatches}preset times{dispersion{estimate high low observations}lowerQuartile{estimate high low observations}median{estimate high low observations}quick{legalCount orMore quickShare{estimate high low observations}}upperQuartile{estimate high low observations}}user{id username isBot}variant}");
export const FoundClubPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<FoundClubPayloadFieldsFragment, unknown>("fragment FoundClubPayloadFields on FoundClubPayload{club{...ClubFields}userErrors{actionIndex code message path}}", [ClubFieldsFragmentDoc]);
export const FriendRequestConnectionFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<FriendRequestConnectionFieldsFragment, unknown>("fragment FriendRequestConnectionFields on FriendRequestConnection{nodes{createdAt user{id username isBot}}pageInfo{endCursor hasNextPage hasPreviousPage startCursor}}");
export const GiveTimePayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<GiveTimePayloadFieldsFragment, unknown>("fragment GiveTimePayloadFields on GiveTimePayload{match{...MatchFields}userErrors{actionIndex code message path}}", [MatchFieldsFragmentDoc]);
export const HandOverClubPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<HandOverClubPayloadFieldsFragment, unknown>("fragment HandOverClubPayloadFields on HandOverClubPayload{club{...ClubFields}userErrors{actionIndex code message path}}", [ClubFieldsFragmentDoc]);
export const HideMatchPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<HideMatchPayloadFieldsFragment, unknown>("fragment HideMatchPayloadFields on HideMatchPayload{match{...MatchFields}userErrors{actionIndex code message path}}", [MatchFieldsFragmentDoc]);
export const JoinClubPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<JoinClubPayloadFieldsFragment, unknown>("fragment JoinClubPayloadFields on JoinClubPayload{club{...ClubFields}userErrors{actionIndex code message path}}", [ClubFieldsFragmentDoc]);
export const KeepAccountPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<KeepAccountPayloadFieldsFragment, unknown>("fragment KeepAccountPayloadFields on KeepAccountPayload{user{...UserFields}userErrors{actionIndex code message path}}", [UserFieldsFragmentDoc]);
export const LeaveClubPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<LeaveClubPayloadFieldsFragment, unknown>("fragment LeaveClubPayloadFields on LeaveClubPayload{club{...ClubFields}leftClubId userErrors{actionIndex code message path}}", [ClubFieldsFragmentDoc]);
export const LedgerFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<LedgerFieldsFragment, unknown>("fragment LedgerFields on Ledger{bummerlGiven bummerlTaken lost matches opponent{id username isBot}player{id username isBot}variants{bummerlGiven bummerlTaken lost matches preset variant won}won}");
export const LogoutEverywherePayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<LogoutEverywherePayloadFieldsFragment, unknown>("fragment LogoutEverywherePayloadFields on LogoutEverywherePayload{user{...UserFields}userErrors{actionIndex code message path}}", [UserFieldsFragmentDoc]);
export const LogoutPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<LogoutPayloadFieldsFragment, unknown>("fragment LogoutPayloadFields on LogoutPayload{revokedSessionId userErrors{actionIndex code message path}}");
export const MarkNotificationsReadPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<MarkNotificationsReadPayloadFieldsFragment, unknown>("fragment MarkNotificationsReadPayloadFields on MarkNotificationsReadPayload{marked userErrors{actionIndex code message path}}");
export const MatchConnectionFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<MatchConnectionFieldsFragment, unknown>("fragment MatchConnectionFields on MatchConnection{nodes{...MatchFields}pageInfo{endCursor hasNextPage hasPreviousPage startCursor}}", [MatchFieldsFragmentDoc]);
export const MatchEventFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<MatchEventFieldsFragment, unknown>("fragment MatchEventFields on MatchEvent{at cursor match{id version status}matchId payload{__typename ...on AbortOffered{seat type}...on AbortWithdrawn{seat type}...on Bid{contract seat type withoutTalon}...on CardPlayed{card seat type}...on CardsDealt{draws{card open seat}type}...on CardsDrawn{draws{card open seat}type}...on CardsLaidAside{cards seat type}...on Claimed{seat type}...on ContractWon{contract seat type}...on DealEnded{reason type winners}...on DealScored{number result{gamePoints reason winners}score type}...on DealStarted{dealer number playOff seats type}...on DealerDrawn{dealer link rounds{card seat}type}...on DeckCut{knocked seat type}...on Doubled{double seat type}...on HandsOpened{draws{card open seat}type}...on MarriageAnnounced{cardPoints seat suit type}...on MatchAborted{type}...on MatchEnded{outcome{bummerl places reason text winners}type}...on MatchRestored{commitment deal type}...on MatchStarted{players{id username isBot}type}...on Passed{seat type}...on RedealDemanded{seat type}...on SeatLeft{cause seat type}...on TalonClosed{seat type}...on TalonTaken{draws{card open seat}type}...on TimeGiven{seat seconds type}...on TrickTaken{cards seat type}...on TrumpExchanged{gave seat took type}...on TrumpNamed{seat trump type}...on TrumpTurned{card seat trump type}}seat token type version}");
export const MeasureFairPlayPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<MeasureFairPlayPayloadFieldsFragment, unknown>("fragment MeasureFairPlayPayloadFields on MeasureFairPlayPayload{user{...UserFields}userErrors{actionIndex code message path}}", [UserFieldsFragmentDoc]);
export const MessageFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<MessageFieldsFragment, unknown>("fragment MessageFields on Message{createdAt dealNumber deliveredAt id match{id version status}matchId phrase seat sender{id username isBot}text}");
export const MuteUserPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<MuteUserPayloadFieldsFragment, unknown>("fragment MuteUserPayloadFields on MuteUserPayload{user{...UserFields}userErrors{actionIndex code message path}}", [UserFieldsFragmentDoc]);
export const NodeFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<NodeFieldsFragment, unknown>("fragment NodeFields on Node{__typename ...on ApiToken{id}...on App{id}...on AuditEntry{id}...on Challenge{id}...on ClosedNetwork{id}...on Club{id}...on Competition{id}...on CompetitionSeries{id}...on Deal{id}...on Delivery{id}...on GrantedApp{id}...on Match{id}...on MatchClock{id}...on Message{id}...on Notification{id}...on Plan{id}...on PushSubscription{id}...on Report{id}...on Review{id}...on Session{id}...on User{id}...on Vacation{id}...on Webhook{id}...on WebhookDelivery{id}}");
export const NotificationConnectionFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<NotificationConnectionFieldsFragment, unknown>("fragment NotificationConnectionFields on NotificationConnection{nodes{...NotificationFields}pageInfo{endCursor hasNextPage hasPreviousPage startCursor}}", [NotificationFieldsFragmentDoc]);
export const OfferAbortPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<OfferAbortPayloadFieldsFragment, unknown>("fragment OfferAbortPayloadFields on OfferAbortPayload{match{...MatchFields}userErrors{actionIndex code message path}}", [MatchFieldsFragmentDoc]);
export const OfferInClubPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<OfferInClubPayloadFieldsFragment, unknown>("fragment OfferInClubPayloadFields on OfferInClubPayload{challenge{...ChallengeFields}match{...MatchFields}userErrors{actionIndex code message path}}", [ChallengeFieldsFragmentDoc, MatchFieldsFragmentDoc]);
export const OfferRematchPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<OfferRematchPayloadFieldsFragment, unknown>("fragment OfferRematchPayloadFields on OfferRematchPayload{challenge{...ChallengeFields}match{...MatchFields}userErrors{actionIndex code message path}}", [ChallengeFieldsFragmentDoc, MatchFieldsFragmentDoc]);
export const OpenNetworkPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<OpenNetworkPayloadFieldsFragment, unknown>("fragment OpenNetworkPayloadFields on OpenNetworkPayload{closedNetwork{...ClosedNetworkFields}userErrors{actionIndex code message path}}", [ClosedNetworkFieldsFragmentDoc]);
export const OperationCostFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<OperationCostFieldsFragment, unknown>("fragment OperationCostFields on OperationCost{dearestPath fits limit points}");
export const OperatorTextFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<OperatorTextFieldsFragment, unknown>("fragment OperatorTextFields on OperatorText{kind pagePath title}");
export const PhraseWordingFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<PhraseWordingFieldsFragment, unknown>("fragment PhraseWordingFields on PhraseWording{de en phrase}");
export const RatingConnectionFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<RatingConnectionFieldsFragment, unknown>("fragment RatingConnectionFields on RatingConnection{nodes{deviation matches preset provisional rank rating user{id username isBot}variant wins}pageInfo{endCursor hasNextPage hasPreviousPage startCursor}}");
export const ReenterCompetitionPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<ReenterCompetitionPayloadFieldsFragment, unknown>("fragment ReenterCompetitionPayloadFields on ReenterCompetitionPayload{competition{...CompetitionFields}entry{drawSeed enteredAt group lot number outSince partner{id username isBot}partnerAgreed place reentryOf status timeouts user{id username isBot}viewerChallenge{isAllowed refusal{actionIndex code message path}what}}userErrors{actionIndex code message path}}", [CompetitionFieldsFragmentDoc]);
export const ReleaseBotPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<ReleaseBotPayloadFieldsFragment, unknown>("fragment ReleaseBotPayloadFields on ReleaseBotPayload{bot{acceptsNow description engine homepage isConnected level owner{id username isBot}policy{clocks customRules maxMatches maxSeconds minSeconds named{id username isBot}presets rated variants who}user{id username isBot}version}userErrors{actionIndex code message path}}");
export const ReleaseReportPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<ReleaseReportPayloadFieldsFragment, unknown>("fragment ReleaseReportPayloadFields on ReleaseReportPayload{report{...ReportFields}userErrors{actionIndex code message path}}", [ReportFieldsFragmentDoc]);
export const RemoveClubMemberPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<RemoveClubMemberPayloadFieldsFragment, unknown>("fragment RemoveClubMemberPayloadFields on RemoveClubMemberPayload{club{...ClubFields}userErrors{actionIndex code message path}}", [ClubFieldsFragmentDoc]);
export const RemoveFriendPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<RemoveFriendPayloadFieldsFragment, unknown>("fragment RemoveFriendPayloadFields on RemoveFriendPayload{user{...UserFields}userErrors{actionIndex code message path}}", [UserFieldsFragmentDoc]);
export const RemovePlanPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<RemovePlanPayloadFieldsFragment, unknown>("fragment RemovePlanPayloadFields on RemovePlanPayload{match{...MatchFields}userErrors{actionIndex code message path}}", [MatchFieldsFragmentDoc]);
export const RemovePushSubscriptionPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<RemovePushSubscriptionPayloadFieldsFragment, unknown>("fragment RemovePushSubscriptionPayloadFields on RemovePushSubscriptionPayload{deletedPushSubscriptionId userErrors{actionIndex code message path}}");
export const RemovedChallengeFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<RemovedChallengeFieldsFragment, unknown>("fragment RemovedChallengeFields on RemovedChallenge{challengeId match{id version status}reason}");
export const RenameAccountPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<RenameAccountPayloadFieldsFragment, unknown>("fragment RenameAccountPayloadFields on RenameAccountPayload{renamableAt user{...UserFields}userErrors{actionIndex code message path}}", [UserFieldsFragmentDoc]);
export const RenewClubInvitationPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<RenewClubInvitationPayloadFieldsFragment, unknown>("fragment RenewClubInvitationPayloadFields on RenewClubInvitationPayload{club{...ClubFields}userErrors{actionIndex code message path}}", [ClubFieldsFragmentDoc]);
export const RenewCompetitionCalendarPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<RenewCompetitionCalendarPayloadFieldsFragment, unknown>("fragment RenewCompetitionCalendarPayloadFields on RenewCompetitionCalendarPayload{user{...UserFields}userErrors{actionIndex code message path}}", [UserFieldsFragmentDoc]);
export const RenewRecoveryCodesPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<RenewRecoveryCodesPayloadFieldsFragment, unknown>("fragment RenewRecoveryCodesPayloadFields on RenewRecoveryCodesPayload{recoveryCodes user{...UserFields}userErrors{actionIndex code message path}}", [UserFieldsFragmentDoc]);
export const ReplayWebhookPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<ReplayWebhookPayloadFieldsFragment, unknown>("fragment ReplayWebhookPayloadFields on ReplayWebhookPayload{userErrors{actionIndex code message path}webhook{...WebhookFields}}", [WebhookFieldsFragmentDoc]);
export const ReportConnectionFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<ReportConnectionFieldsFragment, unknown>("fragment ReportConnectionFields on ReportConnection{nodes{...ReportFields}pageInfo{endCursor hasNextPage hasPreviousPage startCursor}}", [ReportFieldsFragmentDoc]);
export const ReportMessagePayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<ReportMessagePayloadFieldsFragment, unknown>("fragment ReportMessagePayloadFields on ReportMessagePayload{user{...UserFields}userErrors{actionIndex code message path}}", [UserFieldsFragmentDoc]);
export const ReportUserPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<ReportUserPayloadFieldsFragment, unknown>("fragment ReportUserPayloadFields on ReportUserPayload{user{...UserFields}userErrors{actionIndex code message path}}", [UserFieldsFragmentDoc]);
export const RequestPasswordResetPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<RequestPasswordResetPayloadFieldsFragment, unknown>("fragment RequestPasswordResetPayloadFields on RequestPasswordResetPayload{userErrors{actionIndex code message path}}");
export const ReviewFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<ReviewFieldsFragment, unknown>("fragment ReviewFields on Review{accuracy decisionCount expectedLoss finishedAt hindsightLoss id instructiveMoments{actions{action expected hindsight standardError text}best bestInHindsight bestInHindsightText bestText costly dealNumber explanation hindsightLoss loss played playedText position reason standardError}match{id version status}matchId progress requestedAt seat status turningPoints{actions{action expected hindsight standardError text}best bestInHindsight bestInHindsightText bestText costly dealNumber explanation hindsightLoss loss played playedText position reason standardError}}");
export const RequestReviewPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<RequestReviewPayloadFieldsFragment, unknown>("fragment RequestReviewPayloadFields on RequestReviewPayload{review{...ReviewFields}userErrors{actionIndex code message path}}", [ReviewFieldsFragmentDoc]);
export const RequestTakeoutPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<RequestTakeoutPayloadFieldsFragment, unknown>("fragment RequestTakeoutPayloadFields on RequestTakeoutPayload{takeout{bytes expiresAt readyAt requestedAt status url urlExpiresAt}userErrors{actionIndex code message path}}");
export const ResetPasswordPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<ResetPasswordPayloadFieldsFragment, unknown>("fragment ResetPasswordPayloadFields on ResetPasswordPayload{user{...UserFields}userErrors{actionIndex code message path}}", [UserFieldsFragmentDoc]);
export const RevokeApiTokenPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<RevokeApiTokenPayloadFieldsFragment, unknown>("fragment RevokeApiTokenPayloadFields on RevokeApiTokenPayload{revokedApiTokenId userErrors{actionIndex code message path}}");
export const RevokeAppPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<RevokeAppPayloadFieldsFragment, unknown>("fragment RevokeAppPayloadFields on RevokeAppPayload{revokedGrantedAppId userErrors{actionIndex code message path}}");
export const RotateAppSecretPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<RotateAppSecretPayloadFieldsFragment, unknown>("fragment RotateAppSecretPayloadFields on RotateAppSecretPayload{app{...AppFields}secret userErrors{actionIndex code message path}}", [AppFieldsFragmentDoc]);
export const RotateWebhookSecretPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<RotateWebhookSecretPayloadFieldsFragment, unknown>("fragment RotateWebhookSecretPayloadFields on RotateWebhookSecretPayload{secret userErrors{actionIndex code message path}webhook{...WebhookFields}}", [WebhookFieldsFragmentDoc]);
export const SendFriendRequestPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<SendFriendRequestPayloadFieldsFragment, unknown>("fragment SendFriendRequestPayloadFields on SendFriendRequestPayload{user{...UserFields}userErrors{actionIndex code message path}}", [UserFieldsFragmentDoc]);
export const SendMessagePayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<SendMessagePayloadFieldsFragment, unknown>("fragment SendMessagePayloadFields on SendMessagePayload{message{...MessageFields}userErrors{actionIndex code message path}}", [MessageFieldsFragmentDoc]);
export const SendVerificationPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<SendVerificationPayloadFieldsFragment, unknown>("fragment SendVerificationPayloadFields on SendVerificationPayload{user{...UserFields}userErrors{actionIndex code message path}}", [UserFieldsFragmentDoc]);
export const SessionPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<SessionPayloadFieldsFragment, unknown>("fragment SessionPayloadFields on SessionPayload{accessToken expiresAt refreshToken user{...UserFields}userErrors{actionIndex code message path}}", [UserFieldsFragmentDoc]);
export const SetAcceptancePolicyPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<SetAcceptancePolicyPayloadFieldsFragment, unknown>("fragment SetAcceptancePolicyPayloadFields on SetAcceptancePolicyPayload{bot{acceptsNow description engine homepage isConnected level owner{id username isBot}policy{clocks customRules maxMatches maxSeconds minSeconds named{id username isBot}presets rated variants who}user{id username isBot}version}userErrors{actionIndex code message path}}");
export const SetAutoVacationPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<SetAutoVacationPayloadFieldsFragment, unknown>("fragment SetAutoVacationPayloadFields on SetAutoVacationPayload{user{...UserFields}userErrors{actionIndex code message path}}", [UserFieldsFragmentDoc]);
export const SetAutoplayPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<SetAutoplayPayloadFieldsFragment, unknown>("fragment SetAutoplayPayloadFields on SetAutoplayPayload{autoplay{delay mode}userErrors{actionIndex code message path}}");
export const SetLocalePayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<SetLocalePayloadFieldsFragment, unknown>("fragment SetLocalePayloadFields on SetLocalePayload{user{...UserFields}userErrors{actionIndex code message path}}", [UserFieldsFragmentDoc]);
export const SetNotificationPreferencesPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<SetNotificationPreferencesPayloadFieldsFragment, unknown>("fragment SetNotificationPreferencesPayloadFields on SetNotificationPreferencesPayload{preferences{channels{channel enabled}digestHour quietHours{from to}reminders types{channel enabled type}whileConnected}userErrors{actionIndex code message path}}");
export const SetPlanPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<SetPlanPayloadFieldsFragment, unknown>("fragment SetPlanPayloadFields on SetPlanPayload{match{...MatchFields}userErrors{actionIndex code message path}}", [MatchFieldsFragmentDoc]);
export const SetShowsOnlinePayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<SetShowsOnlinePayloadFieldsFragment, unknown>("fragment SetShowsOnlinePayloadFields on SetShowsOnlinePayload{user{...UserFields}userErrors{actionIndex code message path}}", [UserFieldsFragmentDoc]);
export const SetSuitsPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<SetSuitsPayloadFieldsFragment, unknown>("fragment SetSuitsPayloadFields on SetSuitsPayload{user{...UserFields}userErrors{actionIndex code message path}}", [UserFieldsFragmentDoc]);
export const SetTimeZonePayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<SetTimeZonePayloadFieldsFragment, unknown>("fragment SetTimeZonePayloadFields on SetTimeZonePayload{user{...UserFields}userErrors{actionIndex code message path}}", [UserFieldsFragmentDoc]);
export const SetVisibilityPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<SetVisibilityPayloadFieldsFragment, unknown>("fragment SetVisibilityPayloadFields on SetVisibilityPayload{user{...UserFields}userErrors{actionIndex code message path}}", [UserFieldsFragmentDoc]);
export const ShowMatchPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<ShowMatchPayloadFieldsFragment, unknown>("fragment ShowMatchPayloadFields on ShowMatchPayload{match{...MatchFields}userErrors{actionIndex code message path}}", [MatchFieldsFragmentDoc]);
export const StartAsGuestPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<StartAsGuestPayloadFieldsFragment, unknown>("fragment StartAsGuestPayloadFields on StartAsGuestPayload{accessToken expiresAt refreshToken user{...UserFields}userErrors{actionIndex code message path}}", [UserFieldsFragmentDoc]);
export const SuspendUserPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<SuspendUserPayloadFieldsFragment, unknown>("fragment SuspendUserPayloadFields on SuspendUserPayload{user{...UserFields}userErrors{actionIndex code message path}}", [UserFieldsFragmentDoc]);
export const TakeOverClubPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<TakeOverClubPayloadFieldsFragment, unknown>("fragment TakeOverClubPayloadFields on TakeOverClubPayload{club{...ClubFields}userErrors{actionIndex code message path}}", [ClubFieldsFragmentDoc]);
export const TakeoutFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<TakeoutFieldsFragment, unknown>("fragment TakeoutFields on Takeout{bytes expiresAt readyAt requestedAt status url urlExpiresAt}");
export const WebhookDeliveryFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<WebhookDeliveryFieldsFragment, unknown>("fragment WebhookDeliveryFields on WebhookDelivery{attemptLog{answer at millis reason statusCode}attempts createdAt eventCursor id lastStatusCode messageId nextAttemptAt reason settledAt status type webhook{id}}");
export const TestWebhookPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<TestWebhookPayloadFieldsFragment, unknown>("fragment TestWebhookPayloadFields on TestWebhookPayload{delivery{...WebhookDeliveryFields}userErrors{actionIndex code message path}}", [WebhookDeliveryFieldsFragmentDoc]);
export const TurnOffSecondFactorPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<TurnOffSecondFactorPayloadFieldsFragment, unknown>("fragment TurnOffSecondFactorPayloadFields on TurnOffSecondFactorPayload{user{...UserFields}userErrors{actionIndex code message path}}", [UserFieldsFragmentDoc]);
export const UnblockUserPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<UnblockUserPayloadFieldsFragment, unknown>("fragment UnblockUserPayloadFields on UnblockUserPayload{user{...UserFields}userErrors{actionIndex code message path}}", [UserFieldsFragmentDoc]);
export const UnmuteUserPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<UnmuteUserPayloadFieldsFragment, unknown>("fragment UnmuteUserPayloadFields on UnmuteUserPayload{user{...UserFields}userErrors{actionIndex code message path}}", [UserFieldsFragmentDoc]);
export const UnsuspendUserPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<UnsuspendUserPayloadFieldsFragment, unknown>("fragment UnsuspendUserPayloadFields on UnsuspendUserPayload{user{...UserFields}userErrors{actionIndex code message path}}", [UserFieldsFragmentDoc]);
export const UpdateAppPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<UpdateAppPayloadFieldsFragment, unknown>("fragment UpdateAppPayloadFields on UpdateAppPayload{app{...AppFields}userErrors{actionIndex code message path}}", [AppFieldsFragmentDoc]);
export const UpdateBotPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<UpdateBotPayloadFieldsFragment, unknown>("fragment UpdateBotPayloadFields on UpdateBotPayload{bot{acceptsNow description engine homepage isConnected level owner{id username isBot}policy{clocks customRules maxMatches maxSeconds minSeconds named{id username isBot}presets rated variants who}user{id username isBot}version}userErrors{actionIndex code message path}}");
export const UpdateClubPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<UpdateClubPayloadFieldsFragment, unknown>("fragment UpdateClubPayloadFields on UpdateClubPayload{club{...ClubFields}userErrors{actionIndex code message path}}", [ClubFieldsFragmentDoc]);
export const UpdateWebhookPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<UpdateWebhookPayloadFieldsFragment, unknown>("fragment UpdateWebhookPayloadFields on UpdateWebhookPayload{userErrors{actionIndex code message path}webhook{...WebhookFields}}", [WebhookFieldsFragmentDoc]);
export const UserConnectionFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<UserConnectionFieldsFragment, unknown>("fragment UserConnectionFields on UserConnection{nodes{...UserFields}pageInfo{endCursor hasNextPage hasPreviousPage startCursor}}", [UserFieldsFragmentDoc]);
export const UserEventFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<UserEventFieldsFragment, unknown>("fragment UserEventFields on UserEvent{__typename ...on MatchEvent{at cursor match{id version status}matchId payload{__typename ...on AbortOffered{seat type}...on AbortWithdrawn{seat type}...on Bid{contract seat type withoutTalon}...on CardPlayed{card seat type}...on CardsDealt{draws{card open seat}type}...on CardsDrawn{draws{card open seat}type}...on CardsLaidAside{cards seat type}...on Claimed{seat type}...on ContractWon{contract seat type}...on DealEnded{reason type winners}...on DealScored{number result{gamePoints reason winners}score type}...on DealStarted{dealer number playOff seats type}...on DealerDrawn{dealer link rounds{card seat}type}...on DeckCut{knocked seat type}...on Doubled{double seat type}...on HandsOpened{draws{card open seat}type}...on MarriageAnnounced{cardPoints seat suit type}...on MatchAborted{type}...on MatchEnded{outcome{bummerl places reason text winners}type}...on MatchRestored{commitment deal type}...on MatchStarted{players{id username isBot}type}...on Passed{seat type}...on RedealDemanded{seat type}...on SeatLeft{cause seat type}...on TalonClosed{seat type}...on TalonTaken{draws{card open seat}type}...on TimeGiven{seat seconds type}...on TrickTaken{cards seat type}...on TrumpExchanged{gave seat took type}...on TrumpNamed{seat trump type}...on TrumpTurned{card seat trump type}}seat token type version}...on NotificationEvent{at cursor notification{...NotificationFields}}}", [NotificationFieldsFragmentDoc]);
export const UserEventConnectionFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<UserEventConnectionFieldsFragment, unknown>("fragment UserEventConnectionFields on UserEventConnection{nodes{__typename ...on MatchEvent{at cursor match{id version status}matchId payload{__typename ...on AbortOffered{seat type}...on AbortWithdrawn{seat type}...on Bid{contract seat type withoutTalon}...on CardPlayed{card seat type}...on CardsDealt{draws{card open seat}type}...on CardsDrawn{draws{card open seat}type}...on CardsLaidAside{cards seat type}...on Claimed{seat type}...on ContractWon{contract seat type}...on DealEnded{reason type winners}...on DealScored{number result{gamePoints reason winners}score type}...on DealStarted{dealer number playOff seats type}...on DealerDrawn{dealer link rounds{card seat}type}...on DeckCut{knocked seat type}...on Doubled{double seat type}...on HandsOpened{draws{card open seat}type}...on MarriageAnnounced{cardPoints seat suit type}...on MatchAborted{type}...on MatchEnded{outcome{bummerl places reason text winners}type}...on MatchRestored{commitment deal type}...on MatchStarted{players{id username isBot}type}...on Passed{seat type}...on RedealDemanded{seat type}...on SeatLeft{cause seat type}...on TalonClosed{seat type}...on TalonTaken{draws{card open seat}type}...on TimeGiven{seat seconds type}...on TrickTaken{cards seat type}...on TrumpExchanged{gave seat took type}...on TrumpNamed{seat trump type}...on TrumpTurned{card seat trump type}}seat token type version}...on NotificationEvent{at cursor notification{...NotificationFields}}}pageInfo{endCursor hasNextPage hasPreviousPage startCursor}}", [NotificationFieldsFragmentDoc]);
export const VariantFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<VariantFieldsFragment, unknown>("fragment VariantFields on Variant{contracts{acesLow defendersTalk gamePoints goal hasTrump height heightIfGangOver isUsual key leader mustHold name nameDe openTo opensHands source text}defaultPreset key name nameDe options{appliesWhere{name values{contracts flag number text word}}default{contracts flag number text word}kind label max min name source text values{contracts flag number text word}view}presets{name rules{default{contracts flag number text word}name source text value{contracts flag number text word}}target text}seats sides}");
export const VerifyEmailPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<VerifyEmailPayloadFieldsFragment, unknown>("fragment VerifyEmailPayloadFields on VerifyEmailPayload{user{...UserFields}userErrors{actionIndex code message path}}", [UserFieldsFragmentDoc]);
export const VoidMatchPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<VoidMatchPayloadFieldsFragment, unknown>("fragment VoidMatchPayloadFields on VoidMatchPayload{match{...MatchFields}userErrors{actionIndex code message path}}", [MatchFieldsFragmentDoc]);
export const WarnUserPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<WarnUserPayloadFieldsFragment, unknown>("fragment WarnUserPayloadFields on WarnUserPayload{user{...UserFields}userErrors{actionIndex code message path}}", [UserFieldsFragmentDoc]);
export const WebhookMessageFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<WebhookMessageFieldsFragment, unknown>("fragment WebhookMessageFields on WebhookMessage{body cursor type}");
export const WithdrawAbortPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<WithdrawAbortPayloadFieldsFragment, unknown>("fragment WithdrawAbortPayloadFields on WithdrawAbortPayload{match{...MatchFields}userErrors{actionIndex code message path}}", [MatchFieldsFragmentDoc]);
export const WithdrawBackingPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<WithdrawBackingPayloadFieldsFragment, unknown>("fragment WithdrawBackingPayloadFields on WithdrawBackingPayload{challenge{...ChallengeFields}userErrors{actionIndex code message path}}", [ChallengeFieldsFragmentDoc]);
export const WithdrawFromCompetitionPayloadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString<WithdrawFromCompetitionPayloadFieldsFragment, unknown>("fragment WithdrawFromCompetitionPayloadFields on WithdrawFromCompetitionPayload{competition{...CompetitionFields}entry{drawSeed enteredAt group lot number outSince partner{id username isBot}partnerAgreed place reentryOf status timeouts user{id username isBot}viewerChallenge{isAllowed refusal{actionIndex code message path}what}}userErrors{actionIndex code message path}}", [CompetitionFieldsFragmentDoc]);
export const BotDealFragmentDoc = /*#__PURE__*/ new TypedDocumentString<BotDealFragment, unknown>("fragment BotDeal on Deal{number phase trump trumpCard talonCount closedBy contract declarer double cardPoints tricks legal hands{seat count cards known}trick{seat card}lastTrick{seat card}bids{seat token}marriages{seat suit cardPoints isPending}legalActions{__typename token text}}");
export const BotMatchFragmentDoc = /*#__PURE__*/ new TypedDocumentString<BotMatchFragment, unknown>("fragment BotMatch on Match{id version status preset viewerSeat toAct score target deadline variant{key}deal{...BotDeal}}", [BotDealFragmentDoc]);
export const BotChallengeFragmentDoc = /*#__PURE__*/ new TypedDocumentString<BotChallengeFragment, unknown>("fragment BotChallenge on Challenge{id status variant preset target rated creator{username isBot}table{seat state user{username}}timeControl{perTurnSeconds bankSeconds}}");
export const BotMessageFragmentDoc = /*#__PURE__*/ new TypedDocumentString<BotMessageFragment, unknown>("fragment BotMessage on Message{id matchId seat text phrase}");
export const AuditLogDocument = /*#__PURE__*/ new TypedDocumentString<AuditLogQuery, AuditLogQueryVariables>("query AuditLog($actor:String$after:String$first:Int$kind:AuditAct$openAppeals:Boolean!$subject:String){auditLog(actor:$actor after:$after first:$first kind:$kind openAppeals:$openAppeals subject:$subject){...AuditEntryConnectionFields}}", [AuditEntryConnectionFieldsFragmentDoc]);
export const AuthorizationDocument = /*#__PURE__*/ new TypedDocumentString<AuthorizationQuery, AuthorizationQueryVariables>("query Authorization{authorization{...AuthorizationFields}}", [AuthorizationFieldsFragmentDoc]);
export const AutoplayDocument = /*#__PURE__*/ new TypedDocumentString<AutoplayQuery, AutoplayQueryVariables>("query Autoplay{autoplay{...AutoplayFields}}", [AutoplayFieldsFragmentDoc]);
export const BotStrengthsDocument = /*#__PURE__*/ new TypedDocumentString<BotStrengthsQuery, BotStrengthsQueryVariables>("query BotStrengths($preset:PresetKey$variant:VariantKey!){botStrengths(preset:$preset variant:$variant){...BotStrengthFields}}", [BotStrengthFieldsFragmentDoc]);
export const BotsDocument = /*#__PURE__*/ new TypedDocumentString<BotsQuery, BotsQueryVariables>("query Bots($after:String$filter:BotFilter$first:Int){bots(after:$after filter:$filter first:$first){...BotConnectionFields}}", [BotConnectionFieldsFragmentDoc]);
export const CardsDocument = /*#__PURE__*/ new TypedDocumentString<CardsQuery, CardsQueryVariables>("query Cards($deck:Int!$suits:CardSuits){cards(deck:$deck suits:$suits){...CardFields}}", [CardFieldsFragmentDoc]);
export const ChallengesDocument = /*#__PURE__*/ new TypedDocumentString<ChallengesQuery, ChallengesQueryVariables>("query Challenges($after:String$filter:ChallengeFilter$first:Int$order:ChallengeOrder){challenges(after:$after filter:$filter first:$first order:$order){...ChallengeConnectionFields}}", [ChallengeConnectionFieldsFragmentDoc]);
export const ClocksDocument = /*#__PURE__*/ new TypedDocumentString<ClocksQuery, ClocksQueryVariables>("query Clocks{clocks{...ClocksFields}}", [ClocksFieldsFragmentDoc]);
export const ClosedNetworksDocument = /*#__PURE__*/ new TypedDocumentString<ClosedNetworksQuery, ClosedNetworksQueryVariables>("query ClosedNetworks($after:String$first:Int){closedNetworks(after:$after first:$first){...ClosedNetworkConnectionFields}}", [ClosedNetworkConnectionFieldsFragmentDoc]);
export const ClubDocument = /*#__PURE__*/ new TypedDocumentString<ClubQuery, ClubQueryVariables>("query Club($clubId:ID!){club(clubId:$clubId){...ClubFields}}", [ClubFieldsFragmentDoc]);
export const ClubInvitationDocument = /*#__PURE__*/ new TypedDocumentString<ClubInvitationQuery, ClubInvitationQueryVariables>("query ClubInvitation($invitationToken:String!){clubInvitation(invitationToken:$invitationToken){...ClubPreviewFields}}", [ClubPreviewFieldsFragmentDoc]);
export const ClubsDocument = /*#__PURE__*/ new TypedDocumentString<ClubsQuery, ClubsQueryVariables>("query Clubs($after:String$first:Int$prefix:String){clubs(after:$after first:$first prefix:$prefix){...ClubConnectionFields}}", [ClubConnectionFieldsFragmentDoc]);
export const CompetitionDocument = /*#__PURE__*/ new TypedDocumentString<CompetitionQuery, CompetitionQueryVariables>("query Competition($competitionId:ID!){competition(competitionId:$competitionId){...CompetitionFields}}", [CompetitionFieldsFragmentDoc]);
export const CompetitionFormsDocument = /*#__PURE__*/ new TypedDocumentString<CompetitionFormsQuery, CompetitionFormsQueryVariables>("query CompetitionForms{competitionForms{...CompetitionFormFields}}", [CompetitionFormFieldsFragmentDoc]);
export const CompetitionSeriesDocument = /*#__PURE__*/ new TypedDocumentString<CompetitionSeriesQuery, CompetitionSeriesQueryVariables>("query CompetitionSeries($after:String$first:Int){competitionSeries(after:$after first:$first){...CompetitionSeriesConnectionFields}}", [CompetitionSeriesConnectionFieldsFragmentDoc]);
export const CompetitionsDocument = /*#__PURE__*/ new TypedDocumentString<CompetitionsQuery, CompetitionsQueryVariables>("query Competitions($after:String$filter:CompetitionFilter$first:Int=10){competitions(after:$after filter:$filter first:$first){...CompetitionConnectionFields}}", [CompetitionConnectionFieldsFragmentDoc]);
export const DecisionsAboutMeDocument = /*#__PURE__*/ new TypedDocumentString<DecisionsAboutMeQuery, DecisionsAboutMeQueryVariables>("query DecisionsAboutMe($after:String$first:Int){decisionsAboutMe(after:$after first:$first){...AuditEntryConnectionFields}}", [AuditEntryConnectionFieldsFragmentDoc]);
export const DeliveriesDocument = /*#__PURE__*/ new TypedDocumentString<DeliveriesQuery, DeliveriesQueryVariables>("query Deliveries($after:String$first:Int){deliveries(after:$after first:$first){...DeliveryConnectionFields}}", [DeliveryConnectionFieldsFragmentDoc]);
export const EventCursorDocument = /*#__PURE__*/ new TypedDocumentString<EventCursorQuery, EventCursorQueryVariables>("query EventCursor{eventCursor}");
export const EventsDocument = /*#__PURE__*/ new TypedDocumentString<EventsQuery, EventsQueryVariables>("query Events($after:String$first:Int){events(after:$after first:$first){...UserEventConnectionFields}}", [UserEventConnectionFieldsFragmentDoc]);
export const FairPlayDocument = /*#__PURE__*/ new TypedDocumentString<FairPlayQuery, FairPlayQueryVariables>("query FairPlay($preset:PresetKey$username:String!$variant:VariantKey!){fairPlay(preset:$preset username:$username variant:$variant){...FairPlayFields}}", [FairPlayFieldsFragmentDoc]);
export const FriendRequestsDocument = /*#__PURE__*/ new TypedDocumentString<FriendRequestsQuery, FriendRequestsQueryVariables>("query FriendRequests($after:String$first:Int$sent:Boolean){friendRequests(after:$after first:$first sent:$sent){...FriendRequestConnectionFields}}", [FriendRequestConnectionFieldsFragmentDoc]);
export const FriendsDocument = /*#__PURE__*/ new TypedDocumentString<FriendsQuery, FriendsQueryVariables>("query Friends($after:String$first:Int){friends(after:$after first:$first){...UserConnectionFields}}", [UserConnectionFieldsFragmentDoc]);
export const InvitationDocument = /*#__PURE__*/ new TypedDocumentString<InvitationQuery, InvitationQueryVariables>("query Invitation($invitationToken:String!){invitation(invitationToken:$invitationToken){...ChallengeFields}}", [ChallengeFieldsFragmentDoc]);
export const LeaderboardDocument = /*#__PURE__*/ new TypedDocumentString<LeaderboardQuery, LeaderboardQueryVariables>("query Leaderboard($after:String$bots:Boolean!$first:Int$preset:PresetKey$variant:VariantKey!){leaderboard(after:$after bots:$bots first:$first preset:$preset variant:$variant){...RatingConnectionFields}}", [RatingConnectionFieldsFragmentDoc]);
export const LedgerDocument = /*#__PURE__*/ new TypedDocumentString<LedgerQuery, LedgerQueryVariables>("query Ledger($opponent:String!$username:String!){ledger(opponent:$opponent username:$username){...LedgerFields}}", [LedgerFieldsFragmentDoc]);
export const MatchDocument = /*#__PURE__*/ new TypedDocumentString<MatchQuery, MatchQueryVariables>("query Match($id:ID!){match(id:$id){...MatchFields}}", [MatchFieldsFragmentDoc]);
export const MatchesDocument = /*#__PURE__*/ new TypedDocumentString<MatchesQuery, MatchesQueryVariables>("query Matches($after:String$filter:MatchFilter$first:Int=5$order:MatchOrder){matches(after:$after filter:$filter first:$first order:$order){...MatchConnectionFields}}", [MatchConnectionFieldsFragmentDoc]);
export const MeDocument = /*#__PURE__*/ new TypedDocumentString<MeQuery, MeQueryVariables>("query Me{me{...UserFields}}", [UserFieldsFragmentDoc]);
export const MyTurnCountDocument = /*#__PURE__*/ new TypedDocumentString<MyTurnCountQuery, MyTurnCountQueryVariables>("query MyTurnCount{myTurnCount}");
export const MyTurnsDocument = /*#__PURE__*/ new TypedDocumentString<MyTurnsQuery, MyTurnsQueryVariables>("query MyTurns($after:String$first:Int=5){myTurns(after:$after first:$first){...MatchConnectionFields}}", [MatchConnectionFieldsFragmentDoc]);
export const NodeDocument = /*#__PURE__*/ new TypedDocumentString<NodeQuery, NodeQueryVariables>("query Node($id:ID!){node(id:$id){...NodeFields}}", [NodeFieldsFragmentDoc]);
export const NodesDocument = /*#__PURE__*/ new TypedDocumentString<NodesQuery, NodesQueryVariables>("query Nodes($ids:[ID!]!){nodes(ids:$ids){...NodeFields}}", [NodeFieldsFragmentDoc]);
export const NotificationsDocument = /*#__PURE__*/ new TypedDocumentString<NotificationsQuery, NotificationsQueryVariables>("query Notifications($after:String$first:Int$unreadOnly:Boolean){notifications(after:$after first:$first unreadOnly:$unreadOnly){...NotificationConnectionFields}}", [NotificationConnectionFieldsFragmentDoc]);
export const OpenReportCountDocument = /*#__PURE__*/ new TypedDocumentString<OpenReportCountQuery, OpenReportCountQueryVariables>("query OpenReportCount{openReportCount}");
export const OperationCostDocument = /*#__PURE__*/ new TypedDocumentString<OperationCostQuery, OperationCostQueryVariables>("query OperationCost($operationName:String$query:String!$variables:JSONObject){operationCost(operationName:$operationName query:$query variables:$variables){...OperationCostFields}}", [OperationCostFieldsFragmentDoc]);
export const OperatorTextsDocument = /*#__PURE__*/ new TypedDocumentString<OperatorTextsQuery, OperatorTextsQueryVariables>("query OperatorTexts{operatorTexts{...OperatorTextFields}}", [OperatorTextFieldsFragmentDoc]);
export const PhrasesDocument = /*#__PURE__*/ new TypedDocumentString<PhrasesQuery, PhrasesQueryVariables>("query Phrases{phrases{...PhraseWordingFields}}", [PhraseWordingFieldsFragmentDoc]);
export const RateableDocument = /*#__PURE__*/ new TypedDocumentString<RateableQuery, RateableQueryVariables>("query Rateable($preset:PresetKey$rules:RulesInput$target:Int$timeControl:TimeControlInput$variant:VariantKey!){rateable(preset:$preset rules:$rules target:$target timeControl:$timeControl variant:$variant)}");
export const ReportsDocument = /*#__PURE__*/ new TypedDocumentString<ReportsQuery, ReportsQueryVariables>("query Reports($after:String$first:Int$state:ReportState!){reports(after:$after first:$first state:$state){...ReportConnectionFields}}", [ReportConnectionFieldsFragmentDoc]);
export const TakeoutDocument = /*#__PURE__*/ new TypedDocumentString<TakeoutQuery, TakeoutQueryVariables>("query Takeout{takeout{...TakeoutFields}}", [TakeoutFieldsFragmentDoc]);
export const UnreadNotificationsDocument = /*#__PURE__*/ new TypedDocumentString<UnreadNotificationsQuery, UnreadNotificationsQueryVariables>("query UnreadNotifications{unreadNotifications}");
export const UserDocument = /*#__PURE__*/ new TypedDocumentString<UserQuery, UserQueryVariables>("query User($username:String!){user(username:$username){...UserFields}}", [UserFieldsFragmentDoc]);
export const UsersDocument = /*#__PURE__*/ new TypedDocumentString<UsersQuery, UsersQueryVariables>("query Users($after:String$first:Int$houseBots:Boolean$prefix:String!){users(after:$after first:$first houseBots:$houseBots prefix:$prefix){...UserConnectionFields}}", [UserConnectionFieldsFragmentDoc]);
export const VapidPublicKeyDocument = /*#__PURE__*/ new TypedDocumentString<VapidPublicKeyQuery, VapidPublicKeyQueryVariables>("query VapidPublicKey{vapidPublicKey}");
export const VariantsDocument = /*#__PURE__*/ new TypedDocumentString<VariantsQuery, VariantsQueryVariables>("query Variants{variants{...VariantFields}}", [VariantFieldsFragmentDoc]);
export const ViewerPairingsDocument = /*#__PURE__*/ new TypedDocumentString<ViewerPairingsQuery, ViewerPairingsQueryVariables>("query ViewerPairings($after:String$first:Int){viewerPairings(after:$after first:$first){...CompetitionPairingConnectionFields}}", [CompetitionPairingConnectionFieldsFragmentDoc]);
export const AcceptChallengeDocument = /*#__PURE__*/ new TypedDocumentString<AcceptChallengeMutation, AcceptChallengeMutationVariables>("mutation AcceptChallenge($input:AcceptChallengeInput!){acceptChallenge(input:$input){...ChallengePayloadFields}}", [ChallengePayloadFieldsFragmentDoc]);
export const AcceptFriendRequestDocument = /*#__PURE__*/ new TypedDocumentString<AcceptFriendRequestMutation, AcceptFriendRequestMutationVariables>("mutation AcceptFriendRequest($input:AcceptFriendRequestInput!){acceptFriendRequest(input:$input){...AcceptFriendRequestPayloadFields}}", [AcceptFriendRequestPayloadFieldsFragmentDoc]);
export const ActDocument = /*#__PURE__*/ new TypedDocumentString<ActMutation, ActMutationVariables>("mutation Act($input:ActInput!){act(input:$input){...ActPayloadFields}}", [ActPayloadFieldsFragmentDoc]);
export const AddPushSubscriptionDocument = /*#__PURE__*/ new TypedDocumentString<AddPushSubscriptionMutation, AddPushSubscriptionMutationVariables>("mutation AddPushSubscription($input:AddPushSubscriptionInput!){addPushSubscription(input:$input){...AddPushSubscriptionPayloadFields}}", [AddPushSubscriptionPayloadFieldsFragmentDoc]);
export const AnswerAppealDocument = /*#__PURE__*/ new TypedDocumentString<AnswerAppealMutation, AnswerAppealMutationVariables>("mutation AnswerAppeal($input:AnswerAppealInput!){answerAppeal(input:$input){...AnswerAppealPayloadFields}}", [AnswerAppealPayloadFieldsFragmentDoc]);
export const AnswerBackingDocument = /*#__PURE__*/ new TypedDocumentString<AnswerBackingMutation, AnswerBackingMutationVariables>("mutation AnswerBacking($input:AnswerBackingInput!){answerBacking(input:$input){...AnswerBackingPayloadFields}}", [AnswerBackingPayloadFieldsFragmentDoc]);
export const AnswerCompetitionPartnerDocument = /*#__PURE__*/ new TypedDocumentString<AnswerCompetitionPartnerMutation, AnswerCompetitionPartnerMutationVariables>("mutation AnswerCompetitionPartner($input:AnswerCompetitionPartnerInput!){answerCompetitionPartner(input:$input){...AnswerCompetitionPartnerPayloadFields}}", [AnswerCompetitionPartnerPayloadFieldsFragmentDoc]);
export const AppealDocument = /*#__PURE__*/ new TypedDocumentString<AppealMutation, AppealMutationVariables>("mutation Appeal($input:AppealInput!){appeal(input:$input){...AppealPayloadFields}}", [AppealPayloadFieldsFragmentDoc]);
export const AppointClubKeeperDocument = /*#__PURE__*/ new TypedDocumentString<AppointClubKeeperMutation, AppointClubKeeperMutationVariables>("mutation AppointClubKeeper($input:AppointClubKeeperInput!){appointClubKeeper(input:$input){...AppointClubKeeperPayloadFields}}", [AppointClubKeeperPayloadFieldsFragmentDoc]);
export const AskToBackDocument = /*#__PURE__*/ new TypedDocumentString<AskToBackMutation, AskToBackMutationVariables>("mutation AskToBack($input:AskToBackInput!){askToBack(input:$input){...AskToBackPayloadFields}}", [AskToBackPayloadFieldsFragmentDoc]);
export const BecomeBotDocument = /*#__PURE__*/ new TypedDocumentString<BecomeBotMutation, BecomeBotMutationVariables>("mutation BecomeBot($input:BecomeBotInput!){becomeBot(input:$input){...BecomeBotPayloadFields}}", [BecomeBotPayloadFieldsFragmentDoc]);
export const BeginSecondFactorDocument = /*#__PURE__*/ new TypedDocumentString<BeginSecondFactorMutation, BeginSecondFactorMutationVariables>("mutation BeginSecondFactor($input:BeginSecondFactorInput!){beginSecondFactor(input:$input){...BeginSecondFactorPayloadFields}}", [BeginSecondFactorPayloadFieldsFragmentDoc]);
export const BlockUserDocument = /*#__PURE__*/ new TypedDocumentString<BlockUserMutation, BlockUserMutationVariables>("mutation BlockUser($input:BlockUserInput!){blockUser(input:$input){...BlockUserPayloadFields}}", [BlockUserPayloadFieldsFragmentDoc]);
export const BookVacationDocument = /*#__PURE__*/ new TypedDocumentString<BookVacationMutation, BookVacationMutationVariables>("mutation BookVacation($input:BookVacationInput!){bookVacation(input:$input){...BookVacationPayloadFields}}", [BookVacationPayloadFieldsFragmentDoc]);
export const CancelChallengeDocument = /*#__PURE__*/ new TypedDocumentString<CancelChallengeMutation, CancelChallengeMutationVariables>("mutation CancelChallenge($input:CancelChallengeInput!){cancelChallenge(input:$input){...ChallengePayloadFields}}", [ChallengePayloadFieldsFragmentDoc]);
export const CancelCompetitionDocument = /*#__PURE__*/ new TypedDocumentString<CancelCompetitionMutation, CancelCompetitionMutationVariables>("mutation CancelCompetition($input:CancelCompetitionInput!){cancelCompetition(input:$input){...CancelCompetitionPayloadFields}}", [CancelCompetitionPayloadFieldsFragmentDoc]);
export const CancelFriendRequestDocument = /*#__PURE__*/ new TypedDocumentString<CancelFriendRequestMutation, CancelFriendRequestMutationVariables>("mutation CancelFriendRequest($input:CancelFriendRequestInput!){cancelFriendRequest(input:$input){...CancelFriendRequestPayloadFields}}", [CancelFriendRequestPayloadFieldsFragmentDoc]);
export const CancelVacationDocument = /*#__PURE__*/ new TypedDocumentString<CancelVacationMutation, CancelVacationMutationVariables>("mutation CancelVacation($input:CancelVacationInput!){cancelVacation(input:$input){...CancelVacationPayloadFields}}", [CancelVacationPayloadFieldsFragmentDoc]);
export const ChallengeOnLadderDocument = /*#__PURE__*/ new TypedDocumentString<ChallengeOnLadderMutation, ChallengeOnLadderMutationVariables>("mutation ChallengeOnLadder($input:ChallengeOnLadderInput!){challengeOnLadder(input:$input){...ChallengeOnLadderPayloadFields}}", [ChallengeOnLadderPayloadFieldsFragmentDoc]);
export const ChangeCompetitionDocument = /*#__PURE__*/ new TypedDocumentString<ChangeCompetitionMutation, ChangeCompetitionMutationVariables>("mutation ChangeCompetition($input:ChangeCompetitionInput!){changeCompetition(input:$input){...ChangeCompetitionPayloadFields}}", [ChangeCompetitionPayloadFieldsFragmentDoc]);
export const ChangeEmailDocument = /*#__PURE__*/ new TypedDocumentString<ChangeEmailMutation, ChangeEmailMutationVariables>("mutation ChangeEmail($input:ChangeEmailInput!){changeEmail(input:$input){...ChangeEmailPayloadFields}}", [ChangeEmailPayloadFieldsFragmentDoc]);
export const ChangePasswordDocument = /*#__PURE__*/ new TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>("mutation ChangePassword($input:ChangePasswordInput!){changePassword(input:$input){...ChangePasswordPayloadFields}}", [ChangePasswordPayloadFieldsFragmentDoc]);
export const ClaimReportDocument = /*#__PURE__*/ new TypedDocumentString<ClaimReportMutation, ClaimReportMutationVariables>("mutation ClaimReport($input:ClaimReportInput!){claimReport(input:$input){...ClaimReportPayloadFields}}", [ClaimReportPayloadFieldsFragmentDoc]);
export const CloseClubDocument = /*#__PURE__*/ new TypedDocumentString<CloseClubMutation, CloseClubMutationVariables>("mutation CloseClub($input:CloseClubInput!){closeClub(input:$input){...CloseClubPayloadFields}}", [CloseClubPayloadFieldsFragmentDoc]);
export const CloseNetworkDocument = /*#__PURE__*/ new TypedDocumentString<CloseNetworkMutation, CloseNetworkMutationVariables>("mutation CloseNetwork($input:CloseNetworkInput!){closeNetwork(input:$input){...CloseNetworkPayloadFields}}", [CloseNetworkPayloadFieldsFragmentDoc]);
export const ConfirmBotDocument = /*#__PURE__*/ new TypedDocumentString<ConfirmBotMutation, ConfirmBotMutationVariables>("mutation ConfirmBot($input:ConfirmBotInput!){confirmBot(input:$input){...ConfirmBotPayloadFields}}", [ConfirmBotPayloadFieldsFragmentDoc]);
export const ConfirmSecondFactorDocument = /*#__PURE__*/ new TypedDocumentString<ConfirmSecondFactorMutation, ConfirmSecondFactorMutationVariables>("mutation ConfirmSecondFactor($input:ConfirmSecondFactorInput!){confirmSecondFactor(input:$input){...ConfirmSecondFactorPayloadFields}}", [ConfirmSecondFactorPayloadFieldsFragmentDoc]);
export const CreateApiTokenDocument = /*#__PURE__*/ new TypedDocumentString<CreateApiTokenMutation, CreateApiTokenMutationVariables>("mutation CreateApiToken($input:CreateApiTokenInput!){createApiToken(input:$input){...CreateApiTokenPayloadFields}}", [CreateApiTokenPayloadFieldsFragmentDoc]);
export const CreateAppDocument = /*#__PURE__*/ new TypedDocumentString<CreateAppMutation, CreateAppMutationVariables>("mutation CreateApp($input:CreateAppInput!){createApp(input:$input){...CreateAppPayloadFields}}", [CreateAppPayloadFieldsFragmentDoc]);
export const CreateChallengeDocument = /*#__PURE__*/ new TypedDocumentString<CreateChallengeMutation, CreateChallengeMutationVariables>("mutation CreateChallenge($input:CreateChallengeInput!){createChallenge(input:$input){...ChallengePayloadFields}}", [ChallengePayloadFieldsFragmentDoc]);
export const CreateCompetitionDocument = /*#__PURE__*/ new TypedDocumentString<CreateCompetitionMutation, CreateCompetitionMutationVariables>("mutation CreateCompetition($input:CreateCompetitionInput!){createCompetition(input:$input){...CreateCompetitionPayloadFields}}", [CreateCompetitionPayloadFieldsFragmentDoc]);
export const CreateCompetitionSeriesDocument = /*#__PURE__*/ new TypedDocumentString<CreateCompetitionSeriesMutation, CreateCompetitionSeriesMutationVariables>("mutation CreateCompetitionSeries($input:CreateCompetitionSeriesInput!){createCompetitionSeries(input:$input){...CreateCompetitionSeriesPayloadFields}}", [CreateCompetitionSeriesPayloadFieldsFragmentDoc]);
export const CreateWebhookDocument = /*#__PURE__*/ new TypedDocumentString<CreateWebhookMutation, CreateWebhookMutationVariables>("mutation CreateWebhook($input:CreateWebhookInput!){createWebhook(input:$input){...CreateWebhookPayloadFields}}", [CreateWebhookPayloadFieldsFragmentDoc]);
export const DecideReportDocument = /*#__PURE__*/ new TypedDocumentString<DecideReportMutation, DecideReportMutationVariables>("mutation DecideReport($input:DecideReportInput!){decideReport(input:$input){...DecideReportPayloadFields}}", [DecideReportPayloadFieldsFragmentDoc]);
export const DeclineChallengeDocument = /*#__PURE__*/ new TypedDocumentString<DeclineChallengeMutation, DeclineChallengeMutationVariables>("mutation DeclineChallenge($input:DeclineChallengeInput!){declineChallenge(input:$input){...ChallengePayloadFields}}", [ChallengePayloadFieldsFragmentDoc]);
export const DeclineClubDocument = /*#__PURE__*/ new TypedDocumentString<DeclineClubMutation, DeclineClubMutationVariables>("mutation DeclineClub($input:DeclineClubInput!){declineClub(input:$input){...DeclineClubPayloadFields}}", [DeclineClubPayloadFieldsFragmentDoc]);
export const DeclineFriendRequestDocument = /*#__PURE__*/ new TypedDocumentString<DeclineFriendRequestMutation, DeclineFriendRequestMutationVariables>("mutation DeclineFriendRequest($input:DeclineFriendRequestInput!){declineFriendRequest(input:$input){...DeclineFriendRequestPayloadFields}}", [DeclineFriendRequestPayloadFieldsFragmentDoc]);
export const DeleteAccountDocument = /*#__PURE__*/ new TypedDocumentString<DeleteAccountMutation, DeleteAccountMutationVariables>("mutation DeleteAccount($input:DeleteAccountInput!){deleteAccount(input:$input){...DeleteAccountPayloadFields}}", [DeleteAccountPayloadFieldsFragmentDoc]);
export const DeleteAppDocument = /*#__PURE__*/ new TypedDocumentString<DeleteAppMutation, DeleteAppMutationVariables>("mutation DeleteApp($input:DeleteAppInput!){deleteApp(input:$input){...DeleteAppPayloadFields}}", [DeleteAppPayloadFieldsFragmentDoc]);
export const DeleteWebhookDocument = /*#__PURE__*/ new TypedDocumentString<DeleteWebhookMutation, DeleteWebhookMutationVariables>("mutation DeleteWebhook($input:DeleteWebhookInput!){deleteWebhook(input:$input){...DeleteWebhookPayloadFields}}", [DeleteWebhookPayloadFieldsFragmentDoc]);
export const DismissClubKeeperDocument = /*#__PURE__*/ new TypedDocumentString<DismissClubKeeperMutation, DismissClubKeeperMutationVariables>("mutation DismissClubKeeper($input:DismissClubKeeperInput!){dismissClubKeeper(input:$input){...DismissClubKeeperPayloadFields}}", [DismissClubKeeperPayloadFieldsFragmentDoc]);
export const DisqualifyEntryDocument = /*#__PURE__*/ new TypedDocumentString<DisqualifyEntryMutation, DisqualifyEntryMutationVariables>("mutation DisqualifyEntry($input:DisqualifyEntryInput!){disqualifyEntry(input:$input){...DisqualifyEntryPayloadFields}}", [DisqualifyEntryPayloadFieldsFragmentDoc]);
export const EnableWebhookDocument = /*#__PURE__*/ new TypedDocumentString<EnableWebhookMutation, EnableWebhookMutationVariables>("mutation EnableWebhook($input:EnableWebhookInput!){enableWebhook(input:$input){...EnableWebhookPayloadFields}}", [EnableWebhookPayloadFieldsFragmentDoc]);
export const EndCompetitionSeriesDocument = /*#__PURE__*/ new TypedDocumentString<EndCompetitionSeriesMutation, EndCompetitionSeriesMutationVariables>("mutation EndCompetitionSeries($input:EndCompetitionSeriesInput!){endCompetitionSeries(input:$input){...EndCompetitionSeriesPayloadFields}}", [EndCompetitionSeriesPayloadFieldsFragmentDoc]);
export const EndRoundEarlyDocument = /*#__PURE__*/ new TypedDocumentString<EndRoundEarlyMutation, EndRoundEarlyMutationVariables>("mutation EndRoundEarly($input:EndRoundEarlyInput!){endRoundEarly(input:$input){...EndRoundEarlyPayloadFields}}", [EndRoundEarlyPayloadFieldsFragmentDoc]);
export const EnterCompetitionDocument = /*#__PURE__*/ new TypedDocumentString<EnterCompetitionMutation, EnterCompetitionMutationVariables>("mutation EnterCompetition($input:EnterCompetitionInput!){enterCompetition(input:$input){...EnterCompetitionPayloadFields}}", [EnterCompetitionPayloadFieldsFragmentDoc]);
export const FoundClubDocument = /*#__PURE__*/ new TypedDocumentString<FoundClubMutation, FoundClubMutationVariables>("mutation FoundClub($input:FoundClubInput!){foundClub(input:$input){...FoundClubPayloadFields}}", [FoundClubPayloadFieldsFragmentDoc]);
export const GiveTimeDocument = /*#__PURE__*/ new TypedDocumentString<GiveTimeMutation, GiveTimeMutationVariables>("mutation GiveTime($input:GiveTimeInput!){giveTime(input:$input){...GiveTimePayloadFields}}", [GiveTimePayloadFieldsFragmentDoc]);
export const HandOverClubDocument = /*#__PURE__*/ new TypedDocumentString<HandOverClubMutation, HandOverClubMutationVariables>("mutation HandOverClub($input:HandOverClubInput!){handOverClub(input:$input){...HandOverClubPayloadFields}}", [HandOverClubPayloadFieldsFragmentDoc]);
export const HideMatchDocument = /*#__PURE__*/ new TypedDocumentString<HideMatchMutation, HideMatchMutationVariables>("mutation HideMatch($input:HideMatchInput!){hideMatch(input:$input){...HideMatchPayloadFields}}", [HideMatchPayloadFieldsFragmentDoc]);
export const JoinClubDocument = /*#__PURE__*/ new TypedDocumentString<JoinClubMutation, JoinClubMutationVariables>("mutation JoinClub($input:JoinClubInput!){joinClub(input:$input){...JoinClubPayloadFields}}", [JoinClubPayloadFieldsFragmentDoc]);
export const KeepAccountDocument = /*#__PURE__*/ new TypedDocumentString<KeepAccountMutation, KeepAccountMutationVariables>("mutation KeepAccount($input:KeepAccountInput!){keepAccount(input:$input){...KeepAccountPayloadFields}}", [KeepAccountPayloadFieldsFragmentDoc]);
export const LeaveClubDocument = /*#__PURE__*/ new TypedDocumentString<LeaveClubMutation, LeaveClubMutationVariables>("mutation LeaveClub($input:LeaveClubInput!){leaveClub(input:$input){...LeaveClubPayloadFields}}", [LeaveClubPayloadFieldsFragmentDoc]);
export const LoginDocument = /*#__PURE__*/ new TypedDocumentString<LoginMutation, LoginMutationVariables>("mutation Login($input:LoginInput!){login(input:$input){...SessionPayloadFields}}", [SessionPayloadFieldsFragmentDoc]);
export const LogoutDocument = /*#__PURE__*/ new TypedDocumentString<LogoutMutation, LogoutMutationVariables>("mutation Logout($input:LogoutInput!){logout(input:$input){...LogoutPayloadFields}}", [LogoutPayloadFieldsFragmentDoc]);
export const LogoutEverywhereDocument = /*#__PURE__*/ new TypedDocumentString<LogoutEverywhereMutation, LogoutEverywhereMutationVariables>("mutation LogoutEverywhere{logoutEverywhere{...LogoutEverywherePayloadFields}}", [LogoutEverywherePayloadFieldsFragmentDoc]);
export const MarkNotificationsReadDocument = /*#__PURE__*/ new TypedDocumentString<MarkNotificationsReadMutation, MarkNotificationsReadMutationVariables>("mutation MarkNotificationsRead($input:MarkNotificationsReadInput!){markNotificationsRead(input:$input){...MarkNotificationsReadPayloadFields}}", [MarkNotificationsReadPayloadFieldsFragmentDoc]);
export const MeasureFairPlayDocument = /*#__PURE__*/ new TypedDocumentString<MeasureFairPlayMutation, MeasureFairPlayMutationVariables>("mutation MeasureFairPlay($input:MeasureFairPlayInput!){measureFairPlay(input:$input){...MeasureFairPlayPayloadFields}}", [MeasureFairPlayPayloadFieldsFragmentDoc]);
export const MuteUserDocument = /*#__PURE__*/ new TypedDocumentString<MuteUserMutation, MuteUserMutationVariables>("mutation MuteUser($input:MuteUserInput!){muteUser(input:$input){...MuteUserPayloadFields}}", [MuteUserPayloadFieldsFragmentDoc]);
export const OfferAbortDocument = /*#__PURE__*/ new TypedDocumentString<OfferAbortMutation, OfferAbortMutationVariables>("mutation OfferAbort($input:OfferAbortInput!){offerAbort(input:$input){...OfferAbortPayloadFields}}", [OfferAbortPayloadFieldsFragmentDoc]);
export const OfferInClubDocument = /*#__PURE__*/ new TypedDocumentString<OfferInClubMutation, OfferInClubMutationVariables>("mutation OfferInClub($input:OfferInClubInput!){offerInClub(input:$input){...OfferInClubPayloadFields}}", [OfferInClubPayloadFieldsFragmentDoc]);
export const OfferRematchDocument = /*#__PURE__*/ new TypedDocumentString<OfferRematchMutation, OfferRematchMutationVariables>("mutation OfferRematch($input:OfferRematchInput!){offerRematch(input:$input){...OfferRematchPayloadFields}}", [OfferRematchPayloadFieldsFragmentDoc]);
export const OpenNetworkDocument = /*#__PURE__*/ new TypedDocumentString<OpenNetworkMutation, OpenNetworkMutationVariables>("mutation OpenNetwork($input:OpenNetworkInput!){openNetwork(input:$input){...OpenNetworkPayloadFields}}", [OpenNetworkPayloadFieldsFragmentDoc]);
export const ReenterCompetitionDocument = /*#__PURE__*/ new TypedDocumentString<ReenterCompetitionMutation, ReenterCompetitionMutationVariables>("mutation ReenterCompetition($input:ReenterCompetitionInput!){reenterCompetition(input:$input){...ReenterCompetitionPayloadFields}}", [ReenterCompetitionPayloadFieldsFragmentDoc]);
export const RefreshSessionDocument = /*#__PURE__*/ new TypedDocumentString<RefreshSessionMutation, RefreshSessionMutationVariables>("mutation RefreshSession($input:RefreshSessionInput!){refreshSession(input:$input){...SessionPayloadFields}}", [SessionPayloadFieldsFragmentDoc]);
export const RegisterDocument = /*#__PURE__*/ new TypedDocumentString<RegisterMutation, RegisterMutationVariables>("mutation Register($input:RegisterInput!){register(input:$input){...SessionPayloadFields}}", [SessionPayloadFieldsFragmentDoc]);
export const ReleaseBotDocument = /*#__PURE__*/ new TypedDocumentString<ReleaseBotMutation, ReleaseBotMutationVariables>("mutation ReleaseBot($input:ReleaseBotInput!){releaseBot(input:$input){...ReleaseBotPayloadFields}}", [ReleaseBotPayloadFieldsFragmentDoc]);
export const ReleaseReportDocument = /*#__PURE__*/ new TypedDocumentString<ReleaseReportMutation, ReleaseReportMutationVariables>("mutation ReleaseReport($input:ReleaseReportInput!){releaseReport(input:$input){...ReleaseReportPayloadFields}}", [ReleaseReportPayloadFieldsFragmentDoc]);
export const RemoveClubMemberDocument = /*#__PURE__*/ new TypedDocumentString<RemoveClubMemberMutation, RemoveClubMemberMutationVariables>("mutation RemoveClubMember($input:RemoveClubMemberInput!){removeClubMember(input:$input){...RemoveClubMemberPayloadFields}}", [RemoveClubMemberPayloadFieldsFragmentDoc]);
export const RemoveFriendDocument = /*#__PURE__*/ new TypedDocumentString<RemoveFriendMutation, RemoveFriendMutationVariables>("mutation RemoveFriend($input:RemoveFriendInput!){removeFriend(input:$input){...RemoveFriendPayloadFields}}", [RemoveFriendPayloadFieldsFragmentDoc]);
export const RemovePlanDocument = /*#__PURE__*/ new TypedDocumentString<RemovePlanMutation, RemovePlanMutationVariables>("mutation RemovePlan($input:RemovePlanInput!){removePlan(input:$input){...RemovePlanPayloadFields}}", [RemovePlanPayloadFieldsFragmentDoc]);
export const RemovePushSubscriptionDocument = /*#__PURE__*/ new TypedDocumentString<RemovePushSubscriptionMutation, RemovePushSubscriptionMutationVariables>("mutation RemovePushSubscription($input:RemovePushSubscriptionInput!){removePushSubscription(input:$input){...RemovePushSubscriptionPayloadFields}}", [RemovePushSubscriptionPayloadFieldsFragmentDoc]);
export const RenameAccountDocument = /*#__PURE__*/ new TypedDocumentString<RenameAccountMutation, RenameAccountMutationVariables>("mutation RenameAccount($input:RenameAccountInput!){renameAccount(input:$input){...RenameAccountPayloadFields}}", [RenameAccountPayloadFieldsFragmentDoc]);
export const RenewClubInvitationDocument = /*#__PURE__*/ new TypedDocumentString<RenewClubInvitationMutation, RenewClubInvitationMutationVariables>("mutation RenewClubInvitation($input:RenewClubInvitationInput!){renewClubInvitation(input:$input){...RenewClubInvitationPayloadFields}}", [RenewClubInvitationPayloadFieldsFragmentDoc]);
export const RenewCompetitionCalendarDocument = /*#__PURE__*/ new TypedDocumentString<RenewCompetitionCalendarMutation, RenewCompetitionCalendarMutationVariables>("mutation RenewCompetitionCalendar{renewCompetitionCalendar{...RenewCompetitionCalendarPayloadFields}}", [RenewCompetitionCalendarPayloadFieldsFragmentDoc]);
export const RenewRecoveryCodesDocument = /*#__PURE__*/ new TypedDocumentString<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>("mutation RenewRecoveryCodes($input:RenewRecoveryCodesInput!){renewRecoveryCodes(input:$input){...RenewRecoveryCodesPayloadFields}}", [RenewRecoveryCodesPayloadFieldsFragmentDoc]);
export const ReplayWebhookDocument = /*#__PURE__*/ new TypedDocumentString<ReplayWebhookMutation, ReplayWebhookMutationVariables>("mutation ReplayWebhook($input:ReplayWebhookInput!){replayWebhook(input:$input){...ReplayWebhookPayloadFields}}", [ReplayWebhookPayloadFieldsFragmentDoc]);
export const ReportMessageDocument = /*#__PURE__*/ new TypedDocumentString<ReportMessageMutation, ReportMessageMutationVariables>("mutation ReportMessage($input:ReportMessageInput!){reportMessage(input:$input){...ReportMessagePayloadFields}}", [ReportMessagePayloadFieldsFragmentDoc]);
export const ReportUserDocument = /*#__PURE__*/ new TypedDocumentString<ReportUserMutation, ReportUserMutationVariables>("mutation ReportUser($input:ReportUserInput!){reportUser(input:$input){...ReportUserPayloadFields}}", [ReportUserPayloadFieldsFragmentDoc]);
export const RequestPasswordResetDocument = /*#__PURE__*/ new TypedDocumentString<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>("mutation RequestPasswordReset($input:RequestPasswordResetInput!){requestPasswordReset(input:$input){...RequestPasswordResetPayloadFields}}", [RequestPasswordResetPayloadFieldsFragmentDoc]);
export const RequestReviewDocument = /*#__PURE__*/ new TypedDocumentString<RequestReviewMutation, RequestReviewMutationVariables>("mutation RequestReview($input:RequestReviewInput!){requestReview(input:$input){...RequestReviewPayloadFields}}", [RequestReviewPayloadFieldsFragmentDoc]);
export const RequestTakeoutDocument = /*#__PURE__*/ new TypedDocumentString<RequestTakeoutMutation, RequestTakeoutMutationVariables>("mutation RequestTakeout{requestTakeout{...RequestTakeoutPayloadFields}}", [RequestTakeoutPayloadFieldsFragmentDoc]);
export const ResetPasswordDocument = /*#__PURE__*/ new TypedDocumentString<ResetPasswordMutation, ResetPasswordMutationVariables>("mutation ResetPassword($input:ResetPasswordInput!){resetPassword(input:$input){...ResetPasswordPayloadFields}}", [ResetPasswordPayloadFieldsFragmentDoc]);
export const ResignDocument = /*#__PURE__*/ new TypedDocumentString<ResignMutation, ResignMutationVariables>("mutation Resign($input:ResignInput!){resign(input:$input){...ActPayloadFields}}", [ActPayloadFieldsFragmentDoc]);
export const RevokeApiTokenDocument = /*#__PURE__*/ new TypedDocumentString<RevokeApiTokenMutation, RevokeApiTokenMutationVariables>("mutation RevokeApiToken($input:RevokeApiTokenInput!){revokeApiToken(input:$input){...RevokeApiTokenPayloadFields}}", [RevokeApiTokenPayloadFieldsFragmentDoc]);
export const RevokeAppDocument = /*#__PURE__*/ new TypedDocumentString<RevokeAppMutation, RevokeAppMutationVariables>("mutation RevokeApp($input:RevokeAppInput!){revokeApp(input:$input){...RevokeAppPayloadFields}}", [RevokeAppPayloadFieldsFragmentDoc]);
export const RotateAppSecretDocument = /*#__PURE__*/ new TypedDocumentString<RotateAppSecretMutation, RotateAppSecretMutationVariables>("mutation RotateAppSecret($input:RotateAppSecretInput!){rotateAppSecret(input:$input){...RotateAppSecretPayloadFields}}", [RotateAppSecretPayloadFieldsFragmentDoc]);
export const RotateWebhookSecretDocument = /*#__PURE__*/ new TypedDocumentString<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>("mutation RotateWebhookSecret($input:RotateWebhookSecretInput!){rotateWebhookSecret(input:$input){...RotateWebhookSecretPayloadFields}}", [RotateWebhookSecretPayloadFieldsFragmentDoc]);
export const SendFriendRequestDocument = /*#__PURE__*/ new TypedDocumentString<SendFriendRequestMutation, SendFriendRequestMutationVariables>("mutation SendFriendRequest($input:SendFriendRequestInput!){sendFriendRequest(input:$input){...SendFriendRequestPayloadFields}}", [SendFriendRequestPayloadFieldsFragmentDoc]);
export const SendMessageDocument = /*#__PURE__*/ new TypedDocumentString<SendMessageMutation, SendMessageMutationVariables>("mutation SendMessage($input:SendMessageInput!){sendMessage(input:$input){...SendMessagePayloadFields}}", [SendMessagePayloadFieldsFragmentDoc]);
export const SendVerificationDocument = /*#__PURE__*/ new TypedDocumentString<SendVerificationMutation, SendVerificationMutationVariables>("mutation SendVerification{sendVerification{...SendVerificationPayloadFields}}", [SendVerificationPayloadFieldsFragmentDoc]);
export const SetAcceptancePolicyDocument = /*#__PURE__*/ new TypedDocumentString<SetAcceptancePolicyMutation, SetAcceptancePolicyMutationVariables>("mutation SetAcceptancePolicy($input:SetAcceptancePolicyInput!){setAcceptancePolicy(input:$input){...SetAcceptancePolicyPayloadFields}}", [SetAcceptancePolicyPayloadFieldsFragmentDoc]);
export const SetAutoVacationDocument = /*#__PURE__*/ new TypedDocumentString<SetAutoVacationMutation, SetAutoVacationMutationVariables>("mutation SetAutoVacation($input:SetAutoVacationInput!){setAutoVacation(input:$input){...SetAutoVacationPayloadFields}}", [SetAutoVacationPayloadFieldsFragmentDoc]);
export const SetAutoplayDocument = /*#__PURE__*/ new TypedDocumentString<SetAutoplayMutation, SetAutoplayMutationVariables>("mutation SetAutoplay($input:SetAutoplayInput!){setAutoplay(input:$input){...SetAutoplayPayloadFields}}", [SetAutoplayPayloadFieldsFragmentDoc]);
export const SetLocaleDocument = /*#__PURE__*/ new TypedDocumentString<SetLocaleMutation, SetLocaleMutationVariables>("mutation SetLocale($input:SetLocaleInput!){setLocale(input:$input){...SetLocalePayloadFields}}", [SetLocalePayloadFieldsFragmentDoc]);
export const SetNotificationPreferencesDocument = /*#__PURE__*/ new TypedDocumentString<SetNotificationPreferencesMutation, SetNotificationPreferencesMutationVariables>("mutation SetNotificationPreferences($input:SetNotificationPreferencesInput!){setNotificationPreferences(input:$input){...SetNotificationPreferencesPayloadFields}}", [SetNotificationPreferencesPayloadFieldsFragmentDoc]);
export const SetPlanDocument = /*#__PURE__*/ new TypedDocumentString<SetPlanMutation, SetPlanMutationVariables>("mutation SetPlan($input:SetPlanInput!){setPlan(input:$input){...SetPlanPayloadFields}}", [SetPlanPayloadFieldsFragmentDoc]);
export const SetShowsOnlineDocument = /*#__PURE__*/ new TypedDocumentString<SetShowsOnlineMutation, SetShowsOnlineMutationVariables>("mutation SetShowsOnline($input:SetShowsOnlineInput!){setShowsOnline(input:$input){...SetShowsOnlinePayloadFields}}", [SetShowsOnlinePayloadFieldsFragmentDoc]);
export const SetSuitsDocument = /*#__PURE__*/ new TypedDocumentString<SetSuitsMutation, SetSuitsMutationVariables>("mutation SetSuits($input:SetSuitsInput!){setSuits(input:$input){...SetSuitsPayloadFields}}", [SetSuitsPayloadFieldsFragmentDoc]);
export const SetTimeZoneDocument = /*#__PURE__*/ new TypedDocumentString<SetTimeZoneMutation, SetTimeZoneMutationVariables>("mutation SetTimeZone($input:SetTimeZoneInput!){setTimeZone(input:$input){...SetTimeZonePayloadFields}}", [SetTimeZonePayloadFieldsFragmentDoc]);
export const SetVisibilityDocument = /*#__PURE__*/ new TypedDocumentString<SetVisibilityMutation, SetVisibilityMutationVariables>("mutation SetVisibility($input:SetVisibilityInput!){setVisibility(input:$input){...SetVisibilityPayloadFields}}", [SetVisibilityPayloadFieldsFragmentDoc]);
export const ShowMatchDocument = /*#__PURE__*/ new TypedDocumentString<ShowMatchMutation, ShowMatchMutationVariables>("mutation ShowMatch($input:ShowMatchInput!){showMatch(input:$input){...ShowMatchPayloadFields}}", [ShowMatchPayloadFieldsFragmentDoc]);
export const StartAsGuestDocument = /*#__PURE__*/ new TypedDocumentString<StartAsGuestMutation, StartAsGuestMutationVariables>("mutation StartAsGuest{startAsGuest{...StartAsGuestPayloadFields}}", [StartAsGuestPayloadFieldsFragmentDoc]);
export const SuspendUserDocument = /*#__PURE__*/ new TypedDocumentString<SuspendUserMutation, SuspendUserMutationVariables>("mutation SuspendUser($input:SuspendUserInput!){suspendUser(input:$input){...SuspendUserPayloadFields}}", [SuspendUserPayloadFieldsFragmentDoc]);
export const TakeOverClubDocument = /*#__PURE__*/ new TypedDocumentString<TakeOverClubMutation, TakeOverClubMutationVariables>("mutation TakeOverClub($input:TakeOverClubInput!){takeOverClub(input:$input){...TakeOverClubPayloadFields}}", [TakeOverClubPayloadFieldsFragmentDoc]);
export const TestWebhookDocument = /*#__PURE__*/ new TypedDocumentString<TestWebhookMutation, TestWebhookMutationVariables>("mutation TestWebhook($input:TestWebhookInput!){testWebhook(input:$input){...TestWebhookPayloadFields}}", [TestWebhookPayloadFieldsFragmentDoc]);
export const TurnOffSecondFactorDocument = /*#__PURE__*/ new TypedDocumentString<TurnOffSecondFactorMutation, TurnOffSecondFactorMutationVariables>("mutation TurnOffSecondFactor($input:TurnOffSecondFactorInput!){turnOffSecondFactor(input:$input){...TurnOffSecondFactorPayloadFields}}", [TurnOffSecondFactorPayloadFieldsFragmentDoc]);
export const UnblockUserDocument = /*#__PURE__*/ new TypedDocumentString<UnblockUserMutation, UnblockUserMutationVariables>("mutation UnblockUser($input:UnblockUserInput!){unblockUser(input:$input){...UnblockUserPayloadFields}}", [UnblockUserPayloadFieldsFragmentDoc]);
export const UnmuteUserDocument = /*#__PURE__*/ new TypedDocumentString<UnmuteUserMutation, UnmuteUserMutationVariables>("mutation UnmuteUser($input:UnmuteUserInput!){unmuteUser(input:$input){...UnmuteUserPayloadFields}}", [UnmuteUserPayloadFieldsFragmentDoc]);
export const UnsuspendUserDocument = /*#__PURE__*/ new TypedDocumentString<UnsuspendUserMutation, UnsuspendUserMutationVariables>("mutation UnsuspendUser($input:UnsuspendUserInput!){unsuspendUser(input:$input){...UnsuspendUserPayloadFields}}", [UnsuspendUserPayloadFieldsFragmentDoc]);
export const UpdateAppDocument = /*#__PURE__*/ new TypedDocumentString<UpdateAppMutation, UpdateAppMutationVariables>("mutation UpdateApp($input:UpdateAppInput!){updateApp(input:$input){...UpdateAppPayloadFields}}", [UpdateAppPayloadFieldsFragmentDoc]);
export const UpdateBotDocument = /*#__PURE__*/ new TypedDocumentString<UpdateBotMutation, UpdateBotMutationVariables>("mutation UpdateBot($input:UpdateBotInput!){updateBot(input:$input){...UpdateBotPayloadFields}}", [UpdateBotPayloadFieldsFragmentDoc]);
export const UpdateClubDocument = /*#__PURE__*/ new TypedDocumentString<UpdateClubMutation, UpdateClubMutationVariables>("mutation UpdateClub($input:UpdateClubInput!){updateClub(input:$input){...UpdateClubPayloadFields}}", [UpdateClubPayloadFieldsFragmentDoc]);
export const UpdateWebhookDocument = /*#__PURE__*/ new TypedDocumentString<UpdateWebhookMutation, UpdateWebhookMutationVariables>("mutation UpdateWebhook($input:UpdateWebhookInput!){updateWebhook(input:$input){...UpdateWebhookPayloadFields}}", [UpdateWebhookPayloadFieldsFragmentDoc]);
export const VerifyEmailDocument = /*#__PURE__*/ new TypedDocumentString<VerifyEmailMutation, VerifyEmailMutationVariables>("mutation VerifyEmail($input:VerifyEmailInput!){verifyEmail(input:$input){...VerifyEmailPayloadFields}}", [VerifyEmailPayloadFieldsFragmentDoc]);
export const VoidMatchDocument = /*#__PURE__*/ new TypedDocumentString<VoidMatchMutation, VoidMatchMutationVariables>("mutation VoidMatch($input:VoidMatchInput!){voidMatch(input:$input){...VoidMatchPayloadFields}}", [VoidMatchPayloadFieldsFragmentDoc]);
export const WarnUserDocument = /*#__PURE__*/ new TypedDocumentString<WarnUserMutation, WarnUserMutationVariables>("mutation WarnUser($input:WarnUserInput!){warnUser(input:$input){...WarnUserPayloadFields}}", [WarnUserPayloadFieldsFragmentDoc]);
export const WithdrawAbortDocument = /*#__PURE__*/ new TypedDocumentString<WithdrawAbortMutation, WithdrawAbortMutationVariables>("mutation WithdrawAbort($input:WithdrawAbortInput!){withdrawAbort(input:$input){...WithdrawAbortPayloadFields}}", [WithdrawAbortPayloadFieldsFragmentDoc]);
export const WithdrawBackingDocument = /*#__PURE__*/ new TypedDocumentString<WithdrawBackingMutation, WithdrawBackingMutationVariables>("mutation WithdrawBacking($input:WithdrawBackingInput!){withdrawBacking(input:$input){...WithdrawBackingPayloadFields}}", [WithdrawBackingPayloadFieldsFragmentDoc]);
export const WithdrawFromCompetitionDocument = /*#__PURE__*/ new TypedDocumentString<WithdrawFromCompetitionMutation, WithdrawFromCompetitionMutationVariables>("mutation WithdrawFromCompetition($input:WithdrawFromCompetitionInput!){withdrawFromCompetition(input:$input){...WithdrawFromCompetitionPayloadFields}}", [WithdrawFromCompetitionPayloadFieldsFragmentDoc]);
export const ChallengeAddedDocument = /*#__PURE__*/ new TypedDocumentString<ChallengeAddedSubscription, ChallengeAddedSubscriptionVariables>("subscription ChallengeAdded($filter:LobbyFilter$initial:Boolean!){challengeAdded(filter:$filter initial:$initial){...ChallengeFields}}", [ChallengeFieldsFragmentDoc]);
export const ChallengeRemovedDocument = /*#__PURE__*/ new TypedDocumentString<ChallengeRemovedSubscription, ChallengeRemovedSubscriptionVariables>("subscription ChallengeRemoved($filter:LobbyFilter){challengeRemoved(filter:$filter){...RemovedChallengeFields}}", [RemovedChallengeFieldsFragmentDoc]);
export const CompetitionUpdatedDocument = /*#__PURE__*/ new TypedDocumentString<CompetitionUpdatedSubscription, CompetitionUpdatedSubscriptionVariables>("subscription CompetitionUpdated($competitionId:ID!$initial:Boolean!){competitionUpdated(competitionId:$competitionId initial:$initial){...CompetitionFields}}", [CompetitionFieldsFragmentDoc]);
export const EventAddedDocument = /*#__PURE__*/ new TypedDocumentString<EventAddedSubscription, EventAddedSubscriptionVariables>("subscription EventAdded($after:String$kinds:[UserEventKind!]){eventAdded(after:$after kinds:$kinds){...UserEventFields}}", [UserEventFieldsFragmentDoc]);
export const MatchEventAddedDocument = /*#__PURE__*/ new TypedDocumentString<MatchEventAddedSubscription, MatchEventAddedSubscriptionVariables>("subscription MatchEventAdded($after:String$matchId:ID!){matchEventAdded(after:$after matchId:$matchId){...MatchEventFields}}", [MatchEventFieldsFragmentDoc]);
export const MatchUpdatedDocument = /*#__PURE__*/ new TypedDocumentString<MatchUpdatedSubscription, MatchUpdatedSubscriptionVariables>("subscription MatchUpdated($initial:Boolean!$matchId:ID!){matchUpdated(initial:$initial matchId:$matchId){...MatchFields}}", [MatchFieldsFragmentDoc]);
export const MessageAddedDocument = /*#__PURE__*/ new TypedDocumentString<MessageAddedSubscription, MessageAddedSubscriptionVariables>("subscription MessageAdded($initial:Boolean!$matchId:ID!){messageAdded(initial:$initial matchId:$matchId){...MessageFields}}", [MessageFieldsFragmentDoc]);
export const NotificationAddedDocument = /*#__PURE__*/ new TypedDocumentString<NotificationAddedSubscription, NotificationAddedSubscriptionVariables>("subscription NotificationAdded($initial:Boolean!){notificationAdded(initial:$initial){...NotificationFields}}", [NotificationFieldsFragmentDoc]);
export const TurnAddedDocument = /*#__PURE__*/ new TypedDocumentString<TurnAddedSubscription, TurnAddedSubscriptionVariables>("subscription TurnAdded($initial:Boolean!){turnAdded(initial:$initial){...MatchFields}}", [MatchFieldsFragmentDoc]);
export const WebhookMessageAddedDocument = /*#__PURE__*/ new TypedDocumentString<WebhookMessageAddedSubscription, WebhookMessageAddedSubscriptionVariables>("subscription WebhookMessageAdded($after:String$types:[WebhookEventType!]){webhookMessageAdded(after:$after types:$types){...WebhookMessageFields}}", [WebhookMessageFieldsFragmentDoc]);
export const BotActDocument = /*#__PURE__*/ new TypedDocumentString<BotActMutation, BotActMutationVariables>("mutation BotAct($input:ActInput!){act(input:$input){match{...BotMatch}userErrors{code message path actionIndex}}}", [BotMatchFragmentDoc]);
export const BotEventsDocument = /*#__PURE__*/ new TypedDocumentString<BotEventsSubscription, BotEventsSubscriptionVariables>("subscription BotEvents($after:String){eventAdded(after:$after kinds:[CHALLENGE MATCH_STARTED TURN MATCH_ENDED MESSAGE]){__typename cursor ...on MatchEvent{matchId type match{...BotMatch}}...on NotificationEvent{notification{challenge{...BotChallenge}message{...BotMessage}}}}}", [BotMatchFragmentDoc, BotChallengeFragmentDoc, BotMessageFragmentDoc]);
export const BotMatchNowDocument = /*#__PURE__*/ new TypedDocumentString<BotMatchNowQuery, BotMatchNowQueryVariables>("query BotMatchNow($id:ID!){match(id:$id){...BotMatch}}", [BotMatchFragmentDoc]);
export const BotTurnsDocument = /*#__PURE__*/ new TypedDocumentString<BotTurnsQuery, BotTurnsQueryVariables>("query BotTurns($after:String){myTurns(after:$after first:10){nodes{...BotMatch}pageInfo{hasNextPage endCursor}}}", [BotMatchFragmentDoc]);
export const BotChallengesDocument = /*#__PURE__*/ new TypedDocumentString<BotChallengesQuery, BotChallengesQueryVariables>("query BotChallenges($after:String){me{username}challenges(filter:{mine:true status:OPEN}after:$after first:20){nodes{...BotChallenge}pageInfo{hasNextPage endCursor}}}", [BotChallengeFragmentDoc]);
export const BotAcceptDocument = /*#__PURE__*/ new TypedDocumentString<BotAcceptMutation, BotAcceptMutationVariables>("mutation BotAccept($input:AcceptChallengeInput!){acceptChallenge(input:$input){userErrors{code message path actionIndex}}}");
export const BotDeclineDocument = /*#__PURE__*/ new TypedDocumentString<BotDeclineMutation, BotDeclineMutationVariables>("mutation BotDecline($input:DeclineChallengeInput!){declineChallenge(input:$input){userErrors{code message path actionIndex}}}");
export const BotSayDocument = /*#__PURE__*/ new TypedDocumentString<BotSayMutation, BotSayMutationVariables>("mutation BotSay($input:SendMessageInput!){sendMessage(input:$input){userErrors{code message path actionIndex}}}");
/** Why a complete request is refused: `extensions.code` of a GraphQL error. */
export type ErrorCode =
  | 'BAD_USER_INPUT'
  | 'DOCUMENT_NOT_TRUSTED'
  | 'EVENTS_CLEARED'
  | 'FORBIDDEN'
  | 'INTERNAL_SERVER_ERROR'
  | 'MATCH_BROKEN'
  | 'MUTED'
  | 'NETWORK_CLOSED'
  | 'PERSISTED_QUERY_NOT_FOUND'
  | 'PERSISTED_QUERY_NOT_SUPPORTED'
  | 'QUERY_TOO_COMPLEX'
  | 'RATE_LIMITED'
  | 'SUSPENDED'
  | 'UNAUTHENTICATED'
  | 'UNAVAILABLE';

/** The inputs that take an idempotency key. */
export const KEYED_INPUTS: ReadonlySet<string> = /*#__PURE__*/ new Set([
  'AcceptChallengeInput',
  'ActInput',
  'AnswerCompetitionPartnerInput',
  'AskToBackInput',
  'BecomeBotInput',
  'CancelCompetitionInput',
  'ChallengeOnLadderInput',
  'ChangeCompetitionInput',
  'CreateApiTokenInput',
  'CreateChallengeInput',
  'CreateCompetitionInput',
  'CreateCompetitionSeriesInput',
  'CreateWebhookInput',
  'DisqualifyEntryInput',
  'EndCompetitionSeriesInput',
  'EndRoundEarlyInput',
  'EnterCompetitionInput',
  'FoundClubInput',
  'GiveTimeInput',
  'OfferAbortInput',
  'OfferInClubInput',
  'OfferRematchInput',
  'ReenterCompetitionInput',
  'ResignInput',
  'RotateWebhookSecretInput',
  'SendMessageInput',
  'SetPlanInput',
  'WithdrawAbortInput',
  'WithdrawFromCompetitionInput',
]);
