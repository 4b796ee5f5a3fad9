import { Field, Float, InputType, Int, ObjectType } from '@nestjs/graphql';
import { Payload } from '../../../../platform/graphql/user-error.js';
import { PresetKeyEnum, VariantKeyEnum } from '../../../matches/adapters/graphql/index.js';
import { UserType } from '../../../users/adapters/graphql/index.js';
import type { Estimate } from '../../domain/estimates.js';
import type { FairPlayCase } from '../../application/index.js';

@ObjectType('Estimate', {
  description:
    'A figure with its uncertainty. If the assumptions hold, the true value is between the bounds in 95 of 100 cases.',
})
export class EstimateType {
  @Field(() => Float, { description: 'The figure.' }) estimate!: number;
  @Field(() => Float, { description: 'The lower bound.' }) low!: number;
  @Field(() => Float, { description: 'The upper bound.' }) high!: number;
  @Field(() => Int, { description: 'How many observations it comes from.' }) observations!: number;
}

const estimate = (description: string): PropertyDecorator =>
  Field(() => EstimateType, {
    nullable: true,
    description: `${description} Null: too few for a figure.`,
  });

@ObjectType('FairPlayMeasure', {
  description: 'How far a worker has compared the newest rated matches with the strongest bot.',
})
export class FairPlayMeasureType {
  @Field(() => Int, {
    description: 'The matches of the sample: the newest rated ones, at most 20.',
  })
  matches!: number;
  @Field(() => Int, { description: 'How many of them are measured.' }) measured!: number;
  @Field(() => Int, {
    description: 'How many could not be measured; `measureFairPlay` tries them again.',
  })
  failed!: number;
  @Field({ description: 'Whether a worker is at it.' }) running!: boolean;
}

@ObjectType('FairPlayDecisions', {
  description:
    'How close decisions with more than one legal action are to those of the house bot `expert`: of the player, and of other players ' +
    'of the same rating.',
})
export class FairPlayDecisionsType {
  @estimate('The share of decisions in which no action was better.')
  agreement!: EstimateType | null;
  @estimate('The mean loss of a decision, in game points.') meanLoss!: EstimateType | null;
  @Field(() => Int, {
    description: 'The lower end of the ratings of the peers: from here to 100 points more.',
  })
  peerRating!: number;
  @Field(() => Int, { description: 'How many other players of that rating are measured.' })
  peers!: number;
  @estimate('The agreement of these players.') peerAgreement!: EstimateType | null;
  @estimate('The mean loss of these players, in game points.') peerMeanLoss!: EstimateType | null;
}

@ObjectType('FairPlayQuickShare', {
  description: 'The share of decisions that took less than two seconds.',
})
export class FairPlayQuickShareType {
  @Field(() => Int, { description: 'The number of legal actions.' }) legalCount!: number;
  @Field({ description: 'Whether decisions with more legal actions are counted here, too.' })
  orMore!: boolean;
  @Field(() => EstimateType, { description: 'The share.' }) quickShare!: EstimateType;
}

@ObjectType('FairPlayTimes', {
  description:
    'Times of thought of decisions with more than one legal action, in milliseconds. Actions of plans and autoplay, and ' +
    'further actions of one call, are left out.',
})
export class FairPlayTimesType {
  @estimate('A quarter of the decisions took less.') lowerQuartile!: EstimateType | null;
  @estimate('Half of the decisions took less.') median!: EstimateType | null;
  @estimate('Three quarters of the decisions took less.') upperQuartile!: EstimateType | null;
  @estimate(
    'How irregular the times are: (Q3 − Q1) / (Q3 + Q1). 0: all are equal; near 1: they differ by orders of magnitude.',
  )
  dispersion!: EstimateType | null;
  @Field(() => [FairPlayQuickShareType], {
    description: 'By the number of legal actions; without numbers of which there are none.',
  })
  quick!: FairPlayQuickShareType[];
}

@ObjectType('FairPlayPair', {
  description: 'An opponent who was met often in rated matches, and the results.',
})
export class FairPlayPairType {
  /** For the resolvers only; not a field of the schema. */
  readonly opponentId!: string;
  @Field(() => Int, { description: 'Matches against each other among the newest 200.' })
  matches!: number;
  @Field(() => Float, { description: 'Matches won; a draw counts a half.' }) wonMatches!: number;
  @Field(() => Float, {
    description: 'The matches won that the ratings before each match let expect.',
  })
  expectedWins!: number;
  @Field(() => EstimateType, { description: 'Matches won above expectation, for each match.' })
  surplus!: EstimateType;
  @Field(() => Float, { description: 'The share of the player’s newest 200 rated matches.' })
  share!: number;
  @Field(() => Float, { description: 'The least share of the opponent’s rated matches.' })
  opponentShare!: number;
}

@ObjectType('FairPlayNetwork', {
  description:
    'A network from which the account was used in the last 30 days, without its address. A household, a school and a ' +
    'carrier share networks: accounts that do are not the same person for that.',
})
export class FairPlayNetworkType {
  /** For the resolvers only; not a field of the schema. */
  readonly otherIds!: readonly string[];
  @Field({ description: 'When the account was last used there.' }) lastUsedAt!: Date;
  @Field(() => Int, {
    description: 'How many accounts were used there in all, this one among them.',
  })
  accounts!: number;
  @Field({ description: 'Whether there are more accounts than were counted.' }) hasMore!: boolean;
}

@ObjectType('FairPlay', {
  description:
    'Figures about a player in one kind of match, for moderators. They say what is likely, and are no verdict.',
})
export class FairPlayType {
  /** For the resolvers only; not a field of the schema. */
  readonly found!: FairPlayCase;
  @Field(() => VariantKeyEnum, { description: 'The variant of the matches.' }) variant!: string;
  @Field(() => PresetKeyEnum, {
    nullable: true,
    description: 'The preset, if it is rated separately from its variant.',
  })
  preset!: string | null;
  @Field(() => Int, {
    description: 'The newest rated matches that results are taken from; at most 200.',
  })
  matches!: number;
  @Field(() => FairPlayMeasureType, { description: 'How far the decisions are measured.' })
  measure!: FairPlayMeasureType;
}

@InputType({ description: 'Input of `measureFairPlay`.' })
export class MeasureFairPlayInput {
  @Field(() => String, { description: 'The username of the player.' }) username!: string;
  @Field(() => VariantKeyEnum, { description: 'The variant.' }) variant!: string;
  @Field(() => PresetKeyEnum, {
    nullable: true,
    description: 'A preset that is rated separately from its variant; left out for the variant.',
  })
  preset?: string | null;
}

@ObjectType({ description: 'Payload of `measureFairPlay`.' })
export class MeasureFairPlayPayload extends Payload {
  @Field(() => UserType, { nullable: true, description: 'The player; null when refused.' })
  user?: UserType | null;
}

/** An estimate as the API has it. */
export function toEstimateType(of: Estimate): EstimateType;
export function toEstimateType(of: Estimate | null): EstimateType | null;
export function toEstimateType(of: Estimate | null): EstimateType | null {
  if (of === null) return null;
  const { value, ...bounds } = of;
  return { estimate: value, ...bounds };
}
