import type { OnModuleInit } from '@nestjs/common';
import { Args, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { idOf } from '../../../../platform/api/ids.js';
import { NodeFinders } from '../../../../platform/graphql/node.js';
import { done, refused } from '../../../../platform/graphql/user-error.js';
import { SignedIn } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { loadUser, UserType } from '../../../users/adapters/graphql/index.js';
import { UserDirectory } from '../../../users/application/index.js';
import { MessageStore, SendMessage } from '../../application/index.js';
import { messageFailure } from '../../application/message-failure.js';
import {
  MessageType,
  PHRASE_COUNT,
  phraseWordings,
  PhraseWordingType,
  SendMessageInput,
  SendMessagePayload,
  toMessageType,
} from './message.type.js';

@Resolver(() => MessageType)
export class MessagesResolver implements OnModuleInit {
  constructor(
    private readonly sending: SendMessage,
    private readonly store: MessageStore,
    private readonly users: UserDirectory,
    private readonly nodes: NodeFinders,
  ) {}

  onModuleInit(): void {
    this.nodes.register('Message', async (id, viewer) => {
      const found = viewer && (await this.store.find(id, viewer.userId));
      return found && toMessageType(found);
    });
  }

  @Query(() => [PhraseWordingType], {
    complexity: ({ childComplexity }) => 1 + PHRASE_COUNT * childComplexity,
    description: 'All that `sendMessage` takes as a phrase.',
  })
  phrases(): PhraseWordingType[] {
    return phraseWordings();
  }

  @Mutation(() => SendMessagePayload, {
    description: 'Says something to all other players of a match.',
  })
  async sendMessage(
    @Args('input') input: SendMessageInput,
    @SignedIn('play') viewer: Viewer,
  ): Promise<SendMessagePayload> {
    const matchId = idOf('Match', input.matchId);
    if (!matchId) return refused(messageFailure('MATCH_NOT_FOUND', 'matchId'));
    const result = await this.sending.execute({
      userId: viewer.userId,
      matchId,
      text: input.text ?? null,
      phrase: input.phrase ?? null,
      idempotencyKey: input.idempotencyKey ?? null,
    });
    if (!result.ok) return refused(result.error);
    return { message: toMessageType(result.value), userErrors: done };
  }

  @ResolveField(() => UserType)
  sender(@Parent() message: MessageType, @Context() context: GraphqlContext) {
    return loadUser(context, this.users, message.senderId);
  }
}
