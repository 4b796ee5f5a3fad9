import { Args, ID, Resolver, Subscription } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { projected, whenEnded } from '../../../../platform/live/stream.js';
import type { Stream } from '../../../../platform/live/stream.js';
import { Presence } from '../../../../platform/presence/presence.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { shareReads } from '../../../../platform/graphql/loader.js';
import { EACH_IS_PAID, payForBacklog } from '../../../../platform/graphql/backlog-cost.js';
import { ApiError } from '../../../../platform/api/api-error.js';
import { idOf } from '../../../../platform/api/ids.js';
import { OptionalViewer, SignedIn } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import type { ViewedMatch } from '../../application/viewed-match.js';
import { MATCH_FAILURES } from '../../application/failures.js';
import { MatchStreams } from '../../application/match-streams.js';
import { toMatchType } from './match-mapper.js';
import { MatchType } from './match.type.js';

/** The data that is sent to a subscriber. */
interface MatchUpdate {
  readonly viewed: ViewedMatch;
  readonly userId: string | null;
  readonly isBacklog?: boolean;
}

/** Subscribers who receive the same change share its reads. */
function resolve(
  { viewed, userId, isBacklog = false }: MatchUpdate,
  _args: unknown,
  context: GraphqlContext,
  info: GraphQLResolveInfo,
): MatchType {
  payForBacklog(isBacklog, context, info);
  shareReads(context, viewed.stored, userId);
  return toMatchType(viewed);
}

@Resolver(() => MatchType)
export class MatchUpdatesResolver {
  constructor(
    private readonly streams: MatchStreams,
    private readonly presence: Presence,
  ) {}

  @Subscription(() => MatchType, {
    description:
      'A match after every change, as the viewer may see it. Completes after the update with the ' +
      'end of the match.',
    resolve,
  })
  async matchUpdated(
    @Args('matchId', { type: () => ID, description: 'The match to watch.' }) id: string,
    @Args('initial', {
      type: () => Boolean,
      defaultValue: false,
      description:
        'Whether the stream begins with the match as it is now. No later change is missed. If the ' +
        'match has ended, this is the only update.',
    })
    initial: boolean,
    @OptionalViewer('match:read') viewer: Viewer | null,
  ): Promise<Stream<MatchUpdate>> {
    const matchId = idOf('Match', id);
    const userId = viewer?.userId ?? null;
    const stream = matchId && (await this.streams.ofMatch(matchId, userId, initial));
    if (!stream) throw new ApiError('BAD_USER_INPUT', MATCH_FAILURES.MATCH_NOT_FOUND);
    const updates = projected(stream, (viewed) => Promise.resolve({ viewed, userId }));
    return userId === null ? updates : this.watched(updates, matchId, userId);
  }

  /** Reports that the user has the table open, so that a turn there is no news (docs/notifications.md). */
  private watched<T>(updates: Stream<T>, matchId: string, userId: string): Stream<T> {
    this.presence.watch(userId, matchId, updates);
    return whenEnded(updates, () => this.presence.unwatch(userId, updates));
  }

  @Subscription(() => MatchType, {
    description:
      'A match of the viewer each time that the viewer is to act in it: at least once for each ' +
      '`version`, also if the turn continues. An update has all data that a move needs: send `act` ' +
      'with its `version`. After a lost connection subscribe again with `initial: true`.',
    resolve,
  })
  turnAdded(
    @Args('initial', {
      type: () => Boolean,
      defaultValue: false,
      description:
        'Whether the stream begins with all matches that wait for the viewer, soonest deadline first. ' +
        EACH_IS_PAID,
    })
    initial: boolean,
    @SignedIn('match:read') { userId }: Viewer,
  ): Stream<MatchUpdate> {
    const turns = this.streams.turnsOf(userId, initial);
    return projected(turns, ({ item: viewed, isBacklog }) =>
      Promise.resolve({ viewed, userId, isBacklog }),
    );
  }
}
