import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { STATEMENT_PRICE } from '../../../../platform/accounting/price.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { OptionalViewer } from '../../../../platform/graphql/signed-in.js';
import { refused, UserErrorType } from '../../../../platform/graphql/user-error.js';
import { loadUser, UserType } from '../../../users/adapters/graphql/index.js';
import { Users } from '../../../users/application/index.js';
import { ClubLinks } from '../../application/club-links.js';
import { ClubStandings } from '../../application/club-standings.js';
import { Clubs, isClubVisible } from '../../application/index.js';
import { ClubPreviewType, ClubType, toClubType } from './club.type.js';

/** The invitation links of clubs, for anyone who has received one. */
@Resolver(() => ClubPreviewType)
export class ClubPreviewResolver {
  constructor(
    private readonly clubs: Clubs,
    private readonly links: ClubLinks,
    private readonly standings: ClubStandings,
    private readonly users: Users,
  ) {}

  @Query(() => ClubPreviewType, {
    nullable: true,
    description:
      'The club to which a link invites, for anyone who has the link. Null for a wrong token, and when a keeper has ' +
      'made a new link since.',
  })
  async clubInvitation(
    @Args('invitationToken', { description: 'The token from `Club.invitation` or from the link.' })
    invitationToken: string,
    @Context() { address }: GraphqlContext,
  ): Promise<ClubPreviewType | null> {
    const club = await this.links.look(invitationToken, address);
    if (!club) return null;
    const { name, about, memberCount } = club;
    return { source: club, name, about, memberCount };
  }

  @ResolveField(() => UserType, {
    nullable: true,
    complexity: STATEMENT_PRICE,
    description: 'Its owner, who invites; null when the account is gone.',
  })
  async owner(
    @Parent() { source }: ClubPreviewType,
    @Context() context: GraphqlContext,
  ): Promise<UserType | null> {
    const ownerId = await this.clubs.ownerOf(source.id);
    return ownerId === null ? null : loadUser(context, this.users, ownerId);
  }

  @ResolveField(() => ClubType, {
    nullable: true,
    complexity: STATEMENT_PRICE,
    description: 'The club itself, if the viewer sees it; else null.',
  })
  async club(
    @Parent() { source }: ClubPreviewType,
    @OptionalViewer('club:read') viewer: Viewer | null,
  ): Promise<ClubType | null> {
    const role = viewer && (await this.clubs.roleOf(source.id, viewer.userId));
    return isClubVisible(source, role) ? toClubType(source) : null;
  }

  @ResolveField(() => UserErrorType, {
    nullable: true,
    complexity: STATEMENT_PRICE,
    description:
      'Why the viewer cannot join by this link: as `joinClub` would answer. Null if the viewer can, and when nobody ' +
      'is signed in.',
  })
  async refusal(
    @Parent() { source }: ClubPreviewType,
    @OptionalViewer('club:read') viewer: Viewer | null,
  ): Promise<UserErrorType | null> {
    const failure = viewer && (await this.standings.joining(viewer.userId, source));
    return failure && refused(failure).userErrors[0]!;
  }
}
