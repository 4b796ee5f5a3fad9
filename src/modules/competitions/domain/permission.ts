/**
 * Who may do what in a competition, and why not. What clients are told beforehand and what an act is refused for are
 * the same functions.
 */
import type { Competition, Entry } from './competition.js';
import { isCompetitionOver } from './competition.js';
import { formOfCompetition, isLadder } from './stored-field.js';

/** What one can do in a competition. */
export const COMPETITION_ACTS = [
  'ENTER',
  'WITHDRAW',
  'REENTER',
  'ANSWER_PARTNER',
  'CHALLENGE',
  'CHANGE',
  'CANCEL',
  'DISQUALIFY',
  'END_ROUND',
] as const;
export type CompetitionAct = (typeof COMPETITION_ACTS)[number];

/** All that decides what a user may do. */
export interface Facts {
  readonly userId: string;
  readonly isGuest: boolean;
  readonly isBot: boolean;
  readonly isHouseBot: boolean;
  /** As it is shown. */
  readonly rating: number;
  readonly isMember: boolean;
  /** Whether the user is the organiser, or runs the club. */
  readonly isOrganiser: boolean;
  readonly isInvited: boolean;
  /** All entries of the user, also as partner. */
  readonly entries: readonly Entry[];
  /** How many wait for a place. */
  readonly waiting: number;
}

export const ACTIVE_STATUSES: readonly Entry['status'][] = ['ENTERED', 'WAITING', 'INCOMPLETE'];

/** Whether an entry waits for the competition, or plays in it. */
export const isActive = ({ status }: Pick<Entry, 'status'>): boolean =>
  ACTIVE_STATUSES.includes(status);

/** Whether a user takes part with an entry: its player, or a partner who has agreed. */
export const isOwnEntry = ({ userId, partnerAgreed }: Entry, viewer: string): boolean =>
  userId === viewer || partnerAgreed;

/** Whether a user waits or plays with an entry now. */
export const isActiveFor = (entry: Entry, viewer: string): boolean =>
  isActive(entry) && isOwnEntry(entry, viewer);

/** Whether entries are taken. A ladder takes them while it runs, too. */
const takesEntries = (competition: Competition): boolean =>
  competition.status === 'OPEN' || (competition.status === 'RUNNING' && isLadder(competition));

export function judgeEntry(competition: Competition, facts: Facts) {
  if (facts.isGuest) return 'NOT_FOR_GUESTS';
  if (isCompetitionOver(competition)) return 'COMPETITION_OVER';
  const own = facts.entries.filter((entry) => isOwnEntry(entry, facts.userId));
  if (own.some(isThrownOut)) return 'ENTRANT_OUT';
  if (own.some(isActive)) return 'ALREADY_ENTERED';
  if (!takesEntries(competition)) return 'NOT_OPEN_FOR_ENTRY';
  return judgeAccess(competition, facts) ?? judgePlaces(competition, facts);
}

const isThrownOut = ({ status }: Entry): boolean => status === 'DISQUALIFIED' || status === 'OUT';

/** Whether a user belongs to those for whom it is; also asked for a partner. */
export function judgeAccess(
  terms: Pick<Competition, 'bots' | 'access' | 'ratingLeast' | 'ratingMost'>,
  facts: Omit<Facts, 'entries' | 'waiting'>,
) {
  const { bots, access, ratingLeast, ratingMost } = terms;
  const { isBot, isHouseBot, rating, isMember, isInvited, isOrganiser } = facts;
  if (isHouseBot || (isBot && !bots)) return 'NO_BOTS_HERE';
  if (access === 'CLUB' && !isMember) return 'CLUB_MEMBERS_ONLY';
  if (access === 'INVITATION' && !isInvited && !isOrganiser) return 'BY_INVITATION_ONLY';
  return access === 'RATING' && isOutside(rating, ratingLeast, ratingMost)
    ? 'RATING_OUTSIDE'
    : null;
}

const isOutside = (rating: number, least: number | null, most: number | null): boolean =>
  rating < (least ?? -Infinity) || rating > (most ?? Infinity);

/** A waiting list has as many places as the competition; a ladder that runs has none. */
export function judgePlaces({ status, entered, places }: Competition, { waiting }: Facts) {
  if (entered < places) return null;
  return status === 'RUNNING' || waiting >= places ? 'COMPETITION_FULL' : null;
}

export function judgeWithdrawal(competition: Competition, { userId, entries }: Facts) {
  if (!entries.some((entry) => isActiveFor(entry, userId))) return 'NOT_ENTERED';
  return isCompetitionOver(competition) ? 'COMPETITION_OVER' : null;
}

export function judgePartnerAnswer(competition: Competition, { userId, entries }: Facts) {
  if (!entries.some((entry) => waitsForPartner(entry, userId))) return 'NO_PARTNER_ASKS';
  return takesEntries(competition) ? null : 'NOT_OPEN_FOR_ENTRY';
}

export const waitsForPartner = ({ status, partnerId }: Entry, userId: string): boolean =>
  status === 'INCOMPLETE' && partnerId === userId;

/** @param mayReenter whether the form's rules allow it now */
export function judgeReentry(
  competition: Competition,
  { userId, entries }: Facts,
  mayReenter: boolean,
) {
  if (competition.status !== 'RUNNING') return 'COMPETITION_NOT_RUNNING';
  const own = entries.filter((entry) => isOwnEntry(entry, userId));
  if (own.length === 0) return 'NOT_ENTERED';
  return own.some(isActive) && mayReenter ? null : 'REENTRY_NOT_POSSIBLE';
}

/** Whether a user may challenge anyone at all. */
export function judgeChallenger(competition: Competition, { userId, entries }: Facts) {
  if (!isLadder(competition)) return 'NOT_A_LADDER';
  if (competition.status !== 'RUNNING') return 'COMPETITION_NOT_RUNNING';
  const own = entries.filter((entry) => isOwnEntry(entry, userId));
  if (own.length === 0) return 'NOT_ENTERED';
  return own.some(isActive) ? null : 'ENTRANT_OUT';
}

/** A challenge, and what the two play already. */
export interface LadderChallenge {
  /** The lots from the top. */
  readonly places: readonly number[];
  readonly challenger: number;
  readonly challenged: number;
  /** The lots of each challenge that is not decided. */
  readonly open: readonly (readonly number[])[];
  /** The lots of matches that were adjudicated and are played on. */
  readonly dead: readonly (readonly number[])[];
  /** Those of the two who play as many matches as anyone may, also elsewhere. */
  readonly busy: readonly number[];
}

export function judgeChallenge(
  competition: Competition,
  { places, challenger, challenged, open, dead, busy }: LadderChallenge,
) {
  const { ladder } = formOfCompetition(competition);
  const obstacle = ladder!.obstacle(places, challenger, challenged, competition.settings);
  if (obstacle) return obstacle;
  const isPair = (lots: readonly number[]) =>
    [challenger, challenged].every((lot) => lots.includes(lot));
  if ([...open, ...dead].some(isPair)) return 'ALREADY_MEETING';
  const playsTooMany = (lot: number): boolean =>
    busy.includes(lot) ||
    open.filter((lots) => lots.includes(lot)).length >= competition.matchesAtOnce;
  if (playsTooMany(challenger)) return 'YOU_PLAY_TOO_MANY';
  return playsTooMany(challenged) ? 'OPPONENT_PLAYS_TOO_MANY' : null;
}

export function judgeChange(competition: Competition, { isOrganiser }: Facts) {
  if (!isOrganiser) return 'NOT_THE_ORGANISER';
  if (isCompetitionOver(competition)) return 'COMPETITION_OVER';
  return competition.status === 'RUNNING' ? 'COMPETITION_BEGUN' : null;
}

/** Cancelling and disqualifying. */
export function judgeOrganiser(competition: Competition, { isOrganiser }: Facts) {
  if (!isOrganiser) return 'NOT_THE_ORGANISER';
  return isCompetitionOver(competition) ? 'COMPETITION_OVER' : null;
}

export function judgeRoundEnd(competition: Competition, facts: Facts) {
  const refused = judgeOrganiser(competition, facts);
  if (refused) return refused;
  return competition.status === 'RUNNING' ? null : 'NO_ROUND_TO_END';
}
