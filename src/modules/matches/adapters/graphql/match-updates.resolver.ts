import { Args, ID, Resolver, Subscription } from '@nestjs/graphql';
import { projected, whenEnded } from '../../../../platform/live/stream.js';
import type { Stream } from '../../../../platform/live/stream.js';
import { Presence } from '../../../../platform/presence/presence.js';
import { EACH_IS_PAID, sharedItem, valueOf } from '../../../../platform/graphql/stream-item.js';
import type { StreamItem } from '../../../../platform/graphql/stream-item.js';
import { ApiError } from '../../../../platform/api/api-error.js';
import { givenId } from '../../../../platform/api/ids.js';
import { OptionalViewer, SignedIn } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import type { ViewedMatch } from '../../application/viewed-match.js';
import { MATCH_FAILURES } from '../../application/failures.js';
import { MatchStreams } from '../../application/match-streams.js';
import { toMatchType } from './match-mapper.js';
import { MatchType } from './match.type.js';

type MatchUpdates = Stream<StreamItem<MatchType>>;

const updatesOf = (views: Stream<ViewedMatch>): MatchUpdates =>
  projected(views, (viewed) => Promise.resolve(sharedItem(toMatchType(viewed), viewed.stored)));

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
    resolve: valueOf,
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
  ): Promise<MatchUpdates> {
    const matchId = givenId('Match', id, 'matchId');
    const userId = viewer?.userId ?? null;
    const stream = await this.streams.ofMatch(matchId, userId, initial);
    if (!stream) throw new ApiError('BAD_USER_INPUT', MATCH_FAILURES.MATCH_NOT_FOUND);
    const updates = updatesOf(stream);
    return userId === null ? updates : this.watchTable(updates, matchId, userId);
  }

  /** Reports that the user has the table open, so that a turn there is no news (docs/notifications.md). */
  private watchTable<T>(updates: Stream<T>, matchId: string, userId: string): Stream<T> {
    this.presence.watch(userId, matchId, updates);
    return whenEnded(updates, () => this.presence.unwatch(userId, updates));
  }

  @Subscription(() => MatchType, {
    description:
      'A match of the viewer each time that the viewer is to act in it: at least once for each ' +
      '`version`, also if the turn continues. An update has all data that a move needs: send `act` ' +
      'with its `version`. After a lost connection subscribe again with `initial: true`.',
    resolve: valueOf,
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
  ): MatchUpdates {
    return updatesOf(this.streams.turnsOf(userId, initial));
  }
}
