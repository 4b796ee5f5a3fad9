import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { Payload } from '../../../../platform/graphql/user-error.js';
import {
  ChallengePayload,
  OfferedChallengeInput,
} from '../../../challenges/adapters/graphql/index.js';
import type { ClubVisibility, ClubRhythm } from '../../domain/club.js';
import { ClubVisibilityEnum, ClubRhythmEnum, ClubType } from './club.type.js';

@InputType({ description: 'Input of `foundClub`.' })
export class FoundClubInput {
  @Field({ description: 'The name: 3 to 40 characters.' }) name!: string;
  @Field(() => String, {
    nullable: true,
    description: 'A text about the club, at most 500 characters; none when left out.',
  })
  about?: string | null;
  @Field(() => ClubVisibilityEnum, {
    nullable: true,
    description: 'Who sees it and may join it; PRIVATE when left out.',
  })
  visibility?: ClubVisibility | null;
  @Field(() => ClubRhythmEnum, {
    nullable: true,
    description: 'How long a season is; YEAR when left out.',
  })
  seasonRhythm?: ClubRhythm | null;
  @Field(() => String, {
    nullable: true,
    description: 'An IANA name; Europe/Vienna when left out.',
  })
  timeZone?: string | null;
  @Field(() => String, { nullable: true }) idempotencyKey?: string | null;
}

@InputType({ isAbstract: true })
abstract class OfClubInput {
  @Field(() => ID, { description: 'The club.' }) clubId!: string;
}

@InputType({ description: 'Input of `updateClub`: what is left out stays.' })
export class UpdateClubInput extends OfClubInput {
  @Field(() => String, { nullable: true, description: 'The new name: 3 to 40 characters.' })
  name?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The new text about the club, at most 500 characters.',
  })
  about?: string | null;
  @Field(() => ClubVisibilityEnum, { nullable: true, description: 'Who sees it and may join it.' })
  visibility?: ClubVisibility | null;
  @Field(() => ClubRhythmEnum, {
    nullable: true,
    description: 'How long a season is, for matches that end from now on.',
  })
  seasonRhythm?: ClubRhythm | null;
  @Field(() => String, {
    nullable: true,
    description: 'An IANA name, for matches that end from now on.',
  })
  timeZone?: string | null;
}

@InputType({ isOneOf: true, description: 'Input of `joinClub`: exactly one of the two fields.' })
export class JoinClubInput {
  @Field(() => ID, { nullable: true, description: 'A club that everyone may join.' })
  clubId?: string | null;
  @Field(() => String, { nullable: true, description: 'The token of a club’s invitation link.' })
  invitationToken?: string | null;
}

@InputType({ description: 'Input of `leaveClub`.' })
export class LeaveClubInput extends OfClubInput {}

@InputType({ description: 'Input of `closeClub`.' })
export class CloseClubInput extends OfClubInput {}

@InputType({ description: 'Input of `renewClubInvitation`.' })
export class RenewClubInvitationInput extends OfClubInput {}

@InputType({ isAbstract: true })
abstract class ClubMemberInput extends OfClubInput {
  @Field({ description: 'The name of another member, without regard to case.' })
  username!: string;
}

@InputType({ description: 'Input of `removeClubMember`.' })
export class RemoveClubMemberInput extends ClubMemberInput {
  @Field({ description: 'Why: 1 to 200 characters, which the keepers see.' }) reason!: string;
}

@InputType({ description: 'Input of `appointClubKeeper`.' })
export class AppointClubKeeperInput extends ClubMemberInput {}

@InputType({ description: 'Input of `dismissClubKeeper`.' })
export class DismissClubKeeperInput extends ClubMemberInput {}

@InputType({ description: 'Input of `handOverClub`.' })
export class HandOverClubInput extends ClubMemberInput {}

@InputType({ description: 'Input of `takeOverClub`.' })
export class TakeOverClubInput extends OfClubInput {}

@InputType({ description: 'Input of `declineClub`.' })
export class DeclineClubInput extends OfClubInput {}

@InputType({ description: 'The club, and the terms and players as for `createChallenge`.' })
export class OfferInClubInput extends OfferedChallengeInput {
  @Field(() => ID, { description: 'The club whose members may accept.' }) clubId!: string;
}

@ObjectType({ isAbstract: true })
export abstract class ClubPayload extends Payload {
  @Field(() => ClubType, {
    nullable: true,
    description: 'The club as it is now; null when refused.',
  })
  club?: ClubType | null;
}

@ObjectType({ description: 'Payload of `foundClub`.' })
export class FoundClubPayload extends ClubPayload {}

@ObjectType({ description: 'Payload of `updateClub`.' })
export class UpdateClubPayload extends ClubPayload {}

@ObjectType({ description: 'Payload of `joinClub`.' })
export class JoinClubPayload extends ClubPayload {}

@ObjectType({ description: 'Payload of `renewClubInvitation`.' })
export class RenewClubInvitationPayload extends ClubPayload {}

@ObjectType({ description: 'Payload of `removeClubMember`.' })
export class RemoveClubMemberPayload extends ClubPayload {}

@ObjectType({ description: 'Payload of `appointClubKeeper`.' })
export class AppointClubKeeperPayload extends ClubPayload {}

@ObjectType({ description: 'Payload of `dismissClubKeeper`.' })
export class DismissClubKeeperPayload extends ClubPayload {}

@ObjectType({ description: 'Payload of `handOverClub`.' })
export class HandOverClubPayload extends ClubPayload {}

@ObjectType({ description: 'Payload of `takeOverClub`.' })
export class TakeOverClubPayload extends ClubPayload {}

@ObjectType({ description: 'Payload of `declineClub`.' })
export class DeclineClubPayload extends ClubPayload {}

@ObjectType({ description: 'Payload of `leaveClub`.' })
export class LeaveClubPayload extends Payload {
  @Field(() => ClubType, {
    nullable: true,
    description:
      'The club as it is now; null if the viewer no longer sees it, if it was closed with that, and when refused.',
  })
  club?: ClubType | null;
  @Field(() => ID, {
    nullable: true,
    description: 'The club that the viewer has left; null when refused.',
  })
  leftClubId?: string | null;
}

@ObjectType({ description: 'Payload of `closeClub`.' })
export class CloseClubPayload extends Payload {
  @Field(() => ID, {
    nullable: true,
    description: 'The id of the club, which is gone; null when refused.',
  })
  deletedClubId?: string | null;
}

@ObjectType({ description: 'Payload of `offerInClub`.' })
export class OfferInClubPayload extends ChallengePayload {}
