import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { enumType } from '../../../../platform/graphql/enum-type.js';
import { connectionType } from '../../../../platform/graphql/connection.js';
import { toGlobalId } from '../../../../platform/api/ids.js';
import { NodeObject } from '../../../../platform/graphql/node.js';
import { Payload } from '../../../../platform/graphql/user-error.js';
import { PHRASES } from '../../domain/message.js';
import type { Message, Phrase } from '../../domain/message.js';

const PhraseEnum = enumType(Object.keys(PHRASES), { name: 'Phrase' });

@ObjectType('PhraseWording', { description: 'A phrase that can be sent at any time.' })
export class PhraseWordingType {
  @Field(() => PhraseEnum) phrase!: string;
  @Field() en!: string;
  @Field() de!: string;
}

@ObjectType('Message', {
  implements: () => [NodeObject],
  description:
    'What a player says to the others of a match. Text is text: show it as nothing else.',
})
export class MessageType extends NodeObject {
  override readonly nodeType = 'Message';
  /** Behind the resolver, never a field. */
  readonly senderId!: string;
  @Field(() => ID) matchId!: string;
  @Field(() => Int) seat!: number;
  @Field(() => Int, { description: 'The deal that ran, or had run last, when it was sent.' })
  dealNumber!: number;
  @Field(() => String, { nullable: true, description: 'Null for a phrase.' }) text!: string | null;
  @Field(() => PhraseEnum, { nullable: true, description: 'Null for a text.' })
  phrase!: string | null;
  @Field() createdAt!: Date;
  @Field(() => Date, {
    nullable: true,
    description: 'Null while it is held back: until then nobody but its sender sees it.',
  })
  deliveredAt!: Date | null;
}

export const MessageConnection = connectionType('Message', MessageType);

@InputType({ description: 'Either a text or a phrase.' })
export class SendMessageInput {
  @Field(() => ID) matchId!: string;
  @Field(() => String, {
    nullable: true,
    description: '1 to 500 characters. With more than two seats it waits for the end of the deal.',
  })
  text?: string | null;
  @Field(() => PhraseEnum, { nullable: true, description: 'Delivered at once, to everybody.' })
  phrase?: Phrase | null;
  @Field(() => String, { nullable: true, description: '1 to 200 characters, per user.' })
  idempotencyKey?: string | null;
}

@ObjectType()
export class SendMessagePayload extends Payload {
  @Field(() => MessageType, { nullable: true }) message?: MessageType | null;
}

export function toMessageType(message: Message): MessageType {
  const { id, matchId, seat, senderId, dealNumber, text, phrase, createdAt, deliveredAt } = message;
  return {
    nodeType: 'Message',
    id: toGlobalId('Message', id),
    matchId: toGlobalId('Match', matchId),
    seat,
    senderId,
    dealNumber,
    text,
    phrase,
    createdAt,
    deliveredAt,
  };
}

/** The list of them costs all of them. */
export const PHRASE_COUNT = Object.keys(PHRASES).length;

export const phraseWordings = (): PhraseWordingType[] =>
  Object.entries(PHRASES).map(([phrase, wording]) => ({ phrase, ...wording }));
