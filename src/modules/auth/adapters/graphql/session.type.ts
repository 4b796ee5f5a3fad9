import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { toGlobalId } from '../../../../platform/api/ids.js';
import type { Language } from '../../../../platform/api/reader.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { LanguageEnum } from '../../../../platform/graphql/language.type.js';
import { NodeObject } from '../../../../platform/graphql/node.js';
import { done, Payload } from '../../../../platform/graphql/user-error.js';
import { UserType, userType, ViewerPayload } from '../../../users/adapters/graphql/index.js';
import type { SignedInAs } from '../../application/sessions.js';
import type { Session } from '../../application/sessions.js';

@InputType({ description: 'Input of `register`.' })
export class RegisterInput {
  @Field({
    description:
      '3 to 20 letters of Latin script, digits, "_" or "-"; unique without regard to case. Blanks ' +
      'around it are removed. Names that look like another one are refused.',
  })
  username!: string;
  @Field({ description: '8 to 200 characters.' }) password!: string;
  @Field(() => String, { nullable: true, description: 'For password resets; nobody else sees it.' })
  email?: string | null;
  @Field(() => LanguageEnum, {
    nullable: true,
    description:
      'The language of e-mails, push messages and answers, as set by `setLocale`. Without it, e-mails ' +
      'use the language of this request, and each answer uses the language of its own request.',
  })
  locale?: Language | null;
}

@InputType({ description: 'Input of `login`.' })
export class LoginInput {
  @Field({ description: 'The account’s name, without regard to case.' }) username!: string;
  @Field({ description: 'The account’s password.' }) password!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'The code of the second factor, or a recovery code; needed if the account has two-factor sign-in.',
  })
  code?: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether a suspended person is signed in, too. The session can appeal, take the data along and delete the ' +
      'account; everything else is refused with SUSPENDED. Without it, the sign-in is.',
  })
  evenSuspended?: boolean | null;
}

@InputType({ description: 'Input of `refreshSession`.' })
export class RefreshSessionInput {
  @Field({ description: 'Works once; again only if the answer was lost, see the mutation.' })
  refreshToken!: string;
}

@InputType({ description: 'Input of `logout`.' })
export class LogoutInput {
  @Field({ description: 'The newest refresh token of the session to end.' })
  refreshToken!: string;
}

@ObjectType({ description: 'A session. Send `accessToken` as `Authorization: Bearer …`.' })
export class SessionPayload extends Payload {
  @Field(() => String, {
    nullable: true,
    description: 'Authenticates requests; null when nobody was signed in.',
  })
  accessToken?: string;
  @Field(() => String, {
    nullable: true,
    description: 'For `refreshSession`; works once. Null when nobody was signed in.',
  })
  refreshToken?: string;
  @Field(() => Date, {
    nullable: true,
    description: 'When the access token expires; null when nobody was signed in.',
  })
  expiresAt?: Date;
  @Field(() => UserType, {
    nullable: true,
    description: 'The user who has signed in; null when nobody has.',
  })
  user?: UserType;
}

@ObjectType({ description: 'Payload of `logout`.' })
export class LogoutPayload extends Payload {
  @Field(() => ID, {
    nullable: true,
    description: 'The id of the session that has ended; null when refused.',
  })
  revokedSessionId?: string;
}

@ObjectType({ description: 'Payload of `logoutEverywhere`.' })
export class LogoutEverywherePayload extends ViewerPayload {}

@ObjectType({ description: 'Payload of `startAsGuest`: the session of a new guest.' })
export class StartAsGuestPayload extends SessionPayload {}

@ObjectType('Session', {
  implements: () => [NodeObject],
  description: 'A session of the viewer, such as a browser or a device.',
})
export class SessionType extends NodeObject {
  override readonly nodeType = 'Session';
  @Field({
    description: 'The network of the last refresh: an IPv4 address or the /64 of an IPv6 one.',
  })
  network!: string;
  @Field(() => Date, { description: 'When the viewer signed in.' }) createdAt!: Date;
  @Field(() => Date, { description: 'When it was last refreshed.' }) lastUsedAt!: Date;
  @Field(() => Date, { description: 'When it ends unless it is refreshed before.' })
  expiresAt!: Date;
  @Field(() => Boolean, { description: 'Whether it is the session of this request.' })
  isCurrent!: boolean;
}

/** One of the viewer's sessions as its owner sees it. */
export const sessionType = (session: Session, { sessionId }: Viewer): SessionType => ({
  ...session,
  nodeType: 'Session',
  id: toGlobalId('Session', session.id),
  isCurrent: session.id === sessionId,
});

/** The payload for a user who has just signed in. */
export const toSessionPayload = ({ user, ...tokens }: SignedInAs): SessionPayload => ({
  ...tokens,
  user: userType(user),
  userErrors: done,
});
