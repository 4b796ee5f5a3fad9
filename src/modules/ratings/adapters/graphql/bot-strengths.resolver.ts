import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { BOT_KEYS, strengthsIn } from '../../../../bots/index.js';
import { variantOf } from '../../../../engine/index.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { OptionalViewer } from '../../../../platform/graphql/signed-in.js';
import { PresetKeyEnum, VariantKeyEnum } from '../../../matches/adapters/graphql/index.js';
import { ratingKeyOf, RatingReader } from '../../application/index.js';
import { nearestTo } from '../../application/nearest.js';
import { INITIAL_RATING } from '../../domain/rating.js';
import { BotStrengthType } from './bot-strength.type.js';
import { ratingsLoader } from './user-ratings.resolver.js';

/** The strength of the house bots, and the level that suits the viewer. */
@Resolver()
export class BotStrengthsResolver {
  constructor(private readonly ratings: RatingReader) {}

  @Query(() => [BotStrengthType], {
    description:
      'The strength of the house bots in one kind of match, in the order of the levels, and the ' +
      'level that suits the viewer.',
  })
  async botStrengths(
    @Args('variant', { type: () => VariantKeyEnum, description: 'The variant.' }) variant: string,
    @Args('preset', {
      type: () => PresetKeyEnum,
      nullable: true,
      description: 'A preset of the variant; if left out, its default.',
    })
    preset: string | null,
    @OptionalViewer('profile:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<BotStrengthType[]> {
    const { defaultPreset } = variantOf(variant)!.ruleset;
    const ratingKey = ratingKeyOf({ variant, preset: preset ?? defaultPreset });
    const strengths = strengthsIn(ratingKey);
    const suggested = nearestTo(await this.ratingOf(viewer, ratingKey, context), strengths);
    return BOT_KEYS.map((level) => ({
      level,
      ...strengths[level],
      suggested: level === suggested,
    }));
  }

  private async ratingOf(
    viewer: Viewer | null,
    ratingKey: string,
    context: GraphqlContext,
  ): Promise<number> {
    if (!viewer) return INITIAL_RATING.mu;
    const loader = ratingsLoader(context, (ids) => this.ratings.ofUsers(ids));
    const own = await loader.load(viewer.userId);
    return own?.find((rating) => rating.ratingKey === ratingKey)?.mu ?? INITIAL_RATING.mu;
  }
}
