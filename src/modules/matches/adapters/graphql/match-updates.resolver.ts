import { Args, ID, Resolver, Subscription } from '@nestjs/graphql';
import { LiveBus } from '../../../../platform/live/live-bus.js';
import type { LiveMessage } from '../../../../platform/live/live-bus.js';
import { projected } from '../../../../platform/live/stream.js';
import type { Stream } from '../../../../platform/live/stream.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { shareReads } from '../../../../platform/graphql/loader.js';
import { ApiError } from '../../../../platform/api/api-error.js';
import { idOf } from '../../../../platform/api/ids.js';
import { OptionalViewer } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { matchTopic } from '../../application/owed.js';
import { MatchReader } from '../../application/match-reader.js';
import type { MatchSight } from '../../application/match-sight.js';
import { MatchWatch } from '../../application/match-watch.js';
import { toMatchType } from './match-mapper.js';
import { MatchType } from './match.type.js';

/** What a subscriber is told. */
interface Told {
  readonly sight: MatchSight;
  readonly userId: string | null;
}

@Resolver(() => MatchType)
export class MatchUpdatesResolver {
  constructor(
    private readonly reader: MatchReader,
    private readonly watch: MatchWatch,
    private readonly live: LiveBus,
  ) {}

  @Subscription(() => MatchType, {
    description: 'A match after every change, as the viewer may see it.',
    resolve: ({ sight, userId }: Told, _args: unknown, context: GraphqlContext) => {
      shareReads(context, sight.stored, userId);
      return toMatchType(sight);
    },
  })
  async matchUpdated(
    @Args('matchId', { type: () => ID }) id: string,
    @OptionalViewer('read') viewer: Viewer | null,
  ): Promise<Stream<Told>> {
    const matchId = idOf('Match', id);
    if (!matchId) throw unknownMatch();
    const userId = viewer?.userId ?? null;
    const changes = this.live.changes(matchTopic(matchId));
    const sight = await this.reader.find(matchId, userId);
    if (sight) return this.updates(changes, matchId, sight.stored.version, userId);
    await changes.return();
    throw unknownMatch();
  }

  /** Told versions are what counts, so that a message that comes late or twice says nothing twice. */
  private updates(
    changes: Stream<LiveMessage | null>,
    matchId: string,
    from: number,
    userId: string | null,
  ): Stream<Told> {
    let told = from;
    return projected(changes, async (change) => {
      if (change !== null && Number(change.ref) <= told) return null;
      const sight = await this.watch.after(change, matchId, userId);
      if (!sight || sight.stored.version <= told) return null;
      told = sight.stored.version;
      return { sight, userId };
    });
  }
}

const unknownMatch = () => new ApiError('BAD_USER_INPUT', 'There is no such match.');
