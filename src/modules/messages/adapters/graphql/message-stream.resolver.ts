import { Args, ID, Resolver, Subscription } from '@nestjs/graphql';
import { ApiError } from '../../../../platform/api/api-error.js';
import { idOf } from '../../../../platform/api/ids.js';
import { SignedIn } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { LiveBus } from '../../../../platform/live/live-bus.js';
import type { LiveMessage } from '../../../../platform/live/live-bus.js';
import { SharedReads } from '../../../../platform/live/fan-out.js';
import { projected } from '../../../../platform/live/stream.js';
import type { Stream } from '../../../../platform/live/stream.js';
import { MatchStore, seatOf } from '../../../matches/application/index.js';
import { MessageStore } from '../../application/index.js';
import type { Message } from '../../application/index.js';
import { messagesTopic } from '../../application/message-delivery.js';
import { MessageType, toMessageType } from './message.type.js';

@Resolver(() => MessageType)
export class MessageStreamResolver {
  private readonly reads = new SharedReads<Message | null>();

  constructor(
    private readonly store: MessageStore,
    private readonly matches: MatchStore,
    private readonly live: LiveBus,
  ) {}

  @Subscription(() => MessageType, {
    description:
      'A match’s messages as they are delivered, for its players; what was missed is in `messages`.',
    resolve: (message: MessageType) => message,
  })
  async messageAdded(
    @Args('matchId', { type: () => ID }) id: string,
    @SignedIn('read') { userId }: Viewer,
  ): Promise<Stream<MessageType>> {
    const matchId = idOf('Match', id);
    if (!matchId) throw notAPlayer();
    const changes = this.live.changes(messagesTopic(matchId));
    const match = await this.matches.find(matchId);
    if (match && seatOf(match, userId) !== null) return this.told(changes, userId);
    await changes.return();
    throw notAPlayer();
  }

  private told(changes: Stream<LiveMessage | null>, userId: string): Stream<MessageType> {
    return projected(changes, async (change) => {
      if (change === null) return null;
      const read = () => this.store.find(String(change.ref), userId);
      const found = await this.reads.of(change, userId, read);
      return found && toMessageType(found);
    });
  }
}

const notAPlayer = () =>
  new ApiError('BAD_USER_INPUT', 'There is no such match in which the viewer plays.');
