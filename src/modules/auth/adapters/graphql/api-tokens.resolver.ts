import { Args, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { done, refused } from '../../../../platform/graphql/user-error.js';
import { OptionalViewer, SignedIn } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { isViewer, UserType } from '../../../users/adapters/graphql/index.js';
import { ApiTokens, ApiTokenStore } from '../../application/index.js';
import {
  ApiTokenType,
  CreateApiTokenInput,
  CreateApiTokenPayload,
  RevokeApiTokenInput,
  RevokeApiTokenPayload,
} from './api-token.type.js';

@Resolver(() => UserType)
export class ApiTokensResolver {
  constructor(
    private readonly tokens: ApiTokens,
    private readonly store: ApiTokenStore,
  ) {}

  @Mutation(() => CreateApiTokenPayload, {
    description: 'Makes a personal token for a program; takes a session.',
  })
  async createApiToken(
    @Args('input') { name, scopes, expiresAt }: CreateApiTokenInput,
    @SignedIn('account') viewer: Viewer,
  ): Promise<CreateApiTokenPayload> {
    const request = { name, scopes, expiresAt: expiresAt ?? null };
    const result = await this.tokens.create(viewer, request);
    return result.ok ? { ...result.value, userErrors: done } : refused(...result.error);
  }

  @Mutation(() => RevokeApiTokenPayload)
  async revokeApiToken(
    @Args('input') { tokenId }: RevokeApiTokenInput,
    @SignedIn('account') viewer: Viewer,
  ): Promise<RevokeApiTokenPayload> {
    const failure = await this.tokens.revoke(viewer.userId, tokenId);
    return failure ? refused(failure) : { userErrors: done };
  }

  @ResolveField(() => [ApiTokenType], {
    nullable: true,
    description: "The viewer's personal tokens, newest first; null for anyone else's.",
  })
  apiTokens(
    @Parent() user: UserType,
    @OptionalViewer('account') viewer: Viewer | null,
  ): Promise<ApiTokenType[]> | null {
    return isViewer(viewer, user) ? this.store.list(user.userId) : null;
  }
}
