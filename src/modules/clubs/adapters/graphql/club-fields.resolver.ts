import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { isMomentAndId, parsePage } from '../../../../platform/api/page.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import {
  LOOKED_UP_PRICE,
  pagePrice,
  STATEMENT_PRICE,
} from '../../../../platform/accounting/price.js';
import { connectionOf, PageArgs } from '../../../../platform/graphql/connection.js';
import type { Connection } from '../../../../platform/graphql/connection.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { defineLoader } from '../../../../platform/graphql/loader.js';
import { OptionalViewer } from '../../../../platform/graphql/signed-in.js';
import { refused } from '../../../../platform/graphql/user-error.js';
import { loadUser, UserType } from '../../../users/adapters/graphql/index.js';
import { Users } from '../../../users/application/index.js';
import { ClubLinks } from '../../application/club-links.js';
import { ClubStandings } from '../../application/club-standings.js';
import type { JudgedClubAct } from '../../application/club-standings.js';
import { Clubs } from '../../application/index.js';
import type { ClubRole } from '../../application/index.js';
import { CLUB_ACTS } from '../../domain/club-acts.js';
import { keepsClub } from '../../domain/club.js';
import {
  ClubActType,
  ClubInvitationType,
  ClubMemberConnection,
  ClubMemberType,
  ClubRemovalConnection,
  ClubRemovalType,
  ClubRoleEnum,
  ClubType,
} from './club.type.js';

const actsLoader = defineLoader<string, readonly JudgedClubAct[]>('club acts');
const rolesLoader = defineLoader<string, ClubRole>('club roles');

/** The viewer's roles, one statement for all clubs of a request. */
export const roleIn = async (
  clubs: Clubs,
  { source }: ClubType,
  viewer: Viewer | null,
  context: GraphqlContext,
): Promise<ClubRole | null> =>
  viewer && rolesLoader(context, (ids) => clubs.rolesOf(viewer.userId, ids)).load(source.id);

/** Who is in a club, and what the viewer may do there. */
@Resolver(() => ClubType)
export class ClubFieldsResolver {
  constructor(
    private readonly clubs: Clubs,
    private readonly links: ClubLinks,
    private readonly standings: ClubStandings,
  ) {}

  @ResolveField(() => ClubRoleEnum, {
    nullable: true,
    complexity: LOOKED_UP_PRICE,
    description: 'The role of the viewer; null if the viewer is not a member.',
  })
  viewerRole(
    @Parent() club: ClubType,
    @OptionalViewer('club:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<ClubRole | null> {
    return roleIn(this.clubs, club, viewer, context);
  }

  @ResolveField(() => [ClubActType], {
    nullable: true,
    complexity: ({ childComplexity }) => STATEMENT_PRICE + CLUB_ACTS.length * childComplexity,
    description:
      'Everything that can be done in the club, and whether the viewer may and why not. Null when nobody is signed in.',
  })
  async acts(
    @Parent() { source }: ClubType,
    @OptionalViewer('club:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<ClubActType[] | null> {
    if (!viewer) return null;
    const load = actsLoader(context, async (ids) =>
      this.standings.acts(viewer.userId, await this.clubs.find(ids)),
    );
    const judged = await load.load(source.id);
    return (judged ?? []).map(({ act, failure }) => {
      const refusal = failure && refused(failure).userErrors[0]!;
      return { what: act, isAllowed: refusal === null, refusal };
    });
  }

  @ResolveField(() => ClubMemberConnection, {
    complexity: ({ args, childComplexity }) => STATEMENT_PRICE + pagePrice(args, childComplexity),
    description: 'Its members, in the order in which they joined.',
  })
  async members(
    @Parent() { source }: ClubType,
    @Args() args: PageArgs,
  ): Promise<Connection<ClubMemberType>> {
    const page = parsePage(args.first, args.after, isMomentAndId);
    const rows = await this.clubs.members(source.id, page);
    return connectionOf(
      rows,
      page,
      ({ joinedAt, userId }) => [joinedAt.toISOString(), userId],
      ({ isHeir: isOfferedClub, userId, role, joinedAt }) => ({
        userId,
        role,
        joinedAt,
        isOfferedClub,
      }),
    );
  }

  @ResolveField(() => ClubRemovalConnection, {
    nullable: true,
    complexity: ({ args, childComplexity }) => STATEMENT_PRICE + pagePrice(args, childComplexity),
    description: 'Who was removed, the first one first. For the owner and the keepers; else null.',
  })
  async removals(
    @Parent() club: ClubType,
    @Args() args: PageArgs,
    @OptionalViewer('club:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<Connection<ClubRemovalType> | null> {
    if (!keepsClub(await roleIn(this.clubs, club, viewer, context))) return null;
    const page = parsePage(args.first, args.after, isMomentAndId);
    const rows = await this.clubs.removals(club.source.id, page);
    return connectionOf(
      rows,
      page,
      ({ removedAt, userId }) => [removedAt.toISOString(), userId],
      ({ userId, removedById, reason, removedAt }) => ({ userId, removedById, reason, removedAt }),
    );
  }

  @ResolveField('invitation', () => ClubInvitationType, {
    nullable: true,
    complexity: LOOKED_UP_PRICE,
    description: 'The link to send to others. For the owner and the keepers; else null.',
  })
  async invitationOf(
    @Parent() club: ClubType,
    @OptionalViewer('club:write') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<ClubInvitationType | null> {
    const role = await roleIn(this.clubs, club, viewer, context);
    return keepsClub(role) ? this.links.of(club.source) : null;
  }
}

@Resolver(() => ClubMemberType)
export class ClubMemberResolver {
  constructor(private readonly users: Users) {}

  @ResolveField(() => UserType, { description: 'Who it is.' })
  user(@Parent() { userId }: ClubMemberType, @Context() context: GraphqlContext) {
    return loadUser(context, this.users, userId);
  }
}

@Resolver(() => ClubRemovalType)
export class ClubRemovalResolver {
  constructor(private readonly users: Users) {}

  @ResolveField(() => UserType, { description: 'Who was removed.' })
  user(@Parent() { userId }: ClubRemovalType, @Context() context: GraphqlContext) {
    return loadUser(context, this.users, userId);
  }

  @ResolveField(() => UserType, { description: 'The keeper or owner who did it.' })
  removedBy(@Parent() { removedById }: ClubRemovalType, @Context() context: GraphqlContext) {
    return loadUser(context, this.users, removedById);
  }
}
