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
import { done, Payload, refused } from '../../../../platform/graphql/user-error.js';
import { OptionalViewer, SignedIn } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { isViewer, UserType } from '../../../users/adapters/graphql/index.js';
import { ApiTokens } from '../../application/api-tokens.js';
import { ApiTokenStore } from '../../storage/api-token-store.js';

@InputType()
export class CreateApiTokenInput {
  @Field({ description: 'To know it again by, 1 to 60 characters.' }) name!: string;
  @Field(() => [String], { description: 'What it may do: "read", "play", "account".' })
  scopes!: string[];
  @Field(() => Date, { nullable: true, description: 'Absent: it holds until it is revoked.' })
  expiresAt?: Date | null;
}

@InputType()
export class RevokeApiTokenInput {
  @Field(() => ID) tokenId!: string;
}

@ObjectType('ApiToken', { description: 'A personal token, without its secret.' })
export class ApiTokenType {
  @Field(() => ID) id!: string;
  @Field() name!: string;
  @Field(() => [String]) scopes!: readonly string[];
  @Field(() => Date) createdAt!: Date;
  @Field(() => Date, { nullable: true, description: 'To the minute; null when never used.' })
  lastUsedAt!: Date | null;
  @Field(() => Date, { nullable: true }) expiresAt!: Date | null;
}

@ObjectType()
export class CreateApiTokenPayload extends Payload {
  @Field(() => String, {
    nullable: true,
    description: 'Goes as `Authorization: Bearer …`; shown this once.',
  })
  secret?: string;
  @Field(() => ApiTokenType, { nullable: true }) token?: ApiTokenType;
}

@ObjectType()
export class RevokeApiTokenPayload extends Payload {}

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
