import { Field, Int, ObjectType } from '@nestjs/graphql';
import { toGlobalId } from '../../../../platform/api/ids.js';
import { connectionType } from '../../../../platform/graphql/connection.js';
import { describedEnum } from '../../../../platform/graphql/enum-type.js';
import { NodeObject } from '../../../../platform/graphql/node.js';
import { UserErrorType } from '../../../../platform/graphql/user-error.js';
import { LedgerFiguresType } from '../../../ratings/adapters/graphql/index.js';
import { CLUB_ACT_MEANINGS } from '../../domain/club-acts.js';
import type { ClubAct } from '../../domain/club-acts.js';
import {
  CLUB_VISIBILITY_MEANINGS,
  CLUB_RHYTHM_MEANINGS,
  CLUB_ROLE_MEANINGS,
} from '../../domain/club.js';
import type { Club, ClubVisibility, ClubRhythm, ClubRole } from '../../domain/club.js';

export const ClubRoleEnum = describedEnum(
  'ClubRole',
  'What a member may do in a club.',
  CLUB_ROLE_MEANINGS,
);
export const ClubVisibilityEnum = describedEnum(
  'ClubVisibility',
  'Who sees a club, and who may join it.',
  CLUB_VISIBILITY_MEANINGS,
);
export const ClubRhythmEnum = describedEnum(
  'ClubRhythm',
  'How long a season of a club’s ledger is.',
  CLUB_RHYTHM_MEANINGS,
);
const ClubActEnum = describedEnum(
  'ClubActKind',
  'What can be done in a club, or to it.',
  CLUB_ACT_MEANINGS,
);

@ObjectType('Club', {
  implements: () => [NodeObject],
  description:
    'A circle of people who play with each other (Stammtisch), with a lobby and a ledger of its own.',
})
export class ClubType extends NodeObject {
  override readonly nodeType = 'Club';
  /** For the resolvers only; not a field of the schema. */
  readonly source!: Club;
  @Field({ description: 'Its name, which other clubs may have too: 3 to 40 characters.' })
  name!: string;
  @Field({ description: 'What its keepers say about it; may be empty.' }) about!: string;
  @Field(() => ClubVisibilityEnum, { description: 'Who sees it, and who may join it.' })
  visibility!: ClubVisibility;
  @Field(() => ClubRhythmEnum, { description: 'How long a season of its ledger is.' })
  seasonRhythm!: ClubRhythm;
  @Field({ description: 'An IANA name: its seasons begin at midnight there.' })
  timeZone!: string;
  @Field(() => Int, { description: 'How many members it has, at most 256.' })
  memberCount!: number;
  @Field({ description: 'When it was founded.' }) createdAt!: Date;
}

export const ClubConnection = connectionType('Club', ClubType);

export function toClubType(club: Club): ClubType {
  const { name, about, visibility, rhythm: seasonRhythm, timeZone, memberCount, createdAt } = club;
  return {
    nodeType: 'Club',
    id: toGlobalId('Club', club.id),
    source: club,
    name,
    about,
    visibility,
    seasonRhythm,
    timeZone,
    memberCount,
    createdAt,
  };
}

@ObjectType('ClubMember', { description: 'A member of a club.' })
export class ClubMemberType {
  /** For the resolver only; not a field of the schema. */
  readonly userId!: string;
  @Field(() => ClubRoleEnum, { description: 'What the member may do.' }) role!: ClubRole;
  @Field({ description: 'When the member joined.' }) joinedAt!: Date;
  @Field({ description: 'Whether the owner has offered the club to this member.' })
  isOfferedClub!: boolean;
}

export const ClubMemberConnection = connectionType('ClubMember', ClubMemberType);

@ObjectType('ClubRemoval', {
  description: 'Somebody who was removed from a club, and has not come back by a new link.',
})
export class ClubRemovalType {
  /** For the resolver only; not fields of the schema. */
  readonly userId!: string;
  readonly removedById!: string;
  @Field({ description: 'The reason that was given.' }) reason!: string;
  @Field({ description: 'When it was.' }) removedAt!: Date;
}

export const ClubRemovalConnection = connectionType('ClubRemoval', ClubRemovalType);

@ObjectType('ClubAct', {
  description: 'Something that can be done in a club, and whether the viewer may do it now.',
})
export class ClubActType {
  @Field(() => ClubActEnum, { description: 'What can be done.' }) what!: ClubAct;
  @Field({ description: 'Whether the viewer may do it.' }) isAllowed!: boolean;
  @Field(() => UserErrorType, {
    nullable: true,
    description: 'Why the viewer may not: as the mutation would answer. Null if it is allowed.',
  })
  refusal!: UserErrorType | null;
}

@ObjectType('ClubInvitation', { description: 'A link that lets anyone who has it join a club.' })
export class ClubInvitationType {
  @Field({ description: 'A page that shows the club and how to join.' }) url!: string;
  @Field({ description: 'For `clubInvitation` and `joinClub`.' }) invitationToken!: string;
}

@ObjectType('ClubPreview', {
  description: 'What somebody with an invitation link sees of a club before joining.',
})
export class ClubPreviewType {
  /** For the resolvers only; not a field of the schema. */
  readonly source!: Club;
  @Field({ description: 'The name of the club.' }) name!: string;
  @Field({ description: 'What its keepers say about it; may be empty.' }) about!: string;
  @Field(() => Int, { description: 'How many members it has.' }) memberCount!: number;
}

@ObjectType('ClubOffer', { description: 'A match that a member offers to the others.' })
export class ClubOfferType {
  /** For the resolver only; not a field of the schema. */
  readonly challengeId!: string;
  @Field({ description: 'For `acceptChallenge`, together with the id of the challenge.' })
  invitationToken!: string;
  @Field({ description: 'When it was offered.' }) createdAt!: Date;
}

export const ClubOfferConnection = connectionType('ClubOffer', ClubOfferType);

@ObjectType('ClubLedgerEntry', {
  description:
    'The results of two people against each other in matches of the club. Those who have left it are still listed.',
})
export class ClubLedgerEntryType extends LedgerFiguresType {
  /** For the resolver only; not fields of the schema. */
  readonly playerId!: string;
  readonly opponentId!: string;
}

export const ClubLedgerConnection = connectionType('ClubLedgerEntry', ClubLedgerEntryType);

@ObjectType('ClubBalance', {
  description: 'The sums of one person over the whole ledger. All balances together are zero.',
})
export class ClubBalanceType {
  /** For the resolver only; not a field of the schema. */
  readonly userId!: string;
  @Field(() => Int, { description: 'Matches of the person.' }) matches!: number;
  @Field(() => Int, { description: 'The Bummerl that the opponents have got.' })
  bummerlGiven!: number;
  @Field(() => Int, {
    description: 'The Bummerl that the person has got, once for each opponent.',
  })
  bummerlTaken!: number;
  @Field(() => Int, { description: '`bummerlGiven` less `bummerlTaken`.' }) balance!: number;
}

export const ClubBalanceConnection = connectionType('ClubBalance', ClubBalanceType);

@ObjectType('ClubSeason', { description: 'A season of a club’s ledger with at least one match.' })
export class ClubSeasonType {
  @Field({ description: 'Its name, such as 2026-11, 2026-Q4 or 2026.' }) label!: string;
  @Field({ description: 'When it begins.' }) beginsAt!: Date;
  @Field({ description: 'When the next one begins.' }) endsAt!: Date;
  @Field(() => Int, { description: 'How many matches of the club have ended in it.' })
  matches!: number;
}

export const ClubSeasonConnection = connectionType('ClubSeason', ClubSeasonType);
