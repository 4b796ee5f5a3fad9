import { Field, ObjectType, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { CredentialKind, Viewer } from '../../../../platform/api/viewer.js';
import { describedEnum } from '../../../../platform/graphql/enum-type.js';
import { ScopeScalar } from '../../../../platform/graphql/scope.js';
import { OptionalViewer } from '../../../../platform/graphql/signed-in.js';
import { ApiTokenStore } from '../../storage/api-token-store.js';
import { ApiTokenType, apiTokenType } from './api-tokens.resolver.js';

const CredentialKindEnum = describedEnum<CredentialKind>(
  'CredentialKind',
  'With what a request has come.',
  {
    SESSION: 'The access token of somebody who has signed in.',
    PERSONAL_TOKEN: 'A personal token, for a program of its user’s own.',
    APP: 'The access token of an app that acts for its user.',
  },
);

@ObjectType('Authorization', {
  description: 'What the credential of this request is, and what it may do.',
})
export class AuthorizationType {
  /** Behind the resolvers, never a field. */
  readonly viewer!: Viewer;
  @Field(() => CredentialKindEnum, { description: 'With what the request has come.' })
  kind!: CredentialKind;
  @Field(() => [ScopeScalar], { description: 'What it may do; of a session all there are.' })
  scopes!: readonly string[];
  @Field(() => Date, {
    nullable: true,
    description: 'When it ends by itself; null for never. An access token can be refreshed before.',
  })
  expiresAt!: Date | null;
}

/** What a program may ask of its own credential, whatever its scopes. */
@Resolver(() => AuthorizationType)
export class AuthorizationResolver {
  constructor(private readonly tokens: ApiTokenStore) {}

  @Query(() => AuthorizationType, {
    nullable: true,
    description:
      'The credential of this request: a token reads its own scopes and its end. Null without one.',
  })
  authorization(@OptionalViewer() viewer: Viewer | null): AuthorizationType | null {
    if (!viewer) return null;
    const { kind, scopes, expiresAtMillis } = viewer;
    const expiresAt = expiresAtMillis === null ? null : new Date(expiresAtMillis);
    return { viewer, kind, scopes, expiresAt };
  }

  @ResolveField(() => ApiTokenType, {
    nullable: true,
    description: 'The personal token, with its name; null for a session and for an app.',
  })
  async token(
    @Parent() { viewer: { tokenId, userId } }: AuthorizationType,
  ): Promise<ApiTokenType | null> {
    const token = tokenId === null ? null : await this.tokens.find(tokenId, userId);
    return token && apiTokenType(token);
  }
}
