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
import type { User, UserStore } from '../../../users/application/index.js';
import type { ChallengeStatus } from '../../domain/challenge.js';
import type { ChallengeQuery } from '../../domain/challenge-query.js';
import { ChallengeStatusEnum } from './challenge.type.js';

@InputType({ description: 'Challenges by their clock. All that is given must hold.' })
export class TimeControlFilter {
  @Field(() => ClockKindEnum, { nullable: true, description: 'How time is measured.' })
  kind?: ClockKind | null;
  @Field(() => Int, {
    nullable: true,
    description: 'What a turn may last, or the bank, in seconds: at least this.',
  })
  minSeconds?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'What a turn may last, or the bank, in seconds: at most this.',
  })
  maxSeconds?: number | null;
}

@InputType({ description: 'All that is given must hold.' })
export class LobbyFilter {
  @Field(() => Boolean, {
    nullable: true,
    description: 'True: without those in which the viewer has sat down.',
  })
  excludeOwn?: boolean | null;
  @Field(() => VariantKeyEnum, { nullable: true, description: 'Challenges of this variant.' })
  variant?: string | null;
  @Field(() => PresetKeyEnum, { nullable: true, description: 'Challenges of this preset.' })
  preset?: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'True: challenges whose match will count for ratings; false: the others.',
  })
  rated?: boolean | null;
  @Field(() => TimeControlFilter, { nullable: true, description: 'Challenges by their clock.' })
  timeControl?: TimeControlFilter | null;
  @Field(() => String, { nullable: true, description: 'Whoever made them, by username.' })
  creator?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Somebody who sits in them or is named, by username.',
  })
  opponent?: string | null;
  @Field(() => BotsFilterEnum, {
    nullable: true,
    defaultValue: 'ANY',
    description: 'With bots or without; WITHOUT keeps them out of a lobby.',
  })
  bots?: BotsFilter | null;
}

@InputType({ description: 'All that is given must hold.' })
export class ChallengeFilter extends LobbyFilter {
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Those in which the viewer, who must be signed in, sits or is named, the ended ones too.',
  })
  mine?: boolean | null;
  @Field(() => ChallengeStatusEnum, {
    nullable: true,
    description: 'What has become of them; without `mine` all are open.',
  })
  status?: ChallengeStatus | null;
  @Field(() => Date, { nullable: true, description: 'Challenges made then or later.' })
  createdSince?: Date | null;
  @Field(() => Date, { nullable: true, description: 'Challenges made before.' })
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
    CREATED_DESC: 'By when they were made, the newest first.',
    CREATED_ASC: 'By when they were made, the oldest first.',
  },
);

@ArgsType()
export class ChallengeListArgs extends PageArgs {
  @Field(() => ChallengeFilter, {
    nullable: true,
    description: 'Which challenges; all that anyone may accept where left out.',
  })
  filter?: ChallengeFilter | null;
  @Field(() => ChallengeOrderEnum, {
    nullable: true,
    description: 'In which order; CREATED_DESC where left out.',
  })
  order?: ChallengeOrderKey | null;
}

export const directionOf = (key: ChallengeOrderKey | null | undefined): Direction =>
  ORDERS[key ?? 'CREATED_DESC'];

/** The users whom a filter names; null for a name that nobody has. */
export interface ChallengeFilterUsers {
  readonly creator: User | null | undefined;
  readonly opponent: User | null | undefined;
}

export async function usersNamedIn(
  filter: LobbyFilter | null,
  users: UserStore,
): Promise<ChallengeFilterUsers> {
  const named = (username: string | null | undefined) =>
    typeof username === 'string' ? users.byUsername(username) : undefined;
  const [creator, opponent] = [named(filter?.creator), named(filter?.opponent)];
  return { creator: await creator, opponent: await opponent };
}

/**
 * What the store is asked for a filter. `mine` takes a viewer; nobody has challenges of their own to leave out.
 * Null where nothing fits: somebody unknown, or open challenges that have ended.
 *
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

/** Challenges that anyone may accept are open. */
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
