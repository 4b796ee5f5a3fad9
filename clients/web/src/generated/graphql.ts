/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '@urql/core';
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

/** The suits that cards show and that texts name. Tokens of cards are the same for both. */
export type CardSuits =
  /** Hearts, diamonds, spades and clubs, with queens and jacks. */
  | 'FRENCH'
  /** Hearts, bells, leaves and acorns (Herz, Schell, Laub, Eichel), with Ober and Unter. */
  | 'GERMAN';

/** Input of `challengeOnLadder`. */
export type ChallengeOnLadderInput = {
  /** The competition. */
  readonly competitionId: string;
  /** 1 to 200 characters; each user has their own keys. A call that is repeated with the same key and input is done once; the answer has the current state. */
  readonly idempotencyKey?: string | null | undefined;
  /** The number of the entry that is challenged, from 1. */
  readonly number: number;
};

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

/** What an organiser has changed. */
export type CompetitionChangedTerm =
  /** The description. */
  | 'ABOUT'
  /** Who may enter. */
  | 'ACCESS'
  /** When a ladder ends. */
  | 'ENDS_AT'
  /** The link of invitation was renewed; it has no value here. */
  | 'INVITATION'
  /** With fewer entries it is cancelled. */
  | 'LEAST_ENTRIES'
  /** How many matches a player plays at once. */
  | 'MATCHES_AT_ONCE'
  /** The name. */
  | 'NAME'
  /** When entries open. */
  | 'OPENS_AT'
  /** The number of places. */
  | 'PLACES'
  /** The least rating. */
  | 'RATING_LEAST'
  /** The greatest rating. */
  | 'RATING_MOST'
  /** The days of a round. */
  | 'ROUND_DAYS'
  /** When it starts. */
  | 'STARTS_AT'
  /** How many losses by time are allowed. */
  | 'TIMEOUTS_ALLOWED';

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

/** What has happened in a competition. */
export type CompetitionLogKind =
  /** A pairing was decided because the time was up. */
  | 'ADJUDICATED'
  /** It was announced. */
  | 'ANNOUNCED'
  /** It was cancelled. */
  | 'CANCELLED'
  /** Somebody was challenged on the ladder. */
  | 'CHALLENGED'
  /** The organiser has changed its terms. */
  | 'CHANGED'
  /** The organiser has disqualified an entrant. */
  | 'DISQUALIFIED'
  /** It has ended. */
  | 'ENDED'
  /** Somebody has entered. */
  | 'ENTERED'
  /** A moderator of the service has voided a match. The results and the table stay as they are. */
  | 'MATCH_VOIDED'
  /** A place became free for somebody on the waiting list. */
  | 'MOVED_UP'
  /** Entries were opened. */
  | 'OPENED'
  /** An entrant is out: too many matches lost by time, or the account closed. */
  | 'OUT'
  /** A player has bought another lot. */
  | 'REENTERED'
  /** A round began. */
  | 'ROUND_BEGAN'
  /** The organiser has ended a round early. */
  | 'ROUND_END_BROUGHT_FORWARD'
  /** Entries were closed, and the draw was made. */
  | 'STARTED'
  /** Somebody has withdrawn. */
  | 'WITHDRAWN';

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

/** Input of `confirmSecondFactor`. */
export type ConfirmSecondFactorInput = {
  /** The code that the program shows. */
  readonly code: string;
};

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

/** The personal token to create. */
export type CreateApiTokenInput = {
  /** When it expires, within ten years. Left out: it is valid until it is revoked. */
  readonly expiresAt?: string | null | undefined;
  /** 1 to 200 characters; each user has their own keys. A call that is repeated with the same key and input is done once; the answer has the current state. */
  readonly idempotencyKey?: string | null | undefined;
  /** A name by which its owner recognises it, 1 to 60 characters. */
  readonly name: string;
  /** The scopes of the token; at least one. */
  readonly scopes: ReadonlyArray<string>;
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

/** The match to give up. */
export type ResignInput = {
  /** The `version` that the client has seen: if the match has changed since, the call is refused with STALE_VERSION. If left out, the version is not checked. */
  readonly expectedVersion?: number | null | undefined;
  /** 1 to 200 characters, per user: a repeated call with the same key changes nothing more. A refused call does not use the key up. */
  readonly idempotencyKey?: string | null | undefined;
  /** The match. */
  readonly matchId: string;
};

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

/** What a place means for the next season. */
export type SeasonOutlook =
  /** Moves up a division. */
  | 'PROMOTED'
  /** Moves down a division. */
  | 'RELEGATED'
  /** Stays in the division. */
  | 'STAYS';

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

/** Who wins with equal card points: nobody, and the next deal brings one more, or who took the last trick. */
export type TieRule =
  /** The next deal brings one game point more. */
  | 'carryOver'
  /** The last trick decides. */
  | 'lastTrickWins';

/** A figure that decides ties. */
export type TiebreakKey =
  /** The sum of the opponents’ points. */
  | 'BUCHHOLZ'
  /** The Bummerl of the opponents minus one’s own. */
  | 'BUMMERL_DIFFERENCE'
  /** The points in the pairings of those who are level. */
  | 'DIRECT_ENCOUNTER'
  /** The lot: the order of the draw. */
  | 'LOT'
  /** The points of the competition. */
  | 'POINTS'
  /** The last round that was reached. */
  | 'ROUND_REACHED'
  /** The points of beaten opponents, and half of those of drawn ones. */
  | 'SONNEBORN_BERGER'
  /** The points in the pairing for the third place. */
  | 'THIRD_PLACE'
  /** The number of pairings won. */
  | 'WINS';

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

/** How time passed. */
export type TimeKind =
  /** A house bot’s turn, which costs no time. */
  | 'BOT'
  /** Time that a moderator gave the seat; it takes no time. */
  | 'GIVEN'
  /** The increment of the bank after a turn; it takes no time. */
  | 'INCREMENT'
  /** An outage of the service: the clock stood still. */
  | 'OUTAGE'
  /** The player was to act, and the clock ran. */
  | 'THINKING'
  /** The player’s vacation: the clock stood still. */
  | 'VACATION'
  /** Saturday or Sunday, where the player lives: the clock stood still. */
  | 'WEEKEND';

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

/** The match whose offer is withdrawn. */
export type WithdrawAbortInput = {
  /** The `version` that the client has seen: if the match has changed since, the call is refused with STALE_VERSION. If left out, the version is not checked. */
  readonly expectedVersion?: number | null | undefined;
  /** 1 to 200 characters, per user: a repeated call with the same key changes nothing more. A refused call does not use the key up. */
  readonly idempotencyKey?: string | null | undefined;
  /** The match. */
  readonly matchId: string;
};

/** Input of `withdrawFromCompetition`. */
export type WithdrawFromCompetitionInput = {
  /** The competition. */
  readonly competitionId: string;
  /** 1 to 200 characters; each user has their own keys. A call that is repeated with the same key and input is done once; the answer has the current state. */
  readonly idempotencyKey?: string | null | undefined;
};

export type LoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LoginMutation = { readonly __typename: 'Mutation', readonly login: { readonly __typename: 'SessionPayload', readonly accessToken: string | null, readonly refreshToken: string | null, readonly expiresAt: string | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { readonly __typename: 'Mutation', readonly register: { readonly __typename: 'SessionPayload', readonly accessToken: string | null, readonly refreshToken: string | null, readonly expiresAt: string | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type DeleteAccountMutationVariables = Exact<{
  input: DeleteAccountInput;
}>;


export type DeleteAccountMutation = { readonly __typename: 'Mutation', readonly deleteAccount: { readonly __typename: 'DeleteAccountPayload', readonly deletesAt: string | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type WithdrawnDeletionQueryVariables = Exact<{ [key: string]: never; }>;


export type WithdrawnDeletionQuery = { readonly __typename: 'Query', readonly me: { readonly __typename: 'User', readonly id: string, readonly deletionWithdrawnAt: string | null, readonly sessions: ReadonlyArray<{ readonly __typename: 'Session', readonly id: string, readonly isCurrent: boolean, readonly createdAt: string }> | null } | null };

export type IsGuestQueryVariables = Exact<{ [key: string]: never; }>;


export type IsGuestQuery = { readonly __typename: 'Query', readonly me: { readonly __typename: 'User', readonly id: string, readonly isGuest: boolean } | null };

export type StartAsGuestMutationVariables = Exact<{ [key: string]: never; }>;


export type StartAsGuestMutation = { readonly __typename: 'Mutation', readonly startAsGuest: { readonly __typename: 'StartAsGuestPayload', readonly accessToken: string | null, readonly refreshToken: string | null, readonly expiresAt: string | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type KeepAccountMutationVariables = Exact<{
  input: KeepAccountInput;
}>;


export type KeepAccountMutation = { readonly __typename: 'Mutation', readonly keepAccount: { readonly __typename: 'KeepAccountPayload', readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string, readonly isGuest: boolean, readonly email: string | null, readonly emailVerified: boolean | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type RequestPasswordResetMutationVariables = Exact<{
  input: RequestPasswordResetInput;
}>;


export type RequestPasswordResetMutation = { readonly __typename: 'Mutation', readonly requestPasswordReset: { readonly __typename: 'RequestPasswordResetPayload', readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type EventCursorQueryVariables = Exact<{ [key: string]: never; }>;


export type EventCursorQuery = { readonly __typename: 'Query', readonly eventCursor: string };

export type EventAddedSubscriptionVariables = Exact<{
  after: string;
}>;


export type EventAddedSubscription = { readonly __typename: 'Subscription', readonly eventAdded:
    | { readonly __typename: 'MatchEvent', readonly matchId: string, readonly cursor: string, readonly match: { readonly __typename: 'Match', readonly id: string, readonly version: number, readonly status: MatchStatus, readonly toAct: number | null, readonly viewerSeat: number | null, readonly deadline: string | null, readonly score: ReadonlyArray<number>, readonly target: number, readonly updatedAt: string, readonly voidedAt: string | null, readonly preset: PresetKey, readonly variant: { readonly __typename: 'Variant', readonly key: VariantKey, readonly name: string, readonly nameDe: string }, readonly seats: ReadonlyArray<{ readonly __typename: 'Seat', readonly seat: number, readonly side: number, readonly isBot: boolean, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string } }>, readonly result: { readonly __typename: 'MatchResult', readonly winners: ReadonlyArray<number>, readonly bummerl: ReadonlyArray<number>, readonly reason: MatchReason } | null } | null }
    | { readonly __typename: 'NotificationEvent', readonly cursor: string }
   };

export type RefreshSessionMutationVariables = Exact<{
  input: RefreshSessionInput;
}>;


export type RefreshSessionMutation = { readonly __typename: 'Mutation', readonly refreshSession: { readonly __typename: 'SessionPayload', readonly accessToken: string | null, readonly refreshToken: string | null, readonly expiresAt: string | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string }> } };

export type SigningFragment = { readonly __typename: 'SessionPayload', readonly accessToken: string | null, readonly refreshToken: string | null, readonly expiresAt: string | null };

export type RefusalFragment = { readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null };

export type NotificationsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type NotificationsQuery = { readonly __typename: 'Query', readonly notifications: { readonly __typename: 'NotificationConnection', readonly pageInfo: { readonly __typename: 'PageInfo', readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<{ readonly __typename: 'Notification', readonly id: string, readonly type: NotificationType, readonly createdAt: string, readonly readAt: string | null, readonly matchId: string | null, readonly challengeId: string | null, readonly clubId: string | null, readonly competitionId: string | null, readonly text: string, readonly challenge: { readonly __typename: 'Challenge', readonly id: string } | null } | null> } };

export type NotificationItemFragment = { readonly __typename: 'Notification', readonly id: string, readonly type: NotificationType, readonly createdAt: string, readonly readAt: string | null, readonly matchId: string | null, readonly challengeId: string | null, readonly clubId: string | null, readonly competitionId: string | null, readonly text: string, readonly challenge: { readonly __typename: 'Challenge', readonly id: string } | null };

export type MarkReadMutationVariables = Exact<{
  input: MarkNotificationsReadInput;
}>;


export type MarkReadMutation = { readonly __typename: 'Mutation', readonly markNotificationsRead: { readonly __typename: 'MarkNotificationsReadPayload', readonly marked: number, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type OperatorTextsQueryVariables = Exact<{ [key: string]: never; }>;


export type OperatorTextsQuery = { readonly __typename: 'Query', readonly operatorTexts: ReadonlyArray<{ readonly __typename: 'OperatorText', readonly kind: OperatorTextKind, readonly title: string, readonly pagePath: string }> };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { readonly __typename: 'Query', readonly myTurnCount: number, readonly unreadNotifications: number, readonly me: { readonly __typename: 'User', readonly id: string, readonly username: string, readonly locale: Language | null, readonly localeChosen: boolean | null, readonly suits: CardSuits | null, readonly timeZone: string | null, readonly isGuest: boolean, readonly email: string | null, readonly emailVerified: boolean | null } | null, readonly myTurns: { readonly __typename: 'MatchConnection', readonly nodes: ReadonlyArray<{ readonly __typename: 'Match', readonly id: string } | null> } };

export type LogoutMutationVariables = Exact<{
  input: LogoutInput;
}>;


export type LogoutMutation = { readonly __typename: 'Mutation', readonly logout: { readonly __typename: 'LogoutPayload', readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type ChooseSuitsMutationVariables = Exact<{
  input: SetSuitsInput;
}>;


export type ChooseSuitsMutation = { readonly __typename: 'Mutation', readonly setSuits: { readonly __typename: 'SetSuitsPayload', readonly user: { readonly __typename: 'User', readonly id: string, readonly suits: CardSuits | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type ChooseLanguageMutationVariables = Exact<{
  input: SetLocaleInput;
}>;


export type ChooseLanguageMutation = { readonly __typename: 'Mutation', readonly setLocale: { readonly __typename: 'SetLocalePayload', readonly user: { readonly __typename: 'User', readonly id: string, readonly locale: Language | null, readonly localeChosen: boolean | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type ChallengeSummaryFragment = { readonly __typename: 'Challenge', readonly id: string, readonly createdAt: string, readonly variant: VariantKey, readonly preset: PresetKey, readonly rated: boolean, readonly target: number, readonly byInvitation: boolean, readonly status: ChallengeStatus, readonly matchId: string, readonly commitment: string, readonly creator: { readonly __typename: 'User', readonly id: string, readonly username: string }, readonly table: ReadonlyArray<{ readonly __typename: 'ChallengeSeat', readonly seat: number, readonly side: number, readonly state: ChallengeSeatState, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string } | null }>, readonly timeControl: { readonly __typename: 'TimeControl', readonly text: string } };

export type ChallengeSeatFragment = { readonly __typename: 'ChallengeSeat', readonly seat: number, readonly side: number, readonly state: ChallengeSeatState, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string } | null };

export type CancelMutationVariables = Exact<{
  input: CancelChallengeInput;
}>;


export type CancelMutation = { readonly __typename: 'Mutation', readonly cancelChallenge: { readonly __typename: 'ChallengePayload', readonly challenge: { readonly __typename: 'Challenge', readonly id: string, readonly status: ChallengeStatus } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type DeclineMutationVariables = Exact<{
  input: DeclineChallengeInput;
}>;


export type DeclineMutation = { readonly __typename: 'Mutation', readonly declineChallenge: { readonly __typename: 'ChallengePayload', readonly challenge: { readonly __typename: 'Challenge', readonly id: string, readonly status: ChallengeStatus } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type AcceptMutationVariables = Exact<{
  input: AcceptChallengeInput;
}>;


export type AcceptMutation = { readonly __typename: 'Mutation', readonly acceptChallenge: { readonly __typename: 'ChallengePayload', readonly challenge: { readonly __typename: 'Challenge', readonly id: string, readonly status: ChallengeStatus, readonly table: ReadonlyArray<{ readonly __typename: 'ChallengeSeat', readonly seat: number, readonly side: number, readonly state: ChallengeSeatState, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string } | null }> } | null, readonly match: { readonly __typename: 'Match', readonly id: string, readonly version: number, readonly status: MatchStatus, readonly toAct: number | null, readonly viewerSeat: number | null, readonly deadline: string | null, readonly score: ReadonlyArray<number>, readonly target: number, readonly updatedAt: string, readonly voidedAt: string | null, readonly preset: PresetKey, readonly variant: { readonly __typename: 'Variant', readonly key: VariantKey, readonly name: string, readonly nameDe: string }, readonly seats: ReadonlyArray<{ readonly __typename: 'Seat', readonly seat: number, readonly side: number, readonly isBot: boolean, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string } }>, readonly result: { readonly __typename: 'MatchResult', readonly winners: ReadonlyArray<number>, readonly bummerl: ReadonlyArray<number>, readonly reason: MatchReason } | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type GamesQueryVariables = Exact<{ [key: string]: never; }>;


export type GamesQuery = { readonly __typename: 'Query', readonly me: { readonly __typename: 'User', readonly id: string, readonly isGuest: boolean } | null, readonly clocks: { readonly __typename: 'Clocks', readonly perTurn: { readonly __typename: 'SecondsRange', readonly min: number, readonly max: number }, readonly bank: { readonly __typename: 'SecondsRange', readonly min: number, readonly max: number }, readonly increment: { readonly __typename: 'SecondsRange', readonly min: number, readonly max: number }, readonly proposed: ReadonlyArray<{ readonly __typename: 'ProposedClock', readonly name: ProposedClockName, readonly label: string, readonly timeControl: { readonly __typename: 'TimeControl', readonly perTurnSeconds: number | null, readonly bankSeconds: number | null, readonly incrementSeconds: number | null, readonly text: string } }> }, readonly variants: ReadonlyArray<{ readonly __typename: 'Variant', readonly key: VariantKey, readonly seats: number, readonly sides: ReadonlyArray<number>, readonly defaultPreset: PresetKey, readonly presets: ReadonlyArray<{ readonly __typename: 'Preset', readonly name: PresetKey, readonly target: number, readonly text: string, readonly rules: ReadonlyArray<{ readonly __typename: 'RuleSetting', readonly name: RuleName, readonly value: { readonly __typename: 'RuleValue', readonly flag: boolean | null, readonly number: number | null, readonly word: RuleWord | null, readonly contracts: ReadonlyArray<ContractKey> | null, readonly text: string } }> }>, readonly options: ReadonlyArray<{ readonly __typename: 'RuleOption', readonly name: RuleName, readonly kind: RuleKind, readonly label: string, readonly text: string, readonly min: number | null, readonly max: number | null, readonly view: boolean, readonly appliesWhere: ReadonlyArray<{ readonly __typename: 'RuleCondition', readonly name: RuleName, readonly values: ReadonlyArray<{ readonly __typename: 'RuleValue', readonly flag: boolean | null, readonly number: number | null, readonly word: RuleWord | null, readonly contracts: ReadonlyArray<ContractKey> | null, readonly text: string }> }>, readonly values: ReadonlyArray<{ readonly __typename: 'RuleValue', readonly flag: boolean | null, readonly number: number | null, readonly word: RuleWord | null, readonly contracts: ReadonlyArray<ContractKey> | null, readonly text: string }> | null }> }> };

export type OptionFragment = { readonly __typename: 'RuleOption', readonly name: RuleName, readonly kind: RuleKind, readonly label: string, readonly text: string, readonly min: number | null, readonly max: number | null, readonly view: boolean, readonly appliesWhere: ReadonlyArray<{ readonly __typename: 'RuleCondition', readonly name: RuleName, readonly values: ReadonlyArray<{ readonly __typename: 'RuleValue', readonly flag: boolean | null, readonly number: number | null, readonly word: RuleWord | null, readonly contracts: ReadonlyArray<ContractKey> | null, readonly text: string }> }>, readonly values: ReadonlyArray<{ readonly __typename: 'RuleValue', readonly flag: boolean | null, readonly number: number | null, readonly word: RuleWord | null, readonly contracts: ReadonlyArray<ContractKey> | null, readonly text: string }> | null };

export type ValueFragment = { readonly __typename: 'RuleValue', readonly flag: boolean | null, readonly number: number | null, readonly word: RuleWord | null, readonly contracts: ReadonlyArray<ContractKey> | null, readonly text: string };

export type RateableQueryVariables = Exact<{
  variant: VariantKey;
  preset?: PresetKey | null | undefined;
  rules?: RulesInput | null | undefined;
  target?: number | null | undefined;
  timeControl?: TimeControlInput | null | undefined;
}>;


export type RateableQuery = { readonly __typename: 'Query', readonly rateable: boolean };

export type SuggestFriendsQueryVariables = Exact<{
  prefix: string;
}>;


export type SuggestFriendsQuery = { readonly __typename: 'Query', readonly users: { readonly __typename: 'UserConnection', readonly nodes: ReadonlyArray<{ readonly __typename: 'User', readonly id: string, readonly username: string } | null> } };

export type ChallengeMutationVariables = Exact<{
  input: CreateChallengeInput;
}>;


export type ChallengeMutation = { readonly __typename: 'Mutation', readonly createChallenge: { readonly __typename: 'ChallengePayload', readonly challenge: { readonly __typename: 'Challenge', readonly id: string, readonly matchId: string, readonly commitment: string } | null, readonly match: { readonly __typename: 'Match', readonly id: string, readonly version: number, readonly status: MatchStatus, readonly toAct: number | null, readonly viewerSeat: number | null, readonly deadline: string | null, readonly score: ReadonlyArray<number>, readonly target: number, readonly updatedAt: string, readonly voidedAt: string | null, readonly preset: PresetKey, readonly variant: { readonly __typename: 'Variant', readonly key: VariantKey, readonly name: string, readonly nameDe: string }, readonly seats: ReadonlyArray<{ readonly __typename: 'Seat', readonly seat: number, readonly side: number, readonly isBot: boolean, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string } }>, readonly result: { readonly __typename: 'MatchResult', readonly winners: ReadonlyArray<number>, readonly bummerl: ReadonlyArray<number>, readonly reason: MatchReason } | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type ChallengeByIdQueryVariables = Exact<{
  id: string;
}>;


export type ChallengeByIdQuery = { readonly __typename: 'Query', readonly me: { readonly __typename: 'User', readonly id: string, readonly isGuest: boolean } | null, readonly node:
    | { readonly __typename: 'ApiToken', readonly id: string }
    | { readonly __typename: 'App', readonly id: string }
    | { readonly __typename: 'AuditEntry', readonly id: string }
    | { readonly __typename: 'Challenge', readonly id: string, readonly onlookers: boolean, readonly peopleOnly: boolean, readonly rulesFixed: boolean, readonly createdAt: string, readonly variant: VariantKey, readonly preset: PresetKey, readonly rated: boolean, readonly target: number, readonly byInvitation: boolean, readonly status: ChallengeStatus, readonly matchId: string, readonly commitment: string, readonly invitation: { readonly __typename: 'Invitation', readonly invitationToken: string, readonly url: string, readonly expiresAt: string | null } | null, readonly match: { readonly __typename: 'Match', readonly id: string } | null, readonly rules: ReadonlyArray<{ readonly __typename: 'RuleSetting', readonly name: RuleName, readonly text: string, readonly value: { readonly __typename: 'RuleValue', readonly flag: boolean | null, readonly number: number | null, readonly word: RuleWord | null, readonly contracts: ReadonlyArray<ContractKey> | null, readonly text: string }, readonly default: { readonly __typename: 'RuleValue', readonly flag: boolean | null, readonly number: number | null, readonly word: RuleWord | null, readonly contracts: ReadonlyArray<ContractKey> | null, readonly text: string } }>, readonly creator: { readonly __typename: 'User', readonly id: string, readonly username: string }, readonly table: ReadonlyArray<{ readonly __typename: 'ChallengeSeat', readonly seat: number, readonly side: number, readonly state: ChallengeSeatState, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string } | null }>, readonly timeControl: { readonly __typename: 'TimeControl', readonly text: string } }
    | { readonly __typename: 'ClosedNetwork', readonly id: string }
    | { readonly __typename: 'Club', readonly id: string }
    | { readonly __typename: 'Competition', readonly id: string }
    | { readonly __typename: 'CompetitionSeries', readonly id: string }
    | { readonly __typename: 'Deal', readonly id: string }
    | { readonly __typename: 'Delivery', readonly id: string }
    | { readonly __typename: 'GrantedApp', readonly id: string }
    | { readonly __typename: 'Match', readonly id: string }
    | { readonly __typename: 'MatchClock', readonly id: string }
    | { readonly __typename: 'Message', readonly id: string }
    | { readonly __typename: 'Notification', readonly id: string }
    | { readonly __typename: 'Plan', readonly id: string }
    | { readonly __typename: 'PushSubscription', readonly id: string }
    | { readonly __typename: 'Report', readonly id: string }
    | { readonly __typename: 'Review', readonly id: string }
    | { readonly __typename: 'Session', readonly id: string }
    | { readonly __typename: 'User', readonly id: string }
    | { readonly __typename: 'Vacation', readonly id: string }
    | { readonly __typename: 'Webhook', readonly id: string }
    | { readonly __typename: 'WebhookDelivery', readonly id: string }
   | null };

export type WholeChallengeFragment = { readonly __typename: 'Challenge', readonly onlookers: boolean, readonly peopleOnly: boolean, readonly rulesFixed: boolean, readonly id: string, readonly createdAt: string, readonly variant: VariantKey, readonly preset: PresetKey, readonly rated: boolean, readonly target: number, readonly byInvitation: boolean, readonly status: ChallengeStatus, readonly matchId: string, readonly commitment: string, readonly invitation: { readonly __typename: 'Invitation', readonly invitationToken: string, readonly url: string, readonly expiresAt: string | null } | null, readonly match: { readonly __typename: 'Match', readonly id: string } | null, readonly rules: ReadonlyArray<{ readonly __typename: 'RuleSetting', readonly name: RuleName, readonly text: string, readonly value: { readonly __typename: 'RuleValue', readonly flag: boolean | null, readonly number: number | null, readonly word: RuleWord | null, readonly contracts: ReadonlyArray<ContractKey> | null, readonly text: string }, readonly default: { readonly __typename: 'RuleValue', readonly flag: boolean | null, readonly number: number | null, readonly word: RuleWord | null, readonly contracts: ReadonlyArray<ContractKey> | null, readonly text: string } }>, readonly creator: { readonly __typename: 'User', readonly id: string, readonly username: string }, readonly table: ReadonlyArray<{ readonly __typename: 'ChallengeSeat', readonly seat: number, readonly side: number, readonly state: ChallengeSeatState, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string } | null }>, readonly timeControl: { readonly __typename: 'TimeControl', readonly text: string } };

export type InvitedToQueryVariables = Exact<{
  token: string;
}>;


export type InvitedToQuery = { readonly __typename: 'Query', readonly me: { readonly __typename: 'User', readonly id: string, readonly isGuest: boolean } | null, readonly invitation: { readonly __typename: 'Challenge', readonly onlookers: boolean, readonly peopleOnly: boolean, readonly rulesFixed: boolean, readonly id: string, readonly createdAt: string, readonly variant: VariantKey, readonly preset: PresetKey, readonly rated: boolean, readonly target: number, readonly byInvitation: boolean, readonly status: ChallengeStatus, readonly matchId: string, readonly commitment: string, readonly invitation: { readonly __typename: 'Invitation', readonly invitationToken: string, readonly url: string, readonly expiresAt: string | null } | null, readonly match: { readonly __typename: 'Match', readonly id: string } | null, readonly rules: ReadonlyArray<{ readonly __typename: 'RuleSetting', readonly name: RuleName, readonly text: string, readonly value: { readonly __typename: 'RuleValue', readonly flag: boolean | null, readonly number: number | null, readonly word: RuleWord | null, readonly contracts: ReadonlyArray<ContractKey> | null, readonly text: string }, readonly default: { readonly __typename: 'RuleValue', readonly flag: boolean | null, readonly number: number | null, readonly word: RuleWord | null, readonly contracts: ReadonlyArray<ContractKey> | null, readonly text: string } }>, readonly creator: { readonly __typename: 'User', readonly id: string, readonly username: string }, readonly table: ReadonlyArray<{ readonly __typename: 'ChallengeSeat', readonly seat: number, readonly side: number, readonly state: ChallengeSeatState, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string } | null }>, readonly timeControl: { readonly __typename: 'TimeControl', readonly text: string } } | null };

export type SitDownAsGuestMutationVariables = Exact<{
  zone: SetTimeZoneInput;
  accept: AcceptChallengeInput;
}>;


export type SitDownAsGuestMutation = { readonly __typename: 'Mutation', readonly setTimeZone: { readonly __typename: 'SetTimeZonePayload', readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> }, readonly acceptChallenge: { readonly __typename: 'ChallengePayload', readonly challenge: { readonly __typename: 'Challenge', readonly id: string, readonly status: ChallengeStatus, readonly table: ReadonlyArray<{ readonly __typename: 'ChallengeSeat', readonly seat: number, readonly side: number, readonly state: ChallengeSeatState, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string } | null }> } | null, readonly match: { readonly __typename: 'Match', readonly id: string, readonly version: number, readonly status: MatchStatus, readonly toAct: number | null, readonly viewerSeat: number | null, readonly deadline: string | null, readonly score: ReadonlyArray<number>, readonly target: number, readonly updatedAt: string, readonly voidedAt: string | null, readonly preset: PresetKey, readonly variant: { readonly __typename: 'Variant', readonly key: VariantKey, readonly name: string, readonly nameDe: string }, readonly seats: ReadonlyArray<{ readonly __typename: 'Seat', readonly seat: number, readonly side: number, readonly isBot: boolean, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string } }>, readonly result: { readonly __typename: 'MatchResult', readonly winners: ReadonlyArray<number>, readonly bummerl: ReadonlyArray<number>, readonly reason: MatchReason } | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type BotStrengthsQueryVariables = Exact<{
  variant: VariantKey;
  preset?: PresetKey | null | undefined;
}>;


export type BotStrengthsQuery = { readonly __typename: 'Query', readonly botStrengths: ReadonlyArray<{ readonly __typename: 'BotStrength', readonly level: BotLevel, readonly rating: number, readonly suggested: boolean }> };

export type ClubSummaryFragment = { readonly __typename: 'Club', readonly id: string, readonly name: string, readonly about: string, readonly memberCount: number, readonly access: ClubVisibility };

export type OwnClubsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnClubsQuery = { readonly __typename: 'Query', readonly me: { readonly __typename: 'User', readonly id: string, readonly username: string, readonly isGuest: boolean, readonly clubs: { readonly __typename: 'ClubConnection', readonly nodes: ReadonlyArray<{ readonly __typename: 'Club', readonly id: string, readonly name: string, readonly about: string, readonly memberCount: number, readonly access: ClubVisibility } | null> } | null } | null };

export type FindClubsQueryVariables = Exact<{
  prefix?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type FindClubsQuery = { readonly __typename: 'Query', readonly clubs: { readonly __typename: 'ClubConnection', readonly nodes: ReadonlyArray<{ readonly __typename: 'Club', readonly id: string, readonly name: string, readonly about: string, readonly memberCount: number, readonly access: ClubVisibility } | null>, readonly pageInfo: { readonly __typename: 'PageInfo', readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type WholeClubFragment = { readonly __typename: 'Club', readonly createdAt: string, readonly viewerRole: ClubRole | null, readonly id: string, readonly name: string, readonly about: string, readonly memberCount: number, readonly rhythm: ClubRhythm, readonly access: ClubVisibility, readonly acts: ReadonlyArray<{ readonly __typename: 'ClubAct', readonly what: ClubActKind, readonly isAllowed: boolean, readonly refusal: { readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string } | null }> | null, readonly invitation: { readonly __typename: 'ClubInvitation', readonly invitationToken: string, readonly url: string } | null };

export type ClubByIdQueryVariables = Exact<{
  id: string;
}>;


export type ClubByIdQuery = { readonly __typename: 'Query', readonly me: { readonly __typename: 'User', readonly id: string, readonly username: string, readonly isGuest: boolean } | null, readonly club: { readonly __typename: 'Club', readonly createdAt: string, readonly viewerRole: ClubRole | null, readonly id: string, readonly name: string, readonly about: string, readonly memberCount: number, readonly rhythm: ClubRhythm, readonly access: ClubVisibility, readonly acts: ReadonlyArray<{ readonly __typename: 'ClubAct', readonly what: ClubActKind, readonly isAllowed: boolean, readonly refusal: { readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string } | null }> | null, readonly invitation: { readonly __typename: 'ClubInvitation', readonly invitationToken: string, readonly url: string } | null } | null };

export type ClubMembersQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type ClubMembersQuery = { readonly __typename: 'Query', readonly club: { readonly __typename: 'Club', readonly id: string, readonly members: { readonly __typename: 'ClubMemberConnection', readonly nodes: ReadonlyArray<{ readonly __typename: 'ClubMember', readonly role: ClubRole, readonly joinedAt: string, readonly isOfferedClub: boolean, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string, readonly isGuest: boolean } } | null>, readonly pageInfo: { readonly __typename: 'PageInfo', readonly hasNextPage: boolean, readonly endCursor: string | null } } } | null };

export type ClubRemovalsQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type ClubRemovalsQuery = { readonly __typename: 'Query', readonly club: { readonly __typename: 'Club', readonly id: string, readonly removals: { readonly __typename: 'ClubRemovalConnection', readonly nodes: ReadonlyArray<{ readonly __typename: 'ClubRemoval', readonly reason: string, readonly removedAt: string, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string }, readonly removedBy: { readonly __typename: 'User', readonly id: string, readonly username: string } } | null>, readonly pageInfo: { readonly __typename: 'PageInfo', readonly hasNextPage: boolean, readonly endCursor: string | null } } | null } | null };

export type ClubOffersQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type ClubOffersQuery = { readonly __typename: 'Query', readonly club: { readonly __typename: 'Club', readonly id: string, readonly offers: { readonly __typename: 'ClubOfferConnection', readonly nodes: ReadonlyArray<{ readonly __typename: 'ClubOffer', readonly invitationToken: string, readonly challenge: { readonly __typename: 'Challenge', readonly id: string, readonly createdAt: string, readonly variant: VariantKey, readonly preset: PresetKey, readonly rated: boolean, readonly target: number, readonly byInvitation: boolean, readonly status: ChallengeStatus, readonly matchId: string, readonly commitment: string, readonly creator: { readonly __typename: 'User', readonly id: string, readonly username: string }, readonly table: ReadonlyArray<{ readonly __typename: 'ChallengeSeat', readonly seat: number, readonly side: number, readonly state: ChallengeSeatState, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string } | null }>, readonly timeControl: { readonly __typename: 'TimeControl', readonly text: string } } | null } | null>, readonly pageInfo: { readonly __typename: 'PageInfo', readonly hasNextPage: boolean, readonly endCursor: string | null } } | null } | null };

export type ClubSeasonsQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type ClubSeasonsQuery = { readonly __typename: 'Query', readonly club: { readonly __typename: 'Club', readonly id: string, readonly ledgerSeasons: { readonly __typename: 'ClubSeasonConnection', readonly nodes: ReadonlyArray<{ readonly __typename: 'ClubSeason', readonly label: string } | null>, readonly pageInfo: { readonly __typename: 'PageInfo', readonly hasNextPage: boolean, readonly endCursor: string | null } } } | null };

export type ClubBalancesQueryVariables = Exact<{
  id: string;
  season?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type ClubBalancesQuery = { readonly __typename: 'Query', readonly club: { readonly __typename: 'Club', readonly id: string, readonly balances: { readonly __typename: 'ClubBalanceConnection', readonly nodes: ReadonlyArray<{ readonly __typename: 'ClubBalance', readonly matches: number, readonly bummerlGiven: number, readonly bummerlTaken: number, readonly balance: number, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string } } | null>, readonly pageInfo: { readonly __typename: 'PageInfo', readonly hasNextPage: boolean, readonly endCursor: string | null } } } | null };

export type ClubPairsQueryVariables = Exact<{
  id: string;
  season?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type ClubPairsQuery = { readonly __typename: 'Query', readonly club: { readonly __typename: 'Club', readonly id: string, readonly ledger: { readonly __typename: 'ClubLedgerEntryConnection', readonly nodes: ReadonlyArray<{ readonly __typename: 'ClubLedgerEntry', readonly matches: number, readonly won: number, readonly lost: number, readonly bummerlGiven: number, readonly bummerlTaken: number, readonly player: { readonly __typename: 'User', readonly id: string, readonly username: string }, readonly opponent: { readonly __typename: 'User', readonly id: string, readonly username: string } } | null>, readonly pageInfo: { readonly __typename: 'PageInfo', readonly hasNextPage: boolean, readonly endCursor: string | null } } } | null };

export type ClubBehindLinkQueryVariables = Exact<{
  token: string;
}>;


export type ClubBehindLinkQuery = { readonly __typename: 'Query', readonly me: { readonly __typename: 'User', readonly id: string, readonly isGuest: boolean } | null, readonly clubInvitation: { readonly __typename: 'ClubPreview', readonly name: string, readonly about: string, readonly memberCount: number, readonly owner: { readonly __typename: 'User', readonly id: string, readonly username: string } | null, readonly club: { readonly __typename: 'Club', readonly id: string, readonly viewerRole: ClubRole | null } | null, readonly refusal: { readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string } | null } | null };

export type FoundClubMutationVariables = Exact<{
  input: FoundClubInput;
}>;


export type FoundClubMutation = { readonly __typename: 'Mutation', readonly foundClub: { readonly __typename: 'FoundClubPayload', readonly club: { readonly __typename: 'Club', readonly createdAt: string, readonly viewerRole: ClubRole | null, readonly id: string, readonly name: string, readonly about: string, readonly memberCount: number, readonly rhythm: ClubRhythm, readonly access: ClubVisibility, readonly acts: ReadonlyArray<{ readonly __typename: 'ClubAct', readonly what: ClubActKind, readonly isAllowed: boolean, readonly refusal: { readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string } | null }> | null, readonly invitation: { readonly __typename: 'ClubInvitation', readonly invitationToken: string, readonly url: string } | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type UpdateClubMutationVariables = Exact<{
  input: UpdateClubInput;
}>;


export type UpdateClubMutation = { readonly __typename: 'Mutation', readonly updateClub: { readonly __typename: 'UpdateClubPayload', readonly club: { readonly __typename: 'Club', readonly createdAt: string, readonly viewerRole: ClubRole | null, readonly id: string, readonly name: string, readonly about: string, readonly memberCount: number, readonly rhythm: ClubRhythm, readonly access: ClubVisibility, readonly acts: ReadonlyArray<{ readonly __typename: 'ClubAct', readonly what: ClubActKind, readonly isAllowed: boolean, readonly refusal: { readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string } | null }> | null, readonly invitation: { readonly __typename: 'ClubInvitation', readonly invitationToken: string, readonly url: string } | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type JoinClubMutationVariables = Exact<{
  input: JoinClubInput;
}>;


export type JoinClubMutation = { readonly __typename: 'Mutation', readonly joinClub: { readonly __typename: 'JoinClubPayload', readonly club: { readonly __typename: 'Club', readonly createdAt: string, readonly viewerRole: ClubRole | null, readonly id: string, readonly name: string, readonly about: string, readonly memberCount: number, readonly rhythm: ClubRhythm, readonly access: ClubVisibility, readonly acts: ReadonlyArray<{ readonly __typename: 'ClubAct', readonly what: ClubActKind, readonly isAllowed: boolean, readonly refusal: { readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string } | null }> | null, readonly invitation: { readonly __typename: 'ClubInvitation', readonly invitationToken: string, readonly url: string } | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type LeaveClubMutationVariables = Exact<{
  input: LeaveClubInput;
}>;


export type LeaveClubMutation = { readonly __typename: 'Mutation', readonly leaveClub: { readonly __typename: 'LeaveClubPayload', readonly leftClubId: string | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type CloseClubMutationVariables = Exact<{
  input: CloseClubInput;
}>;


export type CloseClubMutation = { readonly __typename: 'Mutation', readonly closeClub: { readonly __typename: 'CloseClubPayload', readonly deletedClubId: string | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type RenewClubInvitationMutationVariables = Exact<{
  input: RenewClubInvitationInput;
}>;


export type RenewClubInvitationMutation = { readonly __typename: 'Mutation', readonly renewClubInvitation: { readonly __typename: 'RenewClubInvitationPayload', readonly club: { readonly __typename: 'Club', readonly createdAt: string, readonly viewerRole: ClubRole | null, readonly id: string, readonly name: string, readonly about: string, readonly memberCount: number, readonly rhythm: ClubRhythm, readonly access: ClubVisibility, readonly acts: ReadonlyArray<{ readonly __typename: 'ClubAct', readonly what: ClubActKind, readonly isAllowed: boolean, readonly refusal: { readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string } | null }> | null, readonly invitation: { readonly __typename: 'ClubInvitation', readonly invitationToken: string, readonly url: string } | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type RemoveClubMemberMutationVariables = Exact<{
  input: RemoveClubMemberInput;
}>;


export type RemoveClubMemberMutation = { readonly __typename: 'Mutation', readonly removeClubMember: { readonly __typename: 'RemoveClubMemberPayload', readonly club: { readonly __typename: 'Club', readonly createdAt: string, readonly viewerRole: ClubRole | null, readonly id: string, readonly name: string, readonly about: string, readonly memberCount: number, readonly rhythm: ClubRhythm, readonly access: ClubVisibility, readonly acts: ReadonlyArray<{ readonly __typename: 'ClubAct', readonly what: ClubActKind, readonly isAllowed: boolean, readonly refusal: { readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string } | null }> | null, readonly invitation: { readonly __typename: 'ClubInvitation', readonly invitationToken: string, readonly url: string } | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type AppointClubKeeperMutationVariables = Exact<{
  input: AppointClubKeeperInput;
}>;


export type AppointClubKeeperMutation = { readonly __typename: 'Mutation', readonly appointClubKeeper: { readonly __typename: 'AppointClubKeeperPayload', readonly club: { readonly __typename: 'Club', readonly createdAt: string, readonly viewerRole: ClubRole | null, readonly id: string, readonly name: string, readonly about: string, readonly memberCount: number, readonly rhythm: ClubRhythm, readonly access: ClubVisibility, readonly acts: ReadonlyArray<{ readonly __typename: 'ClubAct', readonly what: ClubActKind, readonly isAllowed: boolean, readonly refusal: { readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string } | null }> | null, readonly invitation: { readonly __typename: 'ClubInvitation', readonly invitationToken: string, readonly url: string } | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type DismissClubKeeperMutationVariables = Exact<{
  input: DismissClubKeeperInput;
}>;


export type DismissClubKeeperMutation = { readonly __typename: 'Mutation', readonly dismissClubKeeper: { readonly __typename: 'DismissClubKeeperPayload', readonly club: { readonly __typename: 'Club', readonly createdAt: string, readonly viewerRole: ClubRole | null, readonly id: string, readonly name: string, readonly about: string, readonly memberCount: number, readonly rhythm: ClubRhythm, readonly access: ClubVisibility, readonly acts: ReadonlyArray<{ readonly __typename: 'ClubAct', readonly what: ClubActKind, readonly isAllowed: boolean, readonly refusal: { readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string } | null }> | null, readonly invitation: { readonly __typename: 'ClubInvitation', readonly invitationToken: string, readonly url: string } | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type HandOverClubMutationVariables = Exact<{
  input: HandOverClubInput;
}>;


export type HandOverClubMutation = { readonly __typename: 'Mutation', readonly handOverClub: { readonly __typename: 'HandOverClubPayload', readonly club: { readonly __typename: 'Club', readonly createdAt: string, readonly viewerRole: ClubRole | null, readonly id: string, readonly name: string, readonly about: string, readonly memberCount: number, readonly rhythm: ClubRhythm, readonly access: ClubVisibility, readonly acts: ReadonlyArray<{ readonly __typename: 'ClubAct', readonly what: ClubActKind, readonly isAllowed: boolean, readonly refusal: { readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string } | null }> | null, readonly invitation: { readonly __typename: 'ClubInvitation', readonly invitationToken: string, readonly url: string } | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type DeclineClubMutationVariables = Exact<{
  input: DeclineClubInput;
}>;


export type DeclineClubMutation = { readonly __typename: 'Mutation', readonly declineClub: { readonly __typename: 'DeclineClubPayload', readonly club: { readonly __typename: 'Club', readonly createdAt: string, readonly viewerRole: ClubRole | null, readonly id: string, readonly name: string, readonly about: string, readonly memberCount: number, readonly rhythm: ClubRhythm, readonly access: ClubVisibility, readonly acts: ReadonlyArray<{ readonly __typename: 'ClubAct', readonly what: ClubActKind, readonly isAllowed: boolean, readonly refusal: { readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string } | null }> | null, readonly invitation: { readonly __typename: 'ClubInvitation', readonly invitationToken: string, readonly url: string } | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type TakeOverClubMutationVariables = Exact<{
  input: TakeOverClubInput;
}>;


export type TakeOverClubMutation = { readonly __typename: 'Mutation', readonly takeOverClub: { readonly __typename: 'TakeOverClubPayload', readonly club: { readonly __typename: 'Club', readonly createdAt: string, readonly viewerRole: ClubRole | null, readonly id: string, readonly name: string, readonly about: string, readonly memberCount: number, readonly rhythm: ClubRhythm, readonly access: ClubVisibility, readonly acts: ReadonlyArray<{ readonly __typename: 'ClubAct', readonly what: ClubActKind, readonly isAllowed: boolean, readonly refusal: { readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string } | null }> | null, readonly invitation: { readonly __typename: 'ClubInvitation', readonly invitationToken: string, readonly url: string } | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type OfferInClubMutationVariables = Exact<{
  input: OfferInClubInput;
}>;


export type OfferInClubMutation = { readonly __typename: 'Mutation', readonly offerInClub: { readonly __typename: 'OfferInClubPayload', readonly challenge: { readonly __typename: 'Challenge', readonly id: string, readonly matchId: string, readonly commitment: string } | null, readonly match: { readonly __typename: 'Match', readonly id: string, readonly version: number, readonly status: MatchStatus, readonly toAct: number | null, readonly viewerSeat: number | null, readonly deadline: string | null, readonly score: ReadonlyArray<number>, readonly target: number, readonly updatedAt: string, readonly voidedAt: string | null, readonly preset: PresetKey, readonly variant: { readonly __typename: 'Variant', readonly key: VariantKey, readonly name: string, readonly nameDe: string }, readonly seats: ReadonlyArray<{ readonly __typename: 'Seat', readonly seat: number, readonly side: number, readonly isBot: boolean, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string } }>, readonly result: { readonly __typename: 'MatchResult', readonly winners: ReadonlyArray<number>, readonly bummerl: ReadonlyArray<number>, readonly reason: MatchReason } | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type CompetitionSummaryFragment = { readonly __typename: 'Competition', readonly id: string, readonly name: string, readonly status: CompetitionStatus, readonly variant: VariantKey, readonly preset: PresetKey, readonly places: number, readonly enteredCount: number, readonly round: number, readonly season: number | null, readonly opensAt: string, readonly startsAt: string | null, readonly endedAt: string | null, readonly form: { readonly __typename: 'CompetitionForm', readonly key: CompetitionFormKey, readonly name: string }, readonly timeControl: { readonly __typename: 'TimeControl', readonly text: string } };

export type CompetitionsQueryVariables = Exact<{
  filter?: CompetitionFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type CompetitionsQuery = { readonly __typename: 'Query', readonly competitions: { readonly __typename: 'CompetitionConnection', readonly nodes: ReadonlyArray<{ readonly __typename: 'Competition', readonly id: string, readonly name: string, readonly status: CompetitionStatus, readonly variant: VariantKey, readonly preset: PresetKey, readonly places: number, readonly enteredCount: number, readonly round: number, readonly season: number | null, readonly opensAt: string, readonly startsAt: string | null, readonly endedAt: string | null, readonly form: { readonly __typename: 'CompetitionForm', readonly key: CompetitionFormKey, readonly name: string }, readonly timeControl: { readonly __typename: 'TimeControl', readonly text: string } } | null>, readonly pageInfo: { readonly __typename: 'PageInfo', readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type EntrantFragment = { readonly __typename: 'CompetitionEntry', readonly number: number, readonly status: CompetitionEntryStatus, readonly reentryOf: number | null, readonly lot: number | null, readonly group: number | null, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string }, readonly partner: { readonly __typename: 'User', readonly id: string, readonly username: string } | null };

export type SettingValueFragment = { readonly __typename: 'CompetitionSettingValue', readonly integer: number | null, readonly boolean: boolean | null, readonly choice: string | null };

export type ActFragment = { readonly __typename: 'CompetitionAct', readonly what: CompetitionActKind, readonly isAllowed: boolean, readonly refusal: { readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string } | null };

export type WholeCompetitionFragment = { readonly __typename: 'Competition', readonly version: number, readonly about: string, readonly target: number, readonly rated: boolean, readonly onlookers: boolean, readonly allowsBots: boolean, readonly fixedPartners: boolean, readonly access: CompetitionAccess, readonly ratingLeast: number | null, readonly ratingMost: number | null, readonly leastEntries: number, readonly roundDays: number, readonly matchesAtOnce: number, readonly timeoutsAllowed: number, readonly createdAt: string, readonly startedAt: string | null, readonly endsAt: string | null, readonly roundEndsAt: string | null, readonly id: string, readonly name: string, readonly status: CompetitionStatus, readonly variant: VariantKey, readonly preset: PresetKey, readonly places: number, readonly enteredCount: number, readonly round: number, readonly season: number | null, readonly opensAt: string, readonly startsAt: string | null, readonly endedAt: string | null, readonly organiser: { readonly __typename: 'User', readonly id: string, readonly username: string } | null, readonly club: { readonly __typename: 'Club', readonly id: string, readonly name: string, readonly access: ClubVisibility } | null, readonly form: { readonly __typename: 'CompetitionForm', readonly key: CompetitionFormKey, readonly name: string, readonly rulesText: string, readonly isForTwoSides: boolean, readonly isLadder: boolean, readonly hasDivisions: boolean }, readonly chosenSettings: ReadonlyArray<{ readonly __typename: 'CompetitionSetting', readonly setting: { readonly __typename: 'CompetitionFormSetting', readonly key: string, readonly name: string, readonly description: string }, readonly chosen: { readonly __typename: 'CompetitionSettingValue', readonly integer: number | null, readonly boolean: boolean | null, readonly choice: string | null } }>, readonly invitation: { readonly __typename: 'CompetitionInvitation', readonly invitationToken: string } | null, readonly drawOfLots: { readonly __typename: 'CompetitionDraw', readonly commitment: string, readonly secret: string | null, readonly seed: string | null, readonly drawnAt: string | null } | null, readonly series: { readonly __typename: 'CompetitionSeries', readonly id: string, readonly name: string, readonly nextSeasonAt: string | null, readonly endedAt: string | null, readonly organiser: { readonly __typename: 'User', readonly id: string, readonly username: string } | null } | null, readonly viewerEntry: { readonly __typename: 'CompetitionEntry', readonly partnerAgreed: boolean | null, readonly outSince: number | null, readonly place: number | null, readonly timeouts: number, readonly number: number, readonly status: CompetitionEntryStatus, readonly reentryOf: number | null, readonly lot: number | null, readonly group: number | null, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string }, readonly partner: { readonly __typename: 'User', readonly id: string, readonly username: string } | null } | null, readonly timeControl: { readonly __typename: 'TimeControl', readonly text: string } };

export type CompetitionByIdQueryVariables = Exact<{
  id: string;
  invitation?: string | null | undefined;
}>;


export type CompetitionByIdQuery = { readonly __typename: 'Query', readonly me: { readonly __typename: 'User', readonly id: string, readonly username: string, readonly isGuest: boolean } | null, readonly competition: { readonly __typename: 'Competition', readonly version: number, readonly about: string, readonly target: number, readonly rated: boolean, readonly onlookers: boolean, readonly allowsBots: boolean, readonly fixedPartners: boolean, readonly access: CompetitionAccess, readonly ratingLeast: number | null, readonly ratingMost: number | null, readonly leastEntries: number, readonly roundDays: number, readonly matchesAtOnce: number, readonly timeoutsAllowed: number, readonly createdAt: string, readonly startedAt: string | null, readonly endsAt: string | null, readonly roundEndsAt: string | null, readonly id: string, readonly name: string, readonly status: CompetitionStatus, readonly variant: VariantKey, readonly preset: PresetKey, readonly places: number, readonly enteredCount: number, readonly round: number, readonly season: number | null, readonly opensAt: string, readonly startsAt: string | null, readonly endedAt: string | null, readonly acts: ReadonlyArray<{ readonly __typename: 'CompetitionAct', readonly what: CompetitionActKind, readonly isAllowed: boolean, readonly refusal: { readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string } | null }> | null, readonly organiser: { readonly __typename: 'User', readonly id: string, readonly username: string } | null, readonly club: { readonly __typename: 'Club', readonly id: string, readonly name: string, readonly access: ClubVisibility } | null, readonly form: { readonly __typename: 'CompetitionForm', readonly key: CompetitionFormKey, readonly name: string, readonly rulesText: string, readonly isForTwoSides: boolean, readonly isLadder: boolean, readonly hasDivisions: boolean }, readonly chosenSettings: ReadonlyArray<{ readonly __typename: 'CompetitionSetting', readonly setting: { readonly __typename: 'CompetitionFormSetting', readonly key: string, readonly name: string, readonly description: string }, readonly chosen: { readonly __typename: 'CompetitionSettingValue', readonly integer: number | null, readonly boolean: boolean | null, readonly choice: string | null } }>, readonly invitation: { readonly __typename: 'CompetitionInvitation', readonly invitationToken: string } | null, readonly drawOfLots: { readonly __typename: 'CompetitionDraw', readonly commitment: string, readonly secret: string | null, readonly seed: string | null, readonly drawnAt: string | null } | null, readonly series: { readonly __typename: 'CompetitionSeries', readonly id: string, readonly name: string, readonly nextSeasonAt: string | null, readonly endedAt: string | null, readonly organiser: { readonly __typename: 'User', readonly id: string, readonly username: string } | null } | null, readonly viewerEntry: { readonly __typename: 'CompetitionEntry', readonly partnerAgreed: boolean | null, readonly outSince: number | null, readonly place: number | null, readonly timeouts: number, readonly number: number, readonly status: CompetitionEntryStatus, readonly reentryOf: number | null, readonly lot: number | null, readonly group: number | null, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string }, readonly partner: { readonly __typename: 'User', readonly id: string, readonly username: string } | null } | null, readonly timeControl: { readonly __typename: 'TimeControl', readonly text: string } } | null };

export type CompetitionEntriesQueryVariables = Exact<{
  id: string;
  isLadder: boolean;
  after?: string | null | undefined;
}>;


export type CompetitionEntriesQuery = { readonly __typename: 'Query', readonly competition: { readonly __typename: 'Competition', readonly id: string, readonly entries: { readonly __typename: 'CompetitionEntryConnection', readonly nodes: ReadonlyArray<{ readonly __typename: 'CompetitionEntry', readonly outSince: number | null, readonly place: number | null, readonly number: number, readonly status: CompetitionEntryStatus, readonly reentryOf: number | null, readonly lot: number | null, readonly group: number | null, readonly viewerChallenge?: { readonly __typename: 'CompetitionAct', readonly what: CompetitionActKind, readonly isAllowed: boolean, readonly refusal: { readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string } | null } | null, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string }, readonly partner: { readonly __typename: 'User', readonly id: string, readonly username: string } | null } | null>, readonly pageInfo: { readonly __typename: 'PageInfo', readonly hasNextPage: boolean, readonly endCursor: string | null } } } | null };

export type CompetitionStandingsQueryVariables = Exact<{
  id: string;
  group?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type CompetitionStandingsQuery = { readonly __typename: 'Query', readonly competition: { readonly __typename: 'Competition', readonly id: string, readonly standings: { readonly __typename: 'CompetitionStandingConnection', readonly nodes: ReadonlyArray<{ readonly __typename: 'CompetitionStanding', readonly lot: number, readonly group: number | null, readonly place: number, readonly playedCount: number, readonly won: number, readonly drawn: number, readonly lost: number, readonly competitionPoints: number, readonly outlook: SeasonOutlook | null, readonly tiebreaks: ReadonlyArray<{ readonly __typename: 'StandingTiebreak', readonly key: TiebreakKey, readonly figure: number }>, readonly entry: { readonly __typename: 'CompetitionEntry', readonly number: number, readonly status: CompetitionEntryStatus, readonly reentryOf: number | null, readonly lot: number | null, readonly group: number | null, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string }, readonly partner: { readonly __typename: 'User', readonly id: string, readonly username: string } | null } | null } | null>, readonly pageInfo: { readonly __typename: 'PageInfo', readonly hasNextPage: boolean, readonly endCursor: string | null } } } | null };

export type SecondGroupQueryVariables = Exact<{
  id: string;
}>;


export type SecondGroupQuery = { readonly __typename: 'Query', readonly competition: { readonly __typename: 'Competition', readonly id: string, readonly standings: { readonly __typename: 'CompetitionStandingConnection', readonly nodes: ReadonlyArray<{ readonly __typename: 'CompetitionStanding', readonly lot: number } | null> } } | null };

export type CrossGroupQueryVariables = Exact<{
  id: string;
  group?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type CrossGroupQuery = { readonly __typename: 'Query', readonly competition: { readonly __typename: 'Competition', readonly id: string, readonly standings: { readonly __typename: 'CompetitionStandingConnection', readonly nodes: ReadonlyArray<{ readonly __typename: 'CompetitionStanding', readonly lot: number, readonly place: number, readonly competitionPoints: number, readonly entry: { readonly __typename: 'CompetitionEntry', readonly number: number, readonly status: CompetitionEntryStatus, readonly reentryOf: number | null, readonly lot: number | null, readonly group: number | null, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string }, readonly partner: { readonly __typename: 'User', readonly id: string, readonly username: string } | null } | null } | null>, readonly pageInfo: { readonly __typename: 'PageInfo', readonly hasNextPage: boolean, readonly endCursor: string | null } } } | null };

export type PairingFragment = { readonly __typename: 'CompetitionPairing', readonly round: number, readonly board: number, readonly stage: CompetitionStage, readonly group: number | null, readonly isPlaying: boolean, readonly decision: PairingDecision | null, readonly entrants: ReadonlyArray<{ readonly __typename: 'CompetitionPairingEntrant', readonly lot: number, readonly competitionPoints: number | null, readonly bummerlCount: number | null, readonly entry: { readonly __typename: 'CompetitionEntry', readonly number: number, readonly status: CompetitionEntryStatus, readonly reentryOf: number | null, readonly lot: number | null, readonly group: number | null, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string }, readonly partner: { readonly __typename: 'User', readonly id: string, readonly username: string } | null } | null }> };

export type PlayedPairingFragment = { readonly __typename: 'CompetitionPairing', readonly round: number, readonly board: number, readonly stage: CompetitionStage, readonly group: number | null, readonly isPlaying: boolean, readonly decision: PairingDecision | null, readonly playedMatches: ReadonlyArray<{ readonly __typename: 'Match', readonly id: string, readonly status: MatchStatus, readonly viewerSeat: number | null } | null>, readonly entrants: ReadonlyArray<{ readonly __typename: 'CompetitionPairingEntrant', readonly lot: number, readonly competitionPoints: number | null, readonly bummerlCount: number | null, readonly entry: { readonly __typename: 'CompetitionEntry', readonly number: number, readonly status: CompetitionEntryStatus, readonly reentryOf: number | null, readonly lot: number | null, readonly group: number | null, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string }, readonly partner: { readonly __typename: 'User', readonly id: string, readonly username: string } | null } | null }> };

export type CompetitionRoundsQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type CompetitionRoundsQuery = { readonly __typename: 'Query', readonly competition: { readonly __typename: 'Competition', readonly id: string, readonly rounds: { readonly __typename: 'CompetitionRoundConnection', readonly nodes: ReadonlyArray<{ readonly __typename: 'CompetitionRound', readonly number: number, readonly openedAt: string, readonly endsAt: string | null, readonly endedAt: string | null } | null>, readonly pageInfo: { readonly __typename: 'PageInfo', readonly hasNextPage: boolean, readonly endCursor: string | null } } } | null };

export type CompetitionPairingsQueryVariables = Exact<{
  id: string;
  round?: number | null | undefined;
  ofLot?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type CompetitionPairingsQuery = { readonly __typename: 'Query', readonly competition: { readonly __typename: 'Competition', readonly id: string, readonly pairings: { readonly __typename: 'CompetitionPairingConnection', readonly nodes: ReadonlyArray<{ readonly __typename: 'CompetitionPairing', readonly round: number, readonly board: number, readonly stage: CompetitionStage, readonly group: number | null, readonly isPlaying: boolean, readonly decision: PairingDecision | null, readonly playedMatches: ReadonlyArray<{ readonly __typename: 'Match', readonly id: string, readonly status: MatchStatus, readonly viewerSeat: number | null } | null>, readonly entrants: ReadonlyArray<{ readonly __typename: 'CompetitionPairingEntrant', readonly lot: number, readonly competitionPoints: number | null, readonly bummerlCount: number | null, readonly entry: { readonly __typename: 'CompetitionEntry', readonly number: number, readonly status: CompetitionEntryStatus, readonly reentryOf: number | null, readonly lot: number | null, readonly group: number | null, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string }, readonly partner: { readonly __typename: 'User', readonly id: string, readonly username: string } | null } | null }> } | null>, readonly pageInfo: { readonly __typename: 'PageInfo', readonly hasNextPage: boolean, readonly endCursor: string | null } } } | null };

export type BracketRoundQueryVariables = Exact<{
  id: string;
  round?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type BracketRoundQuery = { readonly __typename: 'Query', readonly competition: { readonly __typename: 'Competition', readonly id: string, readonly pairings: { readonly __typename: 'CompetitionPairingConnection', readonly nodes: ReadonlyArray<{ readonly __typename: 'CompetitionPairing', readonly round: number, readonly board: number, readonly stage: CompetitionStage, readonly group: number | null, readonly isPlaying: boolean, readonly decision: PairingDecision | null, readonly entrants: ReadonlyArray<{ readonly __typename: 'CompetitionPairingEntrant', readonly lot: number, readonly competitionPoints: number | null, readonly bummerlCount: number | null, readonly entry: { readonly __typename: 'CompetitionEntry', readonly number: number, readonly status: CompetitionEntryStatus, readonly reentryOf: number | null, readonly lot: number | null, readonly group: number | null, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string }, readonly partner: { readonly __typename: 'User', readonly id: string, readonly username: string } | null } | null }> } | null>, readonly pageInfo: { readonly __typename: 'PageInfo', readonly hasNextPage: boolean, readonly endCursor: string | null } } } | null };

export type CrossRowQueryVariables = Exact<{
  id: string;
  lot: number;
  after?: string | null | undefined;
}>;


export type CrossRowQuery = { readonly __typename: 'Query', readonly competition: { readonly __typename: 'Competition', readonly id: string, readonly pairings: { readonly __typename: 'CompetitionPairingConnection', readonly nodes: ReadonlyArray<{ readonly __typename: 'CompetitionPairing', readonly round: number, readonly board: number, readonly decision: PairingDecision | null, readonly entrants: ReadonlyArray<{ readonly __typename: 'CompetitionPairingEntrant', readonly lot: number, readonly competitionPoints: number | null, readonly bummerlCount: number | null }> } | null>, readonly pageInfo: { readonly __typename: 'PageInfo', readonly hasNextPage: boolean, readonly endCursor: string | null } } } | null };

export type CompetitionLogQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type CompetitionLogQuery = { readonly __typename: 'Query', readonly competition: { readonly __typename: 'Competition', readonly id: string, readonly log: { readonly __typename: 'CompetitionLogEntryConnection', readonly nodes: ReadonlyArray<{ readonly __typename: 'CompetitionLogEntry', readonly number: number, readonly at: string, readonly kind: CompetitionLogKind, readonly reasonText: string | null, readonly round: number | null, readonly changes: ReadonlyArray<{ readonly __typename: 'CompetitionLogChange', readonly term: CompetitionChangedTerm, readonly valueBefore: string | null, readonly valueAfter: string | null }>, readonly actor: { readonly __typename: 'User', readonly id: string, readonly username: string } | null, readonly subject: { readonly __typename: 'User', readonly id: string, readonly username: string } | null } | null>, readonly pageInfo: { readonly __typename: 'PageInfo', readonly hasNextPage: boolean, readonly endCursor: string | null } } } | null };

export type ViewerPairingsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type ViewerPairingsQuery = { readonly __typename: 'Query', readonly viewerPairings: { readonly __typename: 'CompetitionPairingConnection', readonly nodes: ReadonlyArray<{ readonly __typename: 'CompetitionPairing', readonly round: number, readonly board: number, readonly stage: CompetitionStage, readonly group: number | null, readonly isPlaying: boolean, readonly decision: PairingDecision | null, readonly competition: { readonly __typename: 'Competition', readonly id: string, readonly name: string, readonly roundEndsAt: string | null }, readonly playedMatches: ReadonlyArray<{ readonly __typename: 'Match', readonly id: string, readonly status: MatchStatus, readonly viewerSeat: number | null } | null>, readonly entrants: ReadonlyArray<{ readonly __typename: 'CompetitionPairingEntrant', readonly lot: number, readonly competitionPoints: number | null, readonly bummerlCount: number | null, readonly entry: { readonly __typename: 'CompetitionEntry', readonly number: number, readonly status: CompetitionEntryStatus, readonly reentryOf: number | null, readonly lot: number | null, readonly group: number | null, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string }, readonly partner: { readonly __typename: 'User', readonly id: string, readonly username: string } | null } | null }> } | null>, readonly pageInfo: { readonly __typename: 'PageInfo', readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type CompetitionFormsQueryVariables = Exact<{ [key: string]: never; }>;


export type CompetitionFormsQuery = { readonly __typename: 'Query', readonly me: { readonly __typename: 'User', readonly id: string, readonly isGuest: boolean, readonly clubs: { readonly __typename: 'ClubConnection', readonly nodes: ReadonlyArray<{ readonly __typename: 'Club', readonly id: string, readonly name: string, readonly viewerRole: ClubRole | null } | null> } | null } | null, readonly competitionForms: ReadonlyArray<{ readonly __typename: 'CompetitionForm', readonly key: CompetitionFormKey, readonly name: string, readonly rulesText: string, readonly isForTwoSides: boolean, readonly isLadder: boolean, readonly hasDivisions: boolean, readonly leastEntries: number, readonly places: number, readonly settings: ReadonlyArray<{ readonly __typename: 'CompetitionFormSetting', readonly key: string, readonly kind: CompetitionSettingKind, readonly least: number | null, readonly most: number | null, readonly choices: ReadonlyArray<string>, readonly name: string, readonly description: string, readonly byDefault: { readonly __typename: 'CompetitionSettingValue', readonly integer: number | null, readonly boolean: boolean | null, readonly choice: string | null } }> }> };

export type FormSettingFragment = { readonly __typename: 'CompetitionFormSetting', readonly key: string, readonly kind: CompetitionSettingKind, readonly least: number | null, readonly most: number | null, readonly choices: ReadonlyArray<string>, readonly name: string, readonly description: string, readonly byDefault: { readonly __typename: 'CompetitionSettingValue', readonly integer: number | null, readonly boolean: boolean | null, readonly choice: string | null } };

export type CreateCompetitionMutationVariables = Exact<{
  input: CreateCompetitionInput;
}>;


export type CreateCompetitionMutation = { readonly __typename: 'Mutation', readonly createCompetition: { readonly __typename: 'CreateCompetitionPayload', readonly competition: { readonly __typename: 'Competition', readonly id: string, readonly status: CompetitionStatus, readonly version: number } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type ChangeCompetitionMutationVariables = Exact<{
  input: ChangeCompetitionInput;
}>;


export type ChangeCompetitionMutation = { readonly __typename: 'Mutation', readonly changeCompetition: { readonly __typename: 'ChangeCompetitionPayload', readonly competition: { readonly __typename: 'Competition', readonly id: string, readonly status: CompetitionStatus, readonly version: number } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type CancelCompetitionMutationVariables = Exact<{
  input: CancelCompetitionInput;
}>;


export type CancelCompetitionMutation = { readonly __typename: 'Mutation', readonly cancelCompetition: { readonly __typename: 'CancelCompetitionPayload', readonly competition: { readonly __typename: 'Competition', readonly id: string, readonly status: CompetitionStatus, readonly version: number } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type EndRoundEarlyMutationVariables = Exact<{
  input: EndRoundEarlyInput;
}>;


export type EndRoundEarlyMutation = { readonly __typename: 'Mutation', readonly endRoundEarly: { readonly __typename: 'EndRoundEarlyPayload', readonly competition: { readonly __typename: 'Competition', readonly id: string, readonly status: CompetitionStatus, readonly version: number } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type EnterCompetitionMutationVariables = Exact<{
  input: EnterCompetitionInput;
}>;


export type EnterCompetitionMutation = { readonly __typename: 'Mutation', readonly enterCompetition: { readonly __typename: 'EnterCompetitionPayload', readonly competition: { readonly __typename: 'Competition', readonly id: string, readonly status: CompetitionStatus, readonly version: number } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type WithdrawFromCompetitionMutationVariables = Exact<{
  input: WithdrawFromCompetitionInput;
}>;


export type WithdrawFromCompetitionMutation = { readonly __typename: 'Mutation', readonly withdrawFromCompetition: { readonly __typename: 'WithdrawFromCompetitionPayload', readonly competition: { readonly __typename: 'Competition', readonly id: string, readonly status: CompetitionStatus, readonly version: number } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type ReenterCompetitionMutationVariables = Exact<{
  input: ReenterCompetitionInput;
}>;


export type ReenterCompetitionMutation = { readonly __typename: 'Mutation', readonly reenterCompetition: { readonly __typename: 'ReenterCompetitionPayload', readonly competition: { readonly __typename: 'Competition', readonly id: string, readonly status: CompetitionStatus, readonly version: number } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type AnswerCompetitionPartnerMutationVariables = Exact<{
  input: AnswerCompetitionPartnerInput;
}>;


export type AnswerCompetitionPartnerMutation = { readonly __typename: 'Mutation', readonly answerCompetitionPartner: { readonly __typename: 'AnswerCompetitionPartnerPayload', readonly competition: { readonly __typename: 'Competition', readonly id: string, readonly status: CompetitionStatus, readonly version: number } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type DisqualifyEntryMutationVariables = Exact<{
  input: DisqualifyEntryInput;
}>;


export type DisqualifyEntryMutation = { readonly __typename: 'Mutation', readonly disqualifyEntry: { readonly __typename: 'DisqualifyEntryPayload', readonly competition: { readonly __typename: 'Competition', readonly id: string, readonly status: CompetitionStatus, readonly version: number } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type ChallengeOnLadderMutationVariables = Exact<{
  input: ChallengeOnLadderInput;
}>;


export type ChallengeOnLadderMutation = { readonly __typename: 'Mutation', readonly challengeOnLadder: { readonly __typename: 'ChallengeOnLadderPayload', readonly competition: { readonly __typename: 'Competition', readonly id: string, readonly status: CompetitionStatus, readonly version: number } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type CreateCompetitionSeriesMutationVariables = Exact<{
  input: CreateCompetitionSeriesInput;
}>;


export type CreateCompetitionSeriesMutation = { readonly __typename: 'Mutation', readonly createCompetitionSeries: { readonly __typename: 'CreateCompetitionSeriesPayload', readonly series: { readonly __typename: 'CompetitionSeries', readonly id: string, readonly seasons: { readonly __typename: 'CompetitionConnection', readonly nodes: ReadonlyArray<{ readonly __typename: 'Competition', readonly id: string } | null> } } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type SeriesListQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type SeriesListQuery = { readonly __typename: 'Query', readonly me: { readonly __typename: 'User', readonly id: string } | null, readonly competitionSeries: { readonly __typename: 'CompetitionSeriesConnection', readonly nodes: ReadonlyArray<{ readonly __typename: 'CompetitionSeries', readonly id: string, readonly name: string, readonly nextSeasonAt: string | null, readonly endedAt: string | null, readonly organiser: { readonly __typename: 'User', readonly id: string, readonly username: string } | null } | null>, readonly pageInfo: { readonly __typename: 'PageInfo', readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type LastSeasonQueryVariables = Exact<{
  id: string;
}>;


export type LastSeasonQuery = { readonly __typename: 'Query', readonly node:
    | { readonly __typename: 'ApiToken', readonly id: string }
    | { readonly __typename: 'App', readonly id: string }
    | { readonly __typename: 'AuditEntry', readonly id: string }
    | { readonly __typename: 'Challenge', readonly id: string }
    | { readonly __typename: 'ClosedNetwork', readonly id: string }
    | { readonly __typename: 'Club', readonly id: string }
    | { readonly __typename: 'Competition', readonly id: string }
    | { readonly __typename: 'CompetitionSeries', readonly id: string, readonly seasons: { readonly __typename: 'CompetitionConnection', readonly nodes: ReadonlyArray<{ readonly __typename: 'Competition', readonly id: string, readonly name: string, readonly status: CompetitionStatus, readonly variant: VariantKey, readonly preset: PresetKey, readonly places: number, readonly enteredCount: number, readonly round: number, readonly season: number | null, readonly opensAt: string, readonly startsAt: string | null, readonly endedAt: string | null, readonly form: { readonly __typename: 'CompetitionForm', readonly key: CompetitionFormKey, readonly name: string }, readonly timeControl: { readonly __typename: 'TimeControl', readonly text: string } } | null> } }
    | { readonly __typename: 'Deal', readonly id: string }
    | { readonly __typename: 'Delivery', readonly id: string }
    | { readonly __typename: 'GrantedApp', readonly id: string }
    | { readonly __typename: 'Match', readonly id: string }
    | { readonly __typename: 'MatchClock', readonly id: string }
    | { readonly __typename: 'Message', readonly id: string }
    | { readonly __typename: 'Notification', readonly id: string }
    | { readonly __typename: 'Plan', readonly id: string }
    | { readonly __typename: 'PushSubscription', readonly id: string }
    | { readonly __typename: 'Report', readonly id: string }
    | { readonly __typename: 'Review', readonly id: string }
    | { readonly __typename: 'Session', readonly id: string }
    | { readonly __typename: 'User', readonly id: string }
    | { readonly __typename: 'Vacation', readonly id: string }
    | { readonly __typename: 'Webhook', readonly id: string }
    | { readonly __typename: 'WebhookDelivery', readonly id: string }
   | null };

export type SeriesFragment = { readonly __typename: 'CompetitionSeries', readonly id: string, readonly name: string, readonly nextSeasonAt: string | null, readonly endedAt: string | null, readonly organiser: { readonly __typename: 'User', readonly id: string, readonly username: string } | null };

export type ChampionsQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type ChampionsQuery = { readonly __typename: 'Query', readonly node:
    | { readonly __typename: 'ApiToken', readonly id: string }
    | { readonly __typename: 'App', readonly id: string }
    | { readonly __typename: 'AuditEntry', readonly id: string }
    | { readonly __typename: 'Challenge', readonly id: string }
    | { readonly __typename: 'ClosedNetwork', readonly id: string }
    | { readonly __typename: 'Club', readonly id: string }
    | { readonly __typename: 'Competition', readonly id: string }
    | { readonly __typename: 'CompetitionSeries', readonly id: string, readonly champions: { readonly __typename: 'CompetitionChampionConnection', readonly nodes: ReadonlyArray<{ readonly __typename: 'CompetitionChampion', readonly season: number, readonly endedAt: string, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string }, readonly partner: { readonly __typename: 'User', readonly id: string, readonly username: string } | null } | null>, readonly pageInfo: { readonly __typename: 'PageInfo', readonly hasNextPage: boolean, readonly endCursor: string | null } } }
    | { readonly __typename: 'Deal', readonly id: string }
    | { readonly __typename: 'Delivery', readonly id: string }
    | { readonly __typename: 'GrantedApp', readonly id: string }
    | { readonly __typename: 'Match', readonly id: string }
    | { readonly __typename: 'MatchClock', readonly id: string }
    | { readonly __typename: 'Message', readonly id: string }
    | { readonly __typename: 'Notification', readonly id: string }
    | { readonly __typename: 'Plan', readonly id: string }
    | { readonly __typename: 'PushSubscription', readonly id: string }
    | { readonly __typename: 'Report', readonly id: string }
    | { readonly __typename: 'Review', readonly id: string }
    | { readonly __typename: 'Session', readonly id: string }
    | { readonly __typename: 'User', readonly id: string }
    | { readonly __typename: 'Vacation', readonly id: string }
    | { readonly __typename: 'Webhook', readonly id: string }
    | { readonly __typename: 'WebhookDelivery', readonly id: string }
   | null };

export type EndCompetitionSeriesMutationVariables = Exact<{
  input: EndCompetitionSeriesInput;
}>;


export type EndCompetitionSeriesMutation = { readonly __typename: 'Mutation', readonly endCompetitionSeries: { readonly __typename: 'EndCompetitionSeriesPayload', readonly series: { readonly __typename: 'CompetitionSeries', readonly id: string, readonly endedAt: string | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type CompetitionCalendarQueryVariables = Exact<{ [key: string]: never; }>;


export type CompetitionCalendarQuery = { readonly __typename: 'Query', readonly me: { readonly __typename: 'User', readonly id: string, readonly competitionCalendarUrl: string | null } | null };

export type RenewCompetitionCalendarMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewCompetitionCalendarMutation = { readonly __typename: 'Mutation', readonly renewCompetitionCalendar: { readonly __typename: 'RenewCompetitionCalendarPayload', readonly user: { readonly __typename: 'User', readonly id: string, readonly competitionCalendarUrl: string | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type VoidMatchMutationVariables = Exact<{
  input: VoidMatchInput;
}>;


export type VoidMatchMutation = { readonly __typename: 'Mutation', readonly voidMatch: { readonly __typename: 'VoidMatchPayload', readonly match: { readonly __typename: 'Match', readonly id: string, readonly voidedAt: string | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type GiveTimeMutationVariables = Exact<{
  input: GiveTimeInput;
}>;


export type GiveTimeMutation = { readonly __typename: 'Mutation', readonly giveTime: { readonly __typename: 'GiveTimePayload', readonly match: { readonly __typename: 'Match', readonly id: string, readonly version: number, readonly deadline: string | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type MeasureFairPlayMutationVariables = Exact<{
  input: MeasureFairPlayInput;
}>;


export type MeasureFairPlayMutation = { readonly __typename: 'Mutation', readonly measureFairPlay: { readonly __typename: 'MeasureFairPlayPayload', readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type EstimateFactsFragment = { readonly __typename: 'Estimate', readonly estimate: number, readonly low: number, readonly high: number, readonly observations: number };

export type FairPlayQueryVariables = Exact<{
  username: string;
  variant: VariantKey;
  preset?: PresetKey | null | undefined;
}>;


export type FairPlayQuery = { readonly __typename: 'Query', readonly fairPlay: { readonly __typename: 'FairPlay', readonly matches: number, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string }, readonly measure: { readonly __typename: 'FairPlayMeasure', readonly matches: number, readonly measured: number, readonly failed: number, readonly running: boolean }, readonly decisionFigures: { readonly __typename: 'FairPlayDecisions', readonly peerRating: number, readonly peers: number, readonly agreement: { readonly __typename: 'Estimate', readonly estimate: number, readonly low: number, readonly high: number, readonly observations: number } | null, readonly meanLoss: { readonly __typename: 'Estimate', readonly estimate: number, readonly low: number, readonly high: number, readonly observations: number } | null, readonly peerAgreement: { readonly __typename: 'Estimate', readonly estimate: number, readonly low: number, readonly high: number, readonly observations: number } | null, readonly peerMeanLoss: { readonly __typename: 'Estimate', readonly estimate: number, readonly low: number, readonly high: number, readonly observations: number } | null }, readonly times: { readonly __typename: 'FairPlayTimes', readonly lowerQuartile: { readonly __typename: 'Estimate', readonly estimate: number, readonly low: number, readonly high: number, readonly observations: number } | null, readonly median: { readonly __typename: 'Estimate', readonly estimate: number, readonly low: number, readonly high: number, readonly observations: number } | null, readonly upperQuartile: { readonly __typename: 'Estimate', readonly estimate: number, readonly low: number, readonly high: number, readonly observations: number } | null, readonly dispersion: { readonly __typename: 'Estimate', readonly estimate: number, readonly low: number, readonly high: number, readonly observations: number } | null, readonly quick: ReadonlyArray<{ readonly __typename: 'FairPlayQuickShare', readonly legalCount: number, readonly orMore: boolean, readonly quickShare: { readonly __typename: 'Estimate', readonly estimate: number, readonly low: number, readonly high: number, readonly observations: number } }> }, readonly pairs: ReadonlyArray<{ readonly __typename: 'FairPlayPair', readonly matches: number, readonly wonMatches: number, readonly expectedWins: number, readonly share: number, readonly opponentShare: number, readonly opponent: { readonly __typename: 'User', readonly id: string, readonly username: string } | null, readonly surplus: { readonly __typename: 'Estimate', readonly estimate: number, readonly low: number, readonly high: number, readonly observations: number } }>, readonly networks: ReadonlyArray<{ readonly __typename: 'FairPlayNetwork', readonly lastUsedAt: string, readonly accounts: number, readonly hasMore: boolean, readonly others: ReadonlyArray<{ readonly __typename: 'User', readonly id: string, readonly username: string }> }> } | null };

export type ShuffleFragment = { readonly __typename: 'Challenge', readonly matchId: string, readonly commitment: string };

export type NextShuffleQueryVariables = Exact<{ [key: string]: never; }>;


export type NextShuffleQuery = { readonly __typename: 'Query', readonly me: { readonly __typename: 'User', readonly id: string, readonly nextMatchId: string | null, readonly nextCommitment: string | null } | null };

export type WithFriendshipFragment = { readonly __typename: 'User', readonly id: string, readonly friendship: Friendship | null };

export type FriendshipWithQueryVariables = Exact<{
  username: string;
}>;


export type FriendshipWithQuery = { readonly __typename: 'Query', readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string, readonly friendship: Friendship | null } | null };

export type FriendsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type FriendsQuery = { readonly __typename: 'Query', readonly friends: { readonly __typename: 'UserConnection', readonly nodes: ReadonlyArray<{ readonly __typename: 'User', readonly id: string, readonly username: string, readonly isGuest: boolean, readonly isOnline: boolean | null } | null>, readonly pageInfo: { readonly __typename: 'PageInfo', readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type FriendRequestsQueryVariables = Exact<{
  sent: boolean;
  after?: string | null | undefined;
}>;


export type FriendRequestsQuery = { readonly __typename: 'Query', readonly friendRequests: { readonly __typename: 'FriendRequestConnection', readonly nodes: ReadonlyArray<{ readonly __typename: 'FriendRequest', readonly createdAt: string, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string } } | null>, readonly pageInfo: { readonly __typename: 'PageInfo', readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type SendFriendRequestMutationVariables = Exact<{
  input: SendFriendRequestInput;
}>;


export type SendFriendRequestMutation = { readonly __typename: 'Mutation', readonly sendFriendRequest: { readonly __typename: 'SendFriendRequestPayload', readonly user: { readonly __typename: 'User', readonly id: string, readonly friendship: Friendship | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type CancelFriendRequestMutationVariables = Exact<{
  input: CancelFriendRequestInput;
}>;


export type CancelFriendRequestMutation = { readonly __typename: 'Mutation', readonly cancelFriendRequest: { readonly __typename: 'CancelFriendRequestPayload', readonly user: { readonly __typename: 'User', readonly id: string, readonly friendship: Friendship | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type AcceptFriendRequestMutationVariables = Exact<{
  input: AcceptFriendRequestInput;
}>;


export type AcceptFriendRequestMutation = { readonly __typename: 'Mutation', readonly acceptFriendRequest: { readonly __typename: 'AcceptFriendRequestPayload', readonly user: { readonly __typename: 'User', readonly id: string, readonly friendship: Friendship | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type DeclineFriendRequestMutationVariables = Exact<{
  input: DeclineFriendRequestInput;
}>;


export type DeclineFriendRequestMutation = { readonly __typename: 'Mutation', readonly declineFriendRequest: { readonly __typename: 'DeclineFriendRequestPayload', readonly user: { readonly __typename: 'User', readonly id: string, readonly friendship: Friendship | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type RemoveFriendMutationVariables = Exact<{
  input: RemoveFriendInput;
}>;


export type RemoveFriendMutation = { readonly __typename: 'Mutation', readonly removeFriend: { readonly __typename: 'RemoveFriendPayload', readonly user: { readonly __typename: 'User', readonly id: string, readonly friendship: Friendship | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type HomeQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeQuery = { readonly __typename: 'Query', readonly myTurnCount: number, readonly me: { readonly __typename: 'User', readonly id: string, readonly username: string, readonly isGuest: boolean, readonly email: string | null, readonly emailVerified: boolean | null } | null, readonly myTurns: { readonly __typename: 'MatchConnection', readonly nodes: ReadonlyArray<{ readonly __typename: 'Match', readonly id: string, readonly version: number, readonly status: MatchStatus, readonly toAct: number | null, readonly viewerSeat: number | null, readonly deadline: string | null, readonly score: ReadonlyArray<number>, readonly target: number, readonly updatedAt: string, readonly voidedAt: string | null, readonly preset: PresetKey, readonly variant: { readonly __typename: 'Variant', readonly key: VariantKey, readonly name: string, readonly nameDe: string }, readonly seats: ReadonlyArray<{ readonly __typename: 'Seat', readonly seat: number, readonly side: number, readonly isBot: boolean, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string } }>, readonly result: { readonly __typename: 'MatchResult', readonly winners: ReadonlyArray<number>, readonly bummerl: ReadonlyArray<number>, readonly reason: MatchReason } | null } | null> }, readonly running: { readonly __typename: 'MatchConnection', readonly nodes: ReadonlyArray<{ readonly __typename: 'Match', readonly id: string, readonly version: number, readonly status: MatchStatus, readonly toAct: number | null, readonly viewerSeat: number | null, readonly deadline: string | null, readonly score: ReadonlyArray<number>, readonly target: number, readonly updatedAt: string, readonly voidedAt: string | null, readonly preset: PresetKey, readonly variant: { readonly __typename: 'Variant', readonly key: VariantKey, readonly name: string, readonly nameDe: string }, readonly seats: ReadonlyArray<{ readonly __typename: 'Seat', readonly seat: number, readonly side: number, readonly isBot: boolean, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string } }>, readonly result: { readonly __typename: 'MatchResult', readonly winners: ReadonlyArray<number>, readonly bummerl: ReadonlyArray<number>, readonly reason: MatchReason } | null } | null>, readonly pageInfo: { readonly __typename: 'PageInfo', readonly hasNextPage: boolean } }, readonly finished: { readonly __typename: 'MatchConnection', readonly nodes: ReadonlyArray<{ readonly __typename: 'Match', readonly id: string } | null> }, readonly open: { readonly __typename: 'ChallengeConnection', readonly nodes: ReadonlyArray<{ readonly __typename: 'Challenge', readonly id: string, readonly createdAt: string, readonly variant: VariantKey, readonly preset: PresetKey, readonly rated: boolean, readonly target: number, readonly byInvitation: boolean, readonly status: ChallengeStatus, readonly matchId: string, readonly commitment: string, readonly creator: { readonly __typename: 'User', readonly id: string, readonly username: string }, readonly table: ReadonlyArray<{ readonly __typename: 'ChallengeSeat', readonly seat: number, readonly side: number, readonly state: ChallengeSeatState, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string } | null }>, readonly timeControl: { readonly __typename: 'TimeControl', readonly text: string } } | null> } };

export type FinishedMatchesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type FinishedMatchesQuery = { readonly __typename: 'Query', readonly matches: { readonly __typename: 'MatchConnection', readonly nodes: ReadonlyArray<{ readonly __typename: 'Match', readonly id: string, readonly version: number, readonly status: MatchStatus, readonly toAct: number | null, readonly viewerSeat: number | null, readonly deadline: string | null, readonly score: ReadonlyArray<number>, readonly target: number, readonly updatedAt: string, readonly voidedAt: string | null, readonly preset: PresetKey, readonly variant: { readonly __typename: 'Variant', readonly key: VariantKey, readonly name: string, readonly nameDe: string }, readonly seats: ReadonlyArray<{ readonly __typename: 'Seat', readonly seat: number, readonly side: number, readonly isBot: boolean, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string } }>, readonly result: { readonly __typename: 'MatchResult', readonly winners: ReadonlyArray<number>, readonly bummerl: ReadonlyArray<number>, readonly reason: MatchReason } | null } | null>, readonly pageInfo: { readonly __typename: 'PageInfo', readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type LobbyQueryVariables = Exact<{
  bots?: BotsFilter | null | undefined;
  excludeOwn?: boolean | null | undefined;
  after?: string | null | undefined;
}>;


export type LobbyQuery = { readonly __typename: 'Query', readonly me: { readonly __typename: 'User', readonly id: string, readonly isGuest: boolean } | null, readonly challenges: { readonly __typename: 'ChallengeConnection', readonly nodes: ReadonlyArray<{ readonly __typename: 'Challenge', readonly id: string, readonly createdAt: string, readonly variant: VariantKey, readonly preset: PresetKey, readonly rated: boolean, readonly target: number, readonly byInvitation: boolean, readonly status: ChallengeStatus, readonly matchId: string, readonly commitment: string, readonly creator: { readonly __typename: 'User', readonly id: string, readonly username: string }, readonly table: ReadonlyArray<{ readonly __typename: 'ChallengeSeat', readonly seat: number, readonly side: number, readonly state: ChallengeSeatState, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string } | null }>, readonly timeControl: { readonly __typename: 'TimeControl', readonly text: string } } | null>, readonly pageInfo: { readonly __typename: 'PageInfo', readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type LobbyAddedSubscriptionVariables = Exact<{
  bots?: BotsFilter | null | undefined;
}>;


export type LobbyAddedSubscription = { readonly __typename: 'Subscription', readonly challengeAdded: { readonly __typename: 'Challenge', readonly id: string } };

export type LobbyRemovedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type LobbyRemovedSubscription = { readonly __typename: 'Subscription', readonly challengeRemoved: { readonly __typename: 'RemovedChallenge', readonly challengeId: string } };

export type PlayBotMutationVariables = Exact<{
  input: CreateChallengeInput;
}>;


export type PlayBotMutation = { readonly __typename: 'Mutation', readonly createChallenge: { readonly __typename: 'ChallengePayload', readonly match: { readonly __typename: 'Match', readonly id: string, readonly version: number, readonly status: MatchStatus, readonly toAct: number | null, readonly viewerSeat: number | null, readonly deadline: string | null, readonly score: ReadonlyArray<number>, readonly target: number, readonly updatedAt: string, readonly voidedAt: string | null, readonly preset: PresetKey, readonly variant: { readonly __typename: 'Variant', readonly key: VariantKey, readonly name: string, readonly nameDe: string }, readonly seats: ReadonlyArray<{ readonly __typename: 'Seat', readonly seat: number, readonly side: number, readonly isBot: boolean, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string } }>, readonly result: { readonly __typename: 'MatchResult', readonly winners: ReadonlyArray<number>, readonly bummerl: ReadonlyArray<number>, readonly reason: MatchReason } | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type MatchSummaryFragment = { readonly __typename: 'Match', readonly id: string, readonly version: number, readonly status: MatchStatus, readonly toAct: number | null, readonly viewerSeat: number | null, readonly deadline: string | null, readonly score: ReadonlyArray<number>, readonly target: number, readonly updatedAt: string, readonly voidedAt: string | null, readonly preset: PresetKey, readonly variant: { readonly __typename: 'Variant', readonly key: VariantKey, readonly name: string, readonly nameDe: string }, readonly seats: ReadonlyArray<{ readonly __typename: 'Seat', readonly seat: number, readonly side: number, readonly isBot: boolean, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string } }>, readonly result: { readonly __typename: 'MatchResult', readonly winners: ReadonlyArray<number>, readonly bummerl: ReadonlyArray<number>, readonly reason: MatchReason } | null };

export type DecisionsAboutMeQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type DecisionsAboutMeQuery = { readonly __typename: 'Query', readonly decisionsAboutMe: { readonly __typename: 'AuditEntryConnection', readonly nodes: ReadonlyArray<{ readonly __typename: 'AuditEntry', readonly id: string, readonly kind: AuditAct, readonly reason: string | null, readonly until: string | null, readonly matchId: string | null, readonly createdAt: string, readonly mayAppeal: boolean, readonly appealMade: { readonly __typename: 'Appeal', readonly text: string, readonly isGranted: boolean | null, readonly answer: string | null } | null } | null>, readonly pageInfo: { readonly __typename: 'PageInfo', readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type DecisionFragment = { readonly __typename: 'AuditEntry', readonly id: string, readonly kind: AuditAct, readonly reason: string | null, readonly until: string | null, readonly matchId: string | null, readonly createdAt: string, readonly mayAppeal: boolean, readonly appealMade: { readonly __typename: 'Appeal', readonly text: string, readonly isGranted: boolean | null, readonly answer: string | null } | null };

export type AppealMutationVariables = Exact<{
  input: AppealInput;
}>;


export type AppealMutation = { readonly __typename: 'Mutation', readonly appeal: { readonly __typename: 'AppealPayload', readonly auditEntry: { readonly __typename: 'AuditEntry', readonly id: string, readonly kind: AuditAct, readonly reason: string | null, readonly until: string | null, readonly matchId: string | null, readonly createdAt: string, readonly mayAppeal: boolean, readonly appealMade: { readonly __typename: 'Appeal', readonly text: string, readonly isGranted: boolean | null, readonly answer: string | null } | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type AuditLogQueryVariables = Exact<{
  actor?: string | null | undefined;
  subject?: string | null | undefined;
  kind?: AuditAct | null | undefined;
  openAppeals?: boolean;
  after?: string | null | undefined;
}>;


export type AuditLogQuery = { readonly __typename: 'Query', readonly auditLog: { readonly __typename: 'AuditEntryConnection', readonly nodes: ReadonlyArray<{ readonly __typename: 'AuditEntry', readonly id: string, readonly kind: AuditAct, readonly reason: string | null, readonly until: string | null, readonly matchId: string | null, readonly createdAt: string, readonly actor: { readonly __typename: 'User', readonly id: string, readonly username: string } | null, readonly subject: { readonly __typename: 'User', readonly id: string, readonly username: string } | null, readonly appealMade: { readonly __typename: 'Appeal', readonly text: string, readonly madeAt: string, readonly isGranted: boolean | null, readonly answer: string | null } | null } | null>, readonly pageInfo: { readonly __typename: 'PageInfo', readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type LoggedActFragment = { readonly __typename: 'AuditEntry', readonly id: string, readonly kind: AuditAct, readonly reason: string | null, readonly until: string | null, readonly matchId: string | null, readonly createdAt: string, readonly actor: { readonly __typename: 'User', readonly id: string, readonly username: string } | null, readonly subject: { readonly __typename: 'User', readonly id: string, readonly username: string } | null, readonly appealMade: { readonly __typename: 'Appeal', readonly text: string, readonly madeAt: string, readonly isGranted: boolean | null, readonly answer: string | null } | null };

export type AnswerAppealMutationVariables = Exact<{
  input: AnswerAppealInput;
}>;


export type AnswerAppealMutation = { readonly __typename: 'Mutation', readonly answerAppeal: { readonly __typename: 'AnswerAppealPayload', readonly auditEntry: { readonly __typename: 'AuditEntry', readonly id: string, readonly kind: AuditAct, readonly reason: string | null, readonly until: string | null, readonly matchId: string | null, readonly createdAt: string, readonly actor: { readonly __typename: 'User', readonly id: string, readonly username: string } | null, readonly subject: { readonly __typename: 'User', readonly id: string, readonly username: string } | null, readonly appealMade: { readonly __typename: 'Appeal', readonly text: string, readonly madeAt: string, readonly isGranted: boolean | null, readonly answer: string | null } | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type ReportQueueQueryVariables = Exact<{
  state: ReportState;
  after?: string | null | undefined;
}>;


export type ReportQueueQuery = { readonly __typename: 'Query', readonly reports: { readonly __typename: 'ReportConnection', readonly nodes: ReadonlyArray<{ readonly __typename: 'Report', readonly id: string, readonly reason: ReportReason, readonly comment: string | null, readonly message: string | null, readonly createdAt: string, readonly claimedUntil: string | null, readonly isClaimedByViewer: boolean, readonly closedAt: string | null, readonly decision: ReportDecision | null, readonly reported: { readonly __typename: 'User', readonly id: string, readonly username: string } | null } | null>, readonly pageInfo: { readonly __typename: 'PageInfo', readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type QueuedReportFragment = { readonly __typename: 'Report', readonly id: string, readonly reason: ReportReason, readonly comment: string | null, readonly message: string | null, readonly createdAt: string, readonly claimedUntil: string | null, readonly isClaimedByViewer: boolean, readonly closedAt: string | null, readonly decision: ReportDecision | null, readonly reported: { readonly __typename: 'User', readonly id: string, readonly username: string } | null };

export type ReportTalliesFragment = { readonly __typename: 'ReportCounts', readonly undecided: number, readonly upheld: number, readonly dismissed: number };

export type FullReportFragment = { readonly __typename: 'Report', readonly note: string | null, readonly id: string, readonly reason: ReportReason, readonly comment: string | null, readonly message: string | null, readonly createdAt: string, readonly claimedUntil: string | null, readonly isClaimedByViewer: boolean, readonly closedAt: string | null, readonly decision: ReportDecision | null, readonly reporter: { readonly __typename: 'User', readonly id: string, readonly username: string } | null, readonly earlierSanctions: ReadonlyArray<{ readonly __typename: 'PastSanction', readonly kind: AuditAct, readonly reason: string | null, readonly until: string | null, readonly createdAt: string, readonly appealIsGranted: boolean | null }>, readonly otherOpenReports: ReadonlyArray<{ readonly __typename: 'Report', readonly id: string, readonly reason: ReportReason, readonly comment: string | null, readonly message: string | null, readonly createdAt: string, readonly reporter: { readonly __typename: 'User', readonly id: string, readonly username: string } | null }>, readonly reportsOfReported: { readonly __typename: 'ReportCounts', readonly undecided: number, readonly upheld: number, readonly dismissed: number }, readonly reportsByReporter: { readonly __typename: 'ReportCounts', readonly undecided: number, readonly upheld: number, readonly dismissed: number }, readonly match: { readonly __typename: 'Match', readonly id: string } | null, readonly messagesAround: ReadonlyArray<{ readonly __typename: 'Message', readonly id: string, readonly text: string | null, readonly phrase: Phrase | null, readonly createdAt: string, readonly sender: { readonly __typename: 'User', readonly id: string, readonly username: string } }>, readonly reported: { readonly __typename: 'User', readonly id: string, readonly username: string } | null };

export type ReportPageQueryVariables = Exact<{
  id: string;
}>;


export type ReportPageQuery = { readonly __typename: 'Query', readonly phrases: ReadonlyArray<{ readonly __typename: 'PhraseWording', readonly phrase: Phrase, readonly en: string, readonly de: string }>, readonly node:
    | { readonly __typename: 'ApiToken', readonly id: string }
    | { readonly __typename: 'App', readonly id: string }
    | { readonly __typename: 'AuditEntry', readonly id: string }
    | { readonly __typename: 'Challenge', readonly id: string }
    | { readonly __typename: 'ClosedNetwork', readonly id: string }
    | { readonly __typename: 'Club', readonly id: string }
    | { readonly __typename: 'Competition', readonly id: string }
    | { readonly __typename: 'CompetitionSeries', readonly id: string }
    | { readonly __typename: 'Deal', readonly id: string }
    | { readonly __typename: 'Delivery', readonly id: string }
    | { readonly __typename: 'GrantedApp', readonly id: string }
    | { readonly __typename: 'Match', readonly id: string }
    | { readonly __typename: 'MatchClock', readonly id: string }
    | { readonly __typename: 'Message', readonly id: string }
    | { readonly __typename: 'Notification', readonly id: string }
    | { readonly __typename: 'Plan', readonly id: string }
    | { readonly __typename: 'PushSubscription', readonly id: string }
    | { readonly __typename: 'Report', readonly id: string, readonly note: string | null, readonly reason: ReportReason, readonly comment: string | null, readonly message: string | null, readonly createdAt: string, readonly claimedUntil: string | null, readonly isClaimedByViewer: boolean, readonly closedAt: string | null, readonly decision: ReportDecision | null, readonly reporter: { readonly __typename: 'User', readonly id: string, readonly username: string } | null, readonly earlierSanctions: ReadonlyArray<{ readonly __typename: 'PastSanction', readonly kind: AuditAct, readonly reason: string | null, readonly until: string | null, readonly createdAt: string, readonly appealIsGranted: boolean | null }>, readonly otherOpenReports: ReadonlyArray<{ readonly __typename: 'Report', readonly id: string, readonly reason: ReportReason, readonly comment: string | null, readonly message: string | null, readonly createdAt: string, readonly reporter: { readonly __typename: 'User', readonly id: string, readonly username: string } | null }>, readonly reportsOfReported: { readonly __typename: 'ReportCounts', readonly undecided: number, readonly upheld: number, readonly dismissed: number }, readonly reportsByReporter: { readonly __typename: 'ReportCounts', readonly undecided: number, readonly upheld: number, readonly dismissed: number }, readonly match: { readonly __typename: 'Match', readonly id: string } | null, readonly messagesAround: ReadonlyArray<{ readonly __typename: 'Message', readonly id: string, readonly text: string | null, readonly phrase: Phrase | null, readonly createdAt: string, readonly sender: { readonly __typename: 'User', readonly id: string, readonly username: string } }>, readonly reported: { readonly __typename: 'User', readonly id: string, readonly username: string } | null }
    | { readonly __typename: 'Review', readonly id: string }
    | { readonly __typename: 'Session', readonly id: string }
    | { readonly __typename: 'User', readonly id: string }
    | { readonly __typename: 'Vacation', readonly id: string }
    | { readonly __typename: 'Webhook', readonly id: string }
    | { readonly __typename: 'WebhookDelivery', readonly id: string }
   | null };

export type ClaimReportMutationVariables = Exact<{
  input: ClaimReportInput;
}>;


export type ClaimReportMutation = { readonly __typename: 'Mutation', readonly claimReport: { readonly __typename: 'ClaimReportPayload', readonly report: { readonly __typename: 'Report', readonly id: string, readonly reason: ReportReason, readonly comment: string | null, readonly message: string | null, readonly createdAt: string, readonly claimedUntil: string | null, readonly isClaimedByViewer: boolean, readonly closedAt: string | null, readonly decision: ReportDecision | null, readonly reported: { readonly __typename: 'User', readonly id: string, readonly username: string } | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type ReleaseReportMutationVariables = Exact<{
  input: ReleaseReportInput;
}>;


export type ReleaseReportMutation = { readonly __typename: 'Mutation', readonly releaseReport: { readonly __typename: 'ReleaseReportPayload', readonly report: { readonly __typename: 'Report', readonly id: string, readonly reason: ReportReason, readonly comment: string | null, readonly message: string | null, readonly createdAt: string, readonly claimedUntil: string | null, readonly isClaimedByViewer: boolean, readonly closedAt: string | null, readonly decision: ReportDecision | null, readonly reported: { readonly __typename: 'User', readonly id: string, readonly username: string } | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type DecideReportMutationVariables = Exact<{
  input: DecideReportInput;
}>;


export type DecideReportMutation = { readonly __typename: 'Mutation', readonly decideReport: { readonly __typename: 'DecideReportPayload', readonly report: { readonly __typename: 'Report', readonly note: string | null, readonly id: string, readonly reason: ReportReason, readonly comment: string | null, readonly message: string | null, readonly createdAt: string, readonly claimedUntil: string | null, readonly isClaimedByViewer: boolean, readonly closedAt: string | null, readonly decision: ReportDecision | null, readonly reported: { readonly __typename: 'User', readonly id: string, readonly username: string } | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type ClosedNetworkFactsFragment = { readonly __typename: 'ClosedNetwork', readonly id: string, readonly closedAddresses: string | null, readonly opensAt: string, readonly note: string, readonly createdAt: string };

export type ClosedNetworksQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type ClosedNetworksQuery = { readonly __typename: 'Query', readonly closedNetworks: { readonly __typename: 'ClosedNetworkConnection', readonly nodes: ReadonlyArray<{ readonly __typename: 'ClosedNetwork', readonly id: string, readonly closedAddresses: string | null, readonly opensAt: string, readonly note: string, readonly createdAt: string } | null>, readonly pageInfo: { readonly __typename: 'PageInfo', readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type CloseNetworkMutationVariables = Exact<{
  input: CloseNetworkInput;
}>;


export type CloseNetworkMutation = { readonly __typename: 'Mutation', readonly closeNetwork: { readonly __typename: 'CloseNetworkPayload', readonly closedCount: number | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type OpenNetworkMutationVariables = Exact<{
  input: OpenNetworkInput;
}>;


export type OpenNetworkMutation = { readonly __typename: 'Mutation', readonly openNetwork: { readonly __typename: 'OpenNetworkPayload', readonly closedNetwork: { readonly __typename: 'ClosedNetwork', readonly id: string } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type WarnUserMutationVariables = Exact<{
  input: WarnUserInput;
}>;


export type WarnUserMutation = { readonly __typename: 'Mutation', readonly done: { readonly __typename: 'WarnUserPayload', readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type MuteUserMutationVariables = Exact<{
  input: MuteUserInput;
}>;


export type MuteUserMutation = { readonly __typename: 'Mutation', readonly done: { readonly __typename: 'MuteUserPayload', readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type UnmuteUserMutationVariables = Exact<{
  input: UnmuteUserInput;
}>;


export type UnmuteUserMutation = { readonly __typename: 'Mutation', readonly done: { readonly __typename: 'UnmuteUserPayload', readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type SuspendUserMutationVariables = Exact<{
  input: SuspendUserInput;
}>;


export type SuspendUserMutation = { readonly __typename: 'Mutation', readonly done: { readonly __typename: 'SuspendUserPayload', readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type UnsuspendUserMutationVariables = Exact<{
  input: UnsuspendUserInput;
}>;


export type UnsuspendUserMutation = { readonly __typename: 'Mutation', readonly done: { readonly __typename: 'UnsuspendUserPayload', readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type StaffQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffQuery = { readonly __typename: 'Query', readonly me: { readonly __typename: 'User', readonly id: string, readonly staffRole: { readonly __typename: 'StaffRole', readonly name: StaffRoleName, readonly isInForce: boolean, readonly obstacle: RoleObstacle | null } | null } | null };

export type OpenReportCountQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenReportCountQuery = { readonly __typename: 'Query', readonly openReportCount: number };

export type PersonStandingFragment = { readonly __typename: 'User', readonly id: string, readonly standing: { readonly __typename: 'Standing', readonly mute: { readonly __typename: 'HoldingSanction', readonly until: string | null } | null, readonly suspension: { readonly __typename: 'HoldingSanction', readonly until: string | null } | null } | null };

export type ModeratedPersonQueryVariables = Exact<{
  username: string;
}>;


export type ModeratedPersonQuery = { readonly __typename: 'Query', readonly me: { readonly __typename: 'User', readonly id: string } | null, readonly user: { readonly __typename: 'User', readonly id: string, readonly standing: { readonly __typename: 'Standing', readonly mute: { readonly __typename: 'HoldingSanction', readonly until: string | null } | null, readonly suspension: { readonly __typename: 'HoldingSanction', readonly until: string | null } | null } | null } | null };

export type RatingFactsFragment = { readonly __typename: 'Rating', readonly variant: VariantKey, readonly preset: PresetKey | null, readonly rating: number, readonly deviation: number, readonly provisional: boolean, readonly rank: number | null, readonly matches: number, readonly wins: number };

export type BotPageFragment = { readonly __typename: 'Bot', readonly level: BotLevel | null, readonly engine: string, readonly version: string, readonly description: string | null, readonly homepage: string | null, readonly isConnected: boolean, readonly acceptsNow: boolean, readonly owner: { readonly __typename: 'User', readonly id: string, readonly username: string } | null, readonly policy: { readonly __typename: 'AcceptancePolicy', readonly who: BotAudience, readonly variants: ReadonlyArray<VariantKey> | null, readonly presets: ReadonlyArray<PresetKey> | null, readonly clocks: ReadonlyArray<ClockKind> | null, readonly rated: boolean | null, readonly customRules: boolean, readonly minSeconds: number | null, readonly maxSeconds: number | null } | null };

export type ProfileQueryVariables = Exact<{
  username: string;
}>;


export type ProfileQuery = { readonly __typename: 'Query', readonly me: { readonly __typename: 'User', readonly id: string, readonly username: string, readonly blocked: ReadonlyArray<{ readonly __typename: 'User', readonly id: string, readonly username: string }> | null } | null, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string, readonly createdAt: string, readonly isBot: boolean, readonly isDeleted: boolean, readonly profileIsVisible: boolean, readonly matchesAreVisible: boolean, readonly bot: { readonly __typename: 'Bot', readonly level: BotLevel | null, readonly engine: string, readonly version: string, readonly description: string | null, readonly homepage: string | null, readonly isConnected: boolean, readonly acceptsNow: boolean, readonly owner: { readonly __typename: 'User', readonly id: string, readonly username: string } | null, readonly policy: { readonly __typename: 'AcceptancePolicy', readonly who: BotAudience, readonly variants: ReadonlyArray<VariantKey> | null, readonly presets: ReadonlyArray<PresetKey> | null, readonly clocks: ReadonlyArray<ClockKind> | null, readonly rated: boolean | null, readonly customRules: boolean, readonly minSeconds: number | null, readonly maxSeconds: number | null } | null } | null, readonly ownBots: ReadonlyArray<{ readonly __typename: 'User', readonly id: string, readonly username: string }>, readonly vacation: ReadonlyArray<{ readonly __typename: 'Vacation', readonly id: string, readonly fromDay: string, readonly toDay: string }>, readonly ratings: ReadonlyArray<{ readonly __typename: 'Rating', readonly variant: VariantKey, readonly preset: PresetKey | null, readonly rating: number, readonly deviation: number, readonly provisional: boolean, readonly rank: number | null, readonly matches: number, readonly wins: number }> } | null };

export type RecentMatchesQueryVariables = Exact<{
  username: string;
  after?: string | null | undefined;
}>;


export type RecentMatchesQuery = { readonly __typename: 'Query', readonly matches: { readonly __typename: 'MatchConnection', readonly nodes: ReadonlyArray<{ readonly __typename: 'Match', readonly id: string, readonly version: number, readonly status: MatchStatus, readonly toAct: number | null, readonly viewerSeat: number | null, readonly deadline: string | null, readonly score: ReadonlyArray<number>, readonly target: number, readonly updatedAt: string, readonly voidedAt: string | null, readonly preset: PresetKey, readonly variant: { readonly __typename: 'Variant', readonly key: VariantKey, readonly name: string, readonly nameDe: string }, readonly seats: ReadonlyArray<{ readonly __typename: 'Seat', readonly seat: number, readonly side: number, readonly isBot: boolean, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string } }>, readonly result: { readonly __typename: 'MatchResult', readonly winners: ReadonlyArray<number>, readonly bummerl: ReadonlyArray<number>, readonly reason: MatchReason } | null } | null>, readonly pageInfo: { readonly __typename: 'PageInfo', readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type RatingHistoryQueryVariables = Exact<{
  username: string;
  variant: VariantKey;
  preset?: PresetKey | null | undefined;
  after?: string | null | undefined;
}>;


export type RatingHistoryQuery = { readonly __typename: 'Query', readonly user: { readonly __typename: 'User', readonly id: string, readonly ratingHistory: { readonly __typename: 'RatingChangeConnection', readonly nodes: ReadonlyArray<{ readonly __typename: 'RatingChange', readonly at: string, readonly ratingBefore: number, readonly ratingAfter: number, readonly deviationAfter: number } | null>, readonly pageInfo: { readonly __typename: 'PageInfo', readonly hasNextPage: boolean, readonly endCursor: string | null } } } | null };

export type LedgerOfTwoQueryVariables = Exact<{
  username: string;
  opponent: string;
}>;


export type LedgerOfTwoQuery = { readonly __typename: 'Query', readonly ledger: { readonly __typename: 'Ledger', readonly matches: number, readonly won: number, readonly lost: number, readonly bummerlTaken: number, readonly bummerlGiven: number, readonly variants: ReadonlyArray<{ readonly __typename: 'LedgerEntry', readonly variant: VariantKey, readonly preset: PresetKey | null, readonly matches: number, readonly won: number, readonly lost: number, readonly bummerlTaken: number, readonly bummerlGiven: number }> } | null };

export type BlockUserMutationVariables = Exact<{
  input: BlockUserInput;
}>;


export type BlockUserMutation = { readonly __typename: 'Mutation', readonly blockUser: { readonly __typename: 'BlockUserPayload', readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type UnblockUserMutationVariables = Exact<{
  input: UnblockUserInput;
}>;


export type UnblockUserMutation = { readonly __typename: 'Mutation', readonly unblockUser: { readonly __typename: 'UnblockUserPayload', readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type ReportUserMutationVariables = Exact<{
  input: ReportUserInput;
}>;


export type ReportUserMutation = { readonly __typename: 'Mutation', readonly reportUser: { readonly __typename: 'ReportUserPayload', readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type LeaderboardQueryVariables = Exact<{
  variant: VariantKey;
  preset?: PresetKey | null | undefined;
  bots: boolean;
  after?: string | null | undefined;
}>;


export type LeaderboardQuery = { readonly __typename: 'Query', readonly leaderboard: { readonly __typename: 'RatingConnection', readonly nodes: ReadonlyArray<{ readonly __typename: 'Rating', readonly variant: VariantKey, readonly preset: PresetKey | null, readonly rating: number, readonly deviation: number, readonly provisional: boolean, readonly rank: number | null, readonly matches: number, readonly wins: number, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string } } | null>, readonly pageInfo: { readonly __typename: 'PageInfo', readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type FindUsersQueryVariables = Exact<{
  prefix: string;
  after?: string | null | undefined;
}>;


export type FindUsersQuery = { readonly __typename: 'Query', readonly users: { readonly __typename: 'UserConnection', readonly nodes: ReadonlyArray<{ readonly __typename: 'User', readonly id: string, readonly username: string, readonly isBot: boolean, readonly ratings: ReadonlyArray<{ readonly __typename: 'Rating', readonly variant: VariantKey, readonly preset: PresetKey | null, readonly rating: number, readonly deviation: number, readonly provisional: boolean, readonly rank: number | null, readonly matches: number, readonly wins: number }> } | null>, readonly pageInfo: { readonly __typename: 'PageInfo', readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type BotDirectoryQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type BotDirectoryQuery = { readonly __typename: 'Query', readonly bots: { readonly __typename: 'BotConnection', readonly nodes: ReadonlyArray<{ readonly __typename: 'Bot', readonly level: BotLevel | null, readonly engine: string, readonly version: string, readonly description: string | null, readonly isConnected: boolean, readonly acceptsNow: boolean, readonly owner: { readonly __typename: 'User', readonly id: string, readonly username: string } | null, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string, readonly ratings: ReadonlyArray<{ readonly __typename: 'Rating', readonly variant: VariantKey, readonly preset: PresetKey | null, readonly rating: number, readonly deviation: number, readonly provisional: boolean, readonly rank: number | null, readonly matches: number, readonly wins: number }> } } | null>, readonly pageInfo: { readonly __typename: 'PageInfo', readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type ReviewPageQueryVariables = Exact<{
  id: string;
}>;


export type ReviewPageQuery = { readonly __typename: 'Query', readonly match: { readonly __typename: 'Match', readonly viewerBacks: number | null, readonly countDown: ReadonlyArray<number> | null, readonly id: string, readonly version: number, readonly status: MatchStatus, readonly toAct: number | null, readonly viewerSeat: number | null, readonly deadline: string | null, readonly score: ReadonlyArray<number>, readonly target: number, readonly updatedAt: string, readonly voidedAt: string | null, readonly preset: PresetKey, readonly deals: ReadonlyArray<{ readonly __typename: 'Deal', readonly id: string, readonly number: number, readonly resultText: string | null }>, readonly review: { readonly __typename: 'Review', readonly id: string, readonly status: ReviewStatus, readonly progress: number, readonly accuracy: number | null, readonly decisionCount: number, readonly expectedLoss: number, readonly hindsightLoss: number, readonly turningPoints: ReadonlyArray<{ readonly __typename: 'ReviewedDecision', readonly dealNumber: number, readonly position: number, readonly played: string, readonly playedText: string | null, readonly best: string, readonly bestText: string | null, readonly loss: number, readonly standardError: number | null, readonly costly: boolean, readonly explanation: string | null, readonly bestInHindsight: string, readonly bestInHindsightText: string | null, readonly hindsightLoss: number, readonly actions: ReadonlyArray<{ readonly __typename: 'ValuedAction', readonly action: string, readonly text: string | null, readonly expected: number, readonly standardError: number | null }> }>, readonly instructiveMoments: ReadonlyArray<{ readonly __typename: 'ReviewedDecision', readonly dealNumber: number, readonly position: number, readonly played: string, readonly playedText: string | null, readonly best: string, readonly bestText: string | null, readonly loss: number, readonly standardError: number | null, readonly costly: boolean, readonly explanation: string | null, readonly bestInHindsight: string, readonly bestInHindsightText: string | null, readonly hindsightLoss: number, readonly actions: ReadonlyArray<{ readonly __typename: 'ValuedAction', readonly action: string, readonly text: string | null, readonly expected: number, readonly standardError: number | null }> }>, readonly deals: ReadonlyArray<{ readonly __typename: 'ReviewedDeal', readonly number: number, readonly decisions: ReadonlyArray<{ readonly __typename: 'ReviewedDecision', readonly dealNumber: number, readonly position: number, readonly played: string, readonly playedText: string | null, readonly best: string, readonly bestText: string | null, readonly loss: number, readonly standardError: number | null, readonly costly: boolean, readonly explanation: string | null, readonly bestInHindsight: string, readonly bestInHindsightText: string | null, readonly hindsightLoss: number, readonly actions: ReadonlyArray<{ readonly __typename: 'ValuedAction', readonly action: string, readonly text: string | null, readonly expected: number, readonly standardError: number | null }> }> }> } | null, readonly result: { readonly __typename: 'MatchResult', readonly text: string, readonly winners: ReadonlyArray<number>, readonly bummerl: ReadonlyArray<number>, readonly reason: MatchReason } | null, readonly clock: { readonly __typename: 'MatchClock', readonly id: string, readonly banks: ReadonlyArray<number> | null }, readonly variant: { readonly __typename: 'Variant', readonly key: VariantKey, readonly name: string, readonly nameDe: string, readonly contracts: ReadonlyArray<{ readonly __typename: 'Contract', readonly key: ContractKey, readonly name: string, readonly nameDe: string, readonly text: string, readonly gamePoints: number | null }> }, readonly deal: { readonly __typename: 'Deal', readonly id: string, readonly number: number, readonly position: number, readonly phase: DealPhase, readonly dealer: number, readonly trump: Suit | null, readonly trumpCard: string | null, readonly talonCount: number, readonly closedBy: number | null, readonly contract: ContractKey | null, readonly declarer: number | null, readonly double: number, readonly toAct: number | null, readonly lastTaker: number | null, readonly tricks: ReadonlyArray<number>, readonly cardPoints: ReadonlyArray<number | null> | null, readonly resultText: string | null, readonly hands: ReadonlyArray<{ readonly __typename: 'Hand', readonly seat: number, readonly count: number, readonly cards: ReadonlyArray<string> | null, readonly known: ReadonlyArray<string> }>, readonly bids: ReadonlyArray<{ readonly __typename: 'Call', readonly seat: number, readonly kind: CallKind, readonly contract: ContractKey | null, readonly withoutTalon: boolean }>, readonly marriages: ReadonlyArray<{ readonly __typename: 'Marriage', readonly seat: number, readonly suit: Suit, readonly cardPoints: number, readonly isPending: boolean }>, readonly trick: ReadonlyArray<{ readonly __typename: 'PlayedCard', readonly seat: number, readonly card: string }>, readonly lastTrick: ReadonlyArray<{ readonly __typename: 'PlayedCard', readonly seat: number, readonly card: string }> | null, readonly ownTricks: ReadonlyArray<{ readonly __typename: 'Trick', readonly cards: ReadonlyArray<{ readonly __typename: 'PlayedCard', readonly seat: number, readonly card: string }> }> | null, readonly legalActions: ReadonlyArray<
        | { readonly __typename: 'AnnounceMarriageAction', readonly suit: Suit, readonly cards: ReadonlyArray<string>, readonly cardPoints: number, readonly trump: Suit | null, readonly token: string, readonly text: string }
        | { readonly __typename: 'BidAction', readonly contract: ContractKey, readonly withoutTalon: boolean, readonly token: string, readonly text: string }
        | { readonly __typename: 'ClaimAction', readonly token: string, readonly text: string }
        | { readonly __typename: 'CloseTalonAction', readonly token: string, readonly text: string }
        | { readonly __typename: 'CutAction', readonly token: string, readonly text: string }
        | { readonly __typename: 'DemandRedealAction', readonly token: string, readonly text: string }
        | { readonly __typename: 'DoubleAction', readonly double: number, readonly token: string, readonly text: string }
        | { readonly __typename: 'DrawAction', readonly token: string, readonly text: string }
        | { readonly __typename: 'ExchangeTrumpAction', readonly gives: string, readonly takes: string, readonly token: string, readonly text: string }
        | { readonly __typename: 'KnockAction', readonly token: string, readonly text: string }
        | { readonly __typename: 'LayAsideAction', readonly cards: ReadonlyArray<string>, readonly token: string, readonly text: string }
        | { readonly __typename: 'NameTrumpAction', readonly suit: Suit, readonly token: string, readonly text: string }
        | { readonly __typename: 'PassAction', readonly token: string, readonly text: string }
        | { readonly __typename: 'PlayCardAction', readonly card: string, readonly leads: boolean, readonly token: string, readonly text: string }
        | { readonly __typename: 'RaiseAction', readonly contract: ContractKey, readonly token: string, readonly text: string }
        | { readonly __typename: 'TurnTrumpAction', readonly token: string, readonly text: string }
      >, readonly result: { readonly __typename: 'DealResult', readonly winners: ReadonlyArray<number>, readonly gamePoints: ReadonlyArray<number>, readonly reason: DealReason } | null }, readonly seats: ReadonlyArray<{ readonly __typename: 'Seat', readonly seat: number, readonly side: number, readonly isBot: boolean, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string } }> } | null };

export type FullReviewFragment = { readonly __typename: 'Review', readonly id: string, readonly status: ReviewStatus, readonly progress: number, readonly accuracy: number | null, readonly decisionCount: number, readonly expectedLoss: number, readonly hindsightLoss: number, readonly turningPoints: ReadonlyArray<{ readonly __typename: 'ReviewedDecision', readonly dealNumber: number, readonly position: number, readonly played: string, readonly playedText: string | null, readonly best: string, readonly bestText: string | null, readonly loss: number, readonly standardError: number | null, readonly costly: boolean, readonly explanation: string | null, readonly bestInHindsight: string, readonly bestInHindsightText: string | null, readonly hindsightLoss: number, readonly actions: ReadonlyArray<{ readonly __typename: 'ValuedAction', readonly action: string, readonly text: string | null, readonly expected: number, readonly standardError: number | null }> }>, readonly instructiveMoments: ReadonlyArray<{ readonly __typename: 'ReviewedDecision', readonly dealNumber: number, readonly position: number, readonly played: string, readonly playedText: string | null, readonly best: string, readonly bestText: string | null, readonly loss: number, readonly standardError: number | null, readonly costly: boolean, readonly explanation: string | null, readonly bestInHindsight: string, readonly bestInHindsightText: string | null, readonly hindsightLoss: number, readonly actions: ReadonlyArray<{ readonly __typename: 'ValuedAction', readonly action: string, readonly text: string | null, readonly expected: number, readonly standardError: number | null }> }>, readonly deals: ReadonlyArray<{ readonly __typename: 'ReviewedDeal', readonly number: number, readonly decisions: ReadonlyArray<{ readonly __typename: 'ReviewedDecision', readonly dealNumber: number, readonly position: number, readonly played: string, readonly playedText: string | null, readonly best: string, readonly bestText: string | null, readonly loss: number, readonly standardError: number | null, readonly costly: boolean, readonly explanation: string | null, readonly bestInHindsight: string, readonly bestInHindsightText: string | null, readonly hindsightLoss: number, readonly actions: ReadonlyArray<{ readonly __typename: 'ValuedAction', readonly action: string, readonly text: string | null, readonly expected: number, readonly standardError: number | null }> }> }> };

export type ReviewDecisionFragment = { readonly __typename: 'ReviewedDecision', readonly dealNumber: number, readonly position: number, readonly played: string, readonly playedText: string | null, readonly best: string, readonly bestText: string | null, readonly loss: number, readonly standardError: number | null, readonly costly: boolean, readonly explanation: string | null, readonly bestInHindsight: string, readonly bestInHindsightText: string | null, readonly hindsightLoss: number, readonly actions: ReadonlyArray<{ readonly __typename: 'ValuedAction', readonly action: string, readonly text: string | null, readonly expected: number, readonly standardError: number | null }> };

export type OwnReviewQueryVariables = Exact<{
  id: string;
}>;


export type OwnReviewQuery = { readonly __typename: 'Query', readonly match: { readonly __typename: 'Match', readonly id: string, readonly review: { readonly __typename: 'Review', readonly id: string, readonly status: ReviewStatus, readonly progress: number, readonly accuracy: number | null, readonly decisionCount: number, readonly expectedLoss: number, readonly hindsightLoss: number, readonly turningPoints: ReadonlyArray<{ readonly __typename: 'ReviewedDecision', readonly dealNumber: number, readonly position: number, readonly played: string, readonly playedText: string | null, readonly best: string, readonly bestText: string | null, readonly loss: number, readonly standardError: number | null, readonly costly: boolean, readonly explanation: string | null, readonly bestInHindsight: string, readonly bestInHindsightText: string | null, readonly hindsightLoss: number, readonly actions: ReadonlyArray<{ readonly __typename: 'ValuedAction', readonly action: string, readonly text: string | null, readonly expected: number, readonly standardError: number | null }> }>, readonly instructiveMoments: ReadonlyArray<{ readonly __typename: 'ReviewedDecision', readonly dealNumber: number, readonly position: number, readonly played: string, readonly playedText: string | null, readonly best: string, readonly bestText: string | null, readonly loss: number, readonly standardError: number | null, readonly costly: boolean, readonly explanation: string | null, readonly bestInHindsight: string, readonly bestInHindsightText: string | null, readonly hindsightLoss: number, readonly actions: ReadonlyArray<{ readonly __typename: 'ValuedAction', readonly action: string, readonly text: string | null, readonly expected: number, readonly standardError: number | null }> }>, readonly deals: ReadonlyArray<{ readonly __typename: 'ReviewedDeal', readonly number: number, readonly decisions: ReadonlyArray<{ readonly __typename: 'ReviewedDecision', readonly dealNumber: number, readonly position: number, readonly played: string, readonly playedText: string | null, readonly best: string, readonly bestText: string | null, readonly loss: number, readonly standardError: number | null, readonly costly: boolean, readonly explanation: string | null, readonly bestInHindsight: string, readonly bestInHindsightText: string | null, readonly hindsightLoss: number, readonly actions: ReadonlyArray<{ readonly __typename: 'ValuedAction', readonly action: string, readonly text: string | null, readonly expected: number, readonly standardError: number | null }> }> }> } | null } | null };

export type ReviewProgressQueryVariables = Exact<{
  id: string;
}>;


export type ReviewProgressQuery = { readonly __typename: 'Query', readonly match: { readonly __typename: 'Match', readonly id: string, readonly review: { readonly __typename: 'Review', readonly id: string, readonly status: ReviewStatus, readonly progress: number } | null } | null };

export type ReplayStepsQueryVariables = Exact<{
  id: string;
  deal: number;
}>;


export type ReplayStepsQuery = { readonly __typename: 'Query', readonly match: { readonly __typename: 'Match', readonly id: string, readonly steps: ReadonlyArray<{ readonly __typename: 'DealStep', readonly seat: number | null, readonly text: string | null, readonly deal: { readonly __typename: 'Deal', readonly lastTaker: number | null, readonly id: string, readonly number: number, readonly position: number, readonly phase: DealPhase, readonly dealer: number, readonly trump: Suit | null, readonly trumpCard: string | null, readonly talonCount: number, readonly closedBy: number | null, readonly contract: ContractKey | null, readonly declarer: number | null, readonly double: number, readonly toAct: number | null, readonly tricks: ReadonlyArray<number>, readonly cardPoints: ReadonlyArray<number | null> | null, readonly resultText: string | null, readonly hands: ReadonlyArray<{ readonly __typename: 'Hand', readonly seat: number, readonly count: number, readonly cards: ReadonlyArray<string> | null, readonly known: ReadonlyArray<string> }>, readonly bids: ReadonlyArray<{ readonly __typename: 'Call', readonly seat: number, readonly kind: CallKind, readonly contract: ContractKey | null, readonly withoutTalon: boolean }>, readonly marriages: ReadonlyArray<{ readonly __typename: 'Marriage', readonly seat: number, readonly suit: Suit, readonly cardPoints: number, readonly isPending: boolean }>, readonly trick: ReadonlyArray<{ readonly __typename: 'PlayedCard', readonly seat: number, readonly card: string }>, readonly lastTrick: ReadonlyArray<{ readonly __typename: 'PlayedCard', readonly seat: number, readonly card: string }> | null, readonly ownTricks: ReadonlyArray<{ readonly __typename: 'Trick', readonly cards: ReadonlyArray<{ readonly __typename: 'PlayedCard', readonly seat: number, readonly card: string }> }> | null, readonly legalActions: ReadonlyArray<
          | { readonly __typename: 'AnnounceMarriageAction', readonly suit: Suit, readonly cards: ReadonlyArray<string>, readonly cardPoints: number, readonly trump: Suit | null, readonly token: string, readonly text: string }
          | { readonly __typename: 'BidAction', readonly contract: ContractKey, readonly withoutTalon: boolean, readonly token: string, readonly text: string }
          | { readonly __typename: 'ClaimAction', readonly token: string, readonly text: string }
          | { readonly __typename: 'CloseTalonAction', readonly token: string, readonly text: string }
          | { readonly __typename: 'CutAction', readonly token: string, readonly text: string }
          | { readonly __typename: 'DemandRedealAction', readonly token: string, readonly text: string }
          | { readonly __typename: 'DoubleAction', readonly double: number, readonly token: string, readonly text: string }
          | { readonly __typename: 'DrawAction', readonly token: string, readonly text: string }
          | { readonly __typename: 'ExchangeTrumpAction', readonly gives: string, readonly takes: string, readonly token: string, readonly text: string }
          | { readonly __typename: 'KnockAction', readonly token: string, readonly text: string }
          | { readonly __typename: 'LayAsideAction', readonly cards: ReadonlyArray<string>, readonly token: string, readonly text: string }
          | { readonly __typename: 'NameTrumpAction', readonly suit: Suit, readonly token: string, readonly text: string }
          | { readonly __typename: 'PassAction', readonly token: string, readonly text: string }
          | { readonly __typename: 'PlayCardAction', readonly card: string, readonly leads: boolean, readonly token: string, readonly text: string }
          | { readonly __typename: 'RaiseAction', readonly contract: ContractKey, readonly token: string, readonly text: string }
          | { readonly __typename: 'TurnTrumpAction', readonly token: string, readonly text: string }
        >, readonly result: { readonly __typename: 'DealResult', readonly winners: ReadonlyArray<number>, readonly gamePoints: ReadonlyArray<number>, readonly reason: DealReason } | null } }> } | null };

export type MatchProofQueryVariables = Exact<{
  id: string;
}>;


export type MatchProofQuery = { readonly __typename: 'Query', readonly match: { readonly __typename: 'Match', readonly id: string, readonly proof: unknown } | null };

export type MatchRecordQueryVariables = Exact<{
  id: string;
}>;


export type MatchRecordQuery = { readonly __typename: 'Query', readonly match: { readonly __typename: 'Match', readonly id: string, readonly record: unknown } | null };

export type RequestReviewMutationVariables = Exact<{
  input: RequestReviewInput;
}>;


export type RequestReviewMutation = { readonly __typename: 'Mutation', readonly requestReview: { readonly __typename: 'RequestReviewPayload', readonly review: { readonly __typename: 'Review', readonly id: string, readonly status: ReviewStatus, readonly progress: number, readonly accuracy: number | null, readonly decisionCount: number, readonly expectedLoss: number, readonly hindsightLoss: number, readonly match: { readonly __typename: 'Match', readonly id: string, readonly review: { readonly __typename: 'Review', readonly id: string } | null } | null, readonly turningPoints: ReadonlyArray<{ readonly __typename: 'ReviewedDecision', readonly dealNumber: number, readonly position: number, readonly played: string, readonly playedText: string | null, readonly best: string, readonly bestText: string | null, readonly loss: number, readonly standardError: number | null, readonly costly: boolean, readonly explanation: string | null, readonly bestInHindsight: string, readonly bestInHindsightText: string | null, readonly hindsightLoss: number, readonly actions: ReadonlyArray<{ readonly __typename: 'ValuedAction', readonly action: string, readonly text: string | null, readonly expected: number, readonly standardError: number | null }> }>, readonly instructiveMoments: ReadonlyArray<{ readonly __typename: 'ReviewedDecision', readonly dealNumber: number, readonly position: number, readonly played: string, readonly playedText: string | null, readonly best: string, readonly bestText: string | null, readonly loss: number, readonly standardError: number | null, readonly costly: boolean, readonly explanation: string | null, readonly bestInHindsight: string, readonly bestInHindsightText: string | null, readonly hindsightLoss: number, readonly actions: ReadonlyArray<{ readonly __typename: 'ValuedAction', readonly action: string, readonly text: string | null, readonly expected: number, readonly standardError: number | null }> }>, readonly deals: ReadonlyArray<{ readonly __typename: 'ReviewedDeal', readonly number: number, readonly decisions: ReadonlyArray<{ readonly __typename: 'ReviewedDecision', readonly dealNumber: number, readonly position: number, readonly played: string, readonly playedText: string | null, readonly best: string, readonly bestText: string | null, readonly loss: number, readonly standardError: number | null, readonly costly: boolean, readonly explanation: string | null, readonly bestInHindsight: string, readonly bestInHindsightText: string | null, readonly hindsightLoss: number, readonly actions: ReadonlyArray<{ readonly __typename: 'ValuedAction', readonly action: string, readonly text: string | null, readonly expected: number, readonly standardError: number | null }> }> }> } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type BeginSecondFactorMutationVariables = Exact<{
  input: BeginSecondFactorInput;
}>;


export type BeginSecondFactorMutation = { readonly __typename: 'Mutation', readonly beginSecondFactor: { readonly __typename: 'BeginSecondFactorPayload', readonly uri: string | null, readonly secret: string | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type ConfirmSecondFactorMutationVariables = Exact<{
  input: ConfirmSecondFactorInput;
}>;


export type ConfirmSecondFactorMutation = { readonly __typename: 'Mutation', readonly confirmSecondFactor: { readonly __typename: 'ConfirmSecondFactorPayload', readonly recoveryCodes: ReadonlyArray<string> | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type RenewRecoveryCodesMutationVariables = Exact<{
  input: RenewRecoveryCodesInput;
}>;


export type RenewRecoveryCodesMutation = { readonly __typename: 'Mutation', readonly renewRecoveryCodes: { readonly __typename: 'RenewRecoveryCodesPayload', readonly recoveryCodes: ReadonlyArray<string> | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type TurnOffSecondFactorMutationVariables = Exact<{
  input: TurnOffSecondFactorInput;
}>;


export type TurnOffSecondFactorMutation = { readonly __typename: 'Mutation', readonly turnOffSecondFactor: { readonly __typename: 'TurnOffSecondFactorPayload', readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type GeneralSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type GeneralSettingsQuery = { readonly __typename: 'Query', readonly me: { readonly __typename: 'User', readonly id: string, readonly locale: Language | null, readonly localeChosen: boolean | null, readonly timeZone: string | null, readonly visibilitySettings: { readonly __typename: 'VisibilitySettings', readonly profile: Audience, readonly matches: Audience, readonly presence: Audience } | null } | null, readonly autoplay: { readonly __typename: 'Autoplay', readonly mode: AutoplayMode, readonly delay: AutoplayDelay } };

export type SetLocaleMutationVariables = Exact<{
  input: SetLocaleInput;
}>;


export type SetLocaleMutation = { readonly __typename: 'Mutation', readonly setLocale: { readonly __typename: 'SetLocalePayload', readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type SetVisibilityMutationVariables = Exact<{
  input: SetVisibilityInput;
}>;


export type SetVisibilityMutation = { readonly __typename: 'Mutation', readonly setVisibility: { readonly __typename: 'SetVisibilityPayload', readonly user: { readonly __typename: 'User', readonly id: string, readonly visibilitySettings: { readonly __typename: 'VisibilitySettings', readonly profile: Audience, readonly matches: Audience, readonly presence: Audience } | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type SetTimeZoneMutationVariables = Exact<{
  input: SetTimeZoneInput;
}>;


export type SetTimeZoneMutation = { readonly __typename: 'Mutation', readonly setTimeZone: { readonly __typename: 'SetTimeZonePayload', readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type SetAutoplayByDefaultMutationVariables = Exact<{
  input: SetAutoplayInput;
}>;


export type SetAutoplayByDefaultMutation = { readonly __typename: 'Mutation', readonly setAutoplay: { readonly __typename: 'SetAutoplayPayload', readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type VacationSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type VacationSettingsQuery = { readonly __typename: 'Query', readonly me: { readonly __typename: 'User', readonly id: string, readonly autoVacation: boolean | null, readonly vacationDaysLeft: number | null, readonly vacations: ReadonlyArray<{ readonly __typename: 'Vacation', readonly id: string, readonly from: string, readonly to: string, readonly fromDay: string, readonly toDay: string, readonly automatic: boolean }> | null } | null };

export type BookVacationMutationVariables = Exact<{
  input: BookVacationInput;
}>;


export type BookVacationMutation = { readonly __typename: 'Mutation', readonly bookVacation: { readonly __typename: 'BookVacationPayload', readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type CancelVacationMutationVariables = Exact<{
  input: CancelVacationInput;
}>;


export type CancelVacationMutation = { readonly __typename: 'Mutation', readonly cancelVacation: { readonly __typename: 'CancelVacationPayload', readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type SetAutoVacationMutationVariables = Exact<{
  input: SetAutoVacationInput;
}>;


export type SetAutoVacationMutation = { readonly __typename: 'Mutation', readonly setAutoVacation: { readonly __typename: 'SetAutoVacationPayload', readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type NotificationSettingsFragment = { readonly __typename: 'NotificationPreferences', readonly whileConnected: boolean, readonly reminders: ReadonlyArray<number>, readonly digestHour: number | null, readonly quietHours: { readonly __typename: 'QuietHours', readonly from: string, readonly to: string } | null, readonly channels: ReadonlyArray<{ readonly __typename: 'ChannelPreference', readonly channel: NotificationChannel, readonly enabled: boolean }>, readonly types: ReadonlyArray<{ readonly __typename: 'TypePreference', readonly channel: NotificationChannel, readonly type: NotificationType, readonly enabled: boolean }> };

export type NotificationSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationSettingsQuery = { readonly __typename: 'Query', readonly vapidPublicKey: string, readonly me: { readonly __typename: 'User', readonly id: string, readonly email: string | null, readonly emailVerified: boolean | null, readonly notificationPreferences: { readonly __typename: 'NotificationPreferences', readonly whileConnected: boolean, readonly reminders: ReadonlyArray<number>, readonly digestHour: number | null, readonly quietHours: { readonly __typename: 'QuietHours', readonly from: string, readonly to: string } | null, readonly channels: ReadonlyArray<{ readonly __typename: 'ChannelPreference', readonly channel: NotificationChannel, readonly enabled: boolean }>, readonly types: ReadonlyArray<{ readonly __typename: 'TypePreference', readonly channel: NotificationChannel, readonly type: NotificationType, readonly enabled: boolean }> } | null, readonly pushSubscriptions: ReadonlyArray<{ readonly __typename: 'PushSubscription', readonly id: string, readonly endpoint: string, readonly label: string | null, readonly createdAt: string, readonly addedBy: string | null }> | null } | null };

export type SetNotificationPreferencesMutationVariables = Exact<{
  input: SetNotificationPreferencesInput;
}>;


export type SetNotificationPreferencesMutation = { readonly __typename: 'Mutation', readonly setNotificationPreferences: { readonly __typename: 'SetNotificationPreferencesPayload', readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type AddPushSubscriptionMutationVariables = Exact<{
  input: AddPushSubscriptionInput;
}>;


export type AddPushSubscriptionMutation = { readonly __typename: 'Mutation', readonly addPushSubscription: { readonly __typename: 'AddPushSubscriptionPayload', readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type RemovePushSubscriptionMutationVariables = Exact<{
  input: RemovePushSubscriptionInput;
}>;


export type RemovePushSubscriptionMutation = { readonly __typename: 'Mutation', readonly removePushSubscription: { readonly __typename: 'RemovePushSubscriptionPayload', readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type AccountSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountSettingsQuery = { readonly __typename: 'Query', readonly me: { readonly __typename: 'User', readonly id: string, readonly username: string, readonly renamableAt: string | null, readonly isGuest: boolean, readonly email: string | null, readonly emailVerified: boolean | null, readonly secondFactor: { readonly __typename: 'SecondFactor', readonly since: string, readonly recoveryCodesLeft: number } | null, readonly staffRole: { readonly __typename: 'StaffRole', readonly name: StaffRoleName, readonly isInForce: boolean, readonly obstacle: RoleObstacle | null } | null, readonly sessions: ReadonlyArray<{ readonly __typename: 'Session', readonly id: string, readonly isCurrent: boolean, readonly createdAt: string, readonly lastUsedAt: string, readonly network: string }> | null } | null };

export type RenameAccountMutationVariables = Exact<{
  input: RenameAccountInput;
}>;


export type RenameAccountMutation = { readonly __typename: 'Mutation', readonly renameAccount: { readonly __typename: 'RenameAccountPayload', readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type ChangeEmailMutationVariables = Exact<{
  input: ChangeEmailInput;
}>;


export type ChangeEmailMutation = { readonly __typename: 'Mutation', readonly changeEmail: { readonly __typename: 'ChangeEmailPayload', readonly user: { readonly __typename: 'User', readonly id: string, readonly email: string | null, readonly emailVerified: boolean | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type SendVerificationMutationVariables = Exact<{ [key: string]: never; }>;


export type SendVerificationMutation = { readonly __typename: 'Mutation', readonly sendVerification: { readonly __typename: 'SendVerificationPayload', readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { readonly __typename: 'Mutation', readonly changePassword: { readonly __typename: 'ChangePasswordPayload', readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type LogoutEverywhereMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutEverywhereMutation = { readonly __typename: 'Mutation', readonly logoutEverywhere: { readonly __typename: 'LogoutEverywherePayload', readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type AccessSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type AccessSettingsQuery = { readonly __typename: 'Query', readonly me: { readonly __typename: 'User', readonly id: string, readonly apiTokens: ReadonlyArray<{ readonly __typename: 'ApiToken', readonly id: string, readonly name: string, readonly scopes: ReadonlyArray<string>, readonly createdAt: string, readonly expiresAt: string | null, readonly lastUsedAt: string | null }> | null, readonly grantedApps: ReadonlyArray<{ readonly __typename: 'GrantedApp', readonly id: string, readonly name: string, readonly homepage: string | null, readonly scopes: ReadonlyArray<string>, readonly grantedAt: string, readonly lastUsedAt: string, readonly owner: { readonly __typename: 'User', readonly id: string, readonly username: string } | null }> | null, readonly apps: ReadonlyArray<{ readonly __typename: 'App', readonly id: string, readonly name: string, readonly clientId: string, readonly isConfidential: boolean, readonly redirectUris: ReadonlyArray<string> }> | null } | null };

export type CreateApiTokenMutationVariables = Exact<{
  input: CreateApiTokenInput;
}>;


export type CreateApiTokenMutation = { readonly __typename: 'Mutation', readonly createApiToken: { readonly __typename: 'CreateApiTokenPayload', readonly secret: string | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type RevokeApiTokenMutationVariables = Exact<{
  input: RevokeApiTokenInput;
}>;


export type RevokeApiTokenMutation = { readonly __typename: 'Mutation', readonly revokeApiToken: { readonly __typename: 'RevokeApiTokenPayload', readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type RevokeAppMutationVariables = Exact<{
  input: RevokeAppInput;
}>;


export type RevokeAppMutation = { readonly __typename: 'Mutation', readonly revokeApp: { readonly __typename: 'RevokeAppPayload', readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type CreateAppMutationVariables = Exact<{
  input: CreateAppInput;
}>;


export type CreateAppMutation = { readonly __typename: 'Mutation', readonly createApp: { readonly __typename: 'CreateAppPayload', readonly secret: string | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type DeleteAppMutationVariables = Exact<{
  input: DeleteAppInput;
}>;


export type DeleteAppMutation = { readonly __typename: 'Mutation', readonly deleteApp: { readonly __typename: 'DeleteAppPayload', readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type BlockedSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type BlockedSettingsQuery = { readonly __typename: 'Query', readonly me: { readonly __typename: 'User', readonly id: string, readonly blocked: ReadonlyArray<{ readonly __typename: 'User', readonly id: string, readonly username: string }> | null } | null };

export type YourDataQueryVariables = Exact<{ [key: string]: never; }>;


export type YourDataQuery = { readonly __typename: 'Query', readonly takeout: { readonly __typename: 'Takeout', readonly status: TakeoutStatus, readonly requestedAt: string, readonly expiresAt: string | null, readonly bytes: number | null, readonly url: string | null } | null };

export type RequestTakeoutMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestTakeoutMutation = { readonly __typename: 'Mutation', readonly requestTakeout: { readonly __typename: 'RequestTakeoutPayload', readonly takeout: { readonly __typename: 'Takeout', readonly status: TakeoutStatus } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type MatchClockQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type MatchClockQuery = { readonly __typename: 'Query', readonly match: { readonly __typename: 'Match', readonly id: string, readonly toAct: number | null, readonly deadline: string | null, readonly timeControl: { readonly __typename: 'TimeControl', readonly perTurnSeconds: number | null, readonly bankSeconds: number | null, readonly incrementSeconds: number | null, readonly bankCapSeconds: number | null, readonly weekends: boolean, readonly vacation: boolean }, readonly seats: ReadonlyArray<{ readonly __typename: 'Seat', readonly seat: number, readonly isBot: boolean, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string, readonly vacation: ReadonlyArray<{ readonly __typename: 'Vacation', readonly id: string, readonly fromDay: string, readonly toDay: string }> } }>, readonly clock: { readonly __typename: 'MatchClock', readonly id: string, readonly turnStartedAt: string | null, readonly banks: ReadonlyArray<number> | null, readonly timeLedger: { readonly __typename: 'TimeLedgerEntryConnection', readonly nodes: ReadonlyArray<{ readonly __typename: 'TimeLedgerEntry', readonly seat: number, readonly from: string, readonly to: string, readonly seconds: number, readonly kind: TimeKind, readonly bankAfter: number | null } | null>, readonly pageInfo: { readonly __typename: 'PageInfo', readonly hasNextPage: boolean, readonly endCursor: string | null } } } } | null };

export type MatchMessageFragment = { readonly __typename: 'Message', readonly id: string, readonly seat: number, readonly text: string | null, readonly phrase: Phrase | null, readonly createdAt: string, readonly deliveredAt: string | null, readonly sender: { readonly __typename: 'User', readonly id: string, readonly username: string } };

export type MatchMessagesQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type MatchMessagesQuery = { readonly __typename: 'Query', readonly phrases: ReadonlyArray<{ readonly __typename: 'PhraseWording', readonly phrase: Phrase, readonly en: string, readonly de: string }>, readonly match: { readonly __typename: 'Match', readonly id: string, readonly messages: { readonly __typename: 'MessageConnection', readonly nodes: ReadonlyArray<{ readonly __typename: 'Message', readonly id: string, readonly seat: number, readonly text: string | null, readonly phrase: Phrase | null, readonly createdAt: string, readonly deliveredAt: string | null, readonly sender: { readonly __typename: 'User', readonly id: string, readonly username: string } } | null>, readonly pageInfo: { readonly __typename: 'PageInfo', readonly hasNextPage: boolean, readonly endCursor: string | null } } | null } | null };

export type MessageAddedSubscriptionVariables = Exact<{
  id: string;
}>;


export type MessageAddedSubscription = { readonly __typename: 'Subscription', readonly messageAdded: { readonly __typename: 'Message', readonly id: string, readonly seat: number, readonly text: string | null, readonly phrase: Phrase | null, readonly createdAt: string, readonly deliveredAt: string | null, readonly sender: { readonly __typename: 'User', readonly id: string, readonly username: string } } };

export type SendMessageMutationVariables = Exact<{
  input: SendMessageInput;
}>;


export type SendMessageMutation = { readonly __typename: 'Mutation', readonly sendMessage: { readonly __typename: 'SendMessagePayload', readonly message: { readonly __typename: 'Message', readonly id: string, readonly seat: number, readonly text: string | null, readonly phrase: Phrase | null, readonly createdAt: string, readonly deliveredAt: string | null, readonly sender: { readonly __typename: 'User', readonly id: string, readonly username: string } } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type ReportMessageMutationVariables = Exact<{
  input: ReportMessageInput;
}>;


export type ReportMessageMutation = { readonly __typename: 'Mutation', readonly reportMessage: { readonly __typename: 'ReportMessagePayload', readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type OwnMuteQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnMuteQuery = { readonly __typename: 'Query', readonly me: { readonly __typename: 'User', readonly id: string, readonly standing: { readonly __typename: 'Standing', readonly mute: { readonly __typename: 'HoldingSanction', readonly until: string | null } | null } | null } | null };

export type PlanConditionFragment = { readonly __typename: 'PlanCondition', readonly closed: boolean | null, readonly contract: ContractKey | null, readonly hasContract: boolean | null, readonly hasTrump: boolean | null, readonly holds: string | null, readonly led: string | null, readonly ledSuit: Suit | null, readonly legal: string | null, readonly onLead: boolean | null, readonly onTable: string | null, readonly phase: DealPhase | null, readonly trump: Suit | null, readonly cardPoints: { readonly __typename: 'NumberRange', readonly exactly: number | null, readonly min: number | null, readonly max: number | null } | null, readonly dealNumber: { readonly __typename: 'NumberRange', readonly exactly: number | null, readonly min: number | null, readonly max: number | null } | null, readonly talonCount: { readonly __typename: 'NumberRange', readonly exactly: number | null, readonly min: number | null, readonly max: number | null } | null, readonly trickNumber: { readonly __typename: 'NumberRange', readonly exactly: number | null, readonly min: number | null, readonly max: number | null } | null };

export type PlanRangeFragment = { readonly __typename: 'NumberRange', readonly exactly: number | null, readonly min: number | null, readonly max: number | null };

export type MatchPlanFragment = { readonly __typename: 'Plan', readonly id: string, readonly revision: number, readonly scope: PlanScope, readonly status: PlanStatus, readonly dealNumber: number | null, readonly firedVersions: ReadonlyArray<number>, readonly stopped: { readonly __typename: 'PlanStop', readonly reason: PlanStopReason, readonly rule: number | null } | null, readonly rules: ReadonlyArray<{ readonly __typename: 'PlanRule', readonly once: boolean, readonly when: { readonly __typename: 'PlanCondition', readonly closed: boolean | null, readonly contract: ContractKey | null, readonly hasContract: boolean | null, readonly hasTrump: boolean | null, readonly holds: string | null, readonly led: string | null, readonly ledSuit: Suit | null, readonly legal: string | null, readonly onLead: boolean | null, readonly onTable: string | null, readonly phase: DealPhase | null, readonly trump: Suit | null, readonly all: ReadonlyArray<{ readonly __typename: 'PlanCondition' }> | null, readonly any: ReadonlyArray<{ readonly __typename: 'PlanCondition' }> | null, readonly not: { readonly __typename: 'PlanCondition' } | null, readonly cardPoints: { readonly __typename: 'NumberRange', readonly exactly: number | null, readonly min: number | null, readonly max: number | null } | null, readonly dealNumber: { readonly __typename: 'NumberRange', readonly exactly: number | null, readonly min: number | null, readonly max: number | null } | null, readonly talonCount: { readonly __typename: 'NumberRange', readonly exactly: number | null, readonly min: number | null, readonly max: number | null } | null, readonly trickNumber: { readonly __typename: 'NumberRange', readonly exactly: number | null, readonly min: number | null, readonly max: number | null } | null }, readonly then: ReadonlyArray<{ readonly __typename: 'PlanChoice', readonly token: string | null, readonly cheapest: boolean | null, readonly cheapestWinning: boolean | null, readonly highest: boolean | null, readonly suit: Suit | null, readonly trump: boolean | null }> }> | null };

export type MatchPlansQueryVariables = Exact<{
  id: string;
}>;


export type MatchPlansQuery = { readonly __typename: 'Query', readonly match: { readonly __typename: 'Match', readonly id: string, readonly version: number, readonly viewerSeat: number | null, readonly variant: { readonly __typename: 'Variant', readonly key: VariantKey, readonly contracts: ReadonlyArray<{ readonly __typename: 'Contract', readonly key: ContractKey, readonly name: string, readonly nameDe: string }> }, readonly rules: ReadonlyArray<{ readonly __typename: 'RuleSetting', readonly name: RuleName, readonly value: { readonly __typename: 'RuleValue', readonly number: number | null } }>, readonly deal: { readonly __typename: 'Deal', readonly id: string, readonly number: number, readonly trump: Suit | null, readonly hands: ReadonlyArray<{ readonly __typename: 'Hand', readonly seat: number, readonly cards: ReadonlyArray<string> | null }>, readonly legalActions: ReadonlyArray<
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
      > }, readonly plan: { readonly __typename: 'Plan', readonly id: string, readonly revision: number, readonly scope: PlanScope, readonly status: PlanStatus, readonly dealNumber: number | null, readonly firedVersions: ReadonlyArray<number>, readonly stopped: { readonly __typename: 'PlanStop', readonly reason: PlanStopReason, readonly rule: number | null } | null, readonly rules: ReadonlyArray<{ readonly __typename: 'PlanRule', readonly once: boolean, readonly when: { readonly __typename: 'PlanCondition', readonly closed: boolean | null, readonly contract: ContractKey | null, readonly hasContract: boolean | null, readonly hasTrump: boolean | null, readonly holds: string | null, readonly led: string | null, readonly ledSuit: Suit | null, readonly legal: string | null, readonly onLead: boolean | null, readonly onTable: string | null, readonly phase: DealPhase | null, readonly trump: Suit | null, readonly all: ReadonlyArray<{ readonly __typename: 'PlanCondition' }> | null, readonly any: ReadonlyArray<{ readonly __typename: 'PlanCondition' }> | null, readonly not: { readonly __typename: 'PlanCondition' } | null, readonly cardPoints: { readonly __typename: 'NumberRange', readonly exactly: number | null, readonly min: number | null, readonly max: number | null } | null, readonly dealNumber: { readonly __typename: 'NumberRange', readonly exactly: number | null, readonly min: number | null, readonly max: number | null } | null, readonly talonCount: { readonly __typename: 'NumberRange', readonly exactly: number | null, readonly min: number | null, readonly max: number | null } | null, readonly trickNumber: { readonly __typename: 'NumberRange', readonly exactly: number | null, readonly min: number | null, readonly max: number | null } | null }, readonly then: ReadonlyArray<{ readonly __typename: 'PlanChoice', readonly token: string | null, readonly cheapest: boolean | null, readonly cheapestWinning: boolean | null, readonly highest: boolean | null, readonly suit: Suit | null, readonly trump: boolean | null }> }> | null } | null } | null };

export type SetPlanMutationVariables = Exact<{
  input: SetPlanInput;
}>;


export type SetPlanMutation = { readonly __typename: 'Mutation', readonly setPlan: { readonly __typename: 'SetPlanPayload', readonly match: { readonly __typename: 'Match', readonly id: string, readonly plan: { readonly __typename: 'Plan', readonly id: string, readonly revision: number, readonly scope: PlanScope, readonly status: PlanStatus, readonly dealNumber: number | null, readonly firedVersions: ReadonlyArray<number>, readonly stopped: { readonly __typename: 'PlanStop', readonly reason: PlanStopReason, readonly rule: number | null } | null, readonly rules: ReadonlyArray<{ readonly __typename: 'PlanRule', readonly once: boolean, readonly when: { readonly __typename: 'PlanCondition', readonly closed: boolean | null, readonly contract: ContractKey | null, readonly hasContract: boolean | null, readonly hasTrump: boolean | null, readonly holds: string | null, readonly led: string | null, readonly ledSuit: Suit | null, readonly legal: string | null, readonly onLead: boolean | null, readonly onTable: string | null, readonly phase: DealPhase | null, readonly trump: Suit | null, readonly all: ReadonlyArray<{ readonly __typename: 'PlanCondition' }> | null, readonly any: ReadonlyArray<{ readonly __typename: 'PlanCondition' }> | null, readonly not: { readonly __typename: 'PlanCondition' } | null, readonly cardPoints: { readonly __typename: 'NumberRange', readonly exactly: number | null, readonly min: number | null, readonly max: number | null } | null, readonly dealNumber: { readonly __typename: 'NumberRange', readonly exactly: number | null, readonly min: number | null, readonly max: number | null } | null, readonly talonCount: { readonly __typename: 'NumberRange', readonly exactly: number | null, readonly min: number | null, readonly max: number | null } | null, readonly trickNumber: { readonly __typename: 'NumberRange', readonly exactly: number | null, readonly min: number | null, readonly max: number | null } | null }, readonly then: ReadonlyArray<{ readonly __typename: 'PlanChoice', readonly token: string | null, readonly cheapest: boolean | null, readonly cheapestWinning: boolean | null, readonly highest: boolean | null, readonly suit: Suit | null, readonly trump: boolean | null }> }> | null } | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type RemovePlanMutationVariables = Exact<{
  input: RemovePlanInput;
}>;


export type RemovePlanMutation = { readonly __typename: 'Mutation', readonly removePlan: { readonly __typename: 'RemovePlanPayload', readonly match: { readonly __typename: 'Match', readonly id: string, readonly plan: { readonly __typename: 'Plan', readonly id: string, readonly revision: number, readonly scope: PlanScope, readonly status: PlanStatus, readonly dealNumber: number | null, readonly firedVersions: ReadonlyArray<number>, readonly stopped: { readonly __typename: 'PlanStop', readonly reason: PlanStopReason, readonly rule: number | null } | null, readonly rules: ReadonlyArray<{ readonly __typename: 'PlanRule', readonly once: boolean, readonly when: { readonly __typename: 'PlanCondition', readonly closed: boolean | null, readonly contract: ContractKey | null, readonly hasContract: boolean | null, readonly hasTrump: boolean | null, readonly holds: string | null, readonly led: string | null, readonly ledSuit: Suit | null, readonly legal: string | null, readonly onLead: boolean | null, readonly onTable: string | null, readonly phase: DealPhase | null, readonly trump: Suit | null, readonly all: ReadonlyArray<{ readonly __typename: 'PlanCondition' }> | null, readonly any: ReadonlyArray<{ readonly __typename: 'PlanCondition' }> | null, readonly not: { readonly __typename: 'PlanCondition' } | null, readonly cardPoints: { readonly __typename: 'NumberRange', readonly exactly: number | null, readonly min: number | null, readonly max: number | null } | null, readonly dealNumber: { readonly __typename: 'NumberRange', readonly exactly: number | null, readonly min: number | null, readonly max: number | null } | null, readonly talonCount: { readonly __typename: 'NumberRange', readonly exactly: number | null, readonly min: number | null, readonly max: number | null } | null, readonly trickNumber: { readonly __typename: 'NumberRange', readonly exactly: number | null, readonly min: number | null, readonly max: number | null } | null }, readonly then: ReadonlyArray<{ readonly __typename: 'PlanChoice', readonly token: string | null, readonly cheapest: boolean | null, readonly cheapestWinning: boolean | null, readonly highest: boolean | null, readonly suit: Suit | null, readonly trump: boolean | null }> }> | null } | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type SidebarMatchFragment = { readonly __typename: 'Match', readonly id: string, readonly version: number, readonly status: MatchStatus, readonly viewerSeat: number | null, readonly viewerBacks: number | null, readonly toAct: number | null, readonly deadline: string | null, readonly rated: boolean, readonly voidedAt: string | null, readonly onlookers: boolean, readonly hiddenByViewer: boolean | null, readonly abortOffers: ReadonlyArray<number>, readonly canCallOff: boolean, readonly variant: { readonly __typename: 'Variant', readonly key: VariantKey, readonly name: string, readonly nameDe: string }, readonly seats: ReadonlyArray<{ readonly __typename: 'Seat', readonly seat: number, readonly isBot: boolean, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string }, readonly substitute: { readonly __typename: 'User', readonly id: string, readonly username: string } | null, readonly backers: ReadonlyArray<{ readonly __typename: 'User', readonly id: string, readonly username: string }> }>, readonly autoplay: { readonly __typename: 'Autoplay', readonly mode: AutoplayMode, readonly delay: AutoplayDelay } | null, readonly deal: { readonly __typename: 'Deal', readonly id: string, readonly number: number }, readonly competition: { readonly __typename: 'Competition', readonly id: string, readonly name: string } | null, readonly competitionPairing: { readonly __typename: 'CompetitionPairing', readonly round: number } | null, readonly rematch: { readonly __typename: 'Match', readonly id: string } | null, readonly rematchOffer: { readonly __typename: 'Challenge', readonly id: string, readonly matchId: string, readonly commitment: string, readonly creator: { readonly __typename: 'User', readonly id: string, readonly username: string }, readonly table: ReadonlyArray<{ readonly __typename: 'ChallengeSeat', readonly seat: number, readonly side: number, readonly state: ChallengeSeatState, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string } | null }> } | null };

export type RematchFragment = { readonly __typename: 'Match', readonly id: string, readonly rematch: { readonly __typename: 'Match', readonly id: string } | null, readonly rematchOffer: { readonly __typename: 'Challenge', readonly id: string, readonly matchId: string, readonly commitment: string, readonly creator: { readonly __typename: 'User', readonly id: string, readonly username: string }, readonly table: ReadonlyArray<{ readonly __typename: 'ChallengeSeat', readonly seat: number, readonly side: number, readonly state: ChallengeSeatState, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string } | null }> } | null };

export type SidebarQueryVariables = Exact<{
  id: string;
}>;


export type SidebarQuery = { readonly __typename: 'Query', readonly match: { readonly __typename: 'Match', readonly id: string, readonly version: number, readonly status: MatchStatus, readonly viewerSeat: number | null, readonly viewerBacks: number | null, readonly toAct: number | null, readonly deadline: string | null, readonly rated: boolean, readonly voidedAt: string | null, readonly onlookers: boolean, readonly hiddenByViewer: boolean | null, readonly abortOffers: ReadonlyArray<number>, readonly canCallOff: boolean, readonly variant: { readonly __typename: 'Variant', readonly key: VariantKey, readonly name: string, readonly nameDe: string }, readonly seats: ReadonlyArray<{ readonly __typename: 'Seat', readonly seat: number, readonly isBot: boolean, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string }, readonly substitute: { readonly __typename: 'User', readonly id: string, readonly username: string } | null, readonly backers: ReadonlyArray<{ readonly __typename: 'User', readonly id: string, readonly username: string }> }>, readonly autoplay: { readonly __typename: 'Autoplay', readonly mode: AutoplayMode, readonly delay: AutoplayDelay } | null, readonly deal: { readonly __typename: 'Deal', readonly id: string, readonly number: number }, readonly competition: { readonly __typename: 'Competition', readonly id: string, readonly name: string } | null, readonly competitionPairing: { readonly __typename: 'CompetitionPairing', readonly round: number } | null, readonly rematch: { readonly __typename: 'Match', readonly id: string } | null, readonly rematchOffer: { readonly __typename: 'Challenge', readonly id: string, readonly matchId: string, readonly commitment: string, readonly creator: { readonly __typename: 'User', readonly id: string, readonly username: string }, readonly table: ReadonlyArray<{ readonly __typename: 'ChallengeSeat', readonly seat: number, readonly side: number, readonly state: ChallengeSeatState, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string } | null }> } | null } | null };

export type MatchRulesQueryVariables = Exact<{
  id: string;
}>;


export type MatchRulesQuery = { readonly __typename: 'Query', readonly match: { readonly __typename: 'Match', readonly id: string, readonly changed: ReadonlyArray<{ readonly __typename: 'RuleSetting', readonly name: RuleName, readonly text: string, readonly source: string, readonly value: { readonly __typename: 'RuleValue', readonly flag: boolean | null, readonly number: number | null, readonly word: RuleWord | null, readonly contracts: ReadonlyArray<ContractKey> | null, readonly text: string }, readonly default: { readonly __typename: 'RuleValue', readonly text: string } }>, readonly rules: ReadonlyArray<{ readonly __typename: 'RuleSetting', readonly name: RuleName, readonly text: string, readonly source: string, readonly value: { readonly __typename: 'RuleValue', readonly flag: boolean | null, readonly number: number | null, readonly word: RuleWord | null, readonly contracts: ReadonlyArray<ContractKey> | null, readonly text: string }, readonly default: { readonly __typename: 'RuleValue', readonly text: string } }> } | null };

export type MatchRuleFragment = { readonly __typename: 'RuleSetting', readonly name: RuleName, readonly text: string, readonly source: string, readonly value: { readonly __typename: 'RuleValue', readonly flag: boolean | null, readonly number: number | null, readonly word: RuleWord | null, readonly contracts: ReadonlyArray<ContractKey> | null, readonly text: string }, readonly default: { readonly __typename: 'RuleValue', readonly text: string } };

export type ResignMutationVariables = Exact<{
  input: ResignInput;
}>;


export type ResignMutation = { readonly __typename: 'Mutation', readonly resign: { readonly __typename: 'ActPayload', readonly match: { readonly __typename: 'Match', readonly id: string, readonly version: number, readonly status: MatchStatus, readonly viewerSeat: number | null, readonly viewerBacks: number | null, readonly toAct: number | null, readonly deadline: string | null, readonly rated: boolean, readonly voidedAt: string | null, readonly onlookers: boolean, readonly hiddenByViewer: boolean | null, readonly abortOffers: ReadonlyArray<number>, readonly canCallOff: boolean, readonly variant: { readonly __typename: 'Variant', readonly key: VariantKey, readonly name: string, readonly nameDe: string }, readonly seats: ReadonlyArray<{ readonly __typename: 'Seat', readonly seat: number, readonly isBot: boolean, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string }, readonly substitute: { readonly __typename: 'User', readonly id: string, readonly username: string } | null, readonly backers: ReadonlyArray<{ readonly __typename: 'User', readonly id: string, readonly username: string }> }>, readonly autoplay: { readonly __typename: 'Autoplay', readonly mode: AutoplayMode, readonly delay: AutoplayDelay } | null, readonly deal: { readonly __typename: 'Deal', readonly id: string, readonly number: number }, readonly competition: { readonly __typename: 'Competition', readonly id: string, readonly name: string } | null, readonly competitionPairing: { readonly __typename: 'CompetitionPairing', readonly round: number } | null, readonly rematch: { readonly __typename: 'Match', readonly id: string } | null, readonly rematchOffer: { readonly __typename: 'Challenge', readonly id: string, readonly matchId: string, readonly commitment: string, readonly creator: { readonly __typename: 'User', readonly id: string, readonly username: string }, readonly table: ReadonlyArray<{ readonly __typename: 'ChallengeSeat', readonly seat: number, readonly side: number, readonly state: ChallengeSeatState, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string } | null }> } | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type OfferAbortMutationVariables = Exact<{
  input: OfferAbortInput;
}>;


export type OfferAbortMutation = { readonly __typename: 'Mutation', readonly offerAbort: { readonly __typename: 'OfferAbortPayload', readonly match: { readonly __typename: 'Match', readonly id: string, readonly version: number, readonly status: MatchStatus, readonly viewerSeat: number | null, readonly viewerBacks: number | null, readonly toAct: number | null, readonly deadline: string | null, readonly rated: boolean, readonly voidedAt: string | null, readonly onlookers: boolean, readonly hiddenByViewer: boolean | null, readonly abortOffers: ReadonlyArray<number>, readonly canCallOff: boolean, readonly variant: { readonly __typename: 'Variant', readonly key: VariantKey, readonly name: string, readonly nameDe: string }, readonly seats: ReadonlyArray<{ readonly __typename: 'Seat', readonly seat: number, readonly isBot: boolean, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string }, readonly substitute: { readonly __typename: 'User', readonly id: string, readonly username: string } | null, readonly backers: ReadonlyArray<{ readonly __typename: 'User', readonly id: string, readonly username: string }> }>, readonly autoplay: { readonly __typename: 'Autoplay', readonly mode: AutoplayMode, readonly delay: AutoplayDelay } | null, readonly deal: { readonly __typename: 'Deal', readonly id: string, readonly number: number }, readonly competition: { readonly __typename: 'Competition', readonly id: string, readonly name: string } | null, readonly competitionPairing: { readonly __typename: 'CompetitionPairing', readonly round: number } | null, readonly rematch: { readonly __typename: 'Match', readonly id: string } | null, readonly rematchOffer: { readonly __typename: 'Challenge', readonly id: string, readonly matchId: string, readonly commitment: string, readonly creator: { readonly __typename: 'User', readonly id: string, readonly username: string }, readonly table: ReadonlyArray<{ readonly __typename: 'ChallengeSeat', readonly seat: number, readonly side: number, readonly state: ChallengeSeatState, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string } | null }> } | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type WithdrawAbortMutationVariables = Exact<{
  input: WithdrawAbortInput;
}>;


export type WithdrawAbortMutation = { readonly __typename: 'Mutation', readonly withdrawAbort: { readonly __typename: 'WithdrawAbortPayload', readonly match: { readonly __typename: 'Match', readonly id: string, readonly version: number, readonly status: MatchStatus, readonly viewerSeat: number | null, readonly viewerBacks: number | null, readonly toAct: number | null, readonly deadline: string | null, readonly rated: boolean, readonly voidedAt: string | null, readonly onlookers: boolean, readonly hiddenByViewer: boolean | null, readonly abortOffers: ReadonlyArray<number>, readonly canCallOff: boolean, readonly variant: { readonly __typename: 'Variant', readonly key: VariantKey, readonly name: string, readonly nameDe: string }, readonly seats: ReadonlyArray<{ readonly __typename: 'Seat', readonly seat: number, readonly isBot: boolean, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string }, readonly substitute: { readonly __typename: 'User', readonly id: string, readonly username: string } | null, readonly backers: ReadonlyArray<{ readonly __typename: 'User', readonly id: string, readonly username: string }> }>, readonly autoplay: { readonly __typename: 'Autoplay', readonly mode: AutoplayMode, readonly delay: AutoplayDelay } | null, readonly deal: { readonly __typename: 'Deal', readonly id: string, readonly number: number }, readonly competition: { readonly __typename: 'Competition', readonly id: string, readonly name: string } | null, readonly competitionPairing: { readonly __typename: 'CompetitionPairing', readonly round: number } | null, readonly rematch: { readonly __typename: 'Match', readonly id: string } | null, readonly rematchOffer: { readonly __typename: 'Challenge', readonly id: string, readonly matchId: string, readonly commitment: string, readonly creator: { readonly __typename: 'User', readonly id: string, readonly username: string }, readonly table: ReadonlyArray<{ readonly __typename: 'ChallengeSeat', readonly seat: number, readonly side: number, readonly state: ChallengeSeatState, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string } | null }> } | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type OfferRematchMutationVariables = Exact<{
  input: OfferRematchInput;
}>;


export type OfferRematchMutation = { readonly __typename: 'Mutation', readonly offerRematch: { readonly __typename: 'OfferRematchPayload', readonly challenge: { readonly __typename: 'Challenge', readonly id: string, readonly status: ChallengeStatus, readonly matchId: string, readonly commitment: string, readonly rematchOf: { readonly __typename: 'Match', readonly id: string, readonly rematch: { readonly __typename: 'Match', readonly id: string } | null, readonly rematchOffer: { readonly __typename: 'Challenge', readonly id: string, readonly matchId: string, readonly commitment: string, readonly creator: { readonly __typename: 'User', readonly id: string, readonly username: string }, readonly table: ReadonlyArray<{ readonly __typename: 'ChallengeSeat', readonly seat: number, readonly side: number, readonly state: ChallengeSeatState, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string } | null }> } | null } | null } | null, readonly match: { readonly __typename: 'Match', readonly id: string } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type DeclineRematchMutationVariables = Exact<{
  input: DeclineChallengeInput;
}>;


export type DeclineRematchMutation = { readonly __typename: 'Mutation', readonly declineChallenge: { readonly __typename: 'ChallengePayload', readonly challenge: { readonly __typename: 'Challenge', readonly id: string, readonly status: ChallengeStatus, readonly rematchOf: { readonly __typename: 'Match', readonly id: string, readonly rematch: { readonly __typename: 'Match', readonly id: string } | null, readonly rematchOffer: { readonly __typename: 'Challenge', readonly id: string, readonly matchId: string, readonly commitment: string, readonly creator: { readonly __typename: 'User', readonly id: string, readonly username: string }, readonly table: ReadonlyArray<{ readonly __typename: 'ChallengeSeat', readonly seat: number, readonly side: number, readonly state: ChallengeSeatState, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string } | null }> } | null } | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type SetAutoplayMutationVariables = Exact<{
  input: SetAutoplayInput;
}>;


export type SetAutoplayMutation = { readonly __typename: 'Mutation', readonly setAutoplay: { readonly __typename: 'SetAutoplayPayload', readonly autoplay: { readonly __typename: 'Autoplay', readonly mode: AutoplayMode, readonly delay: AutoplayDelay } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type HideMatchMutationVariables = Exact<{
  input: HideMatchInput;
}>;


export type HideMatchMutation = { readonly __typename: 'Mutation', readonly hideMatch: { readonly __typename: 'HideMatchPayload', readonly match: { readonly __typename: 'Match', readonly id: string, readonly hiddenByViewer: boolean | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type ShowMatchMutationVariables = Exact<{
  input: ShowMatchInput;
}>;


export type ShowMatchMutation = { readonly __typename: 'Mutation', readonly showMatch: { readonly __typename: 'ShowMatchPayload', readonly match: { readonly __typename: 'Match', readonly id: string, readonly hiddenByViewer: boolean | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export type TableMatchFragment = { readonly __typename: 'Match', readonly viewerBacks: number | null, readonly countDown: ReadonlyArray<number> | null, readonly id: string, readonly version: number, readonly status: MatchStatus, readonly toAct: number | null, readonly viewerSeat: number | null, readonly deadline: string | null, readonly score: ReadonlyArray<number>, readonly target: number, readonly updatedAt: string, readonly voidedAt: string | null, readonly preset: PresetKey, readonly result: { readonly __typename: 'MatchResult', readonly text: string, readonly winners: ReadonlyArray<number>, readonly bummerl: ReadonlyArray<number>, readonly reason: MatchReason } | null, readonly clock: { readonly __typename: 'MatchClock', readonly id: string, readonly banks: ReadonlyArray<number> | null }, readonly variant: { readonly __typename: 'Variant', readonly key: VariantKey, readonly name: string, readonly nameDe: string, readonly contracts: ReadonlyArray<{ readonly __typename: 'Contract', readonly key: ContractKey, readonly name: string, readonly nameDe: string, readonly text: string, readonly gamePoints: number | null }> }, readonly deal: { readonly __typename: 'Deal', readonly id: string, readonly number: number, readonly position: number, readonly phase: DealPhase, readonly dealer: number, readonly trump: Suit | null, readonly trumpCard: string | null, readonly talonCount: number, readonly closedBy: number | null, readonly contract: ContractKey | null, readonly declarer: number | null, readonly double: number, readonly toAct: number | null, readonly lastTaker: number | null, readonly tricks: ReadonlyArray<number>, readonly cardPoints: ReadonlyArray<number | null> | null, readonly resultText: string | null, readonly hands: ReadonlyArray<{ readonly __typename: 'Hand', readonly seat: number, readonly count: number, readonly cards: ReadonlyArray<string> | null, readonly known: ReadonlyArray<string> }>, readonly bids: ReadonlyArray<{ readonly __typename: 'Call', readonly seat: number, readonly kind: CallKind, readonly contract: ContractKey | null, readonly withoutTalon: boolean }>, readonly marriages: ReadonlyArray<{ readonly __typename: 'Marriage', readonly seat: number, readonly suit: Suit, readonly cardPoints: number, readonly isPending: boolean }>, readonly trick: ReadonlyArray<{ readonly __typename: 'PlayedCard', readonly seat: number, readonly card: string }>, readonly lastTrick: ReadonlyArray<{ readonly __typename: 'PlayedCard', readonly seat: number, readonly card: string }> | null, readonly ownTricks: ReadonlyArray<{ readonly __typename: 'Trick', readonly cards: ReadonlyArray<{ readonly __typename: 'PlayedCard', readonly seat: number, readonly card: string }> }> | null, readonly legalActions: ReadonlyArray<
      | { readonly __typename: 'AnnounceMarriageAction', readonly suit: Suit, readonly cards: ReadonlyArray<string>, readonly cardPoints: number, readonly trump: Suit | null, readonly token: string, readonly text: string }
      | { readonly __typename: 'BidAction', readonly contract: ContractKey, readonly withoutTalon: boolean, readonly token: string, readonly text: string }
      | { readonly __typename: 'ClaimAction', readonly token: string, readonly text: string }
      | { readonly __typename: 'CloseTalonAction', readonly token: string, readonly text: string }
      | { readonly __typename: 'CutAction', readonly token: string, readonly text: string }
      | { readonly __typename: 'DemandRedealAction', readonly token: string, readonly text: string }
      | { readonly __typename: 'DoubleAction', readonly double: number, readonly token: string, readonly text: string }
      | { readonly __typename: 'DrawAction', readonly token: string, readonly text: string }
      | { readonly __typename: 'ExchangeTrumpAction', readonly gives: string, readonly takes: string, readonly token: string, readonly text: string }
      | { readonly __typename: 'KnockAction', readonly token: string, readonly text: string }
      | { readonly __typename: 'LayAsideAction', readonly cards: ReadonlyArray<string>, readonly token: string, readonly text: string }
      | { readonly __typename: 'NameTrumpAction', readonly suit: Suit, readonly token: string, readonly text: string }
      | { readonly __typename: 'PassAction', readonly token: string, readonly text: string }
      | { readonly __typename: 'PlayCardAction', readonly card: string, readonly leads: boolean, readonly token: string, readonly text: string }
      | { readonly __typename: 'RaiseAction', readonly contract: ContractKey, readonly token: string, readonly text: string }
      | { readonly __typename: 'TurnTrumpAction', readonly token: string, readonly text: string }
    >, readonly result: { readonly __typename: 'DealResult', readonly winners: ReadonlyArray<number>, readonly gamePoints: ReadonlyArray<number>, readonly reason: DealReason } | null }, readonly seats: ReadonlyArray<{ readonly __typename: 'Seat', readonly seat: number, readonly side: number, readonly isBot: boolean, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string } }> };

export type TableDealFragment = { readonly __typename: 'Deal', readonly id: string, readonly number: number, readonly position: number, readonly phase: DealPhase, readonly dealer: number, readonly trump: Suit | null, readonly trumpCard: string | null, readonly talonCount: number, readonly closedBy: number | null, readonly contract: ContractKey | null, readonly declarer: number | null, readonly double: number, readonly toAct: number | null, readonly lastTaker: number | null, readonly tricks: ReadonlyArray<number>, readonly cardPoints: ReadonlyArray<number | null> | null, readonly resultText: string | null, readonly hands: ReadonlyArray<{ readonly __typename: 'Hand', readonly seat: number, readonly count: number, readonly cards: ReadonlyArray<string> | null, readonly known: ReadonlyArray<string> }>, readonly bids: ReadonlyArray<{ readonly __typename: 'Call', readonly seat: number, readonly kind: CallKind, readonly contract: ContractKey | null, readonly withoutTalon: boolean }>, readonly marriages: ReadonlyArray<{ readonly __typename: 'Marriage', readonly seat: number, readonly suit: Suit, readonly cardPoints: number, readonly isPending: boolean }>, readonly trick: ReadonlyArray<{ readonly __typename: 'PlayedCard', readonly seat: number, readonly card: string }>, readonly lastTrick: ReadonlyArray<{ readonly __typename: 'PlayedCard', readonly seat: number, readonly card: string }> | null, readonly ownTricks: ReadonlyArray<{ readonly __typename: 'Trick', readonly cards: ReadonlyArray<{ readonly __typename: 'PlayedCard', readonly seat: number, readonly card: string }> }> | null, readonly legalActions: ReadonlyArray<
    | { readonly __typename: 'AnnounceMarriageAction', readonly suit: Suit, readonly cards: ReadonlyArray<string>, readonly cardPoints: number, readonly trump: Suit | null, readonly token: string, readonly text: string }
    | { readonly __typename: 'BidAction', readonly contract: ContractKey, readonly withoutTalon: boolean, readonly token: string, readonly text: string }
    | { readonly __typename: 'ClaimAction', readonly token: string, readonly text: string }
    | { readonly __typename: 'CloseTalonAction', readonly token: string, readonly text: string }
    | { readonly __typename: 'CutAction', readonly token: string, readonly text: string }
    | { readonly __typename: 'DemandRedealAction', readonly token: string, readonly text: string }
    | { readonly __typename: 'DoubleAction', readonly double: number, readonly token: string, readonly text: string }
    | { readonly __typename: 'DrawAction', readonly token: string, readonly text: string }
    | { readonly __typename: 'ExchangeTrumpAction', readonly gives: string, readonly takes: string, readonly token: string, readonly text: string }
    | { readonly __typename: 'KnockAction', readonly token: string, readonly text: string }
    | { readonly __typename: 'LayAsideAction', readonly cards: ReadonlyArray<string>, readonly token: string, readonly text: string }
    | { readonly __typename: 'NameTrumpAction', readonly suit: Suit, readonly token: string, readonly text: string }
    | { readonly __typename: 'PassAction', readonly token: string, readonly text: string }
    | { readonly __typename: 'PlayCardAction', readonly card: string, readonly leads: boolean, readonly token: string, readonly text: string }
    | { readonly __typename: 'RaiseAction', readonly contract: ContractKey, readonly token: string, readonly text: string }
    | { readonly __typename: 'TurnTrumpAction', readonly token: string, readonly text: string }
  >, readonly result: { readonly __typename: 'DealResult', readonly winners: ReadonlyArray<number>, readonly gamePoints: ReadonlyArray<number>, readonly reason: DealReason } | null };

type TableAction_AnnounceMarriageAction_Fragment = { readonly __typename: 'AnnounceMarriageAction', readonly suit: Suit, readonly cards: ReadonlyArray<string>, readonly cardPoints: number, readonly trump: Suit | null, readonly token: string, readonly text: string };

type TableAction_BidAction_Fragment = { readonly __typename: 'BidAction', readonly contract: ContractKey, readonly withoutTalon: boolean, readonly token: string, readonly text: string };

type TableAction_ClaimAction_Fragment = { readonly __typename: 'ClaimAction', readonly token: string, readonly text: string };

type TableAction_CloseTalonAction_Fragment = { readonly __typename: 'CloseTalonAction', readonly token: string, readonly text: string };

type TableAction_CutAction_Fragment = { readonly __typename: 'CutAction', readonly token: string, readonly text: string };

type TableAction_DemandRedealAction_Fragment = { readonly __typename: 'DemandRedealAction', readonly token: string, readonly text: string };

type TableAction_DoubleAction_Fragment = { readonly __typename: 'DoubleAction', readonly double: number, readonly token: string, readonly text: string };

type TableAction_DrawAction_Fragment = { readonly __typename: 'DrawAction', readonly token: string, readonly text: string };

type TableAction_ExchangeTrumpAction_Fragment = { readonly __typename: 'ExchangeTrumpAction', readonly gives: string, readonly takes: string, readonly token: string, readonly text: string };

type TableAction_KnockAction_Fragment = { readonly __typename: 'KnockAction', readonly token: string, readonly text: string };

type TableAction_LayAsideAction_Fragment = { readonly __typename: 'LayAsideAction', readonly cards: ReadonlyArray<string>, readonly token: string, readonly text: string };

type TableAction_NameTrumpAction_Fragment = { readonly __typename: 'NameTrumpAction', readonly suit: Suit, readonly token: string, readonly text: string };

type TableAction_PassAction_Fragment = { readonly __typename: 'PassAction', readonly token: string, readonly text: string };

type TableAction_PlayCardAction_Fragment = { readonly __typename: 'PlayCardAction', readonly card: string, readonly leads: boolean, readonly token: string, readonly text: string };

type TableAction_RaiseAction_Fragment = { readonly __typename: 'RaiseAction', readonly contract: ContractKey, readonly token: string, readonly text: string };

type TableAction_TurnTrumpAction_Fragment = { readonly __typename: 'TurnTrumpAction', readonly token: string, readonly text: string };

export type TableActionFragment =
  | TableAction_AnnounceMarriageAction_Fragment
  | TableAction_BidAction_Fragment
  | TableAction_ClaimAction_Fragment
  | TableAction_CloseTalonAction_Fragment
  | TableAction_CutAction_Fragment
  | TableAction_DemandRedealAction_Fragment
  | TableAction_DoubleAction_Fragment
  | TableAction_DrawAction_Fragment
  | TableAction_ExchangeTrumpAction_Fragment
  | TableAction_KnockAction_Fragment
  | TableAction_LayAsideAction_Fragment
  | TableAction_NameTrumpAction_Fragment
  | TableAction_PassAction_Fragment
  | TableAction_PlayCardAction_Fragment
  | TableAction_RaiseAction_Fragment
  | TableAction_TurnTrumpAction_Fragment
;

export type DealOutcomeFragment = { readonly __typename: 'DealResult', readonly winners: ReadonlyArray<number>, readonly gamePoints: ReadonlyArray<number>, readonly reason: DealReason };

export type TableQueryVariables = Exact<{
  id: string;
}>;


export type TableQuery = { readonly __typename: 'Query', readonly match: { readonly __typename: 'Match', readonly viewerBacks: number | null, readonly countDown: ReadonlyArray<number> | null, readonly id: string, readonly version: number, readonly status: MatchStatus, readonly toAct: number | null, readonly viewerSeat: number | null, readonly deadline: string | null, readonly score: ReadonlyArray<number>, readonly target: number, readonly updatedAt: string, readonly voidedAt: string | null, readonly preset: PresetKey, readonly result: { readonly __typename: 'MatchResult', readonly text: string, readonly winners: ReadonlyArray<number>, readonly bummerl: ReadonlyArray<number>, readonly reason: MatchReason } | null, readonly clock: { readonly __typename: 'MatchClock', readonly id: string, readonly banks: ReadonlyArray<number> | null }, readonly variant: { readonly __typename: 'Variant', readonly key: VariantKey, readonly name: string, readonly nameDe: string, readonly contracts: ReadonlyArray<{ readonly __typename: 'Contract', readonly key: ContractKey, readonly name: string, readonly nameDe: string, readonly text: string, readonly gamePoints: number | null }> }, readonly deal: { readonly __typename: 'Deal', readonly id: string, readonly number: number, readonly position: number, readonly phase: DealPhase, readonly dealer: number, readonly trump: Suit | null, readonly trumpCard: string | null, readonly talonCount: number, readonly closedBy: number | null, readonly contract: ContractKey | null, readonly declarer: number | null, readonly double: number, readonly toAct: number | null, readonly lastTaker: number | null, readonly tricks: ReadonlyArray<number>, readonly cardPoints: ReadonlyArray<number | null> | null, readonly resultText: string | null, readonly hands: ReadonlyArray<{ readonly __typename: 'Hand', readonly seat: number, readonly count: number, readonly cards: ReadonlyArray<string> | null, readonly known: ReadonlyArray<string> }>, readonly bids: ReadonlyArray<{ readonly __typename: 'Call', readonly seat: number, readonly kind: CallKind, readonly contract: ContractKey | null, readonly withoutTalon: boolean }>, readonly marriages: ReadonlyArray<{ readonly __typename: 'Marriage', readonly seat: number, readonly suit: Suit, readonly cardPoints: number, readonly isPending: boolean }>, readonly trick: ReadonlyArray<{ readonly __typename: 'PlayedCard', readonly seat: number, readonly card: string }>, readonly lastTrick: ReadonlyArray<{ readonly __typename: 'PlayedCard', readonly seat: number, readonly card: string }> | null, readonly ownTricks: ReadonlyArray<{ readonly __typename: 'Trick', readonly cards: ReadonlyArray<{ readonly __typename: 'PlayedCard', readonly seat: number, readonly card: string }> }> | null, readonly legalActions: ReadonlyArray<
        | { readonly __typename: 'AnnounceMarriageAction', readonly suit: Suit, readonly cards: ReadonlyArray<string>, readonly cardPoints: number, readonly trump: Suit | null, readonly token: string, readonly text: string }
        | { readonly __typename: 'BidAction', readonly contract: ContractKey, readonly withoutTalon: boolean, readonly token: string, readonly text: string }
        | { readonly __typename: 'ClaimAction', readonly token: string, readonly text: string }
        | { readonly __typename: 'CloseTalonAction', readonly token: string, readonly text: string }
        | { readonly __typename: 'CutAction', readonly token: string, readonly text: string }
        | { readonly __typename: 'DemandRedealAction', readonly token: string, readonly text: string }
        | { readonly __typename: 'DoubleAction', readonly double: number, readonly token: string, readonly text: string }
        | { readonly __typename: 'DrawAction', readonly token: string, readonly text: string }
        | { readonly __typename: 'ExchangeTrumpAction', readonly gives: string, readonly takes: string, readonly token: string, readonly text: string }
        | { readonly __typename: 'KnockAction', readonly token: string, readonly text: string }
        | { readonly __typename: 'LayAsideAction', readonly cards: ReadonlyArray<string>, readonly token: string, readonly text: string }
        | { readonly __typename: 'NameTrumpAction', readonly suit: Suit, readonly token: string, readonly text: string }
        | { readonly __typename: 'PassAction', readonly token: string, readonly text: string }
        | { readonly __typename: 'PlayCardAction', readonly card: string, readonly leads: boolean, readonly token: string, readonly text: string }
        | { readonly __typename: 'RaiseAction', readonly contract: ContractKey, readonly token: string, readonly text: string }
        | { readonly __typename: 'TurnTrumpAction', readonly token: string, readonly text: string }
      >, readonly result: { readonly __typename: 'DealResult', readonly winners: ReadonlyArray<number>, readonly gamePoints: ReadonlyArray<number>, readonly reason: DealReason } | null }, readonly seats: ReadonlyArray<{ readonly __typename: 'Seat', readonly seat: number, readonly side: number, readonly isBot: boolean, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string } }> } | null };

export type StepsQueryVariables = Exact<{
  id: string;
  deal: number;
  afterPosition?: number | null | undefined;
}>;


export type StepsQuery = { readonly __typename: 'Query', readonly match: { readonly __typename: 'Match', readonly id: string, readonly steps: ReadonlyArray<{ readonly __typename: 'DealStep', readonly seat: number | null, readonly token: string | null, readonly deal: { readonly __typename: 'Deal', readonly id: string, readonly number: number, readonly position: number, readonly phase: DealPhase, readonly dealer: number, readonly trump: Suit | null, readonly trumpCard: string | null, readonly talonCount: number, readonly closedBy: number | null, readonly contract: ContractKey | null, readonly declarer: number | null, readonly double: number, readonly toAct: number | null, readonly lastTaker: number | null, readonly tricks: ReadonlyArray<number>, readonly cardPoints: ReadonlyArray<number | null> | null, readonly resultText: string | null, readonly hands: ReadonlyArray<{ readonly __typename: 'Hand', readonly seat: number, readonly count: number, readonly cards: ReadonlyArray<string> | null, readonly known: ReadonlyArray<string> }>, readonly bids: ReadonlyArray<{ readonly __typename: 'Call', readonly seat: number, readonly kind: CallKind, readonly contract: ContractKey | null, readonly withoutTalon: boolean }>, readonly marriages: ReadonlyArray<{ readonly __typename: 'Marriage', readonly seat: number, readonly suit: Suit, readonly cardPoints: number, readonly isPending: boolean }>, readonly trick: ReadonlyArray<{ readonly __typename: 'PlayedCard', readonly seat: number, readonly card: string }>, readonly lastTrick: ReadonlyArray<{ readonly __typename: 'PlayedCard', readonly seat: number, readonly card: string }> | null, readonly ownTricks: ReadonlyArray<{ readonly __typename: 'Trick', readonly cards: ReadonlyArray<{ readonly __typename: 'PlayedCard', readonly seat: number, readonly card: string }> }> | null, readonly legalActions: ReadonlyArray<
          | { readonly __typename: 'AnnounceMarriageAction', readonly suit: Suit, readonly cards: ReadonlyArray<string>, readonly cardPoints: number, readonly trump: Suit | null, readonly token: string, readonly text: string }
          | { readonly __typename: 'BidAction', readonly contract: ContractKey, readonly withoutTalon: boolean, readonly token: string, readonly text: string }
          | { readonly __typename: 'ClaimAction', readonly token: string, readonly text: string }
          | { readonly __typename: 'CloseTalonAction', readonly token: string, readonly text: string }
          | { readonly __typename: 'CutAction', readonly token: string, readonly text: string }
          | { readonly __typename: 'DemandRedealAction', readonly token: string, readonly text: string }
          | { readonly __typename: 'DoubleAction', readonly double: number, readonly token: string, readonly text: string }
          | { readonly __typename: 'DrawAction', readonly token: string, readonly text: string }
          | { readonly __typename: 'ExchangeTrumpAction', readonly gives: string, readonly takes: string, readonly token: string, readonly text: string }
          | { readonly __typename: 'KnockAction', readonly token: string, readonly text: string }
          | { readonly __typename: 'LayAsideAction', readonly cards: ReadonlyArray<string>, readonly token: string, readonly text: string }
          | { readonly __typename: 'NameTrumpAction', readonly suit: Suit, readonly token: string, readonly text: string }
          | { readonly __typename: 'PassAction', readonly token: string, readonly text: string }
          | { readonly __typename: 'PlayCardAction', readonly card: string, readonly leads: boolean, readonly token: string, readonly text: string }
          | { readonly __typename: 'RaiseAction', readonly contract: ContractKey, readonly token: string, readonly text: string }
          | { readonly __typename: 'TurnTrumpAction', readonly token: string, readonly text: string }
        >, readonly result: { readonly __typename: 'DealResult', readonly winners: ReadonlyArray<number>, readonly gamePoints: ReadonlyArray<number>, readonly reason: DealReason } | null } }> } | null };

export type ScoreSheetQueryVariables = Exact<{
  id: string;
}>;


export type ScoreSheetQuery = { readonly __typename: 'Query', readonly match: { readonly __typename: 'Match', readonly id: string, readonly version: number, readonly deals: ReadonlyArray<{ readonly __typename: 'Deal', readonly id: string, readonly number: number, readonly result: { readonly __typename: 'DealResult', readonly winners: ReadonlyArray<number>, readonly gamePoints: ReadonlyArray<number>, readonly reason: DealReason } | null }> } | null };

export type MatchUpdatedSubscriptionVariables = Exact<{
  id: string;
}>;


export type MatchUpdatedSubscription = { readonly __typename: 'Subscription', readonly matchUpdated: { readonly __typename: 'Match', readonly viewerBacks: number | null, readonly countDown: ReadonlyArray<number> | null, readonly id: string, readonly version: number, readonly status: MatchStatus, readonly toAct: number | null, readonly viewerSeat: number | null, readonly deadline: string | null, readonly score: ReadonlyArray<number>, readonly target: number, readonly updatedAt: string, readonly voidedAt: string | null, readonly preset: PresetKey, readonly result: { readonly __typename: 'MatchResult', readonly text: string, readonly winners: ReadonlyArray<number>, readonly bummerl: ReadonlyArray<number>, readonly reason: MatchReason } | null, readonly clock: { readonly __typename: 'MatchClock', readonly id: string, readonly banks: ReadonlyArray<number> | null }, readonly variant: { readonly __typename: 'Variant', readonly key: VariantKey, readonly name: string, readonly nameDe: string, readonly contracts: ReadonlyArray<{ readonly __typename: 'Contract', readonly key: ContractKey, readonly name: string, readonly nameDe: string, readonly text: string, readonly gamePoints: number | null }> }, readonly deal: { readonly __typename: 'Deal', readonly id: string, readonly number: number, readonly position: number, readonly phase: DealPhase, readonly dealer: number, readonly trump: Suit | null, readonly trumpCard: string | null, readonly talonCount: number, readonly closedBy: number | null, readonly contract: ContractKey | null, readonly declarer: number | null, readonly double: number, readonly toAct: number | null, readonly lastTaker: number | null, readonly tricks: ReadonlyArray<number>, readonly cardPoints: ReadonlyArray<number | null> | null, readonly resultText: string | null, readonly hands: ReadonlyArray<{ readonly __typename: 'Hand', readonly seat: number, readonly count: number, readonly cards: ReadonlyArray<string> | null, readonly known: ReadonlyArray<string> }>, readonly bids: ReadonlyArray<{ readonly __typename: 'Call', readonly seat: number, readonly kind: CallKind, readonly contract: ContractKey | null, readonly withoutTalon: boolean }>, readonly marriages: ReadonlyArray<{ readonly __typename: 'Marriage', readonly seat: number, readonly suit: Suit, readonly cardPoints: number, readonly isPending: boolean }>, readonly trick: ReadonlyArray<{ readonly __typename: 'PlayedCard', readonly seat: number, readonly card: string }>, readonly lastTrick: ReadonlyArray<{ readonly __typename: 'PlayedCard', readonly seat: number, readonly card: string }> | null, readonly ownTricks: ReadonlyArray<{ readonly __typename: 'Trick', readonly cards: ReadonlyArray<{ readonly __typename: 'PlayedCard', readonly seat: number, readonly card: string }> }> | null, readonly legalActions: ReadonlyArray<
        | { readonly __typename: 'AnnounceMarriageAction', readonly suit: Suit, readonly cards: ReadonlyArray<string>, readonly cardPoints: number, readonly trump: Suit | null, readonly token: string, readonly text: string }
        | { readonly __typename: 'BidAction', readonly contract: ContractKey, readonly withoutTalon: boolean, readonly token: string, readonly text: string }
        | { readonly __typename: 'ClaimAction', readonly token: string, readonly text: string }
        | { readonly __typename: 'CloseTalonAction', readonly token: string, readonly text: string }
        | { readonly __typename: 'CutAction', readonly token: string, readonly text: string }
        | { readonly __typename: 'DemandRedealAction', readonly token: string, readonly text: string }
        | { readonly __typename: 'DoubleAction', readonly double: number, readonly token: string, readonly text: string }
        | { readonly __typename: 'DrawAction', readonly token: string, readonly text: string }
        | { readonly __typename: 'ExchangeTrumpAction', readonly gives: string, readonly takes: string, readonly token: string, readonly text: string }
        | { readonly __typename: 'KnockAction', readonly token: string, readonly text: string }
        | { readonly __typename: 'LayAsideAction', readonly cards: ReadonlyArray<string>, readonly token: string, readonly text: string }
        | { readonly __typename: 'NameTrumpAction', readonly suit: Suit, readonly token: string, readonly text: string }
        | { readonly __typename: 'PassAction', readonly token: string, readonly text: string }
        | { readonly __typename: 'PlayCardAction', readonly card: string, readonly leads: boolean, readonly token: string, readonly text: string }
        | { readonly __typename: 'RaiseAction', readonly contract: ContractKey, readonly token: string, readonly text: string }
        | { readonly __typename: 'TurnTrumpAction', readonly token: string, readonly text: string }
      >, readonly result: { readonly __typename: 'DealResult', readonly winners: ReadonlyArray<number>, readonly gamePoints: ReadonlyArray<number>, readonly reason: DealReason } | null }, readonly seats: ReadonlyArray<{ readonly __typename: 'Seat', readonly seat: number, readonly side: number, readonly isBot: boolean, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string } }> } };

export type ActMutationVariables = Exact<{
  input: ActInput;
}>;


export type ActMutation = { readonly __typename: 'Mutation', readonly act: { readonly __typename: 'ActPayload', readonly match: { readonly __typename: 'Match', readonly viewerBacks: number | null, readonly countDown: ReadonlyArray<number> | null, readonly id: string, readonly version: number, readonly status: MatchStatus, readonly toAct: number | null, readonly viewerSeat: number | null, readonly deadline: string | null, readonly score: ReadonlyArray<number>, readonly target: number, readonly updatedAt: string, readonly voidedAt: string | null, readonly preset: PresetKey, readonly result: { readonly __typename: 'MatchResult', readonly text: string, readonly winners: ReadonlyArray<number>, readonly bummerl: ReadonlyArray<number>, readonly reason: MatchReason } | null, readonly clock: { readonly __typename: 'MatchClock', readonly id: string, readonly banks: ReadonlyArray<number> | null }, readonly variant: { readonly __typename: 'Variant', readonly key: VariantKey, readonly name: string, readonly nameDe: string, readonly contracts: ReadonlyArray<{ readonly __typename: 'Contract', readonly key: ContractKey, readonly name: string, readonly nameDe: string, readonly text: string, readonly gamePoints: number | null }> }, readonly deal: { readonly __typename: 'Deal', readonly id: string, readonly number: number, readonly position: number, readonly phase: DealPhase, readonly dealer: number, readonly trump: Suit | null, readonly trumpCard: string | null, readonly talonCount: number, readonly closedBy: number | null, readonly contract: ContractKey | null, readonly declarer: number | null, readonly double: number, readonly toAct: number | null, readonly lastTaker: number | null, readonly tricks: ReadonlyArray<number>, readonly cardPoints: ReadonlyArray<number | null> | null, readonly resultText: string | null, readonly hands: ReadonlyArray<{ readonly __typename: 'Hand', readonly seat: number, readonly count: number, readonly cards: ReadonlyArray<string> | null, readonly known: ReadonlyArray<string> }>, readonly bids: ReadonlyArray<{ readonly __typename: 'Call', readonly seat: number, readonly kind: CallKind, readonly contract: ContractKey | null, readonly withoutTalon: boolean }>, readonly marriages: ReadonlyArray<{ readonly __typename: 'Marriage', readonly seat: number, readonly suit: Suit, readonly cardPoints: number, readonly isPending: boolean }>, readonly trick: ReadonlyArray<{ readonly __typename: 'PlayedCard', readonly seat: number, readonly card: string }>, readonly lastTrick: ReadonlyArray<{ readonly __typename: 'PlayedCard', readonly seat: number, readonly card: string }> | null, readonly ownTricks: ReadonlyArray<{ readonly __typename: 'Trick', readonly cards: ReadonlyArray<{ readonly __typename: 'PlayedCard', readonly seat: number, readonly card: string }> }> | null, readonly legalActions: ReadonlyArray<
          | { readonly __typename: 'AnnounceMarriageAction', readonly suit: Suit, readonly cards: ReadonlyArray<string>, readonly cardPoints: number, readonly trump: Suit | null, readonly token: string, readonly text: string }
          | { readonly __typename: 'BidAction', readonly contract: ContractKey, readonly withoutTalon: boolean, readonly token: string, readonly text: string }
          | { readonly __typename: 'ClaimAction', readonly token: string, readonly text: string }
          | { readonly __typename: 'CloseTalonAction', readonly token: string, readonly text: string }
          | { readonly __typename: 'CutAction', readonly token: string, readonly text: string }
          | { readonly __typename: 'DemandRedealAction', readonly token: string, readonly text: string }
          | { readonly __typename: 'DoubleAction', readonly double: number, readonly token: string, readonly text: string }
          | { readonly __typename: 'DrawAction', readonly token: string, readonly text: string }
          | { readonly __typename: 'ExchangeTrumpAction', readonly gives: string, readonly takes: string, readonly token: string, readonly text: string }
          | { readonly __typename: 'KnockAction', readonly token: string, readonly text: string }
          | { readonly __typename: 'LayAsideAction', readonly cards: ReadonlyArray<string>, readonly token: string, readonly text: string }
          | { readonly __typename: 'NameTrumpAction', readonly suit: Suit, readonly token: string, readonly text: string }
          | { readonly __typename: 'PassAction', readonly token: string, readonly text: string }
          | { readonly __typename: 'PlayCardAction', readonly card: string, readonly leads: boolean, readonly token: string, readonly text: string }
          | { readonly __typename: 'RaiseAction', readonly contract: ContractKey, readonly token: string, readonly text: string }
          | { readonly __typename: 'TurnTrumpAction', readonly token: string, readonly text: string }
        >, readonly result: { readonly __typename: 'DealResult', readonly winners: ReadonlyArray<number>, readonly gamePoints: ReadonlyArray<number>, readonly reason: DealReason } | null }, readonly seats: ReadonlyArray<{ readonly __typename: 'Seat', readonly seat: number, readonly side: number, readonly isBot: boolean, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string } }> } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UserError', readonly code: UserErrorCode, readonly message: string, readonly path: ReadonlyArray<string | number> | null, readonly actionIndex: number | null }> } };

export const SigningFragmentDoc = /*#__PURE__*/ gql`
    fragment Signing on SessionPayload {
  accessToken
  refreshToken
  expiresAt
}
    ` as unknown as DocumentNode<SigningFragment, unknown>;
export const RefusalFragmentDoc = /*#__PURE__*/ gql`
    fragment Refusal on UserError {
  code
  message
  path
  actionIndex
}
    ` as unknown as DocumentNode<RefusalFragment, unknown>;
export const NotificationItemFragmentDoc = /*#__PURE__*/ gql`
    fragment NotificationItem on Notification {
  id
  type
  createdAt
  readAt
  matchId
  challengeId
  clubId
  competitionId
  text
  challenge {
    id
  }
}
    ` as unknown as DocumentNode<NotificationItemFragment, unknown>;
export const ValueFragmentDoc = /*#__PURE__*/ gql`
    fragment Value on RuleValue {
  flag
  number
  word
  contracts
  text
}
    ` as unknown as DocumentNode<ValueFragment, unknown>;
export const OptionFragmentDoc = /*#__PURE__*/ gql`
    fragment Option on RuleOption {
  name
  kind
  label
  text
  appliesWhere {
    name
    values {
      ...Value
    }
  }
  min
  max
  view
  values {
    ...Value
  }
}
    ` as unknown as DocumentNode<OptionFragment, unknown>;
export const ShuffleFragmentDoc = /*#__PURE__*/ gql`
    fragment Shuffle on Challenge {
  matchId
  commitment
}
    ` as unknown as DocumentNode<ShuffleFragment, unknown>;
export const ChallengeSeatFragmentDoc = /*#__PURE__*/ gql`
    fragment ChallengeSeat on ChallengeSeat {
  seat
  side
  state
  user {
    id
    username
  }
}
    ` as unknown as DocumentNode<ChallengeSeatFragment, unknown>;
export const ChallengeSummaryFragmentDoc = /*#__PURE__*/ gql`
    fragment ChallengeSummary on Challenge {
  id
  ...Shuffle
  createdAt
  variant
  preset
  rated
  target
  byInvitation
  status
  creator {
    id
    username
  }
  table {
    ...ChallengeSeat
  }
  timeControl {
    text
  }
}
    ` as unknown as DocumentNode<ChallengeSummaryFragment, unknown>;
export const WholeChallengeFragmentDoc = /*#__PURE__*/ gql`
    fragment WholeChallenge on Challenge {
  ...ChallengeSummary
  onlookers
  peopleOnly
  rulesFixed
  invitation {
    invitationToken
    url
    expiresAt
  }
  match {
    id
  }
  rules {
    name
    text
    value {
      ...Value
    }
    default {
      ...Value
    }
  }
}
    ` as unknown as DocumentNode<WholeChallengeFragment, unknown>;
export const ClubSummaryFragmentDoc = /*#__PURE__*/ gql`
    fragment ClubSummary on Club {
  id
  name
  about
  access: visibility
  memberCount
}
    ` as unknown as DocumentNode<ClubSummaryFragment, unknown>;
export const WholeClubFragmentDoc = /*#__PURE__*/ gql`
    fragment WholeClub on Club {
  ...ClubSummary
  rhythm: seasonRhythm
  createdAt
  viewerRole
  acts {
    what
    isAllowed
    refusal {
      code
      message
    }
  }
  invitation {
    invitationToken
    url
  }
}
    ` as unknown as DocumentNode<WholeClubFragment, unknown>;
export const ActFragmentDoc = /*#__PURE__*/ gql`
    fragment Act on CompetitionAct {
  what
  isAllowed
  refusal {
    code
    message
  }
}
    ` as unknown as DocumentNode<ActFragment, unknown>;
export const CompetitionSummaryFragmentDoc = /*#__PURE__*/ gql`
    fragment CompetitionSummary on Competition {
  id
  name
  status
  variant
  preset
  places
  enteredCount
  round
  season
  opensAt
  startsAt
  endedAt
  form {
    key
    name
  }
  timeControl {
    text
  }
}
    ` as unknown as DocumentNode<CompetitionSummaryFragment, unknown>;
export const SettingValueFragmentDoc = /*#__PURE__*/ gql`
    fragment SettingValue on CompetitionSettingValue {
  integer
  boolean
  choice
}
    ` as unknown as DocumentNode<SettingValueFragment, unknown>;
export const SeriesFragmentDoc = /*#__PURE__*/ gql`
    fragment Series on CompetitionSeries {
  id
  name
  nextSeasonAt
  endedAt
  organiser {
    id
    username
  }
}
    ` as unknown as DocumentNode<SeriesFragment, unknown>;
export const EntrantFragmentDoc = /*#__PURE__*/ gql`
    fragment Entrant on CompetitionEntry {
  number
  status
  reentryOf
  lot
  group
  user {
    id
    username
  }
  partner {
    id
    username
  }
}
    ` as unknown as DocumentNode<EntrantFragment, unknown>;
export const WholeCompetitionFragmentDoc = /*#__PURE__*/ gql`
    fragment WholeCompetition on Competition {
  ...CompetitionSummary
  version
  about
  target
  rated
  onlookers
  allowsBots
  fixedPartners
  access
  ratingLeast
  ratingMost
  leastEntries
  roundDays
  matchesAtOnce
  timeoutsAllowed
  createdAt
  startedAt
  endsAt
  roundEndsAt
  organiser {
    id
    username
  }
  club {
    id
    name
    access: visibility
  }
  form {
    key
    name
    rulesText
    isForTwoSides
    isLadder
    hasDivisions
  }
  chosenSettings {
    setting {
      key
      name
      description
    }
    chosen {
      ...SettingValue
    }
  }
  invitation {
    invitationToken
  }
  drawOfLots {
    commitment
    secret
    seed
    drawnAt
  }
  series {
    ...Series
  }
  viewerEntry {
    ...Entrant
    partnerAgreed
    outSince
    place
    timeouts
  }
}
    ` as unknown as DocumentNode<WholeCompetitionFragment, unknown>;
export const PairingFragmentDoc = /*#__PURE__*/ gql`
    fragment Pairing on CompetitionPairing {
  round
  board
  stage
  group
  isPlaying
  decision
  entrants {
    lot
    competitionPoints
    bummerlCount
    entry {
      ...Entrant
    }
  }
}
    ` as unknown as DocumentNode<PairingFragment, unknown>;
export const PlayedPairingFragmentDoc = /*#__PURE__*/ gql`
    fragment PlayedPairing on CompetitionPairing {
  ...Pairing
  playedMatches {
    id
    status
    viewerSeat
  }
}
    ` as unknown as DocumentNode<PlayedPairingFragment, unknown>;
export const FormSettingFragmentDoc = /*#__PURE__*/ gql`
    fragment FormSetting on CompetitionFormSetting {
  key
  kind
  least
  most
  choices
  name
  description
  byDefault {
    ...SettingValue
  }
}
    ` as unknown as DocumentNode<FormSettingFragment, unknown>;
export const EstimateFactsFragmentDoc = /*#__PURE__*/ gql`
    fragment EstimateFacts on Estimate {
  estimate
  low
  high
  observations
}
    ` as unknown as DocumentNode<EstimateFactsFragment, unknown>;
export const WithFriendshipFragmentDoc = /*#__PURE__*/ gql`
    fragment WithFriendship on User {
  id
  friendship
}
    ` as unknown as DocumentNode<WithFriendshipFragment, unknown>;
export const DecisionFragmentDoc = /*#__PURE__*/ gql`
    fragment Decision on AuditEntry {
  id
  kind
  reason
  until
  matchId
  createdAt
  mayAppeal
  appealMade {
    text
    isGranted
    answer
  }
}
    ` as unknown as DocumentNode<DecisionFragment, unknown>;
export const LoggedActFragmentDoc = /*#__PURE__*/ gql`
    fragment LoggedAct on AuditEntry {
  id
  kind
  reason
  until
  matchId
  createdAt
  actor {
    id
    username
  }
  subject {
    id
    username
  }
  appealMade {
    text
    madeAt
    isGranted
    answer
  }
}
    ` as unknown as DocumentNode<LoggedActFragment, unknown>;
export const QueuedReportFragmentDoc = /*#__PURE__*/ gql`
    fragment QueuedReport on Report {
  id
  reason
  comment
  message
  createdAt
  claimedUntil
  isClaimedByViewer
  closedAt
  decision
  reported {
    id
    username
  }
}
    ` as unknown as DocumentNode<QueuedReportFragment, unknown>;
export const ReportTalliesFragmentDoc = /*#__PURE__*/ gql`
    fragment ReportTallies on ReportCounts {
  undecided
  upheld
  dismissed
}
    ` as unknown as DocumentNode<ReportTalliesFragment, unknown>;
export const FullReportFragmentDoc = /*#__PURE__*/ gql`
    fragment FullReport on Report {
  ...QueuedReport
  note
  reporter {
    id
    username
  }
  earlierSanctions {
    kind
    reason
    until
    createdAt
    appealIsGranted
  }
  otherOpenReports {
    id
    reason
    comment
    message
    createdAt
    reporter {
      id
      username
    }
  }
  reportsOfReported {
    ...ReportTallies
  }
  reportsByReporter {
    ...ReportTallies
  }
  match {
    id
  }
  messagesAround {
    id
    text
    phrase
    createdAt
    sender {
      id
      username
    }
  }
}
    ` as unknown as DocumentNode<FullReportFragment, unknown>;
export const ClosedNetworkFactsFragmentDoc = /*#__PURE__*/ gql`
    fragment ClosedNetworkFacts on ClosedNetwork {
  id
  closedAddresses
  opensAt
  note
  createdAt
}
    ` as unknown as DocumentNode<ClosedNetworkFactsFragment, unknown>;
export const PersonStandingFragmentDoc = /*#__PURE__*/ gql`
    fragment PersonStanding on User {
  id
  standing {
    mute {
      until
    }
    suspension {
      until
    }
  }
}
    ` as unknown as DocumentNode<PersonStandingFragment, unknown>;
export const RatingFactsFragmentDoc = /*#__PURE__*/ gql`
    fragment RatingFacts on Rating {
  variant
  preset
  rating
  deviation
  provisional
  rank
  matches
  wins
}
    ` as unknown as DocumentNode<RatingFactsFragment, unknown>;
export const BotPageFragmentDoc = /*#__PURE__*/ gql`
    fragment BotPage on Bot {
  level
  engine
  version
  description
  homepage
  isConnected
  acceptsNow
  owner {
    id
    username
  }
  policy {
    who
    variants
    presets
    clocks
    rated
    customRules
    minSeconds
    maxSeconds
  }
}
    ` as unknown as DocumentNode<BotPageFragment, unknown>;
export const ReviewDecisionFragmentDoc = /*#__PURE__*/ gql`
    fragment ReviewDecision on ReviewedDecision {
  dealNumber
  position
  played
  playedText
  best
  bestText
  loss
  standardError
  costly
  explanation
  bestInHindsight
  bestInHindsightText
  hindsightLoss
  actions {
    action
    text
    expected
    standardError
  }
}
    ` as unknown as DocumentNode<ReviewDecisionFragment, unknown>;
export const FullReviewFragmentDoc = /*#__PURE__*/ gql`
    fragment FullReview on Review {
  id
  status
  progress
  accuracy
  decisionCount
  expectedLoss
  hindsightLoss
  turningPoints {
    ...ReviewDecision
  }
  instructiveMoments {
    ...ReviewDecision
  }
  deals {
    number
    decisions {
      ...ReviewDecision
    }
  }
}
    ` as unknown as DocumentNode<FullReviewFragment, unknown>;
export const NotificationSettingsFragmentDoc = /*#__PURE__*/ gql`
    fragment NotificationSettings on NotificationPreferences {
  whileConnected
  reminders
  digestHour
  quietHours {
    from
    to
  }
  channels {
    channel
    enabled
  }
  types {
    channel
    type
    enabled
  }
}
    ` as unknown as DocumentNode<NotificationSettingsFragment, unknown>;
export const MatchMessageFragmentDoc = /*#__PURE__*/ gql`
    fragment MatchMessage on Message {
  id
  seat
  text
  phrase
  createdAt
  deliveredAt
  sender {
    id
    username
  }
}
    ` as unknown as DocumentNode<MatchMessageFragment, unknown>;
export const PlanRangeFragmentDoc = /*#__PURE__*/ gql`
    fragment PlanRange on NumberRange {
  exactly
  min
  max
}
    ` as unknown as DocumentNode<PlanRangeFragment, unknown>;
export const PlanConditionFragmentDoc = /*#__PURE__*/ gql`
    fragment PlanCondition on PlanCondition {
  cardPoints {
    ...PlanRange
  }
  closed
  contract
  dealNumber {
    ...PlanRange
  }
  hasContract
  hasTrump
  holds
  led
  ledSuit
  legal
  onLead
  onTable
  phase
  talonCount {
    ...PlanRange
  }
  trickNumber {
    ...PlanRange
  }
  trump
}
    ` as unknown as DocumentNode<PlanConditionFragment, unknown>;
export const MatchPlanFragmentDoc = /*#__PURE__*/ gql`
    fragment MatchPlan on Plan {
  id
  revision
  scope
  status
  dealNumber
  stopped {
    reason
    rule
  }
  firedVersions
  rules {
    once
    when {
      ...PlanCondition
      all {
        __typename
      }
      any {
        __typename
      }
      not {
        __typename
      }
    }
    then {
      token
      cheapest
      cheapestWinning
      highest
      suit
      trump
    }
  }
}
    ` as unknown as DocumentNode<MatchPlanFragment, unknown>;
export const RematchFragmentDoc = /*#__PURE__*/ gql`
    fragment Rematch on Match {
  id
  rematch {
    id
  }
  rematchOffer {
    id
    ...Shuffle
    creator {
      id
      username
    }
    table {
      ...ChallengeSeat
    }
  }
}
    ` as unknown as DocumentNode<RematchFragment, unknown>;
export const SidebarMatchFragmentDoc = /*#__PURE__*/ gql`
    fragment SidebarMatch on Match {
  id
  version
  status
  viewerSeat
  viewerBacks
  toAct
  deadline
  rated
  voidedAt
  onlookers
  hiddenByViewer
  abortOffers
  canCallOff
  variant {
    key
    name
    nameDe
  }
  seats {
    seat
    isBot
    user {
      id
      username
    }
    substitute {
      id
      username
    }
    backers {
      id
      username
    }
  }
  autoplay {
    mode
    delay
  }
  deal {
    id
    number
  }
  competition {
    id
    name
  }
  competitionPairing {
    round
  }
  ...Rematch
}
    ` as unknown as DocumentNode<SidebarMatchFragment, unknown>;
export const MatchRuleFragmentDoc = /*#__PURE__*/ gql`
    fragment MatchRule on RuleSetting {
  name
  text
  source
  value {
    ...Value
  }
  default {
    text
  }
}
    ` as unknown as DocumentNode<MatchRuleFragment, unknown>;
export const MatchSummaryFragmentDoc = /*#__PURE__*/ gql`
    fragment MatchSummary on Match {
  id
  version
  status
  toAct
  viewerSeat
  deadline
  score
  target
  updatedAt
  voidedAt
  preset
  variant {
    key
    name
    nameDe
  }
  seats {
    seat
    side
    isBot
    user {
      id
      username
    }
  }
  result {
    winners
    bummerl
    reason
  }
}
    ` as unknown as DocumentNode<MatchSummaryFragment, unknown>;
export const TableActionFragmentDoc = /*#__PURE__*/ gql`
    fragment TableAction on LegalAction {
  __typename
  token
  text
  ... on PlayCardAction {
    card
    leads
  }
  ... on AnnounceMarriageAction {
    suit
    cards
    cardPoints
    trump
  }
  ... on ExchangeTrumpAction {
    gives
    takes
  }
  ... on NameTrumpAction {
    suit
  }
  ... on BidAction {
    contract
    withoutTalon
  }
  ... on RaiseAction {
    contract
  }
  ... on LayAsideAction {
    cards
  }
  ... on DoubleAction {
    double
  }
}
    ` as unknown as DocumentNode<TableActionFragment, unknown>;
export const DealOutcomeFragmentDoc = /*#__PURE__*/ gql`
    fragment DealOutcome on DealResult {
  winners
  gamePoints
  reason
}
    ` as unknown as DocumentNode<DealOutcomeFragment, unknown>;
export const TableDealFragmentDoc = /*#__PURE__*/ gql`
    fragment TableDeal on Deal {
  id
  number
  position
  phase
  dealer
  trump
  trumpCard
  talonCount
  closedBy
  contract
  declarer
  double
  toAct
  hands {
    seat
    count
    cards
    known
  }
  bids {
    seat
    kind
    contract
    withoutTalon
  }
  marriages {
    seat
    suit
    cardPoints
    isPending
  }
  trick {
    seat
    card
  }
  lastTrick {
    seat
    card
  }
  lastTaker
  ownTricks {
    cards {
      seat
      card
    }
  }
  tricks
  cardPoints
  legalActions {
    ...TableAction
  }
  result {
    ...DealOutcome
  }
  resultText
}
    ` as unknown as DocumentNode<TableDealFragment, unknown>;
export const TableMatchFragmentDoc = /*#__PURE__*/ gql`
    fragment TableMatch on Match {
  ...MatchSummary
  result {
    text
  }
  viewerBacks
  countDown
  clock {
    id
    banks
  }
  variant {
    key
    contracts {
      key
      name
      nameDe
      text
      gamePoints
    }
  }
  deal {
    ...TableDeal
  }
}
    ` as unknown as DocumentNode<TableMatchFragment, unknown>;
export const LoginDocument = /*#__PURE__*/ gql`
    mutation Login($input: LoginInput!) {
  login(input: $input) {
    ...Signing
    userErrors {
      ...Refusal
    }
  }
}
    ${SigningFragmentDoc}
${RefusalFragmentDoc}` as unknown as DocumentNode<LoginMutation, LoginMutationVariables>;
export const RegisterDocument = /*#__PURE__*/ gql`
    mutation Register($input: RegisterInput!) {
  register(input: $input) {
    ...Signing
    userErrors {
      ...Refusal
    }
  }
}
    ${SigningFragmentDoc}
${RefusalFragmentDoc}` as unknown as DocumentNode<RegisterMutation, RegisterMutationVariables>;
export const DeleteAccountDocument = /*#__PURE__*/ gql`
    mutation DeleteAccount($input: DeleteAccountInput!) {
  deleteAccount(input: $input) {
    deletesAt
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<DeleteAccountMutation, DeleteAccountMutationVariables>;
export const WithdrawnDeletionDocument = /*#__PURE__*/ gql`
    query WithdrawnDeletion {
  me {
    id
    deletionWithdrawnAt
    sessions {
      id
      isCurrent
      createdAt
    }
  }
}
    ` as unknown as DocumentNode<WithdrawnDeletionQuery, WithdrawnDeletionQueryVariables>;
export const IsGuestDocument = /*#__PURE__*/ gql`
    query IsGuest {
  me {
    id
    isGuest
  }
}
    ` as unknown as DocumentNode<IsGuestQuery, IsGuestQueryVariables>;
export const StartAsGuestDocument = /*#__PURE__*/ gql`
    mutation StartAsGuest {
  startAsGuest {
    accessToken
    refreshToken
    expiresAt
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<StartAsGuestMutation, StartAsGuestMutationVariables>;
export const KeepAccountDocument = /*#__PURE__*/ gql`
    mutation KeepAccount($input: KeepAccountInput!) {
  keepAccount(input: $input) {
    user {
      id
      username
      isGuest
      email
      emailVerified
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<KeepAccountMutation, KeepAccountMutationVariables>;
export const RequestPasswordResetDocument = /*#__PURE__*/ gql`
    mutation RequestPasswordReset($input: RequestPasswordResetInput!) {
  requestPasswordReset(input: $input) {
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const EventCursorDocument = /*#__PURE__*/ gql`
    query EventCursor {
  eventCursor
}
    ` as unknown as DocumentNode<EventCursorQuery, EventCursorQueryVariables>;
export const EventAddedDocument = /*#__PURE__*/ gql`
    subscription EventAdded($after: String!) {
  eventAdded(after: $after) {
    __typename
    cursor
    ... on MatchEvent {
      matchId
      match {
        ...MatchSummary
      }
    }
  }
}
    ${MatchSummaryFragmentDoc}` as unknown as DocumentNode<EventAddedSubscription, EventAddedSubscriptionVariables>;
export const RefreshSessionDocument = /*#__PURE__*/ gql`
    mutation RefreshSession($input: RefreshSessionInput!) {
  refreshSession(input: $input) {
    ...Signing
    userErrors {
      code
      message
    }
  }
}
    ${SigningFragmentDoc}` as unknown as DocumentNode<RefreshSessionMutation, RefreshSessionMutationVariables>;
export const NotificationsDocument = /*#__PURE__*/ gql`
    query Notifications($after: String) {
  notifications(first: 20, after: $after) {
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...NotificationItem
    }
  }
}
    ${NotificationItemFragmentDoc}` as unknown as DocumentNode<NotificationsQuery, NotificationsQueryVariables>;
export const MarkReadDocument = /*#__PURE__*/ gql`
    mutation MarkRead($input: MarkNotificationsReadInput!) {
  markNotificationsRead(input: $input) {
    marked
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<MarkReadMutation, MarkReadMutationVariables>;
export const OperatorTextsDocument = /*#__PURE__*/ gql`
    query OperatorTexts {
  operatorTexts {
    kind
    title
    pagePath
  }
}
    ` as unknown as DocumentNode<OperatorTextsQuery, OperatorTextsQueryVariables>;
export const ViewerDocument = /*#__PURE__*/ gql`
    query Viewer {
  me {
    id
    username
    locale
    localeChosen
    suits
    timeZone
    isGuest
    email
    emailVerified
  }
  myTurnCount
  myTurns(first: 2) {
    nodes {
      id
    }
  }
  unreadNotifications
}
    ` as unknown as DocumentNode<ViewerQuery, ViewerQueryVariables>;
export const LogoutDocument = /*#__PURE__*/ gql`
    mutation Logout($input: LogoutInput!) {
  logout(input: $input) {
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<LogoutMutation, LogoutMutationVariables>;
export const ChooseSuitsDocument = /*#__PURE__*/ gql`
    mutation ChooseSuits($input: SetSuitsInput!) {
  setSuits(input: $input) {
    user {
      id
      suits
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<ChooseSuitsMutation, ChooseSuitsMutationVariables>;
export const ChooseLanguageDocument = /*#__PURE__*/ gql`
    mutation ChooseLanguage($input: SetLocaleInput!) {
  setLocale(input: $input) {
    user {
      id
      locale
      localeChosen
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<ChooseLanguageMutation, ChooseLanguageMutationVariables>;
export const CancelDocument = /*#__PURE__*/ gql`
    mutation Cancel($input: CancelChallengeInput!) {
  cancelChallenge(input: $input) {
    challenge {
      id
      status
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<CancelMutation, CancelMutationVariables>;
export const DeclineDocument = /*#__PURE__*/ gql`
    mutation Decline($input: DeclineChallengeInput!) {
  declineChallenge(input: $input) {
    challenge {
      id
      status
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<DeclineMutation, DeclineMutationVariables>;
export const AcceptDocument = /*#__PURE__*/ gql`
    mutation Accept($input: AcceptChallengeInput!) {
  acceptChallenge(input: $input) {
    challenge {
      id
      status
      table {
        ...ChallengeSeat
      }
    }
    match {
      ...MatchSummary
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${ChallengeSeatFragmentDoc}
${MatchSummaryFragmentDoc}
${RefusalFragmentDoc}` as unknown as DocumentNode<AcceptMutation, AcceptMutationVariables>;
export const GamesDocument = /*#__PURE__*/ gql`
    query Games {
  me {
    id
    isGuest
  }
  clocks {
    perTurn {
      min
      max
    }
    bank {
      min
      max
    }
    increment {
      min
      max
    }
    proposed {
      name
      label
      timeControl {
        perTurnSeconds
        bankSeconds
        incrementSeconds
        text
      }
    }
  }
  variants {
    key
    seats
    sides
    defaultPreset
    presets {
      name
      target
      text
      rules {
        name
        value {
          ...Value
        }
      }
    }
    options {
      ...Option
    }
  }
}
    ${ValueFragmentDoc}
${OptionFragmentDoc}` as unknown as DocumentNode<GamesQuery, GamesQueryVariables>;
export const RateableDocument = /*#__PURE__*/ gql`
    query Rateable($variant: VariantKey!, $preset: PresetKey, $rules: RulesInput, $target: Int, $timeControl: TimeControlInput) {
  rateable(
    variant: $variant
    preset: $preset
    rules: $rules
    target: $target
    timeControl: $timeControl
  )
}
    ` as unknown as DocumentNode<RateableQuery, RateableQueryVariables>;
export const SuggestFriendsDocument = /*#__PURE__*/ gql`
    query SuggestFriends($prefix: String!) {
  users(prefix: $prefix, first: 8) {
    nodes {
      id
      username
    }
  }
}
    ` as unknown as DocumentNode<SuggestFriendsQuery, SuggestFriendsQueryVariables>;
export const ChallengeDocument = /*#__PURE__*/ gql`
    mutation Challenge($input: CreateChallengeInput!) {
  createChallenge(input: $input) {
    challenge {
      id
      ...Shuffle
    }
    match {
      ...MatchSummary
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${ShuffleFragmentDoc}
${MatchSummaryFragmentDoc}
${RefusalFragmentDoc}` as unknown as DocumentNode<ChallengeMutation, ChallengeMutationVariables>;
export const ChallengeByIdDocument = /*#__PURE__*/ gql`
    query ChallengeById($id: ID!) {
  me {
    id
    isGuest
  }
  node(id: $id) {
    __typename
    id
    ...WholeChallenge
  }
}
    ${WholeChallengeFragmentDoc}
${ChallengeSummaryFragmentDoc}
${ShuffleFragmentDoc}
${ChallengeSeatFragmentDoc}
${ValueFragmentDoc}` as unknown as DocumentNode<ChallengeByIdQuery, ChallengeByIdQueryVariables>;
export const InvitedToDocument = /*#__PURE__*/ gql`
    query InvitedTo($token: String!) {
  me {
    id
    isGuest
  }
  invitation(invitationToken: $token) {
    ...WholeChallenge
  }
}
    ${WholeChallengeFragmentDoc}
${ChallengeSummaryFragmentDoc}
${ShuffleFragmentDoc}
${ChallengeSeatFragmentDoc}
${ValueFragmentDoc}` as unknown as DocumentNode<InvitedToQuery, InvitedToQueryVariables>;
export const SitDownAsGuestDocument = /*#__PURE__*/ gql`
    mutation SitDownAsGuest($zone: SetTimeZoneInput!, $accept: AcceptChallengeInput!) {
  setTimeZone(input: $zone) {
    userErrors {
      ...Refusal
    }
  }
  acceptChallenge(input: $accept) {
    challenge {
      id
      status
      table {
        ...ChallengeSeat
      }
    }
    match {
      ...MatchSummary
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}
${ChallengeSeatFragmentDoc}
${MatchSummaryFragmentDoc}` as unknown as DocumentNode<SitDownAsGuestMutation, SitDownAsGuestMutationVariables>;
export const BotStrengthsDocument = /*#__PURE__*/ gql`
    query BotStrengths($variant: VariantKey!, $preset: PresetKey) {
  botStrengths(variant: $variant, preset: $preset) {
    level
    rating
    suggested
  }
}
    ` as unknown as DocumentNode<BotStrengthsQuery, BotStrengthsQueryVariables>;
export const OwnClubsDocument = /*#__PURE__*/ gql`
    query OwnClubs {
  me {
    id
    username
    isGuest
    clubs(first: 20) {
      nodes {
        ...ClubSummary
      }
    }
  }
}
    ${ClubSummaryFragmentDoc}` as unknown as DocumentNode<OwnClubsQuery, OwnClubsQueryVariables>;
export const FindClubsDocument = /*#__PURE__*/ gql`
    query FindClubs($prefix: String, $after: String) {
  clubs(prefix: $prefix, first: 20, after: $after) {
    nodes {
      ...ClubSummary
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${ClubSummaryFragmentDoc}` as unknown as DocumentNode<FindClubsQuery, FindClubsQueryVariables>;
export const ClubByIdDocument = /*#__PURE__*/ gql`
    query ClubById($id: ID!) {
  me {
    id
    username
    isGuest
  }
  club(clubId: $id) {
    ...WholeClub
  }
}
    ${WholeClubFragmentDoc}
${ClubSummaryFragmentDoc}` as unknown as DocumentNode<ClubByIdQuery, ClubByIdQueryVariables>;
export const ClubMembersDocument = /*#__PURE__*/ gql`
    query ClubMembers($id: ID!, $after: String) {
  club(clubId: $id) {
    id
    members(first: 50, after: $after) {
      nodes {
        role
        joinedAt
        isOfferedClub
        user {
          id
          username
          isGuest
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    ` as unknown as DocumentNode<ClubMembersQuery, ClubMembersQueryVariables>;
export const ClubRemovalsDocument = /*#__PURE__*/ gql`
    query ClubRemovals($id: ID!, $after: String) {
  club(clubId: $id) {
    id
    removals(first: 20, after: $after) {
      nodes {
        reason
        removedAt
        user {
          id
          username
        }
        removedBy {
          id
          username
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    ` as unknown as DocumentNode<ClubRemovalsQuery, ClubRemovalsQueryVariables>;
export const ClubOffersDocument = /*#__PURE__*/ gql`
    query ClubOffers($id: ID!, $after: String) {
  club(clubId: $id) {
    id
    offers(first: 20, after: $after) {
      nodes {
        invitationToken
        challenge {
          ...ChallengeSummary
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    ${ChallengeSummaryFragmentDoc}
${ShuffleFragmentDoc}
${ChallengeSeatFragmentDoc}` as unknown as DocumentNode<ClubOffersQuery, ClubOffersQueryVariables>;
export const ClubSeasonsDocument = /*#__PURE__*/ gql`
    query ClubSeasons($id: ID!, $after: String) {
  club(clubId: $id) {
    id
    ledgerSeasons(first: 50, after: $after) {
      nodes {
        label
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    ` as unknown as DocumentNode<ClubSeasonsQuery, ClubSeasonsQueryVariables>;
export const ClubBalancesDocument = /*#__PURE__*/ gql`
    query ClubBalances($id: ID!, $season: String, $after: String) {
  club(clubId: $id) {
    id
    balances(season: $season, first: 20, after: $after) {
      nodes {
        matches
        bummerlGiven
        bummerlTaken
        balance
        user {
          id
          username
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    ` as unknown as DocumentNode<ClubBalancesQuery, ClubBalancesQueryVariables>;
export const ClubPairsDocument = /*#__PURE__*/ gql`
    query ClubPairs($id: ID!, $season: String, $after: String) {
  club(clubId: $id) {
    id
    ledger(season: $season, first: 20, after: $after) {
      nodes {
        matches
        won
        lost
        bummerlGiven
        bummerlTaken
        player {
          id
          username
        }
        opponent {
          id
          username
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    ` as unknown as DocumentNode<ClubPairsQuery, ClubPairsQueryVariables>;
export const ClubBehindLinkDocument = /*#__PURE__*/ gql`
    query ClubBehindLink($token: String!) {
  me {
    id
    isGuest
  }
  clubInvitation(invitationToken: $token) {
    name
    about
    memberCount
    owner {
      id
      username
    }
    club {
      id
      viewerRole
    }
    refusal {
      code
      message
    }
  }
}
    ` as unknown as DocumentNode<ClubBehindLinkQuery, ClubBehindLinkQueryVariables>;
export const FoundClubDocument = /*#__PURE__*/ gql`
    mutation FoundClub($input: FoundClubInput!) {
  foundClub(input: $input) {
    club {
      ...WholeClub
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${WholeClubFragmentDoc}
${ClubSummaryFragmentDoc}
${RefusalFragmentDoc}` as unknown as DocumentNode<FoundClubMutation, FoundClubMutationVariables>;
export const UpdateClubDocument = /*#__PURE__*/ gql`
    mutation UpdateClub($input: UpdateClubInput!) {
  updateClub(input: $input) {
    club {
      ...WholeClub
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${WholeClubFragmentDoc}
${ClubSummaryFragmentDoc}
${RefusalFragmentDoc}` as unknown as DocumentNode<UpdateClubMutation, UpdateClubMutationVariables>;
export const JoinClubDocument = /*#__PURE__*/ gql`
    mutation JoinClub($input: JoinClubInput!) {
  joinClub(input: $input) {
    club {
      ...WholeClub
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${WholeClubFragmentDoc}
${ClubSummaryFragmentDoc}
${RefusalFragmentDoc}` as unknown as DocumentNode<JoinClubMutation, JoinClubMutationVariables>;
export const LeaveClubDocument = /*#__PURE__*/ gql`
    mutation LeaveClub($input: LeaveClubInput!) {
  leaveClub(input: $input) {
    leftClubId
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<LeaveClubMutation, LeaveClubMutationVariables>;
export const CloseClubDocument = /*#__PURE__*/ gql`
    mutation CloseClub($input: CloseClubInput!) {
  closeClub(input: $input) {
    deletedClubId
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<CloseClubMutation, CloseClubMutationVariables>;
export const RenewClubInvitationDocument = /*#__PURE__*/ gql`
    mutation RenewClubInvitation($input: RenewClubInvitationInput!) {
  renewClubInvitation(input: $input) {
    club {
      ...WholeClub
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${WholeClubFragmentDoc}
${ClubSummaryFragmentDoc}
${RefusalFragmentDoc}` as unknown as DocumentNode<RenewClubInvitationMutation, RenewClubInvitationMutationVariables>;
export const RemoveClubMemberDocument = /*#__PURE__*/ gql`
    mutation RemoveClubMember($input: RemoveClubMemberInput!) {
  removeClubMember(input: $input) {
    club {
      ...WholeClub
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${WholeClubFragmentDoc}
${ClubSummaryFragmentDoc}
${RefusalFragmentDoc}` as unknown as DocumentNode<RemoveClubMemberMutation, RemoveClubMemberMutationVariables>;
export const AppointClubKeeperDocument = /*#__PURE__*/ gql`
    mutation AppointClubKeeper($input: AppointClubKeeperInput!) {
  appointClubKeeper(input: $input) {
    club {
      ...WholeClub
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${WholeClubFragmentDoc}
${ClubSummaryFragmentDoc}
${RefusalFragmentDoc}` as unknown as DocumentNode<AppointClubKeeperMutation, AppointClubKeeperMutationVariables>;
export const DismissClubKeeperDocument = /*#__PURE__*/ gql`
    mutation DismissClubKeeper($input: DismissClubKeeperInput!) {
  dismissClubKeeper(input: $input) {
    club {
      ...WholeClub
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${WholeClubFragmentDoc}
${ClubSummaryFragmentDoc}
${RefusalFragmentDoc}` as unknown as DocumentNode<DismissClubKeeperMutation, DismissClubKeeperMutationVariables>;
export const HandOverClubDocument = /*#__PURE__*/ gql`
    mutation HandOverClub($input: HandOverClubInput!) {
  handOverClub(input: $input) {
    club {
      ...WholeClub
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${WholeClubFragmentDoc}
${ClubSummaryFragmentDoc}
${RefusalFragmentDoc}` as unknown as DocumentNode<HandOverClubMutation, HandOverClubMutationVariables>;
export const DeclineClubDocument = /*#__PURE__*/ gql`
    mutation DeclineClub($input: DeclineClubInput!) {
  declineClub(input: $input) {
    club {
      ...WholeClub
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${WholeClubFragmentDoc}
${ClubSummaryFragmentDoc}
${RefusalFragmentDoc}` as unknown as DocumentNode<DeclineClubMutation, DeclineClubMutationVariables>;
export const TakeOverClubDocument = /*#__PURE__*/ gql`
    mutation TakeOverClub($input: TakeOverClubInput!) {
  takeOverClub(input: $input) {
    club {
      ...WholeClub
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${WholeClubFragmentDoc}
${ClubSummaryFragmentDoc}
${RefusalFragmentDoc}` as unknown as DocumentNode<TakeOverClubMutation, TakeOverClubMutationVariables>;
export const OfferInClubDocument = /*#__PURE__*/ gql`
    mutation OfferInClub($input: OfferInClubInput!) {
  offerInClub(input: $input) {
    challenge {
      id
      ...Shuffle
    }
    match {
      ...MatchSummary
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${ShuffleFragmentDoc}
${MatchSummaryFragmentDoc}
${RefusalFragmentDoc}` as unknown as DocumentNode<OfferInClubMutation, OfferInClubMutationVariables>;
export const CompetitionsDocument = /*#__PURE__*/ gql`
    query Competitions($filter: CompetitionFilter, $after: String) {
  competitions(filter: $filter, first: 20, after: $after) {
    nodes {
      ...CompetitionSummary
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${CompetitionSummaryFragmentDoc}` as unknown as DocumentNode<CompetitionsQuery, CompetitionsQueryVariables>;
export const CompetitionByIdDocument = /*#__PURE__*/ gql`
    query CompetitionById($id: ID!, $invitation: String) {
  me {
    id
    username
    isGuest
  }
  competition(competitionId: $id) {
    ...WholeCompetition
    acts(invitationToken: $invitation) {
      ...Act
    }
  }
}
    ${WholeCompetitionFragmentDoc}
${CompetitionSummaryFragmentDoc}
${SettingValueFragmentDoc}
${SeriesFragmentDoc}
${EntrantFragmentDoc}
${ActFragmentDoc}` as unknown as DocumentNode<CompetitionByIdQuery, CompetitionByIdQueryVariables>;
export const CompetitionEntriesDocument = /*#__PURE__*/ gql`
    query CompetitionEntries($id: ID!, $isLadder: Boolean!, $after: String) {
  competition(competitionId: $id) {
    id
    entries(first: 50, after: $after) {
      nodes {
        ...Entrant
        outSince
        place
        viewerChallenge @include(if: $isLadder) {
          ...Act
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    ${EntrantFragmentDoc}
${ActFragmentDoc}` as unknown as DocumentNode<CompetitionEntriesQuery, CompetitionEntriesQueryVariables>;
export const CompetitionStandingsDocument = /*#__PURE__*/ gql`
    query CompetitionStandings($id: ID!, $group: Int, $after: String) {
  competition(competitionId: $id) {
    id
    standings(group: $group, first: 50, after: $after) {
      nodes {
        lot
        group
        place
        playedCount
        won
        drawn
        lost
        competitionPoints
        outlook
        tiebreaks {
          key
          figure
        }
        entry {
          ...Entrant
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    ${EntrantFragmentDoc}` as unknown as DocumentNode<CompetitionStandingsQuery, CompetitionStandingsQueryVariables>;
export const SecondGroupDocument = /*#__PURE__*/ gql`
    query SecondGroup($id: ID!) {
  competition(competitionId: $id) {
    id
    standings(group: 1, first: 1) {
      nodes {
        lot
      }
    }
  }
}
    ` as unknown as DocumentNode<SecondGroupQuery, SecondGroupQueryVariables>;
export const CrossGroupDocument = /*#__PURE__*/ gql`
    query CrossGroup($id: ID!, $group: Int, $after: String) {
  competition(competitionId: $id) {
    id
    standings(group: $group, first: 100, after: $after) {
      nodes {
        lot
        place
        competitionPoints
        entry {
          ...Entrant
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    ${EntrantFragmentDoc}` as unknown as DocumentNode<CrossGroupQuery, CrossGroupQueryVariables>;
export const CompetitionRoundsDocument = /*#__PURE__*/ gql`
    query CompetitionRounds($id: ID!, $after: String) {
  competition(competitionId: $id) {
    id
    rounds(first: 20, after: $after) {
      nodes {
        number
        openedAt
        endsAt
        endedAt
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    ` as unknown as DocumentNode<CompetitionRoundsQuery, CompetitionRoundsQueryVariables>;
export const CompetitionPairingsDocument = /*#__PURE__*/ gql`
    query CompetitionPairings($id: ID!, $round: Int, $ofLot: Int, $after: String) {
  competition(competitionId: $id) {
    id
    pairings(round: $round, ofLot: $ofLot, first: 20, after: $after) {
      nodes {
        ...PlayedPairing
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    ${PlayedPairingFragmentDoc}
${PairingFragmentDoc}
${EntrantFragmentDoc}` as unknown as DocumentNode<CompetitionPairingsQuery, CompetitionPairingsQueryVariables>;
export const BracketRoundDocument = /*#__PURE__*/ gql`
    query BracketRound($id: ID!, $round: Int, $after: String) {
  competition(competitionId: $id) {
    id
    pairings(round: $round, first: 32, after: $after) {
      nodes {
        ...Pairing
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    ${PairingFragmentDoc}
${EntrantFragmentDoc}` as unknown as DocumentNode<BracketRoundQuery, BracketRoundQueryVariables>;
export const CrossRowDocument = /*#__PURE__*/ gql`
    query CrossRow($id: ID!, $lot: Int!, $after: String) {
  competition(competitionId: $id) {
    id
    pairings(ofLot: $lot, first: 100, after: $after) {
      nodes {
        round
        board
        decision
        entrants {
          lot
          competitionPoints
          bummerlCount
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    ` as unknown as DocumentNode<CrossRowQuery, CrossRowQueryVariables>;
export const CompetitionLogDocument = /*#__PURE__*/ gql`
    query CompetitionLog($id: ID!, $after: String) {
  competition(competitionId: $id) {
    id
    log(first: 30, after: $after) {
      nodes {
        number
        at
        kind
        reasonText
        round
        changes {
          term
          valueBefore
          valueAfter
        }
        actor {
          id
          username
        }
        subject {
          id
          username
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    ` as unknown as DocumentNode<CompetitionLogQuery, CompetitionLogQueryVariables>;
export const ViewerPairingsDocument = /*#__PURE__*/ gql`
    query ViewerPairings($after: String) {
  viewerPairings(first: 10, after: $after) {
    nodes {
      ...PlayedPairing
      competition {
        id
        name
        roundEndsAt
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${PlayedPairingFragmentDoc}
${PairingFragmentDoc}
${EntrantFragmentDoc}` as unknown as DocumentNode<ViewerPairingsQuery, ViewerPairingsQueryVariables>;
export const CompetitionFormsDocument = /*#__PURE__*/ gql`
    query CompetitionForms {
  me {
    id
    isGuest
    clubs(first: 20) {
      nodes {
        id
        name
        viewerRole
      }
    }
  }
  competitionForms {
    key
    name
    rulesText
    isForTwoSides
    isLadder
    hasDivisions
    leastEntries
    places
    settings {
      ...FormSetting
    }
  }
}
    ${FormSettingFragmentDoc}
${SettingValueFragmentDoc}` as unknown as DocumentNode<CompetitionFormsQuery, CompetitionFormsQueryVariables>;
export const CreateCompetitionDocument = /*#__PURE__*/ gql`
    mutation CreateCompetition($input: CreateCompetitionInput!) {
  createCompetition(input: $input) {
    competition {
      id
      status
      version
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<CreateCompetitionMutation, CreateCompetitionMutationVariables>;
export const ChangeCompetitionDocument = /*#__PURE__*/ gql`
    mutation ChangeCompetition($input: ChangeCompetitionInput!) {
  changeCompetition(input: $input) {
    competition {
      id
      status
      version
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<ChangeCompetitionMutation, ChangeCompetitionMutationVariables>;
export const CancelCompetitionDocument = /*#__PURE__*/ gql`
    mutation CancelCompetition($input: CancelCompetitionInput!) {
  cancelCompetition(input: $input) {
    competition {
      id
      status
      version
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<CancelCompetitionMutation, CancelCompetitionMutationVariables>;
export const EndRoundEarlyDocument = /*#__PURE__*/ gql`
    mutation EndRoundEarly($input: EndRoundEarlyInput!) {
  endRoundEarly(input: $input) {
    competition {
      id
      status
      version
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<EndRoundEarlyMutation, EndRoundEarlyMutationVariables>;
export const EnterCompetitionDocument = /*#__PURE__*/ gql`
    mutation EnterCompetition($input: EnterCompetitionInput!) {
  enterCompetition(input: $input) {
    competition {
      id
      status
      version
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<EnterCompetitionMutation, EnterCompetitionMutationVariables>;
export const WithdrawFromCompetitionDocument = /*#__PURE__*/ gql`
    mutation WithdrawFromCompetition($input: WithdrawFromCompetitionInput!) {
  withdrawFromCompetition(input: $input) {
    competition {
      id
      status
      version
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<WithdrawFromCompetitionMutation, WithdrawFromCompetitionMutationVariables>;
export const ReenterCompetitionDocument = /*#__PURE__*/ gql`
    mutation ReenterCompetition($input: ReenterCompetitionInput!) {
  reenterCompetition(input: $input) {
    competition {
      id
      status
      version
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<ReenterCompetitionMutation, ReenterCompetitionMutationVariables>;
export const AnswerCompetitionPartnerDocument = /*#__PURE__*/ gql`
    mutation AnswerCompetitionPartner($input: AnswerCompetitionPartnerInput!) {
  answerCompetitionPartner(input: $input) {
    competition {
      id
      status
      version
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<AnswerCompetitionPartnerMutation, AnswerCompetitionPartnerMutationVariables>;
export const DisqualifyEntryDocument = /*#__PURE__*/ gql`
    mutation DisqualifyEntry($input: DisqualifyEntryInput!) {
  disqualifyEntry(input: $input) {
    competition {
      id
      status
      version
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<DisqualifyEntryMutation, DisqualifyEntryMutationVariables>;
export const ChallengeOnLadderDocument = /*#__PURE__*/ gql`
    mutation ChallengeOnLadder($input: ChallengeOnLadderInput!) {
  challengeOnLadder(input: $input) {
    competition {
      id
      status
      version
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<ChallengeOnLadderMutation, ChallengeOnLadderMutationVariables>;
export const CreateCompetitionSeriesDocument = /*#__PURE__*/ gql`
    mutation CreateCompetitionSeries($input: CreateCompetitionSeriesInput!) {
  createCompetitionSeries(input: $input) {
    series {
      id
      seasons(first: 1) {
        nodes {
          id
        }
      }
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<CreateCompetitionSeriesMutation, CreateCompetitionSeriesMutationVariables>;
export const SeriesListDocument = /*#__PURE__*/ gql`
    query SeriesList($after: String) {
  me {
    id
  }
  competitionSeries(first: 20, after: $after) {
    nodes {
      ...Series
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${SeriesFragmentDoc}` as unknown as DocumentNode<SeriesListQuery, SeriesListQueryVariables>;
export const LastSeasonDocument = /*#__PURE__*/ gql`
    query LastSeason($id: ID!) {
  node(id: $id) {
    __typename
    id
    ... on CompetitionSeries {
      seasons(first: 1) {
        nodes {
          ...CompetitionSummary
        }
      }
    }
  }
}
    ${CompetitionSummaryFragmentDoc}` as unknown as DocumentNode<LastSeasonQuery, LastSeasonQueryVariables>;
export const ChampionsDocument = /*#__PURE__*/ gql`
    query Champions($id: ID!, $after: String) {
  node(id: $id) {
    __typename
    id
    ... on CompetitionSeries {
      champions(first: 10, after: $after) {
        nodes {
          season
          endedAt
          user {
            id
            username
          }
          partner {
            id
            username
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
}
    ` as unknown as DocumentNode<ChampionsQuery, ChampionsQueryVariables>;
export const EndCompetitionSeriesDocument = /*#__PURE__*/ gql`
    mutation EndCompetitionSeries($input: EndCompetitionSeriesInput!) {
  endCompetitionSeries(input: $input) {
    series {
      id
      endedAt
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<EndCompetitionSeriesMutation, EndCompetitionSeriesMutationVariables>;
export const CompetitionCalendarDocument = /*#__PURE__*/ gql`
    query CompetitionCalendar {
  me {
    id
    competitionCalendarUrl
  }
}
    ` as unknown as DocumentNode<CompetitionCalendarQuery, CompetitionCalendarQueryVariables>;
export const RenewCompetitionCalendarDocument = /*#__PURE__*/ gql`
    mutation RenewCompetitionCalendar {
  renewCompetitionCalendar {
    user {
      id
      competitionCalendarUrl
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<RenewCompetitionCalendarMutation, RenewCompetitionCalendarMutationVariables>;
export const VoidMatchDocument = /*#__PURE__*/ gql`
    mutation VoidMatch($input: VoidMatchInput!) {
  voidMatch(input: $input) {
    match {
      id
      voidedAt
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<VoidMatchMutation, VoidMatchMutationVariables>;
export const GiveTimeDocument = /*#__PURE__*/ gql`
    mutation GiveTime($input: GiveTimeInput!) {
  giveTime(input: $input) {
    match {
      id
      version
      deadline
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<GiveTimeMutation, GiveTimeMutationVariables>;
export const MeasureFairPlayDocument = /*#__PURE__*/ gql`
    mutation MeasureFairPlay($input: MeasureFairPlayInput!) {
  measureFairPlay(input: $input) {
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<MeasureFairPlayMutation, MeasureFairPlayMutationVariables>;
export const FairPlayDocument = /*#__PURE__*/ gql`
    query FairPlay($username: String!, $variant: VariantKey!, $preset: PresetKey) {
  fairPlay(username: $username, variant: $variant, preset: $preset) {
    user {
      id
      username
    }
    matches
    measure {
      matches
      measured
      failed
      running
    }
    decisionFigures {
      agreement {
        ...EstimateFacts
      }
      meanLoss {
        ...EstimateFacts
      }
      peerRating
      peers
      peerAgreement {
        ...EstimateFacts
      }
      peerMeanLoss {
        ...EstimateFacts
      }
    }
    times {
      lowerQuartile {
        ...EstimateFacts
      }
      median {
        ...EstimateFacts
      }
      upperQuartile {
        ...EstimateFacts
      }
      dispersion {
        ...EstimateFacts
      }
      quick {
        legalCount
        orMore
        quickShare {
          ...EstimateFacts
        }
      }
    }
    pairs {
      opponent {
        id
        username
      }
      matches
      wonMatches
      expectedWins
      surplus {
        ...EstimateFacts
      }
      share
      opponentShare
    }
    networks {
      lastUsedAt
      accounts
      hasMore
      others {
        id
        username
      }
    }
  }
}
    ${EstimateFactsFragmentDoc}` as unknown as DocumentNode<FairPlayQuery, FairPlayQueryVariables>;
export const NextShuffleDocument = /*#__PURE__*/ gql`
    query NextShuffle {
  me {
    id
    nextMatchId
    nextCommitment
  }
}
    ` as unknown as DocumentNode<NextShuffleQuery, NextShuffleQueryVariables>;
export const FriendshipWithDocument = /*#__PURE__*/ gql`
    query FriendshipWith($username: String!) {
  user(username: $username) {
    id
    username
    friendship
  }
}
    ` as unknown as DocumentNode<FriendshipWithQuery, FriendshipWithQueryVariables>;
export const FriendsDocument = /*#__PURE__*/ gql`
    query Friends($after: String) {
  friends(first: 100, after: $after) {
    nodes {
      id
      username
      isGuest
      isOnline
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ` as unknown as DocumentNode<FriendsQuery, FriendsQueryVariables>;
export const FriendRequestsDocument = /*#__PURE__*/ gql`
    query FriendRequests($sent: Boolean!, $after: String) {
  friendRequests(sent: $sent, first: 20, after: $after) {
    nodes {
      createdAt
      user {
        id
        username
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ` as unknown as DocumentNode<FriendRequestsQuery, FriendRequestsQueryVariables>;
export const SendFriendRequestDocument = /*#__PURE__*/ gql`
    mutation SendFriendRequest($input: SendFriendRequestInput!) {
  sendFriendRequest(input: $input) {
    user {
      ...WithFriendship
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${WithFriendshipFragmentDoc}
${RefusalFragmentDoc}` as unknown as DocumentNode<SendFriendRequestMutation, SendFriendRequestMutationVariables>;
export const CancelFriendRequestDocument = /*#__PURE__*/ gql`
    mutation CancelFriendRequest($input: CancelFriendRequestInput!) {
  cancelFriendRequest(input: $input) {
    user {
      ...WithFriendship
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${WithFriendshipFragmentDoc}
${RefusalFragmentDoc}` as unknown as DocumentNode<CancelFriendRequestMutation, CancelFriendRequestMutationVariables>;
export const AcceptFriendRequestDocument = /*#__PURE__*/ gql`
    mutation AcceptFriendRequest($input: AcceptFriendRequestInput!) {
  acceptFriendRequest(input: $input) {
    user {
      ...WithFriendship
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${WithFriendshipFragmentDoc}
${RefusalFragmentDoc}` as unknown as DocumentNode<AcceptFriendRequestMutation, AcceptFriendRequestMutationVariables>;
export const DeclineFriendRequestDocument = /*#__PURE__*/ gql`
    mutation DeclineFriendRequest($input: DeclineFriendRequestInput!) {
  declineFriendRequest(input: $input) {
    user {
      ...WithFriendship
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${WithFriendshipFragmentDoc}
${RefusalFragmentDoc}` as unknown as DocumentNode<DeclineFriendRequestMutation, DeclineFriendRequestMutationVariables>;
export const RemoveFriendDocument = /*#__PURE__*/ gql`
    mutation RemoveFriend($input: RemoveFriendInput!) {
  removeFriend(input: $input) {
    user {
      ...WithFriendship
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${WithFriendshipFragmentDoc}
${RefusalFragmentDoc}` as unknown as DocumentNode<RemoveFriendMutation, RemoveFriendMutationVariables>;
export const HomeDocument = /*#__PURE__*/ gql`
    query Home {
  me {
    id
    username
    isGuest
    email
    emailVerified
  }
  myTurnCount
  myTurns(first: 50) {
    nodes {
      ...MatchSummary
    }
  }
  running: matches(
    filter: {mine: true, status: IN_PROGRESS, myTurn: false}
    first: 50
  ) {
    nodes {
      ...MatchSummary
    }
    pageInfo {
      hasNextPage
    }
  }
  finished: matches(filter: {mine: true, status: FINISHED}, first: 1) {
    nodes {
      id
    }
  }
  open: challenges(filter: {mine: true, status: OPEN}, first: 50) {
    nodes {
      ...ChallengeSummary
    }
  }
}
    ${MatchSummaryFragmentDoc}
${ChallengeSummaryFragmentDoc}
${ShuffleFragmentDoc}
${ChallengeSeatFragmentDoc}` as unknown as DocumentNode<HomeQuery, HomeQueryVariables>;
export const FinishedMatchesDocument = /*#__PURE__*/ gql`
    query FinishedMatches($after: String) {
  matches(
    filter: {mine: true, status: FINISHED}
    order: FINISHED_DESC
    first: 10
    after: $after
  ) {
    nodes {
      ...MatchSummary
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${MatchSummaryFragmentDoc}` as unknown as DocumentNode<FinishedMatchesQuery, FinishedMatchesQueryVariables>;
export const LobbyDocument = /*#__PURE__*/ gql`
    query Lobby($bots: BotsFilter, $excludeOwn: Boolean, $after: String) {
  me {
    id
    isGuest
  }
  challenges(
    filter: {bots: $bots, excludeOwn: $excludeOwn}
    first: 20
    after: $after
  ) {
    nodes {
      ...ChallengeSummary
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${ChallengeSummaryFragmentDoc}
${ShuffleFragmentDoc}
${ChallengeSeatFragmentDoc}` as unknown as DocumentNode<LobbyQuery, LobbyQueryVariables>;
export const LobbyAddedDocument = /*#__PURE__*/ gql`
    subscription LobbyAdded($bots: BotsFilter) {
  challengeAdded(filter: {bots: $bots}) {
    id
  }
}
    ` as unknown as DocumentNode<LobbyAddedSubscription, LobbyAddedSubscriptionVariables>;
export const LobbyRemovedDocument = /*#__PURE__*/ gql`
    subscription LobbyRemoved {
  challengeRemoved {
    challengeId
  }
}
    ` as unknown as DocumentNode<LobbyRemovedSubscription, LobbyRemovedSubscriptionVariables>;
export const PlayBotDocument = /*#__PURE__*/ gql`
    mutation PlayBot($input: CreateChallengeInput!) {
  createChallenge(input: $input) {
    match {
      ...MatchSummary
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${MatchSummaryFragmentDoc}
${RefusalFragmentDoc}` as unknown as DocumentNode<PlayBotMutation, PlayBotMutationVariables>;
export const DecisionsAboutMeDocument = /*#__PURE__*/ gql`
    query DecisionsAboutMe($after: String) {
  decisionsAboutMe(after: $after) {
    nodes {
      ...Decision
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${DecisionFragmentDoc}` as unknown as DocumentNode<DecisionsAboutMeQuery, DecisionsAboutMeQueryVariables>;
export const AppealDocument = /*#__PURE__*/ gql`
    mutation Appeal($input: AppealInput!) {
  appeal(input: $input) {
    auditEntry {
      ...Decision
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${DecisionFragmentDoc}
${RefusalFragmentDoc}` as unknown as DocumentNode<AppealMutation, AppealMutationVariables>;
export const AuditLogDocument = /*#__PURE__*/ gql`
    query AuditLog($actor: String, $subject: String, $kind: AuditAct, $openAppeals: Boolean! = false, $after: String) {
  auditLog(
    actor: $actor
    subject: $subject
    kind: $kind
    openAppeals: $openAppeals
    first: 20
    after: $after
  ) {
    nodes {
      ...LoggedAct
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${LoggedActFragmentDoc}` as unknown as DocumentNode<AuditLogQuery, AuditLogQueryVariables>;
export const AnswerAppealDocument = /*#__PURE__*/ gql`
    mutation AnswerAppeal($input: AnswerAppealInput!) {
  answerAppeal(input: $input) {
    auditEntry {
      ...LoggedAct
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${LoggedActFragmentDoc}
${RefusalFragmentDoc}` as unknown as DocumentNode<AnswerAppealMutation, AnswerAppealMutationVariables>;
export const ReportQueueDocument = /*#__PURE__*/ gql`
    query ReportQueue($state: ReportState!, $after: String) {
  reports(state: $state, first: 20, after: $after) {
    nodes {
      ...QueuedReport
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${QueuedReportFragmentDoc}` as unknown as DocumentNode<ReportQueueQuery, ReportQueueQueryVariables>;
export const ReportPageDocument = /*#__PURE__*/ gql`
    query ReportPage($id: ID!) {
  phrases {
    phrase
    en
    de
  }
  node(id: $id) {
    __typename
    id
    ...FullReport
  }
}
    ${FullReportFragmentDoc}
${QueuedReportFragmentDoc}
${ReportTalliesFragmentDoc}` as unknown as DocumentNode<ReportPageQuery, ReportPageQueryVariables>;
export const ClaimReportDocument = /*#__PURE__*/ gql`
    mutation ClaimReport($input: ClaimReportInput!) {
  claimReport(input: $input) {
    report {
      ...QueuedReport
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${QueuedReportFragmentDoc}
${RefusalFragmentDoc}` as unknown as DocumentNode<ClaimReportMutation, ClaimReportMutationVariables>;
export const ReleaseReportDocument = /*#__PURE__*/ gql`
    mutation ReleaseReport($input: ReleaseReportInput!) {
  releaseReport(input: $input) {
    report {
      ...QueuedReport
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${QueuedReportFragmentDoc}
${RefusalFragmentDoc}` as unknown as DocumentNode<ReleaseReportMutation, ReleaseReportMutationVariables>;
export const DecideReportDocument = /*#__PURE__*/ gql`
    mutation DecideReport($input: DecideReportInput!) {
  decideReport(input: $input) {
    report {
      ...QueuedReport
      note
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${QueuedReportFragmentDoc}
${RefusalFragmentDoc}` as unknown as DocumentNode<DecideReportMutation, DecideReportMutationVariables>;
export const ClosedNetworksDocument = /*#__PURE__*/ gql`
    query ClosedNetworks($after: String) {
  closedNetworks(first: 50, after: $after) {
    nodes {
      ...ClosedNetworkFacts
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${ClosedNetworkFactsFragmentDoc}` as unknown as DocumentNode<ClosedNetworksQuery, ClosedNetworksQueryVariables>;
export const CloseNetworkDocument = /*#__PURE__*/ gql`
    mutation CloseNetwork($input: CloseNetworkInput!) {
  closeNetwork(input: $input) {
    closedCount
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<CloseNetworkMutation, CloseNetworkMutationVariables>;
export const OpenNetworkDocument = /*#__PURE__*/ gql`
    mutation OpenNetwork($input: OpenNetworkInput!) {
  openNetwork(input: $input) {
    closedNetwork {
      id
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<OpenNetworkMutation, OpenNetworkMutationVariables>;
export const WarnUserDocument = /*#__PURE__*/ gql`
    mutation WarnUser($input: WarnUserInput!) {
  done: warnUser(input: $input) {
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<WarnUserMutation, WarnUserMutationVariables>;
export const MuteUserDocument = /*#__PURE__*/ gql`
    mutation MuteUser($input: MuteUserInput!) {
  done: muteUser(input: $input) {
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<MuteUserMutation, MuteUserMutationVariables>;
export const UnmuteUserDocument = /*#__PURE__*/ gql`
    mutation UnmuteUser($input: UnmuteUserInput!) {
  done: unmuteUser(input: $input) {
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<UnmuteUserMutation, UnmuteUserMutationVariables>;
export const SuspendUserDocument = /*#__PURE__*/ gql`
    mutation SuspendUser($input: SuspendUserInput!) {
  done: suspendUser(input: $input) {
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<SuspendUserMutation, SuspendUserMutationVariables>;
export const UnsuspendUserDocument = /*#__PURE__*/ gql`
    mutation UnsuspendUser($input: UnsuspendUserInput!) {
  done: unsuspendUser(input: $input) {
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<UnsuspendUserMutation, UnsuspendUserMutationVariables>;
export const StaffDocument = /*#__PURE__*/ gql`
    query Staff {
  me {
    id
    staffRole {
      name
      isInForce
      obstacle
    }
  }
}
    ` as unknown as DocumentNode<StaffQuery, StaffQueryVariables>;
export const OpenReportCountDocument = /*#__PURE__*/ gql`
    query OpenReportCount {
  openReportCount
}
    ` as unknown as DocumentNode<OpenReportCountQuery, OpenReportCountQueryVariables>;
export const ModeratedPersonDocument = /*#__PURE__*/ gql`
    query ModeratedPerson($username: String!) {
  me {
    id
  }
  user(username: $username) {
    ...PersonStanding
  }
}
    ${PersonStandingFragmentDoc}` as unknown as DocumentNode<ModeratedPersonQuery, ModeratedPersonQueryVariables>;
export const ProfileDocument = /*#__PURE__*/ gql`
    query Profile($username: String!) {
  me {
    id
    username
    blocked {
      id
      username
    }
  }
  user(username: $username) {
    id
    username
    createdAt
    isBot
    isDeleted
    profileIsVisible
    matchesAreVisible
    bot {
      ...BotPage
    }
    ownBots {
      id
      username
    }
    vacation {
      id
      fromDay
      toDay
    }
    ratings {
      ...RatingFacts
    }
  }
}
    ${BotPageFragmentDoc}
${RatingFactsFragmentDoc}` as unknown as DocumentNode<ProfileQuery, ProfileQueryVariables>;
export const RecentMatchesDocument = /*#__PURE__*/ gql`
    query RecentMatches($username: String!, $after: String) {
  matches(
    filter: {player: $username, status: FINISHED}
    order: FINISHED_DESC
    first: 10
    after: $after
  ) {
    nodes {
      ...MatchSummary
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${MatchSummaryFragmentDoc}` as unknown as DocumentNode<RecentMatchesQuery, RecentMatchesQueryVariables>;
export const RatingHistoryDocument = /*#__PURE__*/ gql`
    query RatingHistory($username: String!, $variant: VariantKey!, $preset: PresetKey, $after: String) {
  user(username: $username) {
    id
    ratingHistory(variant: $variant, preset: $preset, first: 100, after: $after) {
      nodes {
        at
        ratingBefore
        ratingAfter
        deviationAfter
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    ` as unknown as DocumentNode<RatingHistoryQuery, RatingHistoryQueryVariables>;
export const LedgerOfTwoDocument = /*#__PURE__*/ gql`
    query LedgerOfTwo($username: String!, $opponent: String!) {
  ledger(username: $username, opponent: $opponent) {
    matches
    won
    lost
    bummerlTaken
    bummerlGiven
    variants {
      variant
      preset
      matches
      won
      lost
      bummerlTaken
      bummerlGiven
    }
  }
}
    ` as unknown as DocumentNode<LedgerOfTwoQuery, LedgerOfTwoQueryVariables>;
export const BlockUserDocument = /*#__PURE__*/ gql`
    mutation BlockUser($input: BlockUserInput!) {
  blockUser(input: $input) {
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<BlockUserMutation, BlockUserMutationVariables>;
export const UnblockUserDocument = /*#__PURE__*/ gql`
    mutation UnblockUser($input: UnblockUserInput!) {
  unblockUser(input: $input) {
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<UnblockUserMutation, UnblockUserMutationVariables>;
export const ReportUserDocument = /*#__PURE__*/ gql`
    mutation ReportUser($input: ReportUserInput!) {
  reportUser(input: $input) {
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<ReportUserMutation, ReportUserMutationVariables>;
export const LeaderboardDocument = /*#__PURE__*/ gql`
    query Leaderboard($variant: VariantKey!, $preset: PresetKey, $bots: Boolean!, $after: String) {
  leaderboard(
    variant: $variant
    preset: $preset
    bots: $bots
    first: 25
    after: $after
  ) {
    nodes {
      ...RatingFacts
      user {
        id
        username
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${RatingFactsFragmentDoc}` as unknown as DocumentNode<LeaderboardQuery, LeaderboardQueryVariables>;
export const FindUsersDocument = /*#__PURE__*/ gql`
    query FindUsers($prefix: String!, $after: String) {
  users(prefix: $prefix, first: 20, after: $after) {
    nodes {
      id
      username
      isBot
      ratings {
        ...RatingFacts
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${RatingFactsFragmentDoc}` as unknown as DocumentNode<FindUsersQuery, FindUsersQueryVariables>;
export const BotDirectoryDocument = /*#__PURE__*/ gql`
    query BotDirectory($after: String) {
  bots(first: 25, after: $after) {
    nodes {
      level
      engine
      version
      description
      isConnected
      acceptsNow
      owner {
        id
        username
      }
      user {
        id
        username
        ratings {
          ...RatingFacts
        }
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${RatingFactsFragmentDoc}` as unknown as DocumentNode<BotDirectoryQuery, BotDirectoryQueryVariables>;
export const ReviewPageDocument = /*#__PURE__*/ gql`
    query ReviewPage($id: ID!) {
  match(id: $id) {
    ...TableMatch
    deals {
      id
      number
      resultText
    }
    review {
      ...FullReview
    }
  }
}
    ${TableMatchFragmentDoc}
${MatchSummaryFragmentDoc}
${TableDealFragmentDoc}
${TableActionFragmentDoc}
${DealOutcomeFragmentDoc}
${FullReviewFragmentDoc}
${ReviewDecisionFragmentDoc}` as unknown as DocumentNode<ReviewPageQuery, ReviewPageQueryVariables>;
export const OwnReviewDocument = /*#__PURE__*/ gql`
    query OwnReview($id: ID!) {
  match(id: $id) {
    id
    review {
      ...FullReview
    }
  }
}
    ${FullReviewFragmentDoc}
${ReviewDecisionFragmentDoc}` as unknown as DocumentNode<OwnReviewQuery, OwnReviewQueryVariables>;
export const ReviewProgressDocument = /*#__PURE__*/ gql`
    query ReviewProgress($id: ID!) {
  match(id: $id) {
    id
    review {
      id
      status
      progress
    }
  }
}
    ` as unknown as DocumentNode<ReviewProgressQuery, ReviewProgressQueryVariables>;
export const ReplayStepsDocument = /*#__PURE__*/ gql`
    query ReplaySteps($id: ID!, $deal: Int!) {
  match(id: $id) {
    id
    steps(deal: $deal, open: true) {
      seat
      text
      deal {
        ...TableDeal
        lastTaker
      }
    }
  }
}
    ${TableDealFragmentDoc}
${TableActionFragmentDoc}
${DealOutcomeFragmentDoc}` as unknown as DocumentNode<ReplayStepsQuery, ReplayStepsQueryVariables>;
export const MatchProofDocument = /*#__PURE__*/ gql`
    query MatchProof($id: ID!) {
  match(id: $id) {
    id
    proof
  }
}
    ` as unknown as DocumentNode<MatchProofQuery, MatchProofQueryVariables>;
export const MatchRecordDocument = /*#__PURE__*/ gql`
    query MatchRecord($id: ID!) {
  match(id: $id) {
    id
    record
  }
}
    ` as unknown as DocumentNode<MatchRecordQuery, MatchRecordQueryVariables>;
export const RequestReviewDocument = /*#__PURE__*/ gql`
    mutation RequestReview($input: RequestReviewInput!) {
  requestReview(input: $input) {
    review {
      ...FullReview
      match {
        id
        review {
          id
        }
      }
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${FullReviewFragmentDoc}
${ReviewDecisionFragmentDoc}
${RefusalFragmentDoc}` as unknown as DocumentNode<RequestReviewMutation, RequestReviewMutationVariables>;
export const BeginSecondFactorDocument = /*#__PURE__*/ gql`
    mutation BeginSecondFactor($input: BeginSecondFactorInput!) {
  beginSecondFactor(input: $input) {
    uri
    secret
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<BeginSecondFactorMutation, BeginSecondFactorMutationVariables>;
export const ConfirmSecondFactorDocument = /*#__PURE__*/ gql`
    mutation ConfirmSecondFactor($input: ConfirmSecondFactorInput!) {
  confirmSecondFactor(input: $input) {
    recoveryCodes
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<ConfirmSecondFactorMutation, ConfirmSecondFactorMutationVariables>;
export const RenewRecoveryCodesDocument = /*#__PURE__*/ gql`
    mutation RenewRecoveryCodes($input: RenewRecoveryCodesInput!) {
  renewRecoveryCodes(input: $input) {
    recoveryCodes
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export const TurnOffSecondFactorDocument = /*#__PURE__*/ gql`
    mutation TurnOffSecondFactor($input: TurnOffSecondFactorInput!) {
  turnOffSecondFactor(input: $input) {
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<TurnOffSecondFactorMutation, TurnOffSecondFactorMutationVariables>;
export const GeneralSettingsDocument = /*#__PURE__*/ gql`
    query GeneralSettings {
  me {
    id
    locale
    localeChosen
    timeZone
    visibilitySettings {
      profile
      matches
      presence
    }
  }
  autoplay {
    mode
    delay
  }
}
    ` as unknown as DocumentNode<GeneralSettingsQuery, GeneralSettingsQueryVariables>;
export const SetLocaleDocument = /*#__PURE__*/ gql`
    mutation SetLocale($input: SetLocaleInput!) {
  setLocale(input: $input) {
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<SetLocaleMutation, SetLocaleMutationVariables>;
export const SetVisibilityDocument = /*#__PURE__*/ gql`
    mutation SetVisibility($input: SetVisibilityInput!) {
  setVisibility(input: $input) {
    user {
      id
      visibilitySettings {
        profile
        matches
        presence
      }
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<SetVisibilityMutation, SetVisibilityMutationVariables>;
export const SetTimeZoneDocument = /*#__PURE__*/ gql`
    mutation SetTimeZone($input: SetTimeZoneInput!) {
  setTimeZone(input: $input) {
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<SetTimeZoneMutation, SetTimeZoneMutationVariables>;
export const SetAutoplayByDefaultDocument = /*#__PURE__*/ gql`
    mutation SetAutoplayByDefault($input: SetAutoplayInput!) {
  setAutoplay(input: $input) {
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<SetAutoplayByDefaultMutation, SetAutoplayByDefaultMutationVariables>;
export const VacationSettingsDocument = /*#__PURE__*/ gql`
    query VacationSettings {
  me {
    id
    autoVacation
    vacationDaysLeft
    vacations {
      id
      from
      to
      fromDay
      toDay
      automatic
    }
  }
}
    ` as unknown as DocumentNode<VacationSettingsQuery, VacationSettingsQueryVariables>;
export const BookVacationDocument = /*#__PURE__*/ gql`
    mutation BookVacation($input: BookVacationInput!) {
  bookVacation(input: $input) {
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<BookVacationMutation, BookVacationMutationVariables>;
export const CancelVacationDocument = /*#__PURE__*/ gql`
    mutation CancelVacation($input: CancelVacationInput!) {
  cancelVacation(input: $input) {
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<CancelVacationMutation, CancelVacationMutationVariables>;
export const SetAutoVacationDocument = /*#__PURE__*/ gql`
    mutation SetAutoVacation($input: SetAutoVacationInput!) {
  setAutoVacation(input: $input) {
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<SetAutoVacationMutation, SetAutoVacationMutationVariables>;
export const NotificationSettingsDocument = /*#__PURE__*/ gql`
    query NotificationSettings {
  vapidPublicKey
  me {
    id
    email
    emailVerified
    notificationPreferences {
      ...NotificationSettings
    }
    pushSubscriptions {
      id
      endpoint
      label
      createdAt
      addedBy
    }
  }
}
    ${NotificationSettingsFragmentDoc}` as unknown as DocumentNode<NotificationSettingsQuery, NotificationSettingsQueryVariables>;
export const SetNotificationPreferencesDocument = /*#__PURE__*/ gql`
    mutation SetNotificationPreferences($input: SetNotificationPreferencesInput!) {
  setNotificationPreferences(input: $input) {
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<SetNotificationPreferencesMutation, SetNotificationPreferencesMutationVariables>;
export const AddPushSubscriptionDocument = /*#__PURE__*/ gql`
    mutation AddPushSubscription($input: AddPushSubscriptionInput!) {
  addPushSubscription(input: $input) {
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<AddPushSubscriptionMutation, AddPushSubscriptionMutationVariables>;
export const RemovePushSubscriptionDocument = /*#__PURE__*/ gql`
    mutation RemovePushSubscription($input: RemovePushSubscriptionInput!) {
  removePushSubscription(input: $input) {
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<RemovePushSubscriptionMutation, RemovePushSubscriptionMutationVariables>;
export const AccountSettingsDocument = /*#__PURE__*/ gql`
    query AccountSettings {
  me {
    id
    username
    renamableAt
    isGuest
    email
    secondFactor {
      since
      recoveryCodesLeft
    }
    staffRole {
      name
      isInForce
      obstacle
    }
    emailVerified
    sessions {
      id
      isCurrent
      createdAt
      lastUsedAt
      network
    }
  }
}
    ` as unknown as DocumentNode<AccountSettingsQuery, AccountSettingsQueryVariables>;
export const RenameAccountDocument = /*#__PURE__*/ gql`
    mutation RenameAccount($input: RenameAccountInput!) {
  renameAccount(input: $input) {
    user {
      id
      username
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<RenameAccountMutation, RenameAccountMutationVariables>;
export const ChangeEmailDocument = /*#__PURE__*/ gql`
    mutation ChangeEmail($input: ChangeEmailInput!) {
  changeEmail(input: $input) {
    user {
      id
      email
      emailVerified
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<ChangeEmailMutation, ChangeEmailMutationVariables>;
export const SendVerificationDocument = /*#__PURE__*/ gql`
    mutation SendVerification {
  sendVerification {
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<SendVerificationMutation, SendVerificationMutationVariables>;
export const ChangePasswordDocument = /*#__PURE__*/ gql`
    mutation ChangePassword($input: ChangePasswordInput!) {
  changePassword(input: $input) {
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const LogoutEverywhereDocument = /*#__PURE__*/ gql`
    mutation LogoutEverywhere {
  logoutEverywhere {
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<LogoutEverywhereMutation, LogoutEverywhereMutationVariables>;
export const AccessSettingsDocument = /*#__PURE__*/ gql`
    query AccessSettings {
  me {
    id
    apiTokens {
      id
      name
      scopes
      createdAt
      expiresAt
      lastUsedAt
    }
    grantedApps {
      id
      name
      homepage
      scopes
      grantedAt
      lastUsedAt
      owner {
        id
        username
      }
    }
    apps {
      id
      name
      clientId
      isConfidential
      redirectUris
    }
  }
}
    ` as unknown as DocumentNode<AccessSettingsQuery, AccessSettingsQueryVariables>;
export const CreateApiTokenDocument = /*#__PURE__*/ gql`
    mutation CreateApiToken($input: CreateApiTokenInput!) {
  createApiToken(input: $input) {
    secret
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<CreateApiTokenMutation, CreateApiTokenMutationVariables>;
export const RevokeApiTokenDocument = /*#__PURE__*/ gql`
    mutation RevokeApiToken($input: RevokeApiTokenInput!) {
  revokeApiToken(input: $input) {
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<RevokeApiTokenMutation, RevokeApiTokenMutationVariables>;
export const RevokeAppDocument = /*#__PURE__*/ gql`
    mutation RevokeApp($input: RevokeAppInput!) {
  revokeApp(input: $input) {
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<RevokeAppMutation, RevokeAppMutationVariables>;
export const CreateAppDocument = /*#__PURE__*/ gql`
    mutation CreateApp($input: CreateAppInput!) {
  createApp(input: $input) {
    secret
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<CreateAppMutation, CreateAppMutationVariables>;
export const DeleteAppDocument = /*#__PURE__*/ gql`
    mutation DeleteApp($input: DeleteAppInput!) {
  deleteApp(input: $input) {
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<DeleteAppMutation, DeleteAppMutationVariables>;
export const BlockedSettingsDocument = /*#__PURE__*/ gql`
    query BlockedSettings {
  me {
    id
    blocked {
      id
      username
    }
  }
}
    ` as unknown as DocumentNode<BlockedSettingsQuery, BlockedSettingsQueryVariables>;
export const YourDataDocument = /*#__PURE__*/ gql`
    query YourData {
  takeout {
    status
    requestedAt
    expiresAt
    bytes
    url
  }
}
    ` as unknown as DocumentNode<YourDataQuery, YourDataQueryVariables>;
export const RequestTakeoutDocument = /*#__PURE__*/ gql`
    mutation RequestTakeout {
  requestTakeout {
    takeout {
      status
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<RequestTakeoutMutation, RequestTakeoutMutationVariables>;
export const MatchClockDocument = /*#__PURE__*/ gql`
    query MatchClock($id: ID!, $after: String) {
  match(id: $id) {
    id
    toAct
    deadline
    timeControl {
      perTurnSeconds
      bankSeconds
      incrementSeconds
      bankCapSeconds
      weekends
      vacation
    }
    seats {
      seat
      isBot
      user {
        id
        username
        vacation {
          id
          fromDay
          toDay
        }
      }
    }
    clock {
      id
      turnStartedAt
      banks
      timeLedger(first: 100, after: $after) {
        nodes {
          seat
          from
          to
          seconds
          kind
          bankAfter
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
}
    ` as unknown as DocumentNode<MatchClockQuery, MatchClockQueryVariables>;
export const MatchMessagesDocument = /*#__PURE__*/ gql`
    query MatchMessages($id: ID!, $after: String) {
  phrases {
    phrase
    en
    de
  }
  match(id: $id) {
    id
    messages(first: 30, after: $after) {
      nodes {
        ...MatchMessage
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    ${MatchMessageFragmentDoc}` as unknown as DocumentNode<MatchMessagesQuery, MatchMessagesQueryVariables>;
export const MessageAddedDocument = /*#__PURE__*/ gql`
    subscription MessageAdded($id: ID!) {
  messageAdded(matchId: $id) {
    ...MatchMessage
  }
}
    ${MatchMessageFragmentDoc}` as unknown as DocumentNode<MessageAddedSubscription, MessageAddedSubscriptionVariables>;
export const SendMessageDocument = /*#__PURE__*/ gql`
    mutation SendMessage($input: SendMessageInput!) {
  sendMessage(input: $input) {
    message {
      ...MatchMessage
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${MatchMessageFragmentDoc}
${RefusalFragmentDoc}` as unknown as DocumentNode<SendMessageMutation, SendMessageMutationVariables>;
export const ReportMessageDocument = /*#__PURE__*/ gql`
    mutation ReportMessage($input: ReportMessageInput!) {
  reportMessage(input: $input) {
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<ReportMessageMutation, ReportMessageMutationVariables>;
export const OwnMuteDocument = /*#__PURE__*/ gql`
    query OwnMute {
  me {
    id
    standing {
      mute {
        until
      }
    }
  }
}
    ` as unknown as DocumentNode<OwnMuteQuery, OwnMuteQueryVariables>;
export const MatchPlansDocument = /*#__PURE__*/ gql`
    query MatchPlans($id: ID!) {
  match(id: $id) {
    id
    version
    viewerSeat
    variant {
      key
      contracts {
        key
        name
        nameDe
      }
    }
    rules {
      name
      value {
        number
      }
    }
    deal {
      id
      number
      trump
      hands {
        seat
        cards
      }
      legalActions {
        __typename
        token
        text
      }
    }
    plan {
      ...MatchPlan
    }
  }
}
    ${MatchPlanFragmentDoc}
${PlanConditionFragmentDoc}
${PlanRangeFragmentDoc}` as unknown as DocumentNode<MatchPlansQuery, MatchPlansQueryVariables>;
export const SetPlanDocument = /*#__PURE__*/ gql`
    mutation SetPlan($input: SetPlanInput!) {
  setPlan(input: $input) {
    match {
      id
      plan {
        ...MatchPlan
      }
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${MatchPlanFragmentDoc}
${PlanConditionFragmentDoc}
${PlanRangeFragmentDoc}
${RefusalFragmentDoc}` as unknown as DocumentNode<SetPlanMutation, SetPlanMutationVariables>;
export const RemovePlanDocument = /*#__PURE__*/ gql`
    mutation RemovePlan($input: RemovePlanInput!) {
  removePlan(input: $input) {
    match {
      id
      plan {
        ...MatchPlan
      }
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${MatchPlanFragmentDoc}
${PlanConditionFragmentDoc}
${PlanRangeFragmentDoc}
${RefusalFragmentDoc}` as unknown as DocumentNode<RemovePlanMutation, RemovePlanMutationVariables>;
export const SidebarDocument = /*#__PURE__*/ gql`
    query Sidebar($id: ID!) {
  match(id: $id) {
    ...SidebarMatch
  }
}
    ${SidebarMatchFragmentDoc}
${RematchFragmentDoc}
${ShuffleFragmentDoc}
${ChallengeSeatFragmentDoc}` as unknown as DocumentNode<SidebarQuery, SidebarQueryVariables>;
export const MatchRulesDocument = /*#__PURE__*/ gql`
    query MatchRules($id: ID!) {
  match(id: $id) {
    id
    changed: rules(changed: true) {
      ...MatchRule
    }
    rules {
      ...MatchRule
    }
  }
}
    ${MatchRuleFragmentDoc}
${ValueFragmentDoc}` as unknown as DocumentNode<MatchRulesQuery, MatchRulesQueryVariables>;
export const ResignDocument = /*#__PURE__*/ gql`
    mutation Resign($input: ResignInput!) {
  resign(input: $input) {
    match {
      ...SidebarMatch
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${SidebarMatchFragmentDoc}
${RematchFragmentDoc}
${ShuffleFragmentDoc}
${ChallengeSeatFragmentDoc}
${RefusalFragmentDoc}` as unknown as DocumentNode<ResignMutation, ResignMutationVariables>;
export const OfferAbortDocument = /*#__PURE__*/ gql`
    mutation OfferAbort($input: OfferAbortInput!) {
  offerAbort(input: $input) {
    match {
      ...SidebarMatch
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${SidebarMatchFragmentDoc}
${RematchFragmentDoc}
${ShuffleFragmentDoc}
${ChallengeSeatFragmentDoc}
${RefusalFragmentDoc}` as unknown as DocumentNode<OfferAbortMutation, OfferAbortMutationVariables>;
export const WithdrawAbortDocument = /*#__PURE__*/ gql`
    mutation WithdrawAbort($input: WithdrawAbortInput!) {
  withdrawAbort(input: $input) {
    match {
      ...SidebarMatch
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${SidebarMatchFragmentDoc}
${RematchFragmentDoc}
${ShuffleFragmentDoc}
${ChallengeSeatFragmentDoc}
${RefusalFragmentDoc}` as unknown as DocumentNode<WithdrawAbortMutation, WithdrawAbortMutationVariables>;
export const OfferRematchDocument = /*#__PURE__*/ gql`
    mutation OfferRematch($input: OfferRematchInput!) {
  offerRematch(input: $input) {
    challenge {
      id
      ...Shuffle
      status
      rematchOf {
        ...Rematch
      }
    }
    match {
      id
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${ShuffleFragmentDoc}
${RematchFragmentDoc}
${ChallengeSeatFragmentDoc}
${RefusalFragmentDoc}` as unknown as DocumentNode<OfferRematchMutation, OfferRematchMutationVariables>;
export const DeclineRematchDocument = /*#__PURE__*/ gql`
    mutation DeclineRematch($input: DeclineChallengeInput!) {
  declineChallenge(input: $input) {
    challenge {
      id
      status
      rematchOf {
        ...Rematch
      }
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${RematchFragmentDoc}
${ShuffleFragmentDoc}
${ChallengeSeatFragmentDoc}
${RefusalFragmentDoc}` as unknown as DocumentNode<DeclineRematchMutation, DeclineRematchMutationVariables>;
export const SetAutoplayDocument = /*#__PURE__*/ gql`
    mutation SetAutoplay($input: SetAutoplayInput!) {
  setAutoplay(input: $input) {
    autoplay {
      mode
      delay
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<SetAutoplayMutation, SetAutoplayMutationVariables>;
export const HideMatchDocument = /*#__PURE__*/ gql`
    mutation HideMatch($input: HideMatchInput!) {
  hideMatch(input: $input) {
    match {
      id
      hiddenByViewer
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<HideMatchMutation, HideMatchMutationVariables>;
export const ShowMatchDocument = /*#__PURE__*/ gql`
    mutation ShowMatch($input: ShowMatchInput!) {
  showMatch(input: $input) {
    match {
      id
      hiddenByViewer
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}` as unknown as DocumentNode<ShowMatchMutation, ShowMatchMutationVariables>;
export const TableDocument = /*#__PURE__*/ gql`
    query Table($id: ID!) {
  match(id: $id) {
    ...TableMatch
  }
}
    ${TableMatchFragmentDoc}
${MatchSummaryFragmentDoc}
${TableDealFragmentDoc}
${TableActionFragmentDoc}
${DealOutcomeFragmentDoc}` as unknown as DocumentNode<TableQuery, TableQueryVariables>;
export const StepsDocument = /*#__PURE__*/ gql`
    query Steps($id: ID!, $deal: Int!, $afterPosition: Int) {
  match(id: $id) {
    id
    steps(deal: $deal, afterPosition: $afterPosition) {
      seat
      token
      deal {
        ...TableDeal
      }
    }
  }
}
    ${TableDealFragmentDoc}
${TableActionFragmentDoc}
${DealOutcomeFragmentDoc}` as unknown as DocumentNode<StepsQuery, StepsQueryVariables>;
export const ScoreSheetDocument = /*#__PURE__*/ gql`
    query ScoreSheet($id: ID!) {
  match(id: $id) {
    id
    version
    deals {
      id
      number
      result {
        ...DealOutcome
      }
    }
  }
}
    ${DealOutcomeFragmentDoc}` as unknown as DocumentNode<ScoreSheetQuery, ScoreSheetQueryVariables>;
export const MatchUpdatedDocument = /*#__PURE__*/ gql`
    subscription MatchUpdated($id: ID!) {
  matchUpdated(matchId: $id, initial: true) {
    ...TableMatch
  }
}
    ${TableMatchFragmentDoc}
${MatchSummaryFragmentDoc}
${TableDealFragmentDoc}
${TableActionFragmentDoc}
${DealOutcomeFragmentDoc}` as unknown as DocumentNode<MatchUpdatedSubscription, MatchUpdatedSubscriptionVariables>;
export const ActDocument = /*#__PURE__*/ gql`
    mutation Act($input: ActInput!) {
  act(input: $input) {
    match {
      ...TableMatch
    }
    userErrors {
      ...Refusal
    }
  }
}
    ${TableMatchFragmentDoc}
${MatchSummaryFragmentDoc}
${TableDealFragmentDoc}
${TableActionFragmentDoc}
${DealOutcomeFragmentDoc}
${RefusalFragmentDoc}` as unknown as DocumentNode<ActMutation, ActMutationVariables>;