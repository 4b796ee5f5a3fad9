import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { describedEnum } from '../../../../platform/graphql/enum-type.js';
import { connectionType } from '../../../../platform/graphql/connection.js';
import { toGlobalId } from '../../../../platform/api/ids.js';
import { NodeObject } from '../../../../platform/graphql/node.js';
import { Payload } from '../../../../platform/graphql/user-error.js';
import { PHRASES } from '../../domain/message.js';
import type { Message, Phrase } from '../../domain/message.js';

const PhraseEnum = describedEnum(
  'Phrase',
  'A fixed phrase, which can be sent at any time; `phrases` has the texts.',
  Object.fromEntries(
    Object.entries(PHRASES).map(([phrase, { en, de }]) => [phrase, `“${en}”, in German “${de}”.`]),
  ),
);

@ObjectType('PhraseWording', { description: 'A phrase and its texts.' })
export class PhraseWordingType {
  @Field(() => PhraseEnum, { description: 'The phrase; `sendMessage` takes it.' })
  phrase!: string;
  @Field({ description: 'Its text in English.' }) en!: string;
  @Field({ description: 'Its text in German.' }) de!: string;
}

@ObjectType('Message', {
  implements: () => [NodeObject],
  description:
    'A message from a player to the other players of a match. Show `text` as plain text only.',
})
export class MessageType extends NodeObject {
  override readonly nodeType = 'Message';
  /** For the resolver; not a field. */
  readonly senderId!: string;
  @Field(() => ID, { description: 'The match in which it was sent.' }) matchId!: string;
  @Field(() => Int, { description: 'The seat of the sender.' }) seat!: number;
  @Field(() => Int, {
    description: 'The deal that was being played when it was sent, or the last deal before.',
  })
  dealNumber!: number;
  @Field(() => String, {
    nullable: true,
    description: 'The text as typed; null for a phrase.',
  })
  text!: string | null;
  @Field(() => PhraseEnum, {
    nullable: true,
    description: 'The phrase that was sent; null for a text.',
  })
  phrase!: string | null;
  @Field({ description: 'When it was sent.' }) createdAt!: Date;
  @Field(() => Date, {
    nullable: true,
    description:
      'When it was delivered; null while it is held back. Until it is delivered, only its sender ' +
      'sees it.',
  })
  deliveredAt!: Date | null;
}

export const MessageConnection = connectionType('Message', MessageType);

@InputType({ description: 'Input of `sendMessage`: either a text or a phrase.' })
export class SendMessageInput {
  @Field(() => ID, { description: 'The match.' }) matchId!: string;
  @Field(() => String, {
    nullable: true,
    description:
      '1 to 500 characters. In a match of three or four players it is delivered when the deal has ended.',
  })
  text?: string | null;
  @Field(() => PhraseEnum, { nullable: true, description: 'Delivered at once, to all players.' })
  phrase?: Phrase | null;
  @Field(() => String, {
    nullable: true,
    description:
      '1 to 200 characters, per user. A repeated call with the same key changes nothing more.',
  })
  idempotencyKey?: string | null;
}

@ObjectType({ description: 'Payload of `sendMessage`.' })
export class SendMessagePayload extends Payload {
  @Field(() => MessageType, { nullable: true, description: 'The message; null when refused.' })
  message?: MessageType | null;
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

/** The number of phrases: the cost of their list. */
export const PHRASE_COUNT = Object.keys(PHRASES).length;

export const phraseWordings = (): PhraseWordingType[] =>
  Object.entries(PHRASES).map(([phrase, wording]) => ({ phrase, ...wording }));
