import { ArgsType, Field, InputType } from '@nestjs/graphql';
import { orNull } from '../../../../platform/collections.js';
import { PageArgs } from '../../../../platform/graphql/connection.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { isMomentAndId } from '../../../../platform/api/page.js';
import type { ListPosition } from '../../../../platform/database/scanned-list.js';
import { describedEnum } from '../../../../platform/graphql/enum-type.js';
import type { User } from '../../../users/application/index.js';
import type { MatchOrder, MatchQuery } from '../../application/index.js';
import type { MatchStatus } from '../../domain/stored-match.js';
import { PresetKeyEnum, VariantKeyEnum } from './game-enums.js';
import { MatchStatusEnum } from './deal-enums.js';
import { BotsFilterEnum, botsIn } from './bots-filter.js';
import type { BotsFilter } from './bots-filter.js';
import { presetIn } from './variant.type.js';

@InputType({
  description:
    'Selects matches; all conditions must hold. `mine`, `backed` and `myTurn: true` need a ' +
    'viewer: without sign-in the error is UNAUTHENTICATED.',
})
export class MatchFilter {
  @Field(() => String, { nullable: true, description: 'Matches of this player, by username.' })
  player?: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Another player of the same match, by username; with `mine`, an opponent or partner.',
  })
  opponent?: string | null;
  @Field(() => Boolean, { nullable: true, description: 'Matches in which the viewer plays.' })
  mine?: boolean | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'True: matches in which the viewer is to act; false: the others.',
  })
  myTurn?: boolean | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Matches in which the viewer backs a seat.',
  })
  backed?: boolean | null;
  @Field(() => MatchStatusEnum, {
    nullable: true,
    description: 'Matches that are running, finished, or called off.',
  })
  status?: MatchStatus | null;
  @Field(() => VariantKeyEnum, { nullable: true, description: 'Matches of this variant.' })
  variant?: string | null;
  @Field(() => PresetKeyEnum, {
    nullable: true,
    description: 'Matches whose rules are based on this preset.',
  })
  preset?: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'True: rated matches; false: unrated ones.',
  })
  rated?: boolean | null;
  @Field(() => BotsFilterEnum, {
    nullable: true,
    defaultValue: 'ANY',
    description: 'Matches with bots or without.',
  })
  bots?: BotsFilter | null;
  @Field(() => Date, { nullable: true, description: 'Matches that began at this time or later.' })
  createdSince?: Date | null;
  @Field(() => Date, { nullable: true, description: 'Matches that began before this time.' })
  createdBefore?: Date | null;
  @Field(() => Date, { nullable: true, description: 'Matches that ended at this time or later.' })
  finishedSince?: Date | null;
  @Field(() => Date, { nullable: true, description: 'Matches that ended before this time.' })
  finishedBefore?: Date | null;
}

const ORDERS = {
  CREATED_DESC: { by: 'created', direction: 'DESC' },
  CREATED_ASC: { by: 'created', direction: 'ASC' },
  FINISHED_DESC: { by: 'finished', direction: 'DESC' },
  FINISHED_ASC: { by: 'finished', direction: 'ASC' },
} as const satisfies Record<string, MatchOrder>;
export type MatchOrderKey = keyof typeof ORDERS;

export const MatchOrderEnum = describedEnum<MatchOrderKey>(
  'MatchOrder',
  'The order of a list of matches.',
  {
    CREATED_DESC: 'By the time when they began, newest first.',
    CREATED_ASC: 'By the time when they began, oldest first.',
    FINISHED_DESC: 'Only finished matches, by the time when they ended, newest first.',
    FINISHED_ASC: 'Only finished matches, by the time when they ended, oldest first.',
  },
);

@ArgsType()
export class MatchListArgs extends PageArgs {
  @Field(() => MatchFilter, { nullable: true, description: 'Which matches; all if left out.' })
  filter?: MatchFilter | null;
  @Field(() => MatchOrderEnum, {
    nullable: true,
    description: 'The order; CREATED_DESC if left out.',
  })
  order?: MatchOrderKey | null;
}

export const matchOrderOf = (key: MatchOrderKey | null | undefined): MatchOrder =>
  ORDERS[key ?? 'CREATED_DESC'];

/** Cursors of lists by the time of the end have this mark, so that other lists refuse them. */
type FinishedPosition = [...ListPosition, 'finished'];

export const cursorOf =
  ({ by }: MatchOrder) =>
  (position: ListPosition): ListPosition | FinishedPosition =>
    by === 'finished' ? [...position, 'finished'] : position;

export const isPositionIn =
  ({ by }: MatchOrder) =>
  (value: unknown): value is ListPosition => {
    if (by === 'created') return isMomentAndId(value);
    if (!Array.isArray(value) || value.length !== 3 || value[2] !== 'finished') return false;
    return isMomentAndId(value.slice(0, 2));
  };

/** The users whom a filter names; null for an unknown name. */
export interface MatchFilterUsers {
  readonly player: User | null | undefined;
  readonly opponent: User | null | undefined;
}

/** Whether a filter selects by the viewer. */
export const isOwn = ({ mine, myTurn, backed }: MatchFilter): boolean =>
  [mine, myTurn, backed].some((condition) => condition === true);

/**
 * Whether nothing can match: the viewer's own matches together with another user as player, or an order by end
 * with a status other than FINISHED.
 */
function isNever(
  { mine, status }: MatchFilter,
  { by }: MatchOrder,
  player: User | undefined,
  userId: string | null,
): boolean {
  const isAnothers = mine === true && player !== undefined && player.id !== userId;
  return isAnothers || (by === 'finished' && (status ?? 'FINISHED') !== 'FINISHED');
}

/**
 * The filter as the store takes it. Null if nothing can match: an unknown player, or a filter that contradicts
 * itself.
 */
export function matchQuery(
  filter: MatchFilter,
  order: MatchOrder,
  named: MatchFilterUsers,
  viewer: Viewer | null,
): MatchQuery | null {
  const { player, opponent } = named;
  const userId = viewer?.userId ?? null;
  if (player === null || opponent === null || isNever(filter, order, player, userId)) return null;
  const playerId = filter.mine ? userId : (player?.id ?? null);
  return {
    ...orNull(filter, 'status', 'variant', 'rated'),
    ...orNull(filter, 'createdSince', 'createdBefore', 'finishedSince', 'finishedBefore'),
    ...seatsIn(playerId, opponent, player),
    preset: presetIn(filter),
    withBots: botsIn(filter.bots),
    awaitingUserId: filter.myTurn ? userId : null,
    notAwaitingUserId: filter.myTurn === false ? userId : null,
    backerId: filter.backed ? userId : null,
    viewerId: userId,
  };
}

/** Puts the player with fewer matches first: a bot has played the most. */
function seatsIn(
  playerId: string | null,
  opponent: User | undefined,
  player: User | undefined,
): Pick<MatchQuery, 'playerId' | 'opponentId'> {
  const opponentId = opponent?.id ?? null;
  const swap = opponentId !== null && (playerId === null || player?.isBot === true);
  return swap ? { playerId: opponentId, opponentId: playerId } : { playerId, opponentId };
}
