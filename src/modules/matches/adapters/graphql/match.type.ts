import { Extensions, Field, Int, ObjectType } from '@nestjs/graphql';
import { connectionType } from '../../../../platform/graphql/connection.js';
import { NodeObject } from '../../../../platform/graphql/node.js';
import type { MatchReason, Options } from '../../../../engine/index.js';
import type { ViewedMatch } from '../../application/viewed-match.js';
import { MatchReasonEnum, MatchStatusEnum } from './deal-enums.js';
import { PresetKeyEnum, RuleNameEnum } from './game-enums.js';

@ObjectType('MatchResult', { description: 'How a match ended.' })
export class MatchResultType {
  /** For the resolver; not a field. */
  readonly viewed!: ViewedMatch;
  @Field(() => [Int], { description: 'The seats that won.' }) winners!: readonly number[];
  @Field(() => [Int], {
    description: 'The places by seat, from 1; seats that are level share the better place.',
  })
  places!: readonly number[];
  @Field(() => [Int], { description: 'By seat, the Bummerl: what the match costs its losers.' })
  bummerl!: readonly number[];
  @Field(() => MatchReasonEnum, { description: 'Why it ended.' }) reason!: MatchReason;
}

@ObjectType('TimeControl', {
  description:
    'The time that players have: a time for each turn, or a bank. A match with neither of them ' +
    'has no clock.',
})
export class TimeControlType {
  @Field(() => Int, {
    nullable: true,
    description: 'How long a turn may last, in seconds; null if single turns have no limit.',
  })
  perTurnSeconds!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The time of each player for all turns, in seconds; null without a bank.',
  })
  bankSeconds!: number | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'The time that is added to the bank after each turn, in seconds; null without a bank.',
  })
  incrementSeconds!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The most that the bank can hold, in seconds; null without a bank.',
  })
  bankCapSeconds!: number | null;
  @Field({
    description: 'Whether the clock stops on Saturday and Sunday, in the player’s time zone.',
  })
  weekends!: boolean;
  @Field({ description: 'Whether the clock stops during a vacation of the player to act.' })
  vacation!: boolean;
}

/** The price of a match: it is read, and its running deal replayed. */
export const MATCH_PRICE = 5;

@Extensions({ price: MATCH_PRICE })
@ObjectType('Match', {
  implements: () => [NodeObject],
  description:
    'A match as this viewer may see it: a series of deals that ends when a side reaches the target.',
})
export class MatchType extends NodeObject {
  override readonly nodeType = 'Match';
  /** For the resolvers; not a field. */
  readonly viewed!: ViewedMatch;
  @Field(() => PresetKeyEnum, { description: 'The preset on which its rules are based.' })
  preset!: string;
  @Field(() => Int, { description: 'The score that ends it.' }) target!: number;
  @Field({ description: 'Whether it is rated.' }) rated!: boolean;
  @Field(() => TimeControlType, { description: 'The time that its players have.' })
  timeControl!: TimeControlType;
  @Field(() => MatchStatusEnum, { description: 'Whether it is running.' }) status!: string;
  @Field(() => Int, {
    description: 'The number of its events; each event adds one. Send it as `expectedVersion`.',
  })
  version!: number;
  @Field(() => [Int], { description: 'By seat, the game points.' }) score!: readonly number[];
  @Field(() => [Int], {
    nullable: true,
    description:
      'By seat, the game points that are missing to the target; null unless the rules count down.',
  })
  countDown!: readonly number[] | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The viewer’s own seat; null for spectators and backers.',
  })
  viewerSeat!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The seat that the viewer backs, and whose cards the viewer sees; null for none.',
  })
  viewerBacks!: number | null;
  @Field({ description: 'Whether spectators may look at it, besides players and backers.' })
  onlookers!: boolean;
  @Field(() => [Int], {
    description:
      'The seats whose players offer to call the match off; when all have offered, it is ABORTED.',
  })
  abortOffers!: readonly number[];
  @Field(() => Int, { nullable: true, description: 'The seat to act; null if there is none.' })
  toAct!: number | null;
  @Field(() => Date, {
    nullable: true,
    description: 'The deadline of the seat to act; null if there is none.',
  })
  deadline!: Date | null;
  @Field(() => MatchResultType, {
    nullable: true,
    description: 'The result; null until there is one.',
  })
  result!: MatchResultType | null;
  @Field({ description: 'When it began.' }) createdAt!: Date;
  @Field({ description: 'When it last changed.' }) updatedAt!: Date;
  @Field(() => Date, { nullable: true, description: 'When it ended; null while it is running.' })
  finishedAt!: Date | null;
}

export const MatchConnection = connectionType('Match', MatchType);

@ObjectType('Seat', { description: 'A seat of a match and its player.' })
export class SeatType {
  /** For the resolvers; not fields. */
  readonly matchId!: string;
  readonly userId!: string;
  readonly substituteId!: string | null;
  readonly backerIds!: readonly string[];
  readonly variant!: string;
  readonly chosen!: Partial<Options> | null;
  /** For the resolvers: whether a house bot plays the seat. */
  readonly isHouseBot!: boolean;
  @Field(() => Int, { description: 'Its number, clockwise from 0.' }) seat!: number;
  @Field(() => Int, { description: 'Its number.', deprecationReason: 'Use `seat`. It stays.' })
  index!: number;
  @Field(() => Int, {
    description:
      'The side of the seat, from 0: seats of one side win and lose together. In bauern partners ' +
      'are one side; in other variants each seat is a side.',
  })
  side!: number;
  @Field(() => Int, { description: 'The seat’s game points.' }) score!: number;
  @Field(() => [RuleNameEnum], {
    description:
      'The options of `chosenRules` that are not in force (rules 7.1 of docs/rules/specification.md).',
  })
  overruled!: readonly string[];
}
