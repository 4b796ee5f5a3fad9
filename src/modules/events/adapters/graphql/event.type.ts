import { Field, ID, Int, InterfaceType, ObjectType } from '@nestjs/graphql';
import { connectionType } from '../../../../platform/graphql/connection.js';
import { describedEnum } from '../../../../platform/graphql/enum-type.js';
import { USER_EVENT_KINDS } from '../../domain/index.js';
import type { ViewedMatch } from '../../../matches/application/index.js';
import { MatchEventPayloadType } from './event-payload.type.js';
import { MatchEventTypeEnum } from './match-event-type.enum.js';
import { NotificationObject } from '../../../notifications/adapters/graphql/index.js';
import type {
  ApiMatchEvent,
  ApiNotificationEvent,
  ApiUserEvent,
} from '../../application/event-projector.js';

export const UserEventKindEnum = describedEnum(
  'UserEventKind',
  'What happens to a user, for `eventAdded`.',
  USER_EVENT_KINDS,
);

@InterfaceType('UserEvent', {
  resolveType: (event: ApiUserEvent) => event.__typename,
  description: 'An entry in a user’s sequence: an event of a match, or a notification.',
})
export abstract class UserEventType {
  @Field({
    description:
      'Its position in the list or stream from which it was read. Send it as `after` to continue ' +
      'from there.',
  })
  cursor!: string;
  @Field({ description: 'When it happened.' }) at!: Date;
}

@ObjectType('MatchEvent', {
  implements: () => [UserEventType],
  description: 'An event of a match as the viewer may read it now; hidden cards are null.',
})
export class MatchEventObject extends UserEventType implements ApiMatchEvent {
  readonly __typename = 'MatchEvent';
  /** For the resolver only; not a field of the schema. */
  readonly viewed!: ViewedMatch;
  @Field(() => ID, { description: 'The match.' }) matchId!: string;
  @Field(() => Int, { description: 'The match’s version after the event.' }) version!: number;
  @Field(() => MatchEventTypeEnum, { description: 'What happened.' }) type!: ApiMatchEvent['type'];
  @Field(() => Int, {
    nullable: true,
    description: 'The seat whose action caused the event; null if no action did.',
  })
  seat!: number | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The action, in the first event that it caused. Null where it names a card that the viewer ' +
      'may not see.',
  })
  token!: string | null;
  @Field(() => MatchEventPayloadType, {
    nullable: true,
    description: 'The content of the event; null, with an error, if the match is broken.',
  })
  payload!: object | null;
}

@ObjectType('NotificationEvent', {
  implements: () => [UserEventType],
  description: 'A notification in its user’s sequence.',
})
export class NotificationEventObject extends UserEventType implements ApiNotificationEvent {
  readonly __typename = 'NotificationEvent';
  @Field(() => NotificationObject, { description: 'The notification as it is now.' })
  notification!: ApiNotificationEvent['notification'];
}

export const MatchEventConnection = connectionType('MatchEvent', MatchEventObject);

/** A connection holds objects of the interface's types, but is declared with the interface's class. */
export const UserEventConnection = connectionType<ApiUserEvent>(
  'UserEvent',
  UserEventType as unknown as new () => ApiUserEvent,
);
