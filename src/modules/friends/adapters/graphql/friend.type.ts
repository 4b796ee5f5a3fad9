import { Field, InputType, ObjectType } from '@nestjs/graphql';
import { connectionType } from '../../../../platform/graphql/connection.js';
import { describedEnum } from '../../../../platform/graphql/enum-type.js';
import { Payload } from '../../../../platform/graphql/user-error.js';
import { UserType, ViewerPayload } from '../../../users/adapters/graphql/index.js';
import { FRIENDSHIP_MEANINGS } from '../../domain/friendship.js';
import type { ListedRequest } from '../../application/index.js';

export const FriendshipEnum = describedEnum(
  'Friendship',
  'What a user is to the viewer.',
  FRIENDSHIP_MEANINGS,
);

@ObjectType('FriendRequest', { description: 'A friend request without an answer.' })
export class FriendRequestType {
  /** For the resolver only, no field of the schema. */
  readonly userId!: string;
  @Field({ description: 'When it was sent.' }) createdAt!: Date;
}

export const FriendRequestConnection = connectionType('FriendRequest', FriendRequestType);

export const toFriendRequestType = ({ userId, createdAt }: ListedRequest): FriendRequestType =>
  Object.assign(new FriendRequestType(), { userId, createdAt });

@InputType({ isAbstract: true })
abstract class OtherUserInput {
  @Field({ description: 'The name of the other user, without regard to case.' })
  username!: string;
}

@InputType({ description: 'Input of `sendFriendRequest`.' })
export class SendFriendRequestInput extends OtherUserInput {}

@InputType({ description: 'Input of `cancelFriendRequest`.' })
export class CancelFriendRequestInput extends OtherUserInput {}

@InputType({ description: 'Input of `acceptFriendRequest`.' })
export class AcceptFriendRequestInput extends OtherUserInput {}

@InputType({ description: 'Input of `declineFriendRequest`.' })
export class DeclineFriendRequestInput extends OtherUserInput {}

@InputType({ description: 'Input of `removeFriend`.' })
export class RemoveFriendInput extends OtherUserInput {}

@ObjectType({ isAbstract: true })
export abstract class OtherUserPayload extends Payload {
  @Field(() => UserType, {
    nullable: true,
    description: 'The other user, with the new `friendship`; null when refused.',
  })
  user?: UserType | null;
}

@ObjectType({ description: 'Payload of `sendFriendRequest`.' })
export class SendFriendRequestPayload extends OtherUserPayload {}

@ObjectType({ description: 'Payload of `cancelFriendRequest`.' })
export class CancelFriendRequestPayload extends OtherUserPayload {}

@ObjectType({ description: 'Payload of `acceptFriendRequest`.' })
export class AcceptFriendRequestPayload extends OtherUserPayload {}

@ObjectType({ description: 'Payload of `declineFriendRequest`.' })
export class DeclineFriendRequestPayload extends OtherUserPayload {}

@ObjectType({ description: 'Payload of `removeFriend`.' })
export class RemoveFriendPayload extends OtherUserPayload {}

@InputType({ description: 'Input of `setShowsOnline`.' })
export class SetShowsOnlineInput {
  @Field({ description: 'Whether friends see that the viewer is online.' })
  showsOnline!: boolean;
}

@ObjectType({ description: 'Payload of `setShowsOnline`.' })
export class SetShowsOnlinePayload extends ViewerPayload {}
