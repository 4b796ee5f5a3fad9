import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { orNull } from '../../../../platform/collections.js';
import { PageArgs } from '../../../../platform/graphql/connection.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import type { Direction } from '../../../../platform/database/scanned-list.js';
import { describedEnum } from '../../../../platform/graphql/enum-type.js';
import {
  botsIn,
  BotsFilterEnum,
  ClockKindEnum,
  PresetKeyEnum,
  presetIn,
  VariantKeyEnum,
} from '../../../matches/adapters/graphql/index.js';
import type { ClockKind } from '../../../clock/domain/index.js';
import type { BotsFilter } from '../../../matches/adapters/graphql/index.js';
import type { User, Users } from '../../../users/application/index.js';
import type { ChallengeStatus } from '../../domain/challenge.js';
import type { ChallengeQuery } from '../../domain/challenge-query.js';
import { ChallengeStatusEnum } from './challenge.type.js';

@InputType({ description: 'Challenges by their clock. All given conditions must hold.' })
export class TimeControlFilter {
  @Field(() => ClockKindEnum, { nullable: true, description: 'The kind of clock.' })
  kind?: ClockKind | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The time for a turn, or the bank, in seconds: at least this.',
  })
  minSeconds?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The time for a turn, or the bank, in seconds: at most this.',
  })
  maxSeconds?: number | null;
}

@InputType({ description: 'All given conditions must hold.' })
export class LobbyFilter {
  @Field(() => Boolean, {
    nullable: true,
    description: 'True: excludes challenges in which the viewer has sat down.',
  })
  excludeOwn?: boolean | null;
  @Field(() => VariantKeyEnum, { nullable: true, description: 'Challenges of this variant.' })
  variant?: string | null;
  @Field(() => PresetKeyEnum, { nullable: true, description: 'Challenges of this preset.' })
  preset?: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'True: challenges for rated matches; false: for unrated ones.',
  })
  rated?: boolean | null;
  @Field(() => TimeControlFilter, { nullable: true, description: 'Challenges by their clock.' })
  timeControl?: TimeControlFilter | null;
  @Field(() => String, { nullable: true, description: 'The username of the creator.' })
  creator?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The username of a user who sits in them or is named.',
  })
  opponent?: string | null;
  @Field(() => BotsFilterEnum, {
    nullable: true,
    defaultValue: 'ANY',
    description: 'With bots or without; WITHOUT excludes bots from a lobby.',
  })
  bots?: BotsFilter | null;
}

@InputType({ description: 'All given conditions must hold.' })
export class ChallengeFilter extends LobbyFilter {
  @Field(() => Boolean, {
    nullable: true,
    description:
      'True: challenges in which the viewer sits or is named, including ended ones. Needs a signed-in viewer.',
  })
  mine?: boolean | null;
  @Field(() => ChallengeStatusEnum, {
    nullable: true,
    description: 'The status of the challenges; without `mine` all are open.',
  })
  status?: ChallengeStatus | null;
  @Field(() => Date, { nullable: true, description: 'Challenges created at this time or later.' })
  createdSince?: Date | null;
  @Field(() => Date, { nullable: true, description: 'Challenges created before this time.' })
  createdBefore?: Date | null;
}

const ORDERS = {
  CREATED_DESC: 'DESC',
  CREATED_ASC: 'ASC',
} as const satisfies Record<string, Direction>;
export type ChallengeOrderKey = keyof typeof ORDERS;

export const ChallengeOrderEnum = describedEnum<ChallengeOrderKey>(
  'ChallengeOrder',
  'The order of a list of challenges.',
  {
    CREATED_DESC: 'By creation time, the newest first.',
    CREATED_ASC: 'By creation time, the oldest first.',
  },
);

@ArgsType()
export class ChallengeListArgs extends PageArgs {
  @Field(() => ChallengeFilter, {
    nullable: true,
    description: 'The filter; when left out, all challenges that anyone may accept.',
  })
  filter?: ChallengeFilter | null;
  @Field(() => ChallengeOrderEnum, {
    nullable: true,
    description: 'The order; CREATED_DESC when left out.',
  })
  order?: ChallengeOrderKey | null;
}

export const directionOf = (key: ChallengeOrderKey | null | undefined): Direction =>
  ORDERS[key ?? 'CREATED_DESC'];

/** The users whom a filter names; null for an unknown name. */
export interface ChallengeFilterUsers {
  readonly creator: User | null | undefined;
  readonly opponent: User | null | undefined;
}

export async function usersNamedIn(
  filter: LobbyFilter | null,
  users: Users,
): Promise<ChallengeFilterUsers> {
  const named = (username: string | null | undefined) =>
    typeof username === 'string' ? users.byUsername(username) : undefined;
  const [creator, opponent] = [named(filter?.creator), named(filter?.opponent)];
  return { creator: await creator, opponent: await opponent };
}

/**
 * The query for a filter. `mine` needs a viewer; `excludeOwn` without a viewer excludes nothing.
 *
 * @returns null when nothing can match: an unknown user, or another status than OPEN without `mine`
 * @throws ApiError BAD_USER_INPUT for a preset that the variant does not have
 */
export function challengeQuery(
  filter: ChallengeFilter,
  { creator, opponent }: ChallengeFilterUsers,
  viewer: Viewer | null,
): ChallengeQuery | null {
  const preset = presetIn(filter);
  if (creator === null || opponent === null || isNever(filter)) return null;
  return {
    ...orNull(filter, 'status', 'variant', 'rated', 'createdSince', 'createdBefore'),
    ...clockIn(filter.timeControl ?? {}),
    ...viewersPart(filter, viewer?.userId ?? null),
    preset,
    withBots: botsIn(filter.bots),
    creatorId: creator?.id ?? null,
    opponentId: opponent?.id ?? null,
  };
}

/** All challenges that anyone may accept are open. */
const isNever = ({ mine, status }: ChallengeFilter): boolean =>
  mine !== true && (status ?? 'OPEN') !== 'OPEN';

const clockIn = (filter: TimeControlFilter) => {
  const { kind: clock, ...seconds } = orNull(filter, 'kind', 'minSeconds', 'maxSeconds');
  return { clock, ...seconds };
};

const viewersPart = ({ mine, excludeOwn }: ChallengeFilter, userId: string | null) => ({
  notSeatedId: excludeOwn ? userId : null,
  ...(mine
    ? { participantId: userId, openToAll: null, blockerId: null }
    : { participantId: null, openToAll: true as const, blockerId: userId }),
});
