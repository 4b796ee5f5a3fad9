import { Args, Context, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { encodeCursor, parsePage } from '../../../../platform/api/page.js';
import { connectionOf } from '../../../../platform/graphql/connection.js';
import type { Connection } from '../../../../platform/graphql/connection.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { LOOKED_UP_PRICE } from '../../../../platform/accounting/price.js';
import { defineSharedLoader } from '../../../../platform/graphql/loader.js';
import { OptionalViewer, requiredViewer } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { loadUser, UserType } from '../../../users/adapters/graphql/index.js';
import { isUsername, Users } from '../../../users/application/index.js';
import { BotDirectory, MAX_BOTS } from '../../application/index.js';
import type { BotDetails, BotPage, BotQuery } from '../../application/index.js';
import { BotFilter } from './bot.input.js';
import { AcceptancePolicyType, BotConnection, BotType, toBotType } from './bot.type.js';
import { MAX_NAMED } from '../../domain/policy.js';

const botsOf = defineSharedLoader<string, BotDetails>('bots');
const ownedOf = defineSharedLoader<string, readonly string[]>('owned-bots');
const acceptingOf = defineSharedLoader<string, true>('accepting-bots');

/** The cursor of the directory is a name. */
const isPlace = (value: unknown): value is string => typeof value === 'string' && isUsername(value);

@Resolver(() => BotType)
export class BotsResolver {
  constructor(
    private readonly directory: BotDirectory,
    private readonly users: Users,
  ) {}

  @Query(() => BotConnection, {
    name: 'bots',
    description:
      'House bots, and bot accounts whose owners have confirmed them, by name. ' +
      '`leaderboard(bots: true)` has them by strength. If few bots fit the filter, a page may hold fewer ' +
      'than requested, even none: while `hasNextPage` is true, continue after `endCursor`.',
  })
  async list(
    @Args('filter', { type: () => BotFilter, nullable: true, description: 'Absent: all bots.' })
    filter: BotFilter | null,
    @Args('first', { type: () => Int, nullable: true }) first: number | null,
    @Args('after', { type: () => String, nullable: true }) after: string | null,
    @OptionalViewer('challenge:read') _viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<Connection<BotType>> {
    const page = parsePage(first, after, isPlace);
    const viewer = filter?.acceptsMe ? await requiredViewer(context, 'challenge:read') : null;
    const found = await this.directory.page(queryOf(filter ?? {}, viewer), page);
    return directoryOf(found, connectionOf(found.bots, page, placeOf, toBotType));
  }

  @ResolveField(() => UserType, { description: 'The user account of the bot, with its ratings.' })
  user(@Parent() { source }: BotType, @Context() context: GraphqlContext) {
    return loadUser(context, this.users, source.userId);
  }

  @ResolveField(() => UserType, {
    nullable: true,
    description: 'The person who is responsible for it; null for house bots, and until confirmed.',
  })
  owner(@Parent() { source }: BotType, @Context() context: GraphqlContext) {
    const { ownerId, ownerConfirmed } = source;
    return ownerId !== null && ownerConfirmed ? loadUser(context, this.users, ownerId) : null;
  }

  @ResolveField(() => Boolean, {
    complexity: LOOKED_UP_PRICE,
    description:
      'Whether it now accepts at once a challenge that fits its policy: it has a policy, and room for ' +
      'a match. Always true for house bots.',
  })
  async acceptsNow(
    @Parent() { source }: BotType,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    const load = async (ids: readonly string[]) => {
      const bots = await this.directory.byIds(ids);
      const accepting = await this.directory.accepting([...bots.values()]);
      return new Map([...accepting].map((id) => [id, true as const]));
    };
    return (await acceptingOf(context, load).load(source.userId)) ?? false;
  }
}

@Resolver(() => UserType)
export class UserBotsResolver {
  constructor(
    private readonly directory: BotDirectory,
    private readonly users: Users,
  ) {}

  @ResolveField(() => BotType, {
    nullable: true,
    description: 'The bot profile of the user; null for people.',
  })
  async bot(
    @Parent() { userId, isBot }: UserType,
    @Context() context: GraphqlContext,
  ): Promise<BotType | null> {
    const bot = isBot && (await botsOf(context, (ids) => this.directory.byIds(ids)).load(userId));
    return bot ? toBotType(bot) : null;
  }

  @ResolveField(() => [UserType], {
    complexity: ({ childComplexity }) => 1 + MAX_BOTS * childComplexity,
    description: `The bots that the user owns and has confirmed, the oldest first. At most ${MAX_BOTS}.`,
  })
  async ownBots(@Parent() { userId }: UserType, @Context() context: GraphqlContext) {
    const load = async (ownerIds: readonly string[]) => this.directory.owned(ownerIds);
    const ids = (await ownedOf(context, load).load(userId)) ?? [];
    return Promise.all(ids.map((id) => loadUser(context, this.users, id)));
  }
}

@Resolver(() => AcceptancePolicyType)
export class PolicyFieldsResolver {
  constructor(private readonly users: Users) {}

  @ResolveField(() => [UserType], {
    nullable: 'itemsAndList',
    description: `The users who may challenge it if \`who\` is NAMED, at most ${MAX_NAMED}; null for anyone but the bot itself.`,
  })
  named(
    @Parent() { botId, namedIds }: AcceptancePolicyType,
    @OptionalViewer('bot:play') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ) {
    if (viewer?.userId !== botId) return null;
    return Promise.all(namedIds.map((id) => loadUser(context, this.users, id)));
  }
}

const placeOf = ({ listedAs }: BotDetails): string => listedAs!;

function queryOf({ variant, connected }: BotFilter, viewer: Viewer | null): BotQuery {
  return {
    ...(typeof variant === 'string' && { variant }),
    ...(typeof connected === 'boolean' && { connected }),
    ...(viewer && { acceptingId: viewer.userId }),
  };
}

/** If the search stopped before the page was full, the next page continues at that place. */
function directoryOf({ stoppedAt }: BotPage, connection: Connection<BotType>): Connection<BotType> {
  if (stoppedAt === null) return connection;
  const endCursor = encodeCursor(stoppedAt);
  return { ...connection, pageInfo: { ...connection.pageInfo, endCursor, hasNextPage: true } };
}
