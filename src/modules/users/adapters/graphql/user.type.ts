import { Field, InputType, ObjectType } from '@nestjs/graphql';
import { describedEnum } from '../../../../platform/graphql/enum-type.js';
import { toGlobalId } from '../../../../platform/api/ids.js';
import type { CardSuits, Language } from '../../../../platform/api/reader.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { defineSharedLoader } from '../../../../platform/graphql/loader.js';
import { NodeObject } from '../../../../platform/graphql/node.js';
import { CardSuitsEnum } from '../../../../platform/graphql/card-suits.type.js';
import { LanguageEnum } from '../../../../platform/graphql/language.type.js';
import { Payload } from '../../../../platform/graphql/user-error.js';
import { botKindOf } from '../../application/index.js';
import type { BotKind, User, Users, Watched } from '../../application/index.js';

const BotKindEnum = describedEnum<BotKind>('BotKind', 'What kind of bot a user is.', {
  HOUSE: 'A bot of the service, which always answers.',
  ACCOUNT: 'An account for which somebody’s program plays.',
});

@ObjectType('User', {
  implements: () => [NodeObject],
  description: 'A person, a guest, a bot account, or a house bot.',
})
export class UserType extends NodeObject {
  readonly nodeType = 'User';
  /** The row's id, for other modules' fields of User; no field of its own. */
  userId!: string;
  /** Who may see what is the user's, for other modules' fields of User; no field of its own. */
  watched!: Watched;
  @Field({
    description:
      'Unique without regard to case. It changes when a guest keeps the account, and when somebody renames it ' +
      '(`renameAccount`): store `id`, not the name.',
  })
  username!: string;
  @Field({
    description:
      'Whether this is a guest account: it has no password yet, and a name that begins with ' +
      '`guest-`. See `startAsGuest` for what guests may do.',
  })
  isGuest!: boolean;
  @Field({
    description:
      'Whether the account was deleted: `username` is one that the service drew, and nobody can sign in.',
  })
  isDeleted!: boolean;
  @Field({ description: 'Whether this is a bot, of either kind.' }) isBot!: boolean;
  @Field(() => BotKindEnum, { nullable: true, description: 'The kind of bot; null for people.' })
  botKind!: BotKind | null;
  @Field(() => Date, { description: 'When the account was created.' }) createdAt!: Date;
}

/** The payload of a mutation that changes the viewer’s account. */
@ObjectType({ isAbstract: true })
export abstract class ViewerPayload extends Payload {
  @Field(() => UserType, {
    nullable: true,
    description: 'The viewer with the change; null when refused.',
  })
  user?: UserType | null;
}

@InputType({ description: 'Input of `setTimeZone`.' })
export class SetTimeZoneInput {
  @Field({ description: 'An IANA name, like Europe/Vienna.' }) timeZone!: string;
}

@ObjectType({ description: 'Payload of `setTimeZone`.' })
export class SetTimeZonePayload extends ViewerPayload {}

@InputType({ description: 'Input of `setLocale`.' })
export class SetLocaleInput {
  @Field(() => LanguageEnum, {
    nullable: true,
    description:
      'Null removes the choice: e-mails come in the language of this request, and each answer ' +
      'comes in the language of its own request.',
  })
  locale?: Language | null;
}

@ObjectType({ description: 'Payload of `setLocale`.' })
export class SetLocalePayload extends ViewerPayload {}

@InputType({ description: 'Input of `setSuits`.' })
export class SetSuitsInput {
  @Field(() => CardSuitsEnum, { description: 'The suits used in texts.' }) suits!: CardSuits;
}

@ObjectType({ description: 'Payload of `setSuits`.' })
export class SetSuitsPayload extends ViewerPayload {}

export function userType(user: User): UserType {
  const { id, username, isGuest, isBot, createdAt } = user;
  const isDeleted = user.closedAt !== null;
  const shown = { username, isGuest, isDeleted, isBot, botKind: botKindOf(user), createdAt };
  const fields = { id: toGlobalId('User', id), userId: id, watched: user, ...shown };
  return Object.assign(new UserType(), fields);
}

/**
 * Whether this user is the viewer. The scope that a token needs is declared by the decorator of the parameter
 * `viewer`.
 */
export const isViewer = (viewer: Viewer | null, user: UserType): boolean =>
  viewer?.userId === user.userId;

const usersOf = defineSharedLoader<string, User>('users');

/** One user. All users that a request needs at the same time are read together. */
export async function loadUser(
  context: GraphqlContext,
  users: Users,
  userId: string,
): Promise<UserType | null> {
  const user = await usersOf(context, (ids) => users.byIds(ids)).load(userId);
  return user && userType(user);
}
