import { Field, ObjectType } from '@nestjs/graphql';
import { toGlobalId } from '../../../../platform/api/ids.js';
import { NodeObject } from '../../../../platform/graphql/node.js';
import type { User } from '../../application/index.js';

@ObjectType('User', {
  implements: () => [NodeObject],
  description: 'A person, a program that plays for one, or a house bot.',
})
export class UserType extends NodeObject {
  readonly nodeType = 'User';
  /** The row's id, for other modules' fields of User; no field of its own. */
  userId!: string;
  @Field() username!: string;
  @Field({ description: 'Whether this is one of the house bots.' }) isBot!: boolean;
  @Field(() => Date) createdAt!: Date;
}

/** A user as GraphQL shows one. */
export function userType(user: User): UserType {
  return Object.assign(new UserType(), {
    id: toGlobalId('User', user.id),
    userId: user.id,
    username: user.username,
    isBot: user.isBot,
    createdAt: user.createdAt,
  });
}
