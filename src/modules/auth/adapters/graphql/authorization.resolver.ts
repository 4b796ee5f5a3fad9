import { Field, ObjectType, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { CredentialKind, Viewer } from '../../../../platform/api/viewer.js';
import { describedEnum } from '../../../../platform/graphql/enum-type.js';
import { ScopeScalar } from '../../../../platform/graphql/scope.js';
import { OptionalViewer } from '../../../../platform/graphql/signed-in.js';
import { ApiTokens } from '../../application/api-tokens.js';
import { ApiTokenType, apiTokenType } from './api-tokens.resolver.js';

const CredentialKindEnum = describedEnum<CredentialKind>(
  'CredentialKind',
  'The kind of credential that a request carries.',
  {
    SESSION: 'The access token of a signed-in user.',
    PERSONAL_TOKEN: 'A personal token, for the user’s own program.',
    APP: 'The access token of an app that acts for its user.',
  },
);

@ObjectType('Authorization', {
  description: 'The credential of this request, and what it may do.',
})
export class AuthorizationType {
  /** For the resolvers only; not a field of the schema. */
  readonly viewer!: Viewer;
  @Field(() => CredentialKindEnum, {
    description: 'The kind of credential that the request carries.',
  })
  kind!: CredentialKind;
  @Field(() => [ScopeScalar], { description: 'What it may do; a session has all scopes.' })
  scopes!: readonly string[];
  @Field(() => Date, {
    nullable: true,
    description: 'When it expires; null for never. An access token can be refreshed before that.',
  })
  expiresAt!: Date | null;
}

/** The queries by which a program reads about its own credential; they need no scope. */
@Resolver(() => AuthorizationType)
export class AuthorizationResolver {
  constructor(private readonly tokens: ApiTokens) {}

  @Query(() => AuthorizationType, {
    nullable: true,
    description:
      'The credential of this request: a token can read its own scopes and expiry. Null without a credential.',
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
  async apiToken(
    @Parent() { viewer: { tokenId, userId } }: AuthorizationType,
  ): Promise<ApiTokenType | null> {
    const token = tokenId === null ? null : await this.tokens.find(tokenId, userId);
    return token && apiTokenType(token);
  }
}
