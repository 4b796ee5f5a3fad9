import { Extensions, Field, Int, ObjectType } from '@nestjs/graphql';
import { countedConnectionType } from '../../../../platform/graphql/searched-connection.js';
import { NodeObject } from '../../../../platform/graphql/node.js';
import type { MatchReason, Options } from '../../../../engine/index.js';
import type { ViewedMatch } from '../../application/viewed-match.js';
import { MatchReasonEnum, MatchStatusEnum } from './deal-enums.js';
import { PresetKeyEnum, RuleNameEnum } from './game-enums.js';

@ObjectType('MatchResult', { description: 'How a match ended.' })
export class MatchResultType {
  @Field(() => [Int], { description: 'The seats that won.' }) winners!: readonly number[];
  @Field(() => [Int], { description: 'By seat, from 1; level seats share the better place.' })
  places!: readonly number[];
  @Field(() => [Int], { description: 'By seat: what the match costs its losers.' })
  bummerl!: readonly number[];
  @Field(() => MatchReasonEnum, { description: 'Why it ended.' }) reason!: MatchReason;
}

@ObjectType('TimeControl', {
  description: 'Without a time for each turn and without a bank: none.',
})
export class TimeControlType {
  @Field(() => Int, {
    nullable: true,
    description: 'How long a turn may last; null where turns have no limit of their own.',
  })
  perTurnSeconds!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'What each player has for all turns, in seconds; null without a bank.',
  })
  bankSeconds!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'What the bank gets after each turn, in seconds; null without a bank.',
  })
  incrementSeconds!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'What the bank never exceeds, in seconds; null without a bank.',
  })
  bankCapSeconds!: number | null;
  @Field({ description: 'Whether Saturday and Sunday stop the clock, where the player lives.' })
  weekends!: boolean;
  @Field({ description: 'Whether the vacation of who is asked stops it.' }) vacation!: boolean;
}

/** A match is read and its running deal replayed. */
@Extensions({ price: 5 })
@ObjectType('Match', {
  implements: () => [NodeObject],
  description: 'A match as this viewer may see it: deals until a side has reached the target.',
})
export class MatchType extends NodeObject {
  override readonly nodeType = 'Match';
  /** Behind the resolvers, never a field. */
  readonly viewed!: ViewedMatch;
  @Field(() => PresetKeyEnum, { description: 'The preset that its rules began with.' })
  preset!: string;
  @Field(() => Int, { description: 'The score that ends it.' }) target!: number;
  @Field({ description: 'Whether it counts for the ratings.' }) rated!: boolean;
  @Field(() => TimeControlType, { description: 'How much time its players have.' })
  timeControl!: TimeControlType;
  @Field(() => MatchStatusEnum, { description: 'Whether it goes on.' }) status!: string;
  @Field(() => Int, {
    description: 'How many events it has: one more with each. Send it as `expectedVersion`.',
  })
  version!: number;
  @Field(() => [Int], { description: 'By seat the game points.' }) score!: readonly number[];
  @Field(() => [Int], {
    nullable: true,
    description: 'By seat what is left to the target; null unless the rules count down.',
  })
  countDown!: readonly number[] | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The viewer’s own seat; null for an onlooker and for a backer.',
  })
  viewerSeat!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The seat that the viewer backs, and sees what it sees; null for none.',
  })
  viewerBacks!: number | null;
  @Field({ description: 'Whether others than players and backers may look at it.' })
  onlookers!: boolean;
  @Field(() => [Int], {
    description: 'Seats whose players would call the match off; when all would, it is ABORTED.',
  })
  abortOffers!: readonly number[];
  @Field(() => Int, { nullable: true, description: 'The seat that is asked; null if nobody is.' })
  toAct!: number | null;
  @Field(() => Date, {
    nullable: true,
    description: 'Until when the seat asked must act; null where nobody must.',
  })
  deadline!: Date | null;
  @Field(() => MatchResultType, { nullable: true, description: 'Null until it has a result.' })
  result!: MatchResultType | null;
  @Field({ description: 'When it began.' }) createdAt!: Date;
  @Field({ description: 'When it changed last.' }) updatedAt!: Date;
  @Field(() => Date, { nullable: true, description: 'When it ended; null while it goes on.' })
  finishedAt!: Date | null;
}

export const MatchConnection = countedConnectionType('Match', MatchType);

@ObjectType({ description: 'Matches that wait for the viewer, the next deadline first.' })
export class TurnConnection extends MatchConnection {
  @Field(() => Int, { description: 'How many matches wait, on all pages.' }) totalCount!: number;
}

@ObjectType('Seat', { description: 'A player’s place in a match.' })
export class SeatType {
  /** Behind the resolvers, never fields. */
  readonly matchId!: string;
  readonly userId!: string;
  readonly substituteId!: string | null;
  readonly backerIds!: readonly string[];
  readonly variant!: string;
  readonly chosen!: Partial<Options> | null;
  /** Behind the resolvers: whether the service itself plays the seat. */
  readonly isHouseBot!: boolean;
  @Field(() => Int, { description: 'Clockwise from 0.' }) index!: number;
  @Field(() => Int, {
    description:
      'From 0: seats of one side win and lose together. Partners share it in bauern; elsewhere each seat has its own.',
  })
  side!: number;
  @Field(() => Int, { description: 'The seat’s game points.' }) score!: number;
  @Field(() => [RuleNameEnum], {
    description:
      'Those of `chosenRules` that are not in force (rules 7.1 of docs/rules/specification.md).',
  })
  overruled!: readonly string[];
}
