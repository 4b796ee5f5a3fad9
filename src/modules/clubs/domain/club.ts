/** How many people a club may have. */
export const MAX_CLUB_MEMBERS = 256;
/** How many clubs one user may be in. */
export const MAX_CLUBS = 20;
/** How many clubs one user may own. */
export const MAX_OWN_CLUBS = 5;
/** How many keepers a club may have beside its owner: each of them is notified of newcomers. */
export const MAX_KEEPERS = 16;

const NAME_LENGTH = { min: 3, max: 40 } as const;
export const MAX_CLUB_ABOUT = 500;
export const MAX_CLUB_REASON = 200;

export const CLUB_ROLE_MEANINGS = {
  OWNER: 'The one owner: has every right, and can make keepers, hand the club over and close it.',
  KEEPER: 'Invites people, removes members and changes the club.',
  MEMBER: 'Plays with the others.',
} as const;
export type ClubRole = keyof typeof CLUB_ROLE_MEANINGS;

export const CLUB_VISIBILITY_MEANINGS = {
  OPEN: 'Everyone sees it, and anyone with an account may join.',
  LISTED: 'Everyone sees it; people join by its invitation link.',
  PRIVATE:
    'Only its members see it; people join by its invitation link. For others it does not exist.',
} as const;
export type ClubVisibility = keyof typeof CLUB_VISIBILITY_MEANINGS;

export const CLUB_RHYTHM_MEANINGS = {
  NONE: 'The ledger has no seasons.',
  MONTH: 'A season is a month.',
  QUARTER: 'A season is a quarter of a year.',
  YEAR: 'A season is a year.',
} as const;
export type ClubRhythm = keyof typeof CLUB_RHYTHM_MEANINGS;

/** What the owner and the keepers choose. */
export interface ClubTerms {
  readonly name: string;
  /** Empty for none. */
  readonly about: string;
  readonly visibility: ClubVisibility;
  readonly rhythm: ClubRhythm;
  /** An IANA name: seasons begin at midnight there. */
  readonly timeZone: string;
}

export interface Club extends ClubTerms {
  readonly id: string;
  /** The number of its invitation link; links with another one are revoked. */
  readonly linkVersion: number;
  readonly createdAt: Date;
  readonly memberCount: number;
}

/** Whether a club exists for a user with this role; null for none. */
export const isClubVisible = (
  { visibility }: Pick<Club, 'visibility'>,
  role: ClubRole | null,
): boolean => visibility !== 'PRIVATE' || role !== null;

/** Whether the role lets its holder invite, remove and change. */
export const keepsClub = (role: ClubRole | null): boolean => role === 'OWNER' || role === 'KEEPER';

/** A text as it is stored: without blanks around it, composed. */
export const canonicalText = (typed: string): string => typed.trim().normalize('NFC');

/** The key by which a club's name is searched: without regard to case. */
export const clubNameKey = (name: string): string => canonicalText(name).toLowerCase();

const lengthOf = (text: string): number => [...text].length;

export const isClubName = (name: string): boolean =>
  lengthOf(name) >= NAME_LENGTH.min && lengthOf(name) <= NAME_LENGTH.max;

export const isClubAbout = (about: string): boolean => lengthOf(about) <= MAX_CLUB_ABOUT;

export const isClubReason = (reason: string): boolean =>
  reason !== '' && lengthOf(reason) <= MAX_CLUB_REASON;
