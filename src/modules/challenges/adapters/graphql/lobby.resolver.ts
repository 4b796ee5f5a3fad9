import { Args, Context, Field, ID, ObjectType, Parent, ResolveField } from '@nestjs/graphql';
import { Resolver, Subscription } from '@nestjs/graphql';
import { toGlobalId } from '../../../../platform/api/ids.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { describedEnum } from '../../../../platform/graphql/enum-type.js';
import { NodeFinders } from '../../../../platform/graphql/node.js';
import type { NodeObject } from '../../../../platform/graphql/node.js';
import { SCAN_PRICE } from '../../../../platform/graphql/searched-connection.js';
import { OptionalViewer } from '../../../../platform/graphql/signed-in.js';
import { EACH_IS_PAID, sharedItem, valueOf } from '../../../../platform/graphql/stream-item.js';
import type { StreamItem } from '../../../../platform/graphql/stream-item.js';
import { projected, streamOf, ENDED } from '../../../../platform/live/stream.js';
import type { Stream } from '../../../../platform/live/stream.js';
import { Blocks } from '../../../blocks/application/index.js';
import { MatchType } from '../../../matches/adapters/graphql/index.js';
import { Users } from '../../../users/application/index.js';
import { LOBBY_PAGE, LobbyWatch } from '../../application/lobby-watch.js';
import type { ChallengeQuery } from '../../domain/challenge-query.js';
import type { Challenge } from '../../domain/challenge.js';
import { challengeQuery, LobbyFilter, usersNamedIn } from './challenge-filter.js';
import { ChallengeType, toChallengeType } from './challenge.type.js';

const REMOVALS = {
  TAKEN: 'Its last free seat has been taken.',
  DECLINED: 'A player whom it named has declined.',
  CANCELLED: 'Its creator has cancelled it, or it was open for too long.',
} as const;
type Removal = keyof typeof REMOVALS;

const RemovalEnum = describedEnum<Removal>(
  'ChallengeRemovalReason',
  'Why a challenge can no longer be accepted by anyone.',
  REMOVALS,
);

@ObjectType('RemovedChallenge', {
  description: 'A challenge that can no longer be accepted by anyone.',
})
export class RemovedChallengeType {
  /** For the resolver only; not fields of the schema. */
  readonly begun!: string | null;
  readonly viewer!: Viewer | null;
  @Field(() => ID, { description: 'Its id. The subscriber may not have received this challenge.' })
  challengeId!: string;
  @Field(() => RemovalEnum, { description: 'Why it can no longer be accepted.' }) reason!: Removal;
}

const FILTER = {
  type: () => LobbyFilter,
  nullable: true,
  description: 'The filter; when left out, all challenges that anyone may accept.',
} as const;

const INITIAL = {
  type: () => Boolean,
  defaultValue: false,
  description: `Whether the ${LOBBY_PAGE} newest open challenges are sent first, in order of creation. ${EACH_IS_PAID}`,
} as const;

/** Subscriptions to the lobby. */
@Resolver(() => RemovedChallengeType)
export class LobbyResolver {
  constructor(
    private readonly lobby: LobbyWatch,
    private readonly users: Users,
    private readonly blocks: Blocks,
    private readonly nodes: NodeFinders,
  ) {}

  @Subscription(() => ChallengeType, {
    description:
      'Challenges that become open to anyone, each once: the live form of `challenges`. Excludes ' +
      'challenges of users whom the viewer had blocked when the subscription began.',
    resolve: valueOf,
  })
  async challengeAdded(
    @Args('filter', FILTER) filter: LobbyFilter | null,
    @Args('initial', INITIAL) initial: boolean,
    @OptionalViewer('challenge:read') viewer: Viewer | null,
    @Context() { meter }: GraphqlContext,
  ): Promise<Stream<StreamItem<ChallengeType>>> {
    if (initial) meter.spend(SCAN_PRICE);
    const query = await this.queryOf(filter, viewer);
    if (!query) return nothing();
    const blocked = new Set(viewer ? await this.blocks.blockedBy(viewer.userId) : []);
    const added = this.lobby.added({ query, blocked }, initial);
    return projected(added, (challenge) =>
      Promise.resolve(sharedItem(toChallengeType(challenge), challenge)),
    );
  }

  @Subscription(() => RemovedChallengeType, {
    description:
      'Challenges that are no longer open to anyone: taken, declined, cancelled or too old. Of the ' +
      'filter only variant, preset, clock and creator apply, because they never change.',
    resolve: valueOf,
  })
  async challengeRemoved(
    @Args('filter', FILTER) filter: LobbyFilter | null,
    @OptionalViewer('challenge:read') viewer: Viewer | null,
  ): Promise<Stream<StreamItem<RemovedChallengeType>>> {
    const query = await this.queryOf(filter, viewer);
    if (!query) return nothing();
    return projected(this.lobby.removed(query), (challenge) =>
      Promise.resolve(sharedItem(removedType(challenge, viewer), challenge)),
    );
  }

  @ResolveField(() => MatchType, {
    nullable: true,
    description:
      'The match that it has become; null if it has not, or if the viewer may not look at it.',
  })
  match(
    @Parent() { begun, viewer }: RemovedChallengeType,
    @Context() context: GraphqlContext,
  ): Promise<NodeObject | null> {
    return this.nodes.load(context, 'Match', begun, viewer);
  }

  /** Null for a filter that can never match. */
  private async queryOf(
    filter: LobbyFilter | null,
    viewer: Viewer | null,
  ): Promise<ChallengeQuery | null> {
    return challengeQuery(filter ?? {}, await usersNamedIn(filter, this.users), viewer);
  }
}

/** A stream without events. It ends when its reader leaves. */
function nothing<T>(): Stream<T> {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return streamOf<T>(
    () => ended.then(() => ENDED),
    () => Promise.resolve(end()),
  );
}

function removedType(challenge: Challenge, viewer: Viewer | null): RemovedChallengeType {
  const { id, status, matchId } = challenge;
  const reason = status === 'DECLINED' || status === 'CANCELLED' ? status : 'TAKEN';
  const begun = status === 'MATCHED' ? toGlobalId('Match', matchId) : null;
  return { challengeId: toGlobalId('Challenge', id), reason, begun, viewer };
}
