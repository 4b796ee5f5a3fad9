import { Extensions, Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { GraphQLJSON } from 'graphql-scalars';
import { connectionType } from '../../../../platform/graphql/connection.js';
import { NodeObject } from '../../../../platform/graphql/node.js';
import { MATCH_STATUSES } from '../../domain/stored-match.js';
import type { MatchSight } from '../../application/match-sight.js';

export const MatchStatusEnum = Object.fromEntries(MATCH_STATUSES.map((s) => [s, s]));
registerEnumType(MatchStatusEnum, { name: 'MatchStatus' });

@ObjectType('MatchResult')
export class MatchResultType {
  @Field(() => [Int], { description: 'Seats.' }) winners!: number[];
  @Field(() => [Int], { description: 'By seat, from 1; level seats share the better place.' })
  places!: number[];
  @Field(() => [Int], { description: 'By seat: what the match costs its losers.' })
  bummerl!: number[];
  @Field({
    description: 'TARGET, PLAY_OFF, RESIGNED, TIMEOUT, or ABANDONED: all people have left it.',
  })
  reason!: string;
}

@ObjectType('TimeControl', {
  description: 'Without a time for each turn and without a bank: none.',
})
export class TimeControlType {
  @Field(() => Int, { nullable: true, description: 'How long a turn may last.' })
  perTurnSeconds!: number | null;
  @Field(() => Int, { nullable: true, description: 'What each player has for all turns.' })
  bankSeconds!: number | null;
  @Field(() => Int, { nullable: true, description: 'What the bank gets after each turn.' })
  incrementSeconds!: number | null;
  @Field(() => Int, { nullable: true, description: 'What the bank never exceeds.' })
  bankCapSeconds!: number | null;
  @Field({ description: 'Whether Saturday and Sunday stop the clock, where the player lives.' })
  weekends!: boolean;
  @Field({ description: 'Whether the vacation of who is asked stops it.' }) vacation!: boolean;
}

/** A match is read and its running deal replayed. */
@Extensions({ price: 5 })
@ObjectType('Match', { implements: () => [NodeObject] })
export class MatchType extends NodeObject {
  override readonly nodeType = 'Match';
  /** Behind the resolvers, never a field. */
  readonly sight!: MatchSight;
  @Field() preset!: string;
  @Field(() => GraphQLJSON, { description: 'Every option in force.' }) rules!: unknown;
  @Field(() => Int) target!: number;
  @Field() rated!: boolean;
  @Field(() => TimeControlType) timeControl!: TimeControlType;
  @Field(() => MatchStatusEnum) status!: string;
  @Field(() => Int, { description: 'One more with every event.' }) version!: number;
  @Field(() => [Int], { description: 'By seat.' }) score!: number[];
  @Field(() => [Int], {
    nullable: true,
    description: 'By seat what is left to the target; null unless the rules count down.',
  })
  countDown!: number[] | null;
  @Field(() => Int, { nullable: true, description: 'Null for an onlooker and for a backer.' })
  viewerSeat!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The seat that the viewer backs, and sees what it sees.',
  })
  viewerBacks!: number | null;
  @Field({ description: 'Whether others than players and backers may look at it.' })
  onlookers!: boolean;
  @Field(() => [Int], {
    description: 'Seats whose players would call the match off; when all would, it is ABORTED.',
  })
  abortOffers!: number[];
  @Field(() => Int, { nullable: true, description: 'The seat that is asked.' })
  toAct!: number | null;
  @Field(() => Date, { nullable: true }) deadline!: Date | null;
  @Field(() => MatchResultType, { nullable: true }) result!: MatchResultType | null;
  @Field() createdAt!: Date;
  @Field() updatedAt!: Date;
  @Field(() => Date, { nullable: true }) finishedAt!: Date | null;
}

export const MatchConnection = connectionType('Match', MatchType);

@ObjectType({ description: 'Matches that wait for the viewer, the next deadline first.' })
export class TurnConnection extends MatchConnection {
  @Field(() => Int, { description: 'How many matches wait, on all pages.' }) totalCount!: number;
}
