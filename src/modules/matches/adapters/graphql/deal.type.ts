import { Field, Int, ObjectType } from '@nestjs/graphql';
import { GraphQLJSON } from 'graphql-scalars';
import type { MatchSight } from '../../application/match-sight.js';

@ObjectType('PlayedCard')
export class PlayedCardType {
  @Field(() => Int) seat!: number;
  @Field() card!: string;
}

@ObjectType('Hand')
export class HandType {
  @Field(() => Int) seat!: number;
  @Field(() => Int) count!: number;
  @Field(() => [String], { nullable: true, description: 'Null where the viewer may not see them.' })
  cards!: string[] | null;
  @Field(() => [String], { description: 'Those of them that everyone has seen.' })
  known!: string[];
}

@ObjectType('DealResult')
export class DealResultType {
  @Field(() => [Int], { description: 'Seats; empty where nobody won.' }) winners!: number[];
  @Field(() => [Int], { description: 'By seat.' }) gamePoints!: number[];
  @Field({ description: 'Why the deal ended: SIXTY_SIX, CLAIM, LAST_TRICK …' }) reason!: string;
}

@ObjectType('Fairness', {
  description:
    'The shuffle, provable: the commitment is public before the deal, the seed after it.',
})
export class FairnessType {
  @Field() algorithm!: string;
  @Field({ description: 'Link 0 of the match’s hash chain, in hex.' }) commitment!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The deal’s link, in hex; null until the deal has ended.',
  })
  seed!: string | null;
  @Field(() => [String], { description: 'What each seat added; empty for none.' })
  clientSeeds!: string[];
}

@ObjectType('Deal', { description: 'A deal as this viewer may see it.' })
export class DealType {
  /** Behind the resolvers, never a field. */
  readonly sight!: MatchSight;
  @Field(() => Int, { description: 'From 1; redeals and the play-off counted.' }) number!: number;
  @Field({ description: 'The variant played: the match’s, or zweier in a play-off.' })
  variant!: string;
  @Field(() => Int) dealer!: number;
  @Field({
    description: 'CUT, TRUMP, BIDDING, TALON, RAISE, DOUBLING, LEAD, FOLLOW, DRAW or OVER.',
  })
  phase!: string;
  @Field(() => String, { nullable: true, description: 'H, D, S or C.' }) trump!: string | null;
  @Field(() => String, { nullable: true }) trumpCard!: string | null;
  @Field(() => Int) talonCount!: number;
  @Field(() => [String], {
    nullable: true,
    description: 'What is left of the talon, top first, when the deal has ended.',
  })
  talon!: string[] | null;
  @Field(() => [String], {
    nullable: true,
    description: 'The cards laid aside: the declarer’s own to see; null where hidden.',
  })
  aside!: string[] | null;
  @Field(() => Int, { nullable: true }) closedBy!: number | null;
  @Field(() => String, { nullable: true }) contract!: string | null;
  @Field(() => Int, { nullable: true }) declarer!: number | null;
  @Field(() => Int) double!: number;
  @Field(() => [HandType]) hands!: HandType[];
  @Field(() => [PlayedCardType], { description: 'The trick on the table.' })
  trick!: PlayedCardType[];
  @Field(() => [PlayedCardType], { nullable: true }) lastTrick!: PlayedCardType[] | null;
  @Field(() => [Int], {
    nullable: 'itemsAndList',
    description: 'By seat, marriages that count included; null where the viewer may not see them.',
  })
  cardPoints!: (number | null)[];
  @Field(() => [Int], { description: 'How many tricks each seat has taken.' }) tricks!: number[];
  @Field(() => GraphQLJSON, { nullable: true, description: '[{seat, token}] in order.' })
  bids!: unknown;
  @Field(() => GraphQLJSON, { nullable: true, description: '[{seat, suit, cardPoints}] in order.' })
  marriages!: unknown;
  @Field(() => GraphQLJSON, {
    nullable: true,
    description: 'By seat the first trick of its side, where it lies open.',
  })
  firstTricks!: unknown;
  @Field(() => GraphQLJSON, {
    nullable: true,
    description: 'The viewer’s own tricks, where they may be looked at.',
  })
  ownTricks!: unknown;
  @Field(() => Int, { nullable: true, description: 'The seat that is asked.' })
  toAct!: number | null;
  @Field(() => [String], {
    description:
      'The viewer’s legal actions in the notation; empty unless it is the viewer’s turn.',
  })
  legal!: string[];
  @Field(() => DealResultType, { nullable: true }) result!: DealResultType | null;
}
