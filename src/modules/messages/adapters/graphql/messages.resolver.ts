import type { OnModuleInit } from '@nestjs/common';
import {
  Args,
  Context,
  ID,
  Mutation,
  Parent,
  Query,
  ResolveField,
  Resolver,
  Subscription,
} from '@nestjs/graphql';
import { ApiError } from '../../../../platform/api/api-error.js';
import { givenId } from '../../../../platform/api/ids.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { NodeFinders } from '../../../../platform/graphql/node.js';
import type { NodeObject } from '../../../../platform/graphql/node.js';
import {
  OptionalViewer,
  requiredViewer,
  SignedIn,
} from '../../../../platform/graphql/signed-in.js';
import { done, refused } from '../../../../platform/graphql/user-error.js';
import { EACH_IS_PAID, sharedItem, valueOf } from '../../../../platform/graphql/stream-item.js';
import type { StreamItem } from '../../../../platform/graphql/stream-item.js';
import { LiveBus } from '../../../../platform/live/live-bus.js';
import type { Hint } from '../../../../platform/live/live-bus.js';
import { begun, projected, readerStream } from '../../../../platform/live/stream.js';
import { DistinctReader } from '../../../../platform/live/distinct-reader.js';
import type { Stream } from '../../../../platform/live/stream.js';
import { MatchType } from '../../../matches/adapters/graphql/index.js';
import { Matches, seatOf } from '../../../matches/application/index.js';
import { loadUser, UserType } from '../../../users/adapters/graphql/index.js';
import { Users } from '../../../users/application/index.js';
import { Messages } from '../../application/index.js';
import { messagesTopic } from '../../application/message-hints.js';
import { SendMessageUseCase } from '../../application/send-message.use-case.js';
import type { Message } from '../../domain/message.js';
import {
  MessageType,
  PHRASE_COUNT,
  phraseWordings,
  PhraseWordingType,
  SendMessageInput,
  SendMessagePayload,
  toMessageType,
} from './message.type.js';

/** How many messages a subscription can begin with. */
const MOST_FIRST = 100;

/** Among how many of the newest it looks for those of which a hint was lost. */
const MOST_MISSED = 20;

@Resolver(() => MessageType)
export class MessagesResolver implements OnModuleInit {
  constructor(
    private readonly sending: SendMessageUseCase,
    private readonly stored: Messages,
    private readonly matches: Matches,
    private readonly users: Users,
    private readonly nodes: NodeFinders,
    private readonly live: LiveBus,
  ) {}

  onModuleInit(): void {
    this.nodes.register('Message', 'message:read', async (ids, viewer) => {
      const found = viewer ? await this.stored.findMany(ids, viewer.userId) : [];
      return new Map(found.map((message) => [message.id, toMessageType(message)]));
    });
  }

  @Query(() => [PhraseWordingType], {
    complexity: ({ childComplexity }) => 1 + PHRASE_COUNT * childComplexity,
    description: 'All phrases that `sendMessage` takes.',
  })
  phrases(): PhraseWordingType[] {
    return phraseWordings();
  }

  @Mutation(() => SendMessagePayload, {
    description:
      'Sends a message to all other players of a match. With a token, a `text` needs the scope `message:write`.',
  })
  async sendMessage(
    @Args('input') input: SendMessageInput,
    @SignedIn('phrase:write') viewer: Viewer,
    @Context() context: GraphqlContext,
  ): Promise<SendMessagePayload> {
    if ((input.text ?? null) !== null) await requiredViewer(context, 'message:write');
    const matchId = givenId('Match', input.matchId, 'input.matchId');
    const result = await this.sending.execute({
      userId: viewer.userId,
      matchId,
      text: input.text ?? null,
      phrase: input.phrase ?? null,
      idempotencyKey: input.idempotencyKey ?? null,
    });
    if (!result.ok) return refused(...result.error);
    return { message: toMessageType(result.value), userErrors: done };
  }

  @ResolveField(() => MatchType, {
    nullable: true,
    description: 'The match in which it was sent; null if the viewer may not look at it.',
  })
  match(
    @Parent() { matchId }: MessageType,
    @OptionalViewer('match:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<NodeObject | null> {
    return this.nodes.load(context, 'Match', matchId, viewer);
  }

  @ResolveField(() => UserType, { description: 'The sender.' })
  sender(@Parent() message: MessageType, @Context() context: GraphqlContext) {
    return loadUser(context, this.users, message.senderId);
  }

  @Subscription(() => MessageType, {
    description:
      'Each message of a match when it is delivered, for its players; `Match.messages` has earlier ' +
      'ones.',
    resolve: valueOf,
  })
  async messageAdded(
    @Args('matchId', { type: () => ID, description: 'The match.' }) id: string,
    @Args('initial', {
      type: () => Boolean,
      defaultValue: false,
      description: `Whether the stream begins with the ${MOST_FIRST} newest delivered messages, oldest first. ${EACH_IS_PAID}`,
    })
    initial: boolean,
    @SignedIn('message:read') { userId }: Viewer,
  ): Promise<Stream<StreamItem<MessageType>>> {
    const matchId = givenId('Match', id, 'matchId');
    const changes = this.live.changes(messagesTopic(matchId));
    await begun(changes, () => this.assertPlayer(matchId, userId));
    const finding = {
      first: initial ? () => this.delivered(matchId, userId, MOST_FIRST) : null,
      named: async (hint: Hint) => [await this.find(hint, userId)].flatMap((it) => it ?? []),
      newest: () => this.delivered(matchId, userId, MOST_MISSED),
    };
    const found = readerStream(changes, new DistinctReader(finding));
    return projected(found, (item) => Promise.resolve(sharedItem(toMessageType(item), item)));
  }

  private async assertPlayer(matchId: string, userId: string): Promise<void> {
    const match = await this.matches.find(matchId);
    if (!match || seatOf(match, userId) === null) throw notAPlayer();
  }

  private find(change: Hint, userId: string): Promise<Message | null> {
    return this.stored.find(String(change.ref), userId);
  }

  private async delivered(matchId: string, userId: string, first: number): Promise<Message[]> {
    const rows = await this.stored.list(matchId, userId, { first, after: null });
    const newest = rows.slice(0, first).filter(({ deliveredAt }) => deliveredAt !== null);
    return newest.toReversed();
  }
}

const notAPlayer = () =>
  new ApiError('BAD_USER_INPUT', {
    en: 'There is no such match, or you do not play in it.',
    de: 'Es gibt keine solche Partie, oder du spielst in ihr nicht mit.',
  });
