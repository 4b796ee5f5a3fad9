import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { defineSharedLoader } from '../../../../platform/graphql/loader.js';
import { OptionalViewer } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { MatchType, toMatchType } from '../../../matches/adapters/graphql/index.js';
import { Matches, viewedBy } from '../../../matches/application/index.js';
import type { StoredMatch } from '../../../matches/application/index.js';
import { Challenges } from '../../application/index.js';
import { isVisible } from '../../domain/challenge.js';
import type { Challenge } from '../../domain/challenge.js';
import { ChallengeType, toChallengeType } from './challenge.type.js';

const rematchesOf = defineSharedLoader<string, Challenge>('rematches');
const matchesOf = defineSharedLoader<string, StoredMatch>('rematch-matches');

/** The rematch of a match: the open offer, or the match that was started. */
@Resolver(() => MatchType)
export class RematchFieldsResolver {
  constructor(
    private readonly challenges: Challenges,
    private readonly matches: Matches,
  ) {}

  @ResolveField(() => ChallengeType, {
    nullable: true,
    description:
      'The open rematch offer, for the players of the match: its `creator` made it, and its `table` ' +
      'shows who else has accepted.',
  })
  async rematchOffer(
    @Parent() match: MatchType,
    @OptionalViewer('challenge:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<ChallengeType | null> {
    const offer = await this.rematchOf(match, context);
    const shown = offer?.status === 'OPEN' && isVisible(offer, viewer?.userId ?? null);
    return shown ? toChallengeType(offer) : null;
  }

  @ResolveField(() => MatchType, {
    nullable: true,
    description: 'The rematch that its players have started, for users who may look at it.',
  })
  async rematch(
    @Parent() match: MatchType,
    @OptionalViewer('match:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<MatchType | null> {
    const offer = await this.rematchOf(match, context);
    if (offer?.status !== 'MATCHED') return null;
    const loader = matchesOf(context, (ids) => this.matches.findMany(ids));
    const stored = await loader.load(offer.matchId);
    const viewed = stored && viewedBy(stored, viewer?.userId ?? null);
    return viewed && toMatchType(viewed);
  }

  private rematchOf({ viewed }: MatchType, context: GraphqlContext): Promise<Challenge | null> {
    return rematchesOf(context, (ids) => this.challenges.rematches(ids)).load(viewed.stored.id);
  }
}
