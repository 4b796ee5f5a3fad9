import type { OnModuleInit } from '@nestjs/common';
import {
  Args,
  Field,
  ID,
  InputType,
  Mutation,
  ObjectType,
  Parent,
  ResolveField,
  Resolver,
} from '@nestjs/graphql';
import { givenId, toGlobalId } from '../../../../platform/api/ids.js';
import { NodeFinders, NodeObject } from '../../../../platform/graphql/node.js';
import { done, Payload, refused } from '../../../../platform/graphql/user-error.js';
import { ScopeScalar } from '../../../../platform/graphql/scope.js';
import { OptionalViewer, SignedIn } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { isViewer, UserType } from '../../../users/adapters/graphql/index.js';
import { ApiTokens } from '../../application/api-tokens.js';
import type { ApiToken } from '../../application/api-tokens.js';
import { MAX_API_TOKENS } from '../../domain/api-token.js';

@InputType({ description: 'The personal token to create.' })
export class CreateApiTokenInput {
  @Field({ description: 'A name by which its owner recognises it, 1 to 60 characters.' })
  name!: string;
  @Field(() => [ScopeScalar], { description: 'The scopes of the token; at least one.' })
  scopes!: string[];
  @Field(() => Date, {
    nullable: true,
    description: 'When it expires, within ten years. Left out: it is valid until it is revoked.',
  })
  expiresAt?: Date | null;
  @Field(() => String, { nullable: true }) idempotencyKey?: string | null;
}

@InputType({ description: 'The personal token to revoke.' })
export class RevokeApiTokenInput {
  @Field(() => ID, { description: 'The token’s id, as in `User.apiTokens`.' }) apiTokenId!: string;
}

@ObjectType('ApiToken', {
  implements: () => [NodeObject],
  description: 'A personal token, without its secret.',
})
export class ApiTokenType extends NodeObject {
  override readonly nodeType = 'ApiToken';
  @Field({ description: 'The name that its owner has given it.' }) name!: string;
  @Field(() => [ScopeScalar], { description: 'The scopes of the token.' })
  scopes!: readonly string[];
  @Field(() => Date, { description: 'When it was created.' }) createdAt!: Date;
  @Field(() => Date, {
    nullable: true,
    description: 'When it was last used, to the minute; null when never.',
  })
  lastUsedAt!: Date | null;
  @Field(() => Date, {
    nullable: true,
    description: 'When it expires; null when it is valid until it is revoked.',
  })
  expiresAt!: Date | null;
}

@ObjectType({ description: 'The personal token that was created.' })
export class CreateApiTokenPayload extends Payload {
  @Field(() => String, {
    nullable: true,
    description:
      'Send it as `Authorization: Bearer …`; it is shown only this once. Null when refused, and when the ' +
      'call is repeated with the same key: then revoke the token and create another.',
  })
  secret?: string | null;
  @Field(() => ApiTokenType, { nullable: true, description: 'The token; null when refused.' })
  apiToken?: ApiTokenType;
}

@ObjectType({ description: 'Payload of `revokeApiToken`.' })
export class RevokeApiTokenPayload extends Payload {
  @Field(() => ID, {
    nullable: true,
    description: 'The id of the token that is gone; null when refused.',
  })
  revokedApiTokenId?: string;
}

@Resolver(() => UserType)
export class ApiTokensResolver implements OnModuleInit {
  constructor(
    private readonly tokens: ApiTokens,
    private readonly nodes: NodeFinders,
  ) {}

  onModuleInit(): void {
    this.nodes.register('ApiToken', 'session', async (ids, viewer) => {
      if (!viewer) return new Map();
      const found = (await this.tokens.list(viewer.userId)).filter(({ id }) => ids.includes(id));
      return new Map(found.map((token) => [token.id, apiTokenType(token)]));
    });
  }

  @Mutation(() => CreateApiTokenPayload, {
    description: 'Creates a personal token for the viewer’s own program.',
  })
  async createApiToken(
    @Args('input') { name, scopes, expiresAt, idempotencyKey }: CreateApiTokenInput,
    @SignedIn('session') viewer: Viewer,
  ): Promise<CreateApiTokenPayload> {
    const request = { name, scopes, expiresAt: expiresAt ?? null };
    const result = await this.tokens.create(viewer, request, idempotencyKey ?? null);
    if (!result.ok) return refused(...result.error);
    const { token, secret } = result.value;
    return { apiToken: apiTokenType(token), secret, userErrors: done };
  }

  @Mutation(() => RevokeApiTokenPayload, {
    description:
      'Revokes a token for good, at once. Idempotent: an ended token is refused with ' +
      'TOKEN_NOT_FOUND, and nothing changes.',
  })
  async revokeApiToken(
    @Args('input') { apiTokenId }: RevokeApiTokenInput,
    @SignedIn('session') viewer: Viewer,
  ): Promise<RevokeApiTokenPayload> {
    const failure = await this.tokens.revoke(
      viewer.userId,
      givenId('ApiToken', apiTokenId, 'input.apiTokenId'),
    );
    return failure ? refused(failure) : { revokedApiTokenId: apiTokenId, userErrors: done };
  }

  @ResolveField(() => [ApiTokenType], {
    nullable: true,
    description: `The viewer’s personal tokens, newest first, at most ${MAX_API_TOKENS}; null for anyone else’s.`,
  })
  async apiTokens(
    @Parent() user: UserType,
    @OptionalViewer('session') viewer: Viewer | null,
  ): Promise<ApiTokenType[] | null> {
    if (!isViewer(viewer, user)) return null;
    return (await this.tokens.list(user.userId)).map(apiTokenType);
  }
}

export const apiTokenType = (token: ApiToken): ApiTokenType => ({
  ...token,
  nodeType: 'ApiToken',
  id: toGlobalId('ApiToken', token.id),
});
