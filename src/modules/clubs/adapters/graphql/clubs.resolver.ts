import type { OnModuleInit } from '@nestjs/common';
import {
  Args,
  ArgsType,
  Context,
  Field,
  ID,
  Parent,
  Query,
  ResolveField,
  Resolver,
} from '@nestjs/graphql';
import { givenId, isUuid } from '../../../../platform/api/ids.js';
import { isMomentAndId, parsePage } from '../../../../platform/api/page.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { pagePrice, STATEMENT_PRICE } from '../../../../platform/accounting/price.js';
import { connectionOf, PageArgs } from '../../../../platform/graphql/connection.js';
import type { Connection } from '../../../../platform/graphql/connection.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { NodeFinders } from '../../../../platform/graphql/node.js';
import type { NodeObject } from '../../../../platform/graphql/node.js';
import { OptionalViewer } from '../../../../platform/graphql/signed-in.js';
import { isViewer, UserType } from '../../../users/adapters/graphql/index.js';
import { isCleanText } from '../../../users/application/index.js';
import { Clubs, isClubVisible } from '../../application/index.js';
import type { ClubNamePosition } from '../../application/index.js';
import { clubNameKey } from '../../domain/club.js';
import { ClubConnection, ClubType, toClubType } from './club.type.js';

@ArgsType()
class ClubListArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: 'The beginning of the name, without regard to case; any name when left out.',
  })
  prefix?: string | null;
}

/** Finds clubs. A private club does not exist for people outside. */
@Resolver(() => ClubType)
export class ClubsResolver implements OnModuleInit {
  constructor(
    private readonly clubs: Clubs,
    private readonly nodes: NodeFinders,
  ) {}

  onModuleInit(): void {
    this.nodes.register('Club', 'club:read', async (ids, viewer) => {
      const found = await this.clubs.find(ids);
      const roles = viewer && (await this.clubs.rolesOf(viewer.userId, ids));
      const visible = found.filter((club) => isClubVisible(club, roles?.get(club.id) ?? null));
      return new Map(visible.map((club) => [club.id, toClubType(club)]));
    });
  }

  @Query(() => ClubType, {
    nullable: true,
    description:
      'A club; null if it is unknown, or private and the viewer is not a member: the same as `node`.',
  })
  club(
    @Args('clubId', { type: () => ID, description: 'The id of the club.' }) clubId: string,
    @OptionalViewer('club:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<NodeObject | null> {
    givenId('Club', clubId, 'clubId');
    return this.nodes.load(context, 'Club', clubId, viewer);
  }

  @Query(() => ClubConnection, {
    name: 'clubs',
    description: 'The clubs that everyone sees, in the order of their names.',
  })
  async listed(@Args() args: ClubListArgs): Promise<Connection<ClubType>> {
    const page = parsePage(args.first, args.after, isNameAndId);
    const prefix = clubNameKey(args.prefix ?? '');
    const rows = isCleanText(prefix) ? await this.clubs.listed(prefix, page) : [];
    return connectionOf(rows, page, ({ nameKey, id }) => [nameKey, id], toClubType);
  }
}

/** The clubs of the viewer. */
@Resolver(() => UserType)
export class UserClubsResolver {
  constructor(private readonly clubs: Clubs) {}

  @ResolveField('clubs', () => ClubConnection, {
    nullable: true,
    complexity: ({ args, childComplexity }) => STATEMENT_PRICE + pagePrice(args, childComplexity),
    description:
      'The viewer’s own clubs, at most 20, in the order in which the viewer joined; null for anyone else.',
  })
  async clubsOf(
    @Parent() user: UserType,
    @Args() args: PageArgs,
    @OptionalViewer('club:read') viewer: Viewer | null,
  ): Promise<Connection<ClubType> | null> {
    if (!isViewer(viewer, user)) return null;
    const page = parsePage(args.first, args.after, isMomentAndId);
    const rows = await this.clubs.listOf(user.userId, page);
    return connectionOf(rows, page, ({ joinedAt, id }) => [joinedAt.toISOString(), id], toClubType);
  }
}

const LONGEST_NAME = 100;

function isNameAndId(value: unknown): value is ClubNamePosition {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [name, id] = value as unknown[];
  const isName = typeof name === 'string' && name.length <= LONGEST_NAME && isCleanText(name);
  return isName && isUuid(id);
}
