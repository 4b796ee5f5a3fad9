import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { isMomentAndId, parsePage } from '../../../../platform/api/page.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { pagePrice, STATEMENT_PRICE } from '../../../../platform/accounting/price.js';
import { connectionOf, PageArgs } from '../../../../platform/graphql/connection.js';
import type { Connection } from '../../../../platform/graphql/connection.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { defineLoader } from '../../../../platform/graphql/loader.js';
import { OptionalViewer } from '../../../../platform/graphql/signed-in.js';
import { ChallengeType, toChallengeType } from '../../../challenges/adapters/graphql/index.js';
import { Challenges, Invitations } from '../../../challenges/application/index.js';
import { ClubOffers, Clubs } from '../../application/index.js';
import { roleIn } from './club-fields.resolver.js';
import { ClubOfferConnection, ClubOfferType, ClubType } from './club.type.js';

const challengesLoader = defineLoader<string, ChallengeType>('club offers');

/** The lobby of a club. */
@Resolver(() => ClubType)
export class ClubLobbyResolver {
  constructor(
    private readonly clubs: Clubs,
    private readonly lobby: ClubOffers,
    private readonly invitations: Invitations,
  ) {}

  @ResolveField(() => ClubOfferConnection, {
    nullable: true,
    complexity: ({ args, childComplexity }) => STATEMENT_PRICE + pagePrice(args, childComplexity),
    description:
      'The matches that members offer to each other, newest first. For members; else null.',
  })
  async offers(
    @Parent() club: ClubType,
    @Args() args: PageArgs,
    @OptionalViewer('club:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<Connection<ClubOfferType> | null> {
    if ((await roleIn(this.clubs, club, viewer, context)) === null) return null;
    const page = parsePage(args.first, args.after, isMomentAndId);
    const rows = await this.lobby.list(club.source.id, page);
    return connectionOf(
      rows,
      page,
      ({ createdAt, challengeId }) => [createdAt.toISOString(), challengeId],
      ({ createdAt, challengeId }) => ({
        challengeId,
        invitationToken: this.invitations.tokenFor(challengeId),
        createdAt,
      }),
    );
  }
}

@Resolver(() => ClubOfferType)
export class ClubOfferResolver {
  constructor(private readonly challenges: Challenges) {}

  @ResolveField(() => ChallengeType, {
    nullable: true,
    description: 'Its terms and players. Null if it has been deleted meanwhile.',
  })
  challenge(
    @Parent() { challengeId }: ClubOfferType,
    @Context() context: GraphqlContext,
  ): Promise<ChallengeType | null> {
    const load = challengesLoader(context, async (ids) => {
      const found = await this.challenges.findMany(ids);
      return new Map(found.map((one) => [one.id, toChallengeType(one)]));
    });
    return load.load(challengeId);
  }
}
