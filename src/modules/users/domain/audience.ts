/** Who may see something that is a user's; each includes those after it. */
export const AUDIENCES = ['EVERYONE', 'OPPONENTS', 'FRIENDS', 'NOBODY'] as const;

export type Audience = (typeof AUDIENCES)[number];

/**
 * What a user shows to some and not to others. `profile`: ratings and their history, the ledger with others, vacations,
 * and being listed among others; `matches`: the lists of matches; `online`: whether the user is connected.
 */
export const SHOWN_DATA = ['profile', 'matches', 'online'] as const;

export type ShownDatum = (typeof SHOWN_DATA)[number];

/** What another user is to the one whose data it is. A friend counts as an opponent, a blocked user as a stranger. */
export type Relation = 'FRIEND' | 'OPPONENT' | 'STRANGER';

/** What a user has chosen; null for the default. */
export interface AudienceChoices {
  readonly isGuest: boolean;
  readonly profileFor: Audience | null;
  readonly matchesFor: Audience | null;
  readonly onlineFor: Audience | null;
}

/** Guests have not been asked, and may be young: what others need to play with them, and no more. */
const GUESTS: Readonly<Record<ShownDatum, Audience>> = {
  profile: 'OPPONENTS',
  matches: 'OPPONENTS',
  online: 'FRIENDS',
};

const ACCOUNTS: Readonly<Record<ShownDatum, Audience>> = {
  profile: 'EVERYONE',
  matches: 'EVERYONE',
  online: 'FRIENDS',
};

/** Who may see something of a user's. */
export const audienceOf = (user: AudienceChoices, datum: ShownDatum): Audience =>
  user[`${datum}For`] ?? (user.isGuest ? GUESTS : ACCOUNTS)[datum];

const MAY_SEE: Readonly<Record<Audience, readonly Relation[]>> = {
  EVERYONE: ['FRIEND', 'OPPONENT', 'STRANGER'],
  OPPONENTS: ['FRIEND', 'OPPONENT'],
  FRIENDS: ['FRIEND'],
  NOBODY: [],
};

/** Whether somebody else in this relation may see what is for this audience. Users always see what is theirs. */
export const maySeeAs = (audience: Audience, relation: Relation): boolean =>
  MAY_SEE[audience].includes(relation);

/** Whether the relation makes a difference. */
export const dependsOnRelation = (audience: Audience): boolean =>
  audience === 'OPPONENTS' || audience === 'FRIENDS';
