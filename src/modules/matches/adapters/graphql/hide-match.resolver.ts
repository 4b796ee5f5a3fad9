import {
  Args,
  Context,
  Field,
  ID,
  InputType,
  Mutation,
  ObjectType,
  Parent,
  ResolveField,
  Resolver,
} from '@nestjs/graphql';
import { LOOKED_UP_PRICE } from '../../../../platform/accounting/price.js';
import { givenId } from '../../../../platform/api/ids.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { defineLoader } from '../../../../platform/graphql/loader.js';
import { OptionalViewer, SignedIn } from '../../../../platform/graphql/signed-in.js';
import { done, Payload, refused } from '../../../../platform/graphql/user-error.js';
import { HideMatchUseCase } from '../../application/hide-match.use-case.js';
import { toMatchType } from './match-mapper.js';
import { MatchType } from './match.type.js';

@InputType({ description: 'Input of `hideMatch`.' })
export class HideMatchInput {
  @Field(() => ID, { description: 'The match’s id.' }) matchId!: string;
}

@InputType({ description: 'Input of `showMatch`.' })
export class ShowMatchInput extends HideMatchInput {}

@ObjectType({ description: 'Payload of `hideMatch`.' })
export class HideMatchPayload extends Payload {
  @Field(() => MatchType, { nullable: true, description: 'The match; null when refused.' })
  match?: MatchType;
}

@ObjectType({ description: 'Payload of `showMatch`.' })
export class ShowMatchPayload extends HideMatchPayload {}

const hiddenLoader = defineLoader<string, true>('hidden matches');

/** Finished matches that a player hides from the lists of others. */
@Resolver(() => MatchType)
export class HideMatchResolver {
  constructor(private readonly hiding: HideMatchUseCase) {}

  @Mutation(() => HideMatchPayload, {
    description:
      'Hides a finished match of the viewer’s from lists and exports of others, as long as one of its players hides ' +
      'it. Its players and backers still find it, and so does whoever has its link, if it has spectators. ' +
      'Idempotent: a repeated call changes nothing.',
  })
  hideMatch(
    @Args('input') { matchId }: HideMatchInput,
    @SignedIn('preference:write') viewer: Viewer,
  ): Promise<HideMatchPayload> {
    return this.set(viewer, matchId, true);
  }

  @Mutation(() => ShowMatchPayload, {
    description:
      'Shows a match again that the viewer has hidden. Other players may still hide it. Idempotent: a repeated call ' +
      'changes nothing.',
  })
  showMatch(
    @Args('input') { matchId }: ShowMatchInput,
    @SignedIn('preference:write') viewer: Viewer,
  ): Promise<ShowMatchPayload> {
    return this.set(viewer, matchId, false);
  }

  @ResolveField(() => Boolean, {
    complexity: LOOKED_UP_PRICE,
    nullable: true,
    description:
      'Whether the viewer, as a player, hides the match from the lists of others (`hideMatch`); null for others.',
  })
  async hiddenByViewer(
    @Parent() { viewed }: MatchType,
    @OptionalViewer('match:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<boolean | null> {
    if (!viewer || viewed.viewerSeat === null) return null;
    const loader = hiddenLoader(context, (ids) => this.hiding.hiddenAmong(ids, viewer.userId));
    return (await loader.load(viewed.stored.id)) !== null;
  }

  private async set(
    { userId }: Viewer,
    matchId: string,
    isHidden: boolean,
  ): Promise<HideMatchPayload> {
    const id = givenId('Match', matchId, 'input.matchId');
    const hidden = await this.hiding.execute(userId, id, isHidden);
    return hidden.ok
      ? { match: toMatchType(hidden.value), userErrors: done }
      : refused(hidden.error);
  }
}
