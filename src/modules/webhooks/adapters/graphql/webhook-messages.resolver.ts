import { Args, Context, Field, ObjectType, Resolver, Subscription } from '@nestjs/graphql';
import { decodeCursor } from '../../../../platform/api/page.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { AFTER, beginsAfter } from '../../../../platform/graphql/resuming.js';
import { SignedIn } from '../../../../platform/graphql/signed-in.js';
import { valueOf } from '../../../../platform/graphql/stream-item.js';
import type { StreamItem } from '../../../../platform/graphql/stream-item.js';
import type { LeftOut } from '../../../../platform/live/left-out.js';
import { projected } from '../../../../platform/live/stream.js';
import type { Stream } from '../../../../platform/live/stream.js';
import { isSequencePosition } from '../../../events/domain/index.js';
import { WebhookMessageStreams } from '../../application/message-streams.js';
import type { StreamedMessage } from '../../application/message-streams.js';
import { WebhookEventTypeEnum } from './webhook.type.js';

@ObjectType('WebhookMessage', { description: 'A message as a webhook would post it.' })
class WebhookMessageObject {
  @Field({ description: 'The event’s cursor. Send it as `after` to continue from there.' })
  cursor!: string;
  @Field(() => WebhookEventTypeEnum, { description: 'The type of the message.' }) type!: string;
  @Field({ description: 'The JSON text that would be posted; it is what the signature is of.' })
  body!: string;
}

@Resolver(() => WebhookMessageObject)
export class WebhookMessagesResolver {
  constructor(private readonly streams: WebhookMessageStreams) {}

  @Subscription(() => WebhookMessageObject, {
    description:
      'The messages that a webhook of the viewer would be sent, for a receiver without a public address. What a ' +
      'webhook leaves out, such as turns that are over, is left out here too.',
    resolve: valueOf,
  })
  async webhookMessageAdded(
    @Args('types', {
      type: () => [WebhookEventTypeEnum],
      nullable: true,
      description:
        'The types that are sent. By default all notifications, but no events of matches. An event that is read and left out costs 4 points.',
    })
    types: string[] | null,
    @Args('after', AFTER) after: string | null,
    @SignedIn('event:read') { userId }: Viewer,
    @Context() context: GraphqlContext,
  ): Promise<Stream<StreamItem<WebhookMessageObject> | LeftOut>> {
    const begin = beginsAfter(context, after);
    const start = begin ? decodeCursor(begin, isSequencePosition(userId)) : null;
    const messages = await this.streams.ofUser(userId, types, start?.[1] ?? null);
    return projected(messages, (message) =>
      Promise.resolve('leftOut' in message ? message : itemOf(message)),
    );
  }
}

const itemOf = ({ event: { cursor }, type, body }: StreamedMessage) => ({
  value: { cursor, type, body },
  subject: null,
  cursor,
});
