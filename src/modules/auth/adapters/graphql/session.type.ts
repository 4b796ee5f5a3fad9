import { Field, ID, ObjectType } from '@nestjs/graphql';
import { done, Payload } from '../../../../platform/graphql/user-error.js';
import { UserType, userType } from '../../../users/adapters/graphql/index.js';
import type { Session, SignedInAs } from '../../application/index.js';

@ObjectType({ description: 'A session: `accessToken` goes as `Authorization: Bearer …`.' })
export class SessionPayload extends Payload {
  @Field(() => String, { nullable: true }) accessToken?: string;
  @Field(() => String, { nullable: true, description: 'For refreshSession; works once.' })
  refreshToken?: string;
  @Field(() => Date, { nullable: true, description: 'When the access token expires.' })
  expiresAt?: Date;
  @Field(() => UserType, { nullable: true }) user?: UserType;
}

@ObjectType()
export class LogoutPayload extends Payload {}

@ObjectType()
export class LogoutEverywherePayload extends Payload {}

@ObjectType('Session', { description: 'A place where the viewer is signed in.' })
export class SessionType {
  @Field(() => ID) id!: string;
  @Field({ description: 'Last refreshed from: an IPv4 address or the /64 of an IPv6 one.' })
  network!: string;
  @Field(() => Date) createdAt!: Date;
  @Field(() => Date, { description: 'When it was last refreshed.' }) lastUsedAt!: Date;
  @Field(() => Date, { description: 'When it ends unless it is refreshed before.' })
  expiresAt!: Date;
  @Field(() => Boolean, { description: 'Whether this request came with it.' }) isCurrent!: boolean;
}

/** The payload for who has just signed in. */
export function signedIn({ user, ...tokens }: SignedInAs): SessionPayload {
  return { ...tokens, user: userType(user), userErrors: done };
}

export function sessionType(session: Session, viewersSessionId: string | null): SessionType {
  return { ...session, isCurrent: session.id === viewersSessionId };
}
