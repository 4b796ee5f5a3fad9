import { Args, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { STATEMENT_PRICE } from '../../../../platform/accounting/price.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { Staff } from '../../../../platform/graphql/signed-in.js';
import { done, refused } from '../../../../platform/graphql/user-error.js';
import { PresetKeyEnum, VariantKeyEnum } from '../../../matches/adapters/graphql/index.js';
import { ratingKeyFor } from '../../../ratings/adapters/graphql/index.js';
import { ratedGameOf } from '../../../ratings/application/index.js';
import { loadUser, userType, UserType } from '../../../users/adapters/graphql/index.js';
import { Users } from '../../../users/application/index.js';
import {
  FairPlayFigures,
  FairPlayReading,
  RequestMeasureUseCase,
} from '../../application/index.js';
import type { FairPlayCase } from '../../application/index.js';
import {
  FairPlayDecisionsType,
  FairPlayNetworkType,
  FairPlayPairType,
  FairPlayTimesType,
  FairPlayType,
  MeasureFairPlayInput,
  MeasureFairPlayPayload,
  toEstimateType,
} from './fair-play.type.js';

/** The price of the newest 200 matches with their results. */
const RESULTS_PRICE = 20 * STATEMENT_PRICE;
/** The price of ten networks with at most 2,000 sessions each. */
const NETWORKS_PRICE = 40 * STATEMENT_PRICE;

@Resolver()
export class FairPlayResolver {
  constructor(
    private readonly reading: FairPlayReading,
    private readonly requests: RequestMeasureUseCase,
  ) {}

  @Query(() => FairPlayType, {
    nullable: true,
    complexity: ({ childComplexity }) => RESULTS_PRICE + childComplexity,
    description:
      'Figures about a player in one kind of match, for moderators. Each reading is in the audit log. Null when the user ' +
      'is unknown.',
  })
  async fairPlay(
    @Args('username', { type: () => String, description: 'The username of the player.' })
    username: string,
    @Args('variant', { type: () => VariantKeyEnum, description: 'The variant.' }) variant: string,
    @Args('preset', {
      type: () => PresetKeyEnum,
      nullable: true,
      description: 'A preset that is rated separately from its variant; left out for the variant.',
    })
    preset: string | null,
    @Staff('MODERATOR') { userId }: Viewer,
  ): Promise<FairPlayType | null> {
    const ratingKey = ratingKeyFor({ variant, preset });
    const found = await this.reading.open(userId, username, ratingKey);
    return found && toFairPlayType(found);
  }

  @Mutation(() => MeasureFairPlayPayload, {
    complexity: ({ childComplexity }) => RESULTS_PRICE + childComplexity,
    description:
      'Has a worker compare the newest 20 rated matches of a player with the strongest bot, which takes some minutes. ' +
      '`FairPlay.measure` says how far it is. For moderators. Idempotent: a match is measured once.',
  })
  async measureFairPlay(
    @Args('input') input: MeasureFairPlayInput,
    @Staff('MODERATOR') { userId }: Viewer,
  ): Promise<MeasureFairPlayPayload> {
    const result = await this.requests.execute(userId, input.username, ratingKeyFor(input));
    if (!result.ok) return refused(result.error);
    return { user: userType(result.value), userErrors: done };
  }
}

@Resolver(() => FairPlayType)
export class FairPlayFieldsResolver {
  constructor(private readonly figures: FairPlayFigures) {}

  @ResolveField(() => UserType, { description: 'The player.' })
  user(@Parent() { found }: FairPlayType): UserType {
    return userType(found.user);
  }

  @ResolveField(() => FairPlayDecisionsType, {
    complexity: ({ childComplexity }) => 2 * STATEMENT_PRICE + childComplexity,
    description: 'How close decisions are to the strongest bot’s.',
  })
  async decisionFigures(@Parent() { found }: FairPlayType): Promise<FairPlayDecisionsType> {
    const figures = await this.figures.decisions(found);
    return {
      agreement: toEstimateType(figures.agreement),
      meanLoss: toEstimateType(figures.loss),
      peerRating: figures.band,
      peers: figures.peers,
      peerAgreement: toEstimateType(figures.peerAgreement),
      peerMeanLoss: toEstimateType(figures.peerLoss),
    };
  }

  @ResolveField(() => FairPlayTimesType, {
    complexity: ({ childComplexity }) => STATEMENT_PRICE + childComplexity,
    description: 'Times of thought in the measured matches.',
  })
  times(@Parent() { found }: FairPlayType): FairPlayTimesType {
    const times = this.figures.times(found);
    return {
      lowerQuartile: toEstimateType(times.lowerQuartile),
      median: toEstimateType(times.median),
      upperQuartile: toEstimateType(times.upperQuartile),
      dispersion: toEstimateType(times.dispersion),
      quick: times.quick.map(({ choices, orMore, share }) => ({
        legalCount: choices,
        orMore,
        quickShare: toEstimateType(share),
      })),
    };
  }

  @ResolveField(() => [FairPlayPairType], {
    complexity: ({ childComplexity }) => RESULTS_PRICE + 10 * childComplexity,
    description:
      'The opponents who were met most often, five times at least; at most ten. House bots are among them.',
  })
  async pairs(@Parent() { found }: FairPlayType): Promise<FairPlayPairType[]> {
    const pairs = await this.figures.pairs(found);
    return pairs.map((pair) => ({
      opponentId: pair.opponentId,
      matches: pair.matches,
      wonMatches: pair.score,
      expectedWins: pair.expected,
      surplus: toEstimateType(pair.surplus),
      share: pair.share,
      opponentShare: pair.opponentShare,
    }));
  }

  @ResolveField(() => [FairPlayNetworkType], {
    complexity: ({ childComplexity }) => NETWORKS_PRICE + 10 * childComplexity,
    description: 'The networks from which the account was used lately; at most ten.',
  })
  async networks(@Parent() { found }: FairPlayType): Promise<FairPlayNetworkType[]> {
    return this.figures.networks(found);
  }
}

@Resolver(() => FairPlayPairType)
export class FairPlayPairResolver {
  constructor(private readonly users: Users) {}

  @ResolveField(() => UserType, { nullable: true, description: 'The opponent.' })
  opponent(
    @Parent() { opponentId }: FairPlayPairType,
    @Context() context: GraphqlContext,
  ): Promise<UserType | null> {
    return loadUser(context, this.users, opponentId);
  }
}

@Resolver(() => FairPlayNetworkType)
export class FairPlayNetworkResolver {
  constructor(private readonly users: Users) {}

  @ResolveField(() => [UserType], {
    complexity: ({ childComplexity }) => 20 * childComplexity,
    description: 'Some of the other accounts, at most 20.',
  })
  async others(
    @Parent() { otherIds }: FairPlayNetworkType,
    @Context() context: GraphqlContext,
  ): Promise<UserType[]> {
    const found = await Promise.all(otherIds.map((id) => loadUser(context, this.users, id)));
    return found.filter((user) => user !== null);
  }
}

function toFairPlayType(found: FairPlayCase): FairPlayType {
  const { wanted, measured, failed, isRunning } = found.state;
  return {
    found,
    ...ratedGameOf(found.ratingKey),
    matches: found.sample.matches.length,
    measure: { matches: wanted, measured, failed, running: isRunning },
  };
}
