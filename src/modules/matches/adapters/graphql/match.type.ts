import { Extensions, Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import type { Options } from '../../../../engine/index.js';
import { enumType } from '../../../../platform/graphql/enum-type.js';
import { connectionType } from '../../../../platform/graphql/connection.js';
import { NodeObject } from '../../../../platform/graphql/node.js';
import { MATCH_STATUSES } from '../../domain/stored-match.js';
import type { MatchStatus } from '../../domain/stored-match.js';
import type { MatchSight } from '../../application/match-sight.js';
import { PresetKeyEnum, RuleNameEnum, VariantKeyEnum } from './game-enums.js';

const MatchStatusEnum = enumType(MATCH_STATUSES, { name: 'MatchStatus' });

@ObjectType('MatchResult')
class MatchResultType {
  @Field(() => [Int], { description: 'Seats.' }) winners!: readonly number[];
  @Field(() => [Int], { description: 'By seat, from 1; level seats share the better place.' })
  places!: readonly number[];
  @Field(() => [Int], { description: 'By seat: what the match costs its losers.' })
  bummerl!: readonly number[];
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
  @Field(() => PresetKeyEnum, { description: 'The preset that its rules began with.' })
  preset!: string;
  @Field(() => Int) target!: number;
  @Field() rated!: boolean;
  @Field(() => TimeControlType) timeControl!: TimeControlType;
  @Field(() => MatchStatusEnum) status!: string;
  @Field(() => Int, { description: 'One more with every event.' }) version!: number;
  @Field(() => [Int], { description: 'By seat.' }) score!: readonly number[];
  @Field(() => [Int], {
    nullable: true,
    description: 'By seat what is left to the target; null unless the rules count down.',
  })
  countDown!: readonly number[] | null;
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
  abortOffers!: readonly number[];
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

@ObjectType('Seat')
export class SeatType {
  /** Behind the resolvers, never fields. */
  readonly matchId!: string;
  readonly userId!: string;
  readonly substituteId!: string | null;
  readonly backerIds!: readonly string[];
  readonly variant!: string;
  readonly chosen!: Partial<Options> | null;
  @Field(() => Int) index!: number;
  /** Behind the resolvers: whether the service itself plays the seat. */
  readonly isHouseBot!: boolean;
  @Field(() => Int) score!: number;
  @Field(() => [RuleNameEnum], {
    description: 'Those of `chosenRules` that are not in force (S4).',
  })
  overruled!: readonly string[];
}

@InputType({
  description:
    'All that is given must hold. mine, myTurn and backed take a viewer: who is not signed in is UNAUTHENTICATED.',
})
export class MatchFilter {
  @Field(() => String, { nullable: true, description: 'A player, by username.' })
  player?: string | null;
  @Field(() => Boolean, { nullable: true, description: 'Matches that the viewer plays in.' })
  mine?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'Matches in which the viewer is asked.' })
  myTurn?: boolean | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Matches of which the viewer backs a seat.',
  })
  backed?: boolean | null;
  @Field(() => MatchStatusEnum, { nullable: true }) status?: MatchStatus | null;
  @Field(() => VariantKeyEnum, { nullable: true, description: 'Matches of this variant.' })
  variant?: string | null;
  @Field(() => Boolean, { nullable: true }) rated?: boolean | null;
}
