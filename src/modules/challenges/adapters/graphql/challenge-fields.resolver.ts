import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { OptionalViewer } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { MatchType, toMatchType } from '../../../matches/adapters/graphql/index.js';
import { MatchReader } from '../../../matches/application/index.js';
import { loadUser, UserType } from '../../../users/adapters/graphql/index.js';
import { UserDirectory } from '../../../users/application/index.js';
import { visibleBackers } from '../../application/index.js';
import { BackingType, toBackingType } from './backing.type.js';
import { ChallengeType } from './challenge.type.js';

@Resolver(() => ChallengeType)
export class ChallengeFieldsResolver {
  constructor(
    private readonly users: UserDirectory,
    private readonly matches: MatchReader,
  ) {}

  @ResolveField(() => UserType)
  creator(@Parent() challenge: ChallengeType, @Context() context: GraphqlContext) {
    return loadUser(context, this.users, challenge.creatorId);
  }

  @ResolveField(() => [UserType], {
    nullable: 'items',
    description: 'By seat; null where anyone may sit down.',
  })
  seats(@Parent() challenge: ChallengeType, @Context() context: GraphqlContext) {
    return Promise.all(
      challenge.seatUserIds.map((id) =>
        id ? loadUser(context, this.users, id) : Promise.resolve(null),
      ),
    );
  }

  @ResolveField(() => [BackingType], {
    description:
      'Idle partners by seat: the accepted ones; while it is open, to themselves and to the seat’s ' +
      'holder, those too who have asked.',
  })
  backers(
    @Parent() { source }: ChallengeType,
    @OptionalViewer('read') viewer: Viewer | null,
  ): BackingType[] {
    return visibleBackers(source, viewer?.userId ?? null).map(toBackingType);
  }

  @ResolveField(() => MatchType, {
    nullable: true,
    description: 'The match that it has become.',
  })
  async match(@Parent() challenge: ChallengeType, @OptionalViewer('read') viewer: Viewer | null) {
    if (challenge.status !== 'MATCHED') return null;
    const sight = await this.matches.find(challenge.matchRowId, viewer?.userId ?? null);
    return sight && toMatchType(sight);
  }
}
