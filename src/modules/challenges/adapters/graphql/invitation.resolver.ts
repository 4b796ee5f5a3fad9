import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { OptionalViewer } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { Invitations } from '../../application/invitations.js';
import { ChallengeType, InvitationType, toChallengeType } from './challenge.type.js';

/** Invitation links: for the creator of a challenge, and for anyone who has received one. */
@Resolver(() => ChallengeType)
export class InvitationResolver {
  constructor(private readonly invitations: Invitations) {}

  @Query(() => ChallengeType, {
    nullable: true,
    description:
      'The challenge to which a link invites, for anyone who has the link. Null for a wrong token, ' +
      'and when the challenge is no longer open or has no free seat; its players still see it, so ' +
      'that the link leads them to their match.',
  })
  async invitation(
    @Args('invitationToken', {
      description: 'The token from `Challenge.invitation` or from the link.',
    })
    token: string,
    @OptionalViewer('challenge:read') viewer: Viewer | null,
    @Context() { address }: GraphqlContext,
  ): Promise<ChallengeType | null> {
    const challenge = await this.invitations.look(token, address, viewer?.userId);
    return challenge && toChallengeType(challenge);
  }

  @ResolveField('invitation', () => InvitationType, {
    nullable: true,
    description:
      'The link to give to others, for the challenge’s creator. Null for everyone else, and when no ' +
      'seat is free or the challenge has ended.',
  })
  invitationOf(
    @Parent() { source }: ChallengeType,
    @OptionalViewer('challenge:write') viewer: Viewer | null,
  ): InvitationType | null {
    return viewer?.userId === source.creatorId ? this.invitations.of(source) : null;
  }
}
